//! docs/rules.md §2, Enso: one test for each paragraph, named after it.

use zen_table::games::enso::{Condition, Illegal, Move, Options, Position, WinReason};
use zen_table::games::{
    Board, Event, Fault, Game, Notation, Outcome, Piece, Player, Rejection, Rules, Spot, Square, View,
};

const BLACK: Player = Player::One;
const WHITE: Player = Player::Two;

fn position(text: &str) -> Position {
    Position::parse(text, &Options).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square(name: &str) -> Square {
    let bytes = name.as_bytes();
    Square::new(bytes[0] - b'a', bytes[1] - b'1')
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// The legal moves in notation, sorted, with one space between them.
fn moves(position: &Position) -> String {
    let mut texts: Vec<_> = legal(position).into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts.join(" ")
}

/// The legal moves of one stone, as [`moves`] writes them.
fn moves_of(position: &Position, stone: &str) -> String {
    moves(position).split(' ').filter(|text| text.starts_with(stone)).collect::<Vec<_>>().join(" ")
}

fn after(position: &Position, text: &str) -> Position {
    let mv = position.parse_move(text).expect(text);
    position.check(mv).expect(text);
    let mut next = *position;
    next.make(mv);
    next
}

fn why(position: &Position, text: &str) -> Illegal {
    position.check(position.parse_move(text).expect(text)).expect_err(text)
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

/// The numbers of captures, of stones beside an enemy, and of isolated stones.
fn progress(position: &Position) -> (usize, usize, usize) {
    let squares: Vec<_> = Board::new(6, 6).squares().collect();
    let stones: Vec<_> = squares.iter().filter_map(|&at| Some((at, position.stone(at)?))).collect();
    let beside = |here: Square| {
        let near = move |at: Square| at.column.abs_diff(here.column) <= 1 && at.row.abs_diff(here.row) <= 1;
        stones.iter().filter(move |&&(at, _)| at != here && near(at)).map(|&(_, player)| player)
    };
    let engaged = stones.iter().filter(|&&(at, player)| beside(at).any(|other| other != player)).count();
    let isolated = stones.iter().filter(|&&(at, _)| beside(at).next().is_none()).count();
    (32 - stones.len(), engaged, isolated)
}

#[test]
fn the_board_has_six_columns_a_to_f_and_six_rows_from_bottom_to_top() {
    let start = Position::start(&Options);
    let board = start.board();
    assert_eq!((board.columns(), board.rows()), (6, 6));
    assert_eq!(start.square_name(Square::new(0, 0)), "a1");
    assert_eq!(start.square_name(Square::new(5, 0)), "f1");
    assert_eq!(start.square_name(Square::new(2, 3)), "c4");
    assert_eq!(start.square_name(Square::new(5, 5)), "f6");
}

#[test]
fn the_set_up_is_figure_1_with_sixteen_stones_each_and_black_to_move() {
    let start = Position::start(&Options);
    assert_eq!(start.to_text(), "bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b");
    assert_eq!(start.to_move(), BLACK);
    for player in Player::BOTH {
        let stones = start.board().squares().filter(|&square| start.stone(square) == Some(player)).count();
        assert_eq!(stones, 16);
    }
    assert_eq!(start.stone(square("a6")), Some(BLACK));
    assert_eq!(start.stone(square("a1")), Some(WHITE));
    assert_eq!(start.stone(square("c3")), None);
    assert_eq!(start.stone(Square::new(6, 0)), None, "beyond the board");
    assert_eq!(start.outcome(), Outcome::Ongoing);
}

#[test]
fn a_stone_moves_like_a_queen_over_empty_squares_without_jumping() {
    // Beside c3 there are only friends. It may go to every empty square in line that is not beside a friend, except f6,
    // which is behind d4.
    let position = position("6/6/3b2/2b3/6/w5 b");
    assert_eq!(moves_of(&position, "c3"), "c3-a3 c3-a5 c3-b2 c3-b3 c3-b4 c3-c1 c3-c2 c3-c6 c3-d2 c3-e1 c3-f3");
    let in_the_way = |stone: &str, to: &str| Illegal::InTheWay { stone: square(stone), to: square(to) };
    assert_eq!(why(&position, "c3-e5"), in_the_way("d4", "e5"));
    assert_eq!(why(&position, "c3-f6"), in_the_way("d4", "f6"));
    assert_eq!(why(&position, "c3-d5"), Illegal::NotInLine { from: square("c3"), to: square("d5") });
    assert_eq!(why(&position, "c3-c3"), Illegal::SameSquare(square("c3")));
    assert_eq!(why(&position, "c3-d4"), Illegal::OwnStone(square("d4")));
    // A stone may not jump over an enemy either.
    let position = self::position("2b3/6/2w3/2b3/2bb2/6 w");
    assert_eq!(moves_of(&position, "c4"), "c4xc3 c4xc6");
    assert_eq!(why(&position, "c4xc2"), in_the_way("c3", "c2"));
}

#[test]
fn a_stone_beside_an_enemy_must_capture_the_first_stone_met_near_or_far() {
    let position = position("2b3/6/6/2w1wb/1b4/6 w");
    assert_eq!(moves(&position), "c3xb2 c3xc6 e3xf3");
    assert_eq!(why(&position, "c3-c4"), Illegal::MustCapture(square("c3")));
    assert_eq!(why(&position, "c3-d3"), Illegal::MustCapture(square("c3")), "not even towards a friend");
    assert_eq!(why(&position, "c3xf3"), Illegal::InTheWay { stone: square("e3"), to: square("f3") });
    assert_eq!(why(&position, "c3-e3"), Illegal::OwnStone(square("e3")));
    assert_eq!(position.condition(square("c3")), Some(Condition::MustCapture));
    assert_eq!(position.enemies_beside(square("c3")), squares("b2"));
    assert_eq!(position.enemies_beside(square("c6")), []);
}

#[test]
fn a_capture_replaces_the_enemy_stone() {
    let position = position("2b3/6/6/2w1wb/1b4/6 w");
    assert_eq!(after(&position, "c3xc6").to_text(), "2w3/6/6/4wb/1b4/6 b");
    let captured = Event::Captured { piece: Piece::Stone(BLACK), at: square("c6") };
    let moved = Event::Moved { piece: Piece::Stone(WHITE), from: square("c3"), to: square("c6"), jumped: Vec::new() };
    assert_eq!(position.events(position.parse_move("c3xc6").expect("a capture")), [captured, moved]);
}

#[test]
fn a_stone_beside_friends_only_goes_beside_an_enemy_or_away_from_all_stones() {
    let position = position("5w/6/6/1bb3/6/b5 b");
    assert_eq!(position.condition(square("c3")), Some(Condition::MayLeave));
    // d3 is beside the old square only, which does not count; c2, c4 and similar squares stay beside the friend.
    assert_eq!(moves_of(&position, "c3"), "c3-a5 c3-c1 c3-c5 c3-c6 c3-d2 c3-d3 c3-d4 c3-e1 c3-e3 c3-e5 c3-f3");
    let friends = |to: &str| Illegal::FriendsOnly { from: square("c3"), to: square(to) };
    assert_eq!(why(&position, "c3-c4"), friends("c4"));
    assert_eq!(why(&position, "c3-b2"), friends("b2"), "beside two friends");
    assert_eq!(why(&position, "c3xf6"), Illegal::MayNotCapture(square("c3")));
    let moved = Event::Moved { piece: Piece::Stone(BLACK), from: square("c3"), to: square("e5"), jumped: Vec::new() };
    assert_eq!(position.events(position.parse_move("c3-e5").expect("a move")), [moved]);
}

#[test]
fn a_stone_beside_nothing_may_not_move() {
    let position = position("5w/b5/6/6/5b/b4b b");
    for name in ["a1", "a5"] {
        assert_eq!(position.condition(square(name)), Some(Condition::Frozen));
        assert_eq!(moves_of(&position, name), "");
    }
    assert_eq!(why(&position, "a1-b2"), Illegal::Frozen(square("a1")));
    assert_eq!(why(&position, "a1xf6"), Illegal::Frozen(square("a1")), "an enemy in line does not help");
    assert_ne!(moves_of(&position, "f1"), "");
}

#[test]
fn an_enso_stone_needs_eight_empty_neighbours_on_the_board() {
    for target in Board::new(6, 6).squares() {
        // The opponent has two friends in a far corner, so that the game is not over.
        let friends = if target.column < 3 && target.row < 3 { ["f6", "f5"] } else { ["a1", "a2"] };
        let stone = |column, row| {
            let here = Square::new(column, row);
            if here == target {
                "w"
            } else if friends.map(square).contains(&here) {
                "b"
            } else {
                "."
            }
        };
        let row = |row| (0..6).map(|column| stone(column, row)).collect::<String>();
        let rows: Vec<_> = (0..6).rev().map(row).collect();
        let text = (1..=6).rev().fold(rows.join("/"), |text, run| text.replace(&".".repeat(run), &run.to_string()));
        let position = position(&format!("{text} b"));
        assert_eq!(position.condition(target), Some(Condition::Frozen));
        let inner = (1..5).contains(&target.column) && (1..5).contains(&target.row);
        let expected = if inner { win(WHITE, WinReason::EnsoStone) } else { Outcome::Ongoing };
        assert_eq!(position.outcome(), expected, "{target:?}");
        assert_eq!(position.enso_stones(WHITE), if inner { vec![target] } else { Vec::new() });
        assert_eq!(position.winning_squares(), position.enso_stones(WHITE));
        assert_eq!(position.enso_stones(BLACK), []);
    }
}

#[test]
fn a_move_to_an_enso_stone_wins_at_once() {
    let before = position("bb3w/b1bw1w/5b/6/w1w3/b1w1wb w");
    assert_eq!(before.outcome(), Outcome::Ongoing);
    let won = after(&before, "c2-d3");
    assert_eq!(won.outcome(), win(WHITE, WinReason::EnsoStone));
    assert_eq!(won.winning_squares(), squares("d3"));
    assert_eq!(won.adjudicate(&|_| 1).outcome, won.outcome());
}

#[test]
fn an_enso_stone_made_by_the_opponents_move_wins_too() {
    let won = after(&position("b1b3/b1ww2/3bww/1w1w2/b5/1wb2b b"), "a2xb1");
    assert_eq!(won.outcome(), win(WHITE, WinReason::EnsoStone));
    assert_eq!(won.winning_squares(), squares("b3"));
}

#[test]
fn when_both_have_an_enso_stone_the_mover_wins() {
    let both = after(&position("b4w/2bw2/b3b1/wbw3/2wb1b/2w3 w"), "d5xe4");
    assert_eq!(both.outcome(), win(WHITE, WinReason::EnsoStone));
    assert_eq!((both.enso_stones(BLACK), both.enso_stones(WHITE)), (squares("c5"), squares("e4")));
    assert_eq!(both.winning_squares(), squares("e4"));
    // The same for the other side.
    let both = after(&position("w4b/2wb2/w3w1/bwb3/2bw1w/2b3 b"), "d5xe4");
    assert_eq!(both.outcome(), win(BLACK, WinReason::EnsoStone));
}

#[test]
fn a_player_to_move_without_a_legal_move_loses() {
    let stuck = position("b5/6/6/6/4ww/b5 b");
    assert_eq!(stuck.outcome(), win(WHITE, WinReason::NoLegalMove));
    assert_eq!(stuck.winning_squares(), squares("a1 a6"));
    assert_eq!(position("b5/6/6/6/4ww/b5 w").outcome(), Outcome::Ongoing, "it is the mover who must have a move");
    assert_eq!(position("6/6/6/6/4ww/6 b").outcome(), win(WHITE, WinReason::NoLegalMove), "no stone left");
    let captured = after(&position("6/6/6/6/6/bw4 w"), "b1xa1");
    assert_eq!(captured.outcome(), win(WHITE, WinReason::NoLegalMove));
    let quiet = after(&position("b5/6/6/6/4w1/5w w"), "e2-f3");
    assert_eq!(quiet.to_text(), "b5/6/6/5w/6/5w b");
    assert_eq!(quiet.outcome(), win(WHITE, WinReason::NoLegalMove));
}

#[test]
fn a_finished_game_has_no_moves() {
    let won = position("bb3w/b1bw1w/5b/3w2/w5/b1w1wb b");
    assert_eq!(moves(&won), "");
    assert_eq!(won.random_move(&mut Vec::new(), &mut |_| 0), None);
    assert_eq!(why(&won, "a6xf6"), Illegal::Over(WinReason::EnsoStone.into()));
    let refusal = won.why_not(&[Spot::Square(square("a6"))]).expect("the game is over");
    assert_eq!(refusal.squares, squares("d3"));
    let mut game = Game::from_position(won);
    let mv = Move { from: square("a6"), to: square("f6"), captures: true };
    assert_eq!(game.play(mv).err(), Some(Rejection::Over(won.outcome())));
}

#[test]
fn no_position_can_come_twice_because_captures_then_engaged_then_isolated_stones_grow() {
    for seed in 0..300 {
        let mut below = random(seed);
        let mut position = Position::start(&Options);
        let mut before = progress(&position);
        while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
            position.make(mv);
            let next = progress(&position);
            assert!(next > before, "{before:?} to {next:?} in {}", position.to_text());
            before = next;
        }
        let ending = position.outcome();
        assert!(matches!(ending, Outcome::Win { .. }), "{ending:?} in {}", position.to_text());
    }
}

#[test]
fn moves_and_captures_have_their_notation() {
    let position = position("2b3/6/6/2w1wb/1b4/w1w3 w");
    assert_eq!(position.parse_move("c3xb2"), Ok(Move { from: square("c3"), to: square("b2"), captures: true }));
    assert_eq!(
        position.parse_move("e3-e2"),
        Ok(Move { from: square("e3"), to: square("e2"), captures: false }),
        "it need not be legal"
    );
    for text in
        ["", "c3", "c3-", "-c3", "c3b2", "C3xb2", "c3-g3", "c3-c7", "c3-c0", "c3xb2x", "c3-c4-c5", "é3-c4", "pass"]
    {
        assert!(position.parse_move(text).is_err(), "{text}");
    }
    assert!(position.parse_move("c3-b2").is_err(), "a capture is written with x");
    assert!(position.parse_move("c3xc4").is_err(), "there is nothing to capture");
    assert!(position.parse_move("c3xe3").is_err(), "nor is an own stone");
}

fn faults(text: &str) -> Vec<Fault> {
    Position::parse(text, &Options).expect_err(text).faults().to_vec()
}

#[test]
fn position_strings_are_read_and_refused_with_all_faults() {
    for text in ["bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb w", "6/6/6/6/6/bw4 b", "bb3w/b1bw1w/5b/3w2/w5/b1w1wb b"] {
        assert_eq!(position(text).to_text(), text);
    }
    assert!(matches!(faults("")[..], [Fault::Fields { found: 1, .. }]));
    assert!(matches!(faults("6/6/6/6/6/bw4 b ")[..], [Fault::Fields { found: 3, .. }]));
    assert!(matches!(faults("6/6/6/6/bw4 b")[..], [Fault::Rows { expected: 6, found: 5 }, Fault::Impossible(_)]));
    assert!(matches!(faults("6/6/6/6/7/bw4 b")[..], [Fault::Width { row: 5, expected: 6, found: 7 }]));
    assert!(matches!(faults("6/6/6/6/6/bz4 b")[..], [Fault::Row { row: 6, .. }, Fault::Impossible(_)]));
    assert!(matches!(faults("6/6/6/6/6/bw4 z")[..], [Fault::Field { .. }]));
    assert!(matches!(faults("bbbbbb/bbbbbb/bbbbb1/6/6/w5 b")[..], [Fault::Impossible(_)]), "17 black stones");
    assert!(matches!(faults("wwwwww/wwwwww/wwwww1/6/6/b5 b")[..], [Fault::Impossible(_)]), "17 white stones");
    assert!(matches!(faults("6/6/6/6/6/b5 b")[..], [Fault::Impossible(_)]), "White has just moved");
    assert!(matches!(faults("6/6/6/6/6/w5 w")[..], [Fault::Impossible(_)]), "Black has just moved");
    assert!(matches!(
        faults("bbbbbb/bbbbbb/bbbbbb/5/6?/6 b")[..],
        [Fault::Width { row: 4, .. }, Fault::Row { row: 5, .. }, Fault::Impossible(_), Fault::Impossible(_)]
    ));
}

#[test]
fn a_refused_choice_names_the_squares_at_fault() {
    let refusal = |position: &Position, spots: &str| {
        let spots: Vec<_> = squares(spots).into_iter().map(Spot::Square).collect();
        position.why_not(&spots).map(|refusal| refusal.squares)
    };
    let capturing = position("2b3/6/6/2w1wb/1b4/6 w");
    assert_eq!(refusal(&capturing, ""), None);
    assert_eq!(refusal(&capturing, "c3"), None);
    assert_eq!(refusal(&capturing, "c3 b2"), None);
    assert_eq!(refusal(&capturing, "c3 b2 b2"), Some(vec![]), "the move is complete");
    assert_eq!(refusal(&capturing, "a1"), Some(vec![]), "no stone");
    assert_eq!(refusal(&capturing, "b2"), Some(squares("b2")), "the opponent's");
    assert_eq!(refusal(&capturing, "c3 c4"), Some(squares("b2")), "the enemy that must be captured");
    assert_eq!(refusal(&capturing, "c3 f3"), Some(squares("e3")), "the stone in the way");
    assert_eq!(refusal(&capturing, "c3 e3"), Some(squares("e3")), "the own stone");
    let leaving = position("5w/6/6/1bb3/6/b5 b");
    assert_eq!(refusal(&leaving, "c3 c4"), Some(squares("b3")), "the friend that it would be beside");
    assert_eq!(refusal(&leaving, "c3 f6"), Some(squares("b3")), "the friend beside");
    assert_eq!(refusal(&leaving, "a1"), Some(squares("a1")), "frozen");
    let crowded = position("bbbb2/bbbb2/bbbb2/bbbb2/6/5w b");
    assert_eq!(refusal(&crowded, "a6"), Some(squares("a5 b5 b6")), "the friends all around");
    for spot in [Spot::Off, Spot::Pass, Spot::Square(Square::new(6, 6)), Spot::Square(Square::new(255, 255))] {
        assert!(capturing.why_not(&[spot]).is_some());
        assert!(capturing.why_not(&[Spot::Square(square("c3")), spot]).is_some());
    }
}

#[test]
fn squares_beyond_the_board_are_refused() {
    let start = Position::start(&Options);
    let (inside, beyond) = (square("c6"), Square::new(255, 6));
    for (from, to) in [(inside, beyond), (beyond, inside), (beyond, beyond)] {
        for captures in [false, true] {
            assert_eq!(start.check(Move { from, to, captures }), Err(Illegal::NoSquare));
        }
    }
    assert_eq!((start.stone(beyond), start.condition(beyond), start.enemies_beside(beyond)), (None, None, vec![]));
}

#[test]
fn a_random_move_is_each_legal_move_once_for_each_number() {
    let mut position = Position::start(&Options);
    let mut below = random(1);
    for _ in 0..20 {
        let mut expected = legal(&position);
        let count = u32::try_from(expected.len()).expect("a few");
        let mut drawn: Vec<_> = (0..count)
            .filter_map(|number| {
                position.random_move(&mut Vec::new(), &mut |below| {
                    assert_eq!(below, count);
                    number
                })
            })
            .collect();
        expected.sort();
        drawn.sort();
        assert_eq!(drawn, expected);
        let Some(mv) = position.random_move(&mut Vec::new(), &mut below) else { break };
        position.make(mv);
    }
}

#[test]
fn moves_are_taken_back_exactly() {
    for seed in 0..200 {
        let mut below = random(seed);
        let mut position = Position::start(&Options);
        let mut past = Vec::new();
        while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
            let mut board = position.board();
            for event in position.events(mv) {
                board.apply(&event);
            }
            assert_eq!(position.parse_move(&position.move_text(mv)), Ok(mv));
            assert_eq!(position.why_not(&position.paths(mv)[0]), None);
            let before = position;
            let undo = position.make(mv);
            assert_eq!(position.board(), board);
            assert_ne!(position.key(), before.key());
            let read = self::position(&position.to_text());
            assert_eq!((read, read.key()), (position, position.key()));
            past.push((before, mv, undo));
        }
        for (before, mv, undo) in past.into_iter().rev() {
            position.unmake(mv, undo);
            assert_eq!((position, position.key()), (before, before.key()));
        }
    }
}

#[test]
fn a_move_says_whether_it_captures() {
    let mut captures = 0;
    let mut current = Position::start(&Options);
    for number in 0..30 {
        let moves = legal(&current);
        for &mv in &moves {
            let refused = current.check(Move { captures: !mv.captures, ..mv });
            let reason = if mv.captures { Illegal::IsCapture(mv.to) } else { Illegal::NothingToCapture(mv.to) };
            assert_eq!(refused, Err(reason), "{mv:?}");
            captures += usize::from(mv.captures);
        }
        let Some(&mv) = moves.get(number * 7 % moves.len().max(1)) else { break };
        current.make(mv);
    }
    assert!(captures > 10, "{captures}");
}
