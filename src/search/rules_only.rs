//! A player that only knows the rules, the same for every game: a fixed opponent that stands for somebody who has just
//! learnt them. The lowest level is measured against it, so it must not be changed.

use super::found::Found;
use super::lookahead::{Lookahead, legal_moves};
use super::score::WIN;
use crate::games::Notation;
use crate::games::splitmix::mix;

/// Chooses a move; `None` when the game is over. The same position and seed always give the same move.
///
/// It wins in this turn if it can, otherwise avoids the moves after which the opponent can win in the next turn if there
/// are others, and otherwise moves at random.
#[must_use]
pub fn search<R: Notation>(position: &R, seed: u64) -> Option<Found<R::Move>> {
    let mut drawn: Vec<(u64, R::Move)> =
        (0..).zip(legal_moves(position)).map(|(number, mv)| (mix(seed ^ mix(number)), mv)).collect();
    drawn.sort_unstable_by_key(|&(draw, _)| draw);
    let moves = || drawn.iter().map(|&(_, mv)| mv);
    let mut lookahead = Lookahead::new(position);
    let found = |score, mv| Found { depth: 1, score, nodes: drawn.len() as u64, principal_variation: vec![mv] };
    if let Some(mv) = moves().find(|&mv| lookahead.wins(mv)) {
        return Some(found(WIN - 1, mv));
    }
    let mv = moves().find(|&mv| lookahead.gives_away(mv).is_none()).or_else(|| moves().next())?;
    Some(found(0, mv))
}
