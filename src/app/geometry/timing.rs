//! When the motions of a move begin and end, in seconds: what is seen and what is heard keep to the same times.

use crate::app::geometry::layout::Layout;
use crate::games::Event;
use bevy::prelude::*;

/// Seconds that a smoothed motion goes on by in this frame: a tenth of a second at most, for the first frame after a long rest
/// should not bring it to its end at once.
pub(crate) fn smoothed_seconds(time: &Time) -> f32 {
    time.delta_secs().min(0.1)
}

/// How quickly smoothed motions come to their end: what is left shrinks by a factor of e in a fourteenth of a second.
const DECAY_RATE: f32 = 14.0;

/// The part of what is left that a smoothed motion covers in this frame (exponential smoothing).
pub(crate) fn smoothed_part(time: &Time) -> f32 {
    1.0 - (-DECAY_RATE * smoothed_seconds(time)).exp()
}

/// Seconds passed; the frame that set something in motion does not count, for it may have come after a long rest.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Passed(Option<f32>);

impl Passed {
    /// So many seconds more; gives all of them.
    pub(crate) fn tick(&mut self, seconds: f32) -> f32 {
        let passed = self.0.map_or(0.0, |passed| passed + seconds);
        self.0 = Some(passed);
        passed
    }
}

/// After which fraction of its time a fall first touches the board.
pub(crate) const LANDING: f32 = 0.72;

/// Seconds that a piece takes for the first square of its way, and for each further one.
pub(crate) const FIRST_SQUARE: f32 = 0.34;
pub(crate) const EACH_SQUARE: f32 = 0.05;

/// Seconds of the other motions.
pub(crate) const LIFTED_OFF: f32 = 0.65;

/// Seconds that whoever captures waits, until the captured piece is out of the way.
pub(crate) const MAKES_WAY: f32 = 0.18;
pub(crate) const DROPPED: f32 = 0.36;
pub(crate) const GROWN: f32 = 0.4;

/// Seconds of a tile that is turned over, from one to the next, and before the first.
pub(crate) const TURNED: f32 = 0.5;
const TURN_STEP: f32 = 0.3;
const FACE_DOWN: f32 = 0.9;

/// Seconds that a move waits for what it captures to make way.
pub(crate) fn waits(events: &[Event]) -> f32 {
    if events.iter().any(|event| matches!(event, Event::Captured { .. })) { MAKES_WAY } else { 0.0 }
}

/// Seconds after which the tile in a column of a blind set-up begins to be turned over.
pub(crate) fn turns_over_after(column: u8) -> f32 {
    FACE_DOWN + TURN_STEP * f32::from(column)
}

/// Seconds after which the tiles that face their like step ahead: all others are turned over by then.
pub(crate) fn steps_ahead_after(layout: Layout) -> f32 {
    turns_over_after(layout.size().0) + TURNED
}
