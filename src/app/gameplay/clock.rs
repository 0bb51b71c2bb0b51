//! The clock of a match. It runs for the team that may act, and stops in menus, while pieces move, and while an earlier
//! position is shown.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, ClockTicked, InMotion, MatchEvent};
use crate::app::platform::frames::RedrawInterval;
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use bevy::prelude::*;
use std::time::Duration;

/// When a computer has less time left than this, it is asked to move at once.
const HURRY: Duration = Duration::from_secs(3);

/// The time between two updates of the clock, and the same in the last second, so that a loss on time is shown without
/// delay.
const TICK: Duration = Duration::from_secs(1);
const LAST_TICKS: Duration = Duration::from_millis(100);

/// The match whose clock runs until the next frame, by its number.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Running(Option<u64>);

/// The position in which a computer has been asked to move at once: match, round, plies.
type Hurried = (u64, usize, usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Running>()
        .init_resource::<RedrawInterval>()
        .add_systems(Update, start_or_stop.in_set(AppSystems::View));
}

/// Takes the time since the last frame from the team that the match waits for.
///
/// A [`ClockTicked`] is sent for every second that has passed, so that the time is saved: a crash loses less than a
/// second.
pub(super) fn spend(
    time: Res<Time<Real>>,
    running: Res<Running>,
    interval: Res<RedrawInterval>,
    active_match: Option<ResMut<ActiveMatch>>,
    mut happened: MessageWriter<MatchEvent>,
    mut ticked: MessageWriter<ClockTicked>,
) {
    let Some(mut active_match) = active_match.filter(|active_match| running.0 == Some(active_match.number)) else {
        return;
    };
    let seconds = |active_match: &ActiveMatch| active_match.played.time_on_turn().map(|left| left.as_secs());
    let before = seconds(&active_match);
    let by_computer = active_match.played.waits_for_computer();
    // A frame that comes later than was requested was delayed: a page was hidden, or the machine was asleep. The
    // computer may have found its move long before but could not play it, so it loses no more time than if the frame
    // had come when it was requested.
    let passed = if by_computer { time.delta().min(interval.clock.unwrap_or(TICK)) } else { time.delta() };
    // A change of the time alone is not a change of the match: only the display of the clock depends on it.
    if let Some(result) = active_match.bypass_change_detection().played.spend(passed) {
        active_match.set_changed();
        happened.write(MatchEvent::Changed);
        happened.write(MatchEvent::Ended(result));
    } else if seconds(&active_match) != before {
        ticked.write(ClockTicked);
    }
}

/// Decides whether the clock runs until the next frame, and how soon that frame is needed.
fn start_or_stop(
    active_match: Option<Res<ActiveMatch>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    confirmation: Option<Res<PendingConfirmation>>,
    motion: Res<InMotion>,
    mut running: ResMut<Running>,
    mut interval: ResMut<RedrawInterval>,
    mut hurried: Local<Option<Hurried>>,
    mut requests: MessageWriter<AiRequest>,
    mut ticked: MessageWriter<ClockTicked>,
) {
    let left = active_match.as_ref().and_then(|active_match| active_match.played.time_on_turn());
    let stands_still = *screen.get() != Screen::Match
        || *overlay.get() != Overlay::None
        || confirmation.is_some_and(|confirmation| confirmation.0.is_some())
        || motion.0
        || active_match.as_ref().is_some_and(|active_match| active_match.looks_back());
    let (Some(active_match), Some(left), false) = (&active_match, left, stands_still) else {
        if left.is_some() && running.0.is_some() && !motion.0 {
            // The clock stops, and the time that has passed is saved.
            ticked.write(ClockTicked);
        }
        running.set_if_neq(Running(None));
        let needed = RedrawInterval { clock: None, ..*interval };
        interval.set_if_neq(needed);
        return;
    };
    running.set_if_neq(Running(Some(active_match.number)));
    let needed = RedrawInterval { clock: Some(if left > TICK { TICK } else { LAST_TICKS }), ..*interval };
    interval.set_if_neq(needed);
    let position = (active_match.number, active_match.played.rounds().len(), active_match.played.round().game().len());
    let by_computer = active_match.played.waits_for_computer();
    if !by_computer {
        // The same position may come again after an undo.
        *hurried = None;
    }
    if by_computer && left < HURRY && *hurried != Some(position) {
        *hurried = Some(position);
        requests.write(AiRequest::MoveNow);
    }
}
