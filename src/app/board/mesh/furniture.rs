//! The meshes of the surroundings: the table, the mats on the floor, and the bowls and the cup on the table.

use crate::app::board::material::palette::colour;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::profiles::points;
use crate::app::geometry::layout::TABLE_TOP;
use crate::themes::{Furniture, Table};
use bevy::prelude::*;

/// The distance from the board within which shadows fall on the table.
const APRON: f32 = 1.5;

/// How far the table extends beyond the board: at its sides, and in front of it and behind it.
const BESIDE: Vec2 = Vec2::new(3.7, 2.9);

/// The thickness of the table top, and the radius of its edge (the fillet).
const THICK: f32 = 0.7;
const EDGE: f32 = 0.14;

/// The height of the table.
const HIGH: f32 = 5.0;

/// Half the side of the floor, whose end is out of sight.
const FLOOR: f32 = 66.0;

/// The size of a mat, and the width of the cloth along its sides.
const MAT: Vec2 = Vec2::new(11.0, 22.0);
const BORDER: f32 = 0.24;

/// How many times finer than the grain of wood the straw of the mats is, along and across.
const STRAW: Vec2 = Vec2::new(0.12, 1.6);

/// Half the width and depth of the part of the table top on which shadows fall, for half the size of the board.
pub(crate) fn half_apron(board: Vec2) -> Vec2 {
    board + Vec2::splat(APRON)
}

/// Half the width and depth of the table.
pub(crate) fn half_table(board: Vec2) -> Vec2 {
    board + BESIDE
}

/// The part of the table top around a board on which shadows fall. The part under the board is left out.
pub(crate) fn apron(board: Vec2, table: &Table) -> MeshBuilder {
    let mut builder = MeshBuilder::new(colour(table.colour));
    let outline = half_apron(board);
    builder.outline(Vec3::Y * TABLE_TOP, outline, APRON + 0.1);
    builder
}

/// The rest of the table top, with its edge.
pub(crate) fn table(board: Vec2, table: &Table) -> MeshBuilder {
    let mut builder = MeshBuilder::new(colour(table.colour));
    let (inner, outer) = (half_apron(board), half_table(board));
    let flat = outer - Vec2::splat(EDGE);
    let (across, along) = ((flat - inner) / 2.0, (flat + inner) / 2.0);
    for side in [-1.0, 1.0] {
        builder.rectangle(Vec3::new(side * along.x, TABLE_TOP, 0.0), Vec2::new(across.x, flat.y));
        builder.rectangle(Vec3::new(0.0, TABLE_TOP, side * along.y), Vec2::new(inner.x, across.y));
    }
    // The fillet, in two steps, and the side.
    let profile = [(EDGE, 0.0), (EDGE * 0.3, EDGE * 0.3), (0.0, EDGE), (0.0, THICK)];
    for pair in profile.windows(2) {
        let [upper, lower] = [pair[0], pair[1]].map(|(inwards, down)| (outer - Vec2::splat(inwards), TABLE_TOP - down));
        builder.skirt(upper, lower);
    }
    builder
}

/// Mats of straw on the floor, in running bond like bricks.
pub(crate) fn floor(furniture: &Furniture) -> MeshBuilder {
    let mut builder = MeshBuilder::new(Color::WHITE);
    let level = Vec3::Y * (TABLE_TOP - HIGH);
    let (columns, rows) = ((FLOOR / MAT.x) as i32, (FLOOR / MAT.y) as i32);
    for column in -columns..columns {
        // Shifted, so that no seam lies behind the middle of the board.
        let x = (column as f32 + 0.8) * MAT.x;
        for row in -rows..=rows {
            let shift = if column % 2 == 0 { 0.25 } else { 0.75 };
            let place = level + Vec3::new(x, 0.0, (row as f32 + shift) * MAT.y);
            builder.paint(colour(furniture.mats)).grain(true, (column * 7 + row) as f32);
            builder.rectangle(place, Vec2::new(MAT.x / 2.0 - BORDER, MAT.y / 2.0 - 0.03));
        }
        builder.paint(colour(furniture.borders)).grain(false, 0.0);
        for side in [-1.0, 1.0] {
            let place = level + Vec3::X * (x + side * (MAT.x - BORDER) / 2.0);
            builder.rectangle(place, Vec2::new(BORDER / 2.0, FLOOR));
        }
    }
    builder.stretched(STRAW)
}

/// Where two bowls and a cup stand: behind the board as player one sees it, and away from captured pieces.
pub(crate) fn places(board: Vec2) -> [Vec3; 3] {
    let at = |x: f32, z: f32| Vec3::new(x, TABLE_TOP, z);
    let (right, far) = (board.x, -board.y);
    [at(-right - 1.95, far + 0.2), at(-right - 2.3, far + 1.85), at(right + 1.8, far + 0.1)]
}

/// A bowl with a lid, and a cup of tea.
pub(crate) fn bowl_and_cup(furniture: &Furniture) -> [MeshBuilder; 2] {
    let mut bowl = MeshBuilder::new(colour(furniture.bowls));
    let body = points([(0.0, 0.0), (0.4, 0.0), (0.54, 0.05), (0.66, 0.2), (0.69, 0.35), (0.66, 0.48), (0.61, 0.55)]);
    let lid = points([(0.61, 0.55), (0.64, 0.57), (0.64, 0.62), (0.56, 0.67), (0.33, 0.71), (0.0, 0.73)]);
    bowl.lathe(&body, 24).lathe(&lid, 24);
    let wall = points([
        (0.0, 0.0),
        (0.24, 0.0),
        (0.29, 0.05),
        (0.34, 0.24),
        (0.36, 0.5),
        (0.36, 0.64),
        (0.34, 0.66),
        (0.31, 0.64),
        (0.3, 0.5),
    ]);
    let mut cup = MeshBuilder::new(colour(furniture.cup));
    cup.lathe(&wall, 20);
    cup.paint(TEA).lathe(&points([(0.305, 0.5), (0.0, 0.5)]), 20);
    [bowl, cup]
}

const TEA: Color = Color::srgb(0.30, 0.33, 0.10);

/// The shadows of bowls and cup on the outer part of the table, which the shadow map does not cover.
pub(crate) fn shade(board: Vec2) -> MeshBuilder {
    let mut builder = MeshBuilder::new(Color::WHITE);
    const BANDS: u8 = 8;
    for (place, radius) in places(board).into_iter().zip([0.66, 0.66, 0.34]) {
        // A little to the right and away from player one, because the key light comes from the left in every mood.
        let middle = place + Vec3::new(0.16, 0.004, -0.04) * radius;
        for band in 0..BANDS {
            let at = |edge: u8| radius * (0.6 + 0.85 * f32::from(edge) / f32::from(BANDS));
            let left = 1.0 - (f32::from(band) + 0.5) / f32::from(BANDS);
            builder.paint(Color::BLACK.with_alpha(0.5 * left * left)).ring(middle, at(band), at(band + 1));
        }
    }
    builder
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::geometry::layout::Layout;
    use crate::games::{Kind, Player};

    #[test]
    fn what_stands_on_the_table_is_on_it_and_beside_board_and_captured_pieces() {
        let boards = [(Kind::Zen, 11, 11), (Kind::Enso, 6, 6), (Kind::Zener, 5, 7)];
        let layouts = boards.map(|(kind, columns, rows)| Layout::new(kind, columns, rows));
        for layout in layouts.into_iter().flat_map(|layout| [layout.in_window(Vec2::X), layout.in_window(Vec2::Y)]) {
            let kind = layout.kind();
            let board = layout.half_board();
            for (place, radius) in places(board).into_iter().zip([0.69, 0.69, 0.36]) {
                let room = half_table(board) - place.xz().abs();
                assert!(room.min_element() > radius, "{kind:?}: {place} stands over the edge");
                assert!(place.x.abs() - radius > board.x, "{kind:?}: {place} stands on the board");
                for player in Player::BOTH {
                    for index in 0..12 {
                        let captured = layout.captured(player, index);
                        assert!(place.xz().distance(captured.xz()) > radius + 0.42, "{kind:?}: {place} {captured}");
                    }
                }
            }
        }
    }
}
