//! Carries out the intents on the match on the table, and sends events about what has changed.

use crate::app::gameplay::active_match::{ActiveMatch, is_turned_over};
use crate::app::gameplay::clock;
use crate::app::gameplay::messages::{ClockTicked, InMotion, Intent, MatchEvent, MovesAreShown};
use crate::app::gameplay::phase::follow_phase;
use crate::app::gameplay::reset::MatchReplaced;
use crate::app::gameplay::seed::seed;
use crate::app::gameplay::zener_setup::{PendingZenerSetup, ZenerSetupDraft};
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::session::games::zener::start_text;
use crate::session::{Match, MatchError, Pending};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InMotion>()
        .add_message::<Intent>()
        .add_message::<MatchEvent>()
        .add_message::<ClockTicked>()
        .add_systems(
            Update,
            (
                (clock::spend, carry_out, set_in_motion).chain().in_set(AppSystems::Update),
                follow_phase.in_set(AppSystems::React),
            ),
        );
}

/// The match on the table while several intents are carried out in one frame. [`Commands`] insert and remove resources
/// only after the system has run, so a match that begins or goes in between is kept here.
struct TableDuringFrame<'a> {
    resource: Option<&'a mut ActiveMatch>,
    /// What has replaced it: another match, or none.
    instead: Option<Option<ActiveMatch>>,
}

impl TableDuringFrame<'_> {
    fn table(&mut self) -> Option<&mut ActiveMatch> {
        match &mut self.instead {
            Some(instead) => instead.as_mut(),
            None => self.resource.as_deref_mut(),
        }
    }
}

fn carry_out(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    table: Option<ResMut<ActiveMatch>>,
    mut drafting: ResMut<PendingZenerSetup>,
    mut happened: MessageWriter<MatchEvent>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut go: MessageWriter<Navigate>,
    time: Res<Time<Real>>,
    mut count: Local<u64>,
) {
    if intents.is_empty() {
        return;
    }
    let mut table = table;
    let mut during = TableDuringFrame { resource: table.as_deref_mut(), instead: None };
    for intent in intents.read() {
        let table = during.table();
        if let Some(draft) = wanted(intent, table.as_deref()) {
            drafting.0 = Some(draft);
            go.write(Navigate::Over(Overlay::ZenerSetup));
            continue;
        }
        let begun = match (intent, table.as_deref()) {
            (Intent::Begin(terms), _) => Some(Match::new(terms.clone())),
            (Intent::Resume(played), _) => Some(Ok((**played).clone())),
            (Intent::Restart, Some(table)) => Some(Match::new(table.played.terms().clone())),
            (Intent::Rematch { seed: wanted }, Some(table)) => {
                Some(Match::new(table.played.rematch(wanted.unwrap_or_else(|| seed(time.elapsed())))))
            }
            (Intent::PlayFromHere, Some(table)) => Some(Ok(played_from_here(table))),
            (Intent::Arrange(setup), _) => match drafting.0.take() {
                Some(draft) if draft.is_first => Some(Match::from_position(draft.terms, &start_text(*setup))),
                Some(_) => None,
                None => continue,
            },
            _ => None,
        };
        match (begun, intent, table) {
            (Some(Ok(played)), ..) => {
                *count += 1;
                during.instead = Some(Some(ActiveMatch { played, number: *count, looking_at: None }));
                (*next_screen).set_if_neq(Screen::Match);
                happened.write(MatchEvent::Begun);
            }
            (Some(Err(error)), ..) => {
                happened.write(MatchEvent::Refused(error.to_string()));
            }
            (None, Intent::Leave, table) => {
                // The screen of a match is left in any case, also without a match.
                (*next_screen).set_if_neq(Screen::Menu);
                if table.is_some() {
                    during.instead = Some(None);
                    happened.write(MatchEvent::Left);
                }
            }
            (None, _, Some(table)) => change(table, intent, &mut happened),
            (None, _, None) => {}
        }
    }
    let Some(instead) = during.instead else { return };
    match (instead, table) {
        (Some(begun), Some(mut table)) => *table = begun,
        (Some(begun), None) => commands.insert_resource(begun),
        (None, _) => commands.remove_resource::<ActiveMatch>(),
    }
    commands.trigger(MatchReplaced);
}

/// Sets [`InMotion`] for a move that was made and a set-up that is turned over, if a view animates them.
fn set_in_motion(
    mut happened: MessageReader<MatchEvent>,
    table: Option<Res<ActiveMatch>>,
    settings: Res<Settings>,
    shown: Option<Res<MovesAreShown>>,
    mut in_motion: ResMut<InMotion>,
) {
    let mut moves = false;
    for event in happened.read() {
        match event {
            MatchEvent::Moved(_) => moves = true,
            MatchEvent::Begun => moves = table.as_ref().is_some_and(|table| is_turned_over(table)),
            MatchEvent::Jumped | MatchEvent::Left => moves = false,
            MatchEvent::Changed | MatchEvent::Ended(_) | MatchEvent::Refused(_) => {}
        }
    }
    if moves && shown.is_some() && settings.motion() > 0.0 {
        in_motion.set_if_neq(InMotion(true));
    }
}

/// The match as it was in the position that is shown.
fn played_from_here(table: &ActiveMatch) -> Match {
    table.played.continued_from(table.round_number_shown(), table.plies_shown())
}

fn change(table: &mut ActiveMatch, intent: &Intent, happened: &mut MessageWriter<MatchEvent>) {
    // Every other intent acts on the current position.
    let looks = matches!(intent, Intent::LookAt(_) | Intent::LookAtRound(_));
    let looked_back = !looks && table.looking_at.take().is_some();
    if looked_back {
        happened.write(MatchEvent::Jumped);
    }
    let played = &mut table.played;
    let was_over = played.round().result().is_some();
    let result = match intent {
        Intent::Play(text) => played.play(text).map(MatchEvent::Moved),
        Intent::Redo => redo(played, happened),
        Intent::Undo => played.take_back().map(|()| MatchEvent::Jumped),
        Intent::Reseat { seat, new } => played.reseat(*seat, new.clone()).map(|()| MatchEvent::Changed),
        Intent::ChooseSide { swap } => played.choose_side(*swap).map(|()| MatchEvent::Changed),
        Intent::Decide { take_back: true } => played.decide(true).map(|()| MatchEvent::Jumped),
        Intent::Decide { take_back: false } => played.decide(false).map(|()| MatchEvent::Changed),
        Intent::End(ending) => played.end(*ending).map(|_| MatchEvent::Changed),
        Intent::NextRound => played.next_round().map(|()| MatchEvent::Begun),
        Intent::Arrange(setup) => played.next_round_from(&start_text(*setup)).map(|()| MatchEvent::Begun),
        Intent::LookAt(None) => {
            table.looking_at = None;
            Ok(MatchEvent::Jumped)
        }
        Intent::LookAt(plies) => {
            table.look(table.round_number_shown(), *plies);
            Ok(MatchEvent::Jumped)
        }
        Intent::LookAtRound(round) => {
            table.look(*round, None);
            Ok(MatchEvent::Jumped)
        }
        Intent::Begin(_)
        | Intent::Resume(_)
        | Intent::Restart
        | Intent::Rematch { .. }
        | Intent::PlayFromHere
        | Intent::Leave => return,
    };
    match result {
        Ok(event) => {
            happened.write(event);
            if let Some(result) = table.played.round().result().filter(|_| !was_over) {
                happened.write(MatchEvent::Ended(result));
            }
        }
        Err(error) => {
            happened.write(MatchEvent::Refused(error.to_string()));
        }
    }
}

/// Plays again up to the next turn of a person. The event of the last move is returned, those before are sent.
fn redo(played: &mut Match, happened: &mut MessageWriter<MatchEvent>) -> Result<MatchEvent, MatchError> {
    let mut moved = played.redo()?;
    while played.waits_for_computer() && !played.round().undone().is_empty() {
        happened.write(MatchEvent::Moved(moved));
        moved = played.redo()?;
    }
    Ok(MatchEvent::Moved(moved))
}

/// The set-up that the players have to arrange before this intent can be carried out, if there is one.
#[must_use]
pub fn wanted(intent: &Intent, table: Option<&ActiveMatch>) -> Option<ZenerSetupDraft> {
    match (intent, table.map(ActiveMatch::played)) {
        (Intent::Begin(terms), _) => ZenerSetupDraft::new(terms, None),
        (Intent::Restart, Some(played)) => ZenerSetupDraft::new(played.terms(), None),
        (Intent::NextRound, Some(played)) if played.pending() == Pending::NextRound => {
            ZenerSetupDraft::new(played.terms(), Some(played))
        }
        _ => None,
    }
}
