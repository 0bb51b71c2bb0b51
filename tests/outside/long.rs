//! Long matches: each can be read back, and late moves are as quick as early ones.

use crate::{Chance, long_match, play_on};
use zen_table::games::{AnyGame, Kind, MOST_PLIES, PlayError, Ply};
use zen_table::session::record::{self, LONGEST, RecordFault, link, mail, ron};
use zen_table::session::variations::{Edit, LONGEST_COMMENT, MOST_BRANCH_MOVES, Path, VariationError};
use zen_table::session::{Clock, Ending, GameTerms, Length, Match, MatchError, Pending, Seat, Terms};

/// Notes as much as a match may have: comments of this text, until no more are accepted.
fn note_much(played: &mut Match, text: &str) {
    let round = played.rounds().len() - 1;
    for ply in 0.. {
        let edit = Edit::Comment { at: Path::main(ply), text: text.to_owned() };
        match played.edit(round, &edit) {
            Ok(_) => {}
            Err(error) => {
                assert!(matches!(error, VariationError::TooLong | VariationError::NoSuchPosition), "{error}");
                return;
            }
        }
    }
}

/// Branches as much as a match may have: one line, until no more is accepted.
fn branch_much(played: &mut Match) {
    let mut game = played.round().game().clone();
    while game.undo().is_some() {}
    let mut chance = Chance(9);
    let mut line = Vec::new();
    while line.len() < MOST_BRANCH_MOVES {
        let moves = game.legal_moves();
        let mv = moves[chance.below(moves.len())].clone();
        game.play(&mv).expect("a legal move");
        if game.verdict().outcome.is_over() {
            game.undo();
        } else {
            line.push(mv);
        }
    }
    let text = mail::write(played).replace("version 1", "version 2");
    let text = text.replace("\n\nScore", &format!("\nNotes:\n0 ({})\n\nScore", line.join("!? ")));
    *played = mail::read(&text).unwrap_or_else(|error| panic!("{error}"));
}

/// Terms with the longest possible record: four long names and a clock with long times.
fn wordy(kind: Kind) -> Terms {
    let name = "円".repeat(Seat::LONGEST_NAME);
    Terms {
        seats: (0..4).map(|_| Seat::computer(&name, 6)).collect(),
        seed: u64::MAX,
        clock: Some(Clock::Increment { seconds: Clock::LONGEST, more: Clock::LONGEST }),
        ..Terms::usual(kind)
    }
}

#[test]
fn the_longest_match_is_recorded_and_read_back_in_every_spelling() {
    for kind in [Kind::Zen, Kind::Zener] {
        let mut played = long_match(wordy(kind), MOST_PLIES);
        let mv = played.round().game().legal_moves().remove(0);
        assert_eq!(played.play(&mv), Err(MatchError::TooLong));
        assert_eq!(played.round().game().check(&mv), Err(PlayError::TooLong));
        let texts = [ron::write(&played), mail::write(&played), link::write(&played)];
        for text in &texts {
            assert!(text.len() <= LONGEST, "{kind:?}: {} bytes", text.len());
            let read = record::read(text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(ron::write(&read), texts[0]);
        }
        played.end(Ending::DrawAgreed).expect("a draw ends any round");
        played.undo().expect("a move to take back");
        played
            .play(&mv)
            .or_else(|_| played.play(&played.round().game().legal_moves()[0].clone()))
            .expect("room for one");
    }
}

#[test]
fn the_longest_match_with_the_most_notes_is_recorded_and_read_back() {
    let plain = long_match(wordy(Kind::Zener), MOST_PLIES);
    for comment in ["円", "x", "a ", "}", "\\", "\"", "'", "e\u{301}", "\n\nx", ">", "\u{1f0a1}"] {
        let mut played = plain.clone();
        let count = comment.chars().count();
        note_much(&mut played, &comment.repeat(LONGEST_COMMENT / count));
        assert_recorded(&played, comment);
        let mut played = plain.clone();
        note_much(&mut played, &comment.repeat(9));
        assert_recorded(&played, comment);
    }
    let mut played = plain;
    branch_much(&mut played);
    note_much(&mut played, "x");
    assert_recorded(&played, "branches");
}

fn assert_recorded(played: &Match, what: &str) {
    let texts = [ron::write(played), mail::write(played), link::write(played)];
    for text in &texts {
        assert!(text.len() <= LONGEST, "{what}: {} bytes", text.len());
        let read = record::read(text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(ron::write(&read), texts[0]);
    }
}

#[test]
fn the_most_rounds_are_recorded_and_read_back() {
    let mut played = Match::new(Terms { length: Length::FirstTo(1000), ..wordy(Kind::Torus) }).expect("terms");
    let mut chance = Chance(2);
    for _ in 1..Terms::MOST_ROUNDS {
        play_on(&mut played, &mut chance);
        played.end(Ending::DrawAgreed).expect("a draw");
        played.next_round().expect("another round");
    }
    played.end(Ending::DrawAgreed).expect("a draw");
    assert_eq!((played.pending(), played.next_round()), (Pending::Nothing, Err(MatchError::MatchOver)));
    for text in [ron::write(&played), mail::write(&played)] {
        assert!(text.len() <= LONGEST, "{} bytes", text.len());
        assert_eq!(record::read(&text).expect("a record that holds").rounds().len(), Terms::MOST_ROUNDS as usize);
    }
}

#[test]
fn a_record_of_too_many_moves_or_rounds_is_refused_in_a_sentence() {
    let played = long_match(Terms::usual(Kind::Zener), MOST_PLIES);
    let mv = played.round().game().legal_moves().remove(0);
    let text = mail::write(&played).replace("\n\nScore", &format!("\n6001. {mv}\n\nScore"));
    let error = mail::read(&text).expect_err("one ply too many");
    assert_eq!(error.reason, RecordFault::Refused(MatchError::TooLong));
    assert!(error.line.is_some() && error.to_string().contains("12000 moves"), "{error}");

    let mut short = Match::new(Terms { length: Length::FirstTo(2), ..Terms::usual(Kind::Enso) }).expect("terms");
    short.end(Ending::DrawAgreed).expect("a draw");
    let text = mail::write(&short);
    let (head, round) = text.split_once("Round 1").expect("a round");
    let (round, score) = round.split_once("\nScore").expect("a score");
    let rounds: String = (1..=201)
        .map(|number| {
            let team = if number % 2 == 1 { "A" } else { "B" };
            format!("Round {number}{}\n", round.replace("team A", &format!("team {team}")))
        })
        .collect();
    let error = mail::read(&format!("{head}{rounds}\nScore{score}")).expect_err("one round too many");
    assert!(error.to_string().contains("there can be no round 201 here"), "{error}");
    assert!(Match::new(Terms { length: Length::BestOf(201), ..Terms::usual(Kind::Enso) }).is_err());
}

#[test]
fn seats_and_occurrences_are_told_alike_forwards_and_backwards() {
    let mut terms = Terms::usual(Kind::Zener);
    terms.seats = ["a", "b", "c", "d"].map(Seat::person).to_vec();
    let mut played = long_match(terms, 400);
    let mut forwards = Vec::new();
    let moves: Vec<String> = played.round().game().moves().iter().map(ToString::to_string).collect();
    let mut again = Match::new(played.terms().clone()).expect("terms");
    for mv in &moves {
        forwards.push((again.pending(), again.plies_to_take_back(), occurrences(&again)));
        again.play(mv).expect("a legal move");
    }
    for told in forwards.into_iter().rev() {
        played.undo().expect("a move to take back");
        assert_eq!((played.pending(), played.plies_to_take_back(), occurrences(&played)), told);
    }
}

/// How many times the current position has occurred, counted by going through the history.
fn occurrences(played: &Match) -> (usize, usize) {
    let AnyGame::Zener(game) = played.round().game() else { panic!("no game of Zener") };
    let told = game.occurrences(game.position());
    let before = std::iter::once(game.start()).chain(game.plies().iter().map(Ply::position));
    let counted = before.filter(|&position| position == game.position()).count();
    assert_eq!(told, counted);
    (told, counted)
}

#[test]
fn recorded_times_are_such_as_the_clock_shows() {
    let clock = Clock::Increment { seconds: 60, more: 5 };
    let terms = Terms { clock: Some(clock), game: GameTerms::Enso, ..Terms::usual(Kind::Enso) };
    let mut played = long_match(terms, 3);
    played.spend(std::time::Duration::from_millis(1500));
    let text = mail::write(&played);
    assert!(text.contains("Left: 65000/60000 65000/65000 70000/65000 70000/63500\n"), "{text}");
    assert!(mail::read(&text).is_ok());
    let read = |from: &str, to: &str| mail::read(&text.replace(from, to)).map_err(|error| error.to_string());
    assert!(read("65000/65000 70000", "65000/64000 70000").unwrap_err().contains("after move 3"), "N's time grew");
    assert!(
        read("65000/65000 70000", "66000/65000 70000").unwrap_err().contains("after move 2"),
        "whose turn it was not"
    );
    assert!(read("Left: 65000/", "Left: 65001/").unwrap_err().contains("after move 1"));
    assert!(read("70000/63500", "70001/63500").unwrap_err().contains("after the last move"));
    assert!(read("70000/63500", "69999/1").is_ok());
    assert!(read("Clock: 60 s and 5 s more a turn", "Clock: 60 s").unwrap_err().contains("after move 1"));
    assert!(read("Clock: 60 s and 5 s more a turn", "Clock: 70 s a turn").is_err());
    assert!(read("Clock: 60 s and 5 s more a turn\n", "").is_err());
}

#[test]
fn a_round_starts_once() {
    let played = long_match(Terms::usual(Kind::Enso), 2);
    let text = mail::write(&played);
    let start = text.lines().find(|line| line.starts_with("Start: ")).expect("a start");
    let twice = mail::read(&text.replace(start, &format!("{start}\n{start}"))).expect_err("a second start");
    assert!(twice.to_string().contains("Start stands here for the second time"), "{twice}");
    let after = mail::read(&text.replace("\n\nScore", &format!("\n{start}\n\nScore"))).expect_err("a second start");
    assert!(after.to_string().contains("second time"), "{after}");
    let none = mail::read(&text.replace(start, "bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b")).expect_err("no start");
    assert!(none.to_string().contains("must come first"), "{none}");
}

#[test]
fn only_a_text_that_is_longer_than_any_record_is_refused_for_its_length() {
    let reason = |length| record::read(&" ".repeat(length)).map(drop).expect_err("no record").reason;
    assert_eq!(reason(LONGEST + 1), RecordFault::TooLong);
    assert_ne!(reason(LONGEST), RecordFault::TooLong);
}
