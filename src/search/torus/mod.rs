//! What the computer knows of ZeN: minds of six levels, and forced play on the torus.
//!
//! - [`lattice`]: cells, rings of neighbours and seams; [`field`]: a position as the search keeps it;
//! - [`groups`]: stones that can't be kept apart any more; [`threats`]: what they win, and what must be answered;
//! - [`playout`]: play to the end by chance; [`pool`]: the nodes of the tree; [`tree`]: the search.

mod field;
mod groups;
mod lattice;
mod playout;
mod pool;
mod threats;
pub(super) mod tree;

use super::Level;
use crate::games::torus;
use tree::TorusMind;

pub(super) const DESCRIPTIONS: [&str; 6] = ["", "", "", "", "", ""];

/// The mind of a player of some level.
pub(super) fn mind(level: Level, seed: u64, size: torus::Size) -> TorusMind {
    let playouts = [20, 200, 1_500, 10_000, 20_000, 40_000][level.index()];
    let _ = size;
    TorusMind { playouts, seed, variant: 0 }
}
