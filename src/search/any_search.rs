//! A search of any game, with results in notation.

use super::finding::Finding;
use super::helpers::WantedHelpers;
use super::progress::Progress;

/// A search in progress, of any game.
pub(super) trait AnySearch: Send + Sync {
    /// Says how many lines are wanted, before the first step: the best moves with what follows them.
    fn set_lines(&mut self, lines: usize);

    /// Says which helpers are to search along, before the first step.
    fn set_helpers(&mut self, wanted: WantedHelpers);

    /// Continues the search for about this number of positions.
    fn step(&mut self, nodes: u64) -> Progress;

    /// Positions visited so far.
    fn nodes(&self) -> u64;

    /// The result so far; `None` only before the first iteration is done.
    fn finding(&self) -> Option<Finding>;
}
