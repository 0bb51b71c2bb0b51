//! The four boards, each true to its original, and the names of rows and columns on their frames.

use super::clay::Clay;
use super::glyphs::{Glyph, LETTER_STEP};
use super::layout::{Layout, TABLE_TOP};
use super::looks::{Looks, colour};
use super::tile;
use super::wrap::Wrap;
use crate::app::camera::Facing;
use crate::app::play::{Happened, OnTable};
use crate::app::settings::Settings;
use crate::games::{AnyGame, Kind, Options, Piece, Player, Square};
use crate::themes::{Board, Material, Special, Theme};
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The board on the table, with everything that is fixed to it, and whose colours it has.
#[derive(Component)]
struct TheBoard(&'static Theme);

/// The name of a row or column; it faces the viewer, at the near or the left edge.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Coordinate {
    /// Whether it names a column.
    column: bool,
    /// Its place for a viewer behind player one.
    place: Vec3,
}

/// A part of a board, and what it is made of; nothing for what is printed on it.
type Part = (Option<Material>, Clay);

/// How far the squares lie over the ground between them, which shows as lines.
const LINE_DEPTH: f32 = 0.006;
/// How far print lies over what it is printed on.
const PRINT: f32 = 0.004;

pub(super) fn plugin(app: &mut App) {
    let systems = (fit_into_window, build, show_coordinates, turn_coordinates);
    app.add_systems(Update, systems.chain().in_set(super::TableSystems::Build));
}

/// Lays captured pieces where the window has room for them, also when it is turned in the middle of a match.
fn fit_into_window(window: Single<&Window, With<PrimaryWindow>>, layout: Option<ResMut<Layout>>) {
    if let Some(mut layout) = layout {
        let fitting = layout.in_window(window.size());
        layout.set_if_neq(fitting);
    }
}

/// Builds the board of a match that begins or whose theme has changed, and clears the table when it is left.
fn build(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    table: Option<Res<OnTable>>,
    before: Option<Res<Layout>>,
    boards: Query<(Entity, &TheBoard)>,
    looks: Res<Looks>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let has_news = happened.read().any(|event| matches!(event, Happened::Begun | Happened::Left));
    let theme_of = |layout: Layout| settings.styles.theme(layout.kind());
    let is_stale = boards.iter().zip(before.as_deref()).any(|((_, board), &layout)| board.0 != theme_of(layout));
    if !has_news && !is_stale {
        return;
    }
    let before = before.as_deref().copied();
    let layout = table.map(|table| Layout::of(table.played().round().game()).in_window(window.size()));
    if layout == before && !is_stale {
        return;
    }
    for (board, _) in &boards {
        commands.entity(board).despawn();
    }
    let Some(layout) = layout else {
        commands.remove_resource::<Wrap>();
        commands.remove_resource::<Layout>();
        return;
    };
    if before != Some(layout) {
        commands.insert_resource(layout);
        commands.remove_resource::<Wrap>();
        if layout.kind() == Kind::Torus {
            commands.insert_resource(Wrap::new(layout.size().0));
        }
    }
    let theme = theme_of(layout);
    let board = commands.spawn((Name::new("board"), TheBoard(theme), Transform::default(), Visibility::default())).id();
    if layout.kind() == Kind::Torus {
        tile::spawn(&mut commands, &mut meshes, &looks, (layout, &theme.board), board);
    }
    for (material, clay) in board_of(layout, &theme.board) {
        let handle = material.map_or_else(|| looks.print.clone(), |material| looks.ground(material));
        let mut part = commands.spawn((Mesh3d(meshes.add(clay.build())), MeshMaterial3d(handle), ChildOf(board)));
        if material.is_none() {
            part.insert(NotShadowCaster);
        }
    }
    for (name, coordinate) in coordinates(layout) {
        let size = if layout.kind() == Kind::Torus { IN_CORNER } else { 0.36 };
        let mesh = meshes.add(word(&name, size, colour(theme.board.names)).build());
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

fn board_of(layout: Layout, board: &Board) -> Vec<Part> {
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
    let mut wood = Clay::new(colour(board.frame));
    wood.frame(layout.half_inside(), layout.half_board(), TABLE_TOP, FRAME_TOP, 0.07);
    (Some(frame_material(board)), wood)
}

/// The ground that shows between the squares. It comes last: what lies on top is drawn first, so that nothing is lit in
/// vain.
fn ground(clay: &mut Clay, layout: Layout, board: &Board) {
    clay.paint(colour(board.lines)).grain(false, 0.3).rectangle(Vec3::Y * -LINE_DEPTH, layout.half_inside());
}

/// A number from 0 to 1 that looks drawn by lot, always the same for a square.
fn chance(square: Square, salt: u32) -> f32 {
    let mixed = (u32::from(square.column) * 73_856_093) ^ (u32::from(square.row) * 19_349_663) ^ (salt * 83_492_791);
    (mixed.wrapping_mul(2_654_435_761) >> 16) as f32 / 65_536.0
}

/// Squares cut from one material, no two from the same part of it.
fn squares(clay: &mut Clay, layout: Layout, gap: f32, board: &Board, colour: impl Fn(Square) -> Color) {
    let differing = if board.material == Material::Plain { 0.0 } else { 0.07 };
    for square in layout.squares() {
        clay.grain((square.column + square.row) % 2 == 1, 8.0 * chance(square, 1));
        let shade = 1.0 + differing * (chance(square, 2) - 0.5);
        let tone = colour(square).to_linear() * shade;
        clay.paint(tone.with_alpha(1.0).into()).rectangle(layout.place(square), Vec2::splat(0.5 - gap / 2.0));
    }
}

/// ZEN: a chequer, a character on each of Black's squares, a sign on each of White's.
fn zen(layout: Layout, board: &Board) -> Vec<Part> {
    let mut wood = Clay::new(Color::WHITE);
    squares(&mut wood, layout, 0.022, board, |square| {
        colour(if (square.column + square.row) % 2 == 0 { board.squares.1 } else { board.squares.0 })
    });
    ground(&mut wood, layout, board);
    let mut print = Clay::new(Color::WHITE);
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
fn engrave(print: &mut Clay, place: Vec3, half: f32, glyph: Glyph, colour: Color) {
    let light = Vec3::new(0.008, PRINT / 2.0, 0.012);
    print.paint(Color::srgba(1.0, 0.95, 0.85, 0.35)).picture(place + light, Vec2::splat(half), glyph.part());
    print.paint(colour).picture(place + Vec3::Y * PRINT, Vec2::splat(half), glyph.part());
}

/// Enso: one piece with fine lines, and a circle of one stroke round the squares where a stone can win.
fn enso(layout: Layout, board: &Board) -> Vec<Part> {
    let mut wood = Clay::new(colour(board.lines));
    let half = layout.half_field();
    let mut print = Clay::new(colour(board.signs));
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
    let mut stone = Clay::new(Color::WHITE);
    squares(&mut stone, layout, 0.05, board, |square| {
        colour(match (square.row, homes) {
            (0, Some(([first, _], _))) => first.row,
            (row, Some(([_, second], _))) if row == rows - 1 => second.row,
            _ => board.squares.0,
        })
    });
    let (material, mut wood) = frame(layout, board);
    let mut print = Clay::new(Color::WHITE);
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
