//! ZEN L'initié (E. Deluard, J. Barnéoud-Rousset, 1997): connect all your pawns, with the red Zen among them.
//!
//! - `info`: names and rules; `options`: what is agreed before a game;
//! - `position`: the pieces, the pieces on each line, who is connected; `geometry`: the board in numbers;
//! - `moves`: which moves are legal, and why other moves are illegal;
//! - `arbiter`: check, checkmate and points (variants 1 to 3);
//! - `win_reason`: the reasons for a win;
//! - `text`: notation and position strings; `faults`: what is wrong with texts;
//! - `editing`: positions that are set up by hand;
//! - `rules`: implements the traits of the `games` module.

mod arbiter;
mod editing;
mod faults;
pub(crate) mod geometry;
mod info;
mod moves;
mod options;
mod position;
mod rules;
mod text;
mod win_reason;

pub use arbiter::Threat;
pub use faults::{Impossible, Unreadable};
pub(super) use info::INFO;
pub use moves::{Illegal, LineCount};
pub use options::{Announcing, Options, Variant};
pub(crate) use position::PAWNS;
pub use position::{Move, Position, Undo};
pub use win_reason::WinReason;
