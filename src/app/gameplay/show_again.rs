//! Shows the last turn again: the position before it, and then its moves one by one, animated and heard as when they
//! were played. The match does not change: only the view shows for a while what was.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{InMotion, Intent, MatchEvent};
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::settings::Settings;
use crate::games::Event;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::ops::Range;
use std::time::Duration;

/// How long the position before a move is seen where nothing is animated.
const SEEN: Duration = Duration::from_millis(700);

/// A part of a turn that is shown again: the board after `plies` plies of the round that is shown, and from there these
/// events, which are to be animated.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct ShownAgain {
    /// The number of plies before it.
    pub plies: usize,
    /// The events of the next ply; none where only the board is to be seen for a while.
    pub events: Vec<Event>,
}

/// The plies that are still to be shown again, and when at the earliest.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct StillToShow(Option<(Range<usize>, Duration)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StillToShow>().reset_with_match::<StillToShow>().add_message::<ShownAgain>();
}

/// The plies of the turn that has led to the position that is shown, or of the side line up to it; `None` at the
/// beginning of a round.
#[must_use]
pub fn last_turn(active_match: &ActiveMatch) -> Option<Range<usize>> {
    let shown = active_match.plies_shown();
    if let Some(begins) = active_match.side_line_begins() {
        return Some(begins..shown);
    }
    let turn = active_match.round_shown().turns().into_iter().rfind(|turn| turn.begin < shown)?;
    Some(turn.begin..shown)
}

/// Begins to show the last turn again when a player asks for it, goes on when a ply has been seen, and ends when the
/// position changes.
pub(super) fn show_again(
    mut intents: MessageReader<Intent>,
    mut happened: MessageReader<MatchEvent>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    active_match: Option<Res<ActiveMatch>>,
    mut still: ResMut<StillToShow>,
    mut shown: MessageWriter<ShownAgain>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (mut wanted, mut is_side_line, mut is_trial) = (false, false, false);
    for intent in intents.read() {
        is_side_line |= matches!(intent, Intent::ShowSideLine { .. });
        is_trial |= matches!(intent, Intent::Try(_));
        wanted |= matches!(intent, Intent::ShowAgain | Intent::ShowSideLine { .. });
    }
    let has_changed = happened.read().filter(|event| event.changes_position()).count() > 0;
    // A move that was refused has not been tried.
    is_trial &= has_changed;
    wanted |= is_trial;
    // The position changes with what is to be shown.
    if has_changed && !is_side_line && !is_trial {
        still.set_if_neq(StillToShow(None));
        return;
    }
    let Some(active_match) = active_match.filter(|_| wanted || still.0.is_some()) else { return };
    let (now, is_animated) = (time.elapsed(), settings.motion() > 0.0);
    let wait = if is_animated { Duration::ZERO } else { SEEN };
    redraw.write(RequestRedraw);
    let plies = if wanted {
        let shown_plies = active_match.plies_shown();
        let tried = shown_plies.checked_sub(1).filter(|_| is_trial).map(|before| before..shown_plies);
        let Some(plies) = tried.or_else(|| last_turn(&active_match)) else { return };
        if !is_animated {
            shown.write(ShownAgain { plies: plies.start, events: Vec::new() });
            still.0 = Some((plies, now + wait));
            return;
        }
        plies
    } else {
        let Some((plies, _)) = still.0.clone().filter(|(_, due)| now >= *due && !motion.0) else { return };
        plies
    };
    let events = active_match.game_shown().events(plies.start).to_vec();
    shown.write(ShownAgain { plies: plies.start, events });
    let rest = plies.start + 1..plies.end;
    still.0 = Some((rest, now + wait)).filter(|(rest, _)| !rest.is_empty());
}
