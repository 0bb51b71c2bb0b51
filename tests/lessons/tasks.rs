//! Every step is solved by the moves and squares that fit its text, and by no others. What fits is said a second time
//! in [`statements`](crate::statements), in terms of the naive rules.

use crate::statements::{Trial, expected_judgement, expected_squares};
use crate::{begun, steps};
use zen_table::games::{AnyGame, Kind};
use zen_table::lessons::step::{Judgement, Step, Task};

/// The steps in which every legal move is right, each with the words of its text that say so.
const ANY_MOVE: [(Kind, &str, &str); 3] = [
    (Kind::Zener, "step", "Move any white piece"),
    (Kind::Zener, "answer", "you must move the piece"),
    (Kind::Torus, "balanced-opening", "Drop the three stones"),
];

/// The steps of several moves in which every legal first move is right, since the rules leave no other.
const ANY_FIRST_MOVE: [(Kind, &str); 3] =
    [(Kind::Zener, "free-step"), (Kind::Zener, "uncover"), (Kind::Torus, "balanced-opening")];

/// At most this number of moves that were right, but not yet the end of a step, are followed from one position; they
/// are spread evenly over all of them.
const FOLLOWED: usize = 12;

#[test]
fn the_rules_judge_every_legal_move_as_the_text_does() {
    for (kind, _, step) in steps() {
        if matches!(step.task, Task::Move(_)) {
            judge_all(kind, step, &begun(kind, step), &mut Vec::new());
        }
    }
}

fn judge_all(kind: Kind, step: &Step, game: &AnyGame, earlier: &mut Vec<String>) {
    let what = format!("{} {}, after {earlier:?}", kind.id(), step.id);
    let moves = game.legal_moves();
    assert!(!moves.is_empty(), "{what}: there is something to do");
    let mut go_on = Vec::new();
    let mut right = Vec::new();
    for mv in &moves {
        let mut after = game.clone();
        after.play(mv).unwrap_or_else(|error| panic!("{what}: {error}"));
        let expected = expected_judgement(&Trial::new(kind, step, &game.position_text(), mv, earlier));
        let judged = step.judge(&after);
        assert_eq!(judged, expected, "{what}: {mv}");
        if judged != Judgement::Missed {
            right.push(mv.clone());
        }
        if judged == Judgement::GoOn {
            assert!(!after.verdict().outcome.is_over(), "{what}: {mv} leaves nothing to go on with");
            go_on.push((mv.clone(), after));
        }
    }
    assert!(!right.is_empty(), "{what}: there is a solution");
    assert_eq!(step.solutions(game), right, "{what}");
    let any = ANY_MOVE.iter().any(|(of, id, _)| (*of, *id) == (kind, step.id));
    let any_first = earlier.is_empty() && ANY_FIRST_MOVE.contains(&(kind, step.id));
    let any_last = !earlier.is_empty() && (kind, step.id) == (Kind::Zener, "free-step");
    assert_eq!(right.len() == moves.len(), any || any_first || any_last, "{what}: {right:?} of {moves:?}");
    let stride = go_on.len().div_ceil(FOLLOWED).max(1);
    for (mv, after) in go_on.into_iter().step_by(stride) {
        earlier.push(mv);
        judge_all(kind, step, &after, earlier);
        earlier.pop();
    }
}

#[test]
fn where_every_move_is_right_the_text_says_so() {
    for (kind, id, words) in ANY_MOVE {
        let (_, number, _) = steps().find(|(of, _, step)| (*of, step.id) == (kind, id)).expect("a step");
        let [_, text, ..] = crate::said(kind, number);
        assert!(text.contains(words), "{} {id}: {text}", kind.id());
    }
}

#[test]
fn the_squares_to_point_at_are_those_that_the_text_means() {
    for (kind, _, step) in steps() {
        let Task::Point { all, .. } = step.task else { continue };
        let what = format!("{} {}", kind.id(), step.id);
        let game = begun(kind, step);
        let mut squares: Vec<_> =
            step.right_squares(&game).into_iter().map(|square| game.square_name(square)).collect();
        squares.sort_unstable();
        assert_eq!(squares, expected_squares(kind, step.id, &game.position_text()), "{what}");
        assert!(!squares.is_empty() && all, "{what}: all of them have to be found");
    }
}
