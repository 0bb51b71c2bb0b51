//! Mouse and touch on the board: from picking to pointing.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
