//! The tile of a board that wraps around, and the frame around one period of it.

use crate::app::board::material::palette::colour;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::geometry::layout::Layout;
use crate::themes::{Board, Special};
use bevy::prelude::*;

/// The width of the lines between cells, and their depth.
const GAP: f32 = 0.026;
const DEPTH: f32 = 0.006;

/// The height of inlays over the cells, and of the frame over the inlays.
const INLAID: f32 = 0.003;
const FRAME: f32 = 0.006;

/// Segments of the tile's circumference when it is bent.
pub(crate) const FINE: f32 = 72.0;

/// The colours of the two seams of the torus, where the left and right edges meet and where the top and bottom edges
/// meet, and of the frame.
fn seams(look: &Board) -> [Color; 3] {
    let seams = match look.special {
        Special::Seams { upright, level, frame } => [upright, level, frame],
        Special::Nothing | Special::Homes { .. } => [look.lines; 3],
    };
    seams.map(colour)
}

/// One period of the board: its cells, and each seam once, because opposite edges are the same line.
pub(crate) fn tile(layout: Layout, look: &Board) -> MeshBuilder {
    let mut wood = MeshBuilder::new(Color::WHITE);
    let seams = seams(look);
    let half = layout.half_field();
    let line = 0.05 + 0.003 * half.x;
    let above = Vec3::Y * INLAID;
    for square in layout.squares() {
        let place = layout.place(square);
        if square.column == 0 {
            wood.paint(seams[0]).rectangle(Vec3::new(-half.x, 0.0, place.z) + above, Vec2::new(line, 0.5));
        }
        if square.row == 0 {
            wood.paint(seams[1]).rectangle(Vec3::new(place.x, 0.0, half.y) + above, Vec2::new(0.5, line));
        }
    }
    // Arrows that show which edges are identified, as in drawings of a torus: single ones on one seam, double ones on
    // the other.
    let size = 0.9 + 0.03 * half.x;
    let mut head = |colour: Color, tip: Vec3, forward: Vec3| {
        let side = forward.cross(Vec3::Y) * 0.16 * size;
        let back = tip - forward * 0.32 * size;
        wood.paint(colour).face(&[tip + above * 2.0, back - side + above * 2.0, back + side + above * 2.0]);
    };
    for part in [-0.5, 0.0, 0.5] {
        let along = (part * half.x).round();
        head(seams[0], Vec3::new(-half.x, 0.0, along - 0.16), Vec3::NEG_Z);
        // Beside the names of columns.
        for shift in [-0.14, 0.18] {
            head(seams[1], Vec3::new(along + shift, 0.0, half.y), Vec3::X);
        }
    }
    for square in layout.squares() {
        let shade = if (square.column + square.row) % 2 == 0 { look.squares.0 } else { look.squares.1 };
        wood.paint(colour(shade)).grain(false, 4.0);
        wood.rectangle(layout.place(square), Vec2::splat(0.5 - GAP / 2.0));
    }
    wood.paint(colour(look.lines)).grain(false, 0.3);
    for square in layout.squares() {
        wood.rectangle(layout.place(square) - Vec3::Y * DEPTH, Vec2::splat(0.5));
    }
    wood
}

/// A fine line around one period of the board. It stays when the board is scrolled.
pub(crate) fn frame(layout: Layout, look: &Board) -> MeshBuilder {
    let mut wood = MeshBuilder::new(seams(look)[2]);
    let half = layout.half_field();
    let line = 0.022 + 0.0016 * half.x;
    for square in layout.squares() {
        let place = layout.place(square);
        let above = Vec3::Y * (INLAID + FRAME);
        if square.row == 0 {
            for z in [-half.y, half.y] {
                wood.rectangle(Vec3::new(place.x, 0.0, z) + above, Vec2::new(0.5 + line, line));
            }
        }
        if square.column == 0 {
            for x in [-half.x, half.x] {
                wood.rectangle(Vec3::new(x, 0.0, place.z) + above, Vec2::new(line, 0.5));
            }
        }
    }
    wood
}
