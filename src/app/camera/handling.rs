//! Turning, tilting, zooming and moving the view: by mouse, by keys and with two fingers.

use super::{Flip, Pose, Rig, USUAL};
use crate::app::AppSystems;
use crate::app::screen::{Overlay, Screen};
use crate::app::settings::{Settings, View};
use crate::app::table::endless::Roll;
use crate::app::table::layout::Layout;
use crate::app::table::wrap::Wrap;
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy_egui::input::{EguiWantsInput, egui_wants_any_keyboard_input, egui_wants_any_pointer_input};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// Radians for each logical pixel of a drag.
const TURNING: f32 = 0.006;
/// How much a step of the wheel or a key zooms.
const ZOOM_STEP: f32 = 1.12;
/// Pixels of a fine wheel that make one step.
const PIXELS_A_STEP: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            use_mouse.run_if(not(egui_wants_any_pointer_input).or_else(buttons_held)),
            use_keys.run_if(not(egui_wants_any_keyboard_input)),
            use_fingers.run_if(not(egui_wants_any_pointer_input)),
            flip,
        )
            .run_if(in_state(Screen::Match).and_then(in_state(Overlay::None)))
            .in_set(AppSystems::Input),
    );
}

/// A drag that began beside the panels goes on over them.
fn buttons_held(buttons: Res<ButtonInput<MouseButton>>) -> bool {
    buttons.any_pressed([MouseButton::Right, MouseButton::Middle])
}

fn use_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    wheel: Res<AccumulatedMouseScroll>,
    egui: Res<EguiWantsInput>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut began_here: Local<bool>,
    mut rig: ResMut<Rig>,
    mut endless: EndlessBoard,
) {
    let Some(layout) = layout else { return };
    let drags = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(drags) {
        *began_here = !egui.wants_any_pointer_input();
    }
    let mut changed = rig.wanted;
    if *began_here && motion.delta != Vec2::ZERO {
        if buttons.pressed(MouseButton::Middle) || buttons.pressed(MouseButton::Right) && settings.view == View::Plan {
            pan(&mut changed, motion.delta, rig.unit, &mut endless);
        } else if buttons.pressed(MouseButton::Right) {
            changed.yaw -= motion.delta.x * TURNING;
            changed.pitch += motion.delta.y * TURNING;
        }
    }
    if wheel.delta.y != 0.0 && !egui.wants_any_pointer_input() {
        let steps = match wheel.unit {
            MouseScrollUnit::Line => wheel.delta.y,
            MouseScrollUnit::Pixel => wheel.delta.y / PIXELS_A_STEP,
        };
        changed.zoom *= ZOOM_STEP.powf(steps);
    }
    change(&mut rig, changed, *layout, endless.is_round());
}

/// The board of ZeN, which is scrolled where others are moved.
#[derive(SystemParam)]
struct EndlessBoard<'w> {
    wrap: Option<Res<'w, Wrap>>,
    roll: ResMut<'w, Roll>,
}

impl EndlessBoard<'_> {
    /// Whether it can be looked at from all sides.
    fn is_round(&self) -> bool {
        self.wrap.as_ref().is_some_and(|wrap| wrap.folded_by() > 0.0)
    }
}

/// Moves the board by a way on the screen, of which a pixel is so much on the board.
fn pan(pose: &mut Pose, way: Vec2, unit: f32, endless: &mut EndlessBoard) {
    let way = on_board(way, *pose) * unit;
    if endless.wrap.is_some() {
        endless.roll.drag(way);
    } else {
        pose.pan -= way;
    }
}

/// A way on the screen as a way on the board.
fn on_board(way: Vec2, pose: Pose) -> Vec2 {
    Vec2::from_angle(-pose.yaw).rotate(way)
}

fn change(rig: &mut ResMut<Rig>, changed: Pose, layout: Layout, is_round: bool) {
    if changed != rig.wanted {
        rig.wanted = changed;
        rig.limit(layout, is_round);
    }
}

fn use_keys(
    keys: Res<ButtonInput<KeyCode>>,
    layout: Option<Res<Layout>>,
    mut settings: ResMut<Settings>,
    mut rig: ResMut<Rig>,
    mut endless: EndlessBoard,
) {
    let Some(layout) = layout else { return };
    if keys.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::AltLeft, KeyCode::AltRight]) {
        return;
    }
    if keys.just_pressed(KeyCode::KeyV) && !endless.roll.stop_celebrating() {
        settings.view = settings.view.next(layout.kind());
    }
    let shift = keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let pressed = |key: KeyCode| f32::from(u8::from(keys.just_pressed(key)));
    // The bare arrows are for the cursor on the board.
    let arrow = |key: KeyCode| if shift { pressed(key) } else { 0.0 };
    let mut changed = rig.wanted;
    if keys.just_pressed(KeyCode::KeyR) {
        changed = Pose { yaw: (changed.yaw / (2.0 * PI)).round() * 2.0 * PI, ..USUAL };
        if let Some(wrap) = &endless.wrap {
            endless.roll.back(**wrap);
        }
    }
    if keys.just_pressed(KeyCode::KeyF) {
        changed.yaw += PI;
    }
    let turn = pressed(KeyCode::KeyE) - pressed(KeyCode::KeyQ) + arrow(KeyCode::ArrowRight) - arrow(KeyCode::ArrowLeft);
    // In the plan only quarter turns keep the board straight.
    let step = if settings.view == View::Plan { 2.0 * FRAC_PI_4 } else { FRAC_PI_4 / 2.0 };
    changed.yaw += turn * step;
    changed.pitch += (arrow(KeyCode::ArrowUp) - arrow(KeyCode::ArrowDown)) * 0.12;
    // What is beyond the edge comes into view: the board goes the other way.
    let way =
        Vec2::new(pressed(KeyCode::KeyA) - pressed(KeyCode::KeyD), pressed(KeyCode::KeyW) - pressed(KeyCode::KeyS));
    if endless.wrap.is_some() && way != Vec2::ZERO {
        let quarter = (changed.yaw / FRAC_PI_2).round() * FRAC_PI_2;
        endless.roll.step(Vec2::from_angle(-quarter).rotate(way).round());
    }
    let nearer = pressed(KeyCode::Equal) + pressed(KeyCode::NumpadAdd);
    let farther = pressed(KeyCode::Minus) + pressed(KeyCode::NumpadSubtract);
    changed.zoom *= ZOOM_STEP.powf(nearer - farther);
    change(&mut rig, changed, *layout, endless.is_round());
}

fn flip(mut wishes: MessageReader<Flip>, mut rig: ResMut<Rig>) {
    for _ in wishes.read() {
        rig.wanted.yaw += PI;
    }
}

/// Two fingers: together they move, apart they zoom, round each other they turn.
fn use_fingers(
    touches: Res<Touches>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut rig: ResMut<Rig>,
    mut endless: EndlessBoard,
) {
    let fingers: Vec<_> = touches.iter().collect();
    let (Some(layout), [one, other]) = (layout, fingers.as_slice()) else { return };
    let before = other.previous_position() - one.previous_position();
    let after = other.position() - one.position();
    if before.length() < 1.0 || after.length() < 1.0 || before == after && one.delta() == Vec2::ZERO {
        return;
    }
    let mut changed = rig.wanted;
    changed.zoom *= after.length() / before.length();
    let moved = (one.delta() + other.delta()) / 2.0;
    if settings.view == View::Plan {
        pan(&mut changed, moved, rig.unit, &mut endless);
    } else {
        changed.yaw += before.angle_to(after);
        changed.pitch += moved.y * TURNING;
    }
    change(&mut rig, changed, *layout, endless.is_round());
}
