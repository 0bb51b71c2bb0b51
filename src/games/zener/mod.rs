//! Zener by Carlos Seabra: answer the symbol moved last, then move freely. The first to leave the board wins, and so
//! does a player who blocks all enemy pieces.
//!
//! One ply is one step: a player may make two in a row.
//!
//! - `info`: names and rules; `setup`: what is agreed before a game;
//! - `position`: the board and the turn; `piece`: the ten pieces; `stacks`: which piece lies on which;
//! - `moves`: finds the legal steps; `illegal`: says why a step is illegal;
//! - `win_reason`: the reasons for a win;
//! - `text`: notation and position strings; `faults`: what is wrong with texts;
//! - `editing`: positions that are set up by hand;
//! - `rules`: implements the traits of the `games` module.

mod editing;
mod faults;
mod illegal;
mod info;
mod moves;
mod piece;
mod position;
mod rules;
mod setup;
mod stacks;
mod text;
mod win_reason;

pub use faults::{Impossible, Unreadable};
pub use illegal::Illegal;
pub(super) use info::INFO;
pub use moves::Move;
pub use piece::Piece;
pub use position::{Position, Step, Undo};
pub use setup::{Order, Setup};
pub(crate) use stacks::home_row;
pub(crate) use text::{row_name, square_name};
pub use win_reason::WinReason;
