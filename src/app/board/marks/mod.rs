//! What is drawn on the board to tell what may be done and why.
//!
//! `mark`: one mark; `collect`: which there are now; `explain`: those that give reasons; `draw`: their meshes; `gestures`:
//! targets that pulse, and the shake of what may not be done.

mod collect;
pub(crate) mod draw;
mod explain;
pub(crate) mod gestures;
mod mark;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((draw::plugin, gestures::plugin));
}
