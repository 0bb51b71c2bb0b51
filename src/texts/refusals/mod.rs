//! Why moves and positions are refused, each reason as a sentence of its own: a file for the reasons of each game, and
//! one for the faults of positions (`positions`).

mod enso;
mod positions;
mod reason;
mod torus;
mod zen;
mod zener;

use crate::games::{Illegal, MOST_PLIES, NotationError, Outcome, PlayError, Unreadable, with_game};
use crate::texts::{Phrase, Text, summary};
pub use positions::{position_error, position_fault};
use reason::Reason;

/// Why a move, or the choice of spots for one, is illegal.
#[must_use]
pub fn refusal(reason: &Illegal) -> Text {
    match reason {
        Illegal::Zen(reason) => reason.phrase(),
        Illegal::Enso(reason) => reason.phrase(),
        Illegal::Torus(reason) => reason.phrase(),
        Illegal::Zener(reason) => reason.phrase(),
        Illegal::Over(outcome) => over(*outcome),
    }
    .into()
}

/// Why a move given as text was not played.
#[must_use]
pub fn play_error(error: &PlayError) -> Text {
    match error {
        PlayError::Notation(error) => return notation_error(error),
        PlayError::Illegal { text, reason } => {
            Phrase::MoveIllegal { written: text.clone().into(), reason: refusal(reason) }
        }
        PlayError::Over(outcome) => over(*outcome),
        PlayError::TooLong => Phrase::MoveTooMany { most: MOST_PLIES.into() },
    }
    .into()
}

/// Why a text is refused as a move.
#[must_use]
pub fn notation_error(error: &NotationError) -> Text {
    let reason = with_game!(Unreadable, &error.reason, reason => reason.phrase()).into();
    Phrase::MoveUnreadable { written: error.text.clone().into(), reason }.into()
}

/// That the game is over, and how it ended.
fn over(outcome: Outcome) -> Phrase {
    match outcome {
        Outcome::Ongoing => Phrase::RefusalOver,
        Outcome::Win { .. } | Outcome::Draw(_) => Phrase::RefusalOverBecause { reason: summary::outcome(outcome) },
    }
}

#[cfg(test)]
mod tests;
