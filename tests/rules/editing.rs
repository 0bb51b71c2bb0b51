//! Positions that are set up by hand: whatever is done to them, they are written, and allowed or refused as their
//! position strings are.

use crate::tested::{Random, fullest_options};
use std::collections::BTreeSet;
use zen_table::games::{
    AnyGame, Board, EditedPosition, Fault, Fields, Kind, Options, Piece, Player, Square, torus, zener,
};

/// Edits of each game; together with all games 100,000.
const EDITS: usize = 25_000;

/// A game that has been played at random for at most this number of plies.
fn played(options: &Options, plies: usize, random: &mut Random) -> AnyGame {
    let mut game = AnyGame::new(options);
    for _ in 0..plies {
        let moves = game.legal_moves();
        let Some(mv) = random.choose(&moves) else { break };
        game.play(mv).expect("a legal move");
    }
    game
}

/// Options of a game; boards of ZeN are small, so that much happens on them.
fn options(kind: Kind, random: &mut Random) -> Options {
    match kind {
        Kind::Torus => {
            let size = torus::Size::new(3 + random.below(4) as u8).expect("a size");
            Options::Torus(torus::Options { size })
        }
        _ => fullest_options(kind),
    }
}

/// A square of the board, or rarely one beyond it.
fn square(board: &Board, random: &mut Random) -> Square {
    let mut number = |below: u8| random.below(usize::from(below) + 1).min(random.below(usize::from(below)) + 1) as u8;
    Square::new(number(board.columns()), number(board.rows()))
}

#[test]
fn every_position_of_a_game_can_be_set_up_and_comes_back_unchanged() {
    for kind in Kind::ALL {
        let mut random = Random::new(1);
        for _ in 0..60 {
            let options = options(kind, &mut random);
            let mut game = AnyGame::new(&options);
            for _ in 0..80 {
                let edited = EditedPosition::of(&game, &options);
                let text = game.position_text();
                assert_eq!(edited.text(), text);
                assert_eq!(EditedPosition::read(&text, &options), Ok(edited.clone()));
                let checked = edited.check().expect("a position of a game is possible");
                assert_eq!((checked.key(), checked.board()), (game.key(), game.board()), "{text}");
                let moves = game.legal_moves();
                let Some(mv) = random.choose(&moves) else { break };
                game.play(mv).expect("a legal move");
            }
        }
    }
}

#[test]
fn squares_have_the_same_names_and_pieces_are_as_many_as_in_a_game() {
    for kind in Kind::ALL {
        let game = AnyGame::new(&Options::usual(kind));
        let edited = EditedPosition::of(&game, &Options::usual(kind));
        for square in game.board().squares() {
            assert_eq!(edited.square_name(square), game.square_name(square), "{}", kind.id());
        }
        assert_eq!(edited.names_of_lines(), game.names_of_lines());
        // At the beginning all pieces are on the board; ZeN has always enough of them.
        let expected = (kind != Kind::Torus).then_some(0);
        for piece in edited.tray() {
            assert_eq!(edited.left(piece), expected, "{}, {piece:?}", kind.id());
            let board = game.board();
            let count = board.squares().flat_map(|square| board.stack(square)).filter(|&&other| other == piece).count();
            let empty = EditedPosition::empty(&Options::usual(kind));
            assert_eq!(empty.left(piece), expected.map(|_| count as u32), "{}, {piece:?}", kind.id());
        }
    }
    let mut zen = EditedPosition::start(&Options::usual(Kind::Zen));
    let corner = Square::new(0, 10);
    let pawn = zen.take(corner).expect("a pawn stands in the corner");
    assert_eq!(zen.left(pawn), Some(1));
}

#[test]
fn an_emptied_board_is_set_up_again_piece_by_piece() {
    for kind in Kind::ALL {
        let mut random = Random::new(2);
        let options = options(kind, &mut random);
        let game = played(&options, 30, &mut random);
        let board = game.board();
        let mut edited = EditedPosition::empty(&options);
        assert!(edited.board().squares().all(|square| edited.board().top(square).is_none()));
        for square in board.squares() {
            for &piece in board.stack(square) {
                assert!(edited.put(square, piece));
            }
        }
        for link in board.links() {
            assert!(edited.toggle_link(link.to, link.from));
        }
        edited.set_to_move(game.to_move());
        edited.set_fields(EditedPosition::of(&game, &options).fields());
        assert_eq!(edited.text(), game.position_text());
    }
}

/// One random edit.
fn edit(edited: &mut EditedPosition, options: &Options, random: &mut Random) {
    let [one, other] = [0; 2].map(|_| square(edited.board(), random));
    // Some of another game, too.
    let pieces = [&edited.tray()[..], &[Piece::Zen, Piece::Symbol(Player::One, 9)]].concat();
    let symbols = [None, Some(1), Some(2), Some(5), Some(0), Some(6)];
    match random.below(24) {
        0..=8 => {
            let piece = *random.choose(&pieces).expect("a piece");
            let is_allowed = edited.board().contains(one) && edited.tray().contains(&piece);
            assert!(edited.put(one, piece) <= is_allowed);
            assert!(!is_allowed || edited.board().top(one) == Some(piece));
        }
        9..=12 => {
            let top = edited.board().top(one);
            assert_eq!(edited.take(one), top);
        }
        13..=15 => {
            edited.move_piece(one, other);
        }
        16..=18 => {
            let step =
                Square::new(one.column.wrapping_add(1), one.row.wrapping_add(random.below(3) as u8).wrapping_sub(1));
            edited.toggle_link(one, if random.below(4) == 0 { other } else { step });
        }
        19 => edited.set_to_move(edited.to_move().other()),
        20 | 21 => {
            let forbidden = Some(one).filter(|_| random.below(2) == 0);
            let [answer, moved] = [0; 2].map(|_| *random.choose(&symbols).expect("a symbol"));
            edited.set_fields(Fields { forbidden, answer, moved });
        }
        22 => {
            edited.set_size(random.below(9) as u8);
        }
        _ => match random.below(8) {
            0 => *edited = EditedPosition::empty(options),
            1 => *edited = EditedPosition::start(options),
            _ => *edited = EditedPosition::of(&played(options, 40, random), options),
        },
    }
}

/// Whether a position is possible in a game whose rules on this can be said in a line; `None` for other games.
fn is_possible(edited: &EditedPosition) -> Option<bool> {
    let count = |piece| edited.board().squares().filter(|&square| edited.board().top(square) == Some(piece)).count();
    let last = edited.to_move().other();
    match edited.kind() {
        Kind::Enso => {
            let [one, two] = Player::BOTH.map(|player| count(Piece::Stone(player)));
            Some(one <= 16 && two <= 16 && count(Piece::Stone(last)) > 0)
        }
        Kind::Torus => {
            let links: Vec<_> = edited.board().links().iter().collect();
            let side = edited.board().columns();
            let is_next = |a: u8, b: u8| (a + 1) % side == b;
            // The lower left cell of the block of four that a link lies in.
            let block = |ends: [Square; 2]| {
                let least = |a: u8, b: u8| if is_next(a, b) { a } else { b };
                (least(ends[0].column, ends[1].column), least(ends[0].row, ends[1].row))
            };
            let mut blocks: Vec<_> = links.iter().map(|link| block([link.from, link.to])).collect();
            blocks.sort_unstable();
            blocks.dedup();
            Some(blocks.len() == links.len())
        }
        Kind::Zen => {
            let [one, two] = Player::BOTH.map(|player| count(Piece::Pawn(player)));
            let zen = edited.board().squares().find(|&square| edited.board().top(square) == Some(Piece::Zen));
            let came_from = |from: Square| {
                let zen = zen?;
                let (right, up) = (zen.column.abs_diff(from.column), zen.row.abs_diff(from.row));
                let is_free = edited.board().contains(from) && edited.board().top(from).is_none();
                Some(is_free && (right == 0 || up == 0 || right == up))
            };
            // What is beyond the board is not written.
            let forbidden = edited.fields().forbidden.filter(|&square| edited.board().contains(square));
            let may_come = forbidden.is_none_or(|from| came_from(from).unwrap_or(false));
            Some(one <= 12 && two <= 12 && count(Piece::Pawn(last)) > 0 && may_come)
        }
        Kind::Zener => None,
    }
}

#[test]
fn a_hundred_thousand_random_edits_are_allowed_or_refused_as_the_rules_say() {
    for kind in Kind::ALL {
        let mut random = Random::new(3);
        let mut current = options(kind, &mut random);
        let mut edited = EditedPosition::start(&current);
        let mut results = [0; 2];
        for number in 0..EDITS {
            if number % 200 == 0 {
                current = options(kind, &mut random);
                edited = EditedPosition::of(&played(&current, 60, &mut random), &current);
            }
            edit(&mut edited, &current, &mut random);
            let text = edited.text();
            let checked = edited.check();
            results[usize::from(checked.is_ok())] += 1;
            assert_eq!(checked.is_ok(), AnyGame::from_text(&text, &current).is_ok(), "{text}");
            if let Some(is_possible) = is_possible(&edited) {
                assert_eq!(checked.is_ok(), is_possible, "{text}");
            }
            match checked {
                Ok(game) => {
                    assert_eq!(game.position_text(), text);
                    assert_eq!(game.board(), *edited.board(), "{text}");
                    assert_eq!(EditedPosition::read(&text, &current).map(|read| read.text()), Ok(text));
                }
                Err(faults) => {
                    assert!(!faults.is_empty(), "{text}");
                    for fault in faults {
                        assert!(matches!(fault.fault, Fault::Impossible(_)), "{text}: {}", fault.fault);
                        let each_once: BTreeSet<_> = fault.squares.iter().collect();
                        assert_eq!(each_once.len(), fault.squares.len(), "{text}: {}", fault.fault);
                        assert!(fault.squares.iter().all(|&square| edited.board().contains(square)), "{text}");
                    }
                }
            }
        }
        assert!(results.iter().all(|&count| count >= 50), "{}: {results:?} refused and allowed", kind.id());
    }
}

fn refused(edited: &EditedPosition) -> Vec<(String, Vec<String>)> {
    let game = AnyGame::new(edited.options());
    let faults = edited.check().expect_err("an impossible position");
    let named = |squares: Vec<Square>| squares.into_iter().map(|square| game.square_name(square)).collect();
    faults.into_iter().map(|fault| (fault.fault.to_string(), named(fault.squares))).collect()
}

/// The squares on which such a piece lies on top.
fn holding(edited: &EditedPosition, is_wanted: impl Fn(Piece) -> bool) -> Vec<Square> {
    let board = edited.board();
    board.squares().filter(|&square| board.top(square).is_some_and(&is_wanted)).collect()
}

#[test]
fn all_reasons_are_told_at_once_each_with_its_squares() {
    let options = fullest_options(Kind::Zen);
    let mut edited = EditedPosition::start(&options);
    for column in 0..3 {
        edited.put(Square::new(column, 1), Piece::Pawn(Player::One));
    }
    edited.set_fields(Fields { forbidden: Some(Square::new(0, 0)), ..Fields::default() });
    let reasons = refused(&edited);
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    assert!(reasons[0].0.contains("15 pawns") && reasons[0].1.len() == 15, "{reasons:?}");
    assert_eq!(reasons[1].1, ["A1"], "a pawn stands on the square that is forbidden to the Zen");

    let options = Options::Torus(torus::Options { size: torus::Size::new(5).expect("a size") });
    let mut edited = EditedPosition::empty(&options);
    for (column, row, player) in [(0, 0, Player::One), (4, 4, Player::One), (0, 4, Player::Two), (4, 0, Player::Two)] {
        edited.put(Square::new(column, row), Piece::Stone(player));
    }
    assert!(!edited.toggle_link(Square::new(0, 0), Square::new(4, 0)), "neighbours across the seam need no link");
    assert!(edited.toggle_link(Square::new(0, 0), Square::new(4, 4)));
    assert!(edited.toggle_link(Square::new(0, 4), Square::new(4, 0)));
    assert_eq!(refused(&edited)[0].1, ["a1", "a5", "e1", "e5"]);
    edited.take(Square::new(0, 0));
    assert!(edited.check().is_ok(), "a stone that is taken away takes its links with it");

    let mut edited = EditedPosition::start(&fullest_options(Kind::Enso));
    let white = holding(&edited, |piece| piece == Piece::Stone(Player::Two))[0];
    let black = holding(&edited, |piece| piece == Piece::Stone(Player::One)).len();
    assert!(edited.put(white, Piece::Stone(Player::One)));
    let reasons = refused(&edited);
    assert_eq!((reasons.len(), reasons[0].1.len()), (1, black + 1), "{reasons:?}");

    let mut edited = EditedPosition::start(&fullest_options(Kind::Zener));
    for square in holding(&edited, |piece| matches!(piece, Piece::Symbol(Player::One, 2 | 3))) {
        edited.take(square);
    }
    let reasons = refused(&edited);
    assert!(reasons[0].0.contains("W2, W3") && reasons[0].1.is_empty(), "{reasons:?}");
}

#[test]
fn only_the_board_of_zen_on_a_torus_has_another_size() {
    for kind in Kind::ALL {
        let mut edited = EditedPosition::start(&Options::usual(kind));
        let before = edited.clone();
        if kind == Kind::Torus {
            assert_eq!(edited.sizes(), Some([torus::Size::MIN.get(), torus::Size::MAX.get()]));
            assert!(edited.set_size(5));
            assert_eq!((edited.board().columns(), edited.board().rows()), (5, 5));
            assert!(!edited.set_size(torus::Size::MAX.get() + 1));
            assert_eq!(edited.board().columns(), 5, "a size that there is not changes nothing");
        } else {
            assert_eq!((edited.sizes(), edited.set_size(5)), (None, false));
            assert_eq!(edited, before);
        }
    }
}

#[test]
fn a_piece_that_there_is_once_is_moved_when_it_is_put_again() {
    let options = fullest_options(Kind::Zen);
    let mut edited = EditedPosition::start(&options);
    assert_eq!(edited.left(Piece::Zen), Some(0));
    assert!(edited.put(Square::new(1, 0), Piece::Zen));
    assert_eq!(edited.board().top(Square::new(5, 5)), None);
    assert!(edited.check().is_ok());

    let mut edited = EditedPosition::start(&fullest_options(Kind::Zener));
    let circle = Piece::from(zener::Piece::W1);
    assert!(edited.move_piece(Square::new(0, 0), Square::new(1, 0)));
    assert_eq!(edited.board().stack(Square::new(1, 0)), [Piece::Symbol(Player::One, 2), circle]);
    edited.set_fields(Fields { answer: Some(2), moved: Some(1), ..Fields::default() });
    let reasons = refused(&edited);
    assert_eq!(reasons.len(), 2, "{reasons:?}");
    assert_eq!(reasons[1].1, ["G2"], "the piece to answer with is blocked");
}

#[test]
fn what_the_game_or_its_board_does_not_have_changes_nothing() {
    for kind in Kind::ALL {
        let start = EditedPosition::start(&fullest_options(kind));
        let corner = Square::new(0, 0);
        let beside = [Square::new(start.board().columns(), 0), Square::new(0, start.board().rows())];
        let piece = start.board().squares().find_map(|square| start.board().top(square)).unwrap_or(start.tray()[0]);
        let foreign = if kind == Kind::Zener { Piece::Zen } else { Piece::from(zener::Piece::W1) };
        let mut edited = start.clone();
        assert!(!edited.put(corner, foreign), "{kind:?} has no {foreign:?}");
        for outside in beside {
            assert!(!edited.put(outside, piece), "{outside:?} is beside the board");
            assert!(!edited.move_piece(corner, outside) && !edited.move_piece(outside, corner));
        }
        assert_eq!(edited, start, "{kind:?}");
        assert!(edited.put(corner, piece) || edited.board().top(corner) == Some(piece));
        let before = edited.clone();
        assert!(!edited.move_piece(corner, corner) && edited == before, "a piece that stays");
    }
}

#[test]
fn a_position_that_is_over_can_be_set_up() {
    let mut edited = EditedPosition::empty(&fullest_options(Kind::Enso));
    edited.put(Square::new(2, 2), Piece::Stone(Player::One));
    edited.put(Square::new(0, 0), Piece::Stone(Player::Two));
    edited.set_to_move(Player::Two);
    let game = edited.check().expect("a possible position");
    assert!(game.verdict().outcome.is_over());
}
