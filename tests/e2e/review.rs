//! A lost match is reviewed, and continued from its turning point, with the mouse.

use super::desk::Desk;
use super::game::Game;
use serde_json::Value;
use std::fs;
use tempfile::TempDir;
use zen_table::games::Kind;
use zen_table::session::record::mail;
use zen_table::session::{Match, Pending, Seat, Terms};
use zen_table::texts::{Language, Phrase};

/// A match of Zener that one move gave away: Black has made the mandatory step and
/// must cover White's circle or lose.
fn given_away() -> Match {
    let seats = vec![Seat::person("Ada"), Seat::person("Grace")];
    let runner = "[W1][K4][K3][K2][K1]/5/5/5/[K5]4/5/1[W2][W3][W4][W5] k - 5";
    let mut played = Match::from_position(Terms { seats, ..Terms::usual(Kind::Zener) }, runner).expect("a position");
    for text in ["K1-B5", "W1-off"] {
        played.play(text).expect("a legal move");
    }
    assert_eq!(played.pending(), Pending::Nothing);
    played
}

fn label(phrase: Phrase) -> String {
    phrase.localise(Language::English)
}

fn review(screen: &Value) -> &Value {
    &screen["review"]
}

#[test]
fn a_lost_match_is_reviewed_and_continued_from_its_turning_point() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let record = data.path().join("lost.txt");
    fs::write(&record, mail::write(&given_away())).unwrap();
    let options = [record.to_str().expect("a path in letters")];
    let mut game = Game::start_at_match(&desk, data.path(), "review", &options);
    game.click(&label(Phrase::ReviewOpen));
    game.until("screen", "the review is done", |screen| review(screen)["is_done"] == true);
    assert_eq!(review(&game.ask("screen"))["moments"], serde_json::json!([[0, 0]]), "the move that gave it away");
    game.picture("review-list");
    // By the identifier of its label, which names the loss in percent.
    game.click("review-moment");
    game.until("screen", "the moment is shown", |screen| review(screen)["chosen"] == serde_json::json!([0, 0]));
    game.until("position", "the position before it is shown", |answer| answer["plies_shown"] == 0);
    game.picture("review-moment");
    game.click(&label(Phrase::ReviewShowBetter));
    game.until("screen", "the better move is shown", |screen| review(screen)["is_revealed"] == true);
    game.picture("review-better");
    game.click(&label(Phrase::ReviewShowPlayed));
    game.until("position", "what can follow is shown", |answer| answer["side_line"] == 0);
    game.picture("review-side-line");
    game.click(&label(Phrase::LookingBackPlayOn));
    let before = game.until("position", "the match goes on", |answer| answer["plies"] == 0);
    game.until("screen", "the review is over", |screen| review(screen).is_null());
    let moves: Vec<String> = serde_json::from_value(before["legal_moves"].clone()).unwrap();
    let other = moves.iter().find(|text| text.as_str() == "K4-A1").expect("the move that saves it");
    for square in game.squares_of(other) {
        game.click_square(&square);
    }
    game.until("position", "it is played", |answer| answer["plies"] == 1);
    game.picture("review-played-on");
    game.kill();
}
