//! The notes of a record, the same in both text formats: what stands beside the moves of a round.
//!
//! They are like the movetext of chess records (PGN):
//!
//! ```text
//! 0 {A comment on the start.}
//! 3?! {Too early.} (d4! {Better} c9 (c8 e5) c7) (f4)
//! ```
//!
//! What is noted of a position of the main line begins with the number of moves before it, in ascending order. The
//! judgement of a move stands directly after it, a comment in braces, and a branch in parentheses: behind a number one
//! that begins there, behind a move what could be played instead of that move. Words may be parted by any blanks, so
//! mail programs may wrap the lines.
//!
//! In a comment `\n` is the end of a line, and a backslash stands before each backslash, brace and `>` (with which mail
//! programs quote lines). A backslash before blanks removes them: so long words are wrapped.

mod check;
pub(super) mod fault;
mod read;
mod write;

pub use fault::NotesFault;

pub(super) use check::check;
pub(super) use read::{Balance, read};
pub(super) use write::write;
