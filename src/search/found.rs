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
    /// Positions visited so far.
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects.
    pub principal_variation: Vec<M>,
}
