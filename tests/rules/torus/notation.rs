//! Moves and positions in notation.

use super::{EMPTY_11, Random, after, faults, moves, mv, position, square, start, win};
use std::collections::BTreeMap;
use zen_table::games::torus::{Move, Options, Position};
use zen_table::games::{Fault, Notation, Player, Rules, View};

#[test]
fn notation_has_the_drop_the_link_and_the_pass() {
    let board = position(&format!("11 {EMPTY_11} z -"));
    for text in ["a1", "c9", "k11", "j10", "a7-k6", "a1-k11", "a11-k1", "c3-d4", "c4-d3", "c11-d1", "pass"] {
        assert_eq!(board.move_text(mv(&board, text)), text);
    }
    assert!(matches!(mv(&board, "c9"), Move::Drop(cell) if board.size().square(cell) == square("c9")));
    let Move::Link(link) = mv(&board, "a7-k6") else { panic!("a link") };
    assert_eq!(board.size().end_squares(link), [square("a7"), square("k6")]);
    assert_eq!(mv(&board, "pass"), Move::Pass);
}

#[test]
fn a_links_first_cell_comes_first_in_column_then_row_order() {
    let board = start(11);
    for (text, written) in [("k6-a7", "a7-k6"), ("d4-c5", "c5-d4"), ("d1-c11", "c11-d1"), ("b2-a1", "a1-b2")] {
        assert_eq!(board.move_text(mv(&board, text)), written, "{text}");
        assert_eq!(mv(&board, text), mv(&board, written));
    }
}

#[test]
fn what_is_no_move_is_refused_with_the_reason() {
    let board = start(11);
    let looks = "a move is a drop (b3), a link (a1-b2) or pass; the cells go from a1 to k11";
    for text in [
        "",
        " ",
        "a",
        "1",
        "l1",
        "a12",
        "a0",
        "a01",
        "a+1",
        "a-1",
        "A1",
        "C9",
        "a1 ",
        " a1",
        "a1-",
        "-a1",
        "a1-b",
        "ä1",
        "é1",
        "a1b2",
        "a1--b2",
        "a1-b2-c3",
        "a1xb2",
        "a256",
        "a999999999999",
        "Pass",
        "pass ",
        "-",
        "a1-l1",
        "a1–b2",
    ] {
        let error = board.parse_move(text).unwrap_err();
        assert_eq!(error.reason.to_string(), looks, "{text}");
        assert_eq!(error.to_string(), format!("'{text}' is not a move here: {looks}"));
    }
    for (text, words) in [
        ("a1-c3", "a link joins diagonal neighbours, and a1 and c3 are not"),
        ("a1-a1", "a link joins two stones, and a1 is one cell"),
        (
            "c9-c10",
            "a link joins diagonal neighbours; c9 and c10 are orthogonal neighbours, where stones of one colour are \
             connected without a link",
        ),
        (
            "a3-k3",
            "a link joins diagonal neighbours; a3 and k3 are orthogonal neighbours, where stones of one colour are \
             connected without a link",
        ),
    ] {
        assert_eq!(board.parse_move(text).unwrap_err().reason.to_string(), words);
    }
    let long = board.parse_move(&"a".repeat(1000)).unwrap_err();
    assert!(long.to_string().len() < 200, "a long text is cut");
}

#[test]
fn the_position_string_has_size_rows_player_and_links() {
    assert_eq!(start(11).to_text(), format!("11 {EMPTY_11} z -"));
    assert_eq!(start(3).to_text(), "3 3/3/3 z -");
    for text in [
        "3 3/3/3 n -",
        "5 n3z/5/5/5/z3n n a1-e5",
        "11 11/11/2n3n4/2nzzzn3n/zzzn1nzzznn/n2n1n2nzz/n10/11/11/11/11 z c7-d8,f8-g7,i7-j6",
        "11 11/11/2n3n4/2nzzzn3n/zzzn1nzzznn/n2n1n2nzz/n10/11/11/11/11 n a7-k6,c7-d8,f8-g7,i7-j6",
    ] {
        assert_eq!(position(text).to_text(), text);
    }
    let largest = start(19).to_text();
    assert_eq!(largest, format!("19 {} z -", ["19"; 19].join("/")));
    assert_eq!(position(&largest), start(19));
    assert_eq!(format!("{:?}", start(3)), "Position(\"3 3/3/3 z -\")");
}

#[test]
fn links_are_read_in_any_order_and_written_in_plain_string_order() {
    let rows = "1z9/z10/11/11/11/11/11/11/2z8/1z9/z10";
    let written = format!("11 {rows} n a1-b2,a10-b11,b2-c3");
    for links in ["a1-b2,a10-b11,b2-c3", "b2-c3,a10-b11,a1-b2", "c3-b2,b2-a1,b11-a10", "b11-a10,b2-c3,b2-a1"] {
        let board = position(&format!("11 {rows} n {links}"));
        assert_eq!(board.to_text(), written);
        assert_eq!((board.key(), &board), (position(&written).key(), &position(&written)));
    }
    // The order of cells is not the order of strings: '-' comes before the digits, and 10 before 2.
    let board = position("11 1z9/z10/11/11/11/11/11/11/1z9/z10/11 n a2-b3,a10-b11");
    assert!(board.to_text().ends_with("n a10-b11,a2-b3"));
}

#[test]
fn finished_positions_are_read_and_the_winner_known_whoever_is_to_move() {
    for to_move in ['z', 'n'] {
        let board = position(&format!("4 4/4/zzzz/n3 {to_move} -"));
        assert_eq!(board.outcome(), win(Player::One, 1, 0));
        let board = position(&format!("3 n2/1n1/2n {to_move} a3-b2,a3-c1,b2-c1"));
        assert_eq!(board.outcome().winner(), Some(Player::Two), "links all the way round");
    }
    let spirals = "7 2n3z/1n3z1/n3z2/3z2n/2z2n1/zz2n2/z2n3 n a1-b2,a1-g7,a5-b6,a5-g4,b2-c3,b6-c7,c3-d4,c7-d1,\
                   d1-e2,d4-e5,e2-f3,e5-f6,f3-g4,f6-g7";
    assert_eq!(position(spirals).outcome(), win(Player::One, 1, 1), "N's own spiral counts for nothing");
}

#[test]
fn impossible_position_strings_are_refused_with_the_reason() {
    for (text, words) in [
        ("", "expected four fields: the size, the rows, the player to move and the links, found 1 fields"),
        ("3 3/3/3 z", "expected four fields: the size, the rows, the player to move and the links, found 3 fields"),
        ("3 3/3/3 z - -", "expected four fields: the size, the rows, the player to move and the links, found 5 fields"),
        ("3 3/3/3  z -", "expected four fields: the size, the rows, the player to move and the links, found 5 fields"),
        ("2 2/2 z -", "the size is '2' but must be a number from 3 to 19"),
        ("20 2/2 z -", "the size is '20' but must be a number from 3 to 19"),
        ("03 3/3/3 z -", "the size is '03' but must be a number from 3 to 19"),
        ("x 3/3/3 z -", "the size is 'x' but must be a number from 3 to 19"),
        ("3 3/3 z -", "expected 3 rows, found 2"),
        ("3 3/3/3/3 z -", "expected 3 rows, found 4"),
        ("3 3/2/3 z -", "row 2 is 2 squares wide instead of 3"),
        ("3 3/3/zzzn z -", "row 3 is wider than 3 squares"),
        ("3 3/w2/3 z -", "row 2: 'w' is neither a piece nor a count of empty squares"),
        ("3 3/Z2/3 z -", "row 2: 'Z' is neither a piece nor a count of empty squares"),
        ("3 3/03/3 z -", "row 2: '03' is not a count of empty squares"),
        ("3 3/3/3 w -", "the player to move is 'w' but must be z or n"),
        ("3 3/3/3 zn -", "the player to move is 'zn' but must be z or n"),
        (
            "3 2z/1z1/z2 z ",
            "a link is '' but must be two cells of the board, as in a1-b2, with commas between the links",
        ),
        (
            "3 2z/1z1/z2 z a1-b2,",
            "a link is '' but must be two cells of the board, as in a1-b2, with commas between the links",
        ),
        (
            "3 2z/1z1/z2 z a1-b2,-",
            "a link is '-' but must be two cells of the board, as in a1-b2, with commas between the links",
        ),
        (
            "3 2z/1z1/z2 z c3-d4",
            "a link is 'c3-d4' but must be two cells of the board, as in a1-b2, with commas between the links",
        ),
        ("5 5/5/2z2/5/z4 z a1-c3", "a1-c3 is no link: a link joins diagonal neighbours, and a1 and c3 are not"),
        ("3 2z/1z1/z2 z a1-a1", "a1-a1 is no link: a link joins two stones, and a1 is one cell"),
        (
            "3 3/3/zz1 z a1-b1",
            "a1-b1 is no link: a link joins diagonal neighbours; a1 and b1 are orthogonal neighbours, where stones of \
             one colour are connected without a link",
        ),
        ("3 3/3/z2 z a1-b2", "the link a1-b2 does not join two stones of one colour"),
        ("3 3/3/3 z a1-b2", "the link a1-b2 does not join two stones of one colour"),
        ("3 3/1n1/z2 z a1-b2", "the link a1-b2 does not join two stones of one colour"),
        ("3 3/1z1/z2 z a1-b2,a1-b2", "the link a1-b2 is there twice"),
        ("3 3/1z1/z2 z a1-b2,b2-a1", "the link a1-b2 is there twice"),
        ("3 3/nz1/zn1 z a1-b2,a2-b1", "the links a1-b2 and a2-b1 cross"),
        ("3 3/zz1/zz1 z a2-b1,a1-b2", "the links a2-b1 and a1-b2 cross"),
        ("5 n3z/5/5/5/z3n n a1-e5,e1-a5", "the links a1-e5 and a5-e1 cross"),
    ] {
        assert_eq!(faults(text), [words], "{text}");
    }
    let too_many = format!("3 2z/1z1/z2 z {}", ["a1-b2"; 10].join(","));
    assert_eq!(faults(&too_many), ["there are more than 9 links, one for each block of four cells"]);
    let error = Position::parse("3 3/3/z2 z a1-b2", &Options::default()).unwrap_err();
    assert!(matches!(error.faults(), [Fault::Impossible(_)]));
}

#[test]
fn all_faults_of_a_position_string_are_told_at_once() {
    assert_eq!(
        faults("3 x2/4/3 w a1-b2,a2-b1,a1-b2,a1,a1-a2"),
        [
            "row 1: 'x' is neither a piece nor a count of empty squares",
            "row 2 is wider than 3 squares",
            "the player to move is 'w' but must be z or n",
            "the links a1-b2 and a2-b1 cross",
            "the link a1-b2 is there twice",
            "the links a2-b1 and a1-b2 cross",
            "a link is 'a1' but must be two cells of the board, as in a1-b2, with commas between the links",
            "a1-a2 is no link: a link joins diagonal neighbours; a1 and a2 are orthogonal neighbours, where stones of \
             one colour are connected without a link",
        ],
        "where rows can't be read, no stones are missed"
    );
    assert_eq!(
        faults("3 3/nz1/z2 x a1-b2,a2-b1,b2-c3"),
        [
            "the player to move is 'x' but must be z or n",
            "the link a2-b1 does not join two stones of one colour",
            "the links a1-b2 and a2-b1 cross",
            "the link b2-c3 does not join two stones of one colour",
        ]
    );
    assert_eq!(
        faults("2 3/3 x a1"),
        ["the size is '2' but must be a number from 3 to 19", "the player to move is 'x' but must be z or n"]
    );
}

#[test]
fn different_positions_have_different_keys() {
    let mut keys = BTreeMap::new();
    let mut random = Random(99);
    for side in [3, 4, 8, 19] {
        for _ in 0..20 {
            let mut board = start(side);
            loop {
                let text = board.to_text();
                let other = keys.insert(board.key(), text.clone());
                assert!(other.is_none_or(|other| other == text), "{text}");
                let Some(mv) = random.move_in(&board) else { break };
                board.make(mv);
            }
        }
    }
    assert_ne!(start(3), start(4));
    assert_ne!(start(3), position("3 3/3/3 n -"));
    assert_ne!(position("3 3/1z1/z2 n a1-b2"), position("3 3/1z1/z2 n -"));
}

#[test]
fn moves_in_another_order_lead_to_the_same_position() {
    let one = after(&start(5), &["a1", "e3", "b2", "d4", "a1-b2", "d4-e3", "c3"]);
    let other = after(&start(5), &["c3", "d4", "b2", "e3", "a1", "d4-e3", "a1-b2"]);
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key());
}

#[test]
fn taking_back_restores_everything() {
    fn assert_same(one: &Position, other: &Position) {
        assert_eq!(one, other);
        assert_eq!(one.key(), other.key());
        assert_eq!(one.outcome(), other.outcome(), "{}", one.to_text());
        assert_eq!(moves(one), moves(other), "{}", one.to_text());
        for square in one.board().squares() {
            assert_eq!(one.group_class(square), other.group_class(square), "{}", one.to_text());
            assert_eq!(one.group(square), other.group(square), "{}", one.to_text());
        }
    }
    let mut random = Random(4711);
    for side in 3..=8 {
        for _ in 0..6 {
            let mut board = start(side);
            let mut made = Vec::new();
            // Forwards with some steps back, so that what was taken back is built up again in another way.
            while let Some(mv) = random.move_in(&board) {
                made.push((mv, board.clone(), board.make(mv)));
                assert_same(&board, &position(&board.to_text()));
                for _ in 0..random.below(6) / 3 {
                    if let Some((mv, before, undo)) = made.pop() {
                        board.unmake(mv, undo);
                        assert_same(&board, &before);
                        assert_same(&board, &position(&board.to_text()));
                    }
                }
            }
            while let Some((mv, before, undo)) = made.pop() {
                board.unmake(mv, undo);
                assert_same(&board, &before);
            }
            assert_same(&board, &start(side));
        }
    }
}

#[test]
fn the_links_of_the_player_who_is_not_to_move_are_kept_too() {
    let mut random = Random(12);
    for side in 3..=8 {
        let mut board = start(side);
        while let Some(mv) = random.move_in(&board) {
            let undo = board.make(Move::Pass);
            assert_eq!(moves(&board), moves(&position(&board.to_text())), "{}", board.to_text());
            board.unmake(Move::Pass, undo);
            board.make(mv);
        }
    }
}
