//! Estimates of all positions of a match by very short searches, so that a review begins with the moves that seem to
//! have decided it.

use super::limits;
use crate::games::{AnyGame, Player};
use crate::search::{Level, Thinking, win_probability};

/// The probability, from 0 to 1, that player one wins. `None` where the game is over, and in games in which so short a
/// search says nothing. `positions` is the number of positions that are estimated: the more, the shorter the searches.
pub(super) fn estimate(game: &AnyGame, positions: usize) -> Option<f32> {
    let limits = limits::of_estimate(game, positions)?;
    let finding = Thinking::new(game, Level::HIGHEST, 1, limits)?.finish()?;
    let probability = win_probability(game, finding.score);
    Some(if game.to_move() == Player::One { probability } else { 1.0 - probability })
}
