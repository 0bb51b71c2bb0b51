//! Which way the table is turned.

use bevy::prelude::*;

/// By how much what is written on the board must be turned to face the viewer: always a quarter turn, in radians.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct LabelRotation(pub f32);
