//! The camera and its two views: in perspective on the table, or straight down as a plan.
//!
//! The camera always keeps the board within the part of the window that panels leave free ([`FreeRect`]). It does so by
//! moving the middle of its lens, as one shifts a view camera, so that the board looks the same with and without panels.

mod fit;
mod handling;

use super::play::{Happened, InMotion, OnTable};
use super::settings::{Settings, Turning, View};
use super::table::layout::Layout;
use super::table::top_of;
use super::table::wrap::Wrap;
use crate::games::{Kind, Player, Spot, Square};
use crate::session::Controller;
use bevy::camera::{CameraUpdateSystems, ScalingMode, SubCameraView};
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::ecs::system::SystemParam;
use bevy::picking::mesh_picking::MeshPickingCamera;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use bevy_egui::PrimaryEguiContext;
use fit::Fit;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The one camera.
#[derive(Component)]
pub struct TableCamera;

/// How much of the window is covered at each side, in logical pixels; the board keeps to the rest.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct FreeRect {
    /// Covered at the left.
    pub left: f32,
    /// Covered at the top.
    pub top: f32,
    /// Covered at the right.
    pub right: f32,
    /// Covered at the bottom.
    pub bottom: f32,
}

impl Default for FreeRect {
    /// Room for the panel at the right.
    fn default() -> Self {
        Self { left: 0.0, top: 0.0, right: 300.0, bottom: 0.0 }
    }
}

impl FreeRect {
    /// A part of the way to another one; all of it, when it is less than a pixel.
    fn towards(self, other: Self, part: f32) -> Self {
        let [here, there] = [self, other].map(|rect| Vec4::new(rect.left, rect.top, rect.right, rect.bottom));
        if here.distance(there) < 1.0 || part >= 1.0 {
            return other;
        }
        let [left, top, right, bottom] = here.lerp(there, part).to_array();
        Self { left, top, right, bottom }
    }
}

/// By how much what is written on the board must be turned to face the viewer: always a quarter turn, in radians.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Facing(pub f32);

/// How far away the board begins and ends, for the shadows.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct Reach {
    pub(super) near: f32,
    pub(super) far: f32,
}

impl Default for Reach {
    fn default() -> Self {
        Self { near: 15.0, far: 45.0 }
    }
}

/// Where the camera stands, relative to the view that shows the whole board.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pose {
    /// To the right round the board, 0 behind player one, in radians; not wrapped, so that turns go the short way.
    yaw: f32,
    /// Above the table, in radians.
    pitch: f32,
    zoom: f32,
    /// What is looked at, on the board.
    pan: Vec2,
}

impl Pose {
    /// Behind player one, the whole board in view.
    fn usual(layout: Layout) -> Self {
        let pitch = if layout.is_upright() { STEEPER } else { STEEP };
        Self { yaw: 0.0, pitch, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// A part of the way to another pose; all of it, when it is hardly any.
    fn towards(self, other: Self, part: f32) -> Self {
        let apart = (other.yaw - self.yaw).abs() + (other.pitch - self.pitch).abs() + (other.zoom - self.zoom).abs();
        if apart + other.pan.distance(self.pan) < 0.002 || part >= 1.0 {
            return other;
        }
        Self {
            yaw: self.yaw.lerp(other.yaw, part),
            pitch: self.pitch.lerp(other.pitch, part),
            zoom: self.zoom.lerp(other.zoom, part),
            pan: self.pan.lerp(other.pan, part),
        }
    }
}

/// How steeply one looks at first, and in an upright window, where the board is as wide as can be but could be higher.
const STEEP: f32 = 0.98;
const STEEPER: f32 = 1.2;
/// How steeply one may look, in radians.
const PITCHES: [f32; 2] = [0.42, 1.45];
const ZOOMS: [f32; 2] = [0.6, 4.0];
/// The vertical field of view: narrow, so that far pieces are hardly smaller than near ones.
const FIELD: f32 = 0.46;
/// How far the plan's camera hangs over the board.
const PLAN_HEIGHT: f32 = 20.0;
/// Logical pixels between the board and the edge of the free part of the window.
const MARGIN: f32 = 14.0;

/// The pose that is wanted, and the one on the way to it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
struct Rig {
    wanted: Pose,
    now: Pose,
    /// What of the window is covered now, on the way to what is covered in truth; `None` before anything was shown.
    covered: Option<FreeRect>,
    /// How much of the board a logical pixel is.
    unit: f32,
}

impl Rig {
    /// At a board that is looked at for the first time.
    fn before(layout: Layout) -> Self {
        let usual = Pose::usual(layout);
        Self { wanted: usual, now: usual, covered: None, unit: 0.02 }
    }

    /// Keeps what is wanted within the limits.
    fn limit(&mut self, layout: Layout, is_round: bool) {
        let wanted = &mut self.wanted;
        // What is round can be looked at from below.
        let lowest = if is_round { -PITCHES[1] } else { PITCHES[0] };
        wanted.pitch = wanted.pitch.clamp(lowest, PITCHES[1]);
        wanted.zoom = wanted.zoom.clamp(ZOOMS[0], ZOOMS[1]);
        let half = layout.half_board();
        wanted.pan = wanted.pan.clamp(-half, half);
    }
}

/// The table between matches is as large as for this board.
const NO_MATCH: Layout = Layout::new(Kind::Zen, 11, 11);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FreeRect>()
        .init_resource::<Facing>()
        .init_resource::<Reach>()
        .insert_resource(Rig::before(NO_MATCH))
        .add_systems(Startup, spawn_camera)
        .add_systems(Update, (begin_anew, turn_to_player).in_set(super::AppSystems::View))
        .add_systems(
            PostUpdate,
            (glide, place_camera).chain().before(CameraUpdateSystems).before(TransformSystems::Propagate),
        )
        .add_systems(Last, make_room.before(super::frames::note_whether_it_goes_on))
        .add_plugins(handling::plugin);
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((
        Name::new("camera"),
        TableCamera,
        Camera3d::default(),
        // Bevy's own choice of tone mapping needs lookup tables, which are left out of the build.
        Tonemapping::AcesFitted,
        Msaa::Sample4,
        MeshPickingCamera,
        PrimaryEguiContext,
    ));
}

/// Another board is looked at from the usual place, one in a window that was turned as much steeper or flatter as is usual
/// there, and one that is flat again not from below.
fn begin_anew(
    layout: Option<Res<Layout>>,
    wrap: Option<Res<Wrap>>,
    mut rig: ResMut<Rig>,
    mut seen: Local<Option<Layout>>,
) {
    let before = std::mem::replace(&mut *seen, layout.as_deref().copied());
    let Some(layout) = layout else { return };
    match before.filter(|before| before.is_of_board(*layout)) {
        None => *rig = Rig::before(*layout),
        Some(before) if before != *layout => {
            rig.wanted.pitch += Pose::usual(*layout).pitch - Pose::usual(before).pitch;
            rig.limit(*layout, wrap.as_ref().is_some_and(|wrap| wrap.folded_by() > 0.0));
        }
        Some(_) => {}
    }
    if let Some(wrap) = wrap.filter(DetectChanges::is_changed) {
        let mut limited = *rig;
        limited.limit(*layout, wrap.folded_by() > 0.0);
        rig.set_if_neq(limited);
    }
}

/// Turns the table to the person whose turn it is, where that is wished, once the move has been seen.
fn turn_to_player(
    mut happened: MessageReader<Happened>,
    mut due: Local<bool>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    table: Option<Res<OnTable>>,
    mut rig: ResMut<Rig>,
) {
    *due |= happened.read().any(|event| matches!(event, Happened::Begun | Happened::Moved(_) | Happened::Jumped));
    let Some(table) = table.filter(|_| *due && !motion.0) else { return };
    *due = false;
    let by_person = table.played().seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    if settings.turning == Turning::Turn && by_person && !table.looks_back() {
        let yaw = match table.played().round().game().to_move() {
            Player::One => 0.0,
            Player::Two => PI,
        };
        // The whole turn that is nearest to where the camera is.
        rig.wanted.yaw = yaw + ((rig.wanted.yaw - yaw) / TAU).round() * TAU;
    }
}

/// Brings the camera nearer to where it is wanted.
fn glide(
    time: Res<Time>,
    settings: Res<Settings>,
    free: Res<FreeRect>,
    mut rig: ResMut<Rig>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Rig { wanted, now, covered, .. } = *rig;
    let covered = covered.unwrap_or(*free);
    if rig.covered.is_none() {
        rig.covered = Some(covered);
    }
    if wanted == now && covered == *free {
        return;
    }
    // After a long rest the first frame must not be a leap.
    let part = if settings.motion() == 0.0 { 1.0 } else { 1.0 - (-14.0 * time.delta_secs().min(0.1)).exp() };
    rig.now = now.towards(wanted, part);
    rig.covered = Some(covered.towards(*free, part));
    redraw.write(RequestRedraw);
}

/// Panels are laid out after the camera has been placed: where they have changed, it follows in the next frame.
fn make_room(rig: Res<Rig>, free: Res<FreeRect>, mut redraw: MessageWriter<RequestRedraw>) {
    if rig.covered.is_some_and(|covered| covered != *free) {
        redraw.write(RequestRedraw);
    }
}

/// Puts the camera where the rig says, for the view, the board, the window and what covers it.
fn place_camera(
    mut rig: ResMut<Rig>,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    wrap: Option<Res<Wrap>>,
    window: Single<&Window, With<PrimaryWindow>>,
    camera: Single<(&mut Camera, &mut Projection, &mut Transform), With<TableCamera>>,
    mut facing: ResMut<Facing>,
    mut reach: ResMut<Reach>,
    mut placed: Local<Option<(Pose, View, FreeRect, (Vec3, Vec3), Vec2)>>,
) {
    let size = window.size();
    let layout = layout.as_deref().copied().unwrap_or(NO_MATCH);
    let extent = wrap.map_or_else(|| layout.extent(), |wrap| wrap.extent());
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
    let pitch = if settings.view == View::Plan { FRAC_PI_2 } else { pose.pitch };
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
            reach.set_if_neq(Reach { near: (distance - radius).max(0.5), far: distance + radius });
            let principal = frame.center() - Vec2::new(middle.x, -middle.y) / per_pixel;
            let wider = widening(principal, size);
            let fov = 2.0 * (wider * tangent).atan();
            *projection = PerspectiveProjection { fov, ..default() }.into();
            principal
        }
        View::Plan => {
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
    // A window on a larger picture, so cut that the middle of the lens is not the middle of the window.
    let scale = window.scale_factor();
    let full = size * widening(principal, size) * scale;
    camera.sub_camera_view = Some(SubCameraView {
        full_size: full.round().as_uvec2(),
        offset: full / 2.0 - principal * scale,
        size: UVec2::new(window.physical_width(), window.physical_height()),
    });
    facing.set_if_neq(Facing((pose.yaw / FRAC_PI_2).round() * FRAC_PI_2));
}

/// The part of the window that is free for the board.
fn free_frame(free: FreeRect, size: Vec2) -> Rect {
    let low = Vec2::new(free.left, free.top) + MARGIN;
    let high = size - Vec2::new(free.right, free.bottom) - MARGIN;
    // In a tiny window the board lies under the panels rather than nowhere.
    if (high - low).min_element() < 80.0 { Rect::from_corners(Vec2::ZERO, size) } else { Rect { min: low, max: high } }
}

/// How many times larger than the window a picture is that has this point in its middle and holds the window.
fn widening(principal: Vec2, size: Vec2) -> f32 {
    let reach = principal.max(size - principal) * 2.0 / size;
    reach.max_element().max(1.0)
}

/// Finds spots of the board in the window, for tests that click like a person, and for what is drawn over the board.
#[derive(SystemParam)]
pub struct Finder<'w, 's> {
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    layout: Option<Res<'w, Layout>>,
    wrap: Option<Res<'w, Wrap>>,
    table: Option<Res<'w, OnTable>>,
}

impl Finder<'_, '_> {
    /// Where to click for a spot, in logical pixels of the window: in the middle of what lies on top of it.
    ///
    /// `None` for what is not on the table or not in the picture. Of a cell of ZeN it is the place within the frame.
    #[must_use]
    pub fn where_is(&self, spot: Spot) -> Option<Vec2> {
        let (layout, table) = (self.layout.as_deref()?, self.table.as_deref()?);
        let place = top_of(*layout, table, spot)?;
        match self.wrap.as_deref() {
            Some(wrap) => self.on_torus(*wrap, wrap.home(place.xz()), place.y),
            None => self.in_window(place),
        }
    }

    /// Where the copies of a cell of ZeN beside the frame are in the window, each with the turns to the east and to the
    /// north that lead to it.
    pub fn copies(&self, square: Square) -> Vec<(IVec2, Vec2)> {
        let (Some(layout), Some(table), Some(wrap)) =
            (self.layout.as_deref(), self.table.as_deref(), self.wrap.as_deref())
        else {
            return Vec::new();
        };
        let Some(place) = top_of(*layout, table, Spot::Square(square)) else { return Vec::new() };
        let home = wrap.home(place.xz());
        let copies = wrap.images(place.xz(), 0.0).skip(1);
        let seen = copies.filter_map(|copy| {
            let turns = ((copy - home) / wrap.side()).round().as_ivec2();
            Some((IVec2::new(turns.x, -turns.y), self.on_torus(*wrap, copy, place.y)?))
        });
        seen.collect()
    }

    /// Where two cells of ZeN are in the window, the second beside the first by the short way round; of the other games
    /// where two spots are.
    #[must_use]
    pub fn short_way(&self, from: Spot, to: Spot) -> Option<[Vec2; 2]> {
        let (layout, table) = (self.layout.as_deref()?, self.table.as_deref()?);
        let Some(wrap) = self.wrap.as_deref() else {
            return Some([self.where_is(from)?, self.where_is(to)?]);
        };
        let [start, end] = [top_of(*layout, table, from)?, top_of(*layout, table, to)?];
        let home = wrap.home(start.xz());
        let beside = home + wrap.short((end - start).xz());
        Some([self.on_torus(*wrap, home, start.y)?, self.on_torus(*wrap, beside, end.y)?])
    }

    /// Where a place beside or within the frame of the torus is in the window; `None` where something hides it.
    fn on_torus(&self, wrap: Wrap, frame: Vec2, height: f32) -> Option<Vec2> {
        let at = self.in_window(wrap.bend(frame.extend(height).xzy()).place)?;
        let (camera, transform) = *self.camera;
        let ray = camera.viewport_to_world(transform, at).ok()?;
        let seen = wrap.hit(ray, height)?;
        (wrap.short(seen - frame).length() < 0.3).then_some(at)
    }

    fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = *self.camera;
        camera.world_to_viewport(transform, place).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How large the board with its frame is in a window of this size of which this is covered, in logical pixels.
    fn board(layout: Layout, view: View, size: Vec2, covered: FreeRect) -> Vec2 {
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
        let pitch = if view == View::Plan { FRAC_PI_2 } else { Pose::usual(layout).pitch };
        let turn = Quat::from_rotation_x(-pitch);
        let seen: Vec<Vec2> = if view == View::Plan {
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
            let covered = FreeRect { left: 0.0, top: 0.0, right, bottom };
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
