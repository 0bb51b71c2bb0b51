//! The opponents: search, one evaluation for each game, levels. No Bevy, no clock, no input and output.
//!
//! - [`thinking`]: a search for the next move of any game at any level, in slices; what the rest of the program uses;
//!   `limits`, `progress`, `finding`: its limits, state and result;
//! - [`level`]: the seven levels; `newcomer`: what makes the lowest one easy to beat;
//! - `games`: what the search needs for each game, in one file or folder for each;
//! - [`alphabeta`]: principal variation search for ZEN, Enso and Zener; ZeN has a tree search of its own, in `games`;
//! - [`evaluate`]: what alpha-beta needs for a game;
//! - `learned`: weights that are learned from games; what the evaluation of the highest level adds, or what makes a
//!   move likely;
//! - [`handicap`]: what makes weaker levels weak: how far they search, what they overlook, how they misjudge;
//! - `score`, `found`: scores and results of any search; `probability`, `win_curve`: the probability of
//!   winning that a score means; `proof`: when a win is proved; `any_search`: a search of any game;
//! - `forced_win`: whether a player can force a win within some plies, by every move of both;
//! - `helpers`: threads that help a search of the highest level;
//! - [`hint`]: why a move is good, and whether it gives the game away; `lookahead`: one turn of each side;
//! - [`uct`]: plain Monte Carlo tree search, [`greedy`]: two plies of look-ahead, and [`rules_only`]: somebody who has
//!   just learnt the rules; they never change, so that the strength of the levels can be measured against them.
//!
//! A search is a value that `step` advances; the sizes of the slices do not change its result. The result depends only
//! on the position, the positions before it, the level and the seed, and is the same on every machine, unless the
//! search was given helpers.

pub mod alphabeta;
mod any_search;
pub mod evaluate;
mod finding;
mod forced_win;
mod found;
mod games;
pub mod greedy;
pub mod handicap;
mod helpers;
pub mod hint;
mod learned;
pub mod level;
mod limits;
mod lookahead;
mod newcomer;
mod probability;
mod progress;
mod proof;
pub mod rules_only;
mod score;
#[cfg(test)]
mod test_support;
pub mod thinking;
pub mod uct;
mod win_curve;

pub use finding::{Finding, Line};
pub use forced_win::{ForcedWin, MOST_TURNS_TO_WIN};
pub use found::{Found, Variation};
pub use games::{ProofNumberSearch, learned, search_for_forced_wins, search_for_winner};
pub use helpers::MOST_HELPERS;
pub use learned::{Choice, Features, Learned, LearnedPriors, LearnedWeights, Patterns};
pub use level::Level;
pub use limits::Limits;
pub use probability::win_probability;
pub use progress::Progress;
pub use proof::Proof;
pub use score::{MAX_EVAL, WIN, is_decided, plies_to_end};
pub use thinking::{MOST_LINES, Thinking};
pub use win_curve::{WinCurve, probability_on};
