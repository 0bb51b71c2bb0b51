//! A node of the line that alpha-beta is searching, and the kinds of search of its children.

use super::pruning::NULL_MOVE_REDUCTION;
use crate::search::evaluate::Evaluate;

/// The value of a position for the player to move, in the line that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Value {
    pub(super) score: i32,
    /// If the score depends on a draw by repetition, the index in the path of the earliest position that is repeated.
    /// For the positions after that one the score holds on this path only, so the transposition table must not keep it
    /// (the graph history interaction problem).
    pub(super) repeats: Option<usize>,
}

impl Value {
    /// A value that does not depend on the positions before.
    pub(super) const fn of(score: i32) -> Self {
        Self { score, repeats: None }
    }
}

/// A node of the line that is being searched.
pub(super) struct Frame<E: Evaluate> {
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: u32,
    /// Alpha before the first move. A result that is not greater is an upper bound.
    pub(super) original_alpha: i32,
    pub(super) best: i32,
    pub(super) best_move: Option<E::Move>,
    /// The index in the path that the scores of the moves so far depend on: see [`Value::repeats`].
    pub(super) repeats: Option<usize>,
    /// The index of this frame's first move in the common list, and the number of its moves that have been taken.
    pub(super) first: usize,
    pub(super) taken: usize,
    /// Whether the list still has only the hash move and the killer moves (staged move generation).
    pub(super) is_staged: bool,
    /// The move that is being searched.
    pub(super) current: Option<(E::Move, E::Undo, ChildSearch)>,
    /// Whether the same player is to move after the current move. Then window and score keep their signs.
    pub(super) same_player: bool,
    /// Whether the null move must still be tried, before all other moves.
    pub(super) tries_null_move: bool,
    pub(super) key: u64,
}

/// How the position after the current move of a frame is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChildSearch {
    /// With the full window: the first move, and a move whose null-window search has failed high.
    FullWindow,
    /// With the null window (alpha, alpha + 1), to prove that the move is no better than the best so far.
    NullWindow,
    /// With the null window and a depth reduced by this number of plies: late move reductions.
    ReducedDepth(u32),
    /// After the null move, with the null window (beta − 1, beta) and a reduced depth: null-move pruning.
    NullMove,
}

impl ChildSearch {
    /// The child's window, if that of the frame is from alpha to beta.
    pub(super) fn window(self, alpha: i32, beta: i32) -> (i32, i32) {
        match self {
            Self::FullWindow => (alpha, beta),
            Self::NullWindow | Self::ReducedDepth(_) => (alpha, alpha + 1),
            Self::NullMove => (beta - 1, beta),
        }
    }

    /// The child's depth, if that of the frame is `depth`.
    pub(super) fn depth(self, depth: u32) -> u32 {
        let less = match self {
            Self::FullWindow | Self::NullWindow => 1,
            Self::ReducedDepth(less) => 1 + less,
            Self::NullMove => 1 + NULL_MOVE_REDUCTION,
        };
        depth.saturating_sub(less)
    }

    /// The deeper or wider search that must follow if this one has returned `value`, with the frame's window from alpha
    /// to beta; `None` if none must follow.
    pub(super) fn next(self, value: i32, alpha: i32, beta: i32) -> Option<Self> {
        match self {
            Self::ReducedDepth(_) if value > alpha => Some(Self::NullWindow),
            Self::NullWindow if value > alpha && value < beta => Some(Self::FullWindow),
            Self::FullWindow | Self::NullWindow | Self::ReducedDepth(_) | Self::NullMove => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ChildSearch::{FullWindow, NullMove, NullWindow, ReducedDepth};
    use super::NULL_MOVE_REDUCTION;

    #[test]
    fn each_kind_of_search_has_its_window_and_its_depth() {
        for (search, window, less) in [
            (FullWindow, (10, 40), 1),
            (NullWindow, (10, 11), 1),
            (ReducedDepth(3), (10, 11), 4),
            (NullMove, (39, 40), 1 + NULL_MOVE_REDUCTION),
        ] {
            assert_eq!(search.window(10, 40), window, "{search:?}");
            for depth in 0..20 {
                assert_eq!(search.depth(depth), depth.saturating_sub(less), "{search:?} at depth {depth}");
            }
        }
    }

    #[test]
    fn what_was_searched_less_and_turns_out_better_is_searched_deeper_then_wider() {
        for value in 0..50 {
            assert_eq!(ReducedDepth(2).next(value, 10, 40), (value > 10).then_some(NullWindow), "{value}");
            assert_eq!(NullWindow.next(value, 10, 40), (11..40).contains(&value).then_some(FullWindow), "{value}");
            assert!([FullWindow, NullMove].iter().all(|search| search.next(value, 10, 40).is_none()), "{value}");
        }
    }
}
