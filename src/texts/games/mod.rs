//! What is said of one game only: a file for each game, and the tables of them.

mod enso;
mod game_texts;
mod torus;
mod zen;
pub mod zener;

use crate::games::{AnyGame, Kind, Piece, Player, WinReason, for_each_game, with_game};
use crate::search::Level;
use crate::session::about::about;
use crate::texts::{Phrase, Text};
use crate::themes::Style;
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

/// What a piece is called where one is chosen.
#[must_use]
pub fn piece_name(kind: Kind, piece: Piece) -> Text {
    let player = |player| player_name(kind, player);
    match piece {
        Piece::Pawn(owner) => Phrase::EditorPawn { player: player(owner) },
        Piece::Stone(owner) => Phrase::EditorStone { player: player(owner) },
        Piece::Zen => Phrase::EditorZen,
        Piece::Symbol(owner, number) => {
            Phrase::EditorChoice { what: player(owner), value: zener::symbol_name(number).into() }
        }
    }
    .into()
}

/// The name of a game, which is the same in all languages.
#[must_use]
pub fn title(kind: Kind) -> Text {
    Text::Plain(kind.title().to_owned())
}

/// The name of a game among those of the others: unlike their titles, no two of these differ in capitals only.
#[must_use]
pub fn title_in_list(kind: Kind) -> Text {
    of_kind(kind).title_in_list.clone().map_or_else(|| title(kind), Text::from)
}

/// Who published a game in print, and when; `None` if nobody did.
#[must_use]
pub fn published(kind: Kind) -> Option<Phrase> {
    let about = about(kind);
    let publisher = Text::Plain(about.publisher.clone()?);
    Some(match about.published {
        Some(year) => Phrase::CreditsPublishedIn { publisher, year: year.to_string().into() },
        None => Phrase::CreditsPublished { publisher },
    })
}

/// What a game is about, in two sentences.
#[must_use]
pub fn description(kind: Kind) -> Phrase {
    of_kind(kind).description.clone()
}

/// How a game is won, in a sentence or two.
#[must_use]
pub fn aim(kind: Kind) -> Phrase {
    of_kind(kind).aim.clone()
}

/// Who invented a game.
#[must_use]
pub fn author(kind: Kind) -> Phrase {
    of_kind(kind).author.clone()
}

/// Who owns a game, and that this edition is unofficial.
#[must_use]
pub fn licence(kind: Kind) -> Phrase {
    of_kind(kind).licence.clone()
}

/// The name of a theme of a game.
#[must_use]
pub fn theme(kind: Kind, style: Style) -> Phrase {
    let [usual, other] = &of_kind(kind).themes;
    match style {
        Style::Usual => usual.clone(),
        Style::Other => other.clone(),
        Style::HighContrast => Phrase::ThemeHighContrast,
        Style::ColourBlind => Phrase::ThemeColourBlind,
    }
}

/// What a computer of a level sees and overlooks in a game.
#[must_use]
pub fn level(kind: Kind, level: Level) -> Phrase {
    of_kind(kind).levels[usize::from(level.number())].clone()
}
