//! Alpha-beta: principal variation search (Marsland and Campbell 1982) with iterative deepening and a transposition
//! table.
//!
//! The names are those of the Chess Programming Wiki: null-move pruning, (reverse) futility pruning, late move
//! reductions, killer moves, history heuristic, and an extension of forced moves.
//!
//! - `search`: the search itself; `frame`: a node of the line that is being searched;
//! - `ordering`: move ordering; `pruning`: pruning and reductions;
//! - `table`: the transposition table; `principal_variation`: reads a line from it; `path`: detection of repetitions;
//! - `game_search`: the search of a game's position at a level;
//! - `forced_win`: a search of every move, for forced wins alone.

mod forced_win;
mod frame;
mod game_search;
mod ordering;
mod path;
mod principal_variation;
mod pruning;
mod search;
mod table;
mod win_table;

pub(in crate::search) use forced_win::ForcedWinSearch;
pub(in crate::search) use game_search::AlphaBetaSearch;
pub use search::AlphaBeta;
