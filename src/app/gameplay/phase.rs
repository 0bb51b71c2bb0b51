//! Keeps the state [`Phase`] up to date with the match.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::InMotion;
use crate::app::state::navigation::Phase;
use crate::session::Pending;
use bevy::prelude::*;

/// Changes the phase when the match is in another one.
pub(super) fn follow_phase(
    active_match: Option<Res<ActiveMatch>>,
    motion: Res<InMotion>,
    phase: Option<Res<State<Phase>>>,
    next: Option<ResMut<NextState<Phase>>>,
) {
    let (Some(active_match), Some(phase), Some(mut next)) = (active_match, phase, next) else {
        return;
    };
    let wanted = if active_match.looks_back() {
        Phase::LookingBack
    } else if motion.0 {
        Phase::Animating
    } else {
        match active_match.played.pending() {
            Pending::Move { .. } | Pending::ChooseSide { .. } if active_match.played.waits_for_computer() => {
                Phase::Thinking
            }
            Pending::Move { .. } | Pending::ChooseSide { .. } | Pending::TakeBack { .. } => Phase::Choosing,
            Pending::NextRound => Phase::RoundOver,
            Pending::Nothing => Phase::MatchOver,
        }
    };
    if *phase.get() != wanted {
        next.set(wanted);
    }
}
