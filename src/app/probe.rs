//! Questions from end-to-end tests, answered from the running game.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
