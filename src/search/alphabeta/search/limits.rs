//! Tests what a search is told beside the position: its handicap, memory and helpers; and which nodes it visits for
//! that.

use super::minimax::{Few, after_each, positions};
use super::{
    AlphaBeta, ChildSearch, Entry, Evaluate, Found, Handicap, MAX_PLY, Progress, Value, WIN, begins, is_decided,
};
use crate::games::{Rules, enso, zen, zener};
use crate::search::evaluate::Sight;
use crate::search::test_support;

/// Advances a search by one position at a time and calls this after each of them that has just got a frame.
fn at_each_new_frame<E: Evaluate>(search: &mut AlphaBeta<E>, mut see: impl FnMut(&AlphaBeta<E>)) {
    while search.step(1) == Progress::Running {
        if search.frames.last().is_some_and(|frame| frame.taken == 0 && frame.current.is_none()) {
            see(search);
        }
    }
}

#[test]
fn a_child_has_the_window_and_the_depth_of_its_kind() {
    let mut seen = 0;
    for position in positions(100, Few::<_, true>::new) {
        let mut search = AlphaBeta::new(position, &[], Handicap { depth: 6, ..Handicap::none(1_000) });
        at_each_new_frame(&mut search, |AlphaBeta { frames, depth, .. }| {
            let [.., parent, frame] = &frames[..] else {
                assert_eq!((frames[0].alpha, frames[0].beta, frames[0].depth), (-WIN, WIN, *depth));
                return;
            };
            let (_, _, kind) = parent.current.expect("the move to here");
            let (alpha, beta) = kind.window(parent.alpha, parent.beta);
            let window = if parent.same_player { (alpha, beta) } else { (-beta, -alpha) };
            assert_eq!((frame.alpha, frame.beta, frame.depth), (window.0, window.1, kind.depth(parent.depth)));
            seen += 1;
        });
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn a_forced_move_is_searched_a_ply_deeper_but_not_at_the_root_nor_beyond_twice_the_depth() {
    let mut forced = 0_u32;
    for position in test_support::positions(&enso::Position::start(&enso::Options), 20_000) {
        let moves = after_each(&position).take(2).count();
        if moves > 1 && !forced.is_multiple_of(2) {
            continue;
        }
        forced += u32::from(moves == 1);
        for depth in 1..4 {
            let mut search = AlphaBeta::new(position, &[], Handicap::none(1));
            search.depth = depth;
            for _ in 0..10 {
                search.push_frame(5, -1, 0, position.key(), None);
                if search.frames.last().is_some_and(|frame| frame.is_staged) {
                    search.list_other_moves();
                }
            }
            for (ply, frame) in (0..).zip(&search.frames) {
                let extended = moves == 1 && ply > 0 && ply < 2 * depth;
                assert_eq!(frame.depth, 5 + u32::from(extended), "ply {ply} of {depth} in {position:?}");
            }
        }
    }
    assert!(forced > 0);
}

#[test]
fn the_hash_move_and_killer_moves_come_first_and_every_move_once() {
    let mut early = 0;
    for position in test_support::positions(&zen::Position::start(&zen::Options::default()), 300) {
        let legal: Vec<_> = after_each(&position).map(|(mv, _)| mv).collect();
        let (first, last, elsewhere) = (legal[0], legal[legal.len() - 1], zen::Move::Go { from: 0, to: 1 });
        for hash_move in [None, Some(last)] {
            let mut search = AlphaBeta::new(position.clone(), &[], Handicap::none(1));
            search.push_frame(5, -1, 0, position.key(), None);
            search.moves.clear();
            // At distance 1 from the root the killer moves are these two; the second one is hardly ever legal.
            for killer in [first, elsewhere] {
                search.ordering.record_cutoff(position.to_move(), killer, 1, 1);
            }
            search.push_frame(5, -1, 0, position.key(), hash_move);
            let mut expected: Vec<_> =
                hash_move.into_iter().chain([elsewhere, first]).filter(|mv| legal.contains(mv)).collect();
            expected.dedup();
            assert_eq!(search.moves.iter().map(|&(_, mv)| mv).collect::<Vec<_>>(), expected);
            assert!(search.moves.is_sorted_by(|(one, _), (other, _)| one >= other));
            early += search.moves.len();
            search.list_other_moves();
            let mut listed: Vec<_> = search.moves.iter().map(|&(_, mv)| mv).collect();
            assert_eq!(listed[..expected.len()], expected);
            listed.sort_unstable();
            let mut all = legal.clone();
            all.sort_unstable();
            assert_eq!(listed, all);
        }
    }
    assert!(early > 600, "{early}");
}

#[test]
fn a_null_move_is_tried_neither_at_the_root_nor_after_another_one() {
    let position = zen::Position::start(&zen::Options::default());
    let (key, evaluation) = (position.key(), position.evaluate_at_full_strength());
    let null = zen::Position::NULL_MOVE.expect("null moves are tried in ZEN");
    let undo = position.clone().make(null);
    let mut search = AlphaBeta::new(position, &[], Handicap::none(1));
    let mut tries_after = |kind: Option<ChildSearch>| {
        if let (Some(frame), Some(kind)) = (search.frames.last_mut(), kind) {
            frame.current = Some((null, undo, kind));
        }
        search.push_frame(9, evaluation - 1, evaluation, key, None);
        search.frames.last().is_some_and(|frame| frame.tries_null_move)
    };
    assert!(!tries_after(None), "at the root");
    assert!(tries_after(Some(ChildSearch::FullWindow)));
    assert!(!tries_after(Some(ChildSearch::NullMove)));
    assert!(tries_after(Some(ChildSearch::ReducedDepth(1))));
}

#[test]
fn a_player_sees_the_moves_that_its_handicap_leaves_and_its_wins_at_the_root() {
    let (mut wins, mut none_left) = (0, 0);
    for position in test_support::positions(&enso::Position::start(&enso::Options), 600) {
        let is_win = |after: &enso::Position| after.outcome().winner() == Some(position.to_move());
        for (overlooks, sees_wins) in
            [([100, 200, 255], true), ([100, 200, 255], false), ([255; 3], true), ([0; 3], false)]
        {
            let handicap = Handicap { overlooks, sees_wins, seed: 3, ..Handicap::none(1) };
            let mut search = AlphaBeta::new(position, &[], handicap);
            for ply in 0..3 {
                search.moves.clear();
                search.list_moves(ply, 0, None);
                let player = position.to_move().index();
                let sees = |mv| !handicap.overlooks(position.sight(mv), enso::Position::slot(mv), player);
                let legal: Vec<_> = after_each(&position).collect();
                let sees_win = |after| ply == 0 && sees_wins && is_win(after);
                let mut seen: Vec<_> =
                    legal.iter().filter(|(mv, after)| sees(*mv) || sees_win(after)).map(|&(mv, _)| mv).collect();
                wins += usize::from(legal.iter().any(|(mv, after)| !sees(*mv) && sees_win(after)));
                if seen.is_empty() {
                    let is_plain = |mv| position.sight(mv) == Sight::Plain;
                    let any_plain = legal.iter().any(|&(mv, _)| is_plain(mv));
                    seen = legal.iter().map(|&(mv, _)| mv).filter(|&mv| !any_plain || is_plain(mv)).collect();
                    none_left += 1;
                }
                assert_eq!(
                    search.moves.iter().map(|&(_, mv)| mv).collect::<Vec<_>>(),
                    seen,
                    "{position:?} {handicap:?}"
                );
            }
        }
    }
    assert!(wins > 10 && none_left > 10, "{wins} {none_left}");
}

#[test]
fn the_search_for_a_further_line_begins_with_the_best_one_of_the_last_iteration_that_is_left() {
    let mut seen = 0;
    for position in positions(100, Few::<_, true>::new) {
        let mut search = AlphaBeta::new(position, &[], Handicap { depth: 5, ..Handicap::none(5_000) });
        search.set_lines(3);
        at_each_new_frame(&mut search, |search| {
            let (Some(found), 1, false) = (&search.found, search.frames.len(), search.iteration.is_empty()) else {
                return;
            };
            let before = std::iter::once(&found.principal_variation).chain(found.others.iter().map(|line| &line.moves));
            let mut left = before.map(|moves| moves[0]).filter(|&mv| !begins(&search.iteration, mv));
            let next = search.moves.iter().max_by_key(|(score, _)| score).map(|&(_, mv)| mv);
            assert_eq!(next, left.next());
            seen += 1;
        });
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn a_larger_table_saves_positions() {
    let position = zener::Position::start(&zener::Setup::default());
    let [few, many] = [0, 1 << 22].map(|bytes| {
        let handicap = Handicap { depth: 7, ..Handicap::none(1) };
        let mut search = AlphaBeta::new(position, &[], handicap).with_memory(bytes);
        search.handicap.nodes = u64::MAX;
        while search.step(u64::MAX) == Progress::Running {}
        search.nodes()
    });
    assert!(many < few, "{many} positions with a large table, {few} with a small one");
}

#[test]
fn helpers_have_no_limits_and_every_other_one_is_a_ply_ahead() {
    let start = zener::Position::start(&zener::Setup::default());
    let mut solved = 0;
    for position in test_support::positions(&start, 600).into_iter().step_by(10) {
        let limited = Handicap { depth: 2, ..Handicap::none(50) };
        let mut search = AlphaBeta::new(position, &[], limited);
        search.set_lines(2);
        search.set_enough_points([5, 7]);
        for number in 1..=4 {
            let mut helper = search.helper(number);
            assert_eq!((helper.lines, helper.enough_points), (2, [5, 7]));
            while helper.found.is_none() {
                helper.step(1);
            }
            assert_eq!(helper.found.as_ref().map(|found| found.depth), Some(1 + number as u32 % 2));
        }
        let mut helper = search.helper(2);
        let progress = helper.step(3_000);
        let found = helper.found.expect("it has searched");
        let is_solved = is_decided(found.score) && found.others.iter().all(|line| is_decided(line.score));
        assert!(progress == Progress::Running || is_solved || found.depth == MAX_PLY, "{found:?}");
        solved += usize::from(progress == Progress::Done);
    }
    assert!(solved > 0);
}

#[test]
fn ended_early_a_search_has_proved_the_win_that_it_has_seen_but_no_loss() {
    let position = zener::Position::start(&zener::Setup::default());
    let moves: Vec<_> = after_each(&position).map(|(mv, _)| mv).collect();
    for (score, overlooks, is_proved) in [
        (WIN - 5, [0; 3], true),
        (WIN - 5, [1, 0, 0], false),
        (300, [0; 3], false),
        (0, [0; 3], false),
        (5 - WIN, [0; 3], false),
    ] {
        let mut search = AlphaBeta::new(position, &[], Handicap { overlooks, ..Handicap::none(1) });
        search.found = Some(Found::of_move(1, 0, 1, moves[0]));
        search.leading = Some((score, moves[1]));
        search.finish_early();
        let found = search.found.expect("there was one before");
        let best = found.principal_variation[0];
        assert_eq!((found.score, found.is_proved, best, search.done), (score, is_proved, moves[1], true));
    }
}

#[test]
fn a_score_is_stored_unless_it_depends_on_the_repetition_of_an_earlier_position() {
    let position = zener::Position::start(&zener::Setup::default());
    let key = position.key();
    let (mv, _) = after_each(&position).next().expect("a move");
    for earlier in 0..7 {
        let mut search = AlphaBeta::new(position, &[1, 2, 3], Handicap::none(1));
        for _ in 0..2 {
            search.push_frame(4, -WIN, WIN, key, None);
        }
        let frame = search.frames.last_mut().expect("the second one, of the position number 4");
        (frame.best, frame.best_move, frame.repeats) = (10, Some(mv), Some(earlier));
        search.finish_frame();
        let is_stored = earlier >= 4;
        assert_eq!(search.returned, Some(Value { score: 10, repeats: (!is_stored).then_some(earlier) }));
        let Entry { value, depth, best, .. } = search.table.get(key).expect("at least its move is stored");
        assert_eq!((value == 10 && depth == 4, best), (is_stored, Some(mv)), "repeats {earlier}");
    }
}
