//! The lessons of ZeN.

use super::judge;
use super::step::{Attempt, Judgement, Step, Task};
use crate::games::torus::Size;
use crate::games::{AnyGame, Event, Link, Piece, Square};
use crate::session::GameTerms;

/// The size of the board in the lessons: 7 by 7.
const SIDE: Size = match Size::new(7) {
    Some(size) => size,
    None => panic!("7 is a size of the board"),
};

/// The board of most steps, and of the first match.
pub(super) const BOARD: GameTerms = GameTerms::Torus { size: SIDE, balanced_opening: false };

/// The steps, in order. The learner is Z, except in the step about N's letter.
pub(super) const STEPS: [Step; 12] = [
    step("shift", None, Task::Shift),
    step("fold", None, Task::Fold),
    step(
        "drop",
        Some("7 7/1n5/4n2/1zz2zz/3n3/1n5/7 z -"),
        Task::Move(|attempt| Judgement::done_if(drops(attempt) && is_one_group(attempt))),
    ),
    step(
        "link",
        Some("7 7/2n4/4n2/3zz2/1zz1n2/2n4/7 z -"),
        Task::Move(|attempt| Judgement::done_if(link(attempt).is_some() && is_one_group(attempt))),
    ),
    step(
        "cut",
        Some("7 7/2n4/2n1z2/2nz3/2zn3/1z1n1z1/3n2z z -"),
        Task::Move(|attempt| Judgement::done_if(link(attempt).is_some_and(|link| is_in_the_way(attempt, link)))),
    ),
    step("loop", Some("7 7/2n4/1n4n/zz1zzzz/3n1n1/2n2n1/7 z -"), Task::Move(judge::win)),
    step("ring", Some("7 1n5/1zz1n2/nznz1n1/1zzzn2/n1nn2n/zzz1zzz/1n1n1n1 z -"), Task::Move(judge::win)),
    step("letter-z", Some("7 1z5/1z2n1n/zzzzz1z/1z1n1n1/nz4n/3n1n1/nzn1n2 z -"), Task::Move(judge::win)),
    step("letter-n", Some("7 4n2/1z1zn1z/7/n1nnnnn/2z1n2/z3nz1/1z1zn1z n -"), Task::Move(judge::win)),
    step(
        "spiral",
        Some(
            "7 2n3z/1n3z1/n3z2/3z2n/2z2n1/1z2n2/z2n3 z \
             a1-b2,a5-b6,a5-g4,b2-c3,b6-c7,c3-d4,d1-e2,d4-e5,e2-f3,e5-f6,f3-g4,f6-g7",
        ),
        Task::Move(judge::win),
    ),
    step("stop", Some("7 1z1nn2/2z1n1z/7/2z1nz1/1z1nn2/3n1z1/2zn3 z -"), Task::Move(judge::safety)),
    Step {
        terms: GameTerms::Torus { size: SIDE, balanced_opening: true },
        ..step(
            "balanced-opening",
            None,
            Task::Move(|attempt| if attempt.after.len() < 3 { Judgement::GoOn } else { Judgement::Done }),
        )
    },
];

/// A step on the usual board, in a position that no printed figure shows; `None` for the start of the game.
const fn step(id: &'static str, position: Option<&'static str>, task: Task) -> Step {
    Step { id, terms: BOARD, position, task, figure: None }
}

fn drops(attempt: &Attempt) -> bool {
    attempt.events.iter().any(|event| matches!(event, Event::Dropped { .. }))
}

/// The link that the move has made, if it is one.
fn link(attempt: &Attempt) -> Option<Link> {
    attempt.events.iter().find_map(|event| match *event {
        Event::Linked(link) => Some(link),
        _ => None,
    })
}

/// Whether all stones of the player who moved are connected after the move.
fn is_one_group(attempt: &Attempt) -> bool {
    let AnyGame::Torus(game) = attempt.after else { return false };
    let board = attempt.after.board();
    let stones: Vec<_> =
        board.squares().filter(|&square| board.top(square) == Some(Piece::Stone(attempt.player))).collect();
    stones.first().is_some_and(|&first| game.position().group(first).len() == stones.len())
}

/// Whether the opponent has stones on both ends of the diagonal that crosses a link.
fn is_in_the_way(attempt: &Attempt, link: Link) -> bool {
    let crossing = [Square::new(link.from.column, link.to.row), Square::new(link.to.column, link.from.row)];
    let board = attempt.after.board();
    crossing.into_iter().all(|end| board.top(end) == Some(Piece::Stone(attempt.player.other())))
}
