//! Small gestures: what may be done breathes, and what may not shakes its head.
//!
//! Targets breathe a few times after something was picked up, and rest then: eyes have found them by that, and a window in
//! which somebody thinks is not drawn for ever. For breath so slow a few frames a second are enough.

use crate::app::board::marks::mark::{Breathes, Shakes};
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

/// How often targets breathe, the seconds of a breath, by how much they grow, and how often that is drawn.
const BREATHS: f32 = 3.0;
const BREATH: f32 = 2.0;
const GROWTH: f32 = 0.09;
const DRAWN_EVERY: Duration = Duration::from_millis(66);

/// How often something shakes to both sides, how long, and how far.
const SWINGS: f32 = 3.0;
const SHAKEN: f32 = 0.4;
const SWING: f32 = 0.075;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (breathe, shake).in_set(BoardSystems::Gesture));
}

/// How much larger something is that has breathed for so long: as at rest in the beginning and in the end.
fn breath(seconds: f32) -> f32 {
    if seconds >= BREATHS * BREATH { 1.0 } else { 1.0 + GROWTH / 2.0 * (1.0 - (TAU * seconds / BREATH).cos()) }
}

/// How far aside something is that has been shaking for so long.
fn swing(seconds: f32) -> f32 {
    let part = (seconds / SHAKEN).min(1.0);
    SWING * (1.0 - part) * (TAU * SWINGS * part).sin()
}

fn breathe(
    // As long on a slow machine as on any other, in fewer frames.
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    mut beats: ResMut<RedrawInterval>,
    mut in_hand: Local<Vec<Spot>>,
    mut passed: Local<Option<Passed>>,
    breathing: Query<(&Breathes, &mut Transform)>,
) {
    if *in_hand != selection.spots {
        in_hand.clone_from(&selection.spots);
        *passed = Some(Passed::default());
    }
    let Some(seconds) = passed.as_mut().map(|passed| passed.tick(time.delta_secs())) else { return };
    let is_over = in_hand.is_empty() || settings.motion() == 0.0 || seconds >= BREATHS * BREATH;
    let size = if is_over { 1.0 } else { breath(seconds) };
    for (rest, mut transform) in breathing {
        let scale = rest.0 * Vec3::new(size, 1.0, size);
        if transform.scale != scale {
            transform.scale = scale;
        }
    }
    if is_over {
        *passed = None;
    }
    let wanted = RedrawInterval { breath: (!is_over).then_some(DRAWN_EVERY), ..*beats };
    beats.set_if_neq(wanted);
}

fn shake(
    time: Res<Time>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    facing: Res<LabelRotation>,
    shown: Res<PieceIndex>,
    mut points: MessageReader<Point>,
    mut shaken: Local<Option<(Option<Entity>, Passed)>>,
    marks: Query<(&Shakes, &mut Transform), Without<PieceView>>,
    pieces: Query<(&PieceView, &mut Transform), Without<Motion>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut pieces = pieces;
    let mut place = |piece: Option<Entity>, aside: Vec3| {
        if let Some(Ok((standing, mut transform))) = piece.map(|piece| pieces.get_mut(piece)) {
            transform.translation = standing.home + standing.shift + aside;
        }
    };
    let is_new = points.read().count() > 0;
    if (is_new || selection.refusal.is_none())
        && let Some((piece, _)) = shaken.take()
    {
        place(piece, Vec3::ZERO);
    }
    if let Some(refused) = selection.refusal.as_ref().filter(|_| is_new && settings.motion() > 0.0) {
        *shaken = Some((shown.top(refused.at), Passed::default()));
    }
    let Some((piece, passed)) = &mut *shaken else { return };
    let seconds = passed.tick(time.delta_secs());
    let aside = Quat::from_rotation_y(facing.0) * Vec3::X * swing(seconds);
    place(*piece, aside);
    for (rest, mut transform) in marks {
        transform.translation = rest.0 + aside;
    }
    if seconds >= SHAKEN {
        *shaken = None;
    }
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gestures_begin_and_end_at_rest() {
        for seconds in [0.0, BREATH, BREATHS * BREATH, 1000.0] {
            assert!((breath(seconds) - 1.0).abs() < 1e-4, "{seconds}");
        }
        assert!((breath(BREATH / 2.0) - 1.0 - GROWTH).abs() < 1e-4);
        for seconds in [0.0, SHAKEN, 1000.0] {
            assert!(swing(seconds).abs() < 1e-4, "{seconds}");
        }
        let swings: Vec<f32> = (0..=100).map(|step| swing(SHAKEN * step as f32 / 100.0)).collect();
        assert!(swings.iter().any(|&aside| aside > SWING / 2.0) && swings.iter().any(|&aside| aside < -SWING / 2.0));
    }
}
