//! The opponents: search, one evaluation per game, levels. No Bevy, no clock, no threads, no input and output.
//!
//! - [`thinking`]: a search for the next move of any game at any level, in slices; what the rest of the program uses;
//! - [`level`]: the six levels;
//! - [`alphabeta`]: principal variation search for ZEN, Enso and Zener, with its `table` and its `path`;
//! - [`evaluate`]: what that search needs to know of a game; `zen`, `enso`, `zener`: the evaluation of each;
//! - [`handicap`]: what makes weaker levels weak: how far they search, what they overlook, how they misjudge;
//! - `torus`: Monte Carlo tree search for ZeN;
//! - [`hint`]: why a move is good, and whether it gives the game away;
//! - [`uct`]: plain Monte Carlo tree search, and [`greedy`]: two plies of look-ahead; both never change, so that the strength
//!   of the levels can be measured against them.
//!
//! A search is a value that `step` advances: however it is sliced, its result is the same. The result depends on nothing but
//! the position, the positions before it, the level and the seed, on every machine.

pub mod alphabeta;
mod enso;
pub mod evaluate;
pub mod greedy;
pub mod handicap;
pub mod hint;
pub mod level;
mod path;
mod table;
#[cfg(test)]
mod test_support;
pub mod thinking;
mod torus;
pub mod uct;
mod zen;
mod zener;

pub use level::Level;
pub use thinking::{Finding, Limits, Thinking};

/// The score of a won game. One is subtracted for each ply up to the win, so that quicker wins score higher.
pub const WIN: i32 = 30_000;

/// The highest score of a position that is not decided; the lowest is its negative.
pub const MAX_EVAL: i32 = 20_000;

/// Whether a search has more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It has more to do.
    Running,
    /// It is done: a limit was reached, or the result can't change any more.
    Done,
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The score of the best move for the player to move: from −[`MAX_EVAL`] to [`MAX_EVAL`], or [`WIN`] minus the plies up
    /// to a forced win, or the negative of that for a forced loss.
    pub score: i32,
    /// Positions visited so far.
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects.
    pub principal_variation: Vec<M>,
}

/// Whether a score says that somebody wins by force.
#[must_use]
pub const fn is_decided(score: i32) -> bool {
    score.abs() > MAX_EVAL
}
