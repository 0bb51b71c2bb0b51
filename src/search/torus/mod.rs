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

/// What a player of each level sees and overlooks.
pub(super) const DESCRIPTIONS: [&str; 6] = [
    "Builds where stones are; misses most of what happens across the seams and many links, and threats of yours.",
    "Knows where it wants to go, but often loses the thread across the seams and forgets links.",
    "Finishes what it can win at once; still overlooks some connections across the seams, and long threats.",
    "Sees across the seams, answers every threat, and knows which stones can't be cut apart.",
    "Plans over the whole torus and counts out every fight nearby.",
    "As strong as this game can play: it often knows the winner long before the loop is closed.",
];

/// The mind of a player of some level.
pub(super) fn mind(level: Level, seed: u64, size: torus::Size) -> TorusMind {
    let clear =
        TorusMind { playouts: 0, seams: 0, links: 0, far: 0, sees_forced: true, sees_wins: true, seed, variant: 0 };
    let _ = size;
    match level.number() {
        1 => {
            TorusMind { playouts: 10, seams: 140, links: 160, far: 240, sees_forced: false, sees_wins: false, ..clear }
        }
        2 => TorusMind { playouts: 40, seams: 80, links: 80, far: 200, sees_forced: false, ..clear },
        3 => TorusMind { playouts: 150, seams: 30, links: 20, far: 100, sees_forced: false, ..clear },
        4 => TorusMind { playouts: 800, ..clear },
        5 => TorusMind { playouts: 6_000, ..clear },
        _ => TorusMind { playouts: 50_000, ..clear },
    }
}
