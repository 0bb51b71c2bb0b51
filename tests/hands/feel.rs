//! Responsiveness: input has its effect within a frame, and nothing moves that should not.

use super::desk::{Desk, Hand};
use super::fingers::first_move;
use bevy::input::keyboard::Key;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use zen_table::app::camera::view::TableCamera;
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::gameplay::selection::{Point, Selection};
use zen_table::app::gameplay::zener_setup::PendingZenerSetup;
use zen_table::app::geometry::layout::Layout;
use zen_table::app::platform::frames::RedrawInterval;
use zen_table::app::state::navigation::Overlay;
use zen_table::app::state::settings::{Pace, Settings};
use zen_table::games::{Kind, Spot, Square};
use zen_table::session::{GameTerms, SetupMethod, Terms};

/// The transforms of everything that casts no shadow: the marks on the board, and some parts of the board.
fn marks(desk: &mut Desk) -> Vec<Transform> {
    let mut marks = desk.app.world_mut().query_filtered::<&Transform, (With<Mesh3d>, With<NotShadowCaster>)>();
    marks.iter(desk.app.world()).copied().collect()
}

/// The transforms of everything that has a mesh.
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

#[test]
fn menus_open_in_the_frame_of_the_key_and_close_in_the_one_after_the_button() {
    let mut desk = Desk::with(Kind::Zener);
    desk.hold(GamepadButton::Start, 1.0);
    assert_eq!(desk.state::<Overlay>(), Overlay::Pause);
    desk.hold(GamepadButton::Start, 0.0);
    desk.rest();
    assert_eq!(desk.focused().as_deref(), Some("Resume"));
    // The menus are laid out after everything else in a frame.
    desk.hold(GamepadButton::South, 1.0);
    desk.app.update();
    assert_eq!(desk.state::<Overlay>(), Overlay::None);
}

/// Picks up the first piece that can move, so that its targets pulse.
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
    let beats = |desk: &Desk| desk.app.world().resource::<RedrawInterval>().pulse;
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

/// A spot that may not be pointed at after `from`.
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
        assert_eq!(desk.app.world().resource::<RedrawInterval>().pulse, None);
    }
    // The camera reaches its place at once too.
    desk.hold(GamepadButton::LeftThumb, 1.0);
    let turned = camera(&mut desk);
    desk.rest();
    assert_eq!(camera(&mut desk), turned);
}

/// Zener's blind set-up: White's tiles are turned over first, then Black's piece that faces the same symbol steps
/// ahead.
#[test]
fn the_piece_that_faces_its_like_steps_ahead_before_the_eyes_of_the_players() {
    let mut desk = Desk::with(Kind::Enso);
    desk.app.world_mut().resource_mut::<Settings>().pace = Pace::Usual;
    let game = GameTerms::Zener { setup: SetupMethod::PrintAndPlay };
    desk.app.world_mut().write_message(Intent::Begin(Terms { game, ..Terms::usual(Kind::Zener) }));
    desk.app.update();
    let setup = loop {
        let mut drafting = desk.app.world_mut().resource_mut::<PendingZenerSetup>();
        if let Some(setup) = drafting.0.as_mut().unwrap().finish_side() {
            break setup;
        }
    };
    desk.app.world_mut().write_message(Intent::Arrange(setup));
    desk.app.update();
    // In the usual order only the waves in the middle face each other.
    assert_eq!(desk.game().start_text(), "[K5][K4]1[K2][K1]/2[K3]2/5/5/5/5/[W1][W2][W3][W4][W5] w - -");
    let layout = Layout::of(desk.game());
    let (home_row, ahead) = (layout.place(Square::new(2, 6)).z, layout.place(Square::new(2, 5)).z);
    let mut way = Vec::new();
    let mut face_down = Vec::new();
    while way.is_empty() || desk.app.world().resource::<InMotion>().0 {
        desk.app.update();
        let mut named = desk.app.world_mut().query::<(&Name, &Transform)>();
        let pieces: Vec<Transform> =
            named.iter(desk.app.world()).filter(|(name, _)| name.as_str() == "piece").map(|(_, at)| *at).collect();
        assert_eq!(pieces.len(), 10);
        let in_the_middle = pieces.iter().map(|piece| piece.translation).filter(|at| at.x == 0.0);
        way.push(in_the_middle.map(|at| at.z).fold(f32::INFINITY, f32::min));
        face_down.push(pieces.iter().filter(|piece| piece.up().y < 0.0).count());
        assert!(way.len() < 1000, "it never rests");
    }
    assert_eq!((way[0], way[way.len() - 1]), (home_row, ahead));
    assert!(way.is_sorted() && way.iter().filter(|&&at| home_row < at && at < ahead).count() > 3, "{way:?}");
    assert_eq!((face_down[0], face_down[face_down.len() - 1]), (5, 0), "White's tiles lie face down at first");
    let sets_out = way.iter().position(|&at| at > home_row).unwrap();
    assert_eq!(face_down[sets_out], 0, "it waits until all are turned over");
}
