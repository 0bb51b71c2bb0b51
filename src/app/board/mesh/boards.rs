//! The four boards as meshes.

use crate::app::board::material::palette::colour;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::glyphs::{Glyph, LETTER_STEP};
use crate::app::geometry::layout::{Layout, TABLE_TOP};
use crate::games::{AnyGame, Kind, Options, Piece, Player, Square};
use crate::themes::{Board, Material, Special};
use bevy::prelude::*;

/// A part of a board, and what it is made of; nothing for what is printed on it.
type Part = (Option<Material>, MeshBuilder);

/// How far the squares lie over the ground between them, which shows as lines.
const LINE_DEPTH: f32 = 0.006;

/// How far print lies over what it is printed on.
pub(crate) const PRINT: f32 = 0.004;

/// Letters and digits in a row, round the origin.
pub(crate) fn word(text: &str, size: f32, colour: Color) -> MeshBuilder {
    let mut builder = MeshBuilder::new(colour);
    let first = (text.chars().count() as f32 - 1.0) / -2.0;
    for (number, letter) in text.chars().enumerate() {
        let x = (first + number as f32) * size * LETTER_STEP;
        builder.picture(Vec3::X * x, Vec2::splat(size / 2.0), Glyph::Letter(letter).part());
    }
    builder
}

/// How high frames stand over the squares.
pub(crate) const FRAME_TOP: f32 = 0.03;

pub(crate) fn board_of(layout: Layout, board: &Board) -> Vec<Part> {
    match layout.kind() {
        Kind::Zen => zen(layout, board),
        Kind::Enso => enso(layout, board),
        // An endless plane, which is a matter of its own.
        Kind::Torus => Vec::new(),
        Kind::Zener => zener(layout, board),
    }
}

/// What frames are made of: wood, unless the board has no grain at all.
fn frame_material(board: &Board) -> Material {
    if board.material == Material::Plain { Material::Plain } else { Material::Wood }
}

/// The frame round a board.
fn frame(layout: Layout, board: &Board) -> Part {
    let mut wood = MeshBuilder::new(colour(board.frame));
    wood.frame(layout.half_inside(), layout.half_board(), TABLE_TOP, FRAME_TOP, 0.07);
    (Some(frame_material(board)), wood)
}

/// The ground that shows between the squares. It comes last: what lies on top is drawn first, so that nothing is lit in
/// vain.
fn ground(builder: &mut MeshBuilder, layout: Layout, board: &Board) {
    builder.paint(colour(board.lines)).grain(false, 0.3).rectangle(Vec3::Y * -LINE_DEPTH, layout.half_inside());
}

/// A number from 0 to 1 that looks drawn by lot, always the same for a square.
fn chance(square: Square, salt: u32) -> f32 {
    let mixed = (u32::from(square.column) * 73_856_093) ^ (u32::from(square.row) * 19_349_663) ^ (salt * 83_492_791);
    (mixed.wrapping_mul(2_654_435_761) >> 16) as f32 / 65_536.0
}

/// Squares cut from one material, no two from the same part of it.
fn squares(builder: &mut MeshBuilder, layout: Layout, gap: f32, board: &Board, colour: impl Fn(Square) -> Color) {
    let differing = if board.material == Material::Plain { 0.0 } else { 0.07 };
    for square in layout.squares() {
        builder.grain((square.column + square.row) % 2 == 1, 8.0 * chance(square, 1));
        let shade = 1.0 + differing * (chance(square, 2) - 0.5);
        let tone = colour(square).to_linear() * shade;
        builder.paint(tone.with_alpha(1.0).into()).rectangle(layout.place(square), Vec2::splat(0.5 - gap / 2.0));
    }
}

/// ZEN: a chequer, a character on each of Black's squares, a sign on each of White's.
fn zen(layout: Layout, board: &Board) -> Vec<Part> {
    let mut wood = MeshBuilder::new(Color::WHITE);
    squares(&mut wood, layout, 0.022, board, |square| {
        colour(if (square.column + square.row) % 2 == 0 { board.squares.1 } else { board.squares.0 })
    });
    ground(&mut wood, layout, board);
    let mut print = MeshBuilder::new(Color::WHITE);
    let start = AnyGame::new(&Options::usual(Kind::Zen)).board();
    let (mut characters, mut signs) = (0, 0);
    for square in layout.squares() {
        let glyph = match start.top(square) {
            Some(Piece::Pawn(Player::One)) => {
                signs += 1;
                Glyph::Sign(signs - 1)
            }
            Some(Piece::Pawn(Player::Two)) => {
                characters += 1;
                Glyph::Character(characters - 1)
            }
            Some(Piece::Zen) => Glyph::YinYang,
            _ => continue,
        };
        engrave(&mut print, layout.place(square), 0.40, glyph, colour(board.signs));
    }
    vec![(Some(board.material), wood), frame(layout, board), (None, print)]
}

/// A glyph cut into a board: its dark, and the light on its lower edge.
fn engrave(print: &mut MeshBuilder, place: Vec3, half: f32, glyph: Glyph, colour: Color) {
    let light = Vec3::new(0.008, PRINT / 2.0, 0.012);
    print.paint(Color::srgba(1.0, 0.95, 0.85, 0.35)).picture(place + light, Vec2::splat(half), glyph.part());
    print.paint(colour).picture(place + Vec3::Y * PRINT, Vec2::splat(half), glyph.part());
}

/// Enso: one piece with fine lines, and a circle of one stroke round the squares where a stone can win.
fn enso(layout: Layout, board: &Board) -> Vec<Part> {
    let mut wood = MeshBuilder::new(colour(board.lines));
    let half = layout.half_field();
    let mut print = MeshBuilder::new(colour(board.signs));
    print.picture(Vec3::Y * PRINT / 2.0, Vec2::splat(2.32), Glyph::Brush.part());
    for line in lines(layout, 0.022) {
        wood.rectangle(line.0 + Vec3::Y * PRINT / 4.0, line.1);
    }
    wood.paint(colour(board.squares.0)).grain(true, 2.0).rectangle(Vec3::ZERO, half);
    vec![(Some(board.material), wood), frame(layout, board), (None, print)]
}

/// The lines between the squares and round them: middle and half the size of each.
fn lines(layout: Layout, width: f32) -> Vec<(Vec3, Vec2)> {
    let half = layout.half_field();
    let (columns, rows) = layout.size();
    let up = (0..=columns).map(|column| (Vec3::X * (f32::from(column) - half.x), Vec2::new(width / 2.0, half.y)));
    let across = (0..=rows).map(|row| (Vec3::Z * (f32::from(row) - half.y), Vec2::new(half.x, width / 2.0)));
    up.chain(across).collect()
}

/// Zener: the home rows in their player's tone, and beyond them the exits with arrows.
fn zener(layout: Layout, board: &Board) -> Vec<Part> {
    let homes = match &board.special {
        Special::Homes { first, second, trim } => Some(([first, second], *trim)),
        Special::Nothing | Special::Seams { .. } => None,
    };
    let (_, rows) = layout.size();
    let mut stone = MeshBuilder::new(Color::WHITE);
    squares(&mut stone, layout, 0.05, board, |square| {
        colour(match (square.row, homes) {
            (0, Some(([first, _], _))) => first.row,
            (row, Some(([_, second], _))) if row == rows - 1 => second.row,
            _ => board.squares.0,
        })
    });
    let (material, mut wood) = frame(layout, board);
    let mut print = MeshBuilder::new(Color::WHITE);
    for player in Player::BOTH {
        let (Some(exit), Some((sides, trim))) = (layout.exit(player), homes) else { continue };
        let home = sides[player.index()];
        stone.paint(colour(home.exit)).rectangle(exit, layout.exit_size() / 2.0);
        let half = layout.exit_size() / 2.0;
        wood.paint(colour(trim)).outline(exit + Vec3::Y * PRINT, half, 0.022);
        for x in [-1.5, 0.0, 1.5] {
            let part = Glyph::Arrow.part();
            // Player two's arrows point the other way: the part is turned upside down.
            let part = match player {
                Player::One => part,
                Player::Two => Rect { min: Vec2::new(part.min.x, part.max.y), max: Vec2::new(part.max.x, part.min.y) },
            };
            print.paint(colour(home.arrow)).picture(exit + Vec3::new(x, PRINT, 0.0), Vec2::splat(0.31), part);
        }
    }
    ground(&mut stone, layout, board);
    vec![(material, wood), (Some(board.material), stone), (None, print)]
}
