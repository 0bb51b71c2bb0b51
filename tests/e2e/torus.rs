//! ZeN on its torus, played in copies beyond the board's edges, and on the doughnut.

use super::desk::Desk;
use super::game::Game;
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use zen_table::games::{AnyGame, Kind, Options};
use zen_table::session::record::ron;
use zen_table::session::{GameTerms, Match, Terms};

/// A match on a board of 5 × 5 cells after these moves.
fn on_small_board(moves: &[&str]) -> Match {
    let size = zen_table::games::torus::Size::new(5).unwrap();
    let game = GameTerms::Torus { size, balanced_opening: false };
    let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).unwrap();
    for text in moves {
        played.play(text).unwrap();
    }
    played
}

/// Starts the game with this match and without motion; returns also the same game without a window.
fn start<'a>(desk: &'a Desk, data: &Path, name: &str, moves: &[&str]) -> (Game<'a>, AnyGame) {
    let played = on_small_board(moves);
    let record = data.join("begun.ron");
    fs::write(&record, ron::write(&played)).unwrap();
    fs::write(data.join("settings.ron"), "(reduced_motion: true)").unwrap();
    let mut program = desk.game();
    program.args(["--probe", "--data"]).arg(data).arg(record);
    let mut game = Game::run(desk, program, name);
    game.until("frames", "the match is drawn", |frames| !frames["first_playable"].is_null());
    game.until("screen", "somebody is to move", |screen| screen["phase"] == "Choosing");
    desk.focus();
    let told = AnyGame::from_text(game.ask("position")["position"].as_str().unwrap(), &Options::usual(Kind::Torus));
    (game, told.unwrap())
}

/// Clicks these places, and compares the result with the rules.
fn play(game: &mut Game, told: &mut AnyGame, text: &str, places: &[&str]) {
    for place in places {
        game.click_square(place);
    }
    told.play(text).unwrap();
    let position = told.position_text();
    game.until("position", &format!("{text} is played"), |answer| answer["position"] == position);
}

#[test]
fn stones_and_links_are_placed_across_the_seams_and_a_rising_loop_wins() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let before = ["a1", "e2", "b2", "a3", "c3", "c5", "d4", "d1", "a1-b2", "b4", "b2-c3", "d3", "c3-d4", "b5"];
    let (mut game, mut told) = start(&desk, data.path(), "torus-seams", &before);
    // A stone in a copy beyond the left edge, then a link across each of the two seams.
    play(&mut game, &mut told, "e5", &["e5 (-1,0)"]);
    play(&mut game, &mut told, "a3-e2", &["e2", "a3 (1,0)"]);
    play(&mut game, &mut told, "d4-e5", &["d4", "e5"]);
    play(&mut game, &mut told, "c5-d1", &["c5", "d1 (0,1)"]);
    game.picture("torus-seams");
    // Across the corner, where both seams meet; this closes the loop.
    play(&mut game, &mut told, "a1-e5", &["a1", "e5 (-1,-1)"]);
    let standing = game.ask("position")["status"].clone();
    assert_eq!(standing, "win z");
    assert_eq!(told.verdict().outcome.winner().map(|winner| Kind::Torus.player_letter(winner)), Some('z'));
    game.picture("torus-won");
    game.click("Back");
    game.picture("torus-won-flat");
}

#[test]
fn the_doughnut_is_played_on_and_turned() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let (mut game, mut told) = start(&desk, data.path(), "torus-doughnut", &["c3", "d4"]);
    for view in ["Plan", "Doughnut"] {
        game.key("v");
        game.until("screen", &format!("the view is {view}"), |screen| screen["view"] == view);
    }
    play(&mut game, &mut told, "d2", &["d2"]);
    // A cell on the underside of the tube comes into view when the board is scrolled.
    let hidden =
        ["a1", "c1", "e1", "c5"].into_iter().find(|name| !game.ask(&format!("where {name}"))["error"].is_null());
    let hidden = hidden.expect("not all of a doughnut can be seen at once");
    for _ in 0..2 {
        game.key("w");
    }
    game.until(&format!("where {hidden}"), "it has come up", |answer| answer["error"].is_null());
    play(&mut game, &mut told, hidden, &[hidden]);
    game.picture("torus-doughnut");
}
