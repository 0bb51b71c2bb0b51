//! The 3D view: boards, pieces, marks and their motion. It shows the match and decides nothing.
//!
//! - `schedule`: the order of the systems of the 3D view;
//! - `material`: the colours and textures of things; `mesh`: their shapes; `library`: the shared meshes and materials
//!   of the themes;
//! - `quality`: how finely all of it is drawn;
//! - `environment`: the light, the table and the objects around it; `spawn`: the board of the match;
//!   `coordinates`: the labels of its columns and rows; `torus_tile` and `torus_copies`: a board that wraps around, its
//!   copies, scrolling and folding;
//! - `games`: the appearance of each game, one file each;
//! - `pieces`: the pieces, built from the board and updated by events, with their motions and contact shadows;
//! - `marks`: marks on the board that show what may be done and why; `picking`: what the pointer hits.

mod coordinates;
mod environment;
mod games;
mod library;
mod marks;
mod material;
mod mesh;
mod picking;
mod pieces;
mod quality;
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
            quality::plugin,
            environment::plugin,
            spawn::plugin,
            torus_copies::plugin,
            pieces::plugin,
            marks::plugin,
            picking::plugin,
        ),
    );
}
