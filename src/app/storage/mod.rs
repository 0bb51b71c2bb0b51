//! Matches and settings on disk.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
