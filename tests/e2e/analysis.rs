//! A position is set up and taken apart: the engine's lines, a variation, and a picture as a file, with the mouse.

use super::desk::Desk;
use super::game::Game;
use serde_json::Value;
use std::fs;
use tempfile::TempDir;
use zen_table::games::Kind;
use zen_table::session::record::mail;
use zen_table::session::{Match, Terms};
use zen_table::texts::{Language, Phrase};

fn label(phrase: Phrase) -> String {
    phrase.localise(Language::English)
}

#[test]
fn a_position_is_set_up_analysed_and_saved_as_a_picture() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let record = data.path().join("match.txt");
    let played = Match::new(Terms::usual(Kind::Enso)).expect("terms that can be played");
    fs::write(&record, mail::write(&played)).unwrap();
    let options = [record.to_str().expect("a path in letters")];
    let mut game = Game::start_at_match(&desk, data.path(), "analysis", &options);
    let before = game.ask("position")["position"].clone();
    game.click(&label(Phrase::CommonMenu));
    game.click(&label(Phrase::EditorTitle));
    game.click(&label(Phrase::EditorTake));
    game.click("a1");
    game.picture("analysis-set-up");
    game.click(&label(Phrase::AnalysisOpen));
    let set_up = game.until("position", "it is analysed", |answer| answer["mode"] == "Analysis");
    assert_ne!(set_up["position"], before, "a stone is gone");

    game.click(&label(Phrase::AnalysisAsk));
    let has_lines = |screen: &Value| screen["lines"].as_array().is_some_and(|lines| lines.len() == 3);
    let lines = game.until("screen", "three lines are found", has_lines)["lines"].clone();
    let best = lines[0][0].as_str().expect("a move").to_owned();
    for square in game.squares_of(&best) {
        game.click_square(&square);
    }
    game.until("position", "it is a variation", |answer| answer["variations"] == 1 && answer["plies"] == 0);
    game.until("screen", "the engine looks at the position after it", has_lines);
    game.picture("analysis-lines");

    game.click(&label(Phrase::CommonMenu));
    game.click(&label(Phrase::ExportTitle));
    game.click(&label(Phrase::ExportPicture));
    let exported = data.path().join("exported");
    let pictures = || -> Vec<_> { fs::read_dir(&exported).into_iter().flatten().flatten().collect() };
    game.until("screen", "the picture is there", |_| !pictures().is_empty());
    let file = fs::read(pictures()[0].path()).unwrap();
    assert!(file.starts_with(b"\x89PNG\r\n\x1a\n"), "a PNG file");
    game.kill();
}
