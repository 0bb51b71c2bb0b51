//! The opponents: search, one judgement per game, levels. No Bevy, no clock, no threads, no input and output.
//!
//! - [`thinking`]: a search for the next move of any game at any level, in slices; what the rest of the house uses;
//! - [`level`]: the six levels;
//! - [`alphabeta`]: principal variation search for ZEN, Enso and Zener, with its `table` and its `path`;
//! - [`judge`]: what that search wants to know of a game; `zen`, `enso`, `zener`: what it is told;
//! - [`mind`]: what weaker players are like: how far they look, what they overlook, where they err;
//! - [`hint`]: why a move is good, and whether it gives the game away;
//! - [`uct`]: plain Monte Carlo tree search, the fixed yardstick of every level; [`greedy`]: one for those who plan.
//!
//! A search is a value that is pushed on by `step`: it can be sliced in any way, and finds the same. What it finds depends on
//! nothing but the position, the positions before it, the level and the seed, on every machine.

pub mod alphabeta;
mod enso;
pub mod greedy;
pub mod hint;
pub mod judge;
pub mod level;
pub mod mind;
mod path;
mod table;
pub mod thinking;
mod torus;
#[cfg(test)]
mod trials;
pub mod uct;
mod zen;
mod zener;

pub use level::Level;
pub use thinking::{Finding, Limits, Thinking};

/// A won game, less one for each ply on the way to it: quicker wins are worth more.
pub const WIN: i32 = 30_000;

/// The most that a position that is not decided may be worth.
pub const MOST: i32 = 20_000;

/// Whether a search has more to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It has.
    Running,
    /// It has not: a limit was reached, or the result can't change any more.
    Done,
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// What the best move leads to, from the view of the player to move: at most [`MOST`] either way, or [`WIN`] less the
    /// plies to the end for a win, the negative of that for a loss.
    pub score: i32,
    /// Positions visited so far.
    pub nodes: u64,
    /// The best move and what is expected after it.
    pub variation: Vec<M>,
}

/// Whether a score says that somebody wins by force.
#[must_use]
pub const fn is_decided(score: i32) -> bool {
    score.abs() > MOST
}
