//! The type of what the search knows of one game beyond its rules.

use crate::games::{AnyGame, Board, Player};
use crate::search::any_search::AnySearch;
use crate::search::level::Level;
use crate::search::limits::Limits;

/// What the search knows of one game.
pub(in crate::search) struct GameProfile {
    /// One line for each level, the weakest first: what a player of that level sees and overlooks.
    pub(in crate::search) descriptions: [&'static str; 6],
    /// Begins a search of the position on the board at a level, whose errors are drawn from a seed; `None` for another game.
    pub(in crate::search) begin: fn(&AnyGame, Level, u64, Limits) -> Option<Box<dyn AnySearch>>,
    /// The number of groups of the pieces that a player must connect to win, for the reasons of hints; `None` in games that are
    /// not won by connecting.
    pub(in crate::search) groups: fn(&Board, Player) -> Option<usize>,
    /// The measure of a board that the [`greedy`](crate::search::greedy) player maximises: higher is better for this player.
    pub(in crate::search) greedy_measure: fn(&Board, Player) -> i32,
}
