//! A mark on the board: its shape and its meaning, and what marks depend on.

use crate::app::board::material::palette;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::selection::Selection;
use crate::app::geometry::layout::Layout;
use crate::app::state::settings::Settings;
use crate::games::{AnyGame, Board, Player, Spot};
use crate::themes::Marks;
use bevy::prelude::*;

/// The shape of a mark on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::app::board) enum Shape {
    /// A dot in the middle of an empty square.
    Dot,
    /// A ring around a piece.
    Ring,
    /// A thin ring around a piece.
    ThinRing,
    /// A dashed ring around a piece.
    Dashes,
    /// A frame around a tile.
    Frame,
    /// The whole square.
    Fill,
    /// The corners of the square.
    Corners,
    /// A glow on the ground around a piece, which fades outwards.
    Halo,
    /// A line of unit length along x from the mark's place, to be scaled.
    Line,
    /// A diagonal cross.
    Cross,
    /// A digit.
    Digit(char),
}

/// What a mark means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::app::board) enum MarkMeaning {
    /// The piece that is picked up.
    Picked,
    /// A legal target.
    Target,
    /// The spot under the pointer.
    Hover,
    /// Part of the last move.
    Last,
    /// What was refused, or its cause.
    Refused,
    /// What must be done now.
    Must,
    /// What may be done.
    May,
    /// What cannot be done.
    Cannot,
    /// What has won.
    Won,
    /// A number.
    Written,
    /// A chain that is shown.
    Chain,
    /// The chain under the pointer.
    Pointed,
}

impl MarkMeaning {
    pub(in crate::app::board) const ALL: [Self; 12] = [
        Self::Picked,
        Self::Target,
        Self::Hover,
        Self::Last,
        Self::Refused,
        Self::Must,
        Self::May,
        Self::Cannot,
        Self::Won,
        Self::Written,
        Self::Chain,
        Self::Pointed,
    ];

    pub(in crate::app::board) fn colour(self, marks: &Marks) -> Color {
        palette::colour(match self {
            Self::Picked => marks.picked,
            Self::Target => marks.target,
            Self::Hover => marks.hover,
            Self::Last => marks.last,
            Self::Refused => marks.refused,
            Self::Must => marks.must,
            Self::May => marks.may,
            Self::Cannot => marks.cannot,
            Self::Won => marks.won,
            Self::Written => marks.written,
            Self::Chain => marks.chain,
            Self::Pointed => marks.pointed,
        })
    }
}

/// A mark on the board.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::app::board) struct Mark {
    pub(in crate::app::board) shape: Shape,
    pub(in crate::app::board) meaning: MarkMeaning,
    /// Where it lies, without the height that its shape adds ([`float`]).
    pub(in crate::app::board) place: Transform,
    /// Its animation.
    pub(in crate::app::board) gesture: Gesture,
}

/// The animation of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::app::board) enum Gesture {
    #[default]
    Still,
    Pulses,
    Shakes,
}

impl Mark {
    pub(in crate::app::board) fn new(shape: Shape, meaning: MarkMeaning, place: Vec3) -> Self {
        Self { shape, meaning, place: Transform::from_translation(place), gesture: Gesture::Still }
    }

    /// The same mark, larger or smaller.
    pub(in crate::app::board) fn sized(mut self, size: f32) -> Self {
        self.place.scale *= size;
        self
    }

    /// The same mark with an animation.
    pub(in crate::app::board) fn moving(self, gesture: Gesture) -> Self {
        Self { gesture, ..self }
    }

    /// A line from one place to another.
    pub(in crate::app::board) fn line(meaning: MarkMeaning, from: Vec3, to: Vec3, width: f32) -> Self {
        let way = to - from;
        let place = Transform::from_translation(from)
            .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
            .with_scale(Vec3::new(way.length(), 1.0, width));
        Self { shape: Shape::Line, meaning, place, gesture: Gesture::Still }
    }

    /// A number, turned to the viewer.
    pub(in crate::app::board) fn number(
        number: u8,
        meaning: MarkMeaning,
        place: Vec3,
        turn: f32,
        size: f32,
    ) -> Vec<Self> {
        let text = number.to_string();
        let first = (text.len() as f32 - 1.0) / -2.0;
        let turn = Quat::from_rotation_y(turn);
        text.chars()
            .enumerate()
            .map(|(index, digit)| {
                let aside =
                    turn * Vec3::X * (first + index as f32) * size * crate::app::board::mesh::glyphs::LETTER_STEP;
                let place =
                    Transform::from_translation(place + aside).with_rotation(turn).with_scale(Vec3::splat(size));
                Self { shape: Shape::Digit(digit), meaning, place, gesture: Gesture::Still }
            })
            .collect()
    }
}

/// How high a mark of this shape lies over its place, so that marks on one square do not flicker (z-fighting).
pub(in crate::app::board) fn float(shape: Shape) -> f32 {
    match shape {
        Shape::Halo => 0.005,
        Shape::Fill => 0.007,
        Shape::Corners => 0.009,
        Shape::Line => 0.012,
        Shape::Dot | Shape::Cross => 0.015,
        Shape::Ring | Shape::ThinRing | Shape::Dashes | Shape::Frame => 0.017,
        Shape::Digit(_) => 0.021,
    }
}

/// The number of bands of a halo, each fainter than the one before.
pub(in crate::app::board) const HALO_BANDS: u8 = 12;

/// The scale of a dot with a number on it.
pub(in crate::app::board) const NUMBERED: f32 = 1.6;

/// Everything that marks depend on.
pub(in crate::app::board) struct MarkContext<'a> {
    pub(in crate::app::board) active_match: &'a ActiveMatch,
    pub(in crate::app::board) layout: Layout,
    pub(in crate::app::board) selection: &'a Selection,
    pub(in crate::app::board) settings: &'a Settings,
    /// The rotation of numbers, so that they face the viewer.
    pub(in crate::app::board) turn: f32,
}

impl MarkContext<'_> {
    pub(in crate::app::board) fn to_move(&self) -> Player {
        self.game().to_move()
    }

    /// The game up to the position that is shown.
    pub(in crate::app::board) fn game(&self) -> &AnyGame {
        self.active_match.position()
    }

    /// Where a mark on a spot lies: on top of a stack, but on the ground around any other piece.
    pub(in crate::app::board) fn place(&self, board: &Board, spot: Spot) -> Option<Vec3> {
        let place = self.layout.spot(spot, self.to_move())?;
        let stack = match spot {
            Spot::Square(square) => board.stack(square).len(),
            Spot::Off | Spot::Pass => 0,
        };
        Some(place + Vec3::Y * self.layout.stack_height(stack))
    }

    /// A mark that covers a spot; over an exit it is stretched.
    pub(in crate::app::board) fn cover(
        &self,
        shape: Shape,
        meaning: MarkMeaning,
        board: &Board,
        spot: Spot,
    ) -> Option<Mark> {
        let mut mark = Mark::new(shape, meaning, self.place(board, spot)?);
        if spot == Spot::Off {
            let size = self.layout.exit_size();
            mark.place.scale = Vec3::new(size.x, 1.0, size.y);
        }
        Some(mark)
    }
}

/// A mark that pulses while a piece is chosen, with its scale at rest.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(in crate::app::board) struct Pulses(pub(in crate::app::board) Vec3);

/// A mark that shakes with the refused piece, with its place at rest.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(in crate::app::board) struct Shakes(pub(in crate::app::board) Vec3);
