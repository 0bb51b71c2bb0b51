//! docs/rules.md §1, ZEN L'initié: one test for each paragraph, named after it.

use zen_table::games::zen::{Options, Position, Variant, WinReason};
use zen_table::games::{
    DrawReason, Event, Game, Notation, Outcome, Piece, Player, Rejection, Rules, Spot, Square, View,
};

const START: &str = "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w b -";

fn position(text: &str) -> Position {
    variant(text, Variant::Basic)
}

fn variant(text: &str, variant: Variant) -> Position {
    match Position::parse(text, &Options { variant, ..Options::default() }) {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

fn destinations(position: &Position, from: &str) -> Vec<String> {
    let prefix = format!("{from}-");
    moves(position).iter().filter_map(|mv| mv.strip_prefix(&prefix)).map(str::to_owned).collect()
}

fn after(position: &Position, mv: &str) -> Position {
    let mut position = position.clone();
    let parsed = position.parse_move(mv).unwrap();
    position.check(parsed).unwrap();
    position.make(parsed);
    position
}

fn reason(position: &Position, mv: &str) -> String {
    match position.parse_move(mv) {
        Ok(parsed) => position.check(parsed).unwrap_err().to_string(),
        Err(error) => error.to_string(),
    }
}

fn errors(text: &str) -> Vec<String> {
    let error = Position::parse(text, &Options::default()).unwrap_err();
    error.faults().iter().map(ToString::to_string).collect()
}

fn win(winner: Player, reason: WinReason) -> Outcome {
    Outcome::win(winner, reason)
}

fn play(game: &mut Game<Position>, moves: &[&str]) {
    for text in moves {
        let mv = game.position().parse_move(text).unwrap();
        if let Err(rejection) = game.play(mv) {
            panic!("{text}: {rejection:?}");
        }
    }
}

#[test]
fn the_columns_are_a_to_k_and_the_rows_1_to_11() {
    let board = position(START);
    for (column, row, name) in
        [(0, 0, "A1"), (10, 0, "K1"), (0, 10, "A11"), (10, 10, "K11"), (5, 5, "F6"), (2, 3, "C4")]
    {
        assert_eq!(board.square_name(Square::new(column, row)), name);
    }
}

#[test]
fn set_up() {
    let start = Position::start(&Options { starts: Player::Two, ..Options::default() });
    assert_eq!(start.to_text(), START);
    let board = start.board();
    let turned = |square: Square| Square::new(10 - square.row, square.column);
    let colour = |square| board.top(square);
    for square in board.squares() {
        let expected = match colour(square) {
            Some(Piece::Pawn(player)) => Some(Piece::Pawn(player.other())),
            other => other,
        };
        assert_eq!(colour(turned(square)), expected, "a quarter turn maps one colour onto the other at {square:?}");
    }
}

#[test]
fn who_starts_is_an_option() {
    for starts in Player::BOTH {
        assert_eq!(Position::start(&Options { starts, ..Options::default() }).to_move(), starts);
    }
}

#[test]
fn a_pawn_moves_exactly_as_many_squares_as_there_are_pieces_on_the_whole_line() {
    let start = position(START);
    assert_eq!(destinations(&start, "F11"), ["C11", "F8", "I11"]);
    assert_eq!(
        reason(&start, "F11-F9"),
        "a piece moves exactly as many squares as there are pieces on the line: on this column of F11 that is 3, not 2"
    );
    assert!(reason(&start, "F11-G9").contains("share no row, column or diagonal"));
    assert!(reason(&start, "F11-F12").contains("'F12' is not a square"));
    assert_eq!(reason(&start, "E5-E6"), "there is no piece on E5");
    assert!(reason(&start, "A11-A8").contains("opponent's"));
}

#[test]
fn it_may_jump_own_pawns_and_the_zen_but_not_enemies() {
    let figure_5 = position("11/11/4b6/6w4/3b1zb2w1/11/4b1b1w2/6b4/11/11/11 b -");
    assert!(destinations(&figure_5, "G7").contains(&"C7".to_owned()), "over the Zen, onto beyond the own pawn");
    let blocked = position("11/11/11/11/11/b1w1b6/11/11/11/11/w10 b -");
    assert_eq!(reason(&blocked, "A6-D6"), "enemy pawns may not be jumped: one stands in the way on C6");
    assert!(destinations(&blocked, "E6").contains(&"H6".to_owned()));
}

#[test]
fn it_captures_by_landing_exactly_on_an_enemy_and_may_not_land_on_its_own() {
    let figure_6 = position("11/7b3/1w2b1b4/3w3b3/4w1b1b2/2w2b1w3/6ww3/1b5w3/3b7/11/1w1w1b2w2 w -");
    let next = after(&figure_6, "B1xD3");
    assert_eq!(next.board().top(Square::new(3, 2)), Some(Piece::Pawn(Player::One)));
    assert_eq!(reason(&figure_6, "B1-D3"), "'B1-D3' is not a move here: a capture is written with x: B1xD3");
    assert!(reason(&figure_6, "D1xD4").contains("there is nothing to capture on D4"));
    let own = position("w1w8/11/11/11/11/11/11/11/11/11/5b4b w -");
    assert_eq!(reason(&own, "A11-C11"), "a pawn of one's own stands on C11");
}

#[test]
fn capturing_is_never_compulsory() {
    let figure_6 = position("11/7b3/1w2b1b4/3w3b3/4w1b1b2/2w2b1w3/6ww3/1b5w3/3b7/11/1w1w1b2w2 w -");
    let moves = moves(&figure_6);
    assert!(moves.iter().any(|mv| mv.contains('x')) && moves.iter().any(|mv| mv.contains('-')));
}

#[test]
fn the_zen_is_friend_or_enemy_as_suits() {
    let both = position("2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -");
    assert!(moves(&both).contains(&"G10xD7".to_owned()), "captured as an enemy");
    assert!(moves(&both).contains(&"Z:D7-I7".to_owned()), "moved as a friend, over the mover's pawns");
    assert!(moves(&both).contains(&"Z:D7xD9".to_owned()), "captures the opponent's pawn");
    let captured = after(&both, "G10xD7");
    assert!(!captured.to_text().contains('z'));
    assert!(!moves(&captured).iter().any(|mv| mv.starts_with("Z:")));
}

#[test]
fn the_zen_is_moved_as_a_friend_only() {
    // Row 6 holds 4 pieces, so from C6 the Zen reaches G6: over a black pawn on D6, onto a white one.
    let text = "11/11/11/11/6w4/2zb2w3b/11/11/11/11/w10";
    let black = position(&format!("{text} b -"));
    assert!(moves(&black).contains(&"Z:C6xG6".to_owned()), "jumps the mover's pawn and captures the opponent's");
    let white = position(&format!("{text} w -"));
    assert_eq!(reason(&white, "Z:C6-G6"), "enemy pawns may not be jumped: one stands in the way on D6");
    let own = position("11/11/11/11/6w4/2zw2w3b/11/11/11/11/w9b w -");
    assert_eq!(reason(&own, "Z:C6-G6"), "a pawn of one's own stands on G6");
    assert!(reason(&white, "C6-G6").contains("written with Z:"));
    assert!(reason(&white, "Z:D6-G6").contains("the Zen stands on C6"));
}

#[test]
fn the_opponent_may_not_move_the_zen_back_on_the_next_turn() {
    let before = position("w4b4b/4w1w4/3b1b5/w7w2/1b7b1/w4z5/1b3b3b1/2w7w/7b2w/4w1w4/b7b1w w -");
    let moved = after(&before, "Z:F6-C3");
    assert!(moved.to_text().ends_with(" b F6"));
    assert!(!moves(&moved).contains(&"Z:C3-F6".to_owned()));
    assert!(reason(&moved, "Z:C3-F6").contains("just moved the Zen from F6"));
    let back_there = position("w4b4b/4w1w4/3b1b5/w7w2/1b7b1/w10/1b3b3b1/2w7w/2z4b2w/4w1w4/b7b1w b -");
    assert!(moves(&back_there).contains(&"Z:C3-F6".to_owned()), "the way back is open but for this limit");
    let other = moves(&moved).into_iter().find(|mv| !mv.starts_with("Z:")).unwrap();
    assert!(after(&moved, &other).to_text().ends_with(" w -"), "only on the next turn");
}

#[test]
fn the_forbidden_square_is_written_even_when_going_back_would_be_illegal_anyway() {
    let figure_8 = position("2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -");
    assert!(after(&figure_8, "Z:D7-I7").to_text().ends_with(" b D7"));
}

#[test]
fn a_zen_move_must_end_beside_a_pawn_counted_after_the_capture() {
    // The Zen on F6 has one other piece in its column (F8), so it moves two squares: onto F8 itself, or to F4.
    let text = "w10/11/11/5b5/11/5z5/11/11/11/11/5w4w w -";
    let alone = position("w10/11/11/5b5/11/5z5/11/11/11/11/w9w w -");
    assert!(reason(&alone, "Z:F6xF8").contains("must end beside a pawn"), "the captured pawn does not count");
    assert!(reason(&alone, "Z:F6-F4").contains("none beside F4"));
    assert!(moves(&variant(text, Variant::Three)).iter().any(|mv| mv.starts_with("Z:")), "dropped in variant 3");
    assert!(
        moves(&variant("w10/11/11/5b5/11/5z5/11/11/11/11/w9w w -", Variant::Three)).contains(&"Z:F6xF8".to_owned())
    );
}

#[test]
fn a_player_without_a_legal_move_passes() {
    let stuck = stuck_white();
    assert_eq!(moves(&stuck), ["pass"]);
    let next = after(&stuck, "pass");
    assert_eq!(next.to_move(), Player::Two);
    assert!(reason(&next, "pass").contains("only a player without a legal move passes"));
    assert_eq!(stuck.events(stuck.parse_move("pass").unwrap()), [Event::Passed(Player::One)]);
    assert_eq!(stuck.why_not(&[Spot::Pass]), None);
}

/// White's two pawns stand in opposite corners, behind two black ones on each of their lines; Black can move.
fn stuck_white() -> Position {
    position("8bbw/9bb/8b1b/11/11/11/11/11/b1b8/bb9/wbb8 w -")
}

#[test]
fn the_third_occurrence_of_a_position_is_a_draw() {
    let mut game = Game::<Position>::new(&Options::default());
    let there_and_back = find_there_and_back(&game);
    for _ in 0..2 {
        assert_eq!(game.verdict().outcome, Outcome::Ongoing);
        play(&mut game, &[&there_and_back[0], &there_and_back[1], &there_and_back[2], &there_and_back[3]]);
    }
    assert_eq!(game.verdict().outcome, Outcome::Draw(DrawReason::Repetition));
    assert!(game.plies().last().unwrap().events().contains(&Event::Ended(Outcome::Draw(DrawReason::Repetition))));
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    assert!(moves.is_empty());
    let any = game.start().parse_move(&there_and_back[0]).unwrap();
    assert_eq!(game.play(any), Err(Rejection::Over(Outcome::Draw(DrawReason::Repetition))));
    game.undo();
    assert_eq!(game.verdict().outcome, Outcome::Ongoing, "taken back, the game goes on");
}

/// Four plies that lead from the start back to the start.
fn find_there_and_back(game: &Game<Position>) -> [String; 4] {
    let start = game.position();
    for one in moves(start).iter().filter(|mv| !mv.starts_with("Z:")) {
        let position_1 = after(start, one);
        for two in moves(&position_1).iter().filter(|mv| !mv.starts_with("Z:") && !mv.contains('x')) {
            let position_2 = after(&position_1, two);
            let back = |mv: &str| mv.split_once('-').map(|(from, to)| format!("{to}-{from}")).unwrap_or_default();
            let (three, four) = (back(one), back(two));
            if moves(&position_2).contains(&three) {
                let position_3 = after(&position_2, &three);
                if moves(&position_3).contains(&four) {
                    return [one.clone(), two.clone(), three, four];
                }
            }
        }
    }
    panic!("there is a way there and back");
}

#[test]
fn repetition_counts_pieces_side_and_forbidden_square() {
    let text = "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w8zw/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w";
    let free = position(&format!("{text} w -"));
    let bound = position(&format!("{text} w F6"));
    let other = position(&format!("{text} b -"));
    assert_ne!(free, bound);
    assert_ne!(free, other);
    assert_eq!([free.key() == bound.key(), free.key() == other.key()], [false, false]);
}

#[test]
fn only_one_side_connected_that_side_wins_whoever_moved() {
    let white_to_win = position("11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -");
    assert_eq!(after(&white_to_win, "K1-H4").outcome(), win(Player::One, WinReason::Connected));
    // Black's capture of White's stray pawn connects White, not Black.
    let gift = position("11/11/11/11/11/www1b6/11/b1w8/11/11/4b6 b -");
    assert_eq!(after(&gift, "A4xC4").outcome(), win(Player::One, WinReason::Connected));
}

#[test]
fn the_zen_belongs_to_both_chains_while_it_is_on_the_board() {
    let without = position("11/11/11/11/11/ww9/11/11/11/11/b3b6 w -");
    assert_eq!(without.outcome(), win(Player::One, WinReason::Connected));
    let with = position("11/11/11/11/11/ww3z5/11/11/11/11/b3b6 w -");
    assert_eq!(with.outcome(), Outcome::Ongoing);
    assert_eq!(with.winning_squares(), []);
    assert_eq!(without.winning_squares(), [Square::new(0, 5), Square::new(1, 5)]);
}

#[test]
fn both_connected_is_a_draw() {
    let figure_7 = position("11/11/11/11/11/2ww7/ww2wb5/2bb1b5/2b1w1b4/2bb2z4/11 w -");
    assert_eq!(after(&figure_7, "Z:G2-E4").outcome(), Outcome::Draw(DrawReason::BothConnected));
    let stray = position("11/8b2/5bbw1w1/8bww/7bbw1/7bww1/11/11/11/11/11 b -");
    assert_eq!(after(&stray, "H6xH9").outcome(), Outcome::Draw(DrawReason::BothConnected));
}

#[test]
fn a_side_whose_last_pawn_is_captured_has_lost() {
    let last = position("11/11/11/11/11/b1w4b3/11/11/11/11/6b4 b -");
    assert_eq!(last.outcome(), win(Player::One, WinReason::Connected), "a single pawn is a chain");
    let zen_away = position("11/11/11/11/11/b2w2b4/11/z10/11/11/6b4 b -");
    assert_eq!(after(&zen_away, "A6xD6").outcome(), win(Player::Two, WinReason::LastPawnCaptured));
}

#[test]
fn check_is_a_threat_to_win_by_moving_again() {
    let text = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    for (chosen, expected) in [
        (Variant::Basic, None),
        (Variant::One, Some(Player::One)),
        (Variant::Two, Some(Player::One)),
        (Variant::Three, None),
    ] {
        let verdict = variant(text, chosen).adjudicate(&|_| 1);
        assert_eq!((verdict.check, verdict.outcome), (expected, Outcome::Ongoing), "{chosen:?}");
    }
}

#[test]
fn checkmate_wins_at_once_and_is_announced() {
    let text = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    let mut game = Game::from_position(variant(text, Variant::One));
    play(&mut game, &["Z:D7-I7"]);
    let mate = win(Player::One, WinReason::Checkmate);
    assert_eq!(game.verdict().outcome, mate);
    let events = game.plies()[0].events();
    assert_eq!(events[events.len() - 2..], [Event::Check(Player::Two), Event::Ended(mate)]);
    let mut basic = Game::from_position(position(text));
    play(&mut basic, &["Z:D7-I7"]);
    assert_eq!(basic.verdict().outcome, Outcome::Ongoing, "the basic game knows no checkmate");
}

#[test]
fn a_reply_that_draws_by_repetition_parries() {
    let text = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    let mated = after(&variant(text, Variant::One), "Z:D7-I7");
    let replies = moves(&mated);
    let reply = after(&mated, replies.iter().find(|mv| after(&mated, mv).outcome() == Outcome::Ongoing).unwrap());
    let seen_twice = |other: &Position| if *other == reply { 2 } else { 1 };
    assert_eq!(mated.adjudicate(&seen_twice).outcome, Outcome::Ongoing);
    let seen_once = |other: &Position| usize::from(*other == reply);
    assert_eq!(mated.adjudicate(&seen_once).outcome, win(Player::One, WinReason::Checkmate));
}

#[test]
fn without_check_there_is_no_checkmate() {
    // In the start position there is no threat, so there is no mate, whatever the replies.
    let start = variant(START, Variant::One).adjudicate(&|_| 1);
    assert_eq!((start.check, start.outcome), (None, Outcome::Ongoing));
}

#[test]
fn points_are_the_losers_pieces_outside_the_largest_group() {
    let figures = [
        ("11/11/11/4w6/3w1w5/1wwbbb5/3w2bb3/2ww2b2b1/5b5/11/11 b -", 1),
        ("11/2z3b4/3w1w1b3/4w1b4/3bbww4/3bw2w3/3wb6/8b2/11/4b6/11 b -", 6),
        ("11/6b4/3w1w1b3/2z1w1b4/3bbww4/3bw2w3/3wb6/8b2/11/4b6/11 b -", 5),
        ("11/6b4/3w1w1b3/4w1b4/3bbww4/3bw2w3/3wb3z2/8b2/11/4b6/11 b -", 6),
    ];
    for (text, points) in figures {
        assert_eq!(variant(text, Variant::Two).points(Player::One), Some(points), "{text}");
        assert_eq!(variant(text, Variant::Three).points(Player::One), Some(points), "{text}");
        assert_eq!(variant(text, Variant::One).points(Player::One), None, "{text}");
        assert_eq!(variant(text, Variant::Basic).points(Player::One), None, "{text}");
    }
}

#[test]
fn a_round_won_scores_at_least_one() {
    let whole = variant("11/11/11/11/11/www8/11/11/bbb8/11/11 b -", Variant::Two);
    assert_eq!(whole.points(Player::One), Some(1), "the loser's pieces are all in one group");
}

#[test]
fn notation() {
    let start = position(START);
    for text in ["K11", "K11-", "-K11", "K11-K8-K5", "K11–K8", "k11-k8", "K011-K8", "", "Z:", "Z:F6", "L1-L2", "K0-K1"]
    {
        assert!(start.parse_move(text).is_err(), "'{text}' is no move");
    }
    assert_eq!(start.parse_move("F11-F8").map(|mv| start.move_text(mv)), Ok("F11-F8".to_owned()));
    assert_eq!(start.parse_move("Z:F6-I6").map(|mv| start.move_text(mv)), Ok("Z:F6-I6".to_owned()));
}

#[test]
fn position_string_faults_are_all_reported() {
    let cases = [
        ("", "expected 3 fields"),
        ("11/11/11/11/11/11/11/11/11/11/11 w", "expected 3 fields"),
        ("11/11 w -", "expected 11 rows, found 2"),
        ("12/11/11/11/11/11/11/11/11/11/w9b w -", "row 1 is wider than 11 squares"),
        ("5q5/11/11/11/11/11/11/11/11/11/w9b w -", "row 1: 'q' is neither a piece nor a count"),
        ("0w10/11/11/11/11/11/11/11/11/11/w9b w -", "row 1: '0' is not a count"),
        ("11/11/11/11/11/11/11/11/11/11/w9b x -", "the player to move is 'x' but must be w or b"),
        ("11/11/11/11/11/11/11/11/11/11/w9b w Z9", "the forbidden square is 'Z9'"),
        ("wwwwwwwwwww/ww9/11/11/11/11/11/11/11/11/w9b w -", "White has 14 pawns"),
        ("zz9/11/11/11/11/11/11/11/11/11/w9b w -", "there are 2 Zens"),
        ("11/11/11/11/11/11/11/11/11/11/w10 w -", "Black has no pawn"),
        ("11/11/11/11/11/11/11/11/11/11/w9b w F6", "forbidden to the Zen, which is not on the board"),
        ("z10/11/11/11/11/11/11/11/11/11/w9b w K1", "but a piece stands there"),
        ("z10/11/11/11/11/11/11/11/11/11/w9b w B9", "they share no line"),
    ];
    for (text, expected) in cases {
        let errors = errors(text);
        assert!(errors.iter().any(|error| error.contains(expected)), "{text}: {errors:?}");
    }
    assert_eq!(
        errors("zz9/wwwwwwwwwww/ww9/11/11/11/11/11/11/11/w10 w K5").len(),
        4,
        "too many, two Zens, no Black, line"
    );
}

#[test]
fn why_a_spot_can_not_be_chosen() {
    let start = position(START);
    let spot = |column, row| Spot::Square(Square::new(column, row));
    assert_eq!(start.why_not(&[]), None);
    assert_eq!(start.why_not(&[spot(5, 10)]), None);
    let refusal = start.why_not(&[spot(5, 10), spot(5, 8)]).unwrap();
    assert!(refusal.to_string().contains("that is 3, not 2"));
    let empty = start.why_not(&[spot(4, 4)]).unwrap();
    assert_eq!((empty.to_string().as_str(), empty.squares), ("there is no piece on E5", vec![Square::new(4, 4)]));
    assert!(start.why_not(&[spot(99, 3)]).unwrap().to_string().contains("no such square"));
    assert!(start.why_not(&[Spot::Pass]).is_some());
    assert!(start.why_not(&[spot(5, 10), spot(5, 7), spot(5, 6)]).is_some());
}

#[test]
fn line_counts_show_the_rule_on_the_board() {
    let start = position(START);
    let counts = start.line_counts(Square::new(5, 10));
    let west = &counts[4];
    assert_eq!((west.pieces, west.to, &west.obstacle), (3, Some(Square::new(2, 10)), &None));
    let legal = counts.iter().filter(|count| count.to.is_some() && count.obstacle.is_none()).count();
    assert_eq!(legal, 3);
    assert!(start.line_counts(Square::new(0, 10)).is_empty(), "White's pawn while Black is to move");
}

#[test]
fn the_events_tell_what_was_jumped_and_captured() {
    let figure_5 = position("11/11/4b6/6w4/3b1zb2w1/11/4b1b1w2/6b4/11/11/11 b -");
    let mv = figure_5.parse_move("G7-C7").unwrap();
    assert_eq!(
        figure_5.events(mv),
        [Event::Moved {
            piece: Piece::Pawn(Player::Two),
            from: Square::new(6, 6),
            to: Square::new(2, 6),
            jumped: vec![Square::new(5, 6), Square::new(3, 6)],
        }]
    );
}
