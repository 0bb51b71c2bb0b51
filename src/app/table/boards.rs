//! The four boards, each true to its original, and the names of rows and columns on their frames.

use super::clay::Clay;
use super::glyphs::{Glyph, LETTER_STEP};
use super::layout::{Layout, TABLE_TOP};
use super::looks::{EBONY, IVORY, Looks};
use super::wrap::Wrap;
use super::{room, tile};
use crate::app::camera::Facing;
use crate::app::play::{Happened, OnTable};
use crate::app::settings::Settings;
use crate::games::{AnyGame, Kind, Options, Piece, Player, Square};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::color::Mix;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// The board on the table, with everything that is fixed to it.
#[derive(Component)]
struct TheBoard;

/// The name of a row or column; it faces the viewer, at the near or the left edge.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Coordinate {
    /// Whether it names a column.
    column: bool,
    /// Its place for a viewer behind player one.
    place: Vec3,
}

/// What a part of a board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Material {
    Wood,
    Stone,
    Print,
}

const WALNUT: Color = Color::srgb(0.27, 0.165, 0.10);
const DARK_WALNUT: Color = Color::srgb(0.19, 0.115, 0.075);
const MAPLE: Color = Color::srgb(0.86, 0.70, 0.50);
const CHERRY: Color = Color::srgb(0.70, 0.47, 0.30);
const KAYA: Color = Color::srgb(0.86, 0.64, 0.36);
const TEAK: Color = Color::srgb(0.42, 0.26, 0.15);
const SLATE: Color = Color::srgb(0.30, 0.40, 0.43);
const DEEP_SLATE: Color = Color::srgb(0.14, 0.19, 0.21);
const INK: Color = Color::srgb(0.13, 0.09, 0.06);
const BRASS: Color = Color::srgb(0.80, 0.62, 0.30);
/// How far the squares lie over the ground between them, which shows as lines.
const LINE_DEPTH: f32 = 0.006;
/// How far print lies over what it is printed on.
const PRINT: f32 = 0.004;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (build, show_coordinates, turn_coordinates).chain().in_set(super::TableSystems::Build));
}

/// Builds the board of a match that begins, and clears the table when it is left.
fn build(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    table: Option<Res<OnTable>>,
    before: Option<Res<Layout>>,
    boards: Query<Entity, With<TheBoard>>,
    looks: Res<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    if !happened.read().any(|event| matches!(event, Happened::Begun | Happened::Left)) {
        return;
    }
    let layout = table.map(|table| Layout::of(table.played().round().game()));
    if layout == before.as_deref().copied() {
        return;
    }
    for board in &boards {
        commands.entity(board).despawn();
    }
    commands.remove_resource::<Wrap>();
    let Some(layout) = layout else {
        commands.remove_resource::<Layout>();
        return;
    };
    commands.insert_resource(layout);
    let board = commands.spawn((Name::new("board"), TheBoard, Transform::default(), Visibility::default())).id();
    let mut parts = board_of(layout);
    if layout.kind() == Kind::Torus {
        commands.insert_resource(Wrap::new(layout.size().0));
        tile::spawn(&mut commands, &mut meshes, &looks, layout, board);
    } else {
        parts.push((Material::Wood, room::apron(layout.half_board())));
    }
    for (material, clay) in parts {
        let handle = match material {
            Material::Wood => &looks.wood,
            Material::Stone => &looks.stone,
            Material::Print => &looks.print,
        };
        let mut part =
            commands.spawn((Mesh3d(meshes.add(clay.build())), MeshMaterial3d(handle.clone()), ChildOf(board)));
        if material == Material::Print {
            part.insert(NotShadowCaster);
        }
    }
    for (name, coordinate) in coordinates(layout) {
        let size = if layout.kind() == Kind::Torus { IN_CORNER } else { 0.36 };
        let mesh = meshes.add(word(&name, size, coordinate_colour(layout.kind())).build());
        commands.spawn((
            coordinate,
            Mesh3d(mesh),
            MeshMaterial3d(looks.print.clone()),
            Transform::from_translation(coordinate.place),
            (NotShadowCaster, NoFrustumCulling),
            ChildOf(board),
        ));
    }
}

fn show_coordinates(
    settings: Res<Settings>,
    coordinates: Query<&mut Visibility, With<Coordinate>>,
    fresh: Query<(), Added<Coordinate>>,
) {
    if settings.is_changed() || !fresh.is_empty() {
        let wanted = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
        for mut visibility in coordinates {
            visibility.set_if_neq(wanted);
        }
    }
}

/// What is written faces whoever looks, and lies where no piece stands before it.
fn turn_coordinates(
    facing: Res<Facing>,
    wrap: Option<Res<Wrap>>,
    coordinates: Query<(&Coordinate, &mut Transform)>,
    fresh: Query<(), Added<Coordinate>>,
) {
    let scrolled = wrap.as_ref().is_some_and(Res::is_changed);
    if !facing.is_changed() && !scrolled && fresh.is_empty() {
        return;
    }
    let (sin, cos) = facing.0.sin_cos();
    if let Some(wrap) = wrap {
        // In corners of the cells along two edges of the frame: letters to the right of the stones, numbers to the left.
        let turn = Quat::from_rotation_y(facing.0);
        let viewer = (turn * Vec3::Z).xz().round();
        let left = (turn * Vec3::NEG_X).xz().round();
        let edge = (wrap.side() - 1.0) / 2.0;
        for (coordinate, mut transform) in coordinates {
            let home = wrap.home(coordinate.place.xz());
            let (along, towards, corner) = if coordinate.column {
                (Vec2::X, if viewer.x == 0.0 { viewer } else { left }, viewer - left)
            } else {
                (Vec2::Y, if viewer.x == 0.0 { left } else { viewer }, left - viewer)
            };
            let cell = home * along + towards * edge;
            let place = cell + corner * 0.36;
            transform.translation = Vec3::new(place.x, coordinate.place.y, place.y);
            transform.rotation = turn;
        }
        return;
    }
    // Towards the viewer and to the viewer's left: of the four corners, the one that the two edges share.
    let corner = Vec2::new(sin - cos, cos + sin);
    for (coordinate, mut transform) in coordinates {
        let Vec3 { x, y, z } = coordinate.place;
        transform.translation = if coordinate.column {
            Vec3::new(x, y, z.copysign(corner.y))
        } else {
            Vec3::new(x.copysign(corner.x), y, z)
        };
        transform.rotation = Quat::from_rotation_y(facing.0);
    }
}

/// Letters and digits in a row, round the origin.
pub(super) fn word(text: &str, size: f32, colour: Color) -> Clay {
    let mut clay = Clay::new(colour);
    let first = (text.chars().count() as f32 - 1.0) / -2.0;
    for (number, letter) in text.chars().enumerate() {
        let x = (first + number as f32) * size * LETTER_STEP;
        clay.picture(Vec3::X * x, Vec2::splat(size / 2.0), Glyph::Letter(letter).part());
    }
    clay
}

/// How large the names are in the corners of ZeN's cells.
const IN_CORNER: f32 = 0.27;

fn coordinate_colour(kind: Kind) -> Color {
    match kind {
        Kind::Torus => Color::srgb(0.30, 0.18, 0.08),
        Kind::Zener => Color::srgb(0.74, 0.76, 0.74),
        Kind::Zen | Kind::Enso => Color::srgb(0.90, 0.78, 0.58),
    }
}

/// The names of rows, at their left, and of columns, before player one, with their places.
fn coordinates(layout: Layout) -> Vec<(String, Coordinate)> {
    let half = layout.half_field();
    let (columns, rows) = layout.size();
    let letter = |first: u8, number: u8| char::from(first + number).to_string();
    let kind = layout.kind();
    let column_name = |number: u8| match kind {
        Kind::Zen => letter(b'A', number),
        Kind::Enso | Kind::Torus => letter(b'a', number),
        Kind::Zener => (number + 1).to_string(),
    };
    let row_name = |number: u8| match kind {
        Kind::Zener => letter(b'A', rows - 1 - number),
        _ => (number + 1).to_string(),
    };
    let margin = match kind {
        Kind::Zener => 0.2,
        Kind::Zen | Kind::Enso | Kind::Torus => layout.frame() / 2.0 + 0.01,
    };
    // Zener's columns are named between the home row and the exit, everything else on the frame.
    let below = if kind == Kind::Zener { PRINT } else { FRAME_TOP + PRINT };
    let (below, beside) = if kind == Kind::Torus { (PRINT, PRINT) } else { (below, FRAME_TOP + PRINT) };
    let across = (0..columns).map(|column| {
        let place = layout.place(Square::new(column, 0));
        let place = Vec3::new(place.x, below, half.y + margin);
        (column_name(column), Coordinate { column: true, place })
    });
    let along = (0..rows).map(|row| {
        let place = layout.place(Square::new(0, row));
        let place = Vec3::new(-half.x - margin, beside, place.z);
        (row_name(row), Coordinate { column: false, place })
    });
    across.chain(along).collect()
}

/// How high frames stand over the squares.
const FRAME_TOP: f32 = 0.03;

fn board_of(layout: Layout) -> Vec<(Material, Clay)> {
    match layout.kind() {
        Kind::Zen => zen(layout),
        Kind::Enso => enso(layout),
        // An endless plane, which is a matter of its own.
        Kind::Torus => Vec::new(),
        Kind::Zener => zener(layout),
    }
}

/// The frame, and the ground that shows between the squares. It comes last: what lies on top is drawn first, so that
/// nothing is lit in vain.
fn frame(wood: &mut Clay, layout: Layout, frame: Color, ground: Color) {
    wood.paint(frame).frame(layout.half_inside(), layout.half_board(), TABLE_TOP, FRAME_TOP, 0.07);
    wood.paint(ground).grain(false, 0.3).rectangle(Vec3::Y * -LINE_DEPTH, layout.half_inside());
}

/// A number from 0 to 1 that looks drawn by lot, always the same for a square.
fn chance(square: Square, salt: u32) -> f32 {
    let mixed = (u32::from(square.column) * 73_856_093) ^ (u32::from(square.row) * 19_349_663) ^ (salt * 83_492_791);
    (mixed.wrapping_mul(2_654_435_761) >> 16) as f32 / 65_536.0
}

/// Squares cut from wood, no two from the same part of the board.
fn squares(wood: &mut Clay, layout: Layout, gap: f32, colour: impl Fn(Square) -> Color) {
    for square in layout.squares() {
        wood.grain((square.column + square.row) % 2 == 1, 8.0 * chance(square, 1));
        let shade = 1.0 + 0.07 * (chance(square, 2) - 0.5);
        let tone = colour(square).to_linear() * shade;
        wood.paint(tone.with_alpha(1.0).into()).rectangle(layout.place(square), Vec2::splat(0.5 - gap / 2.0));
    }
}

/// ZEN: a chequer of two subtle woods, a character on each of Black's squares, a sign on each of White's.
fn zen(layout: Layout) -> Vec<(Material, Clay)> {
    let mut wood = Clay::new(INK);
    squares(&mut wood, layout, 0.022, |square| {
        if (square.column + square.row) % 2 == 0 { MAPLE.mix(&CHERRY, 0.62) } else { MAPLE }
    });
    frame(&mut wood, layout, WALNUT, INK);
    let mut print = Clay::new(INK);
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
        engrave(&mut print, layout.place(square), 0.40, glyph, INK.with_alpha(0.86));
    }
    vec![(Material::Wood, wood), (Material::Print, print)]
}

/// A glyph cut into wood: its dark, and the light on its lower edge.
fn engrave(print: &mut Clay, place: Vec3, half: f32, glyph: Glyph, colour: Color) {
    let light = Vec3::new(0.008, PRINT / 2.0, 0.012);
    print.paint(Color::srgba(1.0, 0.95, 0.85, 0.35)).picture(place + light, Vec2::splat(half), glyph.part());
    print.paint(colour).picture(place + Vec3::Y * PRINT, Vec2::splat(half), glyph.part());
}

/// Enso: one piece of pale wood with fine lines, and a circle of one stroke round the squares where a stone can win.
fn enso(layout: Layout) -> Vec<(Material, Clay)> {
    let mut wood = Clay::new(INK);
    let half = layout.half_field();
    let mut print = Clay::new(INK);
    print.paint(INK.with_alpha(0.34)).picture(Vec3::Y * PRINT / 2.0, Vec2::splat(2.32), Glyph::Brush.part());
    for line in lines(layout, 0.022) {
        wood.paint(INK.mix(&KAYA, 0.25)).rectangle(line.0 + Vec3::Y * PRINT / 4.0, line.1);
    }
    wood.paint(KAYA).grain(true, 2.0).rectangle(Vec3::ZERO, half);
    frame(&mut wood, layout, TEAK, INK);
    vec![(Material::Wood, wood), (Material::Print, print)]
}

/// The lines between the squares and round them: middle and half the size of each.
fn lines(layout: Layout, width: f32) -> Vec<(Vec3, Vec2)> {
    let half = layout.half_field();
    let (columns, rows) = layout.size();
    let up = (0..=columns).map(|column| (Vec3::X * (f32::from(column) - half.x), Vec2::new(width / 2.0, half.y)));
    let across = (0..=rows).map(|row| (Vec3::Z * (f32::from(row) - half.y), Vec2::new(half.x, width / 2.0)));
    up.chain(across).collect()
}

/// Zener: slate, the home rows in their player's tone, and beyond them the exits with arrows.
fn zener(layout: Layout) -> Vec<(Material, Clay)> {
    let mut wood = Clay::new(DARK_WALNUT);
    wood.frame(layout.half_inside(), layout.half_board(), TABLE_TOP, FRAME_TOP, 0.07);
    let mut stone = Clay::new(DEEP_SLATE);
    let (_, rows) = layout.size();
    squares(&mut stone, layout, 0.05, |square| match square.row {
        0 => SLATE.mix(&IVORY, 0.30),
        row if row == rows - 1 => SLATE.mix(&Color::BLACK, 0.42),
        _ => SLATE,
    });
    let mut print = Clay::new(IVORY);
    for player in Player::BOTH {
        let Some(exit) = layout.exit(player) else { continue };
        let (ground, arrow) = match player {
            Player::One => (DEEP_SLATE.mix(&IVORY, 0.10), IVORY.mix(&DEEP_SLATE, 0.15)),
            Player::Two => (SLATE.mix(&IVORY, 0.12), EBONY),
        };
        stone.paint(ground).rectangle(exit, layout.exit_size() / 2.0);
        let half = layout.exit_size() / 2.0;
        wood.paint(BRASS).outline(exit + Vec3::Y * PRINT, half, 0.022);
        for x in [-1.5, 0.0, 1.5] {
            let part = Glyph::Arrow.part();
            // Player two's arrows point the other way: the part is turned upside down.
            let part = match player {
                Player::One => part,
                Player::Two => Rect { min: Vec2::new(part.min.x, part.max.y), max: Vec2::new(part.max.x, part.min.y) },
            };
            print.paint(arrow).picture(exit + Vec3::new(x, PRINT, 0.0), Vec2::splat(0.31), part);
        }
    }
    stone.paint(DEEP_SLATE).rectangle(Vec3::Y * -LINE_DEPTH, layout.half_inside());
    vec![(Material::Wood, wood), (Material::Stone, stone), (Material::Print, print)]
}
