//! Why a change to the variations of a round is refused.

use crate::session::variations::{LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING, VariationError};
use crate::texts::refusals::play_error;
use crate::texts::{Phrase, Text};

/// Why a change to the variations of a round is refused.
#[must_use]
pub fn variation_error(error: &VariationError) -> Text {
    let phrase = match error {
        VariationError::Play(error) => return play_error(error),
        VariationError::NoSuchPosition => Phrase::VariationNoSuchPosition,
        VariationError::TooManyMoves => Phrase::VariationTooManyMoves { most: MOST_BRANCH_MOVES.into() },
        VariationError::TooDeep => Phrase::VariationTooDeep { most: MOST_NESTING.into() },
        VariationError::LongComment => Phrase::VariationLongComment { longest: LONGEST_COMMENT.into() },
        VariationError::TooLong => Phrase::VariationTooLong,
        VariationError::NoMove => Phrase::VariationNoMove,
        VariationError::Played => Phrase::VariationPlayed,
        VariationError::First => Phrase::VariationFirst,
        VariationError::NothingToUndo => Phrase::VariationNothingToUndo,
        VariationError::NothingToRedo => Phrase::VariationNothingToRedo,
    };
    phrase.into()
}
