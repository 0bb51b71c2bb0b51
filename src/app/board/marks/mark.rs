//! A mark on the board: its shape, its meaning, and what it is drawn from.

use crate::app::board::material::palette;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::selection::Selection;
use crate::app::geometry::layout::Layout;
use crate::app::state::settings::Settings;
use crate::games::{Board, Kind, Player, Spot};
use crate::themes::Marks;
use bevy::prelude::*;

/// The shape of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    /// A spot in the middle of an empty square.
    Dot,
    /// A ring round a piece.
    Ring,
    /// A thin ring round a piece.
    ThinRing,
    /// A broken ring round a piece.
    Dashes,
    /// A frame round a tile.
    Frame,
    /// The whole square.
    Fill,
    /// The corners of the square.
    Corners,
    /// A light on the ground round a piece, which fades away.
    Halo,
    /// A line along x from the mark's place, one long, to be stretched.
    Line,
    /// A diagonal cross.
    Cross,
    /// A digit.
    Digit(char),
}

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum MarkMeaning {
    /// Picked up.
    Picked,
    /// A legal target.
    Target,
    /// Under the pointer.
    Hover,
    /// Part of the last move.
    Last,
    /// Refused, or the cause of it.
    Refused,
    /// Must be done now.
    Must,
    /// May be done.
    May,
    /// Cannot be done.
    Cannot,
    /// Won.
    Won,
    /// Said in figures.
    Written,
    /// A chain that is to be seen.
    Chain,
    /// The chain under the pointer.
    Pointed,
}

impl MarkMeaning {
    pub(super) const ALL: [Self; 12] = [
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

    pub(super) fn colour(self, marks: &Marks) -> Color {
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

/// One mark.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) shape: Shape,
    pub(super) tone: MarkMeaning,
    /// Where it lies, its shape's own lift not counted.
    pub(super) place: Transform,
    /// How it moves by itself.
    pub(super) gesture: Gesture,
}

/// How a mark moves by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Gesture {
    #[default]
    Still,
    Breathes,
    Shakes,
}

impl Mark {
    pub(super) fn new(shape: Shape, tone: MarkMeaning, place: Vec3) -> Self {
        Self { shape, tone, place: Transform::from_translation(place), gesture: Gesture::Still }
    }

    /// The same mark, larger or smaller.
    pub(super) fn sized(mut self, size: f32) -> Self {
        self.place.scale *= size;
        self
    }

    /// The same mark, moving by itself.
    pub(super) fn moving(self, gesture: Gesture) -> Self {
        Self { gesture, ..self }
    }

    /// A line from one place to another.
    pub(super) fn line(tone: MarkMeaning, from: Vec3, to: Vec3, width: f32) -> Self {
        let way = to - from;
        let place = Transform::from_translation(from)
            .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
            .with_scale(Vec3::new(way.length(), 1.0, width));
        Self { shape: Shape::Line, tone, place, gesture: Gesture::Still }
    }

    /// A number, turned to the viewer.
    pub(super) fn number(number: u8, tone: MarkMeaning, place: Vec3, turn: f32, size: f32) -> Vec<Self> {
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
                Self { shape: Shape::Digit(digit), tone, place, gesture: Gesture::Still }
            })
            .collect()
    }
}

/// How high a mark floats, so that marks on one square do not fight for it.
pub(super) fn float(shape: Shape) -> f32 {
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

/// In how many steps a halo fades away.
pub(super) const HALO_BANDS: u8 = 12;

/// How much larger a dot is that bears a number.
pub(super) const NUMBERED: f32 = 1.6;

/// Everything that marks depend on.
pub(super) struct MarkContext<'a> {
    pub(super) table: &'a ActiveMatch,
    pub(super) layout: Layout,
    pub(super) selection: &'a Selection,
    pub(super) settings: &'a Settings,
    /// By how much what is written is turned to face the viewer.
    pub(super) turn: f32,
}

impl MarkContext<'_> {
    pub(super) fn to_move(&self) -> Player {
        self.table.played().round().game().to_move()
    }

    /// Where a mark of a spot lies: on top of its tiles, but on the ground round anything that is tall.
    pub(super) fn place(&self, board: &Board, spot: Spot) -> Option<Vec3> {
        let place = self.layout.spot(spot, self.to_move())?;
        let tiles = match spot {
            Spot::Square(square) if self.layout.kind() == Kind::Zener => board.stack(square).len(),
            _ => 0,
        };
        Some(place + Vec3::Y * self.layout.stack_height(tiles))
    }

    /// A mark that covers a spot, exits stretched.
    pub(super) fn cover(&self, shape: Shape, tone: MarkMeaning, board: &Board, spot: Spot) -> Option<Mark> {
        let mut mark = Mark::new(shape, tone, self.place(board, spot)?);
        if spot == Spot::Off {
            let size = self.layout.exit_size();
            mark.place.scale = Vec3::new(size.x, 1.0, size.y);
        }
        Some(mark)
    }
}

/// Something that breathes while something is in the hand; this is its scale at rest.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Breathes(pub(super) Vec3);

/// Something that shakes with what was refused; this is its place at rest.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Shakes(pub(super) Vec3);
