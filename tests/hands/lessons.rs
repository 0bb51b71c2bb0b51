//! Lessons with simulated input, frame by frame.

use super::desk::Desk;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use zen_table::app::gameplay::active_match::LessonStep;
use zen_table::app::gameplay::lesson::LessonState;
use zen_table::app::gameplay::messages::Intent;
use zen_table::games::Kind;
use zen_table::lessons;
use zen_table::lessons::step::Task;

#[test]
fn a_key_that_is_pressed_as_soon_as_the_board_lies_there_shifts_it() {
    let shifts = |step: &lessons::step::Step| matches!(step.task, Task::Shift);
    let number = lessons::of(Kind::Torus).iter().position(shifts).expect("a step about shifting");
    for frames in 1..6 {
        let mut desk = Desk::in_menu();
        desk.app.world_mut().write_message(Intent::Learn(LessonStep { kind: Kind::Torus, number }));
        for _ in 0..frames {
            desk.app.update();
        }
        assert!(!desk.app.world().resource::<LessonState>().is_done());
        desk.key(KeyCode::KeyW, Key::Character("w".into()));
        desk.rest();
        assert!(desk.app.world().resource::<LessonState>().is_done(), "pressed after {frames} frames");
    }
}

#[test]
fn a_board_that_was_shifted_before_has_to_be_shifted_again() {
    let number = lessons::of(Kind::Torus).iter().position(|step| matches!(step.task, Task::Shift)).unwrap();
    let mut desk = Desk::with(Kind::Torus);
    desk.key(KeyCode::KeyW, Key::Character("w".into()));
    desk.rest();
    for _ in 0..2 {
        desk.app.world_mut().write_message(Intent::Learn(LessonStep { kind: Kind::Torus, number }));
        desk.rest();
        assert!(!desk.app.world().resource::<LessonState>().is_done());
        desk.key(KeyCode::KeyD, Key::Character("d".into()));
        desk.rest();
        assert!(desk.app.world().resource::<LessonState>().is_done());
    }
}
