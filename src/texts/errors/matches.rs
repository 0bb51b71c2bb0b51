//! Why a match refuses something, and why no match can begin with what was chosen.

use crate::games::MOST_PLIES;
use crate::games::zen::Threat;
use crate::session::{Clock, FormError, MatchError, Terms, TermsError};
use crate::texts::refusals::{play_error, position_error};
use crate::texts::{Phrase, Text};

/// Why a match refused something.
#[must_use]
pub fn match_error(error: &MatchError) -> Text {
    let phrase = match error {
        MatchError::Terms(error) => return terms_error(error),
        MatchError::Play(error) => return play_error(error),
        MatchError::Position(error) => Phrase::MatchPosition { reason: position_error(error) },
        MatchError::NoSuchSeat(seat) => Phrase::MatchNoSuchSeat { seat: (seat + 1).to_string().into() },
        MatchError::RoundOver => Phrase::MatchRoundOver,
        MatchError::RoundNotOver => Phrase::MatchRoundNotOver,
        MatchError::MatchOver => Phrase::MatchOver,
        MatchError::ChooseFirst => Phrase::MatchChooseFirst,
        MatchError::NothingToChoose => Phrase::MatchNothingToChoose,
        MatchError::DecideFirst => Phrase::MatchDecideFirst,
        MatchError::NothingToTakeBack => Phrase::MatchNothingToTakeBack,
        MatchError::NoClock => Phrase::MatchNoClock,
        MatchError::Times { plies, times } => Phrase::MatchTimes { plies: (*plies).into(), times: (*times).into() },
        MatchError::TimeAfter { ply } => Phrase::MatchTimeAfter { ply: ply.to_string().into() },
        MatchError::TimeLeft => Phrase::MatchTimeLeft,
        MatchError::TooLong => Phrase::MatchTooLong { most: MOST_PLIES.into() },
        MatchError::FalseAnnouncement(Threat::Check) => Phrase::MatchFalseCheck,
        MatchError::FalseAnnouncement(Threat::Checkmate) => Phrase::MatchFalseCheckmate,
        MatchError::NothingToUndo => Phrase::MatchNothingToUndo,
        MatchError::NothingToRedo => Phrase::MatchNothingToRedo,
        MatchError::NotByWill => Phrase::MatchNotByWill,
    };
    phrase.into()
}

/// Why terms can't be played.
#[must_use]
pub fn terms_error(error: &TermsError) -> Text {
    let phrase = match error {
        TermsError::Seats(seats) => Phrase::TermsSeats { seats: (*seats).into() },
        TermsError::Clock => Phrase::TermsClock { longest: Clock::LONGEST.into() },
        TermsError::Length => Phrase::TermsLength { rounds: Terms::MOST_ROUNDS.into() },
    };
    phrase.into()
}

/// Why no match can begin with what was chosen.
#[must_use]
pub fn form_error(error: &FormError) -> Text {
    match error {
        FormError::Terms(error) => terms_error(error),
        FormError::Seed => Phrase::TermsSeed.into(),
    }
}
