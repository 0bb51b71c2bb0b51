//! The camera and its two views: in perspective on the table, or straight down as a plan.
//!
//! The camera always keeps the board within the part of the window that panels leave free ([`ViewportInsets`]). It
//! shifts the principal point (an off-centre projection, the lens shift of a view camera), so that the board has the
//! same perspective with and without panels.

mod controls;
mod fit;
pub mod projector;
mod rig;
pub mod view;

use crate::app::camera::fit::Fit;
use crate::app::camera::rig::{FIELD, MARGIN, NO_MATCH, OrbitRig, PLAN_HEIGHT, Pose};
use crate::app::camera::view::{ShadowRange, TableCamera, ViewportInsets};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::geometry::facing::LabelRotation;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::timing::smoothed_seconds;
use crate::app::geometry::torus::Torus;
use crate::app::platform::frames::FrameSystems;
use crate::app::state::loading::is_playable;
use crate::app::state::navigation::Screen;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{PlayerTurning, Settings, View};
use crate::games::Player;
use bevy::camera::{CameraUpdateSystems, ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::cluster::ClusterConfig;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewportInsets>()
        .init_resource::<LabelRotation>()
        .init_resource::<ShadowRange>()
        .insert_resource(OrbitRig::new(NO_MATCH))
        .add_systems(Startup, spawn_camera)
        .add_systems(
            Update,
            activate_camera.run_if(is_playable.or_else(in_state(Screen::Failed))).in_set(AppSystems::View),
        )
        .add_systems(Update, (follow_layout, turn_to_player).in_set(AppSystems::View))
        .add_systems(
            PostUpdate,
            (smooth_camera, place_camera).chain().before(CameraUpdateSystems).before(TransformSystems::Propagate),
        )
        .add_systems(Last, redraw_for_insets.in_set(FrameSystems::Request))
        .add_plugins(controls::plugin);
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("camera"),
        TableCamera,
        Camera3d::default(),
        // In the browser the page covers the canvas until one can play: nothing needs to be drawn before.
        Camera { is_active: !cfg!(target_arch = "wasm32"), ..default() },
        // Bevy's own choice of tone mapping needs lookup tables, which are left out of the build.
        Tonemapping::AcesFitted,
        // Lights that reach only a part of the view are looked up in a grid, which the renderer makes anew for each
        // frame. The table has one light, which reaches everything: one cell is enough.
        ClusterConfig::Single,
        MeshPickingCamera,
    ));
}

fn activate_camera(mut camera: Single<&mut Camera, With<TableCamera>>) {
    if !camera.is_active {
        camera.is_active = true;
    }
}

/// Resets the camera for another board, and changes its pitch when the window becomes upright or wide. When a folded
/// board is flat again, limits the pose, because a flat board cannot be seen from below.
fn follow_layout(
    layout: Option<Res<Layout>>,
    torus: Option<Res<Torus>>,
    mut rig: ResMut<OrbitRig>,
    mut seen: Local<Option<Layout>>,
) {
    let before = std::mem::replace(&mut *seen, layout.as_deref().copied());
    let Some(layout) = layout else { return };
    match before.filter(|before| before.is_of_board(*layout)) {
        None => *rig = OrbitRig::new(*layout),
        Some(before) if before != *layout => {
            rig.wanted.pitch += Pose::usual(*layout).pitch - Pose::usual(before).pitch;
            rig.limit(*layout, torus.as_ref().is_some_and(|torus| torus.folded_by() > 0.0));
        }
        Some(_) => {}
    }
    if let Some(torus) = torus.filter(DetectChanges::is_changed) {
        let mut limited = *rig;
        limited.limit(*layout, torus.folded_by() > 0.0);
        rig.set_if_neq(limited);
    }
}

/// Turns the board to the person whose turn it is, if that is set, when the animation of the move has ended.
fn turn_to_player(
    mut match_events: MessageReader<MatchEvent>,
    mut due: Local<bool>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    active_match: Option<Res<ActiveMatch>>,
    mut rig: ResMut<OrbitRig>,
) {
    *due |=
        match_events.read().any(|event| matches!(event, MatchEvent::Begun | MatchEvent::Moved(_) | MatchEvent::Jumped));
    let Some(active_match) = active_match.filter(|_| *due && !motion.0) else { return };
    *due = false;
    if settings.turning == PlayerTurning::Turn && active_match.played().waits_for_person() && !active_match.looks_back()
    {
        let game = active_match.played().round().game();
        // In a lesson the learner moves for both sides, and stays on one.
        let side = if active_match.lesson().is_some() { game.starter() } else { game.to_move() };
        let yaw = match side {
            Player::One => 0.0,
            Player::Two => PI,
        };
        // Whole turns are added, so that the camera turns the short way.
        rig.wanted.yaw = yaw + ((rig.wanted.yaw - yaw) / TAU).round() * TAU;
    }
}

/// Brings the camera nearer to its target.
fn smooth_camera(
    time: Res<Time>,
    settings: Res<Settings>,
    insets: Res<ViewportInsets>,
    mut rig: ResMut<OrbitRig>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let OrbitRig { wanted, now, covered, .. } = *rig;
    let covered = covered.unwrap_or(*insets);
    if rig.covered.is_none() {
        rig.covered = Some(covered);
    }
    if wanted == now && covered == *insets {
        return;
    }
    let (mut now, mut covered) = (now, covered);
    if settings.motion() == 0.0 {
        (now, covered) = (wanted, *insets);
    } else {
        let seconds = smoothed_seconds(&time);
        now.approach(wanted, seconds);
        covered.approach(*insets, seconds);
    }
    (rig.now, rig.covered) = (now, Some(covered));
    redraw.write(RequestRedraw);
}

/// Panels are laid out after the camera has been placed. When they have changed, it follows in the next frame.
fn redraw_for_insets(rig: Res<OrbitRig>, insets: Res<ViewportInsets>, mut redraw: MessageWriter<RequestRedraw>) {
    if rig.covered.is_some_and(|covered| covered != *insets) {
        redraw.write(RequestRedraw);
    }
}

/// Places the camera for the pose of the rig, the view, the board, the window and the panels over it.
fn place_camera(
    mut rig: ResMut<OrbitRig>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    torus: Option<Res<Torus>>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(&mut Camera, &mut Projection, &mut Transform), With<TableCamera>>,
    mut facing: ResMut<LabelRotation>,
    mut shadow_range: ResMut<ShadowRange>,
    mut placed: Local<Option<(Pose, View, ViewportInsets, (Vec3, Vec3), Vec2)>>,
) {
    let size = window.size();
    let layout = layout.as_deref().copied().unwrap_or(NO_MATCH);
    let extent = torus.map_or_else(|| layout.extent(), |torus| torus.extent());
    let Some(covered) = rig.covered else { return };
    let state = Some((rig.now, settings.view, covered, extent, size));
    if *placed == state || size.min_element() < 1.0 {
        return;
    }
    *placed = state;
    let (low, high) = extent;
    let corners: [Vec3; 8] = std::array::from_fn(|number| {
        let pick = |bit: usize, low: f32, high: f32| if number & bit == 0 { low } else { high };
        Vec3::new(pick(1, low.x, high.x), pick(2, low.y, high.y), pick(4, low.z, high.z))
    });
    let frame = free_frame(covered, size);
    let pose = rig.now;
    let (mut camera, mut projection, mut transform) = camera.into_inner();
    let target = Vec3::new(pose.pan.x, 0.0, pose.pan.y);
    let pitch = if settings.view.is_flat() { FRAC_PI_2 } else { pose.pitch };
    let turn = Quat::from_euler(EulerRot::YXZ, pose.yaw, -pitch, 0.0);
    let principal = match settings.view {
        View::Table | View::Doughnut => {
            let tangent = (FIELD / 2.0).tan();
            let per_pixel = 2.0 * tangent / size.y;
            let Fit { distance, middle } = fit::perspective(&corners, turn, frame.half_size() * per_pixel);
            let distance = distance / pose.zoom;
            rig.bypass_change_detection().unit = distance * per_pixel;
            *transform = Transform::from_translation(target + turn * Vec3::Z * distance).with_rotation(turn);
            let radius = high.length() * 1.05;
            shadow_range.set_if_neq(ShadowRange { near: (distance - radius).max(0.5), far: distance + radius });
            let principal = frame.center() - Vec2::new(middle.x, -middle.y) / per_pixel;
            let wider = widening(principal, size);
            let fov = 2.0 * (wider * tangent).atan();
            *projection = PerspectiveProjection { fov, ..default() }.into();
            principal
        }
        View::Plan | View::Text => {
            let Fit { distance: units, middle } = fit::parallel(&corners, turn, frame.half_size());
            let units = units / pose.zoom;
            rig.bypass_change_detection().unit = units;
            *transform = Transform::from_translation(target + Vec3::Y * PLAN_HEIGHT).with_rotation(turn);
            let principal = frame.center() - Vec2::new(middle.x, -middle.y) / units;
            let viewport_height = size.y * units * widening(principal, size);
            *projection = Projection::from(OrthographicProjection {
                scaling_mode: ScalingMode::FixedVertical { viewport_height },
                ..OrthographicProjection::default_3d()
            });
            principal
        }
    };
    // The window shows a part of a larger picture, so that the principal point is not the middle of the window.
    let scale = window.scale_factor();
    let full = size * widening(principal, size) * scale;
    camera.sub_camera_view = Some(SubCameraView {
        full_size: full.round().as_uvec2(),
        offset: full / 2.0 - principal * scale,
        size: UVec2::new(window.physical_width(), window.physical_height()),
    });
    facing.set_if_neq(LabelRotation((pose.yaw / FRAC_PI_2).round() * FRAC_PI_2));
}

/// The part of the window that is free for the board.
fn free_frame(insets: ViewportInsets, size: Vec2) -> Rect {
    let low = Vec2::new(insets.left, insets.top) + MARGIN;
    let high = size - Vec2::new(insets.right, insets.bottom) - MARGIN;
    // In a very small window there is no free part, so the board is shown under the panels.
    if (high - low).min_element() < 80.0 { Rect::from_corners(Vec2::ZERO, size) } else { Rect { min: low, max: high } }
}

/// How many times larger than the window a picture is that has this point in its middle and just contains the window.
fn widening(principal: Vec2, size: Vec2) -> f32 {
    let reach = principal.max(size - principal) * 2.0 / size;
    reach.max_element().max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;

    /// The size of the board with its frame in a window of this size, parts of which are covered, in logical pixels.
    fn board(layout: Layout, view: View, size: Vec2, covered: ViewportInsets) -> Vec2 {
        let (low, high) = layout.extent();
        let pick = |bit: bool, low: f32, high: f32| if bit { low } else { high };
        let corners: [Vec3; 8] = std::array::from_fn(|number| {
            let [x, y, z] = [1, 2, 4].map(|bit| number & bit == 0);
            Vec3::new(pick(x, low.x, high.x), pick(y, low.y, high.y), pick(z, low.z, high.z))
        });
        let half = layout.half_board();
        let edges =
            [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)].map(|(x, z)| Vec3::new(x * half.x, 0.0, z * half.y));
        let frame = free_frame(covered, size).half_size();
        let pitch = if view.is_flat() { FRAC_PI_2 } else { Pose::usual(layout).pitch };
        let turn = Quat::from_rotation_x(-pitch);
        let seen: Vec<Vec2> = if view.is_flat() {
            let unit = fit::parallel(&corners, turn, frame).distance;
            edges.map(|edge| (turn.inverse() * edge).truncate() / unit).to_vec()
        } else {
            let per_pixel = 2.0 * (FIELD / 2.0).tan() / size.y;
            let distance = fit::perspective(&corners, turn, frame * per_pixel).distance;
            let seen = edges.map(|edge| turn.inverse() * edge);
            seen.map(|edge| edge.truncate() / (distance - edge.z) / per_pixel).to_vec()
        };
        let places = seen.into_iter().map(|place| Rect { min: place, max: place });
        places.reduce(|one, other| one.union(other)).expect("four corners").size()
    }

    #[test]
    fn the_board_is_as_large_as_the_room_that_is_left_lets_it_be() {
        // Windows in logical pixels, and how much of them a panel covers at the right and at the bottom.
        let windows = [
            ((320.0, 480.0), (0.0, 250.0)),
            ((480.0, 320.0), (240.0, 0.0)),
            ((390.0, 844.0), (0.0, 300.0)),
            ((844.0, 390.0), (264.0, 0.0)),
            ((700.0, 1440.0), (264.0, 0.0)),
            ((1280.0, 720.0), (330.0, 0.0)),
            ((3440.0, 480.0), (330.0, 0.0)),
            ((3440.0, 1440.0), (330.0, 0.0)),
        ];
        for ((width, height), (right, bottom)) in windows {
            let size = Vec2::new(width, height);
            let left = Vec2::new(width - right, height - bottom);
            let covered = ViewportInsets { left: 0.0, top: 0.0, right, bottom };
            for (kind, columns, rows) in [
                (Kind::Zen, 11, 11),
                (Kind::Enso, 6, 6),
                (Kind::Torus, 9, 9),
                (Kind::Torus, 19, 19),
                (Kind::Zener, 5, 7),
            ] {
                for view in [View::Table, View::Plan] {
                    let layout = Layout::new(kind, columns, rows).in_window(size);
                    let board = board(layout, view, size, covered);
                    let share = board.max_element() / left.min_element();
                    assert!(share >= 0.6, "{kind:?} {view:?} in {size}: the board {board} has {share} of {left}");
                    assert!(board.x <= left.x && board.y <= left.y, "{kind:?} {view:?} in {size}: {board} in {left}");
                }
            }
        }
    }
}
