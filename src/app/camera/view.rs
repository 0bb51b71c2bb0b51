//! The camera, and the part of the window that the board may use.

use crate::app::geometry::timing::DECAY_RATE;
use bevy::prelude::*;

/// Marks the one camera of the 3D scene.
#[derive(Component)]
pub struct TableCamera;

/// How much of the window panels cover at each side, in logical pixels. The board is shown in the rest.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct ViewportInsets {
    /// Covered at the left.
    pub left: f32,
    /// Covered at the top.
    pub top: f32,
    /// Covered at the right.
    pub right: f32,
    /// Covered at the bottom.
    pub bottom: f32,
}

impl Default for ViewportInsets {
    /// The insets before any panel has been laid out: about the width of the panel at the right.
    fn default() -> Self {
        Self { left: 0.0, top: 0.0, right: 300.0, bottom: 0.0 }
    }
}

impl ViewportInsets {
    /// Approaches other insets for this number of seconds (exponential smoothing); takes them when they are less than a
    /// pixel away.
    pub(super) fn approach(&mut self, other: Self, seconds: f32) {
        let [mut here, there] = [*self, other].map(|rect| Vec4::new(rect.left, rect.top, rect.right, rect.bottom));
        if here.distance(there) < 1.0 {
            *self = other;
            return;
        }
        here.smooth_nudge(&there, DECAY_RATE, seconds);
        let [left, top, right, bottom] = here.to_array();
        *self = Self { left, top, right, bottom };
    }
}

/// The distances from the camera between which shadows are drawn: those of the near and the far side of the board.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub(crate) struct ShadowRange {
    pub(crate) near: f32,
    pub(crate) far: f32,
}

impl Default for ShadowRange {
    fn default() -> Self {
        Self { near: 15.0, far: 45.0 }
    }
}

/// Whether the camera has moved in this frame: a condition for systems.
pub(crate) fn camera_moved(
    moved: Query<(), (With<TableCamera>, Or<(Changed<Transform>, Changed<Projection>)>)>,
) -> bool {
    !moved.is_empty()
}
