//! Commands: what keys and gamepads alike may ask of the table, and what becomes of it.

use super::AppSystems;
use super::camera::Facing;
use super::counting::Counting;
use super::cursor;
use super::guard::Warning;
use super::play::{Intent, OnTable};
use super::pointing::{Announcement, Point, Selection, may_announce};
use super::screen::{Go, Overlay, Phase, Screen};
use super::settings::Settings;
use super::thinking::Ask;
use super::ui::notes::EndNote;
use super::ui::{self, Asking, Focus, nothing_is_asked};
use crate::session::Controller;
use bevy::prelude::*;

/// What a player may ask for with one key or one button.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// The cursor goes to the next square this way on the screen: to the right and up.
    Step(IVec2),
    /// The cursor goes to the next square that may be pointed at, about this way on the screen: to the right and up.
    Leap(Vec2),
    /// Points at the square of the cursor; or what is being counted is counted at once.
    Choose,
    /// One step back, whatever is open.
    Back,
    /// Opens the menu of the match, or closes it.
    Pause,
    /// Goes to the next of the buttons beside the board, which the menus see to.
    Panel,
    /// Opens the rules of the game on the table.
    Rules,
    /// Takes the last move back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Asks for a hint; while a computer thinks, it moves now.
    Hint,
    /// The computer moves now.
    MoveNow,
    /// Changes what is announced with the next move.
    Announce,
    /// Looks at the beginning of the round.
    LookAtFirst,
    /// Looks at the position before.
    LookBefore,
    /// Looks at the position after.
    LookAfter,
    /// Returns to the present.
    LookAtLast,
    /// Looks at the round before.
    RoundBefore,
    /// Looks at the round after.
    RoundAfter,
    /// Shows the board in the next of its views.
    View,
    /// Shows the board from the other side.
    Flip,
    /// Shows the board from the usual place.
    Home,
    /// Goes round the board by so many steps to the right.
    Turn(i8),
    /// Looks by so many steps more steeply.
    Tilt(i8),
    /// Comes nearer by so many steps.
    Zoom(i8),
    /// Shifts an endless board by so many squares: to the right and up.
    Scroll(IVec2),
}

impl Command {
    /// Whether it is asked for again and again while the key or button is held.
    pub(super) const fn goes_on(self) -> bool {
        matches!(
            self,
            Self::Step(_)
                | Self::Leap(_)
                | Self::LookBefore
                | Self::LookAfter
                | Self::Turn(_)
                | Self::Tilt(_)
                | Self::Zoom(_)
                | Self::Scroll(_)
        )
    }
}

pub(super) fn plugin(app: &mut App) {
    let on_the_board = in_state(Screen::Match).and_then(in_state(Overlay::None)).and_then(resource_exists::<OnTable>);
    app.add_message::<Command>()
        .add_systems(
            Update,
            (
                (step_back, pause, open_rules),
                (take_back, look_back, ask_computers, announce, move_cursor, choose)
                    .run_if(on_the_board.and_then(nothing_is_asked)),
            )
                .chain()
                .in_set(AppSystems::Act),
        )
        .add_systems(Update, forget.after(AppSystems::Act).before(AppSystems::Select));
}

/// What could not be carried out now must not be when something else is open.
fn forget(mut commands: ResMut<Messages<Command>>) {
    commands.clear();
}

/// Goes one step back, whatever is open.
fn step_back(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    overlay: Res<State<Overlay>>,
    phase: Option<Res<State<Phase>>>,
    table: Option<Res<OnTable>>,
    selection: Res<Selection>,
    mut asking: ResMut<Asking>,
    mut warning: ResMut<Warning>,
    mut end_note: ResMut<EndNote>,
    mut counting: ResMut<Counting>,
    mut points: MessageWriter<Point>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Go>,
) {
    if !commands.read().any(|&command| command == Command::Back) {
        return;
    }
    let over = phase.as_ref().is_some_and(|phase| matches!(phase.get(), Phase::RoundOver | Phase::MatchOver));
    if asking.0.is_some() {
        asking.0 = None;
    } else if warning.0.is_some() {
        warning.0 = None;
    } else if focus.text {
        // The field has lost the keyboard by this, which is one step.
    } else if let Some(table) = table.filter(|_| phase.is_some() && *overlay.get() == Overlay::None) {
        if counting.goes_on() {
            counting.finish();
        } else if over && end_note.is_shown() {
            end_note.put_away();
        } else if focus.any {
            // The keyboard is with the board again.
        } else if !selection.spots.is_empty() {
            points.write(Point::Nowhere);
        } else if table.looks_back() {
            intents.write(Intent::LookAt(None));
        } else {
            go.write(Go::Back);
        }
    } else {
        go.write(Go::Back);
    }
}

fn pause(
    mut commands: MessageReader<Command>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    asking: Res<Asking>,
    mut go: MessageWriter<Go>,
) {
    let wanted = commands.read().any(|&command| command == Command::Pause);
    if !wanted || *screen.get() != Screen::Match || asking.0.is_some() {
        return;
    }
    match overlay.get() {
        Overlay::None => _ = go.write(Go::Over(Overlay::Pause)),
        Overlay::Pause => _ = go.write(Go::Back),
        _ => {}
    }
}

fn open_rules(
    mut commands: MessageReader<Command>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    asking: Res<Asking>,
    mut go: MessageWriter<Go>,
) {
    let wanted = commands.read().any(|&command| command == Command::Rules);
    let ready = !matches!(screen.get(), Screen::Loading | Screen::Failed) && asking.0.is_none();
    if wanted && ready && *overlay.get() != Overlay::Rules {
        go.write(Go::Over(Overlay::Rules));
    }
}

fn take_back(
    mut commands: MessageReader<Command>,
    settings: Res<Settings>,
    table: Res<OnTable>,
    mut asking: ResMut<Asking>,
    mut intents: MessageWriter<Intent>,
) {
    for command in commands.read() {
        match command {
            Command::Undo => _ = intents.write_batch(ui::take_back(table.played(), &settings, &mut asking)),
            Command::Redo => _ = intents.write(Intent::Redo),
            _ => {}
        }
    }
}

fn ask_computers(mut commands: MessageReader<Command>, table: Res<OnTable>, mut asks: MessageWriter<Ask>) {
    for command in commands.read() {
        let waits_for_computer = table.played().seat_on_turn().is_some_and(|seat| seat.by != Controller::Person);
        match command {
            Command::Hint if !waits_for_computer => asks.write(Ask::Hint),
            Command::Hint | Command::MoveNow => asks.write(Ask::MoveNow),
            _ => continue,
        };
    }
}

fn announce(mut commands: MessageReader<Command>, table: Res<OnTable>, mut announcement: ResMut<Announcement>) {
    for _ in commands.read().filter(|&&command| command == Command::Announce) {
        if may_announce(&table) {
            announcement.change();
        }
    }
}

/// Steps through the moves and the rounds.
fn look_back(mut commands: MessageReader<Command>, table: Res<OnTable>, mut intents: MessageWriter<Intent>) {
    let (mut shown, last) = (table.plies_shown(), table.round_shown().game().len());
    let round = table.round_number_shown();
    for command in commands.read() {
        match command {
            Command::LookAtFirst if shown > 0 => shown = 0,
            Command::LookBefore if shown > 0 => shown -= 1,
            Command::LookAfter if shown < last => shown += 1,
            Command::LookAtLast if table.looks_back() => {
                intents.write(Intent::LookAt(None));
                continue;
            }
            Command::RoundBefore if round > 0 => {
                intents.write(Intent::LookAtRound(round - 1));
                continue;
            }
            Command::RoundAfter if table.looks_back() => {
                intents.write(Intent::LookAtRound(round + 1));
                continue;
            }
            _ => continue,
        }
        intents.write(Intent::LookAt(Some(shown)));
    }
}

/// Moves the cursor over the board, unless a button has the keys.
fn move_cursor(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    facing: Res<Facing>,
    table: Res<OnTable>,
    mut selection: ResMut<Selection>,
) {
    for command in commands.read().filter(|_| !focus.any) {
        let game = table.played().round().game();
        let wanted = match *command {
            Command::Step(way) => cursor::step(game, selection.hovered, cursor::turned(way, facing.0), &selection.next),
            Command::Leap(way) => {
                let way = Vec2::from_angle(facing.0).rotate(way);
                cursor::leap(game, selection.hovered, way, &selection.next)
            }
            _ => continue,
        };
        if selection.hovered != Some(wanted) {
            selection.hovered = Some(wanted);
        }
    }
}

/// Points at the square of the cursor, unless a button has the keys.
fn choose(
    mut commands: MessageReader<Command>,
    focus: Res<Focus>,
    selection: Res<Selection>,
    mut counting: ResMut<Counting>,
    mut points: MessageWriter<Point>,
) {
    for _ in commands.read().filter(|&&command| command == Command::Choose && !focus.any) {
        if counting.goes_on() {
            counting.finish();
        }
        points.write_batch(selection.hovered.map(Point::At));
    }
}
