//! Seeing what has happened and what could, on the table: the last turn again, moves that are confirmed, and dragging
//! or clicking alone.

use super::desk::{Desk, Hand};
use super::fingers::first_move;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::gameplay::move_confirmation::PendingMove;
use zen_table::app::state::settings::{ConfirmMoves, Pace};
use zen_table::games::Kind;

/// The places of all pieces.
fn pieces(desk: &mut Desk) -> Vec<[i32; 3]> {
    let world = desk.app.world_mut();
    let mut all = world.query::<(&Name, &Transform)>();
    let named = all.iter(world).filter(|(name, _)| name.as_str() == "piece");
    let mut places: Vec<_> =
        named.map(|(_, transform)| (transform.translation * 100.0).round().as_ivec3().to_array()).collect();
    places.sort_unstable();
    places
}

fn play(desk: &mut Desk, plies: usize) {
    for _ in 0..plies {
        let text = desk.game().legal_moves()[0].clone();
        desk.app.world_mut().write_message(Intent::Play(text));
        desk.rest();
    }
}

#[test]
fn the_last_turn_moves_again_and_everything_is_then_where_it_was() {
    for kind in Kind::ALL {
        for pace in [Pace::Usual, Pace::Off] {
            let mut desk = Desk::with(kind);
            play(&mut desk, 5);
            let there = pieces(&mut desk);
            desk.settings().pace = pace;
            desk.key(KeyCode::KeyL, Key::Character("l".into()));
            assert_eq!(desk.app.world().resource::<InMotion>().0, pace != Pace::Off, "{kind:?}");
            assert_ne!(pieces(&mut desk), there, "{kind:?}, {pace:?}: the position before is seen");
            for _ in 0..8 {
                desk.rest();
            }
            assert_eq!(pieces(&mut desk), there, "{kind:?}, {pace:?}");
            assert!(!desk.app.world().resource::<InMotion>().0);
        }
    }
}

#[test]
fn a_move_that_is_played_meanwhile_finds_the_board_as_it_is() {
    for kind in Kind::ALL {
        let mut desk = Desk::with(kind);
        play(&mut desk, 4);
        desk.settings().pace = Pace::Usual;
        desk.rest();
        desk.app.world_mut().write_message(Intent::ShowAgain);
        desk.app.update();
        desk.app.update();
        play(&mut desk, 1);
        for _ in 0..8 {
            desk.rest();
        }
        let seen = pieces(&mut desk);
        desk.app.world_mut().write_message(Intent::LookAt(Some(0)));
        desk.rest();
        desk.app.world_mut().write_message(Intent::LookAt(None));
        desk.rest();
        assert_eq!(pieces(&mut desk), seen, "{kind:?}");
    }
}

fn waits(desk: &Desk) -> bool {
    desk.app.world().resource::<PendingMove>().0.is_some()
}

/// Points out the first move with a hand; returns its last square.
fn point_out(desk: &mut Desk, hand: Hand) -> String {
    let [from, to] = first_move(desk.game());
    desk.tap(hand, &from);
    if desk.game().kind() == Kind::Torus {
        return from;
    }
    desk.tap(hand, &to);
    to
}

#[test]
fn fingers_confirm_moves_where_squares_are_smaller_than_they_are() {
    for (kind, size, expected) in [
        (Kind::Torus, Vec2::new(390.0, 844.0), true),
        (Kind::Zen, Vec2::new(390.0, 844.0), true),
        (Kind::Enso, Vec2::new(1280.0, 720.0), false),
    ] {
        for hand in [Hand::Finger(2), Hand::Mouse] {
            let mut desk = Desk::with(kind);
            desk.settings().confirm_moves = ConfirmMoves::ForFingers;
            let window = desk.window;
            desk.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(size.x, size.y);
            desk.rest();
            desk.rest();
            let to = point_out(&mut desk, hand);
            let expected = expected && hand != Hand::Mouse;
            assert_eq!((waits(&desk), desk.moves()), (expected, usize::from(!expected)), "{kind:?} by {hand:?}");
            if expected {
                desk.tap(hand, &to);
                assert_eq!((waits(&desk), desk.moves()), (false, 1), "a second tap plays it");
            }
        }
    }
}

#[test]
fn a_move_that_waits_is_confirmed_or_cancelled_by_buttons_keys_and_gamepads() {
    let mut desk = Desk::with(Kind::Zen);
    desk.settings().confirm_moves = ConfirmMoves::Always;
    let press = |desk: &mut Desk, label: &str| {
        let at = desk.control(label);
        desk.press(Hand::Mouse, at);
        desk.release(Hand::Mouse, at);
    };
    point_out(&mut desk, Hand::Mouse);
    assert_eq!((waits(&desk), desk.moves()), (true, 0));
    press(&mut desk, "Cancel");
    assert_eq!((waits(&desk), desk.moves()), (false, 0));
    point_out(&mut desk, Hand::Finger(1));
    press(&mut desk, "Confirm");
    assert_eq!((waits(&desk), desk.moves()), (false, 1));
    let [from, to] = first_move(desk.game());
    desk.drag(Hand::Mouse, &from, &to);
    desk.key(KeyCode::Escape, Key::Escape);
    desk.rest();
    assert_eq!((waits(&desk), desk.moves()), (false, 1), "one step back is to cancel it");
    desk.drag(Hand::Mouse, &from, &to);
    desk.key(KeyCode::KeyU, Key::Character("u".into()));
    desk.rest();
    assert_eq!((waits(&desk), desk.moves()), (false, 1), "so is to undo what was not played yet");
    desk.drag(Hand::Mouse, &from, &to);
    desk.press_pad(GamepadButton::South);
    desk.rest();
    assert_eq!((waits(&desk), desk.moves()), (false, 2), "the cursor is still on the target");
}

#[test]
fn dragging_and_clicking_can_each_be_left_out() {
    for kind in Kind::ALL {
        for hand in [Hand::Mouse, Hand::Finger(4)] {
            let mut desk = Desk::with(kind);
            desk.settings().dragging = false;
            let [from, to] = first_move(desk.game());
            if kind != Kind::Torus {
                desk.drag(hand, &from, &to);
                assert_eq!((desk.moves(), desk.selection().spots.len()), (0, 0), "{kind:?}");
            }
            point_out(&mut desk, hand);
            assert_eq!(desk.moves(), 1, "{kind:?}");
            (desk.settings().dragging, desk.settings().clicking) = (true, false);
            if kind == Kind::Torus {
                // A stone that is dropped can't be dragged.
                desk.tap(hand, "g9");
            } else {
                let [from, to] = first_move(desk.game());
                desk.tap(hand, &from);
                assert!(desk.selection().spots.is_empty(), "{kind:?}");
                desk.drag(hand, &from, &to);
            }
            assert_eq!(desk.moves(), 2, "{kind:?}");
        }
    }
}
