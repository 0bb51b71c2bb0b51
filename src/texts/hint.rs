//! Why a move is good, in words.

use crate::search::hint::Reason;
use crate::texts::{Phrase, Text};

/// A move in notation that a hint names, and why it is good.
#[must_use]
pub fn hint(text: &str, reason: Reason) -> Phrase {
    Phrase::HintTry { r#move: Text::Plain(text.to_owned()), reason: self::reason(reason).into() }
}

/// Why a move is good.
#[must_use]
pub fn reason(reason: Reason) -> Phrase {
    let number = |number: usize| Text::from(number.to_string());
    match reason {
        Reason::Wins => Phrase::HintWins,
        Reason::OnlyMove => Phrase::HintOnlyMove,
        Reason::OnlyAnswer => Phrase::HintOnlyAnswer,
        Reason::Blocks => Phrase::HintBlocks,
        Reason::Forces { plies } => Phrase::HintForces { moves: plies.div_ceil(2).into() },
        Reason::Threatens => Phrase::HintThreatens,
        Reason::Captures => Phrase::HintCaptures,
        Reason::Covers => Phrase::HintCovers,
        Reason::Joins { before, after: 1 } => Phrase::HintJoinsAll { before: number(before) },
        Reason::Joins { before, after } => Phrase::HintJoins { before: number(before), after: number(after) },
        Reason::Lost => Phrase::HintLost,
        Reason::Best { positions: 0..1000 } => Phrase::HintBest,
        Reason::Best { positions: positions @ 0..1_000_000 } => {
            Phrase::HintBestOfThousands { thousands: (positions / 1000).into() }
        }
        Reason::Best { positions } => {
            // One digit after the decimal sign.
            Phrase::HintBestOfMillions { millions: ((positions / 100_000) as f64 / 10.0).into() }
        }
    }
}
