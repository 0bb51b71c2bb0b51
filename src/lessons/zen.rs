//! The lessons of ZEN L'initié.

use super::step::{Judgement, Step, Task};
use crate::games::zen::{Announcing, Variant};
use crate::games::{Event, Square};
use crate::session::GameTerms;

const BASIC: GameTerms = GameTerms::Zen { variant: Variant::Basic, announcing: Announcing::ByGame };

/// The steps, in order.
pub(super) const STEPS: [Step; 1] = [Step {
    id: "count",
    terms: BASIC,
    position: Some("w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w w -"),
    task: Task::Move(|attempt| {
        let corner = Square::new(10, 0);
        Judgement::done_if(
            attempt.events.iter().any(|event| matches!(event, Event::Moved { from, .. } if *from == corner)),
        )
    }),
    figure: Some("3"),
}];
