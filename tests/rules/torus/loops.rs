//! Loops, and who wins with them.

use super::{Random, after, chain, class, class_round, classes, moves, mv, names, position, square, start, steps, win};
use std::collections::BTreeSet;
use zen_table::games::torus::{self, Move};
use zen_table::games::{Notation, Outcome, Player, Rules, Square, View, WinReason};

#[test]
fn z_wins_with_horizontal_and_south_west_north_east_loops_and_n_with_the_others() {
    for (east, north, winner) in [
        (1, 0, Player::One),
        (1, 1, Player::One),
        (1, 2, Player::One),
        (2, 1, Player::One),
        (3, 1, Player::One),
        (2, 3, Player::One),
        (0, 1, Player::Two),
        (1, -1, Player::Two),
        (1, -2, Player::Two),
        (2, -1, Player::Two),
        (1, -3, Player::Two),
        (3, -2, Player::Two),
    ] {
        let side = 13;
        let steps = steps(side, east, north);
        for (owner, letter) in [(Player::One, 'z'), (Player::Two, 'n')] {
            for from in [(0, 0), (5, 12)] {
                let text = chain(side, letter, from, &steps);
                let board = position(&text);
                let expected = class(east.into(), north.into());
                assert_eq!(board.group(Square::new(from.0, from.1)).len(), steps.len(), "{text}");
                assert_eq!(board.group_class(Square::new(from.0, from.1)), Some(expected), "{text}");
                if owner == winner {
                    assert_eq!(board.outcome(), win(owner, east.into(), north.into()), "{text}");
                    assert_eq!(board.winning_squares().len(), steps.len(), "{text}");
                    assert_eq!(class_round(&board, &board.winning_squares()), Some(expected), "{text}");
                    assert!(moves(&board).is_empty(), "{text}: the game is over");
                } else {
                    assert_eq!(board.outcome(), Outcome::Ongoing, "{text}: the wrong class wins nothing");
                    assert!(board.winning_squares().is_empty());
                    assert!(!moves(&board).is_empty(), "{text}: the game goes on");
                }
            }
        }
    }
}

#[test]
fn a_loop_is_completed_by_a_drop_or_by_a_link() {
    // In each row: the position, the winning move, the winner, the class, and the loop.
    for (text, winning, winner, (east, north), squares) in [
        ("4 4/n1nn/z1zz/4 z -", "b2", Player::One, (1, 0), vec!["a2", "b2", "c2", "d2"]),
        ("4 n3/4/n3/n3 n -", "a3", Player::Two, (0, 1), vec!["a1", "a2", "a3", "a4"]),
        ("3 2z/1z1/z2 z a1-b2,b2-c3", "a1-c3", Player::One, (1, 1), vec!["a1", "b2", "c3"]),
        ("3 n2/1n1/2n n a3-b2,b2-c1", "a3-c1", Player::Two, (1, -1), vec!["a3", "b2", "c1"]),
        ("5 2n1z/1nnzz/nnzz1/nzz1n/zz1nn z -", "a5", Player::One, (1, 1), vec![]),
        ("4 4/1zz1/z2z/4 z a2-b3", "c3-d2", Player::One, (1, 0), vec!["a2", "b3", "c3", "d2"]),
    ] {
        let board = position(text);
        assert_eq!(board.outcome(), Outcome::Ongoing, "{text}");
        let board = after(&board, &[winning]);
        assert_eq!(board.outcome(), win(winner, east, north), "{text} {winning}");
        let shown = board.winning_squares();
        assert_eq!(class_round(&board, &shown), Some(class(east, north)), "{text} {winning}");
        if !squares.is_empty() {
            let (shown, squares) = (names(&board, &shown), squares.into_iter().map(str::to_owned));
            assert_eq!(shown.into_iter().collect::<BTreeSet<_>>(), squares.collect(), "{text} {winning}");
        }
        assert_eq!(position(&board.to_text()).outcome(), board.outcome(), "{text}: read again");
    }
}

#[test]
fn a_chain_is_no_loop_before_it_closes_across_the_seam() {
    let board = position("4 4/4/zzzz/4 n -");
    assert_eq!(board.outcome(), win(Player::One, 1, 0));
    for text in ["5 5/5/zzzz1/5/5 n -", "5 4z/5/zzzz1/5/5 n -", "5 5/4z/zzzz1/5/5 n -", "5 5/4n/zzzzn/5/5 n -"] {
        assert_eq!(position(text).outcome(), Outcome::Ongoing, "{text}");
        assert_eq!(position(text).group_class(square("a3")), None, "{text}");
    }
}

#[test]
fn a_ring_that_contracts_wins_nothing() {
    let ring = [(1, 0), (1, 0), (0, 1), (0, 1), (-1, 0), (-1, 0), (0, -1), (0, -1)];
    let diamond = [(1, 1), (1, 1), (-1, 1), (-1, 1), (-1, -1), (-1, -1), (1, -1), (1, -1)];
    for side in 5..=7 {
        for letter in ['z', 'n'] {
            for from in (0..side).flat_map(|column| (0..side).map(move |row| (column, row))) {
                for steps in [&ring, &diamond] {
                    // A diamond is 5 wide: on a board of 5 its points touch each other across the seams.
                    if side == 5 && steps == &diamond {
                        continue;
                    }
                    let text = chain(side, letter, from, steps);
                    let board = position(&text);
                    assert_eq!(board.group(Square::new(from.0, from.1)).len(), 8, "{text}");
                    assert_eq!(board.group_class(Square::new(from.0, from.1)), None, "{text}");
                    assert_eq!(board.outcome(), Outcome::Ongoing, "{text}");
                }
            }
        }
    }
}

#[test]
fn a_loop_of_the_wrong_class_wins_nothing_and_is_kept_in_mind() {
    let board = after(&position("5 z4/z4/5/z4/z4 z -"), &["a3"]);
    assert_eq!(board.outcome(), Outcome::Ongoing);
    assert_eq!(board.group_class(square("a3")), Some(class(0, 1)));
    let board = after(&board, &["e5", "b3", "e1"]);
    assert_eq!(board.group_class(square("b3")), Some(class(0, 1)), "what joins the group shares its class");
    assert_eq!(board.outcome(), Outcome::Ongoing);
    let board = after(&position("5 5/5/nnnn1/5/5 n -"), &["e3"]);
    assert_eq!(board.outcome(), Outcome::Ongoing);
    assert_eq!(board.group_class(square("a3")), Some(class(1, 0)));
    assert_eq!(board.group_class(square("a1")), None);
    assert_eq!(board.group_class(Square::new(7, 7)), None);
}

#[test]
fn a_group_that_holds_two_independent_classes_has_won() {
    // The second loop is of a class that wins for its owner.
    let cross = after(&position("5 nnznn/2z2/zzzz1/2z2/nnznn z -"), &["e3"]);
    assert_eq!(cross.outcome(), win(Player::One, 1, 0));
    assert_eq!(names(&cross, &cross.winning_squares()), ["a3", "b3", "c3", "d3", "e3"]);
    let cross = after(&position("5 zznzz/2n2/nnnnn/5/zznzz n -"), &["c2"]);
    assert_eq!(cross.outcome(), win(Player::Two, 0, 1));

    // Neither loop wins by its class: a vertical one and a SE–NW spiral, which meet in one stone; together they have
    // all classes.
    let spiral =
        [(1, 0), (1, 0), (0, -1), (0, -1), (1, 0), (0, -1), (1, 0), (0, -1), (0, -1), (1, 0), (0, -1), (0, -1), (1, 0)];
    let column = [(0, 1); 7];
    let without_last = [&column[..], &spiral[..12]].concat();
    let board = position(&chain(7, 'z', (0, 0), &without_last));
    assert_eq!(board.group_class(square("a1")), Some(class(0, 1)));
    assert_eq!(board.outcome(), Outcome::Ongoing);
    let won = after(&board, &["g1"]);
    assert_eq!(won.outcome(), win(Player::One, 1, 0));
    let shown: BTreeSet<_> = won.winning_squares().into_iter().collect();
    assert_eq!(shown, won.group(square("a1")).into_iter().collect(), "both loops are needed for it");
    assert_eq!(position(&won.to_text()).outcome(), won.outcome());

    // One drop may close both loops at once; after it is taken back, neither is left.
    let mut board = position("5 2n2/2n2/nn1nn/2n2/2n2 n -");
    let drop = mv(&board, "c3");
    let undo = board.make(drop);
    assert_eq!(board.outcome(), win(Player::Two, 0, 1));
    board.unmake(drop, undo);
    assert_eq!((board.outcome(), board.group_class(square("a3"))), (Outcome::Ongoing, None));
}

#[test]
fn only_the_mover_can_complete_a_loop_and_exactly_one_side_wins() {
    for side in 3..=19 {
        let mut random = Random(0x5eed + u64::from(side));
        for _ in 0..if side < 10 { 200 } else { 20 } {
            let mut board = start(side);
            let mut plies = 0;
            while let Some(mv) = random.move_in(&board) {
                let mover = board.to_move();
                board.make(mv);
                plies += 1;
                assert!(plies <= 2 * board.size().cells(), "each cell once, and one link a block");
                assert!(board.outcome().winner().is_none_or(|winner| winner == mover), "{}", board.to_text());
            }
            let winner = board.outcome().winner();
            assert!(winner.is_some(), "{}: there are no draws", board.to_text());
            assert_eq!(board.adjudicate(&|_| 3).outcome, board.outcome(), "repetition does not matter");
            for square in board.board().squares() {
                let class = board.group_class(square);
                assert!(
                    class.is_none_or(|class| board.stone(square) == winner || class.wins_for() == winner.unwrap()),
                    "{}: both colours' loops are of one class",
                    board.to_text()
                );
            }
        }
    }
}

#[test]
fn once_the_board_is_full_and_no_link_is_left_somebody_has_won() {
    // This is true even if players leave out links that they could make. At each turn the mover has a link or the game
    // is over, so nobody ever has to pass.
    for side in 3..=9_u32 {
        let mut random = Random(77 + u64::from(side));
        for _ in 0..200 {
            let stone = |random: &mut Random| if random.below(2) == 0 { 'z' } else { 'n' };
            let rows: Vec<String> = (0..side).map(|_| (0..side).map(|_| stone(&mut random)).collect()).collect();
            let mut board = position(&format!("{side} {} {} -", rows.join("/"), stone(&mut random)));
            while let Some(mv) = random.move_in(&board) {
                assert_ne!(mv, Move::Pass, "{}", board.to_text());
                board.make(mv);
                if random.below(2) == 0 && !board.outcome().is_over() {
                    board.make(Move::Pass);
                }
            }
            assert!(board.outcome().winner().is_some(), "{}", board.to_text());
        }
    }
}

#[test]
fn groups_and_classes_are_what_laying_them_out_flat_shows() {
    let mut random = Random(31);
    for side in 3..=9 {
        for _ in 0..12 {
            let mut board = start(side);
            while let Some(mv) = random.move_in(&board) {
                board.make(mv);
            }
            for square in board.board().squares().filter(|&square| board.stone(square).is_some()) {
                let group = board.group(square);
                let classes = classes(&board, &group);
                let owner = board.stone(square).unwrap();
                let known = board.group_class(square).map(|class| (class.east(), class.north()));
                match classes.len() {
                    0 => assert_eq!(known, None, "{}", board.to_text()),
                    1 => assert_eq!(known, classes.first().copied(), "{}", board.to_text()),
                    _ => assert_eq!(known, Some([(1, 0), (0, 1)][owner.index()]), "{}", board.to_text()),
                }
            }
        }
    }
}

#[test]
fn winning_squares_are_a_closed_chain_of_the_winning_class() {
    let mut random = Random(2004);
    let mut shown_in_full = 0;
    for side in 3..=19 {
        for _ in 0..if side < 10 { 60 } else { 6 } {
            let mut board = start(side);
            while let Some(mv) = random.move_in(&board) {
                board.make(mv);
                assert_eq!(board.winning_squares().is_empty(), !board.outcome().is_over());
            }
            let Outcome::Win { winner, reason: WinReason::Torus(torus::WinReason::Loop(class)) } = board.outcome()
            else {
                panic!("a loop")
            };
            assert_eq!(class.wins_for(), winner);
            let squares = board.winning_squares();
            let distinct: BTreeSet<_> = squares.iter().copied().collect();
            assert_eq!(distinct.len(), squares.len(), "{}", board.to_text());
            assert!(squares.iter().all(|&square| board.stone(square) == Some(winner)), "{}", board.to_text());
            if class_round(&board, &squares) == Some(class) {
                shown_in_full += 1;
            } else {
                // The chain goes twice through a cell where two loops of different classes meet.
                let classes = classes(&board, &board.group(squares[0]));
                assert!(classes.len() > 1, "{}", board.to_text());
            }
        }
    }
    assert!(shown_in_full > 400);
}

#[test]
fn winning_squares_are_a_shortest_loop() {
    // The longer loop through row 3 is there too.
    let board = position("6 6/6/z1zzzz/zzzzzz/6/6 n -");
    assert_eq!(names(&board, &board.winning_squares()), ["a3", "b3", "c3", "d3", "e3", "f3"]);
    let board = position("6 6/6/zzz1zz/z1zzzz/6/6 n b4-c3");
    assert_eq!(board.winning_squares().len(), 7);
    assert_eq!(class_round(&board, &board.winning_squares()), Some(class(1, 0)));
}
