//! Where things lie and when they land: pure functions of board, window and move.

pub mod facing;
pub mod layout;
pub(crate) mod timing;
pub mod torus;
pub(crate) mod torus_view;
