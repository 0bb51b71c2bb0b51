//! Pruning and reductions: which nodes are not searched, and which moves are searched less deep.

use super::ordering::KILLER_SCORE;
use crate::search::evaluate::Evaluate;
use crate::search::score::is_decided;

/// The depth reduction of the search after a null move, in plies (R in the literature).
pub(super) const NULL_MOVE_REDUCTION: u32 = 2;

/// Prunes null-window nodes near the leaves whose evaluation lies outside the window by a margin: above it by reverse
/// futility pruning (static null-move pruning) at depths 1 and 2, below it by futility pruning at frontier nodes
/// (Heinz 1998), unless the player to move may win at once. Gives the evaluation of a pruned node.
pub(super) fn futility_prune<E: Evaluate>(
    position: &E,
    depth: u32,
    alpha: i32,
    beta: i32,
    evaluate: impl FnOnce() -> i32,
) -> Option<i32> {
    let margin = E::FUTILITY_MARGIN?;
    if depth > 2 || beta != alpha + 1 || is_decided(alpha) || is_decided(beta) {
        return None;
    }
    let value = evaluate();
    // The depth is at most 2.
    let reverse_futility = value - margin * depth as i32 >= beta;
    let futility = || depth == 1 && value + margin <= alpha && !position.may_win();
    (reverse_futility || futility()).then_some(value)
}

/// Whether null-move pruning is tried in a position that is searched with this depth and window.
pub(super) fn may_prune_by_null_move<E: Evaluate>(position: &E, depth: u32, alpha: i32, beta: i32) -> bool {
    E::NULL_MOVE.is_some()
        && depth > NULL_MOVE_REDUCTION
        && beta == alpha + 1
        && !is_decided(beta)
        && position.evaluate() >= beta
}

/// The depth reduction, in plies, of a node's move number `taken` (late move reductions).
pub(super) fn reduction(depth: u32, taken: usize, ordering_score: i32) -> u32 {
    if depth < 2 || taken <= 3 || ordering_score >= KILLER_SCORE {
        0
    } else {
        let late = if taken <= 10 {
            2
        } else if taken <= 24 {
            3
        } else {
            4
        };
        (1 + depth * late / 8).min(depth - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{KILLER_SCORE, reduction};

    #[test]
    fn later_moves_are_reduced_more_but_never_to_depth_0() {
        for depth in 0..40 {
            let less = |taken| reduction(depth, taken, 0);
            assert_eq!(less(1), 0, "the first move is not reduced");
            assert!((1..80).all(|taken| less(taken) <= less(taken + 1)), "depth {depth}");
            assert!((1..80).all(|taken| less(taken) < depth.max(1)), "depth {depth}");
            assert!((1..80).all(|taken| reduction(depth, taken, KILLER_SCORE) == 0), "depth {depth}");
            assert!((1..80).all(|taken| less(taken) <= reduction(depth + 1, taken, 0)), "depth {depth}");
        }
        assert!(reduction(20, 80, 0) > reduction(20, 5, 0) && reduction(20, 5, 0) > 0);
        assert!(reduction(20, 80, KILLER_SCORE - 1) > 0);
    }
}
