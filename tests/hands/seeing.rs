//! Seeing what has happened and what could: the last turn again, on the table.

use super::desk::Desk;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::state::settings::Pace;
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
