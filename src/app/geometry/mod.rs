//! Places and times: pure functions of board, window and move.

pub mod facing;
pub(crate) mod games;
pub mod layout;
pub(crate) mod symbols;
pub(crate) mod timing;
pub mod torus;
pub(crate) mod torus_view;
