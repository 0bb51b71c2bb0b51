//! Small animations of marks: targets pulse, and a piece shakes when a move is refused.
//!
//! Targets pulse a few times after something was picked up, and then stop: the player has seen them by then, and while
//! the player thinks, the window need not be drawn. The pulse is slow, so a few frames per second are enough.

use crate::app::board::marks::mark::{Pulses, Shakes};
use crate::app::board::pieces::motion::Motion;
use crate::app::board::pieces::view::{PieceIndex, PieceView};
use crate::app::board::schedule::BoardSystems;
use crate::app::gameplay::selection::{Point, Selection};
use crate::app::geometry::facing::LabelRotation;
use crate::app::geometry::timing::Passed;
use crate::app::platform::frames::RedrawInterval;
use crate::app::state::settings::Settings;
use crate::games::Spot;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::f32::consts::TAU;
use std::time::Duration;

/// The number of pulses of a target, the seconds of one pulse, the part by which targets grow, and the time between two
/// frames.
const PULSES: f32 = 3.0;
const PULSE: f32 = 2.0;
const GROWTH: f32 = 0.09;
const DRAWN_EVERY: Duration = Duration::from_millis(66);

/// The number of swings of a shaking object, their time in seconds, and how far it swings, in squares.
const SWINGS: f32 = 3.0;
const SHAKEN: f32 = 0.4;
const SWING: f32 = 0.075;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (pulse, shake).in_set(BoardSystems::Gesture));
}

/// The scale of a pulsing mark after some seconds: 1 at the beginning and at the end.
fn pulse_size(seconds: f32) -> f32 {
    if seconds >= PULSES * PULSE { 1.0 } else { 1.0 + GROWTH / 2.0 * (1.0 - (TAU * seconds / PULSE).cos()) }
}

/// The offset of a shaking object after some seconds: a damped oscillation.
fn shake_offset(seconds: f32) -> f32 {
    let part = (seconds / SHAKEN).min(1.0);
    SWING * (1.0 - part) * (TAU * SWINGS * part).sin()
}

fn pulse(
    // In real time: on a slow machine the animation takes the same time, with fewer frames.
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    mut interval: ResMut<RedrawInterval>,
    mut in_hand: Local<Vec<Spot>>,
    mut passed: Local<Option<Passed>>,
    pulsing: Query<(&Pulses, &mut Transform)>,
) {
    if *in_hand != selection.spots {
        in_hand.clone_from(&selection.spots);
        *passed = Some(Passed::default());
    }
    let Some(seconds) = passed.as_mut().map(|passed| passed.tick(time.delta_secs())) else { return };
    let is_over = in_hand.is_empty() || settings.motion() == 0.0 || seconds >= PULSES * PULSE;
    let size = if is_over { 1.0 } else { pulse_size(seconds) };
    for (rest, mut transform) in pulsing {
        let scale = rest.0 * Vec3::new(size, 1.0, size);
        if transform.scale != scale {
            transform.scale = scale;
        }
    }
    if is_over {
        *passed = None;
    }
    let wanted = RedrawInterval { pulse: (!is_over).then_some(DRAWN_EVERY), ..*interval };
    interval.set_if_neq(wanted);
}

fn shake(
    time: Res<Time>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    facing: Res<LabelRotation>,
    shown: Res<PieceIndex>,
    mut points: MessageReader<Point>,
    mut shaking: Local<Option<(Option<Entity>, Passed)>>,
    marks: Query<(&Shakes, &mut Transform), Without<PieceView>>,
    pieces: Query<(&PieceView, &mut Transform), Without<Motion>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut pieces = pieces;
    let mut place = |piece: Option<Entity>, aside: Vec3| {
        if let Some(Ok((piece_view, mut transform))) = piece.map(|piece| pieces.get_mut(piece)) {
            transform.translation = piece_view.home + piece_view.shift + aside;
        }
    };
    let is_new = points.read().count() > 0;
    if (is_new || selection.refusal.is_none())
        && let Some((piece, _)) = shaking.take()
    {
        place(piece, Vec3::ZERO);
    }
    if let Some(refused) = selection.refusal.as_ref().filter(|_| is_new && settings.motion() > 0.0) {
        *shaking = Some((shown.top(refused.at), Passed::default()));
    }
    let Some((piece, passed)) = &mut *shaking else { return };
    let seconds = passed.tick(time.delta_secs());
    let is_over = settings.motion() == 0.0 || seconds >= SHAKEN;
    let swing = if is_over { 0.0 } else { shake_offset(seconds) };
    let aside = Quat::from_rotation_y(facing.0) * Vec3::X * swing;
    place(*piece, aside);
    for (rest, mut transform) in marks {
        transform.translation = rest.0 + aside;
    }
    if is_over {
        *shaking = None;
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gestures_begin_and_end_at_rest() {
        for seconds in [0.0, PULSE, PULSES * PULSE, 1000.0] {
            assert!((pulse_size(seconds) - 1.0).abs() < 1e-4, "{seconds}");
        }
        assert!((pulse_size(PULSE / 2.0) - 1.0 - GROWTH).abs() < 1e-4);
        for seconds in [0.0, SHAKEN, 1000.0] {
            assert!(shake_offset(seconds).abs() < 1e-4, "{seconds}");
        }
        let swings: Vec<f32> = (0..=100).map(|step| shake_offset(SHAKEN * step as f32 / 100.0)).collect();
        assert!(swings.iter().any(|&aside| aside > SWING / 2.0) && swings.iter().any(|&aside| aside < -SWING / 2.0));
    }
}
