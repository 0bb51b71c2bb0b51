//! Mouse and fingers on the board.

use super::desk::{Desk, Hand};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use zen_table::games::{AnyGame, Kind, Spot};

/// The two squares of a first move; in ZeN, two stones that can be linked once both are on the board.
pub(crate) fn first_move(game: &AnyGame) -> [String; 2] {
    if game.kind() == Kind::Torus {
        return ["d4".to_owned(), "e5".to_owned()];
    }
    let first = game.choices(&[]).next[0];
    let second = game.choices(&[first]).next[0];
    [first, second].map(|spot| match spot {
        Spot::Square(square) => game.square_name(square),
        Spot::Off | Spot::Pass => panic!("a first move goes from square to square"),
    })
}

/// Puts the stones on ZeN's board that a link needs; returns how many moves that took.
fn prepare(desk: &mut Desk, hand: Hand) -> usize {
    if desk.game().kind() != Kind::Torus {
        return 0;
    }
    for cell in ["d4", "g9", "e5", "h9"] {
        desk.tap(hand, cell);
    }
    4
}

#[test]
fn a_tap_that_begins_and_ends_within_a_frame_is_a_tap() {
    let mut desk = Desk::with(Kind::Enso);
    let [from, to] = first_move(desk.game());
    for square in [from, to] {
        let position = desk.place(&square);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let touch = TouchInput { phase, position, window: desk.window, force: None, id: 7 };
            desk.app.world_mut().write_message(touch);
            desk.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        }
        desk.rest();
    }
    assert_eq!(desk.moves(), 1);
}

#[test]
fn moves_are_made_by_tapping_in_every_game() {
    for (kind, hand) in Kind::ALL.into_iter().zip([Hand::Finger(3), Hand::Mouse, Hand::Finger(0), Hand::Finger(7)]) {
        let mut desk = Desk::with(kind);
        let before = prepare(&mut desk, hand);
        assert_eq!(desk.moves(), before, "{kind:?}");
        let [from, to] = first_move(desk.game());
        desk.tap(hand, &from);
        assert_eq!(desk.selection().spots, [desk.spot(&from)], "{kind:?}");
        desk.tap(hand, &to);
        assert_eq!(desk.moves(), before + 1, "{kind:?}: {from} to {to}");
    }
}

#[test]
fn moves_are_made_by_dragging_in_every_game() {
    for kind in Kind::ALL {
        for hand in [Hand::Mouse, Hand::Finger(5)] {
            let mut desk = Desk::with(kind);
            let before = prepare(&mut desk, hand);
            let [from, to] = first_move(desk.game());
            desk.drag(hand, &from, &to);
            assert_eq!(desk.moves(), before + 1, "{kind:?} by {hand:?}: {from} to {to}");
        }
    }
}

#[test]
fn a_trembling_hand_clicks_and_a_press_far_away_lets_go() {
    for hand in [Hand::Mouse, Hand::Finger(1)] {
        let mut desk = Desk::with(Kind::Enso);
        let [from, _] = first_move(desk.game());
        let at = desk.place(&from);
        desk.press(hand, at);
        desk.shift(hand, at + Vec2::new(4.0, -3.0));
        desk.release(hand, at + Vec2::new(4.0, -3.0));
        assert_eq!(desk.selection().spots, [desk.spot(&from)], "{hand:?}");
        let nowhere = Vec2::new(12.0, 700.0);
        desk.press(hand, nowhere);
        desk.release(hand, nowhere);
        assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0), "{hand:?}");
    }
}

#[test]
fn a_drag_to_nowhere_puts_the_piece_back() {
    let mut desk = Desk::with(Kind::Zen);
    let [from, _] = first_move(desk.game());
    let at = desk.place(&from);
    let nowhere = Vec2::new(12.0, 700.0);
    desk.press(Hand::Finger(2), at);
    desk.shift(Hand::Finger(2), at.lerp(nowhere, 0.5));
    assert_eq!(desk.selection().spots, [desk.spot(&from)], "it is in the hand");
    desk.shift(Hand::Finger(2), nowhere);
    desk.release(Hand::Finger(2), nowhere);
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
}

#[test]
fn two_fingers_zoom_and_turn_the_table_and_touch_no_piece() {
    let mut desk = Desk::with(Kind::Enso);
    let [from, _] = first_move(desk.game());
    let corners = |desk: &mut Desk| ["a1", "f1", "a6"].map(|name| desk.place(name));
    let before = corners(&mut desk);
    let at = desk.place(&from);
    let middle = Vec2::new(460.0, 400.0);
    // The first finger already holds a piece when the second comes.
    desk.finger(1, TouchPhase::Started, at);
    desk.finger(1, TouchPhase::Moved, at + Vec2::new(20.0, 12.0));
    desk.finger(2, TouchPhase::Started, middle);
    desk.rest();
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0), "it is let go of");
    for step in 1..6 {
        desk.finger(2, TouchPhase::Moved, middle + Vec2::new(10.0, 8.0) * step as f32);
    }
    desk.finger(1, TouchPhase::Ended, at + Vec2::new(20.0, 12.0));
    desk.finger(2, TouchPhase::Ended, middle + Vec2::new(50.0, 40.0));
    desk.rest();
    let after = corners(&mut desk);
    assert!(before[0].distance(before[1]) * 1.03 < after[0].distance(after[1]), "nearer: {before:?}, {after:?}");
    let slope = |at: [Vec2; 3]| (at[1] - at[0]).to_angle();
    assert!((slope(before) - slope(after)).abs() > 0.01, "turned: {before:?}, {after:?}");
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
    desk.tap(Hand::Finger(3), &from);
    assert_eq!(desk.selection().spots.len(), 1, "one finger points again");
}

#[test]
fn a_touch_that_the_system_takes_away_plays_nothing() {
    let mut desk = Desk::with(Kind::Zener);
    let [from, to] = first_move(desk.game());
    let (start, end) = (desk.place(&from), desk.place(&to));
    desk.finger(4, TouchPhase::Started, start);
    desk.finger(4, TouchPhase::Moved, start.lerp(end, 0.5));
    desk.finger(4, TouchPhase::Moved, end);
    desk.finger(4, TouchPhase::Canceled, end);
    desk.rest();
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
}
