//! The four rule sets: pure functions of positions, without engine, clock, I/O or randomness of their own.
//!
//! Three traits are all that search, session and tests know of a game: [`Rules`], the rules proper; [`Notation`], how moves
//! and positions are written; [`View`], what is shown and explained. Each game has a folder of its own: [`zen`], [`enso`],
//! [`torus`] (ZeN) and [`zener`]; they are listed here, and what has one part for each game is made from that list. What they share:
//!
//! - the vocabulary: [`Player`], [`Square`], [`Piece`], [`Event`], [`Outcome`] …;
//! - [`Board`]: the bare board that events are applied to;
//! - [`GameInfo`]: what is known of a game without a position;
//! - [`Game`]: a position with its history, which knows repetition; [`AnyGame`]: the same for a game chosen at run time;
//! - [`perft()`]: counting move sequences, to compare rule sets.

pub mod enso;
pub mod torus;
pub mod zen;
pub mod zener;

/// Calls a macro with a line for each game, in the order in which they are offered: the game's variant in
/// [`Kind`], [`Options`] and [`AnyGame`], and its module.
macro_rules! for_each_game {
    ($macro:ident) => {
        $macro! {
            /// ZEN L'initié.
            Zen in zen;
            /// Enso.
            Enso in enso;
            /// ZeN, on a torus.
            Torus in torus;
            /// Zener.
            Zener in zener;
        }
    };
}

/// Evaluates an expression with the content of the variant that a value has, of an enum with one variant for each game.
macro_rules! with_game {
    ($enum:ident, $value:expr, $content:ident => $body:expr) => {
        match $value {
            $enum::Zen($content) => $body,
            $enum::Enso($content) => $body,
            $enum::Torus($content) => $body,
            $enum::Zener($content) => $body,
        }
    };
}
pub(crate) use {for_each_game, with_game};

mod any;
mod board;
mod error;
mod game;
mod info;
mod key;
mod kind;
mod notation;
mod outcome;
mod perft;
mod quote;
mod rules;
pub(crate) mod splitmix;
mod text;
mod view;
mod vocabulary;

pub use any::{AnyGame, AnyPerft, Choices, Options, PlayError};
pub use board::Board;
pub use error::{Fault, NotationError, PositionError, Refusal};
pub use game::{Game, MOST_PLIES, Ply, Rejection};
pub use info::GameInfo;
pub use kind::Kind;
pub use notation::Notation;
pub use outcome::{DrawReason, Outcome, Verdict, WinReason};
pub use perft::{Perft, perft};
pub use quote::{Ink, ink, quoted};
pub use rules::Rules;
pub use view::View;
pub use vocabulary::{Event, Link, Piece, Player, Spot, Square};
