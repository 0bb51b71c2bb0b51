//! A move that is tried instead of the move of a moment: whether it would have been better.

use super::judge::CONFIRMED_LOSS;
use super::moment::Moment;

/// What a move is worth that is tried instead of the move of a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trial {
    /// It is the move that the search would play.
    Best,
    /// It loses less than a mistake does.
    Good,
    /// It is better than what was played, but still loses as much as a mistake.
    Better,
    /// It is not better than what was played.
    NoBetter,
}

impl Trial {
    /// Judges a move, in notation, after which the player of the moment wins with this probability, from 0 to 1.
    #[must_use]
    pub fn of(moment: &Moment, text: &str, probability: f32) -> Self {
        if text == moment.better {
            Self::Best
        } else if text != moment.played && moment.before - probability < CONFIRMED_LOSS {
            Self::Good
        } else if text != moment.played && probability - moment.after >= CONFIRMED_LOSS {
            Self::Better
        } else {
            Self::NoBetter
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Moment, Trial};
    use crate::games::Player;
    use crate::review::{MomentReason, Shown};
    use crate::search::hint::Reason;

    #[test]
    fn a_trial_is_judged_by_what_it_loses_and_gains() {
        let moment = Moment {
            round: 0,
            plies: 3,
            player: Player::One,
            seat: 0,
            played: "a".to_owned(),
            better: "b".to_owned(),
            before: 0.7,
            after: 0.2,
            reason: MomentReason::Weaker,
            better_does: Reason::Best { positions: 1 },
            refutation: Vec::new(),
            line: vec!["b".to_owned()],
            shown: Shown::default(),
        };
        for (text, probability, trial) in [
            ("b", 0.1, Trial::Best),
            ("c", 0.9, Trial::Good),
            ("c", 0.65, Trial::Good),
            ("c", 0.5, Trial::Better),
            ("c", 0.25, Trial::NoBetter),
            ("c", 0.0, Trial::NoBetter),
            ("a", 0.9, Trial::NoBetter),
        ] {
            assert_eq!(Trial::of(&moment, text, probability), trial, "{text}, {probability}");
        }
    }
}
