//! Why a change to the variations of a round is refused.

use super::limits::{LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING};
use crate::games::PlayError;
use thiserror::Error;

/// Why a change to the variations of a round is refused; they are then as they were.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum VariationError {
    /// There is no such round, or no such position in it.
    #[error("there is no such position in the round")]
    NoSuchPosition,
    /// The rules refuse the move.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// The branches of the match have too many moves.
    #[error("the branches of a match have at most {MOST_BRANCH_MOVES} moves")]
    TooManyMoves,
    /// Too many branches within each other.
    #[error("at most {MOST_NESTING} branches can stand within each other")]
    TooDeep,
    /// The comment is too long.
    #[error("a comment has at most {LONGEST_COMMENT} characters")]
    LongComment,
    /// All comments and branches of the match together are too long to be recorded.
    #[error("the comments and branches of the match are too long to be recorded")]
    TooLong,
    /// A judgement of the start.
    #[error("no move led to the start, so there is none to judge")]
    NoMove,
    /// What was played is no branch.
    #[error("what was played stays as it is: only branches can be changed")]
    Played,
    /// The branch is the first already.
    #[error("this branch is the first already")]
    First,
    /// There is no change to take back.
    #[error("there is no change to take back")]
    NothingToUndo,
    /// There is no change to make again.
    #[error("there is no change to make again")]
    NothingToRedo,
}
