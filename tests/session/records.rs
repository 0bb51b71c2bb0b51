//! Both formats of the record, links, and the errors of damaged records.

use super::support::{all_games, begun, play_on, same, terms};
use zen_table::games::{Kind, Player, torus, zen};
use zen_table::search::Level;
use zen_table::session::record::{self, RecordError, RecordFault, mail, ron};
use zen_table::session::{Ending, GameTerms, Length, Match, Pending, Seat, SetupMethod, Terms};

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
fn terms_are_written_shortly_when_they_are_usual() {
    let usual = Match::new(Terms::usual(Kind::Zen)).unwrap();
    assert!(!ron::write(&usual).contains("announcing"), "{}", ron::write(&usual));
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
