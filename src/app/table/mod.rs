//! The table: boards, pieces, marks and animation.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
