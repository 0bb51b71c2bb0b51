//! The board, moves and positions in words, for players who listen or read along a Braille line. Nothing is said that
//! is not to be seen on the table at that moment.
//!
//! - [`Cells`]: what is on a square, and what may be done with it now;
//! - [`moves`]: what has happened in a move; [`answers`]: what players ask about the board; [`clocks`]: the time that
//!   is left;
//! - [`row_in_letters`]: the board as letters; [`plan`](plan()): a figure;
//! - `describe`: what each game says of its own, in a file for each game.

pub mod answers;
mod cells;
pub mod clocks;
mod describe;
mod enso;
mod letters;
pub mod moves;
mod torus;
mod words;
mod zen;
mod zener;

pub use cells::Cells;
pub use letters::{plan, row_in_letters, square_in_letters};
pub use words::{list, sentences, square_name};

#[cfg(test)]
mod tests;
