//! docs/rules.md §4, Zener: one test for each paragraph, named after it.

use zen_table::games::zener::{Illegal, Move, Order, Piece, Position, Setup, Step, WinReason};
use zen_table::games::{
    self, Board, DrawReason, Event, Fault, Game, Notation, Outcome, Player, Rejection, Rules, Spot, Square, View,
};

const WHITE: Player = Player::One;
const BLACK: Player = Player::Two;
const START: &str = "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] w - -";

fn position(text: &str) -> Position {
    Position::parse(text, &Setup::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start(white: [u8; 5], black: [u8; 5], advance: bool) -> Position {
    let order = |symbols| Order::new(symbols).expect("each symbol once");
    Position::start(&Setup { white: order(white), black: order(black), advance })
}

fn square(name: &str) -> Square {
    let bytes = name.as_bytes();
    Square::new(bytes[1] - b'1', b'G' - bytes[0])
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

/// The legal steps in notation, sorted, with one space between them.
fn steps(position: &Position) -> String {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts.join(" ")
}

/// The pieces that have a legal step, sorted, with one space between them.
fn movers(position: &Position) -> String {
    let mut movers: Vec<String> = steps(position).split(' ').map(|text| text[..2].to_owned()).collect();
    movers.dedup();
    movers.join(" ")
}

/// The position after these steps, which are separated by spaces.
fn after(position: &Position, steps: &str) -> Position {
    let mut position = *position;
    for text in steps.split(' ') {
        let mv = position.parse_move(text).expect(text);
        position.check(mv).unwrap_or_else(|reason| panic!("{text}: {reason}"));
        position.make(mv);
    }
    position
}

fn why(position: &Position, text: &str) -> Illegal {
    position.check(position.parse_move(text).expect(text)).expect_err(text)
}

fn events(position: &Position, text: &str) -> Vec<Event> {
    position.events(position.parse_move(text).expect(text))
}

fn moved(piece: Piece, from: &str, to: &str) -> Event {
    Event::Moved { piece: piece.into(), from: square(from), to: square(to), jumped: Vec::new() }
}

fn win(winner: Player, reason: WinReason) -> Outcome {
    Outcome::win(winner, reason)
}

/// Pseudo-random numbers (xorshift): a different sequence for each seed.
fn random(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |below| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        u32::try_from(((state >> 32) * u64::from(below)) >> 32).expect("below a u32")
    }
}

#[test]
fn the_board_has_rows_a_to_g_from_top_to_bottom_and_columns_1_to_5_from_whites_left() {
    let start = position(START);
    let board = start.board();
    assert_eq!((board.columns(), board.rows()), (5, 7));
    for (name, column, row) in [("A1", 0, 6), ("A5", 4, 6), ("G1", 0, 0), ("G5", 4, 0), ("F3", 2, 1)] {
        assert_eq!(start.square_name(Square::new(column, row)), name);
    }
    assert_eq!(start.square_of(Piece::W3), Some(square("G3")));
    assert_eq!(board.top(square("A5")), Some(games::Piece::Symbol(BLACK, 1)));
}

#[test]
fn ten_pieces_are_numbered_by_player_and_symbol() {
    for (index, piece) in Piece::ALL.into_iter().enumerate() {
        assert_eq!(piece.index(), index);
        assert_eq!(Piece::new(piece.player(), piece.symbol()), Some(piece));
        assert_eq!(games::Piece::from(piece), games::Piece::Symbol(piece.player(), piece.symbol()));
        assert_eq!(
            (piece.counterpart().player(), piece.counterpart().symbol()),
            (piece.player().other(), piece.symbol())
        );
    }
    assert_eq!((Piece::W2.to_string(), Piece::K5.to_string()), ("W2".to_owned(), "K5".to_owned()));
    assert_eq!([0, 6, 255].map(|symbol| Piece::new(BLACK, symbol)), [None; 3]);
}

#[test]
fn the_ordered_set_up_is_the_default_and_white_moves_first() {
    let start = Position::start(&Setup::default());
    assert_eq!(start, position(START));
    assert_eq!(start.to_text(), START);
    assert_eq!(start.to_move(), WHITE);
}

#[test]
fn the_shuffled_set_up_puts_each_order_from_its_players_own_left() {
    let start = start([3, 1, 4, 2, 5], [5, 1, 2, 3, 4], false);
    assert_eq!(start.to_text(), "[K4][K3][K2][K1][K5]/5/5/5/5/5/[W3][W1][W4][W2][W5] w - -");
    for symbols in [[1, 2, 3, 4, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 6], [5, 5, 5, 5, 5]] {
        assert_eq!(Order::new(symbols), None);
    }
    assert_eq!(Order::new([5, 4, 3, 2, 1]).map(Order::symbols), Some([5, 4, 3, 2, 1]));
}

#[test]
fn in_the_blind_set_up_black_starts_one_square_ahead_where_both_show_the_same_symbol() {
    let blind = start([1, 2, 3, 4, 5], [5, 1, 3, 2, 4], true);
    assert_eq!(blind.to_text(), "[K4]2[K1]1/1[K2][K3]1[K5]/5/5/5/5/[W1][W2][W3][W4][W5] w - -");
    let all = start([1, 2, 3, 4, 5], [5, 4, 3, 2, 1], true);
    assert_eq!(all.to_text(), "5/[K1][K2][K3][K4][K5]/5/5/5/5/[W1][W2][W3][W4][W5] w - -");
    assert_eq!(start([1, 2, 3, 4, 5], [1, 2, 4, 3, 5], true), start([1, 2, 3, 4, 5], [1, 2, 4, 3, 5], false));
}

#[test]
fn whites_first_turn_has_only_the_free_step() {
    let start = position(START);
    assert_eq!((start.step(), start.answer(), start.moved()), (Step::Free, None, None));
    assert_eq!(movers(&start), "W1 W2 W3 W4 W5");
    let next = after(&start, "W3-F3");
    assert_eq!(next.to_text(), "[K5][K4][K3][K2][K1]/5/5/5/5/2[W3]2/[W1][W2]1[W4][W5] k 3 -");
}

#[test]
fn the_mandatory_step_answers_the_piece_that_the_opponent_moved_last() {
    let position = after(&position(START), "W3-F3");
    assert_eq!((position.step(), position.answer()), (Step::Mandatory, Some(3)));
    assert_eq!(steps(&position), "K3-A2 K3-A4 K3-B3");
    assert_eq!(why(&position, "K1-B5"), Illegal::MustAnswer(Piece::K3));
    // White must then answer Black's free step, not Black's mandatory step.
    let position = after(&position, "K3-B3 K1-B5");
    assert_eq!((position.to_move(), position.answer()), (WHITE, Some(1)));
    assert_eq!(movers(&position), "W1");
}

#[test]
fn when_the_piece_to_answer_with_is_blocked_there_is_only_the_free_step() {
    let covered = position("[K5][K4]1[K2][K1]/2[K3]2/2[W3]2/5/5/[W1]4/1[W2]1[W4][W5] w - 1");
    let black = after(&covered, "W3-B3");
    assert!(black.is_blocked(Piece::K3));
    assert_eq!(black.to_text(), "[K5][K4]1[K2][K1]/2[K3W3]2/5/5/5/[W1]4/1[W2]1[W4][W5] k - -");
    assert_eq!(movers(&black), "K1 K2 K4 K5");
    assert_eq!(after(&black, "K5-B1").to_text().split_once(' ').map(|(_, turn)| turn), Some("w 5 -"), "one step only");
    assert_eq!(why(&black, "K3-B2"), Illegal::Blocked { piece: Piece::K3, by: Piece::W3 });
}

#[test]
fn the_free_step_is_not_for_the_piece_that_has_just_moved() {
    let position = after(&position(START), "W3-F3 K3-B3");
    assert_eq!(position.to_text(), "[K5][K4]1[K2][K1]/2[K3]2/5/5/5/2[W3]2/[W1][W2]1[W4][W5] k - 3");
    assert_eq!((position.step(), position.to_move(), position.moved()), (Step::Free, BLACK, Some(3)));
    assert_eq!(movers(&position), "K1 K2 K4 K5");
    assert_eq!(why(&position, "K3-C3"), Illegal::JustMoved(Piece::K3));
    assert_eq!(after(&position, "K4-A1").to_text().split_once(' ').map(|(_, turn)| turn), Some("w 4 -"));
}

#[test]
fn without_a_piece_for_the_free_step_the_turn_ends_and_the_mandatory_piece_was_moved_last() {
    // W1 steps onto the only other free white piece.
    let position = position("[K5][K4][K3][K2][K1]/5/5/1[W1]3/1[W3W4W5W2]3/5/5 w 1 -");
    assert_eq!(after(&position, "W1-E2").to_text(), "[K5][K4][K3][K2][K1]/5/5/5/1[W3W4W5W2W1]3/5/5 k 1 -");
    // Another step of W1 leaves W2 for the free step.
    assert_eq!(after(&position, "W1-D3").to_text(), "[K5][K4][K3][K2][K1]/5/5/2[W1]2/1[W3W4W5W2]3/5/5 w - 1");
}

#[test]
fn a_step_goes_one_square_up_down_left_or_right_onto_any_piece() {
    let position = position("[K5][K4]1[K2][K1]/5/2[K3]2/2[W3][W2]1/5/5/[W1]2[W4][W5] w 3 -");
    assert_eq!(steps(&position), "W3-C3 W3-D2 W3-D4 W3-E3", "forward, sideways and backward");
    for to in ["B3", "C2", "C4", "E4", "D1", "D3", "A1", "G5"] {
        assert_eq!(why(&position, &format!("W3-{to}")), Illegal::NotAStep { piece: Piece::W3, to: square(to) });
    }
    let onto = |text: &str| after(&position, text).board();
    let stack = |pieces: &[Piece]| pieces.iter().map(|&piece| piece.into()).collect::<Vec<games::Piece>>();
    assert_eq!(onto("W3-C3").stack(square("C3")), stack(&[Piece::K3, Piece::W3]));
    assert_eq!(onto("W3-D4").stack(square("D4")), stack(&[Piece::W2, Piece::W3]));
    assert_eq!(onto("W3-E3").stack(square("E3")), stack(&[Piece::W3]));
    let stacked = Event::Stacked { piece: Piece::W3.into(), onto: Piece::K3.into(), at: square("C3") };
    assert_eq!(events(&position, "W3-C3"), [moved(Piece::W3, "D3", "C3"), stacked]);
    assert_eq!(events(&position, "W3-E3"), [moved(Piece::W3, "D3", "E3")]);
    // At the edge no step leads over the side.
    assert_eq!(steps(&after(&position, "W3-E3 W1-F1 K1-B5 K5-B1")), "W5-F5 W5-G4");
}

#[test]
fn a_piece_under_another_is_blocked_until_the_top_one_leaves() {
    let position = position("[K5][K4]1[K2][K1]/5/2[W2K3]2/5/5/5/[W1]1[W3][W4][W5] w - -");
    assert_eq!(movers(&position), "W1 W3 W4 W5");
    assert_eq!(why(&position, "W2-C2"), Illegal::Blocked { piece: Piece::W2, by: Piece::K3 });
    assert!(position.is_blocked(Piece::W2) && !position.is_blocked(Piece::K3));
    let black = after(&position, "W3-F3");
    let uncovered = Event::Uncovered { piece: Piece::W2.into(), at: square("C3") };
    assert_eq!(events(&black, "K3-D3"), [moved(Piece::K3, "C3", "D3"), uncovered]);
    let free = after(&black, "K3-D3 K2-B4");
    assert_eq!(free.answer(), Some(2));
    assert_eq!(steps(&free), "W2-B3 W2-C2 W2-C4 W2-D3");
}

#[test]
fn stacks_may_be_of_any_height() {
    let tall = position("4[K1]/5/[W5W4K5K4W3W2K2][W1]2[K3]/5/5/5/5 w 1 -");
    let all = after(&tall, "W1-C1");
    assert_eq!(all.board().stack(square("C1")).len(), 8);
    assert_eq!(all.to_text().split(' ').next(), Some("4[K1]/5/[W5W4K5K4W3W2K2W1]3[K3]/5/5/5/5"));
    assert!(all.is_blocked(Piece::K2) && all.is_blocked(Piece::W2) && !all.is_blocked(Piece::W1));
}

#[test]
fn the_mandatory_step_may_uncover_the_piece_that_makes_the_free_step() {
    let position = position("[K5][K4][K3][K2][K1]/5/5/1[W3W4W5W2W1]3/5/5/5 w 1 -");
    let uncovered = Event::Uncovered { piece: Piece::W2.into(), at: square("D2") };
    assert_eq!(events(&position, "W1-D3"), [moved(Piece::W1, "D2", "D3"), uncovered]);
    let free = after(&position, "W1-D3");
    assert_eq!(free.to_text().split_once(' ').map(|(_, turn)| turn), Some("w - 1"));
    assert_eq!(movers(&free), "W2", "and nobody else");
    assert_eq!(after(&free, "W2-D3").to_text(), "[K5][K4][K3][K2][K1]/5/5/1[W3W4W5][W1W2]2/5/5/5 k 2 -");
}

#[test]
fn a_free_piece_on_the_opponents_home_row_may_step_off_and_wins() {
    let white = position("[W2][K4][K3][K2][K1]/[K5]4/5/5/5/5/[W1]1[W3][W4][W5] w - -");
    assert!(steps(&white).contains("W2-off"));
    assert_eq!(steps(&white).matches("off").count(), 1, "from G no white piece leaves");
    let won = after(&white, "W2-off");
    assert_eq!(won.outcome(), win(WHITE, WinReason::LeftBoard));
    assert_eq!((won.square_of(Piece::W2), won.winning_squares()), (None, vec![]));
    assert_eq!(events(&white, "W2-off"), [Event::LeftBoard { piece: Piece::W2.into(), from: square("A1") }]);

    // Black leaves over row G, here with the mandatory step, and uncovers the piece beneath.
    let black = position("1[K4][K3][K2][K1]/5/5/5/5/[W2]4/[W1K5]1[W3][W4][W5] k 5 -");
    assert_eq!(steps(&black), "K5-F1 K5-G2 K5-off");
    let left = Event::LeftBoard { piece: Piece::K5.into(), from: square("G1") };
    let uncovered = Event::Uncovered { piece: Piece::W1.into(), at: square("G1") };
    assert_eq!(events(&black, "K5-off"), [left, uncovered]);
    assert_eq!(after(&black, "K5-off").outcome(), win(BLACK, WinReason::LeftBoard));
}

#[test]
fn standing_on_the_opponents_home_row_is_not_yet_a_win() {
    let white = position("1[K4][K3][K2][K1]/[W2]4/5/[K5]4/5/5/[W1]1[W3][W4][W5] w - -");
    assert_eq!(after(&white, "W2-A1").outcome(), Outcome::Ongoing);
}

#[test]
fn only_a_free_piece_leaves_the_board_and_only_forward_from_the_opponents_home_row() {
    let white = position("[K4W2K5]1[K3][K2][K1]/1[W3]3/5/5/5/5/[W1]2[W4][W5] w - -");
    assert!(!steps(&white).contains("off"));
    assert_eq!(why(&white, "W2-off"), Illegal::Blocked { piece: Piece::W2, by: Piece::K5 });
    assert_eq!(why(&white, "W3-off"), Illegal::NotOnHomeRow(Piece::W3), "row B is not enough");
    assert_eq!(why(&white, "W1-off"), Illegal::NotOnHomeRow(Piece::W1), "nor is the own home row");
    let black = position("[K4W2K5]1[K3][K2][K1]/1[W3]3/5/5/5/5/[W1]2[W4][W5] k - -");
    assert_eq!(why(&black, "K5-off"), Illegal::NotOnHomeRow(Piece::K5));
}

#[test]
fn who_blocks_all_the_opponents_pieces_wins_at_once() {
    // By the free step …
    let free = position("3[K5K3K4K2]1/3[W5]1/5/5/2[W3W1]2/4[K1W2W4]/5 w - -");
    let won = after(&free, "W5-A4");
    assert_eq!(won.outcome(), win(WHITE, WinReason::AllBlocked));
    assert_eq!(won.winning_squares(), squares("A4 F5"));
    // … and by the mandatory step, before any free step.
    let mandatory = position("3[K5K3K4K2]1/3[W5]1/5/5/2[W3W1]2/4[K1W2W4]/5 w 5 -");
    let won = after(&mandatory, "W5-A4");
    assert_eq!(won.outcome(), win(WHITE, WinReason::AllBlocked));
    assert_eq!(steps(&won), "");
    // The same for Black.
    let black = position("[K5][K4]1[K2]1/5/2[W5W3K1]2/5/[W1W2W4][K3]3/5/5 k 3 -");
    let won = after(&black, "K3-E1");
    assert_eq!(won.outcome(), win(BLACK, WinReason::AllBlocked));
    assert_eq!(won.winning_squares(), squares("E1 C3"));
}

#[test]
fn a_finished_game_has_no_steps() {
    let won = position("3[K5K3K4K2W5]1/5/5/5/2[W3W1]2/4[K1W2W4]/5 k - -");
    assert_eq!((won.outcome(), steps(&won).as_str()), (win(WHITE, WinReason::AllBlocked), ""));
    assert_eq!(won.random_move(&mut Vec::new(), &mut |_| 0), None);
    assert_eq!(why(&won, "K2-A3"), Illegal::Over(WinReason::AllBlocked.into()));
    assert_eq!(won.why_not(&[Spot::Square(square("A4"))]).expect("over").squares, squares("A4 F5"));
    let mv = Move::new(Piece::W5, Some(square("B4"))).expect("a square");
    assert_eq!(Game::from_position(won).play(mv).err(), Some(Rejection::Over(won.outcome())));
}

#[test]
fn every_reason_is_a_sentence_of_its_own_that_names_what_it_is_about() {
    let (piece, by, at) = (Piece::W3, Piece::K4, square("F2"));
    let told = [
        (Illegal::Over(WinReason::AllBlocked.into()), vec![]),
        (Illegal::NoSquare, vec![]),
        (Illegal::NoPiece(at), vec!["F2"]),
        (Illegal::NotYours { piece, to_move: BLACK }, vec!["W3", "Black"]),
        (Illegal::Blocked { piece, by }, vec!["W3", "K4"]),
        (Illegal::MustAnswer(piece), vec!["W3", "K3"]),
        (Illegal::JustMoved(piece), vec!["W3"]),
        (Illegal::NotAStep { piece, to: at }, vec!["W3", "F2"]),
        (Illegal::NotOnHomeRow(piece), vec!["W3", "Black", "row A"]),
        (Illegal::NotOnHomeRow(by), vec!["K4", "White", "row G"]),
        (Illegal::Pass, vec![]),
        (Illegal::PieceFirst, vec![]),
        (Illegal::Complete, vec![]),
    ];
    let sentences: Vec<String> = told.iter().map(|(illegal, _)| illegal.to_string()).collect();
    for (index, (sentence, (_, names))) in sentences.iter().zip(&told).enumerate() {
        assert!(sentence.contains(' ') && !sentences[..index].contains(sentence), "{sentence}");
        for name in names {
            assert!(sentence.contains(name), "{name} in: {sentence}");
        }
    }
}

#[test]
fn the_third_occurrence_of_a_position_at_the_start_of_a_turn_is_a_draw() {
    const ROUND: &str = "K1-B5 K2-B4 W2-F2 W1-G1 K1-A5 K2-A4 W2-G2 W1-F1";
    let verdicts = |start: Position, steps: &str| -> Vec<Outcome> {
        let mut game = Game::from_position(start);
        let verdict = |text: &str| {
            let mv = game.position().parse_move(text).expect(text);
            game.play(mv).unwrap_or_else(|rejection| panic!("{text}: {rejection:?}"));
            game.verdict().outcome
        };
        steps.split(' ').map(verdict).collect()
    };
    let drawn_at = |outcomes: &[Outcome]| outcomes.iter().position(|outcome| outcome.is_over());
    let outcomes = verdicts(position(START), &format!("W1-F1 {ROUND} {ROUND}"));
    assert_eq!(drawn_at(&outcomes), Some(16), "the position after W1-F1 for the third time");
    assert_eq!(outcomes[16], Outcome::Draw(DrawReason::Repetition));
    // A position in the middle of a turn, which occurs for the third time just before, does not count.
    let middle = after(&position(START), "W1-F1 K1-B5");
    let rest = "K2-B4 W2-F2 W1-G1 K1-A5 K2-A4 W2-G2 W1-F1";
    let outcomes = verdicts(middle, &format!("{rest} {ROUND} K1-B5 K2-B4"));
    assert_eq!(drawn_at(&outcomes), Some(16), "the position after K2-B4");
}

#[test]
fn positions_differ_for_repetition_by_stacks_player_symbol_to_answer_and_step_to_make() {
    let texts = [
        START,
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] k - -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] w 1 -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] w 2 -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] w - 1",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/1[W1W2][W3][W4][W5] w - -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/1[W2W1][W3][W4][W5] w - -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1W2]1[W3][W4][W5] w - -",
    ];
    for (one, text) in texts.iter().enumerate() {
        for (other, another) in texts.iter().enumerate() {
            let (position, different) = (position(text), self::position(another));
            assert_eq!(position == different, one == other);
            assert_eq!(position.key() == different.key(), one == other);
        }
    }
}

#[test]
fn a_step_is_written_piece_and_destination() {
    let start = position(START);
    assert_eq!(start.parse_move("W3-F3").ok(), Move::new(Piece::W3, Some(square("F3"))));
    assert_eq!(start.parse_move("K5-off").ok(), Move::new(Piece::K5, None), "it need not be legal");
    let mv = start.parse_move("W3-F3").expect("a step");
    assert_eq!((mv.piece(), mv.to(), start.move_text(mv)), (Piece::W3, Some(square("F3")), "W3-F3".to_owned()));
    assert_eq!(Move::new(Piece::W3, Some(Square::new(5, 0))), None);
    assert_eq!(Move::new(Piece::W3, Some(Square::new(0, 7))), None);
    let wrong =
        ["", "W3", "W3-", "-F3", "W3F3", "w3-f3", "W3-f3", "W0-F3", "W6-F3", "B3-F3", "W3-H3", "W3-F0", "W3-F6"];
    for text in wrong.into_iter().chain(["W3-F33", "W33-F3", "W3-F3 K3-B3", "W3-Off", "W3-é3", "é3-F3", "pass"]) {
        assert!(start.parse_move(text).is_err(), "{text}");
    }
}

#[test]
fn position_strings_are_read_and_written() {
    for text in [
        START,
        "[K5][K4]1[K2][K1]/2[W3K3]2/5/5/5/5/[W1][W2]1[W4][W5] w - -",
        "[K5][K4]1[K2][K1]/2[K3]2/5/2[W3]2/5/5/[W1][W2]1[W4][W5] k - 3",
        "5/5/5/5/5/5/1[K5K4K3K2W1W2W3W4][K1]1[W5] k 1 -",
        // After the end, anything may be said about the turn. In the first two positions W2 has left; in the third all
        // black pieces are blocked.
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1]1[W3][W4][W5] k - -",
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1]1[W3][W4][W5] w 2 2",
        "3[K5K3K4K2W5]1/5/5/5/2[W3W1]2/4[K1W2W4]/5 w 1 3",
    ] {
        assert_eq!(position(text).to_text(), text);
    }
    assert_eq!(
        position("[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1]1[W3][W4][W5] w 2 2").outcome(),
        win(WHITE, WinReason::LeftBoard)
    );
}

fn faults(text: &str) -> Vec<Fault> {
    Position::parse(text, &Setup::default()).expect_err(text).faults().to_vec()
}

#[test]
fn impossible_position_strings_are_refused_with_all_faults() {
    let pieces = "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5]";
    assert!(matches!(faults("")[..], [Fault::Fields { found: 1, .. }]));
    assert!(matches!(faults(&format!("{pieces} w -"))[..], [Fault::Fields { found: 3, .. }]));
    assert!(matches!(faults("5/5 w - -")[..], [Fault::Rows { expected: 7, found: 2 }]));
    let board = |row: &str| faults(&format!("[K5][K4][K3][K2][K1]/{row}/5/5/5/5/[W1][W2][W3][W4][W5] w - -"));
    assert!(matches!(board("6")[..], [Fault::Width { row: 2, expected: 5, found: 6 }]));
    for row in ["x4", "[]4", "[W3", "[W34]", "[W3K]4", "[w3]4", "[W0]4", "W34", "05", "[W3[K3]4"] {
        assert!(matches!(board(row)[0], Fault::Row { row: 2, .. }), "{row}");
    }
    assert!(matches!(board("[W3]4")[..], [Fault::Impossible(_)]), "W3 twice");
    assert!(
        matches!(faults("[K5][K4][K3][K2][K1]/5/5/5/5/5/2[W3][W4][W5] w - -")[..], [Fault::Impossible(_)]),
        "two gone"
    );
    for turn in ["b - -", "w 0 -", "w 6 -", "w - 6", "w x -", "w 01 -", "w - W1"] {
        assert!(matches!(faults(&format!("{pieces} {turn}"))[..], [Fault::Field { .. }]), "{turn}");
    }
    assert!(matches!(faults(&format!("{pieces} w 1 2"))[..], [Fault::Impossible(_)]), "answer and moved");
    let stacked = "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1W2]1[W3][W4][W5]";
    assert!(matches!(faults(&format!("{stacked} w 1 -"))[..], [Fault::Impossible(_)]), "blocked, so no answer");
    assert!(matches!(faults(&format!("{stacked} w - 1"))[..], [Fault::Impossible(_)]), "blocked, so not just moved");
    let tower = "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1W2W3W4W5]4 w - 5";
    assert!(matches!(faults(tower)[..], [Fault::Impossible(_)]), "nobody for the free step");
    assert!(matches!(
        faults("[K5][K4][K3][K2][K1]/6/?/5/5/[W1]4/[W1]3 x 9 0")[..],
        [
            Fault::Width { row: 2, .. },
            Fault::Row { row: 3, .. },
            Fault::Width { row: 7, .. },
            Fault::Field { .. },
            Fault::Field { .. },
            Fault::Field { .. },
        ]
    ));
    assert!(matches!(
        faults("[K5][K4][K3][K2][K1]/5/5/5/5/[W1]4/[W1][W1]3 w 1 2")[..],
        [Fault::Impossible(_), Fault::Impossible(_), Fault::Impossible(_)]
    ));
    assert_eq!(faults(&format!("{stacked} w 1 1")).len(), 3);
}

#[test]
fn a_refused_choice_names_the_squares_at_fault() {
    let refusal = |position: &Position, spots: &str| {
        let spots: Vec<_> = spots
            .split_whitespace()
            .map(|name| if name == "off" { Spot::Off } else { Spot::Square(square(name)) })
            .collect();
        position.why_not(&spots).map(|refusal| refusal.squares)
    };
    let answer = position("[K5][K4]1[K2][K1]/5/2[W2K3]2/5/5/5/[W1]1[W3][W4][W5] w 4 -");
    assert_eq!(refusal(&answer, ""), None);
    assert_eq!(refusal(&answer, "G4"), None);
    assert_eq!(refusal(&answer, "G4 F4"), None);
    assert_eq!(refusal(&answer, "G4 G3"), None, "onto a piece");
    assert_eq!(refusal(&answer, "G4 F4 F4"), Some(vec![]), "the step is complete");
    assert_eq!(refusal(&answer, "G1"), Some(squares("G4")), "the piece that must answer");
    assert_eq!(refusal(&answer, "C3"), Some(squares("C3")), "the piece on top");
    assert_eq!(refusal(&answer, "A1"), Some(squares("A1")), "the opponent's piece");
    assert_eq!(refusal(&answer, "D3"), Some(vec![]), "no piece");
    assert_eq!(refusal(&answer, "G4 E4"), Some(vec![]), "two squares away");
    assert_eq!(refusal(&answer, "G4 off"), Some(squares("G4")), "not on the opponent's home row");
    let free = position("[K5][K4]1[K2][K1]/5/2[W2K3]2/5/5/3[W4]1/[W1]1[W3]1[W5] w - 4");
    assert_eq!(refusal(&free, "F4"), Some(squares("F4")), "the piece that has just moved");
    assert_eq!(refusal(&free, "G1 F1"), None);
    for spot in [Spot::Off, Spot::Pass, Spot::Square(Square::new(5, 0)), Spot::Square(Square::new(255, 255))] {
        assert!(free.why_not(&[spot]).is_some());
        assert!(free.why_not(&[Spot::Square(square("G1")), spot]).is_some());
    }
}

#[test]
fn a_random_step_is_legal_even_from_a_strange_generator() {
    let corner = position("[W2][K4][K3][K2][K1]/[K5]4/5/5/5/5/[W1]1[W3][W4][W5] w 1 -");
    for number in 0..4 {
        let mv = corner.random_move(&mut Vec::new(), &mut |below| number % below).expect("a step");
        assert_eq!(corner.check(mv), Ok(()), "the same number again and again");
    }
}

#[test]
fn steps_are_taken_back_exactly() {
    for seed in 0..100 {
        let mut below = random(seed);
        let mut position = Position::start(&Setup::default());
        let mut past = Vec::new();
        while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
            let mut board: Board = position.board();
            for event in position.events(mv) {
                board.apply(&event);
            }
            assert_eq!(position.parse_move(&position.move_text(mv)), Ok(mv));
            assert_eq!(position.why_not(&position.paths(mv)[0]), None);
            let before = position;
            let undo = position.make(mv);
            assert_eq!(position.board(), board);
            let read = self::position(&position.to_text());
            assert_eq!((read, read.key(), read.outcome()), (position, position.key(), position.outcome()));
            past.push((before, mv, undo));
        }
        assert!(position.outcome().is_over());
        for (before, mv, undo) in past.into_iter().rev() {
            position.unmake(mv, undo);
            assert_eq!((position, position.key()), (before, before.key()));
        }
    }
}
