//! The lessons of Enso.

use super::judge::{self, captures, moved, wins};
use super::step::{Attempt, Judgement, Step, Task};
use crate::games::enso::{Condition, Position, WinReason};
use crate::games::{AnyGame, Outcome, Player, Square};
use crate::session::GameTerms;

/// The steps, in order. The learner is Black.
pub(super) const STEPS: [Step; 12] = [
    step("capture", None, Task::Move(|attempt| Judgement::done_if(captures_any(attempt)))),
    step(
        "capture-from-afar",
        None,
        Task::Move(|attempt| {
            let is_far = moved(attempt).is_some_and(|(_, from, to)| !are_neighbours(from, to));
            Judgement::done_if(captures_any(attempt) && is_far)
        }),
    ),
    step(
        "who-must-capture",
        Some("1w4/1b3w/6/b2bwb/b5/2w1bb b"),
        Task::Point { squares: |game| own_stones(game, Condition::MustCapture), all: true },
    ),
    step(
        "leave",
        Some("1ww2w/4w1/2b3/wwbb1b/2b3/b5 b"),
        Task::Move(|attempt| Judgement::done_if(leaves_into(attempt, Condition::MustCapture))),
    ),
    step(
        "stand-alone",
        Some("1ww2w/4w1/2b3/wwbb1b/2b3/b5 b"),
        Task::Move(|attempt| Judgement::done_if(leaves_into(attempt, Condition::Frozen))),
    ),
    step(
        "who-may-not-move",
        Some("1ww2w/4w1/2b3/wwbb1b/2b3/b5 b"),
        Task::Point { squares: |game| own_stones(game, Condition::Frozen), all: true },
    ),
    step("enso", Some("ww4/w4b/5b/6/bb3w/3ww1 b"), Task::Move(judge::win)),
    step(
        "last-neighbour",
        Some("w2w2/3w2/4b1/ww1b1w/6/3w1b b"),
        Task::Move(|attempt| Judgement::done_if(captures_any(attempt) && wins(attempt))),
    ),
    step(
        "give-nothing-away",
        Some("1w1w1b/6/3b1w/2w3/6/5b b"),
        Task::Move(|attempt| Judgement::done_if(captures_any(attempt) && !judge::loses(attempt))),
    ),
    step("threat", Some("3w2/6/1bb2w/1w2b1/6/wb2bw b"), Task::Move(judge::safety)),
    step(
        "both",
        Some("w4b/2wb2/w3w1/bwb3/2bw1w/2b3 b"),
        Task::Move(|attempt| {
            let both = position(attempt.after)
                .is_some_and(|position| Player::BOTH.iter().all(|player| !position.enso_stones(*player).is_empty()));
            Judgement::done_if(both && wins(attempt))
        }),
    ),
    step(
        "block",
        Some("2w3/1b1b2/6/5w/6/1w1w1b b"),
        Task::Move(|attempt| {
            let outcome = attempt.after.verdict().outcome;
            Judgement::done_if(outcome == Outcome::win(attempt.player, WinReason::NoLegalMove))
        }),
    ),
];

/// A step in a position that no printed figure shows; `None` for the start of the game.
const fn step(id: &'static str, position: Option<&'static str>, task: Task) -> Step {
    Step { id, terms: GameTerms::Enso, position, task, figure: None }
}

fn captures_any(attempt: &Attempt) -> bool {
    captures(attempt, |_| true)
}

/// Whether the move captures nothing, and brings the stone to a square on which the rules demand this of it.
fn leaves_into(attempt: &Attempt, condition: Condition) -> bool {
    let Some((_, _, to)) = moved(attempt).filter(|_| !captures_any(attempt)) else { return false };
    position(attempt.after).and_then(|position| position.condition(to)) == Some(condition)
}

/// The squares of the stones of the player to move of which the rules demand this.
fn own_stones(game: &AnyGame, condition: Condition) -> Vec<Square> {
    let Some(position) = position(game) else { return Vec::new() };
    let mut squares: Vec<_> = game.board().squares().collect();
    squares.retain(|&square| {
        position.stone(square) == Some(game.to_move()) && position.condition(square) == Some(condition)
    });
    squares
}

fn are_neighbours(one: Square, other: Square) -> bool {
    one.column.abs_diff(other.column) <= 1 && one.row.abs_diff(other.row) <= 1
}

fn position(game: &AnyGame) -> Option<&Position> {
    match game {
        AnyGame::Enso(game) => Some(game.position()),
        AnyGame::Zen(_) | AnyGame::Torus(_) | AnyGame::Zener(_) => None,
    }
}
