//! The shapes of the pieces, turned and cut, in both views.

use crate::app::board::material::palette::colours;
use crate::app::board::mesh::builder::{Grain, MeshBuilder};
use crate::app::board::mesh::tiles;
use crate::app::geometry::layout;
use crate::games::{Kind, Piece, Player};
use crate::themes::Theme;
use bevy::color::Mix;
use bevy::prelude::*;
use std::f32::consts::PI;

/// Sides of what is turned: enough to be round in the hand, few enough for a board full of them.
const PAWN: usize = 28;
const ENSO_STONE: usize = 32;
const TORUS_STONE: usize = 24;

/// Sides and lobes of the Zen, and how deep these are.
const ZEN: usize = 64;
const LOBES: (u8, f32) = (8, 0.1);

/// How much of the textures of grain lies on one unit: of shell and slate, and of turned wood.
const STONE_GRAIN: f32 = 0.75;
const WOOD_GRAIN: f32 = 0.55;

/// A piece as it stands on the table.
pub(crate) fn on_table(theme: &Theme, kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(colour);
    match piece {
        Piece::Pawn(player) => pawn(&mut builder, player, colour, contrast),
        Piece::Zen => zen(&mut builder, colour, contrast),
        Piece::Stone(player) if kind == Kind::Torus => small_stone(&mut builder, player, colour, contrast),
        Piece::Stone(_) => {
            builder.grained(Grain::Layers(STONE_GRAIN)).turned(&lens(0.42, 0.3, 4), ENSO_STONE);
        }
        Piece::Symbol(_, number) => builder = tiles::tile(colour, contrast, number),
    }
    builder.build()
}

fn points<const N: usize>(profile: [(f32, f32); N]) -> Vec<Vec2> {
    profile.into_iter().map(Vec2::from).collect()
}

/// Turned pawns on the same foot: White's waisted, with a round head; Black's a goblet with a pearl in it.
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
            builder.turned(&profile, PAWN);
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
            builder.turned(&profile, PAWN);
            // Lighter, so that the two differ from above too.
            builder.paint(contrast.mix(&colour, 0.25));
            builder.turned(&[vec![Vec2::new(0.13, 0.715)], arc(0.112, 0.748, -15.0, 90.0, 5)].concat(), PAWN);
        }
    }
}

/// A lotus of lacquer under a small roof, with bands and a point of gilt: lobed where everything else is round.
fn zen(builder: &mut MeshBuilder, lacquer: Color, gilt: Color) {
    builder.turned(&points([(0.0, 0.0), (0.35, 0.0), (0.377, 0.022), (0.38, 0.05), (0.362, 0.082), (0.32, 0.1)]), ZEN);
    builder.paint(gilt).turned(&points([(0.32, 0.1), (0.336, 0.113), (0.336, 0.14), (0.255, 0.162)]), ZEN);
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
        ZEN,
        LOBES,
    );
    builder.paint(gilt).turned(&points([(0.1, 0.655), (0.142, 0.668), (0.148, 0.69), (0.125, 0.712)]), ZEN / 2);
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
        ZEN,
        LOBES,
    );
    builder.paint(gilt).turned(
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
fn small_stone(builder: &mut MeshBuilder, player: Player, colour: Color, contrast: Color) {
    builder.grained(Grain::Layers(STONE_GRAIN));
    let profile = lens(0.37, 0.24, 4);
    if player == Player::One {
        builder.turned(&profile, TORUS_STONE);
        return;
    }
    let height = |radius: f32| on_profile(&profile, radius);
    let ring = [0.205, 0.155].map(|radius| Vec2::new(radius, height(radius)));
    let (outside, rest): (Vec<Vec2>, Vec<Vec2>) = profile.iter().partition(|point| point.y < ring[0].y);
    let inside: Vec<Vec2> = rest.into_iter().filter(|point| point.x < ring[1].x).collect();
    builder.turned(&[outside, vec![ring[0]]].concat(), TORUS_STONE);
    builder.paint(contrast).turned(&ring, TORUS_STONE);
    builder.paint(colour).turned(&[vec![ring[1]], inside].concat(), TORUS_STONE);
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
fn symbol(builder: &mut MeshBuilder, number: u8, centre: Vec3, radius: f32) {
    let width = radius * 0.25;
    match number {
        1 => {
            builder.ring(centre, radius - width, radius);
        }
        2 => {
            builder.rectangle(centre, Vec2::new(radius, width / 1.7));
            builder.rectangle(centre, Vec2::new(width / 1.7, radius));
        }
        3 => {
            for shift in [-0.64, 0.0, 0.64] {
                let wave: Vec<Vec3> = (0..=28)
                    .map(|step| {
                        let along = step as f32 / 14.0 - 1.0;
                        centre + radius * Vec3::new(shift + 0.18 * (along * 2.0 * PI).sin(), 0.0, along)
                    })
                    .collect();
                builder.band(&wave, width * 0.85);
            }
        }
        4 => {
            builder.outline(centre, Vec2::splat(radius * 0.9), width);
        }
        _ => {
            let corners: Vec<Vec3> = (0..10)
                .map(|corner| {
                    let (sin, cos) = (PI / 2.0 + corner as f32 * PI / 5.0).sin_cos();
                    let reach = radius * if corner % 2 == 0 { 1.15 } else { 0.47 };
                    centre + Vec3::new(cos, 0.0, -sin) * reach
                })
                .collect();
            builder.star(centre, &corners);
        }
    }
}

/// The same pieces as flat glyphs.
pub(crate) fn in_plan(theme: &Theme, kind: Kind, piece: Piece) -> Mesh {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(contrast);
    let level = |height: f32| Vec3::Y * height;
    match piece {
        Piece::Symbol(_, number) => {
            let (low, top) = (level(layout::TILE_TOP - 0.02), level(layout::TILE_TOP - 0.01));
            builder.rectangle(low, Vec2::splat(TILE));
            builder.paint(colour).rectangle(top, Vec2::splat(TILE - 0.022));
            builder.paint(contrast);
            symbol(&mut builder, number, level(layout::TILE_TOP), 0.25);
        }
        Piece::Zen => {
            // Not a disc: four-sided, standing on a corner.
            let square = |reach: f32| [Vec3::X, Vec3::NEG_Z, Vec3::NEG_X, Vec3::Z].map(|way| way * reach);
            builder.paint(contrast).star(level(0.1), &square(0.47).map(|corner| corner + level(0.1)));
            builder.paint(colour).star(level(0.11), &square(0.415).map(|corner| corner + level(0.11)));
            builder.paint(contrast).ring(level(0.12), 0.08, 0.14);
        }
        Piece::Pawn(player) => {
            builder.ring(level(0.1), 0.0, 0.37);
            builder.paint(colour).ring(level(0.11), 0.0, 0.34);
            builder.paint(contrast);
            match player {
                Player::One => builder.ring(level(0.12), 0.13, 0.16),
                Player::Two => builder.ring(level(0.12), 0.0, 0.1),
            };
        }
        Piece::Stone(player) => {
            let radius = if kind == Kind::Torus { 0.37 } else { 0.42 };
            builder.ring(level(0.1), 0.0, radius);
            builder.paint(colour).ring(level(0.11), 0.0, radius - 0.025);
            if kind == Kind::Torus && player == Player::Two {
                builder.paint(contrast).ring(level(0.12), 0.15, 0.2);
            }
        }
    }
    builder.build()
}

/// Every piece of every game.
pub(crate) fn all_pieces() -> impl Iterator<Item = (Kind, Piece)> {
    let of = |player| {
        let symbols = (1..=5).map(move |symbol| (Kind::Zener, Piece::Symbol(player, symbol)));
        let stones = [Kind::Enso, Kind::Torus].map(|kind| (kind, Piece::Stone(player)));
        symbols.chain(stones).chain([(Kind::Zen, Piece::Pawn(player))])
    };
    Player::BOTH.into_iter().flat_map(of).chain([(Kind::Zen, Piece::Zen)])
}

#[cfg(test)]
mod tests {
    use super::all_pieces;
    use super::*;
    use crate::app::geometry::layout::Layout;
    use crate::themes::Styles;
    use bevy::mesh::VertexAttributeValues;

    struct Body {
        triangles: Vec<[Vec3; 3]>,
        normals: Vec<[Vec3; 3]>,
    }

    fn body(kind: Kind, piece: Piece) -> Body {
        let mesh = on_table(Styles::default().theme(kind), kind, piece);
        let read = |attribute| match mesh.attribute(attribute) {
            Some(VertexAttributeValues::Float32x3(values)) => values.iter().copied().map(Vec3::from).collect(),
            _ => Vec::new(),
        };
        let [places, normals]: [Vec<Vec3>; 2] = [Mesh::ATTRIBUTE_POSITION, Mesh::ATTRIBUTE_NORMAL].map(read);
        let indices: Vec<usize> = mesh.indices().expect("meshes have indices").iter().collect();
        let corners = |of: &[Vec3]| indices.chunks_exact(3).map(|three| [0, 1, 2].map(|at| of[three[at]])).collect();
        Body { triangles: corners(&places), normals: corners(&normals) }
    }

    fn layout(kind: Kind) -> Layout {
        Layout::new(kind, 5, 7)
    }

    #[test]
    fn pieces_stand_on_their_square_and_are_as_high_as_the_layout_says() {
        for (kind, piece) in all_pieces() {
            let body = body(kind, piece);
            let corners = || body.triangles.iter().flatten();
            assert!(corners().all(|corner| corner.xz().abs().max_element() < 0.5), "{kind:?} {piece:?}");
            let lowest = corners().map(|corner| corner.y).fold(f32::INFINITY, f32::min);
            let highest = corners().map(|corner| corner.y).fold(f32::NEG_INFINITY, f32::max);
            assert!(lowest.abs() < 1e-4, "{kind:?} {piece:?}: {lowest}");
            assert!((highest - layout(kind).height(piece)).abs() < 1e-3, "{kind:?} {piece:?}: {highest}");
        }
    }

    #[test]
    fn normals_are_of_unit_length_and_point_outwards() {
        for (kind, piece) in all_pieces() {
            let body = body(kind, piece);
            for (&[a, b, c], normals) in body.triangles.iter().zip(&body.normals) {
                let face = (b - a).cross(c - a);
                for normal in normals {
                    assert!((normal.length() - 1.0).abs() < 1e-3, "{kind:?} {piece:?}: {normal}");
                    let outwards = face.length() < 1e-7 || face.dot(*normal) > 0.0;
                    assert!(outwards, "{kind:?} {piece:?}: {a} {b} {c} {normal}");
                }
            }
        }
    }

    /// How far along a line of sight a triangle is met, and whether by its face.
    fn met(triangle: &[Vec3; 3], eye: Vec3, sight: Vec3) -> Option<(f32, bool)> {
        let [a, b, c] = *triangle;
        // What has no width, or lies along the line of sight, can't be seen.
        let face = (b - a).cross(c - a);
        let face = Some(face).filter(|face| face.length() > 1e-7)?.normalize();
        let slant = face.dot(sight);
        if slant.abs() < 1e-3 {
            return None;
        }
        let far = face.dot(a - eye) / slant;
        let place = eye + sight * far;
        let inside = |from: Vec3, to: Vec3| (to - from).cross(place - from).dot(face) >= -1e-7;
        (inside(a, b) && inside(b, c) && inside(c, a)).then_some((far, slant < 0.0))
    }

    #[test]
    fn no_piece_can_be_looked_into() {
        // One player's tiles are shaped like the other's.
        let shapes = all_pieces().filter(|(_, piece)| !matches!(piece, Piece::Symbol(Player::Two, _)));
        for (kind, piece) in shapes {
            let body = body(kind, piece);
            for sight in [Vec3::NEG_Y, Vec3::Y, Vec3::new(0.1, -0.5, -0.8), Vec3::new(-0.7, -0.7, 0.1)] {
                let sight = sight.normalize();
                let (across, up) = sight.any_orthonormal_pair();
                let mut seen = 0;
                for (column, row) in (-24..24).flat_map(|column| (-24..24).map(move |row| (column, row))) {
                    // Beside all edges that lie on round numbers.
                    let aside = Vec2::new(column as f32 + 0.317, row as f32 + 0.231) * 0.0261;
                    let eye = Vec3::Y * 0.4 + across * aside.x + up * aside.y - sight * 5.0;
                    let nearest = body.triangles.iter().filter_map(|triangle| met(triangle, eye, sight));
                    if let Some((_, is_face)) = nearest.min_by(|one, other| one.0.total_cmp(&other.0)) {
                        seen += 1;
                        assert!(is_face, "{kind:?} {piece:?} seen along {sight} at {aside}");
                    }
                }
                assert!(seen > 150, "{kind:?} {piece:?}");
            }
        }
    }

    #[test]
    fn the_two_players_pawns_and_the_zen_have_silhouettes_of_their_own() {
        // How wide each is from height to height, which no colour changes.
        let widths = |piece| {
            let body = body(Kind::Zen, piece);
            let mut widest = [0.0_f32; 21];
            for triangle in &body.triangles {
                for step in 0..=20_u8 {
                    let height = f32::from(step) * 0.05 + 0.02;
                    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
                        let (from, to) = (triangle[one], triangle[other]);
                        if (from.y - height) * (to.y - height) < 0.0 {
                            let at = from.lerp(to, (height - from.y) / (to.y - from.y));
                            let level = &mut widest[usize::from(step)];
                            *level = level.max(at.xz().length());
                        }
                    }
                }
            }
            widest
        };
        let all = [Piece::Pawn(Player::One), Piece::Pawn(Player::Two), Piece::Zen].map(widths);
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let apart = all[one].iter().zip(all[other]).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
            assert!(apart > 0.08, "{one} {other}: {apart}");
        }
    }
}
