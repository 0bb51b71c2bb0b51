//! The four rule sets: pure functions of positions, without engine, clock, I/O or randomness of their own.
//!
//! One trait, [`Rules`], is all that search, session and tests know of a game. Each game has a room of its own:
//! [`zen`], [`enso`], [`torus`] (ZeN) and [`zener`]. What they share:
//!
//! - the vocabulary: [`Player`], [`Square`], [`Piece`], [`Event`], [`Outcome`] …;
//! - [`Board`]: the bare board that events are applied to;
//! - [`Game`]: a position with its history, which knows repetition; [`AnyGame`]: the same for a game chosen at run time;
//! - [`perft()`]: counting move sequences, to compare rule sets.

mod any;
mod board;
pub mod enso;
mod error;
mod game;
mod key;
mod kind;
mod perft;
mod quote;
mod rules;
pub(crate) mod splitmix;
mod text;
pub mod torus;
mod vocabulary;
pub mod zen;
pub mod zener;

pub(crate) use any::with_game;
pub use any::{AnyGame, AnyPerft, Choices, Options, PlayError};
pub use board::Board;
pub use error::{Fault, NotationError, PositionError, Refusal};
pub use game::{Game, MOST_PLIES, Ply, Rejection};
pub use kind::Kind;
pub use perft::{Perft, perft};
pub use quote::{Ink, ink, quoted};
pub use rules::Rules;
pub use vocabulary::{DrawReason, Event, Link, LoopClass, Outcome, Piece, Player, Spot, Square, Verdict, WinReason};
