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
    beats: Res<RedrawInterval>,
    table: Option<ResMut<ActiveMatch>>,
    mut happened: MessageWriter<MatchEvent>,
    mut ticked: MessageWriter<ClockTicked>,
) {
    let Some(mut table) = table.filter(|table| running.0 == Some(table.number)) else { return };
    let seconds = |table: &ActiveMatch| table.played.time_on_turn().map(|left| left.as_secs());
    let before = seconds(&table);
    let by_computer = table.played.waits_for_computer();
    // A frame that comes later than was requested was delayed: a page was hidden, or the machine was asleep. The
    // computer may have found its move long before but could not play it, so it loses no more time than if the frame
    // had come when it was requested.
    let passed = if by_computer { time.delta().min(beats.clock.unwrap_or(TICK)) } else { time.delta() };
    // A change of the time alone is not a change of the match: only the display of the clock depends on it.
    if let Some(result) = table.bypass_change_detection().played.spend(passed) {
        table.set_changed();
        happened.write(MatchEvent::Changed);
        happened.write(MatchEvent::Ended(result));
    } else if seconds(&table) != before {
        ticked.write(ClockTicked);
    }
}

/// Decides whether the clock runs until the next frame, and how soon that frame is needed.
fn start_or_stop(
    table: Option<Res<ActiveMatch>>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    confirmation: Option<Res<PendingConfirmation>>,
    motion: Res<InMotion>,
    mut running: ResMut<Running>,
    mut beats: ResMut<RedrawInterval>,
    mut hurried: Local<Option<Hurried>>,
    mut requests: MessageWriter<AiRequest>,
    mut ticked: MessageWriter<ClockTicked>,
) {
    let left = table.as_ref().and_then(|table| table.played.time_on_turn());
    let stands_still = *screen.get() != Screen::Match
        || *overlay.get() != Overlay::None
        || confirmation.is_some_and(|confirmation| confirmation.0.is_some())
        || motion.0
        || table.as_ref().is_some_and(|table| table.looks_back());
    let (Some(table), Some(left), false) = (&table, left, stands_still) else {
        if left.is_some() && running.0.is_some() && !motion.0 {
            // The clock stops, and the time that has passed is saved.
            ticked.write(ClockTicked);
        }
        running.set_if_neq(Running(None));
        let wanted = RedrawInterval { clock: None, ..*beats };
        beats.set_if_neq(wanted);
        return;
    };
    running.set_if_neq(Running(Some(table.number)));
    let wanted = RedrawInterval { clock: Some(if left > TICK { TICK } else { LAST_TICKS }), ..*beats };
    beats.set_if_neq(wanted);
    let position = (table.number, table.played.rounds().len(), table.played.round().game().len());
    let by_computer = table.played.waits_for_computer();
    if !by_computer {
        // The same position may come again after an undo.
        *hurried = None;
    }
    if by_computer && left < HURRY && *hurried != Some(position) {
        *hurried = Some(position);
        requests.write(AiRequest::MoveNow);
    }
}
