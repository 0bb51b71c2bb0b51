//! The table: boards, pieces, marks and their motion, in one direction from the match to the eye.
//!
//! - [`layout`]: where everything lies; the one mapping between squares and places;
//! - [`textures`], `glyphs`, `clay`, `surface`: pictures, hand-made meshes and their material; `shapes`, `engraved`: the
//!   pieces; `matter`: what these are made of; `looks`: what everything else is made of, and the colours;
//! - [`wrap`]: the torus in space; `endless`: its copies, scrolling and folding; `tile`: its board;
//! - `room`: the light, the table and what is round it; `furniture`: its shapes; `boards`: the four boards;
//! - `pieces`, `bridges`: what stands on the board, built from the board and kept up by events; `motion`: how it gets there;
//!   `hand`: what is picked up, dragged, or fanned out to be looked at; `ground`: the dark under all of them;
//!   `gestures`: what breathes and what shakes its head;
//! - `marks`, `reasons`: what is drawn on the board to tell what may be done and why; `spots`: what the pointer hits.

mod boards;
mod bridges;
mod clay;
pub(super) mod endless;
mod engraved;
mod furniture;
mod gestures;
mod glyphs;
mod ground;
mod hand;
pub mod layout;
mod looks;
mod marks;
mod matter;
pub(super) mod motion;
pub(super) mod pieces;
mod reasons;
mod room;
mod shapes;
pub(super) mod spots;
mod surface;
pub mod textures;
mod tile;
pub mod wrap;

use super::AppSystems;
use super::play::OnTable;
use crate::games::{Kind, Spot};
use bevy::prelude::*;
use layout::Layout;

/// What the table does in one frame to show what happened, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum TableSystems {
    /// The board is there.
    Build,
    /// What is under way goes on.
    Move,
    /// Pieces set out.
    Send,
    /// Marks are drawn, and what the pointer can hit follows the pieces.
    Mark,
    /// What breathes or shakes does.
    Gesture,
}

pub(super) fn plugin(app: &mut App) {
    use TableSystems::{Build, Gesture, Mark, Move, Send};
    app.configure_sets(Update, (Build, Move, Send, Mark, Gesture).chain().in_set(AppSystems::View));
    app.add_plugins((
        surface::plugin,
        textures::plugin,
        looks::plugin,
        room::plugin,
        boards::plugin,
        pieces::plugin,
        motion::plugin,
    ))
    .add_plugins((endless::plugin, ground::plugin, hand::plugin, marks::plugin, gestures::plugin, spots::plugin));
}

/// The middle of what a click on a spot should hit: half-way up a pawn, else the top of what lies there.
pub(super) fn top_of(layout: Layout, table: &OnTable, spot: Spot) -> Option<Vec3> {
    let place = layout.spot(spot, table.played().round().game().to_move())?;
    let board = table.board();
    let stack = match spot {
        Spot::Square(square) => board.stack(square),
        Spot::Off | Spot::Pass => &[],
    };
    let height: f32 = stack.iter().map(|&piece| layout.height(piece)).sum();
    Some(place + Vec3::Y * if layout.kind() == Kind::Zen { height / 2.0 } else { height })
}
