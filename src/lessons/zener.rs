//! The lessons of Zener.

use super::step::{Judgement, Step, Task};
use crate::games::Event;
use crate::session::{GameTerms, SetupMethod};

/// The steps, in order.
pub(super) const STEPS: [Step; 1] = [Step {
    id: "stack",
    terms: GameTerms::Zener { setup: SetupMethod::Ordered },
    position: None,
    task: Task::Move(|attempt| {
        Judgement::done_if(attempt.events.iter().any(|event| matches!(event, Event::Moved { .. })))
    }),
    figure: None,
}];
