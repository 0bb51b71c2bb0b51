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

use super::learned::Learned;
use crate::games::Kind;
use profile::GameProfile;

/// What the search needs for a game.
pub(super) const fn profile_of(kind: Kind) -> &'static GameProfile {
    match kind {
        Kind::Zen => &zen::PROFILE,
        Kind::Enso => &enso::PROFILE,
        Kind::Torus => &torus::PROFILE,
        Kind::Zener => &zener::PROFILE,
    }
}

/// What is learned for a game; `None` if nothing is.
#[must_use]
pub const fn learned(kind: Kind) -> Option<Learned> {
    profile_of(kind).learned
}
