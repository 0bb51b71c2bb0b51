//! What is said of one game only: a file for each game, and the table of them.

mod enso;
mod game_texts;
mod torus;
mod zen;
pub mod zener;

use crate::games::AnyGame;
pub(super) use game_texts::{GameTexts, Instruction};

/// The texts of a game, in the position that it has reached.
pub(super) fn of(game: &AnyGame) -> &dyn GameTexts {
    match game {
        AnyGame::Zen(game) => game,
        AnyGame::Enso(game) => game,
        AnyGame::Torus(game) => game,
        AnyGame::Zener(game) => game,
    }
}
