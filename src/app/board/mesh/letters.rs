//! Letters in place of pieces, for the text view: a disc or tile in the piece's colour with its letters, drawn as
//! strokes so that they are sharp at any size.

use crate::app::board::material::palette::colours;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::profiles::level;
use crate::app::geometry::games::zener::TILE_HEIGHT;
use crate::games::{Kind, Piece};
use crate::themes::Theme;
use bevy::prelude::*;

/// Half the side of a tile, in squares of the board, the radius of a disc, around which marks have room, and the width
/// of the line around both.
const HALF: f32 = 0.43;
const RADIUS: f32 = 0.4;
const OUTLINE: f32 = 0.02;

/// Half the size of a letter that is alone, and of one of two letters, in squares of the board.
const ALONE: Vec2 = Vec2::new(0.22, 0.25);
const BESIDE: Vec2 = Vec2::new(0.15, 0.25);

/// How far the middles of two letters are from the middle of the square.
const ASIDE: f32 = 0.2;

/// The width of a letter's strokes, alone and beside another.
const STROKE: [f32; 2] = [0.095, 0.075];

/// A piece as letters, turned by this angle around the vertical axis.
pub(crate) fn letter_tile(theme: &Theme, kind: Kind, piece: Piece, turn: f32) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    // Tiles lie on each other, all other pieces on the board.
    let top = if matches!(piece, Piece::Symbol(..)) { TILE_HEIGHT } else { 0.12 };
    let letters = kind.piece_letters(piece);
    let mut builder = MeshBuilder::new(contrast);
    if letters.len() == 1 {
        builder.ring(level(top - 0.02), 0.0, RADIUS);
        builder.paint(colour).ring(level(top - 0.01), 0.0, RADIUS - OUTLINE);
    } else {
        builder.rectangle(level(top - 0.02), Vec2::splat(HALF));
        builder.paint(colour).rectangle(level(top - 0.01), Vec2::splat(HALF - OUTLINE));
    }
    builder.paint(contrast);
    let turn = Quat::from_rotation_y(turn);
    let (half, width) = if letters.len() == 1 { (ALONE, STROKE[0]) } else { (BESIDE, STROKE[1]) };
    let first = ASIDE * (1.0 - letters.len() as f32);
    for (number, letter) in letters.chars().enumerate() {
        let middle = Vec2::new(first + 2.0 * ASIDE * number as f32, 0.0);
        for line in strokes(letter) {
            let points: Vec<Vec3> = line
                .iter()
                .map(|&(x, y)| {
                    let at = middle + Vec2::new(x, y) * half;
                    turn * Vec3::new(at.x, top, -at.y)
                })
                .collect();
            for ends in points.windows(2) {
                builder.strip(ends[0], ends[1], width);
            }
            // Round joints and ends.
            for &point in &points {
                builder.ring(point, 0.0, width / 2.0);
            }
        }
    }
    builder
}

/// The lines of a letter or digit, in a square from -1 to 1 with x to the right and y up; none for any other than those
/// of [`Kind::piece_letters`].
fn strokes(letter: char) -> &'static [&'static [(f32, f32)]] {
    match letter {
        'B' => &[
            &[(-0.7, -1.0), (-0.7, 1.0), (0.1, 1.0), (0.5, 0.87), (0.62, 0.53), (0.5, 0.2), (0.1, 0.06), (-0.7, 0.06)],
            &[(0.1, 0.06), (0.57, -0.1), (0.72, -0.47), (0.57, -0.84), (0.1, -1.0), (-0.7, -1.0)],
        ],
        'K' => &[&[(-0.65, -1.0), (-0.65, 1.0)], &[(0.7, 1.0), (-0.65, -0.15)], &[(-0.15, 0.28), (0.75, -1.0)]],
        'N' => &[&[(-0.75, -1.0), (-0.75, 1.0), (0.75, -1.0), (0.75, 1.0)]],
        'W' => &[&[(-1.0, 1.0), (-0.5, -1.0), (0.0, 0.6), (0.5, -1.0), (1.0, 1.0)]],
        'Z' => &[&[(-0.75, 1.0), (0.75, 1.0), (-0.75, -1.0), (0.75, -1.0)]],
        '1' => &[&[(-0.5, 0.6), (0.1, 1.0), (0.1, -1.0)], &[(-0.5, -1.0), (0.7, -1.0)]],
        '2' => &[&[
            (-0.7, 0.55),
            (-0.5, 0.88),
            (0.0, 1.0),
            (0.5, 0.88),
            (0.68, 0.5),
            (0.5, 0.1),
            (-0.75, -1.0),
            (0.75, -1.0),
        ]],
        '3' => &[&[
            (-0.65, 1.0),
            (0.65, 1.0),
            (-0.1, 0.2),
            (0.4, 0.1),
            (0.7, -0.2),
            (0.7, -0.55),
            (0.42, -0.9),
            (0.0, -1.0),
            (-0.45, -0.9),
            (-0.7, -0.65),
        ]],
        '4' => &[&[(0.35, -1.0), (0.35, 1.0), (-0.75, -0.4), (0.75, -0.4)]],
        '5' => &[&[
            (0.6, 1.0),
            (-0.55, 1.0),
            (-0.62, 0.1),
            (-0.1, 0.28),
            (0.4, 0.18),
            (0.68, -0.15),
            (0.66, -0.55),
            (0.4, -0.9),
            (-0.05, -1.0),
            (-0.45, -0.92),
            (-0.7, -0.68),
        ]],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::games::all_pieces;
    use crate::themes::Styles;
    use bevy::mesh::VertexAttributeValues;
    use std::collections::HashSet;
    use std::f32::consts::FRAC_PI_2;

    #[test]
    fn every_piece_of_a_game_has_letters_of_its_own_that_can_be_drawn() {
        for kind in Kind::ALL {
            let pieces: Vec<_> = all_pieces().filter(|&(of, _)| of == kind).map(|(_, piece)| piece).collect();
            let letters: HashSet<_> = pieces.iter().map(|&piece| kind.piece_letters(piece)).collect();
            assert_eq!(letters.len(), pieces.len(), "{kind:?}: {letters:?}");
            assert!(letters.iter().flat_map(|letters| letters.chars()).all(|letter| !strokes(letter).is_empty()));
        }
    }

    #[test]
    fn letters_stay_on_their_square_and_turn_with_the_viewer() {
        let places = |kind, piece, turn| {
            let mesh = letter_tile(Styles::default().theme(kind), kind, piece, turn).build();
            match mesh.attribute(Mesh::ATTRIBUTE_POSITION) {
                Some(VertexAttributeValues::Float32x3(values)) => values.clone(),
                _ => Vec::new(),
            }
        };
        for (kind, piece) in all_pieces() {
            let upright = places(kind, piece, 0.0);
            assert!(upright.iter().all(|at| at[0].abs() <= HALF && at[2].abs() <= HALF), "{kind:?} {piece:?}");
            assert_ne!(places(kind, piece, FRAC_PI_2), upright, "{kind:?} {piece:?} is turned");
        }
    }
}
