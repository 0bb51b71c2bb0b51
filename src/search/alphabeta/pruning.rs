//! Pruning and reductions: which nodes are not searched, and which moves are searched less deep.

use super::ordering::KILLER_SCORE;
use crate::search::evaluate::Evaluate;
use crate::search::score::{MAX_EVAL, is_decided};

/// The depth reduction of the search after a null move, in plies (R in the literature).
pub(super) const NULL_MOVE_REDUCTION: u32 = 2;

/// Whether a window is a null window with no win or loss at stake.
const fn is_undecided_null_window(alpha: i32, beta: i32) -> bool {
    beta == alpha + 1 && !is_decided(alpha) && !is_decided(beta)
}

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
    if depth > 2 || !is_undecided_null_window(alpha, beta) {
        return None;
    }
    let value = evaluate();
    // The depth is at most 2.
    let reverse_futility = value - margin * depth as i32 >= beta;
    let futility = || depth == 1 && value + margin <= alpha && !position.may_win();
    (reverse_futility || futility()).then_some(value)
}

/// Prunes null-window nodes of any depth whose evaluation lies above the window by a margin for each ply: reverse
/// futility pruning without a limit of depth, for players without a handicap. Gives the evaluation of a pruned node.
pub(super) fn reverse_futility_prune<E: Evaluate>(
    depth: u32,
    alpha: i32,
    beta: i32,
    evaluate: impl FnOnce() -> i32,
) -> Option<i32> {
    let margin = E::REVERSE_FUTILITY_MARGIN?;
    if !is_undecided_null_window(alpha, beta) {
        return None;
    }
    let value = evaluate();
    // Depths are at most 100.
    (value - margin * depth as i32 >= beta).then_some(value)
}

/// Whether null-move pruning is tried in a position that is searched with this depth and window.
pub(super) fn may_prune_by_null_move<E: Evaluate>(
    depth: u32,
    alpha: i32,
    beta: i32,
    evaluate: impl FnOnce() -> i32,
) -> bool {
    E::NULL_MOVE.is_some()
        && depth > NULL_MOVE_REDUCTION
        && beta == alpha + 1
        && !is_decided(beta)
        && evaluate() >= beta
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

/// Whether a null-window node of this depth leaves out its remaining moves after `taken` of them (late-move pruning):
/// none of them is a killer move, and the score so far is neither won nor lost.
pub(super) fn may_prune_late_moves<E: Evaluate>(
    depth: u32,
    taken: usize,
    (alpha, beta): (i32, i32),
    best: i32,
    next_ordering_score: i32,
) -> bool {
    E::LATE_MOVE_PRUNING
        .is_some_and(|kept| depth <= kept.depth && taken >= kept.moves + kept.by_depth * (depth * depth) as usize)
        && beta == alpha + 1
        && !is_decided(alpha)
        && best >= -MAX_EVAL
        && next_ordering_score < KILLER_SCORE
}

/// The least depth of internal iterative reductions.
const REDUCED_DEPTH: u32 = 4;

/// The depth in which a node is searched: one ply less where no hash move is known (internal iterative reductions,
/// Schröder 2022), since the moves are then poorly ordered.
pub(super) fn depth_without_hash_move<E: Evaluate>(depth: u32) -> u32 {
    if E::INTERNAL_ITERATIVE_REDUCTIONS && depth >= REDUCED_DEPTH { depth - 1 } else { depth }
}

#[cfg(test)]
mod tests {
    use super::{
        KILLER_SCORE, MAX_EVAL, NULL_MOVE_REDUCTION, depth_without_hash_move, futility_prune, may_prune_by_null_move,
        may_prune_late_moves, reduction, reverse_futility_prune,
    };
    use crate::games::{Notation, Rules, enso, zen, zener};
    use crate::search::evaluate::Evaluate;
    use crate::search::score::WIN;

    #[test]
    fn late_moves_are_left_out_only_near_the_leaves_of_undecided_null_windows() {
        let prunes =
            |depth, taken, window, best, next| may_prune_late_moves::<enso::Position>(depth, taken, window, best, next);
        assert!(prunes(1, 40, (10, 11), 0, 0));
        assert!(!prunes(1, 3, (10, 11), 0, 0), "the first moves are searched");
        assert!(!prunes(9, 1000, (10, 11), 0, 0), "far from the leaves");
        assert!(!prunes(1, 40, (10, 12), 0, 0), "not in a null window");
        assert!(!prunes(1, 40, (WIN - 3, WIN - 2), 0, 0), "a win is at stake");
        assert!(prunes(1, 40, (10, 11), -MAX_EVAL, 0), "the lowest score that is no loss");
        assert!(!prunes(1, 40, (10, 11), -MAX_EVAL - 1, 0), "all moves so far lose");
        assert!(!prunes(1, 40, (10, 11), 0, KILLER_SCORE), "a killer move is next");
        assert!(!may_prune_late_moves::<zener::Position>(1, 40, (10, 11), 0, 0), "not in every game");
    }

    #[test]
    fn what_is_far_above_an_undecided_null_window_is_not_searched() {
        let prunes = |depth, window: (i32, i32), value| {
            reverse_futility_prune::<enso::Position>(depth, window.0, window.1, || value).is_some()
        };
        for depth in 1..40 {
            let least = (0..MAX_EVAL).find(|&value| prunes(depth, (0, 1), value)).expect("a lead that is large enough");
            assert!(least > 1 && (least..MAX_EVAL).all(|value| prunes(depth, (0, 1), value)), "depth {depth}");
            assert!(!prunes(depth + 1, (0, 1), least), "a deeper search needs a larger lead than {least}");
            assert!(!prunes(depth, (0, 2), MAX_EVAL), "not in a null window");
            assert!(!prunes(depth, (-WIN + 7, -WIN + 8), MAX_EVAL), "a loss is at stake");
            assert!(!prunes(depth, (-MAX_EVAL - 1, -MAX_EVAL), MAX_EVAL), "a loss is at stake");
        }
        assert_eq!(reverse_futility_prune::<enso::Position>(1, 0, 1, || 5_000), Some(5_000));
        assert_eq!(reverse_futility_prune::<zen::Position>(1, 0, 1, || MAX_EVAL), None, "not in every game");
    }

    #[test]
    fn a_node_without_hash_move_loses_at_most_one_ply_and_never_its_last() {
        for depth in 1..60 {
            let reduced = depth_without_hash_move::<zener::Position>(depth);
            assert!(reduced >= 1 && reduced <= depth && depth - reduced <= 1, "depth {depth}");
            assert_eq!(depth_without_hash_move::<enso::Position>(depth), depth);
        }
        assert!(depth_without_hash_move::<zener::Position>(20) < 20);
    }

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
    #[test]
    fn near_the_leaves_what_is_far_outside_an_undecided_null_window_is_not_searched_unless_it_may_win_at_once() {
        let far = zen::Position::start(&zen::Options::default());
        let near = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";
        let near = zen::Position::parse(near, &zen::Options::default()).expect("a position");
        assert!(near.may_win() && !far.may_win());
        let prunes = |position: &zen::Position, depth, window: (i32, i32), value| {
            let pruned = futility_prune(position, depth, window.0, window.1, || value);
            assert!(pruned.is_none_or(|pruned| pruned == value), "it has its evaluation");
            pruned.is_some()
        };
        let lead = |depth| (0..MAX_EVAL).find(|&value| prunes(&near, depth, (-1, 0), value)).expect("a large lead");
        let margin = lead(1);
        assert!(margin > 1 && lead(2) == 2 * margin, "a margin for each ply");
        for (value, depth_1, depth_2) in [
            (MAX_EVAL, true, true),
            (lead(2), true, true),
            (lead(2) - 1, true, false),
            (margin - 1, false, false),
            (-margin, false, false),
            (-margin - 1, true, false),
            (-MAX_EVAL, true, false),
        ] {
            assert_eq!(prunes(&far, 1, (-1, 0), value), depth_1, "{value}");
            assert_eq!(prunes(&near, 1, (-1, 0), value), depth_1 && value > 0, "{value}: it may win");
            assert_eq!(prunes(&far, 2, (-1, 0), value), depth_2, "{value}");
            assert!(!prunes(&far, 3, (-1, 0), value), "{value}: far from the leaves");
            assert!(!prunes(&far, 1, (-1, 1), value), "{value}: not in a null window");
            assert!(!prunes(&far, 1, (WIN - 8, WIN - 7), value), "{value}: a win is at stake");
            assert!(!prunes(&far, 1, (-WIN + 7, -WIN + 8), value), "{value}: a loss is at stake");
        }
        let start = zener::Position::start(&zener::Setup::default());
        assert_eq!(futility_prune(&start, 1, -1, 0, || MAX_EVAL), None, "not in every game");
    }

    #[test]
    fn a_null_move_is_tried_where_the_window_is_null_and_undecided_and_the_evaluation_reaches_it() {
        let tries = |depth, window: (i32, i32), value| {
            may_prune_by_null_move::<zen::Position>(depth, window.0, window.1, || value)
        };
        for depth in NULL_MOVE_REDUCTION + 1..20 {
            assert!(tries(depth, (10, 11), 11) && tries(depth, (10, 11), 90));
            assert!(!tries(depth, (10, 11), 10), "the position is not good enough");
            assert!(!tries(depth, (10, 12), 90) && !tries(depth, (11, 10), 90), "not in a null window");
            assert!(!tries(depth, (MAX_EVAL, MAX_EVAL + 1), 2 * MAX_EVAL), "a win is at stake");
            assert!(!may_prune_by_null_move::<zener::Position>(depth, 10, 11, || 90), "not in every game");
        }
        assert!((0..=NULL_MOVE_REDUCTION).all(|depth| !tries(depth, (10, 11), 90)), "nothing would be left to search");
    }
}
