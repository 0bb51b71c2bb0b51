//! Drops, links and passes.

use super::{Random, after, links, moves, mv, names, position, reason, square, start};
use zen_table::games::torus::{Illegal, Move, Options, Position, Size};
use zen_table::games::{Event, Game, Link, Notation, Outcome, Piece, Player, Rejection, Rules, Spot, Square, View};

#[test]
fn the_board_is_15_wide_by_default_and_3_to_19_on_demand() {
    assert_eq!(Options::default().size.get(), 15);
    assert_eq!(Size::default().cells(), 225);
    for side in 0..=255_u8 {
        assert_eq!(Size::new(side).map(Size::get), (3..=19).contains(&side).then_some(side));
    }
    for side in 3..=19 {
        assert_eq!(moves(&start(side)).len(), usize::from(side) * usize::from(side));
    }
}

#[test]
fn columns_are_a_b_c_with_no_letter_left_out_and_rows_count_from_the_bottom() {
    let board = start(19);
    let columns: String = (0..19).map(|column| board.square_name(Square::new(column, 0)).remove(0)).collect();
    assert_eq!(columns, "abcdefghijklmnopqrs");
    assert_eq!(board.square_name(Square::new(0, 18)), "a19");
    assert_eq!(position("3 z2/3/2n z -").stone(square("a3")), Some(Player::One));
    assert_eq!(position("3 z2/3/2n z -").stone(square("c1")), Some(Player::Two));
    assert_eq!(position("3 z2/3/2n z -").stone(Square::new(3, 0)), None, "beyond the board");
}

#[test]
fn z_moves_first_and_then_the_players_take_turns() {
    let board = start(15);
    assert_eq!(board.to_move(), Player::One);
    let board = after(&board, &["a1"]);
    assert_eq!((board.to_move(), board.stone(square("a1"))), (Player::Two, Some(Player::One)));
    let board = after(&board, &["b2"]);
    assert_eq!((board.to_move(), board.stone(square("b2"))), (Player::One, Some(Player::Two)));
}

#[test]
fn a_balanced_opening_leaves_moves_and_position_strings_as_always() {
    assert_eq!(after(&start(3), &["a1", "c2", "b3"]).to_text(), "3 1z1/2n/z2 n -");
}

#[test]
fn a_drop_puts_an_own_stone_on_an_empty_cell() {
    let board = position("3 3/1z1/n2 z -");
    let empty = ["a2", "a3", "b1", "b3", "c1", "c2", "c3"];
    assert_eq!(moves(&board), empty);
    assert_eq!(reason(&board, "a1"), "a stone is dropped on an empty cell, and a1 holds a stone of N");
    assert_eq!(reason(&board, "b2"), "a stone is dropped on an empty cell, and b2 holds a stone of Z");
    assert_eq!(board.check(mv(&board, "a1")), Err(Illegal::Occupied { cell: square("a1"), by: Player::Two }),);
    let dropped = Event::Dropped { piece: Piece::Stone(Player::One), at: square("c2") };
    assert_eq!(board.events(mv(&board, "c2")), [dropped]);
    assert_eq!(after(&board, &["c2"]).to_text(), "3 3/1zz/n2 n -");
}

#[test]
fn a_link_joins_two_own_stones_that_are_diagonal_neighbours() {
    let board = position("5 5/1z1n1/2z2/1n1z1/5 z -");
    assert_eq!(links(&board), ["b4-c3", "c3-d2"]);
    assert_eq!(reason(&board, "b2-c3"), "a link joins two own stones, and the stone on b2 is N's");
    assert_eq!(reason(&board, "c3-d4"), "a link joins two own stones, and the stone on d4 is N's");
    assert_eq!(reason(&board, "a5-b4"), "a link joins two own stones, and a5 is empty");
    assert_eq!(reason(&board, "a1-b2"), "a link joins two own stones, and a1 is empty");

    let link = Link { player: Player::One, from: square("b4"), to: square("c3") };
    assert_eq!(board.events(mv(&board, "b4-c3")), [Event::Linked(link)]);
    let joined = after(&board, &["b4-c3"]);
    assert_eq!(joined.to_text(), "5 5/1z1n1/2z2/1n1z1/5 n b4-c3");
    assert_eq!(joined.board().links().iter().collect::<Vec<_>>(), [&link]);
    assert_eq!(names(&joined, &joined.group(square("c3"))), ["c3", "b4"]);
    assert_eq!(names(&joined, &joined.group(square("d2"))), ["d2"], "not linked, not connected");
    assert!(links(&joined).is_empty(), "N's stones are no neighbours");
}

#[test]
fn links_cross_the_seams_and_the_corner() {
    // Over the east seam, over the north seam, and over the corner both ways.
    for (text, link) in [
        ("5 5/4z/z4/5/5 z -", "a3-e4"),
        ("5 5/z4/4z/5/5 z -", "a4-e3"),
        ("5 2z2/5/5/5/3z1 z -", "c5-d1"),
        ("5 3z1/5/5/5/2z2 z -", "c1-d5"),
        ("5 4z/5/5/5/z4 z -", "a1-e5"),
        ("5 z4/5/5/5/4z z -", "a5-e1"),
    ] {
        let board = position(text);
        assert_eq!(links(&board), [link], "{text}");
        let joined = after(&board, &[link]);
        let ends: Vec<_> = link.split('-').map(square).collect();
        assert_eq!(joined.group(ends[0]).len(), 2, "{text}");
        assert_eq!(joined.group(ends[0]), joined.group(ends[1]), "{text}");
        assert_eq!(joined.outcome(), Outcome::Ongoing);
    }
    // On the smallest board any two cells are neighbours, diagonally or orthogonally, in one way only.
    let mut board = start(3);
    for (index, name) in ["a1", "b2", "c3"].into_iter().enumerate() {
        let drop = mv(&board, name);
        board.make(drop);
        if index < 2 {
            board.make(Move::Pass);
        }
    }
    board.make(Move::Pass);
    assert_eq!(links(&board), ["a1-b2", "a1-c3", "b2-c3"]);
}

#[test]
fn a_link_may_not_cross_one_of_either_colour() {
    for (text, refused, words, in_the_way) in [
        (
            "5 5/2nz1/2zn1/5/5 n c3-d4",
            "c4-d3",
            "links may not cross, and c4-d3 would cross Z's link c3-d4",
            Link { player: Player::One, from: square("c3"), to: square("d4") },
        ),
        (
            "5 5/2nz1/2zn1/5/5 z c4-d3",
            "c3-d4",
            "links may not cross, and c3-d4 would cross N's link c4-d3",
            Link { player: Player::Two, from: square("c4"), to: square("d3") },
        ),
        (
            "5 5/2zz1/2zz1/5/5 z c4-d3",
            "c3-d4",
            "links may not cross, and c3-d4 would cross Z's link c4-d3",
            Link { player: Player::One, from: square("c4"), to: square("d3") },
        ),
        (
            "5 n3z/5/5/5/z3n n a1-e5",
            "a5-e1",
            "links may not cross, and a5-e1 would cross Z's link a1-e5",
            Link { player: Player::One, from: square("a1"), to: square("e5") },
        ),
        (
            "5 5/z3n/n3z/5/5 z a3-e4",
            "a4-e3",
            "links may not cross, and a4-e3 would cross N's link a3-e4",
            Link { player: Player::Two, from: square("a3"), to: square("e4") },
        ),
    ] {
        let board = position(text);
        assert!(links(&board).is_empty(), "{text}");
        assert_eq!(reason(&board, refused), words);
        let illegal = board.check(mv(&board, refused)).unwrap_err();
        assert!(matches!(illegal, Illegal::Crossed { by, .. } if by == in_the_way), "{illegal:?}");
    }
    // Before either link is made both are open, and making one closes the other for its owner.
    let board = position("5 n3z/5/5/5/z3n z -");
    assert_eq!(links(&board), ["a1-e5"]);
    let mut board = after(&board, &["c3"]);
    assert_eq!(links(&board), ["a5-e1"]);
    let undo = board.make(Move::Pass);
    assert_eq!(links(&board), ["a1-e5"]);
    board.unmake(Move::Pass, undo);
    let board = after(&board, &["a5-e1"]);
    assert!(links(&board).is_empty());
}

#[test]
fn links_in_neighbouring_blocks_do_not_cross() {
    let board = position("5 5/1z1z1/2z2/1z1z1/5 z -");
    assert_eq!(links(&board), ["b2-c3", "b4-c3", "c3-d2", "c3-d4"]);
    let board = after(&board, &["b2-c3", "a1", "c3-d4", "a3", "b4-c3", "a5", "c3-d2"]);
    assert_eq!(board.group(square("c3")).len(), 5);
}

#[test]
fn a_given_link_is_made_once() {
    let board = position("5 5/5/2z2/1z3/4n z b2-c3");
    assert!(links(&board).is_empty());
    assert_eq!(reason(&board, "b2-c3"), "a link is made once, and b2-c3 is on the board already");
    assert_eq!(reason(&board, "c3-b2"), "a link is made once, and b2-c3 is on the board already");
    let theirs = position("5 5/5/2z2/1z3/4n n b2-c3");
    assert_eq!(reason(&theirs, "b2-c3"), "a link joins two own stones, and the stone on b2 is Z's");
}

#[test]
fn orthogonal_neighbours_of_one_colour_are_connected_without_a_link() {
    let board = position("5 z2n1/5/4z/z3z/z2n1 z -");
    assert_eq!(names(&board, &board.group(square("a1"))), ["a1", "a2", "e2", "e3", "a5"], "across both seams");
    assert_eq!(names(&board, &board.group(square("d1"))), ["d1", "d5"]);
    assert!(board.group(square("c3")).is_empty(), "no stone, no group");
    assert!(board.group(Square::new(9, 9)).is_empty(), "beyond the board");
    let apart = position("5 5/2z2/2nz1/5/5 z -");
    assert_eq!(apart.group(square("c4")).len(), 1, "the other colour, and a diagonal without a link");
    assert_eq!(apart.group(square("d3")).len(), 1);
}

#[test]
fn passing_is_not_allowed_while_a_move_is_left() {
    let words = "passing is not allowed while a drop or a link can be made";
    // With empty cells; and with a full board and one own link.
    for text in ["5 5/5/5/5/5 z -", "3 nzn/znz/znn z -", "3 nzn/znz/znn n -"] {
        let board = position(text);
        assert_eq!(board.outcome(), Outcome::Ongoing, "{text}");
        assert!(!moves(&board).is_empty() && !moves(&board).contains(&"pass".to_owned()), "{text}");
        assert_eq!(reason(&board, "pass"), words);
        assert_eq!(board.check(Move::Pass), Err(Illegal::PassWithMoves));
    }
}

#[test]
fn passing_is_legal_only_for_whoever_has_nothing_else_to_do() {
    for (seed, side) in (1..).zip([3, 3, 3, 4, 4, 4, 5, 5, 6, 7]) {
        let mut random = Random(seed);
        for _ in 0..8 {
            let mut board = start(side);
            while let Some(mv) = random.move_in(&board) {
                let moves = moves(&board);
                let nothing = moves == ["pass"];
                assert!(nothing || !moves.is_empty() && !moves.contains(&"pass".to_owned()), "{}", board.to_text());
                assert_eq!(board.check(Move::Pass).is_ok(), nothing, "{}", board.to_text());
                assert_eq!(mv == Move::Pass, nothing, "{}", board.to_text());
                board.make(mv);
            }
        }
    }
}

#[test]
fn a_pass_changes_nothing_but_the_turn() {
    let mut board = position("3 3/1z1/n2 z -");
    let before = board.clone();
    assert_eq!(board.events(Move::Pass), [Event::Passed(Player::One)]);
    let undo = board.make(Move::Pass);
    assert_eq!(board.to_text(), "3 3/1z1/n2 n -");
    assert_eq!((board.key(), &board), (position(&board.to_text()).key(), &position(&board.to_text())));
    board.unmake(Move::Pass, undo);
    assert_eq!((board.key(), &board), (before.key(), &before));
}

#[test]
fn a_finished_game_takes_no_move() {
    let board = position("4 4/4/zzzz/n3 n -");
    assert!(moves(&board).is_empty());
    for text in ["a4", "a2", "pass"] {
        assert_eq!(reason(&board, text), "the game is over");
    }
    assert_eq!(Random(1).move_in(&board), None);
    let mut game = Game::from_position(board.clone());
    assert!(matches!(game.play(mv(&board, "a4")), Err(Rejection::Over(Outcome::Win { .. }))));
}

#[test]
fn moves_of_larger_boards_are_refused() {
    let (small, large) = (start(3), start(19));
    for text in ["s19", "j1", "a2", "a2-b3", "r18-s19"] {
        assert_eq!(small.check(mv(&large, text)), Err(Illegal::OffBoard), "{text}");
    }
}

#[test]
fn a_move_is_pointed_out_by_its_cells() {
    let board = position("5 n3z/5/5/5/z3n z -");
    let spot = |text| Spot::Square(square(text));
    assert_eq!(board.paths(mv(&board, "c3")), [[spot("c3")]]);
    assert_eq!(board.paths(mv(&board, "a1-e5")), [[spot("a1"), spot("e5")], [spot("e5"), spot("a1")]]);
    assert_eq!(board.paths(Move::Pass), [[Spot::Pass]]);
}

#[test]
fn a_choice_of_squares_that_leads_nowhere_is_refused_with_the_reason() {
    let board = position("7 7/7/7/2nzz2/2z1n2/1z5/6z z b2-c3");
    let spots = |text: &str| -> Vec<Spot> {
        text.split_whitespace()
            .map(|name| match name {
                "pass" => Spot::Pass,
                "off" => Spot::Off,
                name => Spot::Square(square(name)),
            })
            .collect()
    };
    for begun in ["", "a1", "c3", "d4", "d4 c3", "c3 d4"] {
        assert_eq!(board.why_not(&spots(begun)), None, "{begun}");
    }
    let orthogonal = "are orthogonal neighbours, where stones of one colour are connected without a link";
    let apart = "a link joins diagonal neighbours";
    for (chosen, words, culprits) in [
        ("c4", "a stone is dropped on an empty cell, and c4 holds a stone of N".to_owned(), vec!["c4"]),
        ("g1", "g1 has no own stone on a diagonal neighbour that it is not linked to yet".to_owned(), vec!["g1"]),
        ("b2", "b2 has no own stone on a diagonal neighbour that it is not linked to yet".to_owned(), vec!["b2"]),
        ("a1 b2", "the move a1 is complete".to_owned(), vec![]),
        ("d4 c3 d2", "the move c3-d4 is complete".to_owned(), vec![]),
        ("d4 d4", "a link joins two stones, and d4 is one cell".to_owned(), vec!["d4"]),
        ("d4 e4", format!("{apart}; d4 and e4 {orthogonal}"), vec!["d4", "e4"]),
        ("d4 d3", format!("{apart}; d4 and d3 {orthogonal}"), vec!["d4", "d3"]),
        ("d4 b2", format!("{apart}, and d4 and b2 are not"), vec!["d4", "b2"]),
        ("d4 e3", "a link joins two own stones, and the stone on e3 is N's".to_owned(), vec!["e3"]),
        ("d4 e5", "a link joins two own stones, and e5 is empty".to_owned(), vec!["e5"]),
        ("c3 b2", "a link is made once, and b2-c3 is on the board already".to_owned(), vec!["b2", "c3"]),
        ("off", "that is no cell of this board".to_owned(), vec![]),
        ("d4 off", "that is no cell of this board".to_owned(), vec![]),
        ("h1", "that is no cell of this board".to_owned(), vec![]),
        ("d4 h1", "that is no cell of this board".to_owned(), vec![]),
        ("pass", "passing is not allowed while a drop or a link can be made".to_owned(), vec![]),
        ("d4 pass", "passing is not allowed while a drop or a link can be made".to_owned(), vec![]),
    ] {
        let refusal = board.why_not(&spots(chosen)).unwrap_or_else(|| panic!("{chosen} is refused"));
        assert_eq!(refusal.to_string(), words, "{chosen}");
        assert_eq!(names(&board, &refusal.squares), culprits, "{chosen}");
    }

    let crossed = position("5 n3z/5/5/5/z3n n a1-e5");
    let refusal = crossed.why_not(&spots("a5")).unwrap();
    assert_eq!(refusal.to_string(), "links may not cross, and every link left to a5 would cross another: a1-e5");
    assert_eq!(names(&crossed, &refusal.squares), ["a1", "e5"]);
    let refusal = crossed.why_not(&spots("a5 e1")).unwrap();
    assert_eq!(refusal.to_string(), "links may not cross, and a5-e1 would cross Z's link a1-e5");
    assert_eq!(names(&crossed, &refusal.squares), ["a1", "e5"]);

    let over = position("4 4/4/zzzz/n3 n -");
    let refusal = over.why_not(&[]).unwrap();
    assert_eq!((refusal.to_string().as_str(), refusal.squares), ("the game is over", over.winning_squares()));
}

#[test]
fn the_events_of_a_game_replayed_on_a_bare_board_give_the_board() {
    let mut random = Random(8);
    for side in [3, 6, 11] {
        let mut game: Game<Position> = Game::new(&Options { size: Size::new(side).unwrap() });
        let mut board = game.position().board();
        while let Some(mv) = random.move_in(game.position()) {
            for event in game.play(mv).unwrap() {
                board.apply(event);
            }
            assert_eq!(board, game.position().board());
        }
        let last = game.plies().last().unwrap();
        assert_eq!(last.events().last(), Some(&Event::Ended(game.position().outcome())));
    }
}
