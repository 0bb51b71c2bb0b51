//! Lessons: each game in a few steps, one idea each, on the real table.
//!
//! - [`step`]: a step: a position, a task, and the rules' judgement of what the learner does;
//! - `judge`: what the steps of several games ask of a move;
//! - `zen`, `enso`, `torus`, `zener`: the steps of each game; [`of`] finds them;
//! - [`first_match`]: the match against an easy opponent that ends a game's lessons;
//! - [`progress`]: which steps have been done.
//!
//! What is said in a step stands in [`texts::lessons`](crate::texts::lessons).

mod enso;
pub mod first_match;
mod judge;
pub mod progress;
pub mod step;
mod torus;
mod zen;
mod zener;

use crate::games::Kind;
use step::Step;

/// The steps of a game, in the order in which they are learnt.
#[must_use]
pub const fn of(kind: Kind) -> &'static [Step] {
    match kind {
        Kind::Zen => &zen::STEPS,
        Kind::Enso => &enso::STEPS,
        Kind::Torus => &torus::STEPS,
        Kind::Zener => &zener::STEPS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use step::{Judgement, Task};

    #[test]
    fn every_step_begins_and_has_a_solution() {
        for kind in Kind::ALL {
            for step in of(kind) {
                let started = step.begin().unwrap_or_else(|error| panic!("{} {}: {error}", kind.id(), step.id));
                let game = started.round().game();
                assert_eq!(game.kind(), kind, "{}", step.id);
                match step.task {
                    Task::Move(_) => assert!(!step.solutions(game).is_empty(), "{} {}", kind.id(), step.id),
                    Task::Point { squares, .. } => {
                        assert!(!squares(game).is_empty(), "{} {}", kind.id(), step.id);
                    }
                    Task::Shift | Task::Fold => assert_eq!(kind, Kind::Torus, "only an endless board can be shifted"),
                }
            }
        }
    }

    #[test]
    fn a_move_is_a_solution_unless_it_misses_the_task() {
        for kind in Kind::ALL {
            for step in of(kind) {
                let Task::Move(judge) = step.task else { continue };
                let started = step.begin().expect("a position of the game");
                let game = started.round().game();
                for text in game.legal_moves() {
                    let judged = step.try_move(game, &text, judge);
                    let is_solution = step.solutions(game).contains(&text);
                    assert_eq!(is_solution, judged != Judgement::Missed, "{} {} {text}", kind.id(), step.id);
                }
            }
        }
    }

    #[test]
    fn the_names_of_the_steps_of_a_game_differ() {
        for kind in Kind::ALL {
            let names: std::collections::BTreeSet<_> = of(kind).iter().map(|step| step.id).collect();
            assert_eq!(names.len(), of(kind).len(), "{}", kind.id());
        }
    }
}
