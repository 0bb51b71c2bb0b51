//! The 3D table: boards, pieces, marks and their motion, in one direction from the match to the eye. It shows what the rules
//! say and decides nothing.
//!
//! - `schedule`: the order of the table's systems;
//! - `material`: what things are made of; `mesh`: their shapes; `library`: the shared meshes and materials of the themes;
//! - `environment`: the light, the table and what is around it; `spawn`: the board of the match; `coordinates`: the names of
//!   its columns and rows; `torus_tile` and `torus_copies`: ZeN's endless board, its copies, scrolling and folding;
//! - `games`: what each game looks like, one file each;
//! - `pieces`: what stands on the board, built from the board and kept up by events, with its motions and shadows;
//! - `marks`: what is drawn on the board to tell what may be done and why; `picking`: what the mouse hits.

mod coordinates;
mod environment;
mod games;
mod library;
mod marks;
mod material;
mod mesh;
mod picking;
mod pieces;
mod schedule;
mod spawn;
mod torus_copies;
mod torus_tile;

use crate::app::board::schedule::BoardSystems;
use crate::app::state::schedule::AppSystems;
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    use BoardSystems::{Build, Gesture, Hold, Mark, Move, Send};
    app.configure_sets(Update, (Build, Move, Send, Hold, Mark, Gesture).chain().in_set(AppSystems::View)).add_plugins(
        (
            material::plugin,
            library::plugin,
            environment::plugin,
            spawn::plugin,
            torus_copies::plugin,
            pieces::plugin,
            marks::plugin,
            picking::plugin,
        ),
    );
}
