//! The torus in space: the only mapping between the cells of ZeN's board, their copies on the endless plane, and the
//! doughnut.
//!
//! There are three coordinate systems. On the *board* the middle is the origin, as in
//! [`Layout`](crate::app::geometry::layout::Layout). In the *frame* the board has been scrolled: each cell is repeated
//! with the period of the board, and one of its images is within the frame ([`Torus::images`]). In *space* the frame is
//! bent, first to a tube and then to a ring ([`Torus::bend`]); the vertex shader in `surface.wgsl` uses the same
//! formulas.

use crate::games::Square;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// How many cells of the copies can be seen on each side of the frame.
pub const REACH: f32 = 5.0;

/// The radius of the ring divided by the radius of the tube; the ring is measured to the middle of the tube.
///
/// With a thicker tube the cells in the hole of the doughnut are too small to be read; with a thinner one all cells are
/// too long.
const ASPECT: f32 = 1.8;

/// The factor by which cells on the outside of the tube are higher than with even spacing; cells in the hole are lower.
/// If the factor were as large as that of their widths, cells would keep their shape (a conformal map), but would be
/// huge outside and tiny in the hole.
const OUTER_SPACING: f32 = 1.45;

/// The thickness of the doughnut's tube compared with a tube that is rolled without stretching.
const THICKNESS: f32 = 0.75;

/// The height of a stone's top over the surface, for pointing at stones.
const STONE_TOP: f32 = 0.2;

/// The distance from the middle of a stone within which the pointer hits it.
const STONE_RADIUS: f32 = 0.38;

/// The least bend. Anything smaller cannot be seen, and its radius would be too large for exact arithmetic.
const LEAST: f32 = 0.004;

/// The torus as it is shown: its size, how far it is scrolled, and how far it is folded.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Torus {
    /// Columns and rows.
    side: f32,
    /// How far the board is scrolled, in cells along x and z.
    shift: Vec2,
    /// How far it is folded: 0 flat, 1 a tube, 2 a ring.
    bend: f32,
    /// The opacity of the copies beside the frame, from 0 to 1.
    copies_opacity: f32,
}

/// A place on the bent surface, with the local directions of x, up and z, and the local size of a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bent {
    /// The place.
    pub place: Vec3,
    /// The directions, as the columns of a rotation matrix.
    pub turn: Mat3,
    /// Width and height of a cell there, compared with a cell of the flat board.
    pub stretch: Vec2,
}

impl Bent {
    /// The scale there of objects that keep their shape.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.stretch.min_element()
    }
}

impl Torus {
    /// The shape of the doughnut for `surface.wgsl`: [`ASPECT`], [`THICKNESS`], [`LEAST`] and [`OUTER_SPACING`].
    pub(crate) const DOUGHNUT: Vec4 = Vec4::new(ASPECT, THICKNESS, LEAST, OUTER_SPACING);

    /// A flat board with this number of columns and rows, not scrolled.
    #[must_use]
    pub fn new(side: u8) -> Self {
        Self { side: side.into(), shift: Vec2::ZERO, bend: 0.0, copies_opacity: 1.0 }
    }

    /// Columns and rows.
    #[must_use]
    pub const fn side(&self) -> f32 {
        self.side
    }

    /// How far it is folded: 0 flat, 1 a tube, 2 a ring.
    #[must_use]
    pub const fn folded_by(&self) -> f32 {
        self.bend
    }

    /// The opacity of the copies beside the frame, from 0 to 1.
    #[must_use]
    pub const fn copies_opacity(&self) -> f32 {
        self.copies_opacity
    }

    /// The same board, scrolled by this much.
    #[must_use]
    pub const fn scrolled(mut self, shift: Vec2) -> Self {
        self.shift = shift;
        self
    }

    /// The same board at a stage of folding, from 0 (flat, with all copies) to 1 (the doughnut): first the copies fade
    /// out, then the board becomes a tube, then the tube becomes a ring.
    #[must_use]
    pub fn folded(mut self, progress: f32) -> Self {
        const FADING: f32 = 0.12;
        self.copies_opacity = (1.0 - progress / FADING).clamp(0.0, 1.0);
        let rest = ((progress - FADING) / (1.0 - FADING)).clamp(0.0, 1.0) * 2.0;
        let smooth = |part: f32| EaseFunction::SmoothStep.sample_clamped(part);
        self.bend = smooth(rest) + smooth(rest - 1.0);
        self
    }

    /// The shortest of the vectors that lead to the same place on the torus.
    #[must_use]
    pub fn short(&self, way: Vec2) -> Vec2 {
        way - (way / self.side).round() * self.side
    }

    /// The place within the frame of a place on the board.
    #[must_use]
    pub fn wrapped(&self, board: Vec2) -> Vec2 {
        let within = |along: f32| (along + self.side / 2.0).rem_euclid(self.side) - self.side / 2.0;
        let place = board + self.shift;
        Vec2::new(within(place.x), within(place.y))
    }

    /// The places in the frame where an object on the board is seen, whose half size is given: within the frame first,
    /// then the copies in all directions. On a board that is not flat there is one place.
    pub fn images(&self, board: Vec2, half: f32) -> impl Iterator<Item = Vec2> + use<> {
        let (wrapped, side, limit) = (self.wrapped(board), self.side, self.side / 2.0 + REACH + half);
        let ring = if self.bend > 0.0 || self.copies_opacity <= 0.0 { 0 } else { 1 };
        let turns = (-ring..=ring).flat_map(move |z| (-ring..=ring).map(move |x| IVec2::new(x, z)));
        let copies = turns.filter(|&turn| turn != IVec2::ZERO).map(move |turn| wrapped + turn.as_vec2() * side);
        // Copies of which nothing lies within the visible range are not drawn.
        let seen = move |place: &Vec2| place.abs().max_element() < limit - 0.01;
        std::iter::once(wrapped).chain(copies.filter(seen))
    }

    /// The largest number of images of an object with this half size.
    #[must_use]
    pub fn most_images(&self, half: f32) -> usize {
        let across = if 2.0 * (REACH + half) > self.side { 3 } else { 2 };
        across * across
    }

    /// The cell at a place within the frame or beside it.
    #[must_use]
    pub fn square_at(&self, frame: Vec2) -> Square {
        let half = self.side / 2.0;
        let board = frame - self.shift;
        let index = |along: f32| along.rem_euclid(self.side).floor().min(self.side - 1.0) as u8;
        Square::new(index(board.x + half), index(half - board.y))
    }

    /// The middle of a cell within the frame.
    #[must_use]
    pub fn place(&self, square: Square) -> Vec2 {
        let half = self.side / 2.0;
        self.wrapped(Vec2::new(f32::from(square.column) + 0.5 - half, half - 0.5 - f32::from(square.row)))
    }

    /// The radius of the tube at a stage of bending it to the ring.
    fn tube(&self, ring: f32) -> f32 {
        self.side / TAU * 1.0.lerp(THICKNESS, ring)
    }

    /// The position in space of a place in the frame, with its height over the surface as y.
    #[must_use]
    pub fn bend(&self, place: Vec3) -> Bent {
        if self.bend <= 0.0 {
            return Bent { place, turn: Mat3::IDENTITY, stretch: Vec2::ONE };
        }
        let turn = TAU / self.side;
        let (rolled, ring) = (self.bend.clamp(LEAST, 1.0), (self.bend - 1.0).clamp(0.0, 1.0));
        // The tube: angles are measured from its top towards the outside of the ring.
        let tube = self.tube(ring) / rolled;
        let even = rolled * turn * place.z;
        let (spaced, density) = spaced_angle(turn * place.z);
        let (angle, density) = (even.lerp(spaced, ring), 1.0.lerp(density, ring));
        let (sin, cos) = angle.sin_cos();
        let (out, up) = (tube * sin, tube * (cos - sinc(PI * rolled)));
        let mut bent = Bent {
            place: Vec3::new(place.x, up, out),
            turn: Mat3::from_cols(Vec3::X, Vec3::new(0.0, cos, sin), Vec3::new(0.0, -sin, cos)),
            stretch: Vec2::new(1.0, self.tube(ring) * turn * density),
        };
        if ring > 0.0 {
            let ring = ring.max(LEAST);
            let length = self.length(ring);
            let radius = length / (TAU * ring);
            let round = Quat::from_rotation_y(turn * ring * place.x);
            bent.place = round * Vec3::new(0.0, up, radius + out) - Vec3::Z * radius * sinc(PI * ring);
            bent.turn = Mat3::from_quat(round) * bent.turn;
            bent.stretch.x = (length + TAU * ring * out) / self.side;
        }
        bent.place += bent.turn.y_axis * place.y * bent.scale();
        bent
    }

    /// The length of the line in the middle of the tube.
    fn length(&self, ring: f32) -> f32 {
        self.side.lerp(self.side * THICKNESS * ASPECT, ring)
    }

    /// The place in the frame or beside it where a ray meets the surface, raised by a height. Only for the flat board
    /// and the finished doughnut, which is met by sphere tracing.
    #[must_use]
    pub fn hit(&self, ray: Ray3d, height: f32) -> Option<Vec2> {
        if self.bend <= 0.0 {
            let place = ray.plane_intersection_point(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?.xz();
            return (place.abs().max_element() < self.side / 2.0 + REACH * self.copies_opacity).then_some(place);
        }
        if self.bend < 2.0 {
            return None;
        }
        let (tube, ring) = (self.tube(1.0), self.length(1.0) / TAU);
        let mut along = (ray.origin.length() - ring - 2.0 * tube).max(0.0);
        for _ in 0..160 {
            let point = ray.get_point(along);
            let section = Vec2::new(point.xz().length() - ring, point.y);
            let scale = self.bend(self.unbend(point).extend(0.0).xzy()).scale();
            let apart = section.length() - tube - height * scale;
            if apart < 0.0005 * tube {
                return Some(self.unbend(point));
            }
            // The distance to the raised surface is not exact; steps shorter than this distance do not pass through the
            // surface.
            along += apart * 0.7;
            if along > ray.origin.length() + ring + 2.0 * tube {
                return None;
            }
        }
        None
    }

    /// The place in the frame of a point on the doughnut: the inverse of [`bend`](Self::bend).
    fn unbend(&self, point: Vec3) -> Vec2 {
        let ring = self.length(1.0) / TAU;
        let around = point.x.atan2(point.z);
        let (sin, cos) = (point.y.atan2(point.xz().length() - ring) / 2.0).sin_cos();
        let even = 2.0 * (sin / OUTER_SPACING).atan2(cos);
        self.short(Vec2::new(around, top() - even) * self.side / TAU)
    }

    /// The cell that a ray points at: that of a stone whose top it meets, otherwise that of the ground.
    #[must_use]
    pub fn pointed_at(&self, ray: Ray3d, is_stone: impl Fn(Square) -> bool) -> Option<Square> {
        let ground = self.hit(ray, 0.0);
        let over_stone = self.hit(ray, STONE_TOP).and_then(|place| {
            let square = self.square_at(place);
            let aside = self.short(place - self.place(square));
            (aside.length() < STONE_RADIUS && is_stone(square)).then_some(square)
        });
        over_stone.or(ground.map(|place| self.square_at(place)))
    }

    /// Two opposite corners of the box that the camera has to show.
    #[must_use]
    pub fn extent(&self) -> (Vec3, Vec3) {
        let half = self.side / 2.0;
        if self.bend <= 0.0 {
            let corner = Vec3::new(half + 1.1, 0.2, half + 1.1);
            return (-corner, corner);
        }
        const SAMPLES: u8 = 16;
        let along = |sample: u8| (f32::from(sample) / f32::from(SAMPLES) * 2.0 - 1.0) * half;
        let samples = (0..=SAMPLES).flat_map(|x| (0..=SAMPLES).map(move |z| Vec3::new(along(x), 0.1, along(z))));
        // The flat board has a margin around its edge. It shrinks while the board is folded, so that the camera does
        // not jump.
        let room = 1.1.lerp(0.2, self.bend / 2.0);
        let room = Vec3::new(room, 0.1, room);
        let corner = samples.map(|place| self.bend(place).place.abs() + room).fold(Vec3::ZERO, Vec3::max);
        (-corner, corner)
    }
}

/// The angle with even spacing that becomes the top of the tube.
fn top() -> f32 {
    2.0 * (1.0 / OUTER_SPACING).atan()
}

/// The angle around the tube, from its top towards the outside, for an angle with even spacing from the middle of the
/// board; and the height of a cell there relative to even spacing, which is the derivative.
fn spaced_angle(from_middle: f32) -> (f32, f32) {
    let (sin, cos) = ((top() - from_middle) / 2.0).sin_cos();
    let from_outside = 2.0 * (OUTER_SPACING * sin).atan2(cos);
    (PI / 2.0 - from_outside, OUTER_SPACING / (cos * cos + OUTER_SPACING * OUTER_SPACING * sin * sin))
}

fn sinc(angle: f32) -> f32 {
    angle.sin() / angle
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::geometry::layout::Layout;
    use crate::games::Kind;

    const SIDES: [u8; 4] = [5, 8, 9, 19];

    fn boards() -> impl Iterator<Item = Torus> {
        let shifts = [Vec2::ZERO, Vec2::new(3.0, -2.0), Vec2::new(-40.0, 7.0), Vec2::new(0.3, 100.45)];
        SIDES.into_iter().flat_map(move |side| shifts.map(|shift| Torus::new(side).scrolled(shift)))
    }

    fn squares(torus: Torus) -> Vec<Square> {
        Layout::new(Kind::Torus, torus.side as u8, torus.side as u8).squares().collect()
    }

    #[test]
    fn every_cell_maps_to_every_copy_and_back() {
        for torus in boards() {
            for square in squares(torus) {
                let board = Layout::new(Kind::Torus, torus.side as u8, torus.side as u8).place(square).xz();
                let images: Vec<Vec2> = torus.images(board, 0.5).collect();
                assert!(images.len() <= torus.most_images(0.5) && images[0] == torus.place(square));
                assert!(images[0].abs().max_element() <= torus.side / 2.0 + 1e-3);
                for image in images {
                    for nudge in [Vec2::ZERO, Vec2::new(0.45, -0.45), Vec2::new(-0.4, 0.3)] {
                        assert_eq!(torus.square_at(image + nudge), square, "{torus:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn all_that_can_be_seen_of_the_plane_is_covered_by_images() {
        for torus in boards() {
            let reach = (torus.side / 2.0 + REACH) as i32;
            let places = squares(torus).into_iter().flat_map(|square| {
                let board = Layout::new(Kind::Torus, torus.side as u8, torus.side as u8).place(square).xz();
                torus.images(board, 0.5).collect::<Vec<_>>()
            });
            let places: Vec<Vec2> = places.collect();
            for x in -reach..reach {
                for z in -reach..reach {
                    let point = Vec2::new(x as f32 + 0.1, z as f32 + 0.1);
                    assert!(
                        places.iter().any(|place| (place - point).abs().max_element() <= 0.501),
                        "{torus:?} {point}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_whole_turn_changes_nothing() {
        for torus in boards() {
            let turned = torus.scrolled(torus.shift + Vec2::new(2.0, -1.0) * torus.side);
            for square in squares(torus) {
                assert!(torus.short(turned.place(square) - torus.place(square)).length() < 1e-3);
            }
        }
    }

    #[test]
    fn on_the_doughnut_every_cell_is_hit_from_outside_and_mapped_back() {
        for torus in boards() {
            let torus = torus.folded(1.0);
            for square in squares(torus) {
                let place = torus.place(square);
                let bent = torus.bend(place.extend(0.0).xzy());
                assert!(torus.short(torus.unbend(bent.place) - place).length() < 2e-3, "{torus:?} {square:?}");
                let normal = bent.turn.y_axis;
                // From close by. From farther away the other side of the hole could be hit first.
                let ray = Ray3d::new(bent.place + normal * 0.4 * bent.scale(), Dir3::new(-normal).unwrap());
                assert_eq!(torus.pointed_at(ray, |_| false), Some(square));
                assert_eq!(torus.pointed_at(ray, |_| true), Some(square));
            }
        }
    }

    #[test]
    fn a_ray_from_above_points_at_the_cell_under_it_on_every_copy() {
        for torus in boards() {
            for square in squares(torus) {
                let board = Layout::new(Kind::Torus, torus.side as u8, torus.side as u8).place(square).xz();
                for image in torus.images(board, 0.0) {
                    let ray = Ray3d::new(image.extend(9.0).xzy(), Dir3::NEG_Y);
                    assert_eq!(torus.pointed_at(ray, |_| true), Some(square));
                }
            }
        }
    }

    #[test]
    fn folding_is_smooth_and_keeps_the_seams_together() {
        let torus = Torus::new(9);
        let samples = [Vec3::ZERO, Vec3::new(4.4, 0.0, -4.4), Vec3::new(-3.0, 0.2, 2.0)];
        let mut before = samples;
        for step in 1..=400 {
            let now = torus.folded(step as f32 / 400.0);
            for (sample, before) in samples.iter().zip(&mut before) {
                let place = now.bend(*sample).place;
                assert!(place.distance(*before) < 0.35, "{step}: {before} {place}");
                *before = place;
            }
        }
        let (tube, ring) = (Torus { bend: 1.0, ..torus }, Torus { bend: 2.0, ..torus });
        for along in [-4.0, 0.0, 2.5] {
            let ends = [-4.5, 4.5].map(|end| tube.bend(Vec3::new(along, 0.0, end)).place);
            assert!(ends[0].distance(ends[1]) < 1e-3);
            for ends in
                [[-4.5, 4.5].map(|end| Vec3::new(along, 0.0, end)), [-4.5, 4.5].map(|end| Vec3::new(end, 0.0, along))]
            {
                let [one, other] = ends.map(|end| ring.bend(end).place);
                assert!(one.distance(other) < 1e-3);
            }
        }
    }

    #[test]
    fn what_is_bent_stands_upright_on_the_surface() {
        for step in [0.3, 0.6, 0.9, 1.0] {
            let torus = Torus::new(11).folded(step);
            for place in [Vec3::ZERO, Vec3::new(3.0, 0.0, -5.0), Vec3::new(-5.2, 0.0, 4.0)] {
                let bent = torus.bend(place);
                let near = 0.01;
                for (axis, direction) in
                    [(Vec3::X, bent.turn.x_axis), (Vec3::Y, bent.turn.y_axis), (Vec3::Z, bent.turn.z_axis)]
                {
                    let way = (torus.bend(place + axis * near).place - bent.place).normalize();
                    assert!(way.dot(direction) > 0.999, "{torus:?} {place} {axis}: {way} {direction}");
                }
            }
        }
    }
}
