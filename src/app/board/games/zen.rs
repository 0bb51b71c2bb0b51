//! ZEN L'initié on the table: turned pawns, the lotus of the Zen, and the count of the pieces on each line.

use crate::app::board::games::visuals::{ContactShadow, GameVisuals, Labels, latin_capital, no_marks, number};
use crate::app::board::marks::mark::{Mark, MarkContext, MarkMeaning, NUMBERED, Shape};
use crate::app::board::material::palette::{colour, colours};
use crate::app::board::mesh::boards::{Part, engrave, frame, ground, squares};
use crate::app::board::mesh::builder::{Grain, MeshBuilder};
use crate::app::board::mesh::glyphs::Glyph;
use crate::app::board::mesh::profiles::{arc, disc, level, points};
use crate::app::geometry::layout::Layout;
use crate::games::zen::Illegal;
use crate::games::{AnyGame, Kind, Options, Piece, Player, Spot};
use crate::themes::{Board, Theme};
use bevy::color::Mix;
use bevy::prelude::*;

pub(super) const VISUALS: GameVisuals = GameVisuals {
    board,
    piece,
    plan_piece,
    link: None,
    shadow: ContactShadow { bands: &[(0.31, 1.0), (0.345, 0.9), (0.4, 0.35), (0.5, 0.0)], is_square: false },
    labels: Labels { column: latin_capital, row: |row, _| number(row), margin: 0.32 },
    outline: Shape::Ring,
    target_size: NUMBERED,
    state_marks: no_marks,
    choice_marks: lines_and_counts,
};

/// Segments of a turned pawn.
const PAWN_SEGMENTS: usize = 28;

/// Segments and lobes of the Zen, and how deep the lobes are, as a part of the radius.
const ZEN_SEGMENTS: usize = 64;
const LOBES: (u8, f32) = (8, 0.1);

/// How much of the texture of turned wood lies on one unit.
const WOOD_GRAIN: f32 = 0.55;

/// The width of the lines from the chosen piece to its targets.
const LINE_WIDTH: f32 = 0.055;

/// A chequered board, with a Chinese character on each of Black's squares and a sign on each of White's.
fn board(layout: Layout, board: &Board) -> Vec<Part> {
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

fn piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(colour);
    match piece.owner() {
        Some(player) => pawn(&mut builder, player, colour, contrast),
        None => zen(&mut builder, colour, contrast),
    }
    builder
}

/// Turned pawns on the same foot: White's has a waist, and a ball as its head; Black's is a goblet that holds a ball.
fn pawn(builder: &mut MeshBuilder, player: Player, colour: Color, contrast: Color) {
    let mut profile =
        points([(0.0, 0.0), (0.31, 0.0), (0.333, 0.022), (0.335, 0.05), (0.319, 0.082), (0.29, 0.098), (0.29, 0.112)]);
    builder.grained(Grain::Axis(WOOD_GRAIN));
    match player {
        Player::One => {
            profile.extend(points([
                (0.262, 0.12),
                (0.2, 0.175),
                (0.152, 0.26),
                (0.123, 0.36),
                (0.112, 0.455),
                (0.118, 0.475),
                (0.19, 0.495),
                (0.203, 0.514),
                (0.19, 0.535),
                (0.118, 0.55),
            ]));
            profile.extend(arc(0.168, 0.692, -52.0, 90.0, 8));
            builder.lathe(&profile, PAWN_SEGMENTS);
        }
        Player::Two => {
            profile.extend(points([
                (0.235, 0.13),
                (0.165, 0.2),
                (0.128, 0.3),
                (0.118, 0.39),
                (0.128, 0.42),
                (0.17, 0.435),
                (0.17, 0.455),
                (0.15, 0.47),
                (0.2, 0.55),
                (0.237, 0.64),
                (0.252, 0.73),
                (0.245, 0.762),
                (0.218, 0.77),
                (0.195, 0.75),
                (0.13, 0.715),
            ]));
            builder.lathe(&profile, PAWN_SEGMENTS);
            // Lighter, so that the two pawns differ from above too.
            builder.paint(contrast.mix(&colour, 0.25));
            builder.lathe(&[vec![Vec2::new(0.13, 0.715)], arc(0.112, 0.748, -15.0, 90.0, 5)].concat(), PAWN_SEGMENTS);
        }
    }
}

/// A lacquered lotus under a small roof, with gilt bands and a gilt tip. Its lobes distinguish it from the pawns, which
/// are round.
fn zen(builder: &mut MeshBuilder, lacquer: Color, gilt: Color) {
    builder.lathe(
        &points([(0.0, 0.0), (0.35, 0.0), (0.377, 0.022), (0.38, 0.05), (0.362, 0.082), (0.32, 0.1)]),
        ZEN_SEGMENTS,
    );
    builder.paint(gilt).lathe(&points([(0.32, 0.1), (0.336, 0.113), (0.336, 0.14), (0.255, 0.162)]), ZEN_SEGMENTS);
    builder.paint(lacquer).fluted(
        &points([
            (0.3, 0.158),
            (0.335, 0.2),
            (0.357, 0.27),
            (0.355, 0.35),
            (0.33, 0.445),
            (0.28, 0.535),
            (0.21, 0.61),
            (0.13, 0.665),
        ]),
        ZEN_SEGMENTS,
        LOBES,
    );
    builder.paint(gilt).lathe(&points([(0.1, 0.655), (0.142, 0.668), (0.148, 0.69), (0.125, 0.712)]), ZEN_SEGMENTS / 2);
    builder.paint(lacquer).fluted(
        &points([
            (0.125, 0.712),
            (0.235, 0.712),
            (0.245, 0.726),
            (0.225, 0.748),
            (0.16, 0.785),
            (0.11, 0.83),
            (0.075, 0.875),
        ]),
        ZEN_SEGMENTS,
        LOBES,
    );
    builder.paint(gilt).lathe(
        &points([
            (0.06, 0.868),
            (0.075, 0.878),
            (0.1, 0.91),
            (0.103, 0.938),
            (0.08, 0.98),
            (0.035, 1.015),
            (0.0, 1.04),
        ]),
        ZEN_SEGMENTS / 2,
    );
}

/// A disc with a ring for White and with a dot for Black; the Zen is four-sided, standing on a corner.
fn plan_piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(contrast);
    match piece.owner() {
        Some(player) => {
            disc(&mut builder, 0.37, 0.03, colour, contrast);
            builder.paint(contrast);
            match player {
                Player::One => builder.ring(level(0.12), 0.13, 0.16),
                Player::Two => builder.ring(level(0.12), 0.0, 0.1),
            };
        }
        None => {
            let square = |reach: f32| [Vec3::X, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Z].map(|way| way * reach);
            builder.paint(contrast).star(level(0.1), &square(0.47).map(|corner| corner + level(0.1)));
            builder.paint(colour).star(level(0.11), &square(0.415).map(|corner| corner + level(0.11)));
            builder.paint(contrast).ring(level(0.12), 0.08, 0.14);
        }
    }
    builder
}

/// For each line of the chosen piece: how many pieces stand on it, which is how far the piece moves, and what blocks
/// it.
fn lines_and_counts(context: &MarkContext) -> Vec<Mark> {
    let AnyGame::Zen(game) = context.game() else { return Vec::new() };
    let Some(Spot::Square(from)) = context.selection.picked_up() else { return Vec::new() };
    if !context.settings.show_targets {
        return Vec::new();
    }
    const WAYS: [(f32, f32); 8] =
        [(1.0, 0.0), (1.0, -1.0), (0.0, -1.0), (-1.0, -1.0), (-1.0, 0.0), (-1.0, 1.0), (0.0, 1.0), (1.0, 1.0)];
    let layout = context.layout;
    let start = layout.place(from);
    let half = layout.half_field();
    let mut marks = Vec::new();
    for (line, way) in game.position().line_counts(from).into_iter().zip(WAYS) {
        let way = Vec3::new(way.0, 0.0, way.1);
        let begin = start + way.normalize() * 0.48;
        let number = |place: Vec3, meaning: MarkMeaning| Mark::number(line.pieces, meaning, place, context.turn, 0.42);
        match (line.to, &line.obstacle) {
            (Some(to), None) => {
                let end = layout.place(to);
                marks.push(Mark::line(MarkMeaning::Target, begin, end - way.normalize() * 0.25, LINE_WIDTH));
                // On the target itself, or in front of it when a piece stands there.
                let captures = context.active_match.board().top(to).is_some();
                let sign = if captures { end - way * 0.62 } else { end };
                if captures {
                    marks.push(Mark::new(Shape::Dot, MarkMeaning::Target, sign).sized(NUMBERED));
                }
                marks.extend(number(sign, MarkMeaning::Written));
            }
            (Some(to), Some(obstacle)) => {
                let stop = match *obstacle {
                    Illegal::Blocked { .. } => obstacle.squares().first().map_or(to, |&square| square),
                    _ => to,
                };
                let end = layout.place(stop);
                marks.push(Mark::line(MarkMeaning::Refused, begin, end - way.normalize() * 0.44, LINE_WIDTH * 0.6));
                marks.push(Mark::new(Shape::ThinRing, MarkMeaning::Refused, end));
                marks.push(Mark::new(Shape::Cross, MarkMeaning::Refused, layout.place(to)));
                let sign = end - way * 0.62;
                marks.push(Mark::new(Shape::Dot, MarkMeaning::Refused, sign).sized(NUMBERED * 0.85));
                marks.extend(number(sign, MarkMeaning::Written));
            }
            (None, _) => {
                // The count leads beyond the board, so the line ends at the edge.
                let room =
                    |at: f32, way: f32, half: f32| if way == 0.0 { f32::MAX } else { (half - at * way) / way.abs() };
                let reach = room(start.x, way.x, half.x).min(room(start.z, way.z, half.y));
                if reach > 0.6 {
                    let end = start + way * reach;
                    marks.push(Mark::line(MarkMeaning::Cannot, begin, end, LINE_WIDTH * 0.6));
                    marks.push(Mark::new(Shape::Dot, MarkMeaning::Cannot, end - way * 0.3).sized(NUMBERED * 0.85));
                    marks.extend(number(end - way * 0.3, MarkMeaning::Written));
                }
            }
        }
    }
    marks
}
