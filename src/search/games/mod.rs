//! What the search needs for each game: one file or folder for each, and the function that selects it.
//!
//! - `profile`: the type of a game's entry;
//! - `zen`, `enso`, `zener`: evaluation, move ordering and levels for alpha-beta;
//! - `torus`: Monte Carlo tree search for ZeN;
//! - `board`: what several games read from a board.

mod board;
mod enso;
mod profile;
mod torus;
mod zen;
mod zener;

use super::alphabeta::ForcedWinSearch;
use super::forced_win::ForcedWin;
use super::learned::Learned;
use crate::games::{AnyGame, Kind, Player};
use profile::GameProfile;

pub use torus::ProofNumberSearch;

/// What the search needs for a game.
pub(super) const fn profile_of(kind: Kind) -> &'static GameProfile {
    match kind {
        Kind::Zen => &zen::PROFILE,
        Kind::Enso => &enso::PROFILE,
        Kind::Torus => &torus::PROFILE,
        Kind::Zener => &zener::PROFILE,
    }
}

/// What is learned for a game.
#[must_use]
pub const fn learned(kind: Kind) -> Learned {
    profile_of(kind).learned
}

/// Prepares the search of the position on the board for forced wins of a player, with a table of at most this size in
/// bytes and by this number of threads, at least one; `None` in ZeN, which is searched otherwise.
///
/// The board alone says who has won: ZEN's rules of check and draws by repetition are left aside.
#[must_use]
pub fn search_for_forced_wins(
    game: &AnyGame,
    winner: Player,
    bytes: usize,
    threads: usize,
) -> Option<Box<dyn ForcedWin>> {
    // Not in the profiles: what only the `engine` program uses is then left out of the page.
    Some(match game {
        AnyGame::Zen(game) => Box::new(ForcedWinSearch::new(game.position(), winner, bytes, threads)),
        AnyGame::Enso(game) => Box::new(ForcedWinSearch::new(game.position(), winner, bytes, threads)),
        AnyGame::Zener(game) => Box::new(ForcedWinSearch::new(game.position(), winner, bytes, threads)),
        AnyGame::Torus(_) => return None,
    })
}

/// Prepares the search for who wins the position on the board, with a table of at most this size in bytes; `None` in
/// all games but ZeN.
#[must_use]
pub fn search_for_winner(game: &AnyGame, bytes: usize) -> Option<ProofNumberSearch> {
    match game {
        AnyGame::Torus(game) => Some(ProofNumberSearch::new(game.position(), bytes)),
        _ => None,
    }
}
