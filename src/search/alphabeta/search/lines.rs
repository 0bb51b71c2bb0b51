//! Tests several lines, and what a search calls proved, against plain minimax.

use super::minimax::{Few, after_each, minimax, positions};
use super::{AlphaBeta, Evaluate, Found, Handicap, Progress, is_decided};
use crate::games::{Player, Rules};
use crate::search::found::Variation;
use crate::search::score::plies_to_end;

/// The result of a search for this number of lines to this depth.
fn searched<E: Evaluate>(position: &E, before: &[u64], depth: u32, lines: usize) -> Found<E::Move> {
    let handicap = Handicap { depth, ..Handicap::none(1 << 14) };
    let mut search = AlphaBeta::new(position.clone(), before, handicap);
    search.handicap.nodes = u64::MAX;
    search.set_lines(lines);
    while search.step(100) == Progress::Running {}
    search.found().expect("there is a move").clone()
}

fn lines_of<M: Clone>(found: &Found<M>) -> Vec<Variation<M>> {
    let Found { score, is_proved, ref principal_variation, ref others, .. } = *found;
    let first = Variation { score, is_proved, moves: principal_variation.clone() };
    std::iter::once(first).chain(others.iter().cloned()).collect()
}

#[test]
fn each_line_is_the_best_without_those_before_it() {
    let mut several = 0;
    for position in positions(150, Few::<_, true>::new) {
        let key = position.key();
        for depth in 1..=5 {
            let values: Vec<_> = after_each(&position)
                .map(|(mv, after)| {
                    let value = minimax(&after, depth - 1, &mut vec![key], 0, 1);
                    let keeps_turn = after.to_move() == position.to_move();
                    (mv, if keeps_turn { value } else { -value })
                })
                .collect();
            for wanted in [1, 2, 3, 100] {
                let found = searched(&position, &[], depth, wanted);
                let lines = lines_of(&found);
                assert_eq!(lines.len(), wanted.min(values.len()), "{position:?}");
                let mut left = values.clone();
                for line in &lines {
                    let best = left.iter().map(|&(_, value)| value).max().expect("a move for each line");
                    let mv = line.moves[0];
                    assert_eq!(line.score, best, "{position:?} at depth {depth}: {mv:?}");
                    let index = left.iter().position(|&(other, _)| other == mv).expect("a legal move that is new");
                    assert_eq!(left.remove(index).1, best, "{position:?} at depth {depth}: {mv:?}");
                    let mut at = position.clone();
                    for &mv in &line.moves {
                        assert!(after_each(&at).any(|(other, _)| other == mv), "{position:?}");
                        at.make(mv);
                    }
                }
                several += usize::from(lines.len() > 1);
            }
        }
    }
    assert!(several > 500, "{several}");
}

#[test]
fn the_first_line_is_what_is_found_without_others() {
    for position in positions(100, Few::<_, false>::new) {
        let single = searched(&position, &[], 1, 1);
        let several = searched(&position, &[], 1, 3);
        assert_eq!((several.score, several.is_proved), (single.score, single.is_proved), "{position:?}");
        assert_eq!(several.principal_variation, single.principal_variation, "{position:?}");
    }
}

#[test]
fn several_lines_are_the_same_in_slices_of_any_size_and_stay_whole_when_time_is_up() {
    for position in positions(30, Few::<_, true>::new) {
        let handicap = Handicap { depth: 12, ..Handicap::none(2_000) };
        let search = |slice| {
            let mut search = AlphaBeta::new(position.clone(), &[], handicap);
            search.set_lines(3);
            while search.step(slice) == Progress::Running {}
            search.found().expect("there is a move").clone()
        };
        let whole = search(u64::MAX);
        for slice in [1, 7, 100] {
            assert_eq!(search(slice), whole, "{position:?}");
        }
        let lines = lines_of(&whole);
        assert_eq!(lines.len(), after_each(&position).count().min(3));
        assert!(lines.is_sorted_by_key(|line| -line.score), "{position:?}");
    }
}

/// Whether a player wins within this number of plies, whatever the other does; the third occurrence of a position is a
/// draw. `path` holds the keys of all positions before this one.
fn forces<E: Evaluate>(position: &E, winner: Player, plies: u32, path: &mut Vec<u64>) -> bool {
    if position.outcome().is_over() {
        return position.outcome().winner() == Some(winner);
    }
    let key = position.key();
    let is_drawn = position.may_repeat() && path.iter().filter(|&&earlier| earlier == key).count() >= 2;
    if plies == 0 || is_drawn {
        return false;
    }
    path.push(key);
    let mut later = after_each(position).map(|(_, after)| forces(&after, winner, plies - 1, path));
    let wins = if position.to_move() == winner { later.any(|wins| wins) } else { later.all(|wins| wins) };
    path.pop();
    wins
}

#[test]
fn what_is_called_proved_can_be_forced_whatever_came_before() {
    const DEPTH: u32 = 7;
    let (mut proved, mut drawn) = (0, 0);
    for position in positions(400, Few::<_, false>::new) {
        let children: Vec<u64> = after_each(&position).map(|(_, after)| after.key()).collect();
        let grandchildren =
            after_each(&position).flat_map(|(_, after)| after_each(&after)).map(|(_, after)| after.key());
        let twice = |key: u64| vec![key, 1, key, 2];
        let histories = std::iter::once(Vec::new()).chain(children.into_iter().chain(grandchildren).map(twice));
        let mut alone = None;
        for before in histories {
            let found = searched(&position, &before, DEPTH, 3);
            for line in lines_of(&found) {
                assert_eq!(line.is_proved, is_decided(line.score), "nothing is overlooked");
                if !line.is_proved {
                    continue;
                }
                proved += 1;
                let winner = if line.score > 0 { position.to_move() } else { position.to_move().other() };
                let (_, after) = after_each(&position).find(|(mv, _)| *mv == line.moves[0]).expect("a legal move");
                let mut path = before.clone();
                path.push(position.key());
                let plies = plies_to_end(line.score) - 1;
                assert!(forces(&after, winner, plies, &mut path), "{position:?} after {before:?}: {line:?}");
            }
            let all_lose = found.is_proved && found.score < 0;
            if all_lose {
                let winner = position.to_move().other();
                assert!(forces(&position, winner, plies_to_end(found.score), &mut before.clone()), "{position:?}");
            }
            let outcome = found.is_proved.then_some(found.score);
            drawn += usize::from(*alone.get_or_insert(outcome) != outcome);
        }
    }
    assert!(proved > 300 && drawn > 5, "{proved} proved, {drawn} other with another history");
}
