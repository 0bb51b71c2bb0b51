//! The lessons of Zener.

use super::judge::{self, moved};
use super::step::{Attempt, Judgement, Step, Task};
use crate::games::zener::{Piece, Position};
use crate::games::{self, AnyGame, Event, Outcome, Player, Square};
use crate::session::{GameTerms, SetupMethod};

const ORDERED: GameTerms = GameTerms::Zener { setup: SetupMethod::Ordered };

/// The steps, in order. The learner is White.
pub(super) const STEPS: [Step; 12] = [
    step(
        "symbols",
        Some("1[K4]1[K2][K1]/[K5]1[K3]2/5/5/5/2[W3]2/[W1][W2]1[W4][W5] w 5 -"),
        Task::Point { squares: piece_to_answer_with, all: true },
    ),
    step("step", None, Task::Move(|attempt| Judgement::done_if(moved(attempt).is_some()))),
    step(
        "answer",
        Some("1[K4]1[K2][K1]/[K5]1[K3]2/5/5/5/4[W5]/[W1][W2][W3][W4]1 w 3 -"),
        Task::Move(|attempt| Judgement::done_if(answers(attempt))),
    ),
    step(
        "free-step",
        Some("[K5][K4][K3]1[K1]/3[K2]1/5/5/5/[W1]4/1[W2][W3][W4][W5] w 2 -"),
        Task::Move(|attempt| if answers(attempt) { Judgement::GoOn } else { Judgement::Done }),
    ),
    step(
        "stack",
        Some("[K5]2[K2]1/4[K1]/1[K3]3/1[W3]1[K4]1/3[W5]1/[W1]4/1[W2]1[W4]1 w - 1"),
        Task::Move(|attempt| Judgement::done_if(covers(attempt, Player::Two))),
    ),
    step(
        "blocked",
        Some("2[K4K2]1[K5]/5/1[K3W1]2[W4K1]/5/3[W5]1/1[W3]3/1[W2]3 w - 5"),
        Task::Point { squares: |game| squares_with(game, |_, piece| piece.player() == Player::Two, true), all: true },
    ),
    step(
        "no-answer",
        Some("[K5]2[K2]1/4[K1]/1[K3]1[K4W2]1/5/3[W5]1/[W1]1[W3]2/3[W4]1 w - 1"),
        Task::Move(|attempt| {
            let unanswered = position(attempt.after).is_some_and(|position| position.answer().is_none());
            Judgement::done_if(unanswered && attempt.after.to_move() == Player::Two)
        }),
    ),
    step(
        "uncover",
        Some("[K5][K4][K3]1[K1]/5/2[K2]2/5/3[W5W2]1/[W1]4/2[W3][W4]1 w 2 -"),
        Task::Move(uncovers_and_moves),
    ),
    step("walk-off", Some("2[W3][K2]1/4[K1]/1[K3]3/[K5]4/3[K4]1/[W1]2[W5]1/1[W2]1[W4]1 w - 1"), Task::Move(judge::win)),
    step(
        "stop",
        Some("[K4]2[K2]1/4[K1]/1[K3]3/2[W3]2/4[W1]/1[W2]2[W5]/1[K5][W4]2 w - 1"),
        Task::Move(|attempt| {
            let stands_there = |position: &Position, piece: Piece| {
                piece.player() == Player::Two && position.square_of(piece).is_some_and(|square| square.row == 0)
            };
            Judgement::done_if(squares_with(attempt.after, stands_there, false).is_empty())
        }),
    ),
    step(
        "block-all",
        Some("3[K2]1/3[W4]1/[K1W1]2[K3K5W3]1/5/[W5][K4W2]3/5/5 w - 1"),
        Task::Move(|attempt| {
            let outcome = attempt.after.verdict().outcome;
            Judgement::done_if(outcome == Outcome::win(attempt.player, games::zener::WinReason::AllBlocked))
        }),
    ),
    Step {
        terms: GameTerms::Zener { setup: SetupMethod::PrintAndPlay },
        ..step(
            "set-ups",
            Some("[K2]1[K3][K5]1/1[K1]2[K4]/5/5/5/5/[W3][W1][W5][W2][W4] w - -"),
            Task::Point { squares: pieces_that_start_ahead, all: true },
        )
    },
];

/// A step of a game with the ordered set-up, in a position that no printed figure shows; `None` for the start of the
/// game.
const fn step(id: &'static str, position: Option<&'static str>, task: Task) -> Step {
    Step { id, terms: ORDERED, position, task, figure: None }
}

/// Where the piece is that has to make the mandatory step.
fn piece_to_answer_with(game: &AnyGame) -> Vec<Square> {
    let answer = position(game).and_then(Position::answer);
    let is_meant = |_: &Position, piece: Piece| piece.player() == game.to_move() && Some(piece.symbol()) == answer;
    squares_with(game, is_meant, false)
}

/// The squares of the pieces that fit and are blocked, or are not.
fn squares_with(game: &AnyGame, fits: impl Fn(&Position, Piece) -> bool, blocked: bool) -> Vec<Square> {
    let Some(position) = position(game) else { return Vec::new() };
    let mut pieces = Piece::ALL.to_vec();
    pieces.retain(|&piece| position.is_blocked(piece) == blocked && fits(position, piece));
    let mut squares: Vec<_> = pieces.into_iter().filter_map(|piece| position.square_of(piece)).collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// Whether the move was the mandatory step.
fn answers(attempt: &Attempt) -> bool {
    position(attempt.before).is_some_and(|position| position.answer().is_some())
}

/// Whether the move has blocked a piece of this player.
fn covers(attempt: &Attempt, player: Player) -> bool {
    attempt.events.iter().any(|event| matches!(event, Event::Stacked { onto, .. } if onto.owner() == Some(player)))
}

/// The mandatory step has to uncover a piece, and the free step to move it.
fn uncovers_and_moves(attempt: &Attempt) -> Judgement {
    let uncovered = |events: &[Event]| {
        events.iter().find_map(|event| match *event {
            Event::Uncovered { piece, .. } => Some(piece),
            _ => None,
        })
    };
    if answers(attempt) {
        return if uncovered(attempt.events).is_some() { Judgement::GoOn } else { Judgement::Missed };
    }
    let last = attempt.before.len().checked_sub(1).and_then(|ply| uncovered(attempt.before.events(ply)));
    Judgement::done_if(last.is_some() && moved(attempt).map(|(piece, ..)| piece) == last)
}

/// Where the black pieces stand that face their own symbol: the rule of the blind set-up.
fn pieces_that_start_ahead(game: &AnyGame) -> Vec<Square> {
    let faces_itself = |position: &Position, piece: Piece| {
        let column = |piece| position.square_of(piece).map(|square| square.column);
        piece.player() == Player::Two && column(piece) == column(piece.counterpart())
    };
    squares_with(game, faces_itself, false)
}

fn position(game: &AnyGame) -> Option<&Position> {
    match game {
        AnyGame::Zener(game) => Some(game.position()),
        AnyGame::Zen(_) | AnyGame::Enso(_) | AnyGame::Torus(_) => None,
    }
}
