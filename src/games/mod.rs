//! The four rule sets: pure functions of positions, without engine, clock, I/O or randomness of their own.
//!
//! Three traits are all that search, session and tests know of a game: [`Rules`], the rules proper; [`Notation`], how moves
//! and positions are written; [`View`], what is shown and explained. Each game has a folder of its own: [`zen`], [`enso`],
//! [`torus`] (ZeN) and [`zener`]; `list` names them all, and what has one part for each game is made from it. What they share:
//!
//! - the vocabulary: [`Player`], [`Square`], [`Piece`], [`Event`], [`Outcome`] …;
//! - [`Board`]: the bare board that events are applied to;
//! - [`GameInfo`]: what is known of a game without a position;
//! - [`Game`]: a position with its history, which knows repetition; [`AnyGame`]: the same for a game chosen at run time;
//! - [`perft()`]: counting move sequences, to compare rule sets.

mod any;
mod board;
pub mod enso;
mod error;
mod game;
mod info;
mod key;
mod kind;
mod list;
mod notation;
mod perft;
mod quote;
mod rules;
pub(crate) mod splitmix;
mod text;
pub mod torus;
mod view;
mod vocabulary;
pub mod zen;
pub mod zener;

pub use any::{AnyGame, AnyPerft, Choices, Options, PlayError};
pub use board::Board;
pub use error::{Fault, NotationError, PositionError, Refusal};
pub use game::{Game, MOST_PLIES, Ply, Rejection};
pub use info::GameInfo;
pub use kind::Kind;
pub(crate) use list::with_game;
pub use notation::Notation;
pub use perft::{Perft, perft};
pub use quote::{Ink, ink, quoted};
pub use rules::Rules;
pub use view::View;
pub use vocabulary::{DrawReason, Event, Link, LoopClass, Outcome, Piece, Player, Spot, Square, Verdict, WinReason};
