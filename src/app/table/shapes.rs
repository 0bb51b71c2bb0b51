//! The shapes of the pieces, turned and cut, in both views.

use super::clay::Clay;
use super::looks::colours;
use crate::games::{Kind, Piece, Player};
use crate::themes::Theme;
use bevy::color::Mix;
use bevy::prelude::*;
use std::f32::consts::PI;

/// Sides of what is turned: enough to be round at the size of a hand, few enough for a hundred stones.
const TURNED: usize = 20;

/// A piece as it stands on the table.
pub(super) fn on_table(theme: &Theme, kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(theme, piece);
    let mut clay = Clay::new(colour);
    match piece {
        Piece::Pawn(player) => pawn(&mut clay, player, colour, contrast),
        Piece::Zen => zen(&mut clay, colour, contrast),
        Piece::Stone(player) if kind == Kind::Torus => small_stone(&mut clay, player, colour, contrast),
        Piece::Stone(_) => {
            clay.turned(Vec3::ZERO, &lens(0.42, 0.3, -90.0, 90.0, 8), TURNED);
        }
        Piece::Symbol(_, number) => tile(&mut clay, number, contrast),
    }
    clay.build()
}

fn points<const N: usize>(profile: [(f32, f32); N]) -> Vec<Vec2> {
    profile.into_iter().map(Vec2::from).collect()
}

/// Turned pawns: White's with a round head, Black's with a hollowed crown.
fn pawn(clay: &mut Clay, player: Player, colour: Color, contrast: Color) {
    let mut profile = points([
        (0.0, 0.0),
        (0.325, 0.0),
        (0.335, 0.03),
        (0.325, 0.07),
        (0.285, 0.1),
        (0.265, 0.105),
        (0.215, 0.17),
        (0.155, 0.27),
        (0.122, 0.39),
        (0.112, 0.47),
        (0.185, 0.5),
        (0.19, 0.52),
        (0.175, 0.535),
        (0.11, 0.55),
    ]);
    match player {
        Player::One => {
            profile.extend(arc(0.172, 0.69, -58.0, 90.0, 7));
            clay.turned(Vec3::ZERO, &profile, TURNED);
        }
        Player::Two => {
            profile.extend(points([
                (0.165, 0.62),
                (0.195, 0.7),
                (0.2, 0.77),
                (0.185, 0.81),
                (0.16, 0.825),
                (0.125, 0.82),
            ]));
            clay.turned(Vec3::ZERO, &profile, TURNED);
            // The hollow is lighter, so that the two differ from above too.
            clay.paint(contrast.mix(&colour, 0.55));
            clay.turned(Vec3::ZERO, &points([(0.125, 0.82), (0.1, 0.78), (0.05, 0.76), (0.0, 0.755)]), TURNED);
        }
    }
}

/// A bell of red lacquer with a gilt band and point.
fn zen(clay: &mut Clay, red: Color, gilt: Color) {
    clay.turned(Vec3::ZERO, &points([(0.0, 0.0), (0.37, 0.0), (0.38, 0.035), (0.36, 0.075), (0.31, 0.1)]), TURNED);
    clay.paint(gilt).turned(Vec3::ZERO, &points([(0.31, 0.1), (0.325, 0.12), (0.325, 0.145), (0.31, 0.165)]), TURNED);
    clay.paint(red).turned(
        Vec3::ZERO,
        &points([
            (0.31, 0.165),
            (0.335, 0.22),
            (0.345, 0.3),
            (0.335, 0.4),
            (0.3, 0.5),
            (0.235, 0.585),
            (0.155, 0.64),
            (0.115, 0.665),
            (0.105, 0.7),
            (0.19, 0.73),
            (0.195, 0.755),
            (0.18, 0.775),
            (0.09, 0.8),
        ]),
        TURNED,
    );
    clay.paint(gilt).turned(
        Vec3::ZERO,
        &points([(0.075, 0.8), (0.07, 0.82), (0.1, 0.865), (0.1, 0.9), (0.06, 0.96), (0.025, 1.0), (0.0, 1.04)]),
        TURNED,
    );
}

/// A stone of ZeN: Z's plain, N's with an inlaid ring.
fn small_stone(clay: &mut Clay, player: Player, colour: Color, contrast: Color) {
    let lens = |from, to, steps| lens(0.37, 0.24, from, to, steps);
    match player {
        Player::One => {
            clay.turned(Vec3::ZERO, &lens(-90.0, 90.0, 7), TURNED);
        }
        Player::Two => {
            clay.turned(Vec3::ZERO, &lens(-90.0, 48.0, 4), TURNED);
            clay.paint(contrast).turned(Vec3::ZERO, &lens(48.0, 60.0, 1), TURNED);
            clay.paint(colour).turned(Vec3::ZERO, &lens(60.0, 90.0, 2), TURNED);
        }
    }
}

/// A part of a flattened sphere that stands on the ground.
fn lens(radius: f32, height: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (from + (to - from) * step as f32 / steps as f32).to_radians().sin_cos();
            // Fuller than an ellipse, like a river stone.
            Vec2::new(radius * cos.max(0.0).powf(0.85), height / 2.0 * (1.0 + sin))
        })
        .collect()
}

fn arc(radius: f32, height: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (from + (to - from) * step as f32 / steps as f32).to_radians().sin_cos();
            Vec2::new(radius * cos.max(0.0), height + radius * sin)
        })
        .collect()
}

/// Half the side of a tile of Zener.
const TILE: f32 = 0.4;
/// How high a tile of Zener is; stacks leave a hair between tiles, which shows as a line.
const TILE_TOP: f32 = 0.2;

fn tile(clay: &mut Clay, number: u8, contrast: Color) {
    clay.slab(Vec2::ZERO, Vec2::splat(TILE), 0.0, TILE_TOP, 0.045);
    // Its back is seen while it lies face down.
    clay.face(&[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| Vec3::new(x, 0.0, z) * TILE));
    clay.paint(contrast);
    let top = Vec3::Y * (TILE_TOP + 0.004);
    symbol(clay, number, top, 0.235);
}

/// One of Zener's five symbols: circle, cross, waves, square, star.
fn symbol(clay: &mut Clay, number: u8, centre: Vec3, radius: f32) {
    let width = radius * 0.25;
    match number {
        1 => {
            clay.ring(centre, radius - width, radius);
        }
        2 => {
            clay.rectangle(centre, Vec2::new(radius, width / 1.7));
            clay.rectangle(centre, Vec2::new(width / 1.7, radius));
        }
        3 => {
            for shift in [-0.64, 0.0, 0.64] {
                let wave: Vec<Vec3> = (0..=28)
                    .map(|step| {
                        let along = step as f32 / 14.0 - 1.0;
                        centre + radius * Vec3::new(shift + 0.18 * (along * 2.0 * PI).sin(), 0.0, along)
                    })
                    .collect();
                clay.band(&wave, width * 0.85);
            }
        }
        4 => {
            clay.outline(centre, Vec2::splat(radius * 0.9), width);
        }
        _ => {
            let corners: Vec<Vec3> = (0..10)
                .map(|corner| {
                    let (sin, cos) = (PI / 2.0 + corner as f32 * PI / 5.0).sin_cos();
                    let reach = radius * if corner % 2 == 0 { 1.15 } else { 0.47 };
                    centre + Vec3::new(cos, 0.0, -sin) * reach
                })
                .collect();
            clay.star(centre, &corners);
        }
    }
}

/// The same pieces as flat glyphs.
pub(super) fn in_plan(theme: &Theme, kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(theme, piece);
    let mut clay = Clay::new(contrast);
    let level = |height: f32| Vec3::Y * height;
    match piece {
        Piece::Symbol(_, number) => {
            let (low, top) = (level(TILE_TOP - 0.02), level(TILE_TOP - 0.01));
            clay.rectangle(low, Vec2::splat(TILE));
            clay.paint(colour).rectangle(top, Vec2::splat(TILE - 0.022));
            clay.paint(contrast);
            symbol(&mut clay, number, level(TILE_TOP), 0.25);
        }
        Piece::Zen => {
            // Not a disc: four-sided, standing on a corner.
            let square = |reach: f32| [Vec3::X, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Z].map(|way| way * reach);
            clay.paint(contrast).star(level(0.1), &square(0.47).map(|corner| corner + level(0.1)));
            clay.paint(colour).star(level(0.11), &square(0.415).map(|corner| corner + level(0.11)));
            clay.paint(contrast).ring(level(0.12), 0.08, 0.14);
        }
        Piece::Pawn(player) => {
            clay.ring(level(0.1), 0.0, 0.37);
            clay.paint(colour).ring(level(0.11), 0.0, 0.34);
            clay.paint(contrast);
            match player {
                Player::One => clay.ring(level(0.12), 0.13, 0.16),
                Player::Two => clay.ring(level(0.12), 0.0, 0.1),
            };
        }
        Piece::Stone(player) => {
            let radius = if kind == Kind::Torus { 0.37 } else { 0.42 };
            clay.ring(level(0.1), 0.0, radius);
            clay.paint(colour).ring(level(0.11), 0.0, radius - 0.025);
            if kind == Kind::Torus && player == Player::Two {
                clay.paint(contrast).ring(level(0.12), 0.15, 0.2);
            }
        }
    }
    clay.build()
}
