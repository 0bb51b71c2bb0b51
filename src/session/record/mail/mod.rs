//! The record as a short text that one can mail: header lines, then numbered moves.
//!
//! ```text
//! Zen Table record, version 1
//! Game: zen, variant 1
//! Match: first to 7
//! Seat 1: person, Ada
//! Seat 2: computer level 3, Grace
//! Seed: 42
//!
//! Round 1: White is team A
//! Start: w4b4b/… b -
//! 1. F11-C11, K1-H4
//! 2. …
//! Result: White wins on the board, 1 point
//!
//! Score: 1–0
//! ```
//!
//! Reading accepts what mail programs do to a text: `> ` before quoted lines, blank lines, spaces at the ends, wrapped
//! lines.

mod read;
mod words;
mod write;

pub use read::read;
pub use write::write;
