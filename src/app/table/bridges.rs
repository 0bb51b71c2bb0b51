//! The links of ZeN as bridges between stones; a link across a seam is two half bridges that leave the board's edge.

use super::clay::Clay;
use super::layout::Layout;
use super::looks::{EBONY, IVORY, LACQUER};
use crate::games::{Player, Square};
use bevy::prelude::*;
use std::f32::consts::SQRT_2;

/// How far a half bridge reaches from its stone: over the edge.
const HALF: f32 = SQRT_2 / 2.0 + 0.16;

/// The parts of a link between two squares: for each, where it begins and how it lies and stretches. Its mesh lies along x
/// from 0 to 1.
pub(super) fn parts(layout: Layout, from: Square, to: Square) -> Vec<Transform> {
    let [start, end] = [from, to].map(|square| layout.place(square));
    let way = end - start;
    if way.x.abs() < 1.5 && way.z.abs() < 1.5 {
        return vec![part(start, way)];
    }
    // The short way round, across the seam.
    let short = |along: f32| if along.abs() > 1.5 { -along.signum() } else { along };
    let way = Vec3::new(short(way.x), 0.0, short(way.z)).normalize_or_zero() * HALF;
    vec![part(start, way), part(end, -way)]
}

fn part(start: Vec3, way: Vec3) -> Transform {
    Transform::from_translation(start)
        .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
        .with_scale(Vec3::new(way.length(), 1.0, 1.0))
}

/// A bridge of one unit along x; N's has a light line on it.
pub(super) fn mesh(player: Player) -> Mesh {
    let (colour, line) = match player {
        Player::One => (EBONY, None),
        Player::Two => (LACQUER, Some(IVORY)),
    };
    let mut clay = Clay::new(colour);
    clay.slab(Vec2::new(0.5, 0.0), Vec2::new(0.5, 0.1), 0.03, 0.13, 0.03);
    if let Some(line) = line {
        clay.paint(line).rectangle(Vec3::new(0.5, 0.134, 0.0), Vec2::new(0.5, 0.022));
    }
    clay.build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;

    #[test]
    fn a_link_within_the_board_is_one_bridge_from_stone_to_stone() {
        let layout = Layout::new(Kind::Torus, 5, 5);
        let (from, to) = (Square::new(1, 1), Square::new(2, 2));
        let [bridge] = parts(layout, from, to)[..] else { panic!("one part") };
        assert!(bridge.transform_point(Vec3::X).distance(layout.place(to)) < 1e-5);
        assert_eq!(bridge.translation, layout.place(from));
    }

    #[test]
    fn a_link_across_a_seam_is_two_halves_that_leave_the_board() {
        let layout = Layout::new(Kind::Torus, 5, 5);
        let parts = parts(layout, Square::new(0, 3), Square::new(4, 2));
        let ends: Vec<Vec3> = parts.iter().map(|part| part.transform_point(Vec3::X)).collect();
        assert_eq!(ends.len(), 2);
        assert!(ends[0].x < -2.5 && ends[0].z > layout.place(Square::new(0, 3)).z);
        assert!(ends[1].x > 2.5 && ends[1].z < layout.place(Square::new(4, 2)).z);
    }
}
