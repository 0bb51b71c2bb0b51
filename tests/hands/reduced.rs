//! With reduced motion nothing is animated: after a change everything is at once as it stays.

use super::desk::{Desk, FRAME};
use super::fingers::first_move;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::EguiRenderOutput;
use bevy_egui::egui::epaint::{Primitive, Vertex};
use std::collections::BTreeMap;
use std::time::Duration;
use zen_table::app::camera::view::TableCamera;
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::gameplay::round_scoring::RoundScoring;
use zen_table::app::gameplay::selection::Point;
use zen_table::app::input::action::Command;
use zen_table::app::state::dialogs::{PendingConfirmation, Question};
use zen_table::app::state::navigation::{Navigate, Overlay};
use zen_table::app::state::settings::{Pace, View};
use zen_table::games::{Kind, Player};
use zen_table::session::{Length, Match, Terms};

/// The frames in which a change arrives: in the first one it is carried out, in the next menus are laid out by what
/// they measured, and the camera follows what they leave free.
const ARRIVING: usize = 5;

/// What is seen: where everything in the scene is, what the camera shows, and what is drawn of the menus.
#[derive(PartialEq, Debug)]
struct Seen {
    things: BTreeMap<Entity, (GlobalTransform, bool)>,
    camera: String,
    menus: Vec<([f32; 4], Vec<Vertex>)>,
}

fn seen(desk: &mut Desk) -> Seen {
    let world = desk.app.world_mut();
    let mut things = world.query::<(Entity, &GlobalTransform, Option<&InheritedVisibility>)>();
    let things = things
        .iter(world)
        .map(|(entity, place, visibility)| (entity, (*place, visibility.is_none_or(|visibility| visibility.get()))));
    let things = things.collect();
    let mut cameras = world.query_filtered::<(&Projection, &Camera), With<TableCamera>>();
    let (projection, camera) = cameras.single(world).expect("one camera");
    let camera = format!("{projection:?} {:?}", camera.sub_camera_view);
    let menus = world.query::<&EguiRenderOutput>().single(world).expect("one context").paint_jobs.iter();
    let menus = menus.map(|job| {
        let vertices = match &job.primitive {
            Primitive::Mesh(mesh) => mesh.vertices.clone(),
            Primitive::Callback(_) => Vec::new(),
        };
        let clip = job.clip_rect;
        ([clip.min.x, clip.min.y, clip.max.x, clip.max.y], vertices)
    });
    Seen { things, camera, menus: menus.collect() }
}

impl Seen {
    /// What is different in another picture, in words.
    fn differs_from(&self, other: &Self) -> Vec<String> {
        let moved = self.things.iter().filter(|(entity, place)| other.things.get(*entity) != Some(place)).count();
        let mut parts = Vec::new();
        if moved > 0 || self.things.len() != other.things.len() {
            parts.push(format!("{moved} of {} things", self.things.len()));
        }
        if self.camera != other.camera {
            parts.push("the camera".to_owned());
        }
        if self.menus != other.menus {
            parts.push("the menus".to_owned());
        }
        parts
    }
}

/// Sets the time of each frame.
fn beat(desk: &mut Desk, time: Duration) {
    desk.app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
}

/// Makes a change, and asserts that what is seen then does not depend on the time that passes.
fn ends_at_once(desk: &mut Desk, what: &str, change: impl FnOnce(&mut Desk)) {
    beat(desk, Duration::from_nanos(1));
    change(desk);
    for _ in 0..ARRIVING {
        desk.app.update();
    }
    let at_once = seen(desk);
    beat(desk, FRAME);
    for _ in 0..3 {
        desk.rest();
    }
    let later = seen(desk);
    let differs = at_once.differs_from(&later);
    assert!(differs.is_empty(), "{what}: {differs:?} moved after the change");
}

fn letter(code: KeyCode, letter: &'static str) -> impl FnOnce(&mut Desk) {
    move |desk| desk.key(code, Key::Character(letter.into()))
}

fn send(intent: Intent) -> impl FnOnce(&mut Desk) {
    move |desk| _ = desk.app.world_mut().write_message(intent)
}

fn go(to: Navigate) -> impl FnOnce(&mut Desk) {
    move |desk| _ = desk.app.world_mut().write_message(to)
}

fn still(kind: Kind) -> Desk {
    let mut desk = Desk::with(kind);
    desk.settings().pace = Pace::Slow;
    desk.settings().reduced_motion = true;
    desk.rest();
    desk
}

#[test]
fn moves_and_what_is_pointed_at_are_shown_at_once() {
    for kind in Kind::ALL {
        let mut desk = still(kind);
        for number in 0..6 {
            let text = desk.game().legal_moves().swap_remove(0);
            ends_at_once(&mut desk, &format!("{kind:?}: move {number}"), send(Intent::Play(text)));
        }
        ends_at_once(&mut desk, "take back", send(Intent::Undo));
        ends_at_once(&mut desk, "again", send(Intent::Redo));
        ends_at_once(&mut desk, "look back", send(Intent::LookAt(Some(2))));
        ends_at_once(&mut desk, "look at the last", send(Intent::LookAt(None)));
        let [from, _] = first_move(desk.game());
        let spot = desk.spot(&from);
        let point = |at| move |desk: &mut Desk| _ = desk.app.world_mut().write_message(at);
        if kind != Kind::Torus {
            ends_at_once(&mut desk, "a piece is picked up", point(Point::At(spot)));
            let taken = desk.game().board().squares().map(zen_table::games::Spot::Square).find(|other| {
                *other != spot && !desk.selection().next.contains(other) && desk.selection().spots.len() == 1
            });
            ends_at_once(&mut desk, "a refusal", point(Point::At(taken.expect("not all squares can be reached"))));
            ends_at_once(&mut desk, "it is put back", point(Point::Nowhere));
        }
        ends_at_once(&mut desk, "an analysis", send(Intent::Analyse));
        ends_at_once(&mut desk, "back to the match", send(Intent::EndAnalysis));
    }
}

#[test]
fn the_camera_and_the_board_are_at_once_where_they_go() {
    for kind in Kind::ALL {
        let mut desk = still(kind);
        for command in [
            Command::Flip,
            Command::Turn(1),
            Command::Zoom(3),
            Command::Tilt(2),
            Command::Scroll(IVec2::X),
            Command::Home,
        ] {
            ends_at_once(&mut desk, &format!("{kind:?}: {command:?}"), |desk| {
                desk.app.world_mut().write_message(command);
            });
        }
        for view in [View::Plan, View::Doughnut, View::Table] {
            ends_at_once(&mut desk, &format!("{kind:?}: {view:?}"), |desk| desk.settings().view = view);
        }
        let window = desk.window;
        for size in [Vec2::new(390.0, 844.0), Vec2::new(844.0, 390.0), Vec2::new(1280.0, 720.0)] {
            ends_at_once(&mut desk, &format!("{kind:?} in {size}"), |desk| {
                desk.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(size.x, size.y);
            });
        }
    }
}

#[test]
fn menus_and_dialogs_appear_and_scroll_at_once() {
    let mut desk = still(Kind::Zen);
    for overlay in
        [Overlay::Pause, Overlay::Settings, Overlay::Rules, Overlay::Controls, Overlay::Players, Overlay::Credits]
    {
        ends_at_once(&mut desk, &format!("{overlay:?}"), go(Navigate::Over(overlay)));
        ends_at_once(&mut desk, &format!("{overlay:?}, scrolled"), |desk| {
            // The control before the first is the last one, to which the sheet is scrolled.
            desk.key(KeyCode::ArrowUp, Key::ArrowUp);
            desk.key(KeyCode::PageDown, Key::PageDown);
        });
        ends_at_once(&mut desk, &format!("{overlay:?} is closed"), go(Navigate::Back));
    }
    ends_at_once(&mut desk, "a question", |desk| {
        desk.app.world_mut().resource_mut::<PendingConfirmation>().0 = Some(Question::Resign(Player::One));
    });
    ends_at_once(&mut desk, "an answer", |desk| desk.key(KeyCode::Escape, Key::Escape));
    ends_at_once(&mut desk, "the field for moves", letter(KeyCode::Slash, "/"));
    ends_at_once(&mut desk, "closed", |desk| desk.key(KeyCode::Escape, Key::Escape));
    ends_at_once(&mut desk, "the end", send(Intent::End(zen_table::session::Ending::Resigned(Player::One))));
}

#[test]
fn points_are_counted_at_once() {
    let kind = Kind::Zen;
    let text = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";
    let played = Match::from_position(Terms { length: Length::BestOf(3), ..Terms::usual(kind) }, text).unwrap();
    let mut desk = still(kind);
    desk.app.world_mut().write_message(Intent::Resume(Box::new(played)));
    desk.rest();
    for _ in 0..20 {
        let legal = desk.game().legal_moves();
        let wins = legal.iter().find(|text| {
            let mut after = desk.game().clone();
            after.play(text).is_ok() && after.verdict().outcome.is_over()
        });
        let text = wins.unwrap_or(&legal[0]).clone();
        let is_last = wins.is_some();
        ends_at_once(&mut desk, &text, send(Intent::Play(text.clone())));
        if is_last {
            assert!(!desk.app.world().resource::<RoundScoring>().goes_on());
            return;
        }
    }
    panic!("nobody wins");
}

#[test]
fn what_is_under_way_ends_when_motion_is_switched_off() {
    for kind in Kind::ALL {
        let mut desk = Desk::with(kind);
        desk.settings().pace = Pace::Slow;
        desk.rest();
        let text = desk.game().legal_moves().swap_remove(0);
        desk.app.world_mut().write_message(Intent::Play(text));
        desk.key(KeyCode::KeyF, Key::Character("f".into()));
        desk.app.update();
        assert!(desk.app.world().resource::<InMotion>().0, "{kind:?}: the piece is on its way");
        let under_way = seen(&mut desk);
        ends_at_once(&mut desk, &format!("{kind:?}"), |desk| desk.settings().reduced_motion = true);
        assert!(!desk.app.world().resource::<InMotion>().0);
        assert!(!under_way.differs_from(&seen(&mut desk)).is_empty(), "{kind:?}: it had not arrived");
    }
}
