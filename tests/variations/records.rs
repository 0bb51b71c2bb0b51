//! Records keep branches, comments and judgements, and say what is wrong in them.

use super::trees::{assert_same, assert_sound, begun, comment_at, enso, every_tree};
use zen_table::games::torus;
use zen_table::session::record::{self, NotesFault, RecordError, RecordFault, RecordSummary, link, mail, ron};
use zen_table::session::variations::{Edit, Judgement, LONGEST_COMMENT, Path, VariationError};
use zen_table::session::{GameTerms, Match};

/// What mail programs do to a text: each line is quoted, the lines of notes end at other blanks than
/// before, and there are blank lines.
fn mailed(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut in_notes = false;
    for line in text.lines() {
        let goes_on = in_notes && !line.is_empty();
        in_notes = goes_on || line == "Notes:";
        if goes_on {
            for word in line.split(' ') {
                match lines.last_mut() {
                    Some(last) if last.len() + word.len() < width && last != "Notes:" => {
                        last.push_str("  ");
                        last.push_str(word);
                    }
                    _ => lines.push(word.to_owned()),
                }
            }
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.iter().map(|line| format!("> > {line} \t\r\n>\r\n\r\n")).collect()
}

#[test]
fn every_spelling_brings_back_every_tree() {
    let mut found = (0, 0);
    every_tree(|played, mut chance| {
        assert_sound(&played);
        let (in_ron, in_mail) = (ron::write(&played), mail::write(&played));
        let has_notes = played.rounds().iter().any(|round| !round.variations().is_empty());
        let version = if has_notes { 2 } else { 1 };
        assert!(
            in_ron.contains(&format!("version: {version},")) && in_mail.contains(&format!(", version {version}\n"))
        );
        for text in [&in_ron, &in_mail, &link::write(&played)] {
            let read = record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_same(&played, &read);
            assert_sound(&read);
        }
        for width in [1, 30 + chance.below(60), 10_000] {
            let mailed = mailed(&in_mail, width);
            let read = mail::read(&mailed).unwrap_or_else(|error| panic!("{error}\n{mailed}"));
            assert_same(&played, &read);
        }
        assert_eq!(ron::summarise(&in_ron), Ok(RecordSummary::of(&played)));
        assert!(in_mail.lines().all(|line| line.len() < 998), "{in_mail}");
        found.0 += usize::from(has_notes);
        found.1 += usize::from(in_mail.contains(") ("));
    });
    assert!(found.0 > 50 && found.1 > 20, "{found:?} with notes and with branches");
}

#[test]
fn a_mailed_record_with_notes_is_readable() {
    let mut played = begun(GameTerms::Torus { size: torus::Size::new(9).unwrap(), balanced_opening: false });
    for mv in ["c3", "c9", "d4"] {
        played.play(mv).unwrap();
    }
    let play = |played: &mut Match, at: &Path, text: &str| {
        played.edit(0, &Edit::Play { at: at.clone(), text: text.to_owned() }).unwrap()
    };
    comment_at(&mut played, &Path::main(0), "A comment\non the start.");
    played.edit(0, &Edit::Judge { at: Path::main(2), judgement: Some(Judgement::Dubious) }).unwrap();
    comment_at(&mut played, &Path::main(2), "Too {early}.");
    let d5 = play(&mut played, &Path::main(2), "d5");
    played.edit(0, &Edit::Judge { at: d5.clone(), judgement: Some(Judgement::Good) }).unwrap();
    comment_at(&mut played, &d5, "Better");
    let c8 = play(&mut played, &d5, "c8");
    let b8 = play(&mut played, &d5, "b8");
    play(&mut played, &b8, "e5");
    play(&mut played, &c8, "c7");
    play(&mut played, &Path::main(2), "f4");
    let notes =
        "\nNotes:\n0 {A comment\\non the start.}\n2?! {Too \\{early\\}.} (d5! {Better} c8 (b8 e5) c7) (f4)\n\nScore";
    let text = mail::write(&played);
    assert!(text.contains(notes) && text.starts_with("Zen Table record, version 2\n"), "{text}");
    // Alternatives within alternatives are the same.
    let other = text.replace("c7) (f4)", "c7 (e7(g7))(h7) )\n( f4\n)");
    let read = mail::read(&other).unwrap();
    let written = mail::write(&read);
    assert!(written.contains("c8 (b8 e5) c7 (e7) (g7) (h7)) (f4)"), "{written}");
}

/// A match of two moves of ZeN, with notes in both spellings, of which a part is replaced.
fn with_notes(notes: &[&str]) -> [String; 2] {
    let mut played = begun(GameTerms::Torus { size: torus::Size::new(9).unwrap(), balanced_opening: false });
    for mv in ["c3", "c9"] {
        played.play(mv).unwrap();
    }
    comment_at(&mut played, &Path::main(1), "here");
    let lines: Vec<String> = notes.iter().map(|line| format!("{line:?}")).collect();
    let in_ron = ron::write(&played).replace("\"1 {here}\"", &lines.join(",\n"));
    let in_mail = mail::write(&played).replace("1 {here}", &notes.join("\n"));
    [in_ron, in_mail]
}

/// Asserts that both spellings are refused for the same reason, in the line of the notes with this number.
fn refused(notes: &[&str], line: usize, reason: &RecordFault) {
    for text in with_notes(notes) {
        let is_first = |line: &str| line.trim().trim_start_matches('"').starts_with(notes[0]);
        let expected = text.lines().position(is_first);
        let error = record::read(&text).err().unwrap_or_else(|| panic!("read:\n{text}"));
        assert_eq!(&error.reason, reason, "{text}");
        assert_eq!(error.line, expected.map(|first| first + 1 + line), "{text}");
    }
}

#[test]
fn what_is_wrong_in_notes_is_told_with_line_and_reason() {
    let place = |found: &str| RecordFault::Notes(NotesFault::Place(found.to_owned()));
    let judgement = |found: &str| RecordFault::Notes(NotesFault::Judgement(found.to_owned()));
    refused(&["1 (d4", "d5 (d6)", "{x}"], 0, &NotesFault::OpenBranch.into());
    refused(&["1 (d4 {", "d5) (d6)"], 0, &NotesFault::OpenComment.into());
    refused(&["1 (d4)", ") (d5)"], 1, &NotesFault::Close(')').into());
    refused(&["1 (d4", "} d5)"], 1, &NotesFault::Close('}').into());
    refused(&["1 (d4)", "()"], 1, &NotesFault::EmptyBranch.into());
    refused(&["1 (d4", "(", "(d5)))"], 2, &NotesFault::EmptyBranch.into());
    refused(&["1 (d4)", "({x} d5)"], 1, &NotesFault::EmptyBranch.into());
    refused(&["1 {a", "\\b}"], 1, &NotesFault::Escape("b".to_owned()).into());
    refused(&["1 {a}", "{b}"], 1, &NotesFault::SecondComment.into());
    refused(&["1 (d4", "{a} (d5) {b})"], 1, &NotesFault::SecondComment.into());
    refused(&["1 (d4", "d5!!!)"], 1, &judgement("!!!"));
    refused(&["1 (d4", "! d5)"], 1, &judgement("!"));
    refused(&["0! {a}"], 0, &judgement("!"));
    refused(&["2 {a}", "1 {b}"], 1, &place("1"));
    refused(&["1 {a}", "1 {b}"], 1, &place("1"));
    refused(&["(d4)"], 0, &place("("));
    refused(&["1 {a}", "3 {b}"], 1, &NotesFault::NoSuchPly { ply: 3, plies: 2 }.into());
    let greatest = usize::MAX.to_string();
    refused(&["1 {a}", &format!("{greatest} {{b}}")], 1, &place(&greatest));
    refused(&["1 {a}", "99999999999999999999999999 {b}"], 1, &place("99999999999999999999999999"));
    refused(&["1 (d4)", "(c9)"], 1, &NotesFault::Twice("c9".to_owned()).into());
    refused(&["1 (d4 d5)", "(d4)"], 1, &NotesFault::Twice("d4".to_owned()).into());
    refused(&["1 (d4 d5", "(d5))"], 1, &NotesFault::Twice("d5".to_owned()).into());
    let long = format!("{{{}}}", "x".repeat(LONGEST_COMMENT + 1));
    refused(&["1 (d4)", &long], 1, &VariationError::LongComment.into());
    for wrong in ["c3", "zz", "d4+", "1."] {
        for text in with_notes(&["1 (d4", &format!("{wrong})")]) {
            let error = record::read(&text).unwrap_err();
            assert!(matches!(error.reason, RecordFault::Variations(VariationError::Play(_))), "{wrong}: {error}");
            assert!(error.line.is_some());
        }
    }
}

#[test]
fn only_version_2_has_notes() {
    for text in with_notes(&["1 {here}"]) {
        record::read(&text).unwrap();
        let older = text.replace("version 2", "version 1").replace("version: 2", "version: 1");
        let RecordError { line, reason } = record::read(&older).unwrap_err();
        assert_eq!(reason, NotesFault::Version.into());
        let notes = text.lines().position(|line| line.starts_with("Notes:") || line.contains("\"1 {here}\""));
        assert_eq!(line, notes.map(|line| line + 1));
        let newer = text.replace("version 2", "version 3").replace("version: 2", "version: 3");
        assert_eq!(record::read(&newer).unwrap_err().reason, RecordFault::Newer(3));
        assert_ne!(text, older);
    }
    // A record without notes may say version 2, and is written again as version 1.
    let plain = enso(5);
    for text in [ron::write(&plain), mail::write(&plain)] {
        let newer = text.replace("version 1", "version 2").replace("version: 1", "version: 2");
        assert_ne!(text, newer);
        assert_same(&plain, &record::read(&newer).unwrap());
    }
    let mut noted = plain.clone();
    comment_at(&mut noted, &Path::main(1), "here");
    comment_at(&mut noted, &Path::main(1), " ");
    assert_eq!((ron::write(&noted), mail::write(&noted)), (ron::write(&plain), mail::write(&plain)));
}

#[test]
fn notes_stand_once_in_a_round() {
    let [_, text] = with_notes(&["1 {here}"]);
    let error = mail::read(&text.replace("\n\nScore", "\nNotes:\n2 {x}\n\nScore")).unwrap_err();
    assert!(error.to_string().contains("Notes stands here for the second time"), "{error}");
    let error = mail::read(&text.replace("\n\nRound", "\nNotes:\n2 {x}\n\nRound")).unwrap_err();
    assert!(error.to_string().contains("before the first round"), "{error}");
    // Behind "Notes:" they may begin in the same line.
    mail::read(&text.replace("Notes:\n", "Notes: ")).unwrap();
}

#[test]
fn damaged_notes_are_refused_or_read_as_a_valid_match() {
    const SIGNS: [&str; 16] =
        ["(", ")", "{", "}", "\\", "!", "?", " ", "\n", "1", "0", ">", "\"", "Notes:", "\u{202e}", "Score: 1–0\n"];
    let (mut read, mut refused) = (0, 0);
    every_tree(|played, mut chance| {
        for text in [ron::write(&played), mail::write(&played)] {
            let Some(begin) = text.to_lowercase().find("notes:") else { continue };
            for _ in 0..12 {
                let mut damaged = text.clone();
                for _ in 0..=chance.below(3) {
                    let begin = damaged.floor_char_boundary(begin + chance.below(damaged.len() - begin));
                    let end = damaged.ceil_char_boundary(begin + chance.below(3));
                    damaged.replace_range(begin..end.min(damaged.len()), chance.pick(&SIGNS));
                }
                match record::read(&damaged) {
                    Ok(found) => {
                        assert_sound(&found);
                        assert_same(&found, &record::read(&mail::write(&found)).unwrap());
                        read += 1;
                    }
                    Err(error) => {
                        assert!(error.to_string().chars().count() < 300);
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(read > 20 && refused > 200, "{read} read, {refused} refused");
}
