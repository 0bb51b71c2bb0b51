//! Turning, tilting, zooming and panning the view: by mouse, by keys, with two fingers and with a gamepad's sticks.

use crate::app::camera::rig::{OrbitRig, Pose};
use crate::app::geometry::layout::Layout;
use crate::app::geometry::timing::smoothed_seconds;
use crate::app::geometry::torus::Torus;
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::action::Command;
use crate::app::input::gamepad::Pads;
use crate::app::state::dialogs::nothing_to_confirm;
use crate::app::state::focus::{MenuPointer, menus_want_pointer};
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, PI};

/// Radians for each logical pixel of a drag.
const TURNING: f32 = 0.006;

/// The zoom factor of one step of the wheel or of a key.
const ZOOM_STEP: f32 = 1.12;

/// What a fully deflected stick or trigger does in a second: radians, logical pixels, and the logarithm of the zoom
/// factor.
const TURNED: f32 = 1.8;
const SHIFTED: f32 = 520.0;
const ZOOMED: f32 = 1.4;

/// Pixels of a high-resolution wheel that make one step.
const PIXELS_A_STEP: f32 = 60.0;

pub(super) fn plugin(app: &mut App) {
    let on_the_board = in_state(Screen::Match).and_then(in_state(Overlay::None)).and_then(nothing_to_confirm);
    app.add_systems(
        Update,
        (
            use_mouse.run_if(not(menus_want_pointer).or_else(buttons_held)),
            use_fingers.run_if(not(menus_want_pointer)),
            use_pads,
        )
            .run_if(on_the_board.clone())
            .in_set(AppSystems::Input),
    )
    .add_systems(Update, carry_out.run_if(on_the_board).in_set(AppSystems::Act));
}

/// Whether a drag is under way: one that began beside the panels continues over them.
fn buttons_held(buttons: Res<ButtonInput<MouseButton>>) -> bool {
    buttons.any_pressed([MouseButton::Right, MouseButton::Middle])
}

fn use_mouse(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    wheel: Res<AccumulatedMouseScroll>,
    menus: Res<MenuPointer>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut began_here: Local<bool>,
    mut rig: ResMut<OrbitRig>,
    mut board: EndlessBoard,
) {
    let Some(layout) = layout else { return };
    let drags = [MouseButton::Right, MouseButton::Middle];
    if buttons.any_just_pressed(drags) {
        *began_here = !menus.is_wanted;
    }
    let mut changed = rig.wanted;
    if *began_here && motion.delta != Vec2::ZERO {
        if buttons.pressed(MouseButton::Middle) || buttons.pressed(MouseButton::Right) && settings.view.is_flat() {
            pan(&mut changed, motion.delta, rig.unit, &mut board);
        } else if buttons.pressed(MouseButton::Right) {
            changed.yaw -= motion.delta.x * TURNING;
            changed.pitch += motion.delta.y * TURNING;
        }
    }
    if wheel.delta.y != 0.0 && !menus.is_wanted {
        let steps = match wheel.unit {
            MouseScrollUnit::Line => wheel.delta.y,
            MouseScrollUnit::Pixel => wheel.delta.y / PIXELS_A_STEP,
        };
        changed.zoom *= ZOOM_STEP.powf(steps);
    }
    change(&mut rig, changed, *layout, board.is_round());
}

/// A board that wraps around, which is scrolled where others are panned.
#[derive(SystemParam)]
struct EndlessBoard<'w> {
    torus: Option<Res<'w, Torus>>,
    view: ResMut<'w, TorusView>,
}

impl EndlessBoard<'_> {
    /// Whether it is folded, so that it can be seen from all sides.
    fn is_round(&self) -> bool {
        self.torus.as_ref().is_some_and(|torus| torus.folded_by() > 0.0)
    }
}

/// Pans the board by a vector on the screen; `unit` is the length of a logical pixel on the board.
fn pan(pose: &mut Pose, way: Vec2, unit: f32, board: &mut EndlessBoard) {
    let way = on_board(way, *pose) * unit;
    if board.torus.is_some() {
        board.view.drag(way);
    } else {
        pose.pan -= way;
    }
}

/// A vector on the screen as a vector on the board.
fn on_board(way: Vec2, pose: Pose) -> Vec2 {
    Vec2::from_angle(-pose.yaw).rotate(way)
}

fn change(rig: &mut ResMut<OrbitRig>, changed: Pose, layout: Layout, is_round: bool) {
    if changed != rig.wanted {
        rig.wanted = changed;
        rig.limit(layout, is_round);
    }
}

/// Carries out the commands of keys and gamepads that concern the camera.
fn carry_out(
    mut commands: MessageReader<Command>,
    layout: Option<Res<Layout>>,
    mut settings: ResMut<Settings>,
    mut rig: ResMut<OrbitRig>,
    mut board: EndlessBoard,
) {
    let Some(layout) = layout else { return };
    let mut changed = rig.wanted;
    for command in commands.read() {
        match *command {
            Command::View if !board.view.stop_showing_win() => {
                settings.view = settings.view.next(layout.wraps());
            }
            Command::Flip => changed.yaw += PI,
            Command::Home => {
                changed = Pose { yaw: (changed.yaw / (2.0 * PI)).round() * 2.0 * PI, ..Pose::usual(*layout) };
                if let Some(torus) = &board.torus {
                    board.view.back(**torus);
                }
            }
            Command::Turn(steps) => {
                // In the plan only quarter turns keep the board straight.
                let step = if settings.view.is_flat() { FRAC_PI_2 } else { FRAC_PI_4 / 2.0 };
                changed.yaw += f32::from(steps) * step;
            }
            Command::Tilt(steps) => changed.pitch += f32::from(steps) * 0.12,
            Command::Zoom(steps) => changed.zoom *= ZOOM_STEP.powi(steps.into()),
            Command::Scroll(way) if board.torus.is_some() => {
                // The view moves this way, so the board is scrolled the other way.
                let quarter = (changed.yaw / FRAC_PI_2).round() * FRAC_PI_2;
                let way = Vec2::new(-way.x as f32, way.y as f32);
                board.view.step(Vec2::from_angle(-quarter).rotate(way).round());
            }
            _ => {}
        }
    }
    change(&mut rig, changed, *layout, board.is_round());
}

/// The right stick turns and tilts, or pans in the plan; the triggers zoom.
fn use_pads(
    pads: Pads,
    time: Res<Time>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut rig: ResMut<OrbitRig>,
    mut board: EndlessBoard,
) {
    let (stick, triggers) = (pads.right_stick(), pads.triggers());
    let Some(layout) = layout.filter(|_| stick != Vec2::ZERO || triggers != 0.0) else { return };

    let passed = smoothed_seconds(&time);
    let mut changed = rig.wanted;
    if settings.view.is_flat() {
        pan(&mut changed, Vec2::new(-stick.x, stick.y) * passed * SHIFTED, rig.unit, &mut board);
    } else {
        changed.yaw += stick.x * passed * TURNED;
        changed.pitch += stick.y * passed * TURNED * 0.6;
    }
    changed.zoom *= (triggers * passed * ZOOMED).exp();
    change(&mut rig, changed, *layout, board.is_round());
}

/// Two fingers: moved together they tilt or pan the view, moved apart they zoom (pinch), moved round each other they
/// turn it.
fn use_fingers(
    touches: Res<Touches>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut rig: ResMut<OrbitRig>,
    mut board: EndlessBoard,
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
    if settings.view.is_flat() {
        pan(&mut changed, moved, rig.unit, &mut board);
    } else {
        changed.yaw += before.angle_to(after);
        changed.pitch += moved.y * TURNING;
    }
    change(&mut rig, changed, *layout, board.is_round());
}
