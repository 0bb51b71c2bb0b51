//! The opponent in ZeN: Monte Carlo tree search with RAVE on criticality, and a solver for forced wins.
//!
//! - `profile`: what the search needs for ZeN; `parameters`: playouts and handicap of levels 1 to 6;
//! - `tree`: the search; `worker`: its iterations, in each thread; `selection`: which child is visited; `solver`:
//!   proved wins and losses; `pool`: the nodes of the tree;
//! - `lattice`: cells, their neighbours and seams; `field`: the representation of a position;
//! - `groups`: stones that are virtually connected; `threats`: forced wins and losses, and the must-play region;
//! - `playout`: simulation of random games;
//! - `proof_number`: who wins, for the `engine` program; `symmetries`: positions that differ by a shift or half a turn;
//! - `priors`: how likely a move is, by learned weights: what the highest level looks at first.

mod field;
mod groups;
mod lattice;
mod parameters;
mod playout;
mod pool;
mod priors;
mod profile;
mod proof_number;
mod selection;
mod solver;
mod symmetries;
mod threats;
mod tree;
mod worker;

pub(super) use profile::PROFILE;
pub use proof_number::ProofNumberSearch;
