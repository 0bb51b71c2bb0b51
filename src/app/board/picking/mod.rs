//! What the pointer hits (`targets`), and what mouse and fingers ask for (`pointer`).

pub(crate) mod pointer;
pub(crate) mod targets;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((targets::plugin, pointer::plugin));
}
