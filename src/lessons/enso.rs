//! The lessons of Enso.

use super::step::{Judgement, Step, Task};
use crate::games::Event;
use crate::session::GameTerms;

/// The steps, in order.
pub(super) const STEPS: [Step; 1] = [Step {
    id: "capture",
    terms: GameTerms::Enso,
    position: Some("bb2ww/2w2w/w1b1ww/b3bb/wb4/wwwwbb w"),
    task: Task::Move(|attempt| {
        Judgement::done_if(attempt.events.iter().any(|event| matches!(event, Event::Captured { .. })))
    }),
    figure: Some("2"),
}];
