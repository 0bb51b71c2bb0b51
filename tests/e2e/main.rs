//! The real program in a window on a virtual display, played with a real mouse.
//!
//! Pictures of every game and the programs' logs are left in `e2e` in the target folder. Each test has a display of its
//! own, so the tests run beside each other: one draws while another waits. The screens are coarse, because a software
//! renderer needs time for every pixel; with `WINIT_X11_SCALE_FACTOR=1` every picture has its full size.

mod analysis;
mod bus;
mod desk;
mod files;
mod game;
mod kills;
mod languages;
mod lessons;
mod listening;
mod measure;
mod review;
mod rounds;
mod torus;

use desk::Desk;
use game::{Game, Hand};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use tempfile::TempDir;
use zen_table::games::{AnyGame, Kind, Options, Player};
use zen_table::texts::Language;
use zen_table::texts::games::title_in_list;

/// Short games that end, in which both sides help the winner, by game and by the letter of the side that begins.
static SHORT_GAMES: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/short-games.json")).expect("JSON"));

/// The moves of a short game in which this side begins, or the only side for which there is one.
fn short_game(kind: Kind, to_move: &str) -> Vec<&'static str> {
    let games = SHORT_GAMES[kind.id()].as_object().expect("the short games of each game");
    let text = games.get(to_move).or_else(|| games.values().next()).and_then(Value::as_str).expect("a short game");
    text.split(' ').collect()
}

/// The options chosen for a new game: for ZeN a small board, so that a loop is soon closed, and the balanced opening.
fn options(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::Torus => &["9 for beginners", "Balanced opening"],
        Kind::Zen | Kind::Enso | Kind::Zener => &[],
    }
}

/// Goes from the menu to a new game of two persons; returns the probe's answer about its position.
fn begin(game: &mut Game, kind: Kind) -> Value {
    game.click("New game");
    game.click(&title_in_list(kind).localise(Language::English));
    for option in options(kind) {
        game.click(option);
    }
    for player in Player::BOTH {
        game.click(&format!("{}: person", kind.player_name(player)));
    }
    game.click("Begin");
    let answer = game.until("position", "the game has begun", |answer| answer["game"] == kind.id());
    assert_eq!((answer["status"].as_str(), answer["plies"].as_u64()), (Some("ongoing"), Some(0)));
    answer
}

/// A game without a window that starts from the same position.
fn twin(answer: &Value, kind: Kind) -> AnyGame {
    AnyGame::from_text(answer["position"].as_str().unwrap(), &Options::usual(kind)).unwrap()
}

fn play_to_the_end(desk: &Desk, kind: Kind, settings: &str) {
    let data = TempDir::new().unwrap();
    fs::write(data.path().join("settings.ron"), settings).unwrap();
    let id = kind.id();
    let mut game = Game::start(desk, data.path(), id);
    game.picture(&format!("{id}-menu"));
    let begun = begin(&mut game, kind);
    let mut told = twin(&begun, kind);
    game.picture(&format!("{id}-start"));
    let moves = short_game(kind, begun["to_move"].as_str().unwrap());
    let mut dragged = false;
    for (number, text) in moves.iter().enumerate() {
        // One move of each game is played by dragging, all others by clicks.
        let drags = number > 1 && !dragged && text.contains(['-', 'x']);
        dragged |= drags;
        game.play(&mut told, text, if drags { Hand::Drags } else { Hand::Clicks });
        if number == 2 && kind == Kind::Torus {
            game.until("position", "a side is to be chosen", |answer| answer["waits_for"] == "side");
            game.picture("torus-side");
            game.click("Play N");
            let answer = game.until("position", "a side is chosen", |answer| answer["waits_for"] == "move");
            assert_eq!((&answer["seat"], &answer["to_move"]), (&"Player 2".into(), &"n".into()));
        }
        if number == moves.len() / 2 {
            game.picture(&format!("{id}-middle"));
            game.click("Undo");
            let mut before = told.clone();
            before.undo();
            game.compare(&before, "an undo");
            game.click("Redo");
            game.compare(&told, "a redo");
        }
    }
    let answer = game.until("screen", "the match is over", |screen| screen["phase"] == "MatchOver");
    assert_eq!(answer["overlay"], "None");
    let winner = told.verdict().outcome.winner().map(|winner| kind.player_letter(winner)).unwrap();
    assert_eq!(game.ask("position")["status"], format!("win {winner}"));
    game.picture(&format!("{id}-end"));
    game.click("Main menu");
    game.until("screen", "the menu is back", |screen| screen["screen"] == "Menu");
    assert!(!game.shows("Continue"), "a match that is over is not to be continued");
}

#[test]
fn zen_is_played_from_the_menu_to_its_end() {
    play_to_the_end(&Desk::set_up_fine(), Kind::Zen, "(graphics: High)");
}

#[test]
fn enso_is_played_from_the_menu_to_its_end() {
    play_to_the_end(&Desk::set_up(), Kind::Enso, "(pace: Fast)");
}

#[test]
fn torus_is_played_from_the_menu_to_its_end() {
    play_to_the_end(&Desk::set_up(), Kind::Torus, "(reduced_motion: true)");
}

#[test]
fn zener_is_played_from_the_menu_to_its_end() {
    play_to_the_end(&Desk::set_up(), Kind::Zener, "(pace: Off)");
}

#[test]
fn a_game_is_played_with_the_keyboard_alone() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    fs::write(data.path().join("settings.ron"), "(pace: Off)").unwrap();
    let mut game = Game::start(&desk, data.path(), "keyboard");
    let kind = Kind::Enso;
    game.choose("New game");
    game.choose(kind.title());
    for player in Player::BOTH {
        game.choose(&format!("{}: person", kind.player_name(player)));
    }
    game.choose("Begin");
    let begun = game.until("position", "the game has begun", |answer| answer["game"] == kind.id());
    let mut told = twin(&begun, kind);
    for text in short_game(kind, "b") {
        let squares = game.squares_of(text);
        told.play(text).unwrap();
        for square in squares {
            game.choose_square(&square);
        }
        game.compare(&told, text);
    }
    game.until("screen", "the match is over", |screen| screen["phase"] == "MatchOver");
    game.picture("keyboard-end");
    game.choose("Main menu");
    game.until("screen", "the menu is back", |screen| screen["screen"] == "Menu");
    game.choose_and_end("Quit");
}

#[test]
fn one_executable_is_enough() {
    let (desk, data, elsewhere) = (Desk::set_up(), TempDir::new().unwrap(), TempDir::new().unwrap());
    let alone = elsewhere.path().join("zen-table");
    fs::copy(env!("CARGO_BIN_EXE_zen-table"), &alone).unwrap();
    let mut program = desk.program(&alone);
    // Where Cargo and Bevy look for assets.
    program.env_remove("CARGO_MANIFEST_DIR").env_remove("BEVY_ASSET_ROOT").current_dir(elsewhere.path());
    program.arg("--probe").arg("--data").arg(data.path());
    let mut game = Game::run(&desk, program, "alone");
    game.until("screen", "the menu has opened", |screen| screen["screen"] == "Menu");
    desk.focus();
    begin(&mut game, Kind::Zener);
}

#[test]
fn a_refused_move_shows_its_reason_and_escape_goes_back() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "refused");
    let begun = begin(&mut game, Kind::Enso);
    let told = twin(&begun, Kind::Enso);
    // On c6 a stone has both friends and an enemy around it, and may not step onto a friend.
    game.click_square("c6");
    game.until("screen", "c6 is picked up", |screen| screen["picked_up"] == serde_json::json!(["c6"]));
    game.click_square("c4");
    let screen = game.until("screen", "the move is refused", |screen| !screen["refusal"].is_null());
    let path = ["c6", "c4"].map(|name| square(&told, name));
    let expected = told.why_not(&path).unwrap();
    assert_eq!(
        (&screen["refusal"]["at"], screen["refusal"]["reason"].as_str()),
        (&"c4".into(), Some(&*expected.to_string()))
    );
    game.compare(&told, "a refused move");
    game.picture("refused");

    game.key("Escape");
    game.until("screen", "the stone is let go of", |screen| screen["picked_up"] == serde_json::json!([]));
    game.key("Escape");
    game.until("screen", "the pause", |screen| screen["overlay"] == "Pause");
    game.key("Escape");
    game.until("screen", "the table again", |screen| screen["overlay"] == "None");
}

fn square(game: &AnyGame, name: &str) -> zen_table::games::Spot {
    let square = game.board().squares().find(|&square| game.square_name(square) == name);
    zen_table::games::Spot::Square(square.unwrap())
}

#[test]
fn after_a_kill_the_match_goes_on_and_a_damaged_one_is_set_aside() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "killed");
    let begun = begin(&mut game, Kind::Zener);
    let mut told = twin(&begun, Kind::Zener);
    for text in &short_game(Kind::Zener, "w")[..3] {
        game.play(&mut told, text, Hand::Clicks);
    }
    let before = game.ask("position");
    wait_for_moves(data.path(), 3);
    game.kill();

    let mut game = Game::start(&desk, data.path(), "resumed");
    game.click("Continue");
    game.until("screen", "the table", |screen| screen["screen"] == "Match");
    assert_eq!(game.ask("position"), before);
    game.play(&mut told, short_game(Kind::Zener, "w")[3], Hand::Clicks);
    game.click("Undo");
    told.undo();
    game.compare(&told, "an undo");
    let file = wait_for_moves(data.path(), 3);
    game.kill();

    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() / 2]).unwrap();
    let mut game = Game::start(&desk, data.path(), "damaged");
    let aside = PathBuf::from(format!("{}.damaged", file.display()));
    game.until("screen", "the damaged file is set aside", |_| aside.exists());
    assert_eq!(fs::read_to_string(aside).unwrap(), text[..text.len() / 2]);
    assert!(!file.exists() && !game.shows("Continue"));
    game.picture("damaged");
    begin(&mut game, Kind::Zener);
}

/// Waits until the only saved match has this number of moves on the disk; returns its file.
fn wait_for_moves(data: &Path, plies: usize) -> PathBuf {
    for _ in 0..1000 {
        let files = fs::read_dir(data.join("matches")).unwrap().map(|entry| entry.unwrap().path());
        let file = files.into_iter().find(|path| path.extension().is_some_and(|end| end == "ron")).unwrap();
        let text = fs::read_to_string(&file).unwrap();
        if zen_table::session::record::ron::summarise(&text).unwrap().plies == plies {
            return file;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("{plies} plies are not on the disk");
}
