//! Enso on the table: lens-shaped stones of shell and slate, the brushed circle, and what each stone may do.

use crate::app::board::games::visuals::{ContactShadow, GameVisuals, Labels, latin_small, no_marks, number};
use crate::app::board::marks::mark::{Mark, MarkContext, MarkMeaning, Shape};
use crate::app::board::material::palette::{colour, colours};
use crate::app::board::mesh::boards::{PRINT, Part, frame, lines};
use crate::app::board::mesh::builder::{Grain, MeshBuilder};
use crate::app::board::mesh::glyphs::Glyph;
use crate::app::board::mesh::profiles::{STONE_GRAIN, disc, lens};
use crate::app::geometry::layout::Layout;
use crate::games::enso::Condition;
use crate::games::{AnyGame, Piece};
use crate::themes::{Board, Theme};
use bevy::prelude::*;

pub(super) const VISUALS: GameVisuals = GameVisuals {
    board,
    piece,
    plan_piece,
    link: None,
    shadow: ContactShadow { bands: &[(0.33, 1.0), (0.43, 0.5), (0.54, 0.0)], is_square: false },
    labels: Labels { column: latin_small, row: |row, _| number(row), margin: 0.29 },
    outline: Shape::Ring,
    target_size: 1.0,
    state_marks: no_marks,
    choice_marks: conditions,
};

/// The radius of a stone, and its segments.
const RADIUS: f32 = 0.42;
const SEGMENTS: usize = 32;

/// One slab with fine lines, and a brushed circle around the squares where a stone can win.
fn board(layout: Layout, board: &Board) -> Vec<Part> {
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

fn piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let mut builder = MeshBuilder::new(colours(theme, piece).0);
    builder.grained(Grain::Layers(STONE_GRAIN)).lathe(&lens(RADIUS, 0.3, 4), SEGMENTS);
    builder
}

fn plan_piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(contrast);
    disc(&mut builder, RADIUS, 0.025, colour, contrast);
    builder
}

/// What each stone of the player to move must, may or may not do.
fn conditions(context: &MarkContext) -> Vec<Mark> {
    let AnyGame::Enso(game) = context.game() else { return Vec::new() };
    if !context.settings.show_targets || !context.selection.spots.is_empty() {
        return Vec::new();
    }
    let position = game.position();
    let own = context.layout.squares().filter(|&square| position.stone(square) == Some(context.to_move()));
    own.filter_map(|square| {
        let (shape, meaning) = match position.condition(square)? {
            Condition::MustCapture => (Shape::ThinRing, MarkMeaning::Must),
            Condition::MayLeave => (Shape::Dashes, MarkMeaning::May),
            Condition::Frozen => (Shape::Corners, MarkMeaning::Cannot),
        };
        Some(Mark::new(shape, meaning, context.layout.place(square)))
    })
    .collect()
}
