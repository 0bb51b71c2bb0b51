//! The motions of pieces from where they are to where they belong.

use crate::app::gameplay::messages::{InMotion, MovesAreShown};
use crate::app::geometry::timing::{LANDING, Passed};
use crate::app::state::settings::Settings;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::PI;

/// A motion in progress; the component is removed when the piece has arrived.
#[derive(Component, Clone, PartialEq, Debug)]
pub(crate) struct Motion {
    pub(crate) from: Vec3,
    pub(crate) to: Vec3,
    /// Where the pieces that are jumped over stand, as fractions of the distance.
    pub(crate) jumps: Vec<f32>,
    /// The height of its jumps over these pieces, in squares.
    pub(crate) jump_height: f32,
    /// The height to which it is carried, in squares.
    pub(crate) arc: f32,
    /// Whether it falls and bounces instead of moving evenly.
    pub(crate) falls: bool,
    /// Seconds before it starts, and seconds of the motion itself.
    pub(crate) wait: f32,
    pub(crate) length: f32,
    pub(crate) passed: Passed,
    /// Whether it shows a move; then the phase of the match waits for it. Lifting a piece or fanning out a stack shows
    /// none.
    pub(crate) shows_move: bool,
}

/// A link that grows to its length.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct Growth {
    pub(super) to: f32,
    pub(super) length: f32,
    pub(super) passed: Passed,
}

/// A tile that is turned over in place, and lies face up at the end.
#[derive(Component, Clone, PartialEq, Debug)]
pub(super) struct FlipMotion {
    pub(super) home: Vec3,
    /// The height of the tile, and half its width.
    pub(super) height: f32,
    pub(super) half: f32,
    /// Seconds before it turns, and seconds of turning.
    pub(super) wait: f32,
    pub(super) length: f32,
    pub(super) passed: Passed,
}

impl FlipMotion {
    /// The transform of the tile after a fraction of its turn. No part of the tile is ever inside the board.
    pub(super) fn at(&self, fraction: f32) -> Transform {
        let angle = PI * (1.0 - EaseFunction::CubicInOut.sample_clamped(fraction));
        let lift = self.height / 2.0 * (1.0 - angle.cos()) + self.half * angle.sin();
        Transform::from_translation(self.home + Vec3::Y * lift).with_rotation(Quat::from_rotation_z(angle))
    }
}

impl Motion {
    /// An even motion along a line, in `length` seconds.
    pub(crate) fn between(from: Vec3, to: Vec3, length: f32) -> Self {
        Self {
            from,
            to,
            jumps: Vec::new(),
            jump_height: 0.0,
            arc: 0.0,
            falls: false,
            wait: 0.0,
            length,
            passed: Passed::default(),
            shows_move: true,
        }
    }

    /// An even motion of a piece that stays on its square: picked up, put back, or fanned out of its stack.
    pub(crate) fn handling(from: Vec3, to: Vec3, length: f32) -> Self {
        Self { shows_move: false, ..Self::between(from, to, length) }
    }

    /// Where the piece is after this many seconds.
    pub(crate) fn after(&self, seconds: f32) -> Vec3 {
        let fraction = ((seconds - self.wait) / self.length.max(0.001)).clamp(0.0, 1.0);
        if fraction < 1.0 { self.at(fraction) } else { self.to }
    }

    /// Whether it has arrived after this many seconds.
    fn is_over(&self, seconds: f32) -> bool {
        seconds >= self.wait + self.length
    }

    /// Where the piece is after a fraction of its time.
    fn at(&self, fraction: f32) -> Vec3 {
        if self.falls {
            return self.from.lerp(self.to, bounce(fraction));
        }
        let along = EaseFunction::CubicInOut.sample_clamped(fraction);
        let place = self.from.lerp(self.to, along);
        let way = self.from.xz().distance(self.to.xz());
        if way < AT_ONCE {
            return place;
        }
        let over = |&jump: &f32| {
            let aside = (along - jump) * way / 0.8;
            (1.0 - aside * aside).max(0.0).sqrt() * self.jump_height
        };
        let jump = self.jumps.iter().map(over).fold(0.0, f32::max);
        let (gone, left) = (along * way, (1.0 - along) * way);
        let arc = self.arc * ramp(gone / CARRIED).min(ramp(left / CARRIED));
        // It rises before it is over the stack that it goes to, and sinks when it is no longer over the stack that it
        // comes from.
        let step = self.to.y - self.from.y;
        let level =
            if step > 0.0 { self.from.y + step * ramp(gone / CLEAR) } else { self.to.y - step * ramp(left / CLEAR) };
        Vec3::new(place.x, level + jump.max(arc), place.z)
    }
}

/// Motions over a shorter distance than this, in squares, have no arc.
const AT_ONCE: f32 = 0.3;

/// The distance in squares after which a piece has reached the height of its arc.
const CARRIED: f32 = 0.5;

/// The distance in squares after which a tile comes over the tile of the next square.
const CLEAR: f32 = 0.2;

/// The rise from 0 to 1 along a quarter of a circle: steep at first.
fn ramp(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    (part * (2.0 - part)).sqrt()
}

/// A fall with one small bounce.
fn bounce(fraction: f32) -> f32 {
    if fraction < LANDING {
        (fraction / LANDING).powi(2)
    } else {
        let after = (fraction - LANDING) / (1.0 - LANDING);
        1.0 - 0.06 * 4.0 * after * (1.0 - after)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(MovesAreShown)
        .add_systems(Update, advance.in_set(crate::app::board::schedule::BoardSystems::Move))
        .add_systems(PostUpdate, report_motion);
}

fn advance(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    moving: Query<(Entity, &mut Motion, &mut Transform), (Without<Growth>, Without<FlipMotion>)>,
    growing: Query<(Entity, &mut Growth, &mut Transform), Without<FlipMotion>>,
    turning: Query<(Entity, &mut FlipMotion, &mut Transform)>,
) {
    // What is under way ends when motion is switched off.
    let is_over = settings.motion() == 0.0;
    let tick = |passed: &mut Passed| if is_over { f32::INFINITY } else { passed.tick(time.delta_secs()) };
    for (entity, mut motion, mut transform) in moving {
        let passed = tick(&mut motion.passed);
        transform.translation = motion.after(passed);
        if motion.is_over(passed) {
            commands.entity(entity).remove::<Motion>();
        }
    }
    for (entity, mut growth, mut transform) in growing {
        let passed = tick(&mut growth.passed);
        let fraction = (passed / growth.length.max(0.001)).clamp(0.0, 1.0);
        transform.scale.x = growth.to * EaseFunction::CubicOut.sample_clamped(fraction).max(0.01);
        if fraction >= 1.0 {
            commands.entity(entity).remove::<Growth>();
        }
    }
    for (entity, mut turning, mut transform) in turning {
        let passed = tick(&mut turning.passed);
        let fraction = ((passed - turning.wait) / turning.length.max(0.001)).clamp(0.0, 1.0);
        *transform = turning.at(fraction);
        if fraction >= 1.0 {
            *transform = Transform::from_translation(turning.home);
            commands.entity(entity).remove::<FlipMotion>();
        }
    }
}

/// Requests frames while something moves, and clears [`InMotion`](crate::app::gameplay::messages::InMotion) when the
/// last move has landed.
fn report_motion(
    motions: Query<&Motion>,
    others: Query<(), Or<(With<Growth>, With<FlipMotion>)>>,
    mut in_motion: ResMut<InMotion>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let shows_moves = !others.is_empty() || motions.iter().any(|motion| motion.shows_move);
    // One more frame after the last motion: the phase and the marks change in it.
    if shows_moves || in_motion.0 || !motions.is_empty() {
        redraw.write(RequestRedraw);
    }
    in_motion.set_if_neq(InMotion(shows_moves));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn motions_begin_and_end_where_they_should() {
        let (from, to) = (Vec3::ZERO, Vec3::new(4.0, 0.5, 0.0));
        let jump = Motion { jumps: vec![0.25, 0.5], jump_height: 1.2, arc: 0.4, ..Motion::between(from, to, 1.0) };
        let fall = Motion { falls: true, ..Motion::between(from, to, 1.0) };
        for motion in [Motion::between(from, to, 1.0), jump.clone(), fall] {
            assert!(motion.at(0.0).distance(from) < 1e-4);
            assert!(motion.at(1.0).distance(to) < 1e-4);
        }
        assert!((1..100).any(|step| jump.at(step as f32 / 100.0).y > 1.2));
    }

    #[test]
    fn a_tile_steps_on_stacks_and_off_them_without_touching_them() {
        let tile = crate::app::geometry::games::zener::TILE_HEIGHT;
        for (from, to) in [(0, 1), (0, 4), (1, 1), (3, 0), (2, 5), (5, 1)] {
            let [low, high] = [from, to].map(|beneath| beneath as f32 * tile);
            let motion = Motion { arc: 0.22, ..Motion::between(Vec3::Y * low, Vec3::new(1.0, high, 0.0), 1.0) };
            for step in 0..=200 {
                let place = motion.at(step as f32 / 200.0);
                assert!(place.x > 0.8 || place.y > low - 1e-4, "{from} {to} {place}");
                assert!(place.x < 0.2 || place.y > high - 1e-4, "{from} {to} {place}");
            }
        }
    }

    #[test]
    fn a_piece_is_carried_over_the_heads_of_its_neighbours() {
        let carried = Motion { arc: 1.6, ..Motion::between(Vec3::ZERO, Vec3::new(6.0, -0.4, 0.0), 1.0) };
        for step in 0..=200 {
            let place = carried.at(step as f32 / 200.0);
            // From where its foot could touch the head on the next square, to where its foot could touch the frame.
            assert!(!(0.4..5.6).contains(&place.x) || place.y > 1.04, "{place}");
        }
    }

    #[test]
    fn a_tile_is_turned_over_above_the_board() {
        let (height, half) = (0.2, 0.4);
        let turning = FlipMotion { home: Vec3::ZERO, height, half, wait: 0.0, length: 1.0, passed: Passed::default() };
        let corners = [-half, half].into_iter().flat_map(|x| [0.0, height].map(|y| Vec3::new(x, y, 0.0)));
        for step in 0..=100 {
            let place = turning.at(step as f32 / 100.0);
            for corner in corners.clone() {
                assert!(place.transform_point(corner).y > -1e-4, "{step}");
            }
        }
        assert!(turning.at(0.0).up().y < -0.99 && turning.at(1.0).up().y > 0.99);
    }

    #[test]
    fn the_frame_that_sets_out_does_not_count() {
        let mut passed = Passed::default();
        assert_eq!(passed.tick(5.0), 0.0);
        assert_eq!(passed.tick(0.5), 0.5);
    }
}
