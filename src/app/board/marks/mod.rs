//! The marks on the board, which show what may be done and why.
//!
//! `mark`: one mark; `collect`: which marks there are now; those that explain a game are in `board::games`; `draw`:
//! their meshes; `gestures`: targets that pulse, and pieces that shake when a move is refused.

mod collect;
pub(crate) mod draw;
pub(crate) mod gestures;
pub(super) mod mark;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((draw::plugin, gestures::plugin));
}
