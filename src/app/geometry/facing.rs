//! The direction from which the board is seen, for labels and numbers on it.

use bevy::prelude::*;

/// The rotation about the vertical axis by which labels on the board face the viewer, in radians: a multiple of a
/// quarter turn.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct LabelRotation(pub f32);
