//! What the 3D view needs for each game: the appearance of its board and pieces, and the marks that explain it.

use crate::app::board::marks::mark::{Mark, MarkContext, Shape};
use crate::app::board::mesh::boards::Part;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::geometry::layout::Layout;
use crate::games::{Piece, Player};
use crate::themes::{Board, Theme};
use bevy::prelude::*;

/// The appearance of a game on the table.
pub(in crate::app::board) struct GameVisuals {
    /// The parts of the board; none for a board that wraps around, which is drawn as a tile that is repeated.
    pub(in crate::app::board) board: fn(Layout, &Board) -> Vec<Part>,
    /// A piece as it stands on the table, its foot at the origin.
    pub(in crate::app::board) piece: fn(&Theme, Piece) -> MeshBuilder,
    /// The same piece as a flat glyph, for the plan.
    pub(in crate::app::board) plan_piece: fn(&Theme, Piece) -> MeshBuilder,
    /// A player's link of one unit along x, subdivided so that it can be bent; `None` in a game without links.
    pub(in crate::app::board) link: Option<fn(&Theme, Player) -> MeshBuilder>,
    /// The contact shadow of a piece.
    pub(in crate::app::board) shadow: ContactShadow,
    /// The names of columns and rows round the board.
    pub(in crate::app::board) labels: Labels,
    /// The mark that surrounds a piece.
    pub(in crate::app::board) outline: Shape,
    /// The size of the dot on a target, relative to the usual one.
    pub(in crate::app::board) target_size: f32,
    /// Marks that show the position, whichever player is to move.
    pub(in crate::app::board) state_marks: fn(&MarkContext) -> Vec<Mark>,
    /// Marks that show a person who is to move what can be done, and why something cannot.
    pub(in crate::app::board) choice_marks: fn(&MarkContext) -> Vec<Mark>,
}

/// The darkening of the ground around a piece, where the piece keeps away ambient light.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::app::board) struct ContactShadow {
    /// Distances from the middle, in squares, each with the darkness there: 1 for the darkest.
    pub(in crate::app::board) bands: &'static [(f32, f32)],
    /// Whether it has the form of a square with rounded corners instead of a circle.
    pub(in crate::app::board) is_square: bool,
}

/// The names of columns and rows, as the notation of the game writes them.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::board) struct Labels {
    /// The name of a column.
    pub(in crate::app::board) column: fn(u8) -> String,
    /// The name of a row on a board with a number of rows.
    pub(in crate::app::board) row: fn(u8, u8) -> String,
    /// The distance from the squares to the names, in squares.
    pub(in crate::app::board) margin: f32,
}

/// For a game without such marks.
pub(super) fn no_marks(_: &MarkContext) -> Vec<Mark> {
    Vec::new()
}

/// A, B, C …
pub(super) fn latin_capital(index: u8) -> String {
    char::from(b'A' + index).to_string()
}

/// a, b, c …
pub(super) fn latin_small(index: u8) -> String {
    char::from(b'a' + index).to_string()
}

/// 1, 2, 3 …
pub(super) fn number(index: u8) -> String {
    (index + 1).to_string()
}
