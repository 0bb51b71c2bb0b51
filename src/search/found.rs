//! The result of a search, with moves as values of one game.

/// What a search has found so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// The score of the best move for the player to move: from −[`MAX_EVAL`](super::MAX_EVAL) to
    /// [`MAX_EVAL`](super::MAX_EVAL), or [`WIN`](super::WIN) minus the plies up to a forced win, or the negative of
    /// that for a forced loss.
    pub score: i32,
    /// Whether the score is a win or a loss that is proved: see [`Proof`](super::Proof).
    pub is_proved: bool,
    /// Positions visited so far.
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects.
    pub principal_variation: Vec<M>,
    /// The next best moves, the best first, where more than one line was asked for.
    pub others: Vec<Variation<M>>,
}

/// A first move with its score, and the moves that follow it; the moves are values of one game, or texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation<M> {
    /// The score of the first move for the player who makes it, as in [`Found::score`].
    pub score: i32,
    /// Whether the score is a win or a loss that is proved: see [`Proof`](super::Proof).
    pub is_proved: bool,
    /// The first move and the replies that the search expects; never empty.
    pub moves: Vec<M>,
}

impl<M> Found<M> {
    /// One move, of which nothing is proved.
    pub(super) fn of_move(depth: u32, score: i32, nodes: u64, mv: M) -> Self {
        Self { depth, score, is_proved: false, nodes, principal_variation: vec![mv], others: Vec::new() }
    }

    /// The result with these lines, the best first; `None` if there are none.
    pub(super) fn of_lines(depth: u32, nodes: u64, lines: Vec<Variation<M>>) -> Option<Self> {
        let mut lines = lines.into_iter();
        let Variation { score, is_proved, moves: principal_variation } = lines.next()?;
        Some(Self { depth, score, is_proved, nodes, principal_variation, others: lines.collect() })
    }
}
