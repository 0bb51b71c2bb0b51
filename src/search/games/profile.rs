//! What the search needs for one game besides its rules, as a type.

use crate::games::{AnyGame, Board, Player};
use crate::search::any_search::AnySearch;
use crate::search::learned::Learned;
use crate::search::level::Level;
use crate::search::limits::Limits;
use crate::search::newcomer::Newcomer;
use crate::search::win_curve::WinCurve;

/// What the search needs for one game.
pub(in crate::search) struct GameProfile {
    /// Begins a search of the position on the board at a level, with errors drawn from a seed; `None` for another game.
    pub(in crate::search) begin: fn(&AnyGame, Level, u64, Limits) -> Option<Box<dyn AnySearch>>,
    /// How the lowest level plays.
    pub(in crate::search) newcomer: Newcomer,
    /// The number of groups that a player's pieces form, if they must be connected to win: hints use it. `None` in
    /// other games.
    pub(in crate::search) groups: fn(&Board, Player) -> Option<usize>,
    /// The probability of winning by the score of a search of the position on the board.
    pub(in crate::search) win_curve: fn(&AnyGame) -> &'static WinCurve,
    /// The measure of a board that the [`greedy`](crate::search::greedy) player maximises: higher is better for this
    /// player.
    pub(in crate::search) greedy_measure: fn(&Board, Player) -> i32,
    /// What `engine train` learns.
    pub(in crate::search) learned: Learned,
}
