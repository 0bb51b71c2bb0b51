//! What can't be read in the notes of a record.

use thiserror::Error;

/// What can't be read in the notes of a record. Texts are made safe to show.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NotesFault {
    /// There are notes in a record of version 1.
    #[error("a record of version 1 has no notes")]
    Version,
    /// The number of moves before the notes is expected, greater than that of the notes before.
    #[error("notes begin with the number of moves before them, in ascending order, and not with '{0}'")]
    Place(String),
    /// There are not so many moves.
    #[error("there can be no notes after {ply} moves: the round has {plies}")]
    NoSuchPly {
        /// The number of moves before the notes.
        ply: usize,
        /// Plies of the round.
        plies: usize,
    },
    /// A comment does not end.
    #[error("a comment begins here that does not end")]
    OpenComment,
    /// A branch does not end.
    #[error("a branch begins here that does not end")]
    OpenBranch,
    /// Something ends that has not begun.
    #[error("nothing begins before this '{0}'")]
    Close(char),
    /// A branch does not begin with a move.
    #[error("a branch begins with a move")]
    EmptyBranch,
    /// What stands after a backslash has no meaning.
    #[error("'{0}' can't stand after a backslash")]
    Escape(String),
    /// A judgement that there is not.
    #[error("'{0}' is no judgement of a move")]
    Judgement(String),
    /// A second comment on the same position.
    #[error("a position has only one comment")]
    SecondComment,
    /// A move that stands in the same position already, in another branch or on the main line.
    #[error("the move {0} stands in this position for the second time")]
    Twice(String),
}
