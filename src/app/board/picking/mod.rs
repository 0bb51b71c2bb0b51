//! What the pointer hits (`targets`), what presses and drags of mouse and fingers mean (`pointer`), and whether a
//! finger is wider than a square (`coarse`).

mod coarse;
pub(crate) mod pointer;
pub(crate) mod targets;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((targets::plugin, pointer::plugin, coarse::plugin));
}
