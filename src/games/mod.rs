//! The four rule sets: pure functions of positions, without engine, clock, I/O or randomness of their own.
//!
//! Code for all games (search, session, tests) uses a game only through three traits: [`Rules`]; [`Notation`], how
//! moves and positions are written; and [`View`], what is shown and explained. Each game has a module: [`zen`],
//! [`enso`], [`torus`] (ZeN) and [`zener`]. They are listed in `for_each_game`, from which types with one variant for
//! each game are generated. The games share:
//!
//! - the vocabulary: [`Player`], [`Square`], [`Piece`], [`Event`], [`Outcome`] …;
//! - [`Board`]: the board without rules, to which events are applied;
//! - [`GameInfo`]: the facts about a game that do not depend on a position;
//! - [`Illegal`], [`Unreadable`], [`Impossible`]: why moves, texts and positions are refused;
//! - [`Game`]: a position with its history, for the repetition rules; [`AnyGame`]: the same for a game chosen at run
//!   time;
//! - [`EditedPosition`]: a position that is set up by hand, possible or not;
//! - [`Typed`]: moves as people type them;
//! - [`perft()`]: counting move sequences, to compare rule sets.

pub mod enso;
pub mod torus;
pub mod zen;
pub mod zener;

/// Calls a macro with one line for each game, in the order in which the games are offered: the variant in [`Kind`],
/// [`Options`] and [`AnyGame`], and the game's module.
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

/// Evaluates an expression for any variant of an enum with one variant for each game; `$content` is what the variant
/// holds.
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
mod editing;
mod error;
mod event;
mod game;
mod info;
mod key;
mod kind;
mod notation;
mod outcome;
mod perft;
mod quote;
mod reasons;
mod rules;
pub(crate) mod splitmix;
mod text;
mod typed;
mod view;
mod vocabulary;

pub use any::{AnyGame, AnyPerft, Choices, Options, PlayError};
pub use board::Board;
pub use editing::{EditedFault, EditedPosition, Editing, Fields};
pub use error::{Fault, Field, NotationError, PositionError, Refusal, RowFault};
pub use event::Event;
pub use game::{Game, MOST_PLIES, Ply, Rejection};
pub use info::GameInfo;
pub use kind::Kind;
pub use notation::Notation;
pub use outcome::{DrawReason, Outcome, Verdict, WinReason};
pub use perft::{Perft, perft};
pub use quote::{GlyphKind, glyph_kind, quoted};
pub use reasons::{Illegal, Impossible, Unreadable};
pub use rules::Rules;
pub use typed::{LONGEST_TYPED, Mistyped, Typed};
pub use view::View;
pub use vocabulary::{Link, Piece, Player, Spot, Square};
