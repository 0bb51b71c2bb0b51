//! The outlines of Zener's five symbols as lists of points: for tiles, for the plan, and for menus.

use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// The number of points of a circle, and of each wave.
const CIRCLE_POINTS: usize = 36;
pub(crate) const WAVE_POINTS: usize = 20;

/// How far the waves are shifted from the middle, and their amplitude.
pub(crate) const WAVE_SHIFTS: [f32; 3] = [-0.645, 0.0, 0.645];
const AMPLITUDE: f32 = 0.175;

/// One of the symbols, in a square from -1 to 1 with x to the right and y up. Closed lines run counter-clockwise.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Symbol {
    /// A band inside a closed line around the middle.
    Band(Vec<Vec2>),
    /// Open lines of constant width.
    Strokes(Vec<Vec<Vec2>>),
    /// The area inside a closed line, every point of which can be seen from the middle (a star-shaped polygon).
    Area(Vec<Vec2>),
}

/// The symbol with a number: 1 circle, 2 cross, 3 waves, 4 square, 5 star.
pub(crate) fn symbol(number: u8) -> Symbol {
    match number {
        1 => Symbol::Band(circle()),
        2 => Symbol::Strokes(vec![vec![Vec2::NEG_X, Vec2::X], vec![Vec2::NEG_Y, Vec2::Y]]),
        3 => {
            Symbol::Strokes(WAVE_SHIFTS.map(|shift| (0..=WAVE_POINTS).map(|point| wave(shift, point)).collect()).into())
        }
        4 => Symbol::Band(square()),
        _ => Symbol::Area(star()),
    }
}

/// The circle.
pub(crate) fn circle() -> Vec<Vec2> {
    (0..CIRCLE_POINTS).map(|point| Vec2::from_angle(TAU * point as f32 / CIRCLE_POINTS as f32)).collect()
}

/// The corners of the square.
pub(crate) fn square() -> Vec<Vec2> {
    [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].map(|corner| Vec2::from(corner) * 0.9).into()
}

/// The corners of the star, tips and notches alternately.
pub(crate) fn star() -> Vec<Vec2> {
    let corner = |corner: u8| {
        let reach = if corner.is_multiple_of(2) { 1.15 } else { 0.47 };
        Vec2::from_angle(FRAC_PI_2 + PI / 5.0 * f32::from(corner)) * reach
    };
    (0..10).map(corner).collect()
}

/// A point of the wave with this shift; `point` counts from the wave's lower end.
pub(crate) fn wave(shift: f32, point: usize) -> Vec2 {
    let along = 2.0 * point as f32 / WAVE_POINTS as f32 - 1.0;
    Vec2::new(shift + AMPLITUDE * (along * TAU).sin(), along)
}
