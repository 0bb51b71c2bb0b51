//! Enso by Dieter Stein: capture when beside an enemy, else leave your friends; a stone in the open wins.
//!
//! - `info`: names and rules;
//! - `position`: the stones and who is to move; `bits`: the board as bits;
//! - `moves`: finds the legal moves; `illegal`: says why a move is illegal;
//! - `win_reason`: the reasons for a win;
//! - `text`: notation and position strings, `names`: the names of squares and moves in it; `faults`: what is wrong with
//!   texts;
//! - `editing`: positions that are set up by hand;
//! - `rules`: implements the traits of the `games` module.

pub(crate) mod bits;
mod editing;
mod faults;
mod illegal;
mod info;
pub(crate) mod moves;
mod names;
mod position;
mod rules;
mod text;
mod win_reason;

pub(crate) use faults::STONES;
pub use faults::{Impossible, Unreadable};
pub use illegal::Illegal;
pub(super) use info::INFO;
pub(crate) use names::{move_text, square_name};
pub use position::{Condition, Move, Options, Position, Undo};
pub use win_reason::WinReason;
