//! Carries out the commands that keys and gamepads give.

use crate::app::gameplay::active_match::{ActiveMatch, TableMode, board_is_uncovered, lesson_is_on_table};
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::gameplay::move_confirmation::PendingMove;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Announcement, Point, Selection, may_announce};
use crate::app::gameplay::take_back;
use crate::app::geometry::facing::LabelRotation;
use crate::app::input::action::Command;
use crate::app::input::board_cursor;
use crate::app::state::dialogs::{EndNote, PendingConfirmation, nothing_to_confirm};
use crate::app::state::focus::Focus;
use crate::app::state::navigation::{Navigate, Overlay, Phase, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::session::variations::Path;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Command>()
        .add_systems(
            Update,
            (
                (step_back, pause, open_rules),
                (
                    (take_back, look_back, ask_computers).run_if(not(lesson_is_on_table)),
                    show_hint_of_lesson.run_if(lesson_is_on_table),
                    (announce, move_cursor, choose),
                )
                    .run_if(board_is_uncovered.and_then(nothing_to_confirm)),
            )
                .chain()
                .in_set(AppSystems::Act),
        )
        .add_systems(Update, forget.after(AppSystems::Act).before(AppSystems::Select));
}

/// Drops commands that could not be carried out in this frame, so that they are not carried out later on another
/// screen.
fn forget(mut commands: ResMut<Messages<Command>>) {
    commands.clear();
}

/// Goes one step back, whatever is open.
fn step_back(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    overlay: Res<State<Overlay>>,
    phase: Option<Res<State<Phase>>>,
    active_match: Option<Res<ActiveMatch>>,
    selection: Res<Selection>,
    pending: Res<PendingMove>,
    mut confirmation: ResMut<PendingConfirmation>,
    mut warning: ResMut<BlunderWarning>,
    mut end_note: ResMut<EndNote>,
    mut counting: ResMut<RoundScoring>,
    mut points: MessageWriter<Point>,
    mut intents: MessageWriter<Intent>,
    mut navigation: MessageWriter<Navigate>,
) {
    if !commands.read().any(|&command| command == Command::Back) {
        return;
    }
    let is_lesson = active_match.as_ref().is_some_and(|active_match| active_match.lesson().is_some());
    let ended = phase.as_ref().is_some_and(|phase| matches!(phase.get(), Phase::RoundOver | Phase::MatchOver));
    let over = ended && !is_lesson;
    if confirmation.0.is_some() {
        confirmation.0 = None;
    } else if warning.0.is_some() {
        warning.0 = None;
    } else if focus.text {
        // The same key has already taken the focus from the text field, which is one step.
    } else if let Some(active_match) = active_match.filter(|_| phase.is_some() && *overlay.get() == Overlay::None) {
        if counting.goes_on() {
            counting.finish();
        } else if over && end_note.is_shown() && !active_match.is_analysed() {
            end_note.close();
        } else if focus.any {
            // The same key has already taken the focus from the control: the keyboard is for the board again.
        } else if pending.0.is_some() || !selection.spots.is_empty() || selection.peeked.is_some() {
            points.write(Point::Nowhere);
        } else if active_match.mode() == TableMode::Analysis {
            intents.write(Intent::EndAnalysis);
        } else if active_match.looks_back() {
            intents.write(Intent::LookAt(None));
        } else if active_match.is_reviewed() {
            intents.write(Intent::EndAnalysis);
        } else {
            navigation.write(Navigate::Back);
        }
    } else {
        navigation.write(Navigate::Back);
    }
}

fn pause(
    mut commands: MessageReader<Command>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    confirmation: Res<PendingConfirmation>,
    mut navigation: MessageWriter<Navigate>,
) {
    let wanted = commands.read().any(|&command| command == Command::Pause);
    if !wanted || *screen.get() != Screen::Match || confirmation.0.is_some() {
        return;
    }
    match overlay.get() {
        Overlay::None => _ = navigation.write(Navigate::Over(Overlay::Pause)),
        Overlay::Pause => _ = navigation.write(Navigate::Back),
        _ => {}
    }
}

fn open_rules(
    mut commands: MessageReader<Command>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    confirmation: Res<PendingConfirmation>,
    mut navigation: MessageWriter<Navigate>,
) {
    let wanted = commands.read().any(|&command| command == Command::Rules);
    let ready = !matches!(screen.get(), Screen::Loading | Screen::Failed) && confirmation.0.is_none();
    if wanted && ready && *overlay.get() != Overlay::Rules {
        navigation.write(Navigate::Over(Overlay::Rules));
    }
}

fn take_back(
    mut commands: MessageReader<Command>,
    settings: Res<Settings>,
    active_match: Res<ActiveMatch>,
    pending: Res<PendingMove>,
    mut confirmation: ResMut<PendingConfirmation>,
    mut points: MessageWriter<Point>,
    mut intents: MessageWriter<Intent>,
) {
    for command in commands.read() {
        match command {
            // What waits has not been played yet.
            Command::Undo if pending.0.is_some() => _ = points.write(Point::Nowhere),
            Command::Undo => {
                _ = intents.write_batch(take_back::take_back(&active_match, &settings, &mut confirmation));
            }
            Command::Redo => _ = intents.write(Intent::Redo),
            _ => {}
        }
    }
}

fn ask_computers(
    mut commands: MessageReader<Command>,
    active_match: Res<ActiveMatch>,
    mut requests: MessageWriter<AiRequest>,
) {
    for command in commands.read() {
        let waits_for_computer = active_match.played().waits_for_computer();
        match command {
            Command::Hint if !waits_for_computer || active_match.is_analysed() => requests.write(AiRequest::Hint),
            Command::Hint | Command::MoveNow => requests.write(AiRequest::MoveNow),
            _ => continue,
        };
    }
}

fn show_hint_of_lesson(
    mut commands: MessageReader<Command>,
    active_match: Res<ActiveMatch>,
    mut lesson: ResMut<LessonState>,
) {
    if commands.read().any(|&command| command == Command::Hint) && !lesson.is_done() {
        lesson.show_hint(&active_match);
    }
}

fn announce(
    mut commands: MessageReader<Command>,
    active_match: Res<ActiveMatch>,
    mut announcement: ResMut<Announcement>,
) {
    for _ in commands.read().filter(|&&command| command == Command::Announce) {
        if may_announce(&active_match) {
            announcement.change();
        }
    }
}

/// Shows earlier and later positions and rounds.
fn look_back(mut commands: MessageReader<Command>, active_match: Res<ActiveMatch>, mut intents: MessageWriter<Intent>) {
    let (mut shown, last) = (active_match.plies_shown(), active_match.game_shown().len());
    let round = active_match.round_number_shown();
    for command in commands.read() {
        match command {
            Command::LookAtFirst if shown > 0 => shown = 0,
            Command::LookBefore if shown > 0 => shown -= 1,
            Command::LookAfter if shown < last => shown += 1,
            Command::LookAtLast if active_match.is_analysed() => shown = last,
            Command::LookAtLast if active_match.looks_back() => {
                intents.write(Intent::LookAt(None));
                continue;
            }
            Command::ShowAgain => {
                intents.write(Intent::ShowAgain);
                continue;
            }
            Command::Analyse => {
                let is_open = active_match.mode() == TableMode::Analysis;
                intents.write(if is_open { Intent::EndAnalysis } else { Intent::Analyse });
                continue;
            }
            Command::VariationBefore | Command::VariationAfter => {
                let is_after = *command == Command::VariationAfter;
                let path = active_match.path_shown().and_then(|path| beside(&active_match, &path, is_after));
                intents.write_batch(path.map(|path| Intent::LookAtPath { round, path }));
                continue;
            }
            Command::RoundBefore if round > 0 => {
                intents.write(Intent::LookAtRound(round - 1));
                continue;
            }
            Command::RoundAfter if active_match.looks_back() => {
                intents.write(Intent::LookAtRound(round + 1));
                continue;
            }
            _ => continue,
        }
        intents.write(Intent::LookAt(Some(shown)));
    }
}

/// The position after another move in the place of the one that has led to a position: the next or the one before among
/// what was played and the variations.
fn beside(active_match: &ActiveMatch, path: &Path, is_after: bool) -> Option<Path> {
    let alternatives = active_match.round_shown().alternatives(path);
    let index = alternatives.iter().position(|alternative| alternative == path)?;
    let wanted = if is_after { index + 1 } else { index.checked_sub(1)? };
    alternatives.into_iter().nth(wanted)
}

/// Moves the cursor over the board, unless a control has the focus.
fn move_cursor(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    facing: Res<LabelRotation>,
    active_match: Res<ActiveMatch>,
    mut selection: ResMut<Selection>,
) {
    for command in commands.read().filter(|_| !focus.any) {
        let game = active_match.position();
        let wanted = match *command {
            Command::Step(way) => {
                board_cursor::step(game, selection.hovered, board_cursor::turned(way, facing.0), &selection.next)
            }
            Command::Leap(way) => {
                let way = Vec2::from_angle(facing.0).rotate(way);
                board_cursor::leap(game, selection.hovered, way, &selection.next)
            }
            _ => continue,
        };
        if selection.hovered != Some(wanted) {
            selection.hovered = Some(wanted);
        }
    }
}

/// Points at the square of the cursor, unless a control has the focus.
fn choose(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    selection: Res<Selection>,
    mut counting: ResMut<RoundScoring>,
    mut points: MessageWriter<Point>,
) {
    for _ in commands.read().filter(|&&command| command == Command::Choose && !focus.any) {
        if counting.goes_on() {
            counting.finish();
        }
        points.write_batch(selection.hovered.map(Point::At));
    }
}
