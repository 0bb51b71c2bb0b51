//! The keyboard: a cursor on the board, and short ways to what menus and buttons do as well.

use super::AppSystems;
use super::camera::Facing;
use super::counting::Counting;
use super::guard::Warning;
use super::play::{Intent, OnTable};
use super::pointing::{Announcement, Point, Selection, may_announce};
use super::screen::{Go, Overlay, Phase, Screen};
use super::settings::Settings;
use super::thinking::Ask;
use super::ui::notes::EndNote;
use super::ui::{self, Asking, Focus};
use crate::games::{Board, Kind, Spot, Square};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

pub(super) fn plugin(app: &mut App) {
    let on_the_board = in_state(Screen::Match).and_then(in_state(Overlay::None)).and_then(resource_exists::<OnTable>);
    app.add_systems(
        Update,
        (
            step_back,
            open_rules,
            (take_back, look_back, ask_computers, announce, move_cursor, skip_counting)
                .run_if(on_the_board.and_then(nothing_is_asked)),
        )
            .in_set(AppSystems::Input),
    );
}

fn nothing_is_asked(asking: Res<Asking>) -> bool {
    asking.0.is_none()
}

/// Esc goes one step back, whatever is open.
fn step_back(
    keys: Res<ButtonInput<KeyCode>>,
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
    if !keys.just_pressed(KeyCode::Escape) {
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

/// F1 opens the rules of the game on the table.
fn open_rules(
    keys: Res<ButtonInput<KeyCode>>,
    overlay: Res<State<Overlay>>,
    screen: Res<State<Screen>>,
    asking: Res<Asking>,
    mut go: MessageWriter<Go>,
) {
    let ready = !matches!(screen.get(), Screen::Loading | Screen::Failed) && asking.0.is_none();
    if keys.just_pressed(KeyCode::F1) && ready && *overlay.get() != Overlay::Rules {
        go.write(Go::Over(Overlay::Rules));
    }
}

/// Whether the key that bears this letter was pressed just now, wherever it lies on the keyboard.
fn letter(keys: &ButtonInput<Key>, wanted: &str) -> bool {
    keys.get_just_pressed().any(|key| matches!(key, Key::Character(letter) if letter.eq_ignore_ascii_case(wanted)))
}

/// Ctrl+Z and U take back, Ctrl+Y, Ctrl+Shift+Z and Shift+U play again.
fn take_back(
    keys: Res<ButtonInput<Key>>,
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    settings: Res<Settings>,
    table: Res<OnTable>,
    mut asking: ResMut<Asking>,
    mut intents: MessageWriter<Intent>,
) {
    if focus.text {
        return;
    }
    let shift = codes.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let control =
        codes.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    let either = (control && letter(&keys, "z")) || (!control && letter(&keys, "u"));
    if either && !shift {
        intents.write_batch(ui::take_back(table.played(), &settings, &mut asking));
    } else if either || (control && letter(&keys, "y")) {
        intents.write(Intent::Redo);
    }
}

/// H asks for a hint, N has the computer move now.
fn ask_computers(
    keys: Res<ButtonInput<Key>>,
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    mut asks: MessageWriter<Ask>,
) {
    let control = codes.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if focus.text || control {
        return;
    }
    for (key, ask) in [("h", Ask::Hint), ("n", Ask::MoveNow)] {
        if letter(&keys, key) {
            asks.write(ask);
        }
    }
}

/// A changes what is announced with the next move.
fn announce(
    keys: Res<ButtonInput<Key>>,
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    table: Res<OnTable>,
    mut announcement: ResMut<Announcement>,
) {
    let control = codes.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight]);
    if !focus.text && !control && letter(&keys, "a") && may_announce(&table) {
        announcement.change();
    }
}

/// Enter and Space count what is left at once.
fn skip_counting(codes: Res<ButtonInput<KeyCode>>, focus: Res<Focus>, mut counting: ResMut<Counting>) {
    let pressed = codes.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space]);
    if pressed && !focus.any && counting.goes_on() {
        counting.finish();
    }
}

/// Home, comma, full stop and End step through the moves, Page Up and Page Down through the rounds.
fn look_back(
    keys: Res<ButtonInput<Key>>,
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    table: Res<OnTable>,
    mut intents: MessageWriter<Intent>,
) {
    if focus.text {
        return;
    }
    let (shown, last) = (table.plies_shown(), table.round_shown().game().len());
    if codes.just_pressed(KeyCode::Home) && shown > 0 {
        intents.write(Intent::LookAt(Some(0)));
    } else if letter(&keys, ",") && shown > 0 {
        intents.write(Intent::LookAt(Some(shown - 1)));
    } else if letter(&keys, ".") && shown < last {
        intents.write(Intent::LookAt(Some(shown + 1)));
    } else if codes.just_pressed(KeyCode::End) && table.looks_back() {
        intents.write(Intent::LookAt(None));
    }
    let round = table.round_number_shown();
    if codes.just_pressed(KeyCode::PageUp) && round > 0 {
        intents.write(Intent::LookAtRound(round - 1));
    } else if codes.just_pressed(KeyCode::PageDown) && table.looks_back() {
        intents.write(Intent::LookAtRound(round + 1));
    }
}

/// Arrows move the cursor over the squares of the board; Enter and Space point at its square.
fn move_cursor(
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    facing: Res<Facing>,
    table: Res<OnTable>,
    mut selection: ResMut<Selection>,
    mut points: MessageWriter<Point>,
) {
    // With Shift the arrows turn the table.
    if focus.any || codes.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]) {
        return;
    }
    let arrows = [
        (KeyCode::ArrowLeft, (-1, 0)),
        (KeyCode::ArrowRight, (1, 0)),
        (KeyCode::ArrowDown, (0, -1)),
        (KeyCode::ArrowUp, (0, 1)),
    ];
    for (key, way) in arrows {
        if codes.just_pressed(key) {
            let game = table.played().round().game();
            let off_is_open = selection.next.contains(&Spot::Off);
            let board = game.board();
            let way = turned(way, facing.0);
            selection.hovered = Some(cursor_after(&board, game.kind(), selection.hovered, way, off_is_open));
        }
    }
    if codes.any_just_pressed([KeyCode::Enter, KeyCode::NumpadEnter, KeyCode::Space])
        && let Some(spot) = selection.hovered
    {
        points.write(Point::At(spot));
    }
}

/// What a way on the screen is on the board, when the viewer has gone round the board by this angle to the right.
fn turned((right, up): (i8, i8), angle: f32) -> (i8, i8) {
    match (angle / FRAC_PI_2).round().rem_euclid(4.0) as u8 {
        0 => (right, up),
        1 => (-up, right),
        2 => (-right, -up),
        _ => (up, -right),
    }
}

/// Where the cursor goes from here in this way of columns and rows; from nowhere it goes to the middle of the board.
///
/// On a torus it goes round; over the far and the near edge it leads to where pieces leave the board, if one may.
fn cursor_after(board: &Board, kind: Kind, from: Option<Spot>, way: (i8, i8), off_is_open: bool) -> Spot {
    let (columns, rows) = (board.columns(), board.rows());
    let Some(Spot::Square(from)) = from.filter(|&spot| matches!(spot, Spot::Square(at) if board.contains(at))) else {
        return Spot::Square(Square::new(columns / 2, rows / 2));
    };
    let step = |at: u8, by: i8, size: u8| -> Option<u8> {
        match at.checked_add_signed(by) {
            Some(next) if next < size => Some(next),
            _ if kind == Kind::Torus => Some(if by < 0 { size - 1 } else { 0 }),
            _ => None,
        }
    };
    match (step(from.column, way.0, columns), step(from.row, way.1, rows)) {
        (Some(column), Some(row)) => Spot::Square(Square::new(column, row)),
        (Some(_), None) if off_is_open => Spot::Off,
        _ => Spot::Square(from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIGHT: (i8, i8) = (1, 0);
    const UP: (i8, i8) = (0, 1);

    fn at(column: u8, row: u8) -> Option<Spot> {
        Some(Spot::Square(Square::new(column, row)))
    }

    #[test]
    fn the_cursor_begins_in_the_middle_and_stays_on_the_board() {
        let board = Board::new(6, 6);
        assert_eq!(Some(cursor_after(&board, Kind::Enso, None, UP, false)), at(3, 3));
        assert_eq!(Some(cursor_after(&board, Kind::Enso, at(5, 5), RIGHT, false)), at(5, 5));
        assert_eq!(Some(cursor_after(&board, Kind::Enso, at(4, 5), RIGHT, false)), at(5, 5));
    }

    #[test]
    fn the_cursor_goes_where_the_arrow_points_on_the_screen() {
        assert_eq!(turned(UP, 0.0), UP);
        assert_eq!(turned(UP, FRAC_PI_2), (-1, 0));
        assert_eq!(turned(RIGHT, FRAC_PI_2), UP);
        assert_eq!(turned(UP, -2.0 * FRAC_PI_2), (0, -1));
        assert_eq!(turned(RIGHT, 3.0 * FRAC_PI_2), (0, -1));
    }

    #[test]
    fn on_a_torus_the_cursor_goes_round() {
        let board = Board::new(9, 9);
        assert_eq!(Some(cursor_after(&board, Kind::Torus, at(8, 4), RIGHT, false)), at(0, 4));
        assert_eq!(Some(cursor_after(&board, Kind::Torus, at(4, 0), (0, -1), false)), at(4, 8));
    }

    #[test]
    fn the_cursor_leads_off_the_board_only_where_a_piece_may_leave() {
        let board = Board::new(5, 7);
        assert_eq!(cursor_after(&board, Kind::Zener, at(2, 6), UP, true), Spot::Off);
        assert_eq!(Some(cursor_after(&board, Kind::Zener, at(2, 6), UP, false)), at(2, 6));
    }
}
