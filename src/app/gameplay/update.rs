//! Carries out the intents on the match on the table, and sends events about what has changed.

use crate::app::gameplay::active_match::{ActiveMatch, LessonStep, TableMode, is_turned_over};
use crate::app::gameplay::clock;
use crate::app::gameplay::messages::{ClockTicked, InMotion, Intent, MatchEvent, MovesAreShown};
use crate::app::gameplay::phase::follow_phase;
use crate::app::gameplay::reset::MatchReplaced;
use crate::app::gameplay::schedule::MatchSystems;
use crate::app::gameplay::seed::seed;
use crate::app::gameplay::show_again::{ShownAgain, show_again};
use crate::app::gameplay::zener_setup::{PendingZenerSetup, ZenerSetupDraft};
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::lessons::first_match;
use crate::session::games::zener::start_text;
use crate::session::{Match, MatchError, Pending};
use bevy::prelude::*;
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InMotion>()
        .add_message::<Intent>()
        .add_message::<MatchEvent>()
        .add_message::<ClockTicked>()
        .add_systems(
            Update,
            (
                (clock::spend, carry_out, show_again, set_in_motion).chain().in_set(MatchSystems::Change),
                follow_phase.in_set(AppSystems::React),
            ),
        );
}

/// The match on the table while several intents are carried out in one frame. [`Commands`] insert and remove resources
/// only after the system has run, so a match that begins or goes in between is kept here.
struct MatchDuringFrame<'a> {
    resource: Option<&'a mut ActiveMatch>,
    /// What has replaced it: another match, or none.
    instead: Option<Option<ActiveMatch>>,
}

impl MatchDuringFrame<'_> {
    fn active_match(&mut self) -> Option<&mut ActiveMatch> {
        match &mut self.instead {
            Some(instead) => instead.as_mut(),
            None => self.resource.as_deref_mut(),
        }
    }
}

fn carry_out(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    active_match: Option<ResMut<ActiveMatch>>,
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
    let mut active_match = active_match;
    let mut during = MatchDuringFrame { resource: active_match.as_deref_mut(), instead: None };
    for intent in intents.read() {
        let active_match = during.active_match();
        if let Some(draft) = required_setup(intent, active_match.as_deref()) {
            drafting.0 = Some(draft);
            go.write(Navigate::Over(Overlay::ZenerSetup));
            continue;
        }
        let begun = match (intent, active_match.as_deref()) {
            (Intent::Begin(terms), _) => Some(Match::new(terms.clone())),
            (Intent::Resume(played), _) => Some(Ok((**played).clone())),
            (Intent::Learn(wanted), _) => Some(learnt(*wanted, time.elapsed())),
            (Intent::Restart, Some(active_match)) => Some(Match::new(active_match.played.terms().clone())),
            (Intent::Rematch { how, seed: wanted }, Some(active_match)) => {
                Some(Match::new(active_match.played.rematch(*how, wanted.unwrap_or_else(|| seed(time.elapsed())))))
            }
            (Intent::PlayFromHere, Some(active_match)) => Some(Ok(active_match.continued_from_shown())),
            (Intent::Arrange(setup), _) => match drafting.0.take() {
                Some(draft) if draft.is_first => Some(Match::from_position(draft.terms, &start_text(*setup))),
                Some(_) => None,
                None => continue,
            },
            _ => None,
        };
        match (begun, intent, active_match) {
            (Some(Ok(played)), ..) => {
                *count += 1;
                during.instead = Some(Some(ActiveMatch::new(played, *count, mode(intent))));
                (*next_screen).set_if_neq(Screen::Match);
                happened.write(MatchEvent::Begun);
            }
            (Some(Err(error)), ..) => {
                happened.write(MatchEvent::Refused(error));
            }
            (None, Intent::Leave, active_match) => {
                // The screen of a match is left in any case, also without a match.
                let lesson = active_match.as_deref().and_then(ActiveMatch::lesson);
                (*next_screen).set_if_neq(if lesson.is_some() { Screen::Learn } else { Screen::Menu });
                if active_match.is_some() {
                    during.instead = Some(None);
                    happened.write(MatchEvent::Left);
                }
            }
            (None, _, Some(active_match)) => change(active_match, intent, &mut happened),
            (None, _, None) => {}
        }
    }
    let Some(instead) = during.instead else { return };
    match (instead, active_match) {
        (Some(begun), Some(mut active_match)) => *active_match = begun,
        (Some(begun), None) => commands.insert_resource(begun),
        (None, _) => commands.remove_resource::<ActiveMatch>(),
    }
    commands.trigger(MatchReplaced);
}

/// What the table is used for after an intent that has brought a match to it.
fn mode(intent: &Intent) -> TableMode {
    match intent {
        Intent::Learn(wanted) if wanted.step().is_some() => TableMode::Lesson(*wanted),
        Intent::Learn(_) => TableMode::FirstMatch,
        _ => TableMode::Match,
    }
}

/// The match of a step of a lesson, or the first match.
fn learnt(wanted: LessonStep, now: Duration) -> Result<Match, MatchError> {
    match wanted.step() {
        Some(step) => step.begin(),
        None => Match::new(first_match::terms(wanted.kind, seed(now))),
    }
}

/// Sets [`InMotion`] for a move that was made or is shown again, and a set-up that is turned over, if a view animates
/// them.
fn set_in_motion(
    mut happened: MessageReader<MatchEvent>,
    mut shown_again: MessageReader<ShownAgain>,
    active_match: Option<Res<ActiveMatch>>,
    settings: Res<Settings>,
    shown: Option<Res<MovesAreShown>>,
    mut in_motion: ResMut<InMotion>,
) {
    let mut moves = false;
    for event in happened.read() {
        match event {
            MatchEvent::Moved(_) => moves = true,
            MatchEvent::Begun => moves = active_match.as_ref().is_some_and(|active_match| is_turned_over(active_match)),
            MatchEvent::Jumped | MatchEvent::Left => moves = false,
            MatchEvent::Changed
            | MatchEvent::Ended(_)
            | MatchEvent::Annotated
            | MatchEvent::Refused(_)
            | MatchEvent::EditRefused(_) => {}
        }
    }
    moves |= shown_again.read().any(|shown| !shown.events.is_empty());
    if moves && shown.is_some() && settings.motion() > 0.0 {
        in_motion.set_if_neq(InMotion(true));
    }
}

/// Carries out what concerns the analysis or the review of a match; `false` if the intent is to be carried out
/// otherwise.
fn analyse(active_match: &mut ActiveMatch, intent: &Intent, happened: &mut MessageWriter<MatchEvent>) -> bool {
    let is_over = active_match.played.round().result().is_some();
    // A lesson and the match after it are not taken apart: what is said there belongs to what is played.
    let may_change = active_match.is_analysed() || active_match.mode == TableMode::Match;
    let edited = match intent {
        Intent::Review if is_over && active_match.lesson().is_none() => {
            active_match.mode = TableMode::Review;
            happened.write(MatchEvent::Jumped);
            return true;
        }
        Intent::Analyse if active_match.mode == TableMode::Match => {
            active_match.mode = TableMode::Analysis;
            happened.write(MatchEvent::Jumped);
            return true;
        }
        Intent::EndAnalysis if active_match.is_analysed() => {
            active_match.mode = TableMode::Match;
            active_match.looking_at = None;
            happened.write(MatchEvent::Jumped);
            return true;
        }
        Intent::ShowSideLine { round, plies, moves } => {
            active_match.look_at_side_line(*round, *plies, moves);
            happened.write(MatchEvent::Jumped);
            return true;
        }
        Intent::LookAtPath { round, path } => {
            active_match.look_at_path(*round, path);
            happened.write(MatchEvent::Jumped);
            return true;
        }
        Intent::Try(text) if active_match.tries_moves() => active_match.try_move(text),
        Intent::Edit { round, edit } if may_change => active_match.edit(*round, edit),
        Intent::Review | Intent::Analyse | Intent::EndAnalysis | Intent::Try(_) | Intent::Edit { .. } => return true,
        Intent::Undo if active_match.is_analysed() => active_match.undo_edit(),
        Intent::Redo if active_match.is_analysed() => active_match.redo_edit(),
        _ => return false,
    };
    match edited {
        Ok(()) => {
            if active_match.mode == TableMode::Match {
                active_match.mode = TableMode::Analysis;
            }
            happened.write_batch([MatchEvent::Jumped, MatchEvent::Annotated]);
        }
        Err(error) => {
            happened.write(MatchEvent::EditRefused(error));
        }
    }
    true
}

fn change(active_match: &mut ActiveMatch, intent: &Intent, happened: &mut MessageWriter<MatchEvent>) {
    if matches!(intent, Intent::ShowAgain) {
        // The view carries it out.
        return;
    }
    if analyse(active_match, intent, happened) {
        return;
    }
    // Every other intent acts on the current position.
    let looks = matches!(intent, Intent::LookAt(_) | Intent::LookAtPlayed { .. } | Intent::LookAtRound(_));
    let looked_back = !looks && active_match.looking_at.take().is_some();
    if looked_back {
        happened.write(MatchEvent::Jumped);
    }
    if !looks && active_match.is_analysed() {
        // What changes the match ends its analysis.
        active_match.mode = TableMode::Match;
    }
    let played = &mut active_match.played;
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
            active_match.looking_at = None;
            Ok(MatchEvent::Jumped)
        }
        Intent::LookAt(Some(plies)) => {
            active_match.step_to(*plies);
            Ok(MatchEvent::Jumped)
        }
        Intent::LookAtPlayed { round, plies } => {
            active_match.look(*round, Some(*plies));
            Ok(MatchEvent::Jumped)
        }
        Intent::LookAtRound(round) => {
            active_match.look(*round, None);
            Ok(MatchEvent::Jumped)
        }
        Intent::Begin(_)
        | Intent::Resume(_)
        | Intent::Learn(_)
        | Intent::Restart
        | Intent::Rematch { .. }
        | Intent::PlayFromHere
        | Intent::Review
        | Intent::Analyse
        | Intent::EndAnalysis
        | Intent::Try(_)
        | Intent::Edit { .. }
        | Intent::LookAtPath { .. }
        | Intent::ShowSideLine { .. }
        | Intent::ShowAgain
        | Intent::Leave => return,
    };
    match result {
        Ok(event) => {
            happened.write(event);
            if let Some(result) = active_match.played.round().result().filter(|_| !was_over) {
                happened.write(MatchEvent::Ended(result));
            }
        }
        Err(error) => {
            happened.write(MatchEvent::Refused(error));
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
pub fn required_setup(intent: &Intent, active_match: Option<&ActiveMatch>) -> Option<ZenerSetupDraft> {
    match (intent, active_match.map(ActiveMatch::played)) {
        (Intent::Begin(terms), _) => ZenerSetupDraft::new(terms, None),
        (Intent::Restart, Some(played)) => ZenerSetupDraft::new(played.terms(), None),
        (Intent::NextRound, Some(played)) if played.pending() == Pending::NextRound => {
            ZenerSetupDraft::new(played.terms(), Some(played))
        }
        _ => None,
    }
}
