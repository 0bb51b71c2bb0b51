//! Zener on the table: tiles with a symbol, a board with exits, and the symbol that has to answer.

mod tile;

use crate::app::board::games::visuals::{ContactShadow, GameVisuals, Labels, latin_capital, no_marks, number};
use crate::app::board::marks::mark::{Mark, MarkContext, MarkMeaning, Shape};
use crate::app::board::material::palette::colour;
use crate::app::board::mesh::boards::{PRINT, Part, frame, ground, squares};
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::glyphs::Glyph;
use crate::app::geometry::layout::Layout;
use crate::games::{AnyGame, Piece, Player, Spot, zener};
use crate::themes::{Board, Special};
use bevy::prelude::*;

pub(super) const VISUALS: GameVisuals = GameVisuals {
    board,
    piece: tile::carved,
    plan_piece: tile::flat,
    link: None,
    shadow: ContactShadow { bands: &[(0.38, 1.0), (0.4, 0.9), (0.44, 0.4), (0.52, 0.0)], is_square: true },
    // The rows are named from the far end.
    labels: Labels { column: number, row: |row, rows| latin_capital(rows - 1 - row), margin: 0.2 },
    outline: Shape::Frame,
    target_size: 1.0,
    state_marks: no_marks,
    choice_marks: symbol_to_answer,
};

/// The home rows in the colour of their player, and beyond them the exits with arrows.
fn board(layout: Layout, board: &Board) -> Vec<Part> {
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
            // Player two's arrows point the other way: the texture is flipped.
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

/// The piece that has to move in answer, framed; and the number of tiles in each stack.
fn symbol_to_answer(context: &MarkContext) -> Vec<Mark> {
    let AnyGame::Zener(game) = context.game() else { return Vec::new() };
    let position = game.position();
    let board = context.active_match.board();
    let mut marks = Vec::new();
    let must = position.answer().and_then(|symbol| zener::Piece::new(context.to_move(), symbol));
    if let Some(square) = must.and_then(|piece| position.square_of(piece))
        && let Some(place) = context.place(&board, Spot::Square(square))
    {
        marks.push(Mark::new(Shape::Frame, MarkMeaning::Must, place));
        marks.push(Mark::new(Shape::Fill, MarkMeaning::Must, context.layout.place(square)));
    }
    for square in context.layout.squares().filter(|&square| board.stack(square).len() > 1) {
        let corner = Vec3::new(0.33, 0.0, 0.33);
        let corner = Quat::from_rotation_y(context.turn) * corner;
        if let Some(place) = context.place(&board, Spot::Square(square)) {
            let meaning = match board.top(square) {
                Some(Piece::Symbol(Player::Two, _)) => MarkMeaning::Written,
                _ => MarkMeaning::Cannot,
            };
            let height = u8::try_from(board.stack(square).len()).unwrap_or(u8::MAX);
            marks.extend(Mark::number(height, meaning, place + corner, context.turn, 0.24));
        }
    }
    marks
}
