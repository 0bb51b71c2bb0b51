//! Where the camera hangs: its pose, and the way from one pose to the next.

use crate::app::camera::view::ViewportInsets;
use crate::app::geometry::layout::Layout;
use crate::games::Kind;
use bevy::prelude::*;

/// Where the camera stands, relative to the view that shows the whole board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    /// To the right round the board, 0 behind player one, in radians; not wrapped, so that turns go the short way.
    pub(super) yaw: f32,
    /// Above the table, in radians.
    pub(super) pitch: f32,
    pub(super) zoom: f32,
    /// What is looked at, on the board.
    pub(super) pan: Vec2,
}

impl Pose {
    /// Behind player one, the whole board in view.
    pub(super) fn usual(layout: Layout) -> Self {
        let pitch = if layout.is_upright() { STEEPER } else { STEEP };
        Self { yaw: 0.0, pitch, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// A part of the way to another pose; all of it, when it is hardly any.
    pub(super) fn towards(self, other: Self, part: f32) -> Self {
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
pub(super) const FIELD: f32 = 0.46;

/// How far the plan's camera hangs over the board.
pub(super) const PLAN_HEIGHT: f32 = 20.0;

/// Logical pixels between the board and the edge of the free part of the window.
pub(super) const MARGIN: f32 = 14.0;

/// The pose that is wanted, and the one on the way to it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct OrbitRig {
    pub(super) wanted: Pose,
    pub(super) now: Pose,
    /// What of the window is covered now, on the way to what is covered in truth; `None` before anything was shown.
    pub(super) covered: Option<ViewportInsets>,
    /// How much of the board a logical pixel is.
    pub(super) unit: f32,
}

impl OrbitRig {
    /// At a board that is looked at for the first time.
    pub(super) fn before(layout: Layout) -> Self {
        let usual = Pose::usual(layout);
        Self { wanted: usual, now: usual, covered: None, unit: 0.02 }
    }

    /// Keeps what is wanted within the limits.
    pub(super) fn limit(&mut self, layout: Layout, is_round: bool) {
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
pub(super) const NO_MATCH: Layout = Layout::new(Kind::Zen, 11, 11);
