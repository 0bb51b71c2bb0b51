//! Zener by Carlos Seabra: answer the symbol moved last, then move freely; leave the board first, or block everything.
//!
//! One ply is one step: a player may make two in a row.
//!
//! - `info`: names and rules; `setup`: what is agreed before a game;
//! - `position`: the board and the turn; `piece`: the ten pieces; `stacks`: which piece lies on which;
//! - `moves`: finds the legal steps; `illegal`: says why a step is none;
//! - `win_reason`: by what a game is won;
//! - `text`: notation and position strings;
//! - `rules`: all this as the traits of the module `games`.

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

pub use illegal::Illegal;
pub(super) use info::INFO;
pub use moves::Move;
pub use piece::Piece;
pub use position::{Position, Step, Undo};
pub use setup::{Order, Setup};
pub use win_reason::WinReason;
