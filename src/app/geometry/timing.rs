//! When the motions of a move begin and end, in seconds. Animations and sounds use the same times.

use crate::app::geometry::layout::Layout;
use crate::games::Event;
use bevy::prelude::*;

/// The seconds of this frame for a smoothed motion: at most a tenth of a second, because the first frame after a long
/// pause would end the motion at once.
pub(crate) fn smoothed_seconds(time: &Time) -> f32 {
    time.delta_secs().min(0.1)
}

/// The decay rate of smoothed motions, see [`StableInterpolate::smooth_nudge`]: the distance that is left shrinks by a
/// factor of e in a fourteenth of a second.
pub(crate) const DECAY_RATE: f32 = 14.0;

/// The seconds since something began. The frame in which it began does not count, because it may have come after a long
/// pause.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Passed(Option<f32>);

impl Passed {
    /// Adds the seconds of a frame, and returns the sum.
    pub(crate) fn tick(&mut self, seconds: f32) -> f32 {
        let passed = self.0.map_or(0.0, |passed| passed + seconds);
        self.0 = Some(passed);
        passed
    }
}

/// The fraction of its time after which a falling piece first touches the board.
pub(crate) const LANDING: f32 = 0.72;

/// Seconds that a piece needs for the first square of its path, and for each further one.
pub(crate) const FIRST_SQUARE: f32 = 0.34;
pub(crate) const EACH_SQUARE: f32 = 0.05;

/// Seconds in which a captured piece is carried beside the board.
pub(crate) const LIFTED_OFF: f32 = 0.65;

/// Seconds that a capturing piece waits, until the captured piece is out of its way.
pub(crate) const MAKES_WAY: f32 = 0.18;
pub(crate) const DROPPED: f32 = 0.36;
pub(crate) const GROWN: f32 = 0.4;

/// When the tiles of a blind set-up are turned over: seconds for one tile, from one tile to the next, and before the
/// first.
pub(crate) const TURNED: f32 = 0.5;
const TURN_STEP: f32 = 0.3;
const FACE_DOWN: f32 = 0.9;

/// Seconds that a move waits for the pieces that it captures to be out of its way.
pub(crate) fn waits(events: &[Event]) -> f32 {
    if events.iter().any(|event| matches!(event, Event::Captured { .. })) { MAKES_WAY } else { 0.0 }
}

/// Seconds after which the tile in a column of a blind set-up begins to turn over.
pub(crate) fn turns_over_after(column: u8) -> f32 {
    FACE_DOWN + TURN_STEP * f32::from(column)
}

/// Seconds after which the tiles that face the same symbol step forward; by then all tiles have been turned over.
pub(crate) fn steps_ahead_after(layout: Layout) -> f32 {
    turns_over_after(layout.size().0) + TURNED
}
