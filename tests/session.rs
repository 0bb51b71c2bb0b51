//! Matches and their records, without a window: seats, turns, rounds and scores; both formats of the record, and the
//! errors of damaged records.

use std::collections::BTreeSet;
use zen_table::games::{Kind, Player, torus, zen, zener};
use zen_table::search::Level;
use zen_table::session::games::zener::setup as drawn_setup;
use zen_table::session::record::{self, RecordError, RecordFault, mail, ron};
use zen_table::session::{
    Ending, FirstMove, GameTerms, Length, Match, MatchError, Pending, Seat, SetupMethod, Team, Terms, TermsError, lot,
};

fn terms(game: GameTerms, length: Length) -> Terms {
    Terms { game, length, seats: vec![Seat::person("Ada"), Seat::computer("Grace", 3)], seed: 42, clock: None }
}

fn begun(game: GameTerms, length: Length) -> Match {
    Match::new(terms(game, length)).unwrap()
}

/// Plays random moves of a simple generator until the round is over or this number of plies has been played.
fn play_on(played: &mut Match, plies: usize, mut state: u64) {
    for _ in 0..plies {
        match played.pending() {
            Pending::Move { .. } => {
                let moves = played.round().game().legal_moves();
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let index = (state >> 33) as usize % moves.len();
                played.play(&moves[index]).unwrap();
            }
            Pending::ChooseSide { .. } => played.choose_side(state & 1 == 0).unwrap(),
            Pending::TakeBack { .. } => played.decide(state & 1 == 0).unwrap(),
            Pending::NextRound | Pending::Nothing => return,
        }
    }
}

fn all_games() -> Vec<GameTerms> {
    let mut games: Vec<_> = zen::Variant::ALL.into_iter().map(GameTerms::zen).collect();
    games.push(GameTerms::Enso);
    let size = torus::Size::new(5).unwrap();
    games.extend([false, true].map(|balanced_opening| GameTerms::Torus { size, balanced_opening }));
    games.extend(SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }));
    games
}

fn same(one: &Match, other: &Match) {
    assert_eq!(one.terms(), other.terms());
    assert_eq!(one.score(), other.score());
    assert_eq!(one.pending(), other.pending());
    assert_eq!(one.rounds().len(), other.rounds().len());
    for (a, b) in one.rounds().iter().zip(other.rounds()) {
        assert_eq!(a.game().moves(), b.game().moves());
        assert_eq!(a.game().position_text(), b.game().position_text());
        assert_eq!(
            (a.result(), a.choice(), a.initial_team_of_player_one()),
            (b.result(), b.choice(), b.initial_team_of_player_one())
        );
    }
}

#[test]
fn both_spellings_bring_back_every_match_at_any_moment() {
    for game in all_games() {
        for (seed, plies) in [(1, 0), (2, 2), (3, 3), (4, 7), (5, 60), (6, 4000)] {
            let mut played = begun(game, Length::BestOf(3));
            for _ in 0..3 {
                play_on(&mut played, plies, seed);
                if played.pending() == Pending::NextRound {
                    played.next_round().unwrap();
                }
            }
            for text in [ron::write(&played), mail::write(&played)] {
                let read = ron::read(&text).or_else(|_| mail::read(&text));
                match read {
                    Ok(read) => {
                        same(&played, &read);
                        assert!([ron::write(&read), mail::write(&read)].contains(&text));
                    }
                    Err(error) => panic!("{error}\n{text}"),
                }
            }
        }
    }
}

#[test]
fn endings_by_will_are_recorded() {
    for ending in [Ending::Resigned(Player::One), Ending::TimeOut(Player::Two), Ending::DrawAgreed] {
        let mut played = begun(GameTerms::Enso, Length::Single);
        play_on(&mut played, 4, 9);
        played.end(ending).unwrap();
        for read in [ron::read(&ron::write(&played)), mail::read(&mail::write(&played))] {
            let read = read.unwrap();
            assert_eq!(read.round().result().unwrap().ending, ending);
            assert_eq!(read.pending(), Pending::Nothing);
        }
    }
}

#[test]
fn mail_may_quote_indent_wrap_and_space_a_record() {
    let mut played = begun(GameTerms::zen(zen::Variant::Two), Length::FirstTo(7));
    play_on(&mut played, 40, 5);
    let text = mail::write(&played);
    let quoted: String = text.lines().map(|line| format!("> {line}  \r\n\r\n")).collect();
    same(&played, &mail::read(&quoted).unwrap());
    let mut wrapped = String::new();
    for line in text.lines() {
        let mut width = 0;
        for word in line.split(' ') {
            if width > 0
                && width + word.len() > 40
                && !line.starts_with(char::is_alphabetic) | line.starts_with("Start")
            {
                wrapped.push('\n');
                width = 0;
            } else if width > 0 {
                wrapped.push(' ');
            }
            wrapped.push_str(word);
            width += word.len() + 1;
        }
        wrapped.push('\n');
    }
    assert_ne!(text, wrapped);
    same(&played, &mail::read(&wrapped).unwrap());
}

#[test]
fn a_record_is_readable() {
    let mut played = begun(GameTerms::Zener { setup: SetupMethod::Ordered }, Length::Single);
    for mv in ["W3-F3", "K3-B3", "K1-A4"] {
        if let Err(error) = played.play(mv) {
            panic!("{mv}: {error}");
        }
    }
    let text = mail::write(&played);
    assert!(text.contains("Seat 2: computer level 3, Grace\n"), "{text}");
    assert!(text.contains("\n1. W3-F3, K3-B3 K1-A4\n"), "{text}");
}

#[test]
fn the_lowest_level_takes_a_seat_and_is_recorded() {
    let newcomer = Seat::of_level(Level::LOWEST);
    let seats = vec![Seat::person("Ada"), newcomer.clone()];
    let mut played = Match::new(Terms { seats, ..Terms::usual(Kind::Enso) }).unwrap();
    play_on(&mut played, 4, 1);
    let text = mail::write(&played);
    assert!(text.contains("Seat 2: computer level 0, Newcomer (level 0)\n"), "{text}");
    for read in [mail::read(&text).unwrap(), ron::read(&ron::write(&played)).unwrap()] {
        assert_eq!(read.terms().seats[1], newcomer);
        same(&played, &read);
    }
}

/// The error of a record after one change to its text, in either format.
fn damaged(read: fn(&str) -> Result<Match, RecordError>, text: &str, from: &str, to: &str) -> (Option<usize>, String) {
    assert!(text.contains(from), "{from} is in\n{text}");
    let changed = text.replacen(from, to, 1);
    let line = 1 + text[..text.find(from).unwrap()].matches('\n').count();
    let error = read(&changed).err().unwrap_or_else(|| panic!("{from} → {to} was accepted"));
    if let Some(found) = error.line {
        assert_eq!(found, line, "{from} → {to}: {error}");
    }
    (error.line, error.to_string())
}

#[test]
fn damage_is_named_with_line_and_reason() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 400, 3);
    let moves: Vec<String> = played.round().game().moves().iter().map(ToString::to_string).collect();
    let text = ron::write(&played);
    let move_2 = format!("\"{}\"", moves[2]);
    let cases = [
        (move_2.as_str(), "\"a1-a1\"", "a1-a1"),
        (move_2.as_str(), "\"nonsense\"", "nonsense"),
        (move_2.as_str(), "17", ""),
        ("Enso", "Chess", "Chess"),
        ("Single", "BestOf(0)", "at least one round"),
        ("score: (", "score: (7", "the record says"),
        ("name: \"Ada\"", "nome: \"Ada\"", "nome"),
        ("seed: 42", "seed: \"x\"", ""),
        ("player_one: A", "player_one: B", "team B"),
        ("bbbwww/bbbwww", "bbbwww/bbbwwq", "'q'"),
        ("Some((\n                ending: Board", "Some((ending: Agreement", "by agreement"),
    ];
    for (from, to, expected) in cases {
        let (line, error) = damaged(ron::read, &text, from, to);
        assert!(error.contains(expected), "{from} → {to}: {error}");
        assert!(line.is_some(), "{from} → {to}: {error}");
    }
    let text = mail::write(&played);
    let cases = [
        (moves[2].as_str(), "a1-a1", "a1-a1"),
        ("Game: enso", "Game: chess", "no game 'chess'"),
        ("Match: single", "Match: best of 0", "at least one round"),
        ("person, Ada", "person, ", "a seat is"),
        ("computer level 3", "computer level x", "a seat is"),
        ("Score: ", "Score: 7", "the record says"),
        ("Seed: 42", "Seed: -1", "whole number"),
        ("is team A", "is team B", "team B"),
        ("is team A", "is team C", "must be"),
        ("Seat 2", "Seat 3", "expected seat 2"),
        ("Round 1", "Round 2", "expected round 1"),
        ("on the board", "by resignation", "by resignation"),
        ("on the board", "by magic", "is not a result"),
    ];
    for (from, to, expected) in cases {
        let (_, error) = damaged(mail::read, &text, from, to);
        assert!(error.contains(expected), "{from} → {to}: {error}");
    }
}

#[test]
fn only_numbers_with_a_point_are_passed_over_between_moves() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 5, 3);
    let text = mail::write(&played);
    let with = |word: &str| mail::read(&text.replace("\n\nScore", &format!(" {word}\n\nScore")));
    same(&played, &with("4.").unwrap());
    same(&played, &with("17.").unwrap());
    for word in [".", "4", "4..", "x.", "4x.", "4.x"] {
        let error = with(word).unwrap_err();
        assert!(error.to_string().contains(&format!("'{word}'")), "{error}");
    }
}

#[test]
fn what_is_wrong_is_found_in_a_record_that_was_reformatted() {
    let mut played = begun(GameTerms::Enso, Length::BestOf(3));
    play_on(&mut played, 400, 3);
    let text = ron::write(&played);
    let [one, two] = played.score();
    let score = format!("({one}, {two})");
    let spaced =
        text.replace("length: ", "length:\n\n  ").replace(&format!("score: {score}"), &format!("score:\n\n  {score}"));
    same(&played, &ron::read(&spaced).unwrap());
    for (from, to) in [("BestOf(3)", "BestOf(0)"), ("BestOf(3)", "BestOf(x)"), (&score, "(7, 7)")] {
        assert!(damaged(ron::read, &spaced, from, to).0.is_some(), "{from}");
    }
}

#[test]
fn a_round_follows_only_on_one_that_is_over() {
    let mut played = begun(GameTerms::Enso, Length::BestOf(3));
    played.end(Ending::Resigned(Player::One)).unwrap();
    played.next_round().unwrap();
    let whole = ron::write(&played);
    let (result, over) = (whole.find("result: Some(").unwrap(), whole.find("result: None").unwrap());
    let end = result + whole[result..].find(")),\n").unwrap() + 2;
    assert!(end < over);
    let open = format!("{}result: None{}", &whole[..result], &whole[end..]);
    assert_eq!(ron::read(&open).unwrap_err().reason, RecordFault::Round(2));
}

#[test]
fn a_match_is_finished_when_its_last_round_is_over_and_no_other_follows() {
    let finished = |played: &Match| ron::summarise(&ron::write(played)).unwrap().finished;
    for (length, rounds) in [(Length::Single, 1), (Length::BestOf(3), 2)] {
        let mut played = begun(GameTerms::Enso, length);
        for round in 1..=rounds {
            assert!(!finished(&played), "{length:?}, before round {round}");
            // The sides change between rounds.
            played.end(Ending::Resigned(Player::BOTH[round % 2])).unwrap();
            assert_eq!(finished(&played), round == rounds, "{length:?}, after round {round}");
            if round < rounds {
                played.next_round().unwrap();
            }
        }
    }
}

#[test]
fn a_result_by_the_rules_that_the_moves_do_not_show_is_named() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 400, 3);
    let text = ron::write(&played);
    let begin = text.find("moves: [").unwrap();
    let end = begin + text[begin..].find(']').unwrap();
    let no_moves = format!("{}moves: [{}", &text[..begin], &text[end..]);
    let reason = ron::read(&no_moves).unwrap_err().reason;
    assert!(matches!(reason, RecordFault::Claim { .. }), "{reason}");
}

#[test]
fn a_truncated_record_is_refused_everywhere() {
    let mut played =
        begun(GameTerms::Torus { size: torus::Size::new(3).unwrap(), balanced_opening: true }, Length::Single);
    play_on(&mut played, 6, 1);
    let text = ron::write(&played);
    for end in (0..text.trim_end().len() - 1).filter(|&end| text.is_char_boundary(end)) {
        assert!(ron::read(&text[..end]).is_err(), "{}", &text[..end]);
    }
    let text = mail::write(&played);
    let score = text.find("Score").unwrap();
    for end in (0..score + 8).filter(|&end| text.is_char_boundary(end)) {
        assert!(mail::read(&text[..end]).is_err(), "{}", &text[..end]);
    }
}

#[test]
fn foreign_texts_are_no_records() {
    for text in ["", "[Event \"?\"]\n1. e4 e5", "{}", "(", "(format: \"other\", version: 1)", "\u{0}\u{1}"] {
        for error in [ron::read(text).unwrap_err(), mail::read(text).unwrap_err()] {
            assert!(matches!(error.reason, RecordFault::Foreign(_)), "{text}: {error}");
        }
    }
}

#[test]
fn a_text_in_neither_spelling_is_judged_as_the_one_it_looks_like() {
    for text in ["(", "(format: \"other\", version: 1)", "  (\n1. e4 e5)"] {
        assert_eq!(record::read(text).unwrap_err().to_string(), ron::read(text).unwrap_err().to_string(), "{text}");
    }
    for text in ["", "[Event \"?\"]\n1. e4 e5", "Dear Ada, ("] {
        assert_eq!(record::read(text).unwrap_err().to_string(), mail::read(text).unwrap_err().to_string(), "{text}");
    }
}

#[test]
fn newer_versions_are_refused_politely() {
    let played = begun(GameTerms::Enso, Length::Single);
    let newer_ron = ron::write(&played).replace("version: 1", "version: 3, something: \"new\"");
    let newer_mail = mail::write(&played).replace("version 1", "version 3");
    for error in [ron::read(&newer_ron).unwrap_err(), mail::read(&newer_mail).unwrap_err()] {
        assert_eq!(error.reason, RecordFault::Newer(3));
        assert!(error.to_string().contains("please update"), "{error}");
    }
}

#[test]
fn announcements_are_recorded_and_must_be_true() {
    let terms = terms(GameTerms::zen(zen::Variant::One), Length::Single);
    let figure_8 = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    let mut played = Match::from_position(terms, figure_8).unwrap();
    played.play("Z:D7-I7").unwrap();
    assert_eq!(played.pending(), Pending::Nothing);
    let text = ron::write(&played);
    assert!(text.contains("\"Z:D7-I7#\""), "{text}");
    same(&played, &ron::read(&text).unwrap());
    let written = "must be written Z:D7-I7#";
    for (wrong, reason) in [("Z:D7-I7", written), ("Z:D7-I7+", written), ("Z:D7-I7##", "is not a move here")] {
        let (_, error) = damaged(ron::read, &text, "\"Z:D7-I7#\"", &format!("\"{wrong}\""));
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 3, 2);
    let before = ron::write(&played);
    for wrong in ["a1-a1", "", "pass", "zzz", "c1xc2xc3"] {
        assert!(matches!(played.play(wrong), Err(MatchError::Play(_))), "{wrong}");
        assert_eq!(ron::write(&played), before);
    }
}

#[test]
fn undo_and_redo_have_no_limit_and_agree() {
    let mut played = begun(GameTerms::Zener { setup: SetupMethod::Shuffled }, Length::Single);
    play_on(&mut played, 4000, 4);
    assert!(played.round().result().is_some());
    let whole = ron::write(&played);
    let plies = played.round().game().len();
    for _ in 0..plies {
        let undone = played.undo().unwrap();
        assert_eq!(played.round().undone().last(), Some(&undone));
    }
    assert_eq!(played.round().undone().len(), plies);
    assert_eq!(played.undo(), Err(MatchError::NothingToUndo));
    assert!(played.round().result().is_none(), "taken back, the round goes on");
    for _ in 0..plies {
        played.redo().unwrap();
    }
    assert_eq!(ron::write(&played), whole);
    assert_eq!(played.redo().unwrap_err(), MatchError::MatchOver);
    played.undo().unwrap();
    let other = played.round().game().legal_moves().remove(0);
    played.play(&other).unwrap();
    assert!(played.round().undone().is_empty(), "a new move forgets what was taken back");
}

#[test]
fn four_seats_take_turns_white_1_black_1_white_2_black_2() {
    let mut terms = Terms::usual(Kind::Zen);
    terms.seats = ["White 1", "Black 1", "White 2", "Black 2"].map(Seat::person).to_vec();
    let mut played = Match::new(terms).unwrap();
    let first = played.round().game().to_move();
    let mut order = Vec::new();
    for _ in 0..8 {
        let Pending::Move { seat, .. } = played.pending() else { panic!("a move is pending") };
        order.push(played.terms().seats[seat].name.clone());
        play_on(&mut played, 1, 3);
    }
    let expected = match first {
        Player::One => ["White 1", "Black 1", "White 2", "Black 2"],
        Player::Two => ["Black 1", "White 1", "Black 2", "White 2"],
    };
    assert_eq!(order, expected.repeat(2));
}

#[test]
fn who_begins_zen_is_drawn_from_the_seed_and_the_loser_begins_the_next_round() {
    let beginners: Vec<Player> = (0..20)
        .map(|seed| {
            let terms = Terms { seed, ..terms(GameTerms::zen(zen::Variant::Three), Length::FirstTo(7)) };
            let mut played = Match::new(terms).unwrap();
            let beginner = played.round().game().to_move();
            played.end(Ending::Resigned(Player::Two)).unwrap();
            assert!(played.score()[0] >= 1, "a round won scores at least 1");
            if played.pending() == Pending::NextRound {
                played.next_round().unwrap();
                assert_eq!(played.round().game().to_move(), Player::Two);
                played.end(Ending::DrawAgreed).unwrap();
                played.next_round().unwrap();
                assert_eq!(played.round().game().to_move(), Player::One, "drawn: the side that did not start it");
            }
            beginner
        })
        .collect();
    assert!(beginners.contains(&Player::One) && beginners.contains(&Player::Two));
}

#[test]
fn only_in_zen_there_is_a_reason_for_who_moves_first_and_only_before_the_first_move() {
    for game in all_games() {
        let mut played = begun(game, Length::Single);
        assert_eq!(played.first_move(), (game.kind() == Kind::Zen).then_some(FirstMove::Lot), "{game:?}");
        play_on(&mut played, 1, 1);
        assert_eq!(played.first_move(), None, "{game:?}");
    }
    let mut played = begun(GameTerms::usual(Kind::Zen), Length::Single);
    play_on(&mut played, 4, 1);
    let position = played.round().game().position_text();
    let set_up = Match::from_position(played.terms().clone(), &position).unwrap();
    assert_eq!(set_up.first_move(), Some(FirstMove::Position));
}

#[test]
fn the_seat_of_a_move_is_told_also_afterwards() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 5, 1);
    assert_eq!((0..5).map(|ply| played.seat_at(0, ply)).collect::<Vec<_>>(), [0, 1, 0, 1, 0].map(Some));
    assert_eq!((played.seat_at(0, 7), played.seat_at(1, 0)), (None, None));
}

#[test]
fn a_match_is_untouched_until_a_move_is_made_or_a_round_has_ended() {
    for game in all_games() {
        let untouched = |played: &Match| record::RecordSummary::of(played).is_untouched();
        let mut played = begun(game, Length::BestOf(3));
        assert!(untouched(&played));
        play_on(&mut played, 1, 1);
        assert!(!untouched(&played), "a move was made");
        let mut played = begun(game, Length::BestOf(3));
        played.end(Ending::Resigned(Player::Two)).unwrap();
        assert!(!untouched(&played), "a round has ended");
        played.next_round().unwrap();
        assert!(!untouched(&played), "the second round has begun");
    }
}

#[test]
fn sides_change_between_rounds_except_in_zen() {
    for game in all_games() {
        let mut played = begun(game, Length::BestOf(5));
        assert_eq!(played.round().team_of_player_one(), Team::A);
        played.end(Ending::DrawAgreed).unwrap();
        played.next_round().unwrap();
        let expected = if game.kind() == Kind::Zen { Team::A } else { Team::B };
        assert_eq!(played.round().team_of_player_one(), expected, "{game:?}");
    }
}

#[test]
fn a_match_ends_when_it_is_decided() {
    let mut played = begun(GameTerms::Enso, Length::BestOf(3));
    played.end(Ending::Resigned(Player::Two)).unwrap();
    assert_eq!(played.next_round(), Ok(()));
    assert_eq!(played.next_round(), Err(MatchError::RoundNotOver));
    played.end(Ending::Resigned(Player::One)).unwrap();
    assert_eq!((played.score(), played.pending()), ([2, 0], Pending::Nothing), "team A has won both, on either side");
    assert_eq!(played.next_round(), Err(MatchError::MatchOver));
    assert_eq!(played.play("c4-c3"), Err(MatchError::MatchOver));
    let mut points = begun(GameTerms::Enso, Length::FirstTo(2));
    points.end(Ending::DrawAgreed).unwrap();
    assert_eq!((points.score(), points.pending()), ([0, 0], Pending::NextRound));
}

#[test]
fn the_balanced_opening_lets_the_second_player_choose() {
    for swap in [false, true] {
        let game = GameTerms::Torus { size: torus::Size::new(7).unwrap(), balanced_opening: true };
        let mut played = begun(game, Length::Single);
        for mv in ["a1", "c3", "e5"] {
            assert!(matches!(played.pending(), Pending::Move { seat: 0, .. }), "the first player places three stones");
            played.play(mv).unwrap();
        }
        assert_eq!(played.pending(), Pending::ChooseSide { seat: 1 });
        assert!(!played.waits_for_answer_of_person(), "a computer sits on the second seat");
        let seats = ["Ada", "Bob"].map(Seat::person).to_vec();
        let mut between_persons = Match::new(Terms { seats, ..played.terms().clone() }).unwrap();
        for mv in ["a1", "c3", "e5"] {
            assert!(!between_persons.waits_for_answer_of_person(), "a move is no answer");
            between_persons.play(mv).unwrap();
        }
        assert!(between_persons.waits_for_answer_of_person());
        assert_eq!(played.play("b2").unwrap_err(), MatchError::ChooseFirst);
        played.choose_side(swap).unwrap();
        assert_eq!(played.choose_side(swap), Err(MatchError::NothingToChoose));
        let n = if swap { 0 } else { 1 };
        assert_eq!(played.pending(), Pending::Move { seat: n, player: Player::Two }, "N moves next");
        played.play("b2").unwrap();
        assert_eq!(played.pending(), Pending::Move { seat: 1 - n, player: Player::One });
        same(&played, &ron::read(&ron::write(&played)).unwrap());
        same(&played, &mail::read(&mail::write(&played)).unwrap());
        let continued = |plies| played.continued_from(0, plies).round().choice();
        assert_eq!((continued(3), continued(2)), (Some(swap), None), "a match that goes on from there has the choice");
        played.undo().unwrap();
        assert_eq!(played.round().choice(), Some(swap), "the choice stands as long as the three stones do");
        played.undo().unwrap();
        assert_eq!(played.round().choice(), None, "the choice is taken back with the third stone");
    }
}

#[test]
fn zener_set_ups_are_drawn_from_the_seed() {
    let start = |setup, seed| {
        let terms = Terms { seed, ..terms(GameTerms::Zener { setup }, Length::Single) };
        Match::new(terms).unwrap().round().game().position_text()
    };
    assert_eq!(start(SetupMethod::Ordered, 1), start(SetupMethod::Ordered, 2));
    assert_eq!(start(SetupMethod::Shuffled, 1), start(SetupMethod::Shuffled, 1));
    assert_ne!(start(SetupMethod::Shuffled, 1), start(SetupMethod::Shuffled, 2));
    assert!(
        (0..50).any(|seed| !start(SetupMethod::PrintAndPlay, seed).contains("/5/5/5/5/5/")),
        "somebody starts ahead"
    );
}

#[test]
fn terms_that_can_not_be_played_are_refused() {
    let with = |change: fn(&mut Terms)| {
        let mut terms = Terms::usual(Kind::Enso);
        change(&mut terms);
        Match::new(terms).unwrap_err()
    };
    assert_eq!(with(|terms| terms.seats.clear()), TermsError::Seats(0).into());
    assert_eq!(with(|terms| terms.seats.push(Seat::person("three"))), TermsError::Seats(3).into());
    assert_eq!(with(|terms| terms.length = Length::FirstTo(0)), TermsError::Length.into());
    assert_eq!(with(|terms| terms.length = Length::BestOf(0)), TermsError::Length.into());
    assert_eq!(with(|terms| terms.length = Length::BestOf(Terms::MOST_ROUNDS + 1)), TermsError::Length.into());
    let longest = Terms { length: Length::BestOf(Terms::MOST_ROUNDS), ..Terms::usual(Kind::Enso) };
    assert_eq!(longest.validate(), Ok(()), "as many rounds as a match may have");
}

#[test]
fn terms_are_written_shortly_when_they_are_usual() {
    let usual = Match::new(Terms::usual(Kind::Zen)).unwrap();
    assert!(!ron::write(&usual).contains("announcing"), "{}", ron::write(&usual));
}

#[test]
fn what_is_drawn_is_the_same_in_every_version() {
    // A seed from an earlier version must still give these set-ups.
    let drawn = |round| drawn_setup(SetupMethod::Shuffled, 42, round);
    let orders = |setup: zener::Setup| [setup.white.symbols(), setup.black.symbols()];
    let first = [[1, 5, 2, 4, 3], [3, 1, 4, 2, 5]];
    let second = [[5, 3, 1, 2, 4], [1, 3, 2, 5, 4]];
    assert_eq!([0, 1].map(|round| orders(drawn(round))), [first, second]);
    assert_eq!([1, 2, 3].map(lot::first_player), [Player::One, Player::Two, Player::Two]);
    assert_eq!(
        [lot::error_seed(42, 0, 0), lot::error_seed(42, 3, 1)],
        [784_386_350_973_664_097, 18_154_467_607_217_323_110]
    );
    let mut minds = BTreeSet::new();
    for round in 0..40 {
        for seat in 0..4 {
            assert!(minds.insert(lot::error_seed(1, round, seat)), "round {round}, seat {seat} errs like another");
        }
        let drawn = |setup| drawn_setup(setup, 1, round);
        assert_ne!(drawn(SetupMethod::Shuffled), drawn_setup(SetupMethod::Shuffled, 1, round + 1));
        assert_eq!(drawn(SetupMethod::PrintAndPlay), zener::Setup { advance: true, ..drawn(SetupMethod::Shuffled) });
    }
}

#[test]
fn seats_can_be_exchanged_in_the_middle_of_a_game() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 3, 1);
    played.reseat(1, Seat::person("Alan")).unwrap();
    assert_eq!(played.terms().seats[1], Seat::person("Alan"));
    assert_eq!(played.reseat(2, Seat::person("Alan")), Err(MatchError::NoSuchSeat(2)));
    assert_eq!(played.terms().seats[0], Seat::person("Ada"));
    played.reseat(0, Seat::computer("Grace", 0)).unwrap();
    assert_eq!(played.terms().seats[0], Seat::computer("Grace", 0), "level 0 is a level");
}

#[test]
fn a_link_brings_back_every_match() {
    for game in all_games() {
        let mut played = begun(game, Length::BestOf(3));
        play_on(&mut played, 40, 11);
        let link = record::link::write(&played);
        assert!(link.starts_with("#g=") && link.is_ascii() && !link.contains(char::is_whitespace), "{link}");
        let address = format!("https://tables.example/zen/index.html{link}");
        same(&played, &record::read(&address).unwrap());
        same(&played, &record::read(&format!("  {link}\n")).unwrap());
        let sentence = [format!("The match: {link}"), format!("{address} is the match")];
        assert!(sentence.iter().all(|text| record::link::find(text).is_none()), "words around an address");
    }
}

#[test]
fn a_damaged_link_is_refused_with_the_reason() {
    let played = begun(GameTerms::usual(Kind::Enso), Length::Single);
    let link = record::link::write(&played);
    for damaged in
        [link[..link.len() / 2].to_owned(), link.replacen("enso", "chess", 1), "#g=%FF".to_owned(), "#g=".to_owned()]
    {
        assert!(record::read(&damaged).is_err(), "{damaged}");
    }
}

#[test]
fn a_person_takes_back_to_the_last_own_turn_against_a_computer() {
    for game in [GameTerms::Enso, GameTerms::usual(Kind::Zener)] {
        // Grace, on the second seat, is a computer.
        let mut played = begun(game, Length::Single);
        play_on(&mut played, 9, 1);
        let movers = played.round().game().movers();
        let ada = played.round().game().starter();
        let expected = (0..9).rev().find(|&ply| movers[ply] == ada).unwrap();
        assert_eq!(played.plies_to_take_back(), Some(9 - expected));
        played.take_back().unwrap();
        assert_eq!(played.round().game().len(), expected);
        while played.plies_to_take_back().is_some() {
            played.take_back().unwrap();
            assert_eq!(played.seat_on_turn().map(|seat| seat.name.as_str()), Some("Ada"));
        }
        assert_eq!(played.take_back(), Err(MatchError::NothingToUndo));
        assert_eq!(played.round().game().len(), 0);
    }
    let mut among_persons = Match::new(Terms::usual(Kind::Enso)).unwrap();
    play_on(&mut among_persons, 3, 1);
    among_persons.take_back().unwrap();
    assert_eq!(among_persons.round().game().len(), 2);
}
