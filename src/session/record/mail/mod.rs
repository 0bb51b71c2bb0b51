//! The record as a short text that one can mail: header lines, then numbered moves.
//!
//! ```text
//! Zen Table record, version 2
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
//! Notes:
//! 1! {Takes the middle.}
//! 2 {Too far.} (K1-G5 F10-D9! (F10-C10) K2-H5) (pass)
//!
//! Score: 1–0
//! ```
//!
//! A record without notes says version 1, and is otherwise the same. The first note above is about the position after
//! one move: it judges that move, and comments on it. The second is about the position after two moves: two branches
//! begin there, and in the first of them Black has two replies, the first of which is a good one and goes on.
//!
//! Reading accepts what mail programs do to a text: `> ` before quoted lines, blank lines, spaces at the ends, wrapped
//! lines.

mod read;
mod words;
mod write;

pub use read::read;
pub use write::write;
