//! How much can be noted in a match, and how much is.

use super::error::VariationError;
use super::limits::{MOST_BRANCH_MOVES, MOST_NOTES};

/// How much there is in the variations of a round, or of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::session) struct Size {
    /// Moves in branches.
    pub(in crate::session) moves: usize,
    /// The length in a record, in bytes of a link; never less than it really is.
    pub(in crate::session) weight: usize,
}

impl Size {
    pub(in crate::session) fn plus(self, other: Self) -> Self {
        Self { moves: self.moves + other.moves, weight: self.weight + other.weight }
    }

    pub(super) fn minus(self, other: Self) -> Self {
        Self { moves: self.moves.saturating_sub(other.moves), weight: self.weight.saturating_sub(other.weight) }
    }

    /// Refuses what is too much for a match.
    pub(in crate::session) fn require(self) -> Result<(), VariationError> {
        if self.moves > MOST_BRANCH_MOVES {
            Err(VariationError::TooManyMoves)
        } else if self.weight > MOST_NOTES {
            Err(VariationError::TooLong)
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_holds_as_much_as_is_allowed_and_not_more() {
        let most = Size { moves: MOST_BRANCH_MOVES, weight: MOST_NOTES };
        assert_eq!(most.require(), Ok(()));
        assert_eq!(most.plus(Size { moves: 1, weight: 0 }).require(), Err(VariationError::TooManyMoves));
        assert_eq!(most.plus(Size { moves: 0, weight: 1 }).require(), Err(VariationError::TooLong));
    }
}
