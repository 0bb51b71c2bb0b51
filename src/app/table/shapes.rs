//! The shapes of the pieces, turned and cut, in both views.

use super::clay::{Clay, Grain};
use super::engraved;
use super::looks::{GILT, LACQUER, colours};
use crate::games::{Kind, Piece, Player};
use bevy::color::Mix;
use bevy::prelude::*;
use std::f32::consts::PI;

/// Sides of what is turned: enough to be round in the hand, few enough for a board full of them.
const PAWN: usize = 28;
const ENSO_STONE: usize = 36;
const TORUS_STONE: usize = 24;
/// Sides and lobes of the Zen, and how deep these are.
const ZEN: usize = 64;
const LOBES: (u8, f32) = (8, 0.1);

/// How much of the textures of grain lies on one unit: of shell and slate, and of turned wood.
const STONE_GRAIN: f32 = 0.6;
const WOOD_GRAIN: f32 = 0.55;

/// A piece as it stands on the table.
pub(super) fn on_table(kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(kind, piece);
    let mut clay = Clay::new(colour);
    match piece {
        Piece::Pawn(player) => pawn(&mut clay, player, colour, contrast),
        Piece::Zen => zen(&mut clay),
        Piece::Stone(player) if kind == Kind::Torus => small_stone(&mut clay, player, colour, contrast),
        Piece::Stone(_) => {
            clay.grained(Grain::Layers(STONE_GRAIN)).turned(&lens(0.42, 0.3, 5), ENSO_STONE);
        }
        Piece::Symbol(_, number) => clay = engraved::tile(colour, contrast, number),
    }
    clay.build()
}

fn points<const N: usize>(profile: [(f32, f32); N]) -> Vec<Vec2> {
    profile.into_iter().map(Vec2::from).collect()
}

/// Turned pawns on the same foot: White's waisted, with a round head; Black's a goblet with a pearl in it.
fn pawn(clay: &mut Clay, player: Player, colour: Color, contrast: Color) {
    let mut profile =
        points([(0.0, 0.0), (0.31, 0.0), (0.333, 0.022), (0.335, 0.05), (0.318, 0.082), (0.29, 0.098), (0.29, 0.112)]);
    clay.grained(Grain::Axis(WOOD_GRAIN));
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
            clay.turned(&profile, PAWN);
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
            clay.turned(&profile, PAWN);
            // Lighter, so that the two differ from above too.
            clay.paint(contrast.mix(&colour, 0.25));
            clay.turned(&[vec![Vec2::new(0.13, 0.715)], arc(0.112, 0.748, -15.0, 90.0, 5)].concat(), PAWN);
        }
    }
}

/// A lotus of red lacquer under a small roof, with bands and a point of gilt: lobed where everything else is round.
fn zen(clay: &mut Clay) {
    clay.turned(&points([(0.0, 0.0), (0.35, 0.0), (0.377, 0.022), (0.38, 0.05), (0.362, 0.082), (0.32, 0.1)]), ZEN);
    clay.paint(GILT).turned(&points([(0.32, 0.1), (0.336, 0.113), (0.336, 0.14), (0.3, 0.158)]), ZEN);
    clay.paint(LACQUER).fluted(
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
        ZEN,
        LOBES,
    );
    clay.paint(GILT).turned(&points([(0.1, 0.655), (0.142, 0.668), (0.148, 0.69), (0.125, 0.712)]), ZEN / 2);
    clay.paint(LACQUER).fluted(
        &points([
            (0.125, 0.712),
            (0.235, 0.712),
            (0.245, 0.726),
            (0.225, 0.748),
            (0.16, 0.785),
            (0.11, 0.83),
            (0.075, 0.875),
        ]),
        ZEN,
        LOBES,
    );
    clay.paint(GILT).turned(
        &points([
            (0.06, 0.868),
            (0.075, 0.878),
            (0.1, 0.91),
            (0.103, 0.938),
            (0.08, 0.98),
            (0.035, 1.015),
            (0.0, 1.04),
        ]),
        ZEN / 2,
    );
}

/// A stone of ZeN: Z's plain, N's with an inlaid ring.
fn small_stone(clay: &mut Clay, player: Player, colour: Color, contrast: Color) {
    clay.grained(Grain::Layers(STONE_GRAIN));
    let profile = lens(0.37, 0.24, 4);
    if player == Player::One {
        clay.turned(&profile, TORUS_STONE);
        return;
    }
    let height = |radius: f32| on_profile(&profile, radius);
    let ring = [0.205, 0.155].map(|radius| Vec2::new(radius, height(radius)));
    let (outside, rest): (Vec<Vec2>, Vec<Vec2>) = profile.iter().partition(|point| point.y < ring[0].y);
    let inside: Vec<Vec2> = rest.into_iter().filter(|point| point.x < ring[1].x).collect();
    clay.turned(&[outside, vec![ring[0]]].concat(), TORUS_STONE);
    clay.paint(contrast).turned(&ring, TORUS_STONE);
    clay.paint(colour).turned(&[vec![ring[1]], inside].concat(), TORUS_STONE);
}

/// How high the upper side of a profile is so far from the axis.
fn on_profile(profile: &[Vec2], radius: f32) -> f32 {
    let pair = profile.windows(2).rev().find(|pair| pair[0].x >= radius && radius >= pair[1].x);
    pair.map_or(0.0, |pair| {
        let part = (pair[0].x - radius) / (pair[0].x - pair[1].x).max(1e-6);
        pair[0].y + (pair[1].y - pair[0].y) * part
    })
}

/// How round the rim of a stone is.
const RIM: f32 = 0.055;

/// A stone ground to two equal caps that meet in a round rim, standing on the ground; in so many steps from rim to top.
fn lens(radius: f32, height: f32, steps: usize) -> Vec<Vec2> {
    // The caps and their rim are those of a smaller, sharp lens with a skin as thick as the rim is round.
    let (sharp, cap) = (radius - RIM, height / 2.0 - RIM);
    let ball = (sharp * sharp + cap * cap) / (2.0 * cap);
    let widest = (sharp / ball).asin();
    let upper = |step: usize| {
        let (sin, cos) = (widest * (1.0 - step as f32 / steps as f32)).sin_cos();
        Vec2::new((ball + RIM) * sin, height / 2.0 + cap - ball + (ball + RIM) * cos)
    };
    let rim = |step: i8| {
        let (sin, cos) = ((PI / 2.0 - widest) * f32::from(step) / 2.0).sin_cos();
        Vec2::new(sharp + RIM * cos, height / 2.0 + RIM * sin)
    };
    // Its underside is hardly ever seen.
    let bottom = [Vec2::ZERO].into_iter();
    bottom.chain((-2..2).map(rim)).chain((0..=steps).map(upper)).collect()
}

fn arc(radius: f32, height: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (from + (to - from) * step as f32 / steps as f32).to_radians().sin_cos();
            Vec2::new(radius * cos.max(0.0), height + radius * sin)
        })
        .collect()
}

/// Half the side of a tile of Zener in the plan.
const TILE: f32 = 0.4;

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
pub(super) fn in_plan(kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(kind, piece);
    let mut clay = Clay::new(contrast);
    let level = |height: f32| Vec3::Y * height;
    match piece {
        Piece::Symbol(_, number) => {
            let (low, top) = (level(engraved::TOP - 0.02), level(engraved::TOP - 0.01));
            clay.rectangle(low, Vec2::splat(TILE));
            clay.paint(colour).rectangle(top, Vec2::splat(TILE - 0.022));
            clay.paint(contrast);
            symbol(&mut clay, number, level(engraved::TOP), 0.25);
        }
        Piece::Zen => {
            // Not a disc: four-sided, standing on a corner.
            let square = |reach: f32| [Vec3::X, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Z].map(|way| way * reach);
            clay.paint(GILT).star(level(0.1), &square(0.47).map(|corner| corner + level(0.1)));
            clay.paint(LACQUER).star(level(0.11), &square(0.415).map(|corner| corner + level(0.11)));
            clay.paint(GILT).ring(level(0.12), 0.08, 0.14);
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
