//! Parts that boards are made of: squares, lines, frame, and what is printed or engraved on them.

use crate::app::board::material::palette::colour;
use crate::app::board::material::square_hash::square_hash;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::glyphs::{Glyph, LETTER_STEP};
use crate::app::geometry::layout::{Layout, TABLE_TOP};
use crate::games::Square;
use crate::themes::{Board, Material};
use bevy::prelude::*;

/// A part of a board and its material; `None` for print.
pub(crate) type Part = (Option<Material>, MeshBuilder);

/// The height of the squares over the ground, in squares; the ground is seen between them as lines.
const LINE_DEPTH: f32 = 0.006;

/// The height of print over the surface that it is printed on.
pub(crate) const PRINT: f32 = 0.004;

/// A line of letters and digits, centred at the origin.
pub(crate) fn word(text: &str, size: f32, colour: Color) -> MeshBuilder {
    let mut builder = MeshBuilder::new(colour);
    let first = (text.chars().count() as f32 - 1.0) / -2.0;
    for (number, letter) in text.chars().enumerate() {
        let x = (first + number as f32) * size * LETTER_STEP;
        builder.picture(Vec3::X * x, Vec2::splat(size / 2.0), Glyph::Letter(letter).part());
    }
    builder
}

/// The height of frames over the squares.
pub(crate) const FRAME_TOP: f32 = 0.03;

/// The material of frames: wood, unless the board has no grain.
fn frame_material(board: &Board) -> Material {
    if board.material == Material::Plain { Material::Plain } else { Material::Wood }
}

/// The frame around a board.
pub(crate) fn frame(layout: Layout, board: &Board) -> Part {
    let mut wood = MeshBuilder::new(colour(board.frame));
    wood.frame(layout.half_inside(), layout.half_board(), TABLE_TOP, FRAME_TOP, 0.07);
    (Some(frame_material(board)), wood)
}

/// The ground that is seen between the squares. It is added last: surfaces on top are drawn first, so that the pixels
/// that they hide are not shaded (early depth test).
pub(crate) fn ground(builder: &mut MeshBuilder, layout: Layout, board: &Board) {
    builder.paint(colour(board.lines)).grain(false, 0.3).rectangle(Vec3::Y * -LINE_DEPTH, layout.half_inside());
}

/// A pseudo-random number from 0 to 1, always the same for the same square and salt.
fn chance(square: Square, salt: u32) -> f32 {
    (square_hash(square, salt * 83_492_791) >> 16) as f32 / 65_536.0
}

/// The squares, each cut from another part of the texture.
pub(crate) fn squares(
    builder: &mut MeshBuilder,
    layout: Layout,
    gap: f32,
    board: &Board,
    colour: impl Fn(Square) -> Color,
) {
    let differing = if board.material == Material::Plain { 0.0 } else { 0.07 };
    for square in layout.squares() {
        builder.grain((square.column + square.row) % 2 == 1, 8.0 * chance(square, 1));
        let shade = 1.0 + differing * (chance(square, 2) - 0.5);
        let tone = colour(square).to_linear() * shade;
        builder.paint(tone.with_alpha(1.0).into()).rectangle(layout.place(square), Vec2::splat(0.5 - gap / 2.0));
    }
}

/// A glyph that is engraved in a board: its dark strokes, and the highlight on their lower edges.
pub(crate) fn engrave(print: &mut MeshBuilder, place: Vec3, half: f32, glyph: Glyph, colour: Color) {
    let light = Vec3::new(0.008, PRINT / 2.0, 0.012);
    print.paint(Color::srgba(1.0, 0.95, 0.85, 0.35)).picture(place + light, Vec2::splat(half), glyph.part());
    print.paint(colour).picture(place + Vec3::Y * PRINT, Vec2::splat(half), glyph.part());
}

/// The lines between the squares and around them: the middle and half the size of each.
pub(crate) fn lines(layout: Layout, width: f32) -> Vec<(Vec3, Vec2)> {
    let half = layout.half_field();
    let (columns, rows) = layout.size();
    let up = (0..=columns).map(|column| (Vec3::X * (f32::from(column) - half.x), Vec2::new(width / 2.0, half.y)));
    let across = (0..=rows).map(|row| (Vec3::Z * (f32::from(row) - half.y), Vec2::new(half.x, width / 2.0)));
    up.chain(across).collect()
}
