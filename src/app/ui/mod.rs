//! Menus and everything around the board, in egui.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
