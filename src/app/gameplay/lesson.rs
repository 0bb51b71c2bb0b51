//! The step of a lesson that is on the table: judges what the learner does, takes wrong moves back, and notes what has
//! been done.

use crate::app::gameplay::active_match::{ActiveMatch, LessonStep, is_locked_at_first, lesson_is_on_table};
use crate::app::gameplay::messages::{InMotion, Intent, MatchEvent};
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::gameplay::schedule::MatchSystems;
use crate::app::gameplay::selection::{Point, Refused, Selection};
use crate::app::geometry::torus_view::TorusView;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{Settings, View};
use crate::games::{Spot, Square};
use crate::lessons::progress::Progress;
use crate::lessons::step::{Judgement, Step, Task};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// How long a wrong move stays on the board after the pieces have come to rest, before it is taken back.
const MISSED_MOVE_STAYS: Duration = Duration::from_millis(900);

/// The number of wrong answers after which the hint is shown.
const MISSES_BEFORE_HINT: usize = 2;

/// How far the endless board has to be shifted, in squares.
const SHIFT: f32 = 0.9;

/// Which steps have been done, in all games.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct LessonProgress(pub Progress);

/// How far the learner has come in the step on the table. It begins anew with every step.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct LessonState {
    /// The last answer.
    pub answer: Answer,
    /// The number of wrong answers, refused moves included.
    pub misses: usize,
    /// The right squares that have been pointed at, where all have to be found.
    pub found: Vec<Square>,
    /// The spots of a right answer, once the hint is shown.
    pub solution: Option<Vec<Spot>>,
    /// When the wrong move on the board is taken back, as the time since the start of the program.
    pub(crate) taken_back_at: Option<Duration>,
    /// How far players had scrolled the endless board when the step began, in squares.
    pub(crate) scrolled_before: f32,
}

/// What the learner's last answer was worth.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Answer {
    /// There is none yet, or it was right and more is needed.
    #[default]
    Awaited,
    /// It missed the task.
    Missed,
    /// The step is done.
    Right,
}

impl LessonState {
    /// Whether the step is done.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.answer == Answer::Right
    }

    /// Whether the hint is shown.
    #[must_use]
    pub fn shows_hint(&self) -> bool {
        self.solution.is_some() && !self.is_done()
    }

    /// Shows the hint.
    pub fn show_hint(&mut self, active_match: &ActiveMatch) {
        let Some(step) = active_match.lesson().and_then(LessonStep::step) else { return };
        let game = active_match.played().round().game();
        let spots = match step.task {
            Task::Move(_) => step.solutions(game).first().map(|text| game.path(text)).unwrap_or_default(),
            Task::Point { .. } => {
                let right = step.right_squares(game).into_iter().find(|square| !self.found.contains(square));
                right.map(Spot::Square).into_iter().collect()
            }
            Task::Shift | Task::Fold => Vec::new(),
        };
        self.solution = Some(spots);
    }

    fn miss(&mut self) {
        self.answer = Answer::Missed;
        self.misses += 1;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LessonProgress>().init_resource::<LessonState>().reset_with_match::<LessonState>().add_systems(
        Update,
        (
            take_back_missed_move.in_set(AppSystems::Input),
            point_at_squares.in_set(AppSystems::Select),
            (begin, judge_move).chain().in_set(MatchSystems::Judge),
            (count_refusals, watch_board, finish, show_hint_after_misses).chain().in_set(AppSystems::React),
        )
            // Each system asks for itself: the lesson may come or go between them.
            .distributive_run_if(lesson_is_on_table),
    );
}

/// The step on the table.
fn step_of(active_match: &ActiveMatch) -> Option<&'static Step> {
    active_match.lesson().and_then(LessonStep::step)
}

/// Lays the board of ZeN flat when a step begins.
fn begin(
    mut happened: MessageReader<MatchEvent>,
    mut settings: ResMut<Settings>,
    view: Option<Res<TorusView>>,
    mut state: ResMut<LessonState>,
) {
    if !happened.read().any(|event| matches!(event, MatchEvent::Begun)) {
        return;
    }
    if settings.view == View::Doughnut {
        settings.view = View::Table;
    }
    state.scrolled_before = view.map_or(0.0, |view| view.scrolled);
}

/// Judges the learner's move.
fn judge_move(
    mut happened: MessageReader<MatchEvent>,
    mut active_match: ResMut<ActiveMatch>,
    mut state: ResMut<LessonState>,
) {
    for event in happened.read() {
        match event {
            MatchEvent::Moved(_) => {
                let Some(step) = step_of(&active_match) else { continue };
                match step.judge(active_match.played().round().game()) {
                    Judgement::Done => state.answer = Answer::Right,
                    Judgement::GoOn => {
                        state.answer = Answer::Awaited;
                        state.solution = None;
                    }
                    Judgement::Missed => {
                        state.miss();
                        active_match.is_locked = true;
                    }
                }
            }
            MatchEvent::Jumped if !state.is_done() => {
                // The wrong move has been taken back; what was said about it stays.
                active_match.is_locked = is_locked_at_first(active_match.mode);
                state.taken_back_at = None;
            }
            _ => {}
        }
    }
}

/// Counts what the rules have refused.
fn count_refusals(selection: Res<Selection>, mut before: Local<Option<Refused>>, mut state: ResMut<LessonState>) {
    if selection.refusal == *before {
        return;
    }
    if selection.refusal.is_some() && !state.is_done() {
        state.misses += 1;
    }
    before.clone_from(&selection.refusal);
}

/// Judges the squares that the learner points at.
fn point_at_squares(mut points: MessageReader<Point>, active_match: Res<ActiveMatch>, mut state: ResMut<LessonState>) {
    for point in points.read() {
        let (Point::At(Spot::Square(square)), Some(step)) = (point, step_of(&active_match)) else { continue };
        let Task::Point { all, .. } = step.task else { continue };
        if state.is_done() || state.found.contains(square) {
            continue;
        }
        let right = step.right_squares(active_match.played().round().game());
        if !right.contains(square) {
            state.miss();
            continue;
        }
        state.found.push(*square);
        state.solution = None;
        let is_done = !all || right.iter().all(|square| state.found.contains(square));
        state.answer = if is_done { Answer::Right } else { Answer::Awaited };
    }
}

/// Notices that the board has been shifted or folded, where the step asks for that.
fn watch_board(
    active_match: Res<ActiveMatch>,
    settings: Res<Settings>,
    view: Option<Res<TorusView>>,
    mut state: ResMut<LessonState>,
) {
    if state.is_done() {
        return;
    }
    let is_done = match step_of(&active_match).map(|step| step.task) {
        Some(Task::Shift) => view.is_some_and(|view| view.scrolled - state.scrolled_before >= SHIFT),
        Some(Task::Fold) => settings.view == View::Doughnut,
        Some(Task::Move(_) | Task::Point { .. }) | None => false,
    };
    if is_done {
        state.answer = Answer::Right;
    }
}

/// Notes that the step is done. From then on the board only shows the answer.
fn finish(state: Res<LessonState>, mut active_match: ResMut<ActiveMatch>, mut progress: ResMut<LessonProgress>) {
    let Some(LessonStep { kind, number }) = active_match.lesson().filter(|_| state.is_done()) else { return };
    let Some(step) = (LessonStep { kind, number }).step() else { return };
    if !active_match.is_locked {
        active_match.is_locked = true;
    }
    if !progress.0.is_done(kind, step) {
        progress.0.finish(kind, step);
    }
}

fn show_hint_after_misses(active_match: Res<ActiveMatch>, mut state: ResMut<LessonState>) {
    let waits_for_answer = active_match.accepts_moves() || is_pointing(&active_match);
    let is_due = state.misses >= MISSES_BEFORE_HINT && !state.is_done() && state.solution.is_none();
    if is_due && waits_for_answer {
        state.show_hint(&active_match);
    }
}

fn is_pointing(active_match: &ActiveMatch) -> bool {
    step_of(active_match).is_some_and(|step| !matches!(step.task, Task::Move(_)))
}

/// Takes a wrong move back when the learner has seen what it did.
fn take_back_missed_move(
    active_match: Res<ActiveMatch>,
    motion: Res<InMotion>,
    time: Res<Time<Real>>,
    mut state: ResMut<LessonState>,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_wrong = state.answer == Answer::Missed && active_match.is_locked && !is_pointing(&active_match);
    if !is_wrong {
        return;
    }
    redraw.write(RequestRedraw);
    let now = time.elapsed();
    match state.taken_back_at {
        _ if motion.0 => state.taken_back_at = Some(now + MISSED_MOVE_STAYS),
        None => state.taken_back_at = Some(now + MISSED_MOVE_STAYS),
        Some(due) if now >= due => {
            intents.write(Intent::Undo);
        }
        Some(_) => {}
    }
}
