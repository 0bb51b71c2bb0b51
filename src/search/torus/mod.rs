//! The opponent in ZeN.
//!
//! - `mind`: what players of the six levels are like;
//! - `lattice`: cells, rings of neighbours and seams; `field`: a position as the search keeps it;
//! - `groups`: stones that can't be kept apart any more; `threats`: what they win, and what must be answered;
//! - `playout`: play to the end by chance; `pool`: the nodes of the tree; `tree`: the search.

mod field;
mod groups;
mod lattice;
pub(super) mod mind;
mod playout;
mod pool;
mod threats;
pub(super) mod tree;
