//! The squares of the board, counted row by row from the lower left.

pub(super) const COLUMNS: usize = 5;
pub(super) const ROWS: usize = 7;
pub(super) const SQUARES: usize = COLUMNS * ROWS;
