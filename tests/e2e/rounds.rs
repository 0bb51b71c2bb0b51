//! Matches of several rounds: the first round of a team game, counted on the board, and a match up to its final screen.

use super::desk::Desk;
use super::game::{Game, Hand};
use super::short_game;
use serde_json::Value;
use tempfile::TempDir;
use zen_table::games::zen::{self, Variant};
use zen_table::games::{AnyGame, Kind, Options, Player};
use zen_table::texts::Language;
use zen_table::texts::games::title_in_list;

/// From the menu to a match that waits for its first move.
fn begin(game: &mut Game, kind: Kind, choices: &[&str]) -> Value {
    game.click("New game");
    game.click(&title_in_list(kind).localise(Language::English));
    for choice in choices {
        game.click(choice);
    }
    game.click("Begin");
    game.until("position", "the match has begun", |answer| answer["game"] == kind.id())
}

#[test]
fn a_team_game_is_played_through_its_first_round() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "team");
    let seats = ["White 1: person", "Black 1: person", "White 2: person", "Black 2: person"];
    let choices: Vec<_> = ["3: super initiés", "Four in two teams"].into_iter().chain(seats).collect();
    let begun = begin(&mut game, Kind::Zen, &choices);
    let options = Options::Zen(zen::Options { variant: Variant::Three, ..zen::Options::default() });
    let mut told = AnyGame::from_text(begun["position"].as_str().unwrap(), &options).unwrap();
    let mut names = vec![begun["seat"].clone()];
    for (number, text) in short_game(Kind::Zen, begun["to_move"].as_str().unwrap()).into_iter().enumerate() {
        game.play(&mut told, text, Hand::Clicks);
        names.push(game.ask("position")["seat"].clone());
        if number == 5 {
            game.picture("team");
        }
    }
    // After the last move nobody is to move; before that the four players move in turn.
    names.pop();
    let whites = ["Player 1", "Player 3"];
    for (number, name) in names.iter().enumerate() {
        assert_eq!(*name, names[number % 4], "{names:?}");
        let is_white = whites.contains(&name.as_str().unwrap());
        assert_eq!(is_white, names[0].as_str().is_some_and(|first| whites.contains(&first)) == (number % 2 == 0));
    }
    assert!(names[0] != names[2] && names[1] != names[3], "{names:?}");

    let winner = told.verdict().outcome.winner().unwrap();
    let points = told.points(winner).unwrap();
    let scores = if winner == Player::One { [points, 0] } else { [0, points] };
    // The match is to seven points.
    let waits_for = if points < 7 { "next round" } else { "nothing" };
    let answer = game.until("position", "the round is over", |answer| answer["waits_for"] == waits_for);
    assert_eq!(answer["scores"], serde_json::json!(scores));
    game.until("where \"Look at the board\"", "all is counted", |answer| answer["error"].is_null());
    game.picture("team-counted");
}

#[test]
fn four_at_a_table_with_a_clock_play_at_a_persons_pace() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "pace");
    let seats = ["White 1: person", "Black 1: person", "White 2: person", "Black 2: person"];
    let choices: Vec<_> = ["Per round", "Four in two teams"].into_iter().chain(seats).collect();
    let begun = begin(&mut game, Kind::Zen, &choices);
    let mut told = AnyGame::from_text(begun["position"].as_str().unwrap(), &Options::usual(Kind::Zen)).unwrap();
    for (number, text) in short_game(Kind::Zen, begun["to_move"].as_str().unwrap()).into_iter().enumerate() {
        game.play_slowly(&mut told, text, if number % 2 == 0 { Hand::Clicks } else { Hand::Drags });
    }
    game.until("screen", "the game is over", |screen| screen["phase"] == "MatchOver");
    game.picture("pace-end");
}

#[test]
fn a_match_is_played_to_its_final_screen() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "match");
    begin(&mut game, Kind::Enso, &["Best of 3", "Increment", "Black: person", "White: person"]);
    for (round, score) in [(1, [0, 1]), (2, [1, 1]), (3, [1, 2])] {
        // The players change sides, and Black resigns every time.
        let answer = game.until("position", "the round has begun", |answer| answer["round"] == round);
        assert_eq!((&answer["to_move"], &answer["waits_for"]), (&"b".into(), &"move".into()));
        game.click_square("c2");
        game.click("Resign");
        game.click("Yes, resign");
        let answer = game.until("position", "it is given up", |answer| answer["waits_for"] != "move");
        assert_eq!(answer["scores"], serde_json::json!(score));
        if round < 3 {
            game.click("Next round");
        }
    }
    game.until("screen", "the match is over", |screen| screen["phase"] == "MatchOver");
    game.picture("match-end");
    assert!(game.shows("Play again"));
    game.click("Main menu");
    game.click("Saved matches");
    game.picture("match-saved");
    assert!(game.shows("Look"));
}
