//! The torus in space: the one mapping between the cells of ZeN's board, their copies on the endless plane, and the doughnut.
//!
//! Three kinds of places follow each other. On the *board* the middle is the origin, as
//! [`Layout`](crate::app::geometry::layout::Layout) has it. In the *frame* the board has been scrolled: the same cell comes
//! again after every turn, and one of its places is within the frame, [`Torus::images`]. In *space* the frame is bent, first to
//! a tube and then to a ring, [`Torus::bend`]; `surface.wgsl` bends what is drawn by the same formulas.

use crate::games::Square;
use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

/// How many cells of the copies beside the frame can be seen.
pub const REACH: f32 = 5.0;

/// How many times the ring is wider than the tube, both measured to the middle of the tube.
///
/// With a thicker tube cells in the hole of the doughnut are too small to be read, with a thinner one all are too long.
const ASPECT: f32 = 1.8;

/// By how much cells are higher on the outside of the tube than evenly round it, and lower in the hole. As much as they are
/// wider would keep their shape, but make those outside huge and those in the hole tiny.
const GATHERING: f32 = 1.45;

/// How thick the tube of the doughnut is beside one that is rolled without stretching.
const THICKNESS: f32 = 0.75;

/// How high over the surface the tops of stones are that are pointed at.
const STONE_TOP: f32 = 0.2;

/// How far from its middle a stone can be pointed at.
const STONE_RADIUS: f32 = 0.38;

/// Less bending than this can't be seen, and a circle so large can't be reckoned with.
const LEAST: f32 = 0.004;

/// How the torus lies on the table.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct Torus {
    /// Columns and rows.
    side: f32,
    /// How far the board is scrolled, in cells along x and z.
    shift: Vec2,
    /// How far it is folded: 0 flat, 1 a tube, 2 a ring.
    bend: f32,
    /// How much is seen of the copies beside the frame, from 0 to 1.
    ghosts: f32,
}

/// A place in space, with the directions that were x, up and z before, and how large a cell is there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bent {
    /// The place.
    pub place: Vec3,
    /// The directions as the columns of a turn.
    pub turn: Mat3,
    /// How wide and how high a cell is there beside one of the flat board.
    pub stretch: Vec2,
}

impl Bent {
    /// The size of what keeps its shape there beside its size on the flat board.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.stretch.min_element()
    }
}

impl Torus {
    /// What the doughnut is like, for `surface.wgsl`: how many times the ring is wider than the tube, how thick the tube
    /// is beside one that is rolled without stretching, the least bend, and how cells gather in the hole.
    pub(crate) const DOUGHNUT: Vec4 = Vec4::new(ASPECT, THICKNESS, LEAST, GATHERING);

    /// A flat board of so many columns and rows, not scrolled.
    #[must_use]
    pub fn new(side: u8) -> Self {
        Self { side: side.into(), shift: Vec2::ZERO, bend: 0.0, ghosts: 1.0 }
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

    /// How much is seen of the copies beside the frame, from 0 to 1.
    #[must_use]
    pub const fn ghosts(&self) -> f32 {
        self.ghosts
    }

    /// The same board scrolled so far.
    #[must_use]
    pub const fn scrolled(mut self, shift: Vec2) -> Self {
        self.shift = shift;
        self
    }

    /// The same board folded so far on the way from 0, flat with all copies, to 1, the doughnut: first the copies fade,
    /// then the board becomes a tube and the tube a ring.
    #[must_use]
    pub fn folded(mut self, progress: f32) -> Self {
        const FADING: f32 = 0.12;
        self.ghosts = (1.0 - progress / FADING).clamp(0.0, 1.0);
        let rest = ((progress - FADING) / (1.0 - FADING)).clamp(0.0, 1.0) * 2.0;
        let smooth = |part: f32| EaseFunction::SmoothStep.sample_clamped(part);
        self.bend = smooth(rest) + smooth(rest - 1.0);
        self
    }

    /// The way to a place by the shortest way round.
    #[must_use]
    pub fn short(&self, way: Vec2) -> Vec2 {
        way - (way / self.side).round() * self.side
    }

    /// The place within the frame of a place on the board.
    #[must_use]
    pub fn home(&self, board: Vec2) -> Vec2 {
        let within = |along: f32| (along + self.side / 2.0).rem_euclid(self.side) - self.side / 2.0;
        let place = board + self.shift;
        Vec2::new(within(place.x), within(place.y))
    }

    /// Where something is seen that lies on the board and reaches so far: within the frame first, then the copies in all
    /// directions; on anything but the flat board only once.
    pub fn images(&self, board: Vec2, half: f32) -> impl Iterator<Item = Vec2> + use<> {
        let (home, side, limit) = (self.home(board), self.side, self.side / 2.0 + REACH + half);
        let ring = if self.bend > 0.0 || self.ghosts <= 0.0 { 0 } else { 1 };
        let turns = (-ring..=ring).flat_map(move |z| (-ring..=ring).map(move |x| IVec2::new(x, z)));
        let copies = turns.filter(|&turn| turn != IVec2::ZERO).map(move |turn| home + turn.as_vec2() * side);
        // Half a cell is seen, less than that is not worth drawing.
        let seen = move |place: &Vec2| place.abs().max_element() < limit - 0.01;
        std::iter::once(home).chain(copies.filter(seen))
    }

    /// How many images there are at most of something that reaches so far.
    #[must_use]
    pub fn most_images(&self, half: f32) -> usize {
        let across = if 2.0 * (REACH + half) > self.side { 3 } else { 2 };
        across * across
    }

    /// The cell on a place of the frame or beside it.
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
        self.home(Vec2::new(f32::from(square.column) + 0.5 - half, half - 0.5 - f32::from(square.row)))
    }

    /// The radius of the tube on the way to the ring.
    fn tube(&self, ring: f32) -> f32 {
        self.side / TAU * 1.0.lerp(THICKNESS, ring)
    }

    /// Where a place of the frame with a height over the surface is in space.
    #[must_use]
    pub fn bend(&self, place: Vec3) -> Bent {
        if self.bend <= 0.0 {
            return Bent { place, turn: Mat3::IDENTITY, stretch: Vec2::ONE };
        }
        let turn = TAU / self.side;
        let (rolled, ring) = (self.bend.clamp(LEAST, 1.0), (self.bend - 1.0).clamp(0.0, 1.0));
        // The tube: from the top of it towards the outside of the ring.
        let tube = self.tube(ring) / rolled;
        let even = rolled * turn * place.z;
        let (gathered, density) = gather(turn * place.z);
        let (angle, density) = (even.lerp(gathered, ring), 1.0.lerp(density, ring));
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

    /// How long the middle of the tube is.
    fn length(&self, ring: f32) -> f32 {
        self.side.lerp(self.side * THICKNESS * ASPECT, ring)
    }

    /// Where a ray meets the surface at this height over it: the place in the frame or beside it; only on the flat board
    /// and on the doughnut.
    #[must_use]
    pub fn hit(&self, ray: Ray3d, height: f32) -> Option<Vec2> {
        if self.bend <= 0.0 {
            let place = ray.plane_intersection_point(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?.xz();
            return (place.abs().max_element() < self.side / 2.0 + REACH * self.ghosts).then_some(place);
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
            // The height over the surface differs from place to place: not too far at once.
            along += apart * 0.7;
            if along > ray.origin.length() + ring + 2.0 * tube {
                return None;
            }
        }
        None
    }

    /// The place in the frame of a point on the doughnut.
    fn unbend(&self, point: Vec3) -> Vec2 {
        let ring = self.length(1.0) / TAU;
        let around = point.x.atan2(point.z);
        let (sin, cos) = (point.y.atan2(point.xz().length() - ring) / 2.0).sin_cos();
        let even = 2.0 * (sin / GATHERING).atan2(cos);
        self.short(Vec2::new(around, top() - even) * self.side / TAU)
    }

    /// The cell that a ray points at: the stone whose top it meets, if one stands there, else the ground.
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
        // The edge of the flat board has some room round it, which must not be lost at once.
        let room = 1.1.lerp(0.2, self.bend / 2.0);
        let room = Vec3::new(room, 0.1, room);
        let corner = samples.map(|place| self.bend(place).place.abs() + room).fold(Vec3::ZERO, Vec3::max);
        (-corner, corner)
    }
}

/// The even angle that is at the top of the tube.
fn top() -> f32 {
    2.0 * (1.0 / GATHERING).atan()
}

/// The angle round the tube, from its top towards the outside, of what is so far from the middle of the board, as an angle
/// round an even tube; and by how much cells are higher there than on an even tube.
fn gather(from_middle: f32) -> (f32, f32) {
    let (sin, cos) = ((top() - from_middle) / 2.0).sin_cos();
    let from_outside = 2.0 * (GATHERING * sin).atan2(cos);
    (PI / 2.0 - from_outside, GATHERING / (cos * cos + GATHERING * GATHERING * sin * sin))
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

    fn squares(wrap: Torus) -> Vec<Square> {
        Layout::new(Kind::Torus, wrap.side as u8, wrap.side as u8).squares().collect()
    }

    #[test]
    fn every_cell_maps_to_every_copy_and_back() {
        for wrap in boards() {
            for square in squares(wrap) {
                let board = Layout::new(Kind::Torus, wrap.side as u8, wrap.side as u8).place(square).xz();
                let images: Vec<Vec2> = wrap.images(board, 0.5).collect();
                assert!(images.len() <= wrap.most_images(0.5) && images[0] == wrap.place(square));
                assert!(images[0].abs().max_element() <= wrap.side / 2.0 + 1e-3);
                for image in images {
                    for nudge in [Vec2::ZERO, Vec2::new(0.45, -0.45), Vec2::new(-0.4, 0.3)] {
                        assert_eq!(wrap.square_at(image + nudge), square, "{wrap:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn all_that_can_be_seen_of_the_plane_is_covered_by_images() {
        for wrap in boards() {
            let reach = (wrap.side / 2.0 + REACH) as i32;
            let places = squares(wrap).into_iter().flat_map(|square| {
                let board = Layout::new(Kind::Torus, wrap.side as u8, wrap.side as u8).place(square).xz();
                wrap.images(board, 0.5).collect::<Vec<_>>()
            });
            let places: Vec<Vec2> = places.collect();
            for x in -reach..reach {
                for z in -reach..reach {
                    let point = Vec2::new(x as f32 + 0.1, z as f32 + 0.1);
                    assert!(
                        places.iter().any(|place| (place - point).abs().max_element() <= 0.501),
                        "{wrap:?} {point}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_whole_turn_changes_nothing() {
        for wrap in boards() {
            let turned = wrap.scrolled(wrap.shift + Vec2::new(2.0, -1.0) * wrap.side);
            for square in squares(wrap) {
                assert!(wrap.short(turned.place(square) - wrap.place(square)).length() < 1e-3);
            }
        }
    }

    #[test]
    fn on_the_doughnut_every_cell_is_hit_from_outside_and_mapped_back() {
        for wrap in boards() {
            let wrap = wrap.folded(1.0);
            for square in squares(wrap) {
                let place = wrap.place(square);
                let bent = wrap.bend(place.extend(0.0).xzy());
                assert!(wrap.short(wrap.unbend(bent.place) - place).length() < 2e-3, "{wrap:?} {square:?}");
                let normal = bent.turn.y_axis;
                // From close by: from farther away the other side of the hole would be in the way.
                let ray = Ray3d::new(bent.place + normal * 0.4 * bent.scale(), Dir3::new(-normal).unwrap());
                assert_eq!(wrap.pointed_at(ray, |_| false), Some(square));
                assert_eq!(wrap.pointed_at(ray, |_| true), Some(square));
            }
        }
    }

    #[test]
    fn a_ray_from_above_points_at_the_cell_under_it_on_every_copy() {
        for wrap in boards() {
            for square in squares(wrap) {
                let board = Layout::new(Kind::Torus, wrap.side as u8, wrap.side as u8).place(square).xz();
                for image in wrap.images(board, 0.0) {
                    let ray = Ray3d::new(image.extend(9.0).xzy(), Dir3::NEG_Y);
                    assert_eq!(wrap.pointed_at(ray, |_| true), Some(square));
                }
            }
        }
    }

    #[test]
    fn folding_is_smooth_and_keeps_the_seams_together() {
        let wrap = Torus::new(9);
        let samples = [Vec3::ZERO, Vec3::new(4.4, 0.0, -4.4), Vec3::new(-3.0, 0.2, 2.0)];
        let mut before = samples;
        for step in 1..=400 {
            let now = wrap.folded(step as f32 / 400.0);
            for (sample, before) in samples.iter().zip(&mut before) {
                let place = now.bend(*sample).place;
                assert!(place.distance(*before) < 0.35, "{step}: {before} {place}");
                *before = place;
            }
        }
        let (tube, ring) = (Torus { bend: 1.0, ..wrap }, Torus { bend: 2.0, ..wrap });
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
            let wrap = Torus::new(11).folded(step);
            for place in [Vec3::ZERO, Vec3::new(3.0, 0.0, -5.0), Vec3::new(-5.2, 0.0, 4.0)] {
                let bent = wrap.bend(place);
                let near = 0.01;
                for (axis, direction) in
                    [(Vec3::X, bent.turn.x_axis), (Vec3::Y, bent.turn.y_axis), (Vec3::Z, bent.turn.z_axis)]
                {
                    let way = (wrap.bend(place + axis * near).place - bent.place).normalize();
                    assert!(way.dot(direction) > 0.999, "{wrap:?} {place} {axis}: {way} {direction}");
                }
            }
        }
    }
}
