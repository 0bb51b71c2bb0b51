//! What is said of one game only: a file for each game, and the table of them.

mod enso;
mod game_texts;
mod torus;
mod zen;
pub mod zener;

use crate::games::{AnyGame, WinReason, with_game};
use game_texts::WinTexts;
pub(super) use game_texts::{GameTexts, Instruction};

/// The texts of a game, in the position that it has reached.
pub(super) fn of(game: &AnyGame) -> &dyn GameTexts {
    with_game!(AnyGame, game, game => game)
}

/// Why a game is won, as a sentence without capital and full stop.
pub(super) fn win(reason: WinReason, winner: &str, loser: &str) -> String {
    with_game!(WinReason, reason, reason => reason.explanation(winner, loser))
}
