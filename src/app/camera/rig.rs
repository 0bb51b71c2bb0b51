//! The orbit of the camera round the board: its pose, and the motion from one pose to the next.

use crate::app::camera::view::ViewportInsets;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::timing::DECAY_RATE;
use crate::games::Kind;
use bevy::prelude::*;

/// The pose of the camera, relative to the view that shows the whole board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    /// The angle round the board to the right, 0 behind player one, in radians. It may exceed a full turn, so that
    /// turns go the short way.
    pub(super) yaw: f32,
    /// The angle above the table, in radians.
    pub(super) pitch: f32,
    pub(super) zoom: f32,
    /// The point of the board at which the camera looks, in the unit of the board.
    pub(super) pan: Vec2,
}

impl Pose {
    /// The usual pose: behind player one, with the whole board in view.
    pub(super) fn usual(layout: Layout) -> Self {
        let pitch = if layout.is_upright() { STEEPER } else { STEEP };
        Self { yaw: 0.0, pitch, zoom: 1.0, pan: Vec2::ZERO }
    }

    /// Approaches another pose for this number of seconds (exponential smoothing); takes it when the difference is very
    /// small.
    pub(super) fn approach(&mut self, other: Self, seconds: f32) {
        let apart = (other.yaw - self.yaw).abs() + (other.pitch - self.pitch).abs() + (other.zoom - self.zoom).abs();
        if apart + other.pan.distance(self.pan) < 0.002 {
            *self = other;
        } else {
            self.smooth_nudge(&other, DECAY_RATE, seconds);
        }
    }
}

impl StableInterpolate for Pose {
    fn interpolate_stable(&self, other: &Self, part: f32) -> Self {
        Self {
            yaw: self.yaw.lerp(other.yaw, part),
            pitch: self.pitch.lerp(other.pitch, part),
            zoom: self.zoom.lerp(other.zoom, part),
            pan: self.pan.lerp(other.pan, part),
        }
    }
}

/// The usual pitch, and the pitch in an upright window. There the width limits the size of the board, so a steeper view
/// can use more of the height.
const STEEP: f32 = 0.98;
const STEEPER: f32 = 1.2;

/// The limits of pitch, in radians, and of zoom.
const PITCHES: [f32; 2] = [0.42, 1.45];
const ZOOMS: [f32; 2] = [0.6, 4.0];

/// The vertical field of view in radians: narrow, so that far pieces are hardly smaller than near ones.
pub(super) const FIELD: f32 = 0.46;

/// The height of the plan's camera over the board.
pub(super) const PLAN_HEIGHT: f32 = 20.0;

/// Logical pixels between the board and the edge of the free part of the window.
pub(super) const MARGIN: f32 = 14.0;

/// The target pose, and the pose now, which approaches it.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(super) struct OrbitRig {
    pub(super) wanted: Pose,
    pub(super) now: Pose,
    /// The insets now, which approach those of the panels; `None` before anything was shown.
    pub(super) covered: Option<ViewportInsets>,
    /// The length of a logical pixel on the board.
    pub(super) unit: f32,
}

impl OrbitRig {
    /// For a board that is seen for the first time.
    pub(super) fn new(layout: Layout) -> Self {
        let usual = Pose::usual(layout);
        Self { wanted: usual, now: usual, covered: None, unit: 0.02 }
    }

    /// Keeps the target pose within the limits.
    pub(super) fn limit(&mut self, layout: Layout, is_round: bool) {
        let wanted = &mut self.wanted;
        // A folded board can be seen from below.
        let lowest = if is_round { -PITCHES[1] } else { PITCHES[0] };
        wanted.pitch = wanted.pitch.clamp(lowest, PITCHES[1]);
        wanted.zoom = wanted.zoom.clamp(ZOOMS[0], ZOOMS[1]);
        let half = layout.half_board();
        wanted.pan = wanted.pan.clamp(-half, half);
    }
}

/// The layout for which the camera is placed while there is no match.
pub(super) const NO_MATCH: Layout = Layout::new(Kind::Zen, 11, 11);
