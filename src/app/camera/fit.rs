//! The distance at which a camera shows some points within a frame, and what is then in the middle.

use bevy::prelude::*;

/// A camera that looks at the origin, from the least distance at which it shows all points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Fit {
    /// In perspective the distance from the origin; in a parallel projection the size of a pixel.
    pub(super) distance: f32,
    /// The middle of the area that the points cover, in the unit of the frame: to the right and up.
    pub(super) middle: Vec2,
}

/// Fits points into a frame given as tangents of half the angles that it covers.
pub(super) fn perspective(points: &[Vec3], turn: Quat, frame: Vec2) -> Fit {
    let seen = points.iter().map(|&point| turn.inverse() * point).collect::<Vec<_>>();
    let nearest = seen.iter().map(|point| point.z).fold(0.0, f32::max);
    let mut distance = nearest + 20.0;
    let mut middle = Vec2::ZERO;
    // A fixed-point iteration: each round removes most of the error of the round before.
    for _ in 0..12 {
        let covered = cover(seen.iter().map(|point| point.truncate() / (distance - point.z)));
        middle = covered.center();
        let excess = (covered.half_size() / frame).max_element();
        distance = (distance * excess).max(nearest + 0.5);
    }
    Fit { distance, middle }
}

/// Fits points into a frame given in pixels.
pub(super) fn parallel(points: &[Vec3], turn: Quat, frame: Vec2) -> Fit {
    let covered = cover(points.iter().map(|&point| (turn.inverse() * point).truncate()));
    Fit { distance: (covered.half_size() / frame).max_element(), middle: covered.center() }
}

fn cover(points: impl Iterator<Item = Vec2>) -> Rect {
    points.map(|point| Rect { min: point, max: point }).reduce(|one, other| one.union(other)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corners() -> Vec<Vec3> {
        [(-6.0, -6.0), (6.0, -6.0), (6.0, 6.0), (-6.0, 6.0)].map(|(x, z)| Vec3::new(x, 0.0, z)).to_vec()
    }

    #[test]
    fn everything_is_in_the_frame_and_touches_it() {
        let frame = Vec2::new(0.3, 0.2);
        for (yaw, pitch) in [(0.0, -0.9), (0.7, -0.5), (3.0, -1.4)] {
            let turn = Quat::from_euler(EulerRot::YXZ, yaw, pitch, 0.0);
            let fit = perspective(&corners(), turn, frame);
            let seen = cover(corners().into_iter().map(|corner| {
                let seen = turn.inverse() * corner;
                seen.truncate() / (fit.distance - seen.z) - fit.middle
            }));
            let fullness = (seen.half_size() / frame).max_element();
            assert!((0.99..1.01).contains(&fullness), "{fullness}");
            assert!(seen.center().length() < 0.01);
        }
    }

    #[test]
    fn a_parallel_view_measures_pixels() {
        let turn = Quat::from_rotation_x(-std::f32::consts::FRAC_PI_2);
        let fit = parallel(&corners(), turn, Vec2::new(600.0, 300.0));
        assert!((fit.distance - 0.02).abs() < 1e-5);
    }
}
