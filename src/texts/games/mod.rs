//! What is said of one game only: a file for each game, and the tables of them.

mod enso;
mod game_texts;
mod torus;
mod zen;
pub mod zener;

use crate::games::{AnyGame, Kind, Player, WinReason, for_each_game, with_game};
use crate::search::Level;
use crate::texts::{Phrase, Text};
pub(super) use game_texts::{GameTexts, Instruction};
use game_texts::{KindTexts, PlayerName, WinTexts};

macro_rules! texts {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// What is said of a game, whatever its position.
        fn of_kind(kind: Kind) -> &'static KindTexts {
            match kind {
                $(Kind::$game => &$module::TEXTS,)*
            }
        }
    };
}
for_each_game!(texts);

/// The texts of a game, in the position that it has reached.
pub(super) fn of(game: &AnyGame) -> &dyn GameTexts {
    with_game!(AnyGame, game, game => game)
}

/// Why a game is won.
pub(super) fn win(reason: WinReason, winner: Text, loser: Text) -> Phrase {
    with_game!(WinReason, reason, reason => reason.explanation(winner, loser))
}

/// What a player of a game is called.
#[must_use]
pub fn player_name(kind: Kind, player: Player) -> Text {
    match &of_kind(kind).player_names[player.index()] {
        PlayerName::Colour(phrase) => phrase.clone().into(),
        PlayerName::Letter(letter) => Text::Plain((*letter).to_owned()),
    }
}

/// What a computer of a level sees and overlooks in a game.
#[must_use]
pub fn level(kind: Kind, level: Level) -> Phrase {
    of_kind(kind).levels[usize::from(level.number()) - 1].clone()
}
