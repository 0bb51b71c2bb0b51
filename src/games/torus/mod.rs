//! ZeN, by Bill Taylor: drops and links on a torus; each player tries to close a loop round it.
//!
//! - `info`: names and rules;
//! - `position`: stones, links and the side to move;
//! - `geometry`: cells, the diagonals of blocks, and their neighbours across the seams;
//! - `groups`: which stones are connected, and which loops their group holds; `forest`: the union-find forest for that;
//! - `links`: which links are made and which are open; `set`: the bit sets for that;
//! - `illegal`: why a move or a choice of squares is refused;
//! - `loops`: the shortest winning loop, `chains`: how far a group has come, both to be shown;
//! - `win_reason`: the reasons for a win, and the classes of loops;
//! - `text`: moves and positions in notation, `names`: the names of squares and links in it; `faults`:
//!   what is wrong with texts;
//! - `editing`: positions that are set up by hand;
//! - `rules`: implements the traits of the `games` module.
//!
//! With every move the position updates which cells are empty and which links are open to each player, so that neither
//! a random move nor the end of the game needs a search of the board.

mod chains;
mod editing;
mod faults;
pub(crate) mod forest;
pub(crate) mod geometry;
mod groups;
mod illegal;
mod info;
mod links;
mod loops;
mod names;
mod position;
mod rules;
mod set;
mod text;
mod win_reason;

pub use chains::{Chain, Form};
pub use faults::{Impossible, Unreadable};
pub use geometry::{Cell, Diagonal, Size};
pub use illegal::Illegal;
pub(super) use info::INFO;
pub(crate) use names::{link_text, square_name};
pub use position::{Move, Options, Position, Undo};
pub use win_reason::{LoopClass, WinReason};
