//! The opponent in ZeN: Monte Carlo tree search with RAVE on criticality, and a solver for forced wins.
//!
//! - `parameters`: playouts and handicap of the six levels;
//! - `lattice`: cells, their neighbours and seams; `field`: the representation of a position;
//! - `groups`: stones that are virtually connected; `threats`: forced wins and losses, and the must-play region;
//! - `playout`: simulation of random games; `pool`: the nodes of the tree; `tree`: the search.

mod field;
mod groups;
mod lattice;
pub(super) mod parameters;
mod playout;
mod pool;
mod threats;
pub(super) mod tree;
