//! Zener's tiles: slabs with rounded edges, a painted symbol cut into the face, and a pattern on the back.

use crate::app::board::material::palette::colours;
use crate::app::board::mesh::builder::{Grain, MeshBuilder};
use crate::app::board::mesh::profiles::level;
use crate::app::geometry::games::zener::TILE_HEIGHT;
use crate::app::geometry::symbols::{self, Symbol, WAVE_POINTS, WAVE_SHIFTS};
use crate::games::Piece;
use crate::themes::Theme;
use bevy::color::Mix;
use bevy::prelude::*;
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Half the side of a tile.
const HALF: f32 = 0.4;

/// The radius of its corners, seen from above.
const CORNER: f32 = 0.06;

/// The depth of a symbol, and how far its walls slant inwards.
const DEPTH: f32 = 0.035;
const LEAN: f32 = 0.016;

/// How far a symbol reaches from the middle.
const REACH: f32 = 0.24;

/// The width of its strokes.
const STROKE: f32 = 0.078;

/// How much of the grain's texture lies on one unit.
const GRAIN: f32 = 0.7;

/// How far a symbol reaches from the middle of a flat tile, and the width of its strokes.
const FLAT_REACH: f32 = 0.25;
const FLAT_STROKE: f32 = 0.0625;

/// A closed line round the middle, counter-clockwise as seen from above, every point of which can be seen from the
/// middle (a star-shaped polygon).
type Outline = Vec<Vec2>;

/// A loop of a tile's surface: its outline, its height, and the colour of the band from the loop before to it.
type Step = (Outline, f32, Color);

/// The number of a tile's symbol; 0 for what is no tile.
fn symbol_of(piece: Piece) -> u8 {
    if let Piece::Symbol(_, number) = piece { number } else { 0 }
}

/// A tile with its symbol cut into it.
pub(super) fn carved(theme: &Theme, piece: Piece) -> MeshBuilder {
    let ((colour, paint), number) = (colours(theme, piece), symbol_of(piece));
    let mut builder = MeshBuilder::new(colour);
    builder.grained(Grain::Layers(GRAIN));
    // The walls of the symbol: the tile's own colour with some paint on it.
    let wall = colour.mix(&paint, 0.3);
    let mut steps = back(colour, paint);
    let edges =
        [(0.01, 0.0), (0.0, 0.012), (0.0, 0.165), (0.0, 0.18), (0.01, 0.2), (0.03, TILE_HEIGHT), (0.038, TILE_HEIGHT)];
    steps.extend(edges.map(|(inset, height)| (slab(HALF - inset), height, colour)));
    let floor = TILE_HEIGHT - DEPTH;
    let centre = Vec::new();
    match number {
        3 => {
            steps.push((field_of_waves(), TILE_HEIGHT, colour));
            waves(&mut builder, colour, wall, paint);
        }
        2 => {
            let cross = |inset: f32| cross(REACH - inset, STROKE / 2.0 - inset);
            steps.extend([(cross(0.0), TILE_HEIGHT, colour), (cross(LEAN), floor, wall), (centre, floor, paint)]);
        }
        5 => {
            let star = |inset: f32| scaled(&symbols::star(), REACH - inset);
            steps.extend([(star(0.0), TILE_HEIGHT, colour), (star(1.75 * LEAN), floor, wall), (centre, floor, paint)]);
        }
        _ => {
            // A groove along an outline, with the tile's face inside it.
            let line = if number == 1 { symbols::circle() } else { symbols::square() };
            let ring = |reach: f32| scaled(&line, reach);
            let inner = REACH - STROKE;
            steps.extend([
                (ring(REACH), TILE_HEIGHT, colour),
                (ring(REACH - LEAN), floor, wall),
                (ring(inner + LEAN), floor, paint),
                (ring(inner), TILE_HEIGHT, wall),
                (centre, TILE_HEIGHT, colour),
            ]);
        }
    }
    carve(&mut builder, &steps);
    builder
}

/// A tile as a flat glyph.
pub(super) fn flat(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(contrast);
    builder.rectangle(level(TILE_HEIGHT - 0.02), Vec2::splat(HALF));
    builder.paint(colour).rectangle(level(TILE_HEIGHT - 0.01), Vec2::splat(HALF - 0.022));
    builder.paint(contrast);
    let sized = |line: &[Vec2], reach: f32| -> Vec<Vec3> {
        line.iter().map(|&point| at_height(point * reach, TILE_HEIGHT)).collect()
    };
    match symbols::symbol(symbol_of(piece)) {
        Symbol::Band(line) => {
            let [outer, inner] = [FLAT_REACH, FLAT_REACH - FLAT_STROKE].map(|reach| sized(&line, reach));
            builder.gradient_band(&inner, 1.0, &outer, 1.0);
        }
        Symbol::Strokes(lines) => {
            for line in lines {
                builder.band(&sized(&line, FLAT_REACH), FLAT_STROKE);
            }
        }
        Symbol::Area(line) => {
            builder.star(level(TILE_HEIGHT), &sized(&line, FLAT_REACH));
        }
    }
    builder
}

/// The back, from the middle outwards: concentric lozenges, which cannot be mistaken for a symbol.
fn back(colour: Color, paint: Color) -> Vec<Step> {
    let (pale, deep) = (colour.mix(&paint, 0.5), 0.01);
    let lozenge =
        |reach: f32| -> Outline { (0..4_u8).map(|way| Vec2::from_angle(FRAC_PI_2 * f32::from(way)) * reach).collect() };
    let mut steps = vec![(Vec::new(), deep, pale), (lozenge(0.075), deep, pale), (lozenge(0.085), 0.0, colour)];
    for reach in [0.165, 0.29] {
        let line = [(0.0, 0.0, colour), (0.01, deep, colour), (0.045, deep, pale), (0.055, 0.0, colour)];
        steps.extend(line.map(|(out, height, colour)| (lozenge(reach + out), height, colour)));
    }
    steps
}

/// Lofts a surface over outlines. Each outline gets a point at every angle where another one has a corner, so that all
/// have equally many points.
fn carve(builder: &mut MeshBuilder, steps: &[Step]) {
    let mut angles: Vec<f32> =
        steps.iter().flat_map(|(outline, ..)| outline.iter().map(|&point| angle(point))).collect();
    angles.sort_by(f32::total_cmp);
    angles.dedup_by(|one, other| (*one - *other).abs() < SAME);
    let sampled: Vec<Vec<Vec3>> = steps
        .iter()
        .map(|(outline, height, _)| angles.iter().map(|&angle| at_height(at(outline, angle), *height)).collect())
        .collect();
    // Bands of one colour are lofted together, so that they are shaded smoothly.
    let mut first = 0;
    for last in 1..steps.len() {
        let colour = steps[last].2;
        if steps.get(last + 1).is_none_or(|next| next.2 != colour) {
            builder.paint(colour).loft(&sampled[first..=last]);
            first = last;
        }
    }
}

/// Angles that differ by less are the same.
const SAME: f32 = 1e-4;

fn angle(point: Vec2) -> f32 {
    let angle = point.to_angle();
    // -π and π are the same direction.
    if angle > PI - SAME { angle - TAU } else { angle }
}

/// A point of an outline at a height. Outlines are seen from above, with y away from player one.
fn at_height(point: Vec2, height: f32) -> Vec3 {
    Vec3::new(point.x, height, -point.y)
}

/// The point of an outline in a direction; the middle, if it has no points.
fn at(outline: &[Vec2], direction: f32) -> Vec2 {
    if let Some(&corner) = outline.iter().find(|&&corner| (angle(corner) - direction).abs() < SAME) {
        return corner;
    }
    let ray = Vec2::from_angle(direction);
    let next = outline.iter().cycle().skip(1);
    let cut = outline.iter().zip(next).find_map(|(&from, &to)| {
        let edge = to - from;
        let slant = ray.perp_dot(edge);
        let (along, part) = (from.perp_dot(edge) / slant, from.perp_dot(ray) / slant);
        (slant.abs() > 1e-9 && along > 0.0 && (-SAME..=1.0 + SAME).contains(&part)).then_some(ray * along)
    });
    cut.unwrap_or(Vec2::ZERO)
}

/// The same outline in another size.
fn scaled(outline: &[Vec2], reach: f32) -> Outline {
    outline.iter().map(|&point| point * reach).collect()
}

/// A square with round corners.
fn slab(half: f32) -> Outline {
    let corner = |quarter: u8| {
        (0..=4).map(move |step| {
            let turn = FRAC_PI_2 * f32::from(quarter);
            let round = Vec2::from_angle(turn + FRAC_PI_2 * step as f32 / 4.0) * CORNER;
            Vec2::from_angle(turn).rotate(Vec2::splat(half - CORNER)) + round
        })
    };
    (0..4).flat_map(corner).collect()
}

fn cross(reach: f32, half: f32) -> Outline {
    let arm = [Vec2::new(reach, -half), Vec2::new(reach, half), Vec2::splat(half)];
    (0..4).flat_map(|way| arm.map(|corner| Vec2::from_angle(FRAC_PI_2 * way as f32).rotate(corner))).collect()
}

/// A point of a wave whose ends are `reach` from the middle.
fn wave(shift: f32, point: usize, reach: f32) -> Vec2 {
    symbols::wave(shift, point) * Vec2::new(REACH, reach)
}

/// The rectangle around the waves, with a point wherever an edge of a wave meets it.
fn field_of_waves() -> Outline {
    let side = 0.24;
    let mut outline: Outline = (0..=WAVE_POINTS).map(|point| Vec2::new(side, wave(0.0, point, REACH).y)).collect();
    let ends = |end: usize| {
        WAVE_SHIFTS
            .into_iter()
            .flat_map(move |shift| [-0.5, 0.5].map(|edge| wave(shift, end, REACH) + Vec2::X * edge * STROKE))
    };
    let mut far: Outline = ends(WAVE_POINTS).collect();
    far.reverse();
    outline.extend(far);
    outline.extend((0..=WAVE_POINTS).rev().map(|point| Vec2::new(-side, wave(0.0, point, REACH).y)));
    outline.extend(ends(0));
    outline
}

/// The three waves, cut into their rectangle.
fn waves(builder: &mut MeshBuilder, colour: Color, wall: Color, paint: Color) {
    let field = field_of_waves();
    let edge = |side: f32| -> Vec<Vec3> {
        (0..=WAVE_POINTS).map(|point| at_height(Vec2::new(side, wave(0.0, point, REACH).y), TILE_HEIGHT)).collect()
    };
    let side = field.first().map_or(0.0, |corner| corner.x);
    let strip = |builder: &mut MeshBuilder, left: &[Vec3], right: &[Vec3]| {
        for (left, right) in left.windows(2).zip(right.windows(2)) {
            builder.face(&[left[0], right[0], right[1], left[1]]);
        }
    };
    let mut left = edge(-side);
    for shift in WAVE_SHIFTS {
        let line = |aside: f32, reach: f32, height: f32| -> Vec<Vec3> {
            (0..=WAVE_POINTS).map(|point| at_height(wave(shift, point, reach) + Vec2::X * aside, height)).collect()
        };
        let (half, floor) = (STROKE / 2.0, TILE_HEIGHT - DEPTH);
        let [rim_left, rim_right] = [-half, half].map(|aside| line(aside, REACH, TILE_HEIGHT));
        let [low_left, low_right] = [-half + LEAN, half - LEAN].map(|aside| line(aside, REACH - LEAN, floor));
        builder.paint(colour);
        strip(builder, &left, &rim_left);
        builder.paint(wall);
        strip(builder, &rim_left, &low_left);
        strip(builder, &low_right, &rim_right);
        builder.face(&[rim_left[0], rim_right[0], low_right[0], low_left[0]]);
        let end = WAVE_POINTS;
        builder.face(&[low_left[end], low_right[end], rim_right[end], rim_left[end]]);
        builder.paint(paint);
        strip(builder, &low_left, &low_right);
        left = rim_right;
    }
    builder.paint(colour);
    strip(builder, &left, &edge(side));
}
