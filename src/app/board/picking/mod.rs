//! What the pointer hits (`targets`), and what presses and drags of mouse and fingers mean (`pointer`).

pub(crate) mod pointer;
pub(crate) mod targets;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((targets::plugin, pointer::plugin));
}
