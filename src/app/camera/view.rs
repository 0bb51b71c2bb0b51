//! The camera of the table, and what of the window the board may use.

use bevy::prelude::*;

/// The one camera.
#[derive(Component)]
pub struct TableCamera;

/// How much of the window is covered at each side, in logical pixels; the board keeps to the rest.
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
    /// Room for the panel at the right.
    fn default() -> Self {
        Self { left: 0.0, top: 0.0, right: 300.0, bottom: 0.0 }
    }
}

impl ViewportInsets {
    /// A part of the way to another one; all of it, when it is less than a pixel.
    pub(super) fn towards(self, other: Self, part: f32) -> Self {
        let [here, there] = [self, other].map(|rect| Vec4::new(rect.left, rect.top, rect.right, rect.bottom));
        if here.distance(there) < 1.0 || part >= 1.0 {
            return other;
        }
        let [left, top, right, bottom] = here.lerp(there, part).to_array();
        Self { left, top, right, bottom }
    }
}

/// How far away the board begins and ends, for the shadows.
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

/// Whether the camera has been placed anew in this frame: a condition for systems.
pub(crate) fn camera_moved(
    moved: Query<(), (With<TableCamera>, Or<(Changed<Transform>, Changed<Projection>)>)>,
) -> bool {
    !moved.is_empty()
}
