//! How it feels: answers come within a frame, and nothing moves that should not.

use super::desk::{Desk, Hand};
use super::fingers::first_move;
use bevy::input::keyboard::Key;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use zen_table::app::camera::TableCamera;
use zen_table::app::frames::Beats;
use zen_table::app::pointing::{Point, Selection};
use zen_table::app::settings::Pace;
use zen_table::games::{Kind, Spot};

/// Where everything is that casts no shadow: the marks on the board, and some of what it is made of.
fn marks(desk: &mut Desk) -> Vec<Transform> {
    let mut marks = desk.app.world_mut().query_filtered::<&Transform, (With<Mesh3d>, With<NotShadowCaster>)>();
    marks.iter(desk.app.world()).copied().collect()
}

/// Where everything is that has a mesh.
fn all(desk: &mut Desk) -> Vec<(Entity, Transform)> {
    let mut all = desk.app.world_mut().query_filtered::<(Entity, &Transform), With<Mesh3d>>();
    all.iter(desk.app.world()).map(|(entity, transform)| (entity, *transform)).collect()
}

fn camera(desk: &mut Desk) -> Transform {
    let mut cameras = desk.app.world_mut().query_filtered::<&Transform, With<TableCamera>>();
    *cameras.single(desk.app.world()).unwrap()
}

#[test]
fn what_is_pressed_is_seen_in_the_same_frame() {
    let mut desk = Desk::with(Kind::Enso);
    let [from, _] = first_move(desk.game());
    let at = desk.place(&from);
    desk.press(Hand::Mouse, at);
    desk.app.update();
    let before = marks(&mut desk);
    desk.button(bevy::input::ButtonState::Released);
    assert_eq!(desk.selection().spots, [desk.spot(&from)], "picked up");
    assert_ne!(marks(&mut desk), before, "and shown");
    desk.rest();

    let before = marks(&mut desk);
    desk.hold(GamepadButton::DPadUp, 1.0);
    assert_ne!(marks(&mut desk), before, "the cursor of a gamepad");
    desk.hold(GamepadButton::DPadUp, 0.0);
    let before = camera(&mut desk);
    desk.hold(GamepadButton::LeftThumb, 1.0);
    assert_ne!(camera(&mut desk), before, "the camera");
}

#[test]
fn a_key_moves_the_cursor_in_the_same_frame() {
    let mut desk = Desk::with(Kind::Zener);
    for _ in 0..3 {
        let before = desk.selection().hovered;
        desk.key(KeyCode::ArrowUp, Key::ArrowUp);
        assert_ne!(desk.selection().hovered, before);
    }
}

/// Picks up what moves first, and lets targets breathe.
fn pick_up(desk: &mut Desk) -> Spot {
    let [from, _] = first_move(desk.game());
    let spot = desk.spot(&from);
    desk.app.world_mut().write_message(Point::At(spot));
    desk.rest();
    spot
}

#[test]
fn targets_breathe_a_few_times_and_rest_then() {
    let mut desk = Desk::with(Kind::Enso);
    desk.settings().pace = Pace::Usual;
    desk.rest();
    pick_up(&mut desk);
    let beats = |desk: &Desk| desk.app.world().resource::<Beats>().breath;
    assert!(beats(&desk).is_some(), "frames come");
    let before = marks(&mut desk);
    desk.rest();
    assert_ne!(marks(&mut desk), before, "they breathe");
    for _ in 0..30 {
        desk.rest();
    }
    assert_eq!(beats(&desk), None, "nothing is drawn for ever");
    let before = marks(&mut desk);
    desk.rest();
    assert_eq!(marks(&mut desk), before);
    desk.app.world_mut().write_message(Point::Nowhere);
    desk.rest();
    assert_eq!(beats(&desk), None);
}

/// A spot that may not be pointed at after this one.
pub(crate) fn forbidden(desk: &Desk, from: Spot) -> Spot {
    let game = desk.game();
    let spots = game.board().squares().map(Spot::Square).filter(|&spot| spot != from);
    let is_forbidden = |spot: &Spot| {
        let [after, alone] = [&[from, *spot][..], &[*spot]].map(|path| game.choices(path));
        after.complete.is_none() && after.next.is_empty() && alone.complete.is_none() && alone.next.is_empty()
    };
    spots.filter(|spot| matches!(spot, Spot::Square(at) if game.board().top(*at).is_some())).find(is_forbidden).unwrap()
}

#[test]
fn what_is_refused_shakes_its_head_and_stands_again_as_before() {
    let mut desk = Desk::with(Kind::Zen);
    desk.settings().pace = Pace::Usual;
    let from = pick_up(&mut desk);
    for _ in 0..30 {
        desk.rest();
    }
    let at = forbidden(&desk, from);
    let before = all(&mut desk);
    desk.app.world_mut().write_message(Point::At(at));
    let mut most = 0.0_f32;
    let aside = |desk: &mut Desk| {
        let now = all(desk);
        let moved = |(entity, place): &(Entity, Transform)| {
            let (_, then) = before.iter().find(|(other, _)| other == entity)?;
            Some(then.translation.distance(place.translation))
        };
        now.iter().filter_map(moved).fold(0.0, f32::max)
    };
    for _ in 0..40 {
        desk.app.update();
        most = most.max(aside(&mut desk));
    }
    assert!(desk.app.world().resource::<Selection>().refusal.is_some());
    assert!(most > 0.01 && most < 0.2, "{most}");
    assert_eq!(aside(&mut desk), 0.0);
}

#[test]
fn with_reduced_motion_nothing_shakes_breathes_or_glides() {
    let mut desk = Desk::with(Kind::Zen);
    desk.settings().pace = Pace::Usual;
    desk.settings().reduced_motion = true;
    desk.rest();
    let from = pick_up(&mut desk);
    let at = forbidden(&desk, from);
    desk.app.world_mut().write_message(Point::At(at));
    desk.app.update();
    let (all_before, camera_before) = (all(&mut desk), camera(&mut desk));
    for _ in 0..20 {
        desk.app.update();
        let still = all(&mut desk).iter().all(|(entity, place)| {
            all_before.iter().find(|(other, _)| other == entity).is_none_or(|(_, then)| then == place)
        });
        assert!(still && camera(&mut desk) == camera_before);
        assert_eq!(desk.app.world().resource::<Beats>().breath, None);
    }
    // The camera is there at once as well.
    desk.hold(GamepadButton::LeftThumb, 1.0);
    let turned = camera(&mut desk);
    desk.rest();
    assert_eq!(camera(&mut desk), turned);
}
