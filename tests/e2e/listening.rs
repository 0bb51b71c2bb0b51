//! The game played by somebody who only listens: everything that is pressed is found by its name in the tree of
//! accessibility, and what is on the board is read there.

use super::bus::{Bus, Node, until};
use super::desk::Desk;
use super::game::Game;
use super::lessons::{begins, is_done, on_table};
use super::measure::{MOST_AT_REST, frames_at_rest};
use super::{options, short_game, twin};
use std::collections::HashMap;
use std::fs;
use std::time::Duration;
use tempfile::TempDir;
use zen_table::games::zen::{self, Variant};
use zen_table::games::{AnyGame, Kind, Options, Player, Spot, Square};
use zen_table::lessons;
use zen_table::lessons::step::Task;
use zen_table::texts;
use zen_table::texts::description::Cells;
use zen_table::texts::games::title_in_list;
use zen_table::texts::{Language, Phrase};

/// A listener at the game: what is in its window.
struct Listener<'a> {
    bus: &'a Bus,
    program: Node,
    /// The squares of the board by their places, once it has been gone over.
    squares: HashMap<Square, Node>,
}

impl<'a> Listener<'a> {
    fn at(bus: &'a Bus) -> Self {
        Self { bus, program: bus.program(), squares: HashMap::new() }
    }

    /// The node with this name, once it is there.
    fn find(&self, name: &str) -> Node {
        until(&format!("'{name}' is in the tree"), || self.bus.find(&self.program, |other| other == name))
    }

    fn press(&self, name: &str) {
        self.bus.press(&self.find(name));
    }

    /// Waits until a text that begins or ends with these words is in the tree.
    fn hear_words(&self, words: &str) {
        until(&format!("'{words}' is heard"), || self.bus.find(&self.program, |name| name.contains(words)));
    }

    /// Types a name into the field with this name.
    fn fill_in(&self, game: &mut Game, field: &str, text: &str) {
        self.bus.focus(&self.find(field));
        game.until("screen", &format!("'{field}' has the keyboard"), |screen| screen["focused"] == field);
        // Longer than the names that are there at first.
        game.replace_text(12, text);
    }

    /// Goes over the board, from its farthest row on, and keeps its squares.
    fn explore(&mut self, game: &AnyGame) {
        let board = game.board();
        let size = [board.columns(), board.rows()].map(usize::from);
        let cells = until("the board is in the tree", || {
            let grid = self.bus.find(&self.program, |name| name == "Board")?;
            let rows = self.bus.children(&grid);
            let cells: Vec<_> = rows.iter().flat_map(|row| self.bus.children(row)).collect();
            (cells.len() == size[0] * size[1]).then_some(cells)
        });
        let rows = (0..board.rows()).rev();
        let squares = rows.flat_map(|row| (0..board.columns()).map(move |column| Square::new(column, row)));
        self.squares = squares.zip(cells).collect();
    }

    /// What is said of a square.
    fn hear(&self, square: Square) -> String {
        self.bus.name(&self.squares[&square]).unwrap_or_default()
    }

    fn press_spot(&self, spot: Spot) {
        match spot {
            Spot::Square(square) => self.bus.press(&self.squares[&square]),
            Spot::Off => self.press(&Phrase::PanelOffTheBoard.localise(Language::English)),
            Spot::Pass => panic!("no short game passes by a square"),
        }
    }
}

fn play_by_ear(kind: Kind) {
    let (desk, data, bus) = (Desk::set_up(), TempDir::new().unwrap(), Bus::set_up());
    fs::write(data.path().join("settings.ron"), "(pace: Off)").unwrap();
    let session = [("DBUS_SESSION_BUS_ADDRESS", bus.session())];
    let mut game = Game::start_in(&desk, data.path(), &format!("{}-listening", kind.id()), &session);
    let mut listener = Listener::at(&bus);
    listener.press("New game");
    listener.press(&title_in_list(kind).localise(Language::English));
    for option in options(kind) {
        listener.press(option);
    }
    for player in Player::BOTH {
        listener.press(&format!("{}: person", kind.player_name(player)));
    }
    listener.press("Begin");
    // What is heard is compared with what the game knows.
    let begun = game.until("position", "the game has begun", |answer| answer["game"] == kind.id());
    let mut told = twin(&begun, kind);
    listener.explore(&told);
    for (number, text) in short_game(kind, begun["to_move"].as_str().unwrap()).into_iter().enumerate() {
        for spot in told.path(text) {
            listener.press_spot(spot);
        }
        told.play(text).unwrap();
        game.compare(&told, text);
        if number == 2 && kind == Kind::Torus {
            listener.press("Play N");
            game.until("position", "a side is chosen", |answer| answer["waits_for"] == "move");
        }
    }
    game.until("screen", "the match is over", |screen| screen["phase"] == "MatchOver");
    let cells = Cells::new(&told, None);
    for square in told.board().squares() {
        let said = cells.cell(square).localise(Language::English);
        until(&format!("'{said}' is heard"), || (listener.hear(square) == said).then_some(()));
    }
    listener.press("Main menu");
    game.until("screen", "the menu is back", |screen| screen["screen"] == "Menu");
    assert!(bus.names(&listener.program).iter().any(|name| name == "New game"));
}

#[test]
fn zen_is_played_by_ear() {
    play_by_ear(Kind::Zen);
}

#[test]
fn enso_is_played_by_ear() {
    play_by_ear(Kind::Enso);
}

#[test]
fn torus_is_played_by_ear() {
    play_by_ear(Kind::Torus);
}

#[test]
fn zener_is_played_by_ear() {
    play_by_ear(Kind::Zener);
}

/// The names of four persons, in the order in which they are seated: of two teams one each in turn.
const FOUR: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

#[test]
fn a_match_for_four_in_teams_is_made_and_its_first_round_played_by_ear() {
    let (desk, data, bus) = (Desk::set_up(), TempDir::new().unwrap(), Bus::set_up());
    fs::write(data.path().join("settings.ron"), "(pace: Off)").unwrap();
    let session = [("DBUS_SESSION_BUS_ADDRESS", bus.session())];
    let mut game = Game::start_in(&desk, data.path(), "teams-listening", &session);
    let mut listener = Listener::at(&bus);
    let say = |phrase: Phrase| phrase.localise(Language::English);
    listener.press("New game");
    let title = title_in_list(Kind::Zen).localise(Language::English);
    for choice in [title.as_str(), "3: super initiés", "Four in two teams"] {
        listener.press(choice);
    }
    for (seat, name) in FOUR.into_iter().enumerate() {
        let side = if seat % 2 == 0 { Player::One } else { Player::Two };
        let whose = || texts::summary::seat_of_side(Kind::Zen, side, seat, FOUR.len());
        listener.press(&say(Phrase::PlayersPersonOf { whose: whose() }));
        listener.fill_in(&mut game, &say(Phrase::PlayersNameOf { whose: whose() }), name);
    }
    listener.press("Begin");
    let begun = game.until("position", "the match has begun", |answer| answer["game"] == Kind::Zen.id());
    let options = Options::Zen(zen::Options { variant: Variant::Three, ..zen::Options::default() });
    let mut told = AnyGame::from_text(begun["position"].as_str().unwrap(), &options).unwrap();
    listener.explore(&told);
    // Only who is on turn has a node with nothing but the name.
    let on_turn = listener.find(begun["seat"].as_str().unwrap());
    let mut names = Vec::new();
    for text in short_game(Kind::Zen, begun["to_move"].as_str().unwrap()) {
        let name = game.ask("position")["seat"].as_str().unwrap().to_owned();
        until(&format!("{name} is named for {text}"), || bus.name(&on_turn).filter(|heard| *heard == name));
        names.push(name);
        for spot in told.path(text) {
            listener.press_spot(spot);
        }
        told.play(text).unwrap();
        game.compare(&told, text);
    }
    // The four move in turn, and partners never one after the other.
    let seat = |name: &str| FOUR.iter().position(|other| *other == name).unwrap_or_else(|| panic!("who is '{name}'?"));
    for (number, name) in names.iter().enumerate() {
        assert_eq!(*name, names[number % FOUR.len()], "{names:?}");
        assert_eq!(seat(name) % 2 == seat(&names[0]) % 2, number % 2 == 0, "{names:?}");
    }
    assert!(names[0] != names[2] && names[1] != names[3], "{names:?}");
    let winner = told.verdict().outcome.winner().expect("the short game is won");
    let waits_for = if told.points(winner).unwrap() < 7 { "next round" } else { "nothing" };
    game.until("position", "the round is over", |answer| answer["waits_for"] == waits_for);
    listener.hear_words(" win");
    listener.find("Look at the board");
}

#[test]
fn a_lesson_is_done_by_ear() {
    let (desk, data, bus) = (Desk::set_up(), TempDir::new().unwrap(), Bus::set_up());
    fs::write(data.path().join("settings.ron"), "(pace: Off)").unwrap();
    let session = [("DBUS_SESSION_BUS_ADDRESS", bus.session())];
    let mut game = Game::start_in(&desk, data.path(), "lesson-listening", &session);
    let mut listener = Listener::at(&bus);
    let kind = Kind::Enso;
    let say = |phrase: Phrase| phrase.localise(Language::English);
    listener.press(&say(Phrase::MainMenuLearn));
    listener.press(&say(Phrase::LearnBegin { game: title_in_list(kind) }));
    begins(&mut game, kind, 0);
    listener.explore(&on_table(&mut game, kind));
    for (number, step) in lessons::of(kind).iter().enumerate() {
        begins(&mut game, kind, number);
        let words = texts::lessons::of(kind, number).unwrap();
        listener.hear_words(&say(words.title.clone()));
        listener.hear_words(&say(words.text.clone()));
        for _ in 0..12 {
            if is_done(&game.ask("screen")) {
                break;
            }
            let told = on_table(&mut game, kind);
            match step.task {
                Task::Move(_) => {
                    let plies = game.ask("position")["plies"].as_u64();
                    let right = step.solutions(&told).swap_remove(0);
                    if number % 2 == 0 {
                        // Typed, as the words of the field say.
                        game.key("slash");
                        listener.find(&say(Phrase::TypedMove));
                        game.type_text(&right);
                        game.key("Return");
                    } else {
                        for spot in told.path(&right) {
                            listener.press_spot(spot);
                        }
                    }
                    game.until("position", &format!("{right} is played"), |answer| answer["plies"].as_u64() > plies);
                }
                Task::Point { .. } => {
                    for square in step.right_squares(&told) {
                        if !is_done(&game.ask("screen")) {
                            listener.press_spot(Spot::Square(square));
                        }
                    }
                }
                Task::Shift | Task::Fold => panic!("the board of this game neither shifts nor folds"),
            }
        }
        game.until("screen", "the step is done", is_done);
        listener.hear_words(&say(words.done.clone()));
        if number + 1 < lessons::of(kind).len() {
            listener.press(&say(Phrase::LearnNext));
        }
    }
    listener.find(&say(Phrase::LearnPlay));
}

/// How long a table is watched that nothing happens at.
const WATCHED: Duration = Duration::from_secs(4);

#[test]
fn the_focus_that_is_heard_follows_the_keyboard_and_the_other_way_round() {
    let (desk, data, bus) = (Desk::set_up(), TempDir::new().unwrap(), Bus::set_up());
    let session = [("DBUS_SESSION_BUS_ADDRESS", bus.session())];
    let mut game = Game::start_in(&desk, data.path(), "focus-listening", &session);
    let mut listener = Listener::at(&bus);
    let rules = listener.find("Rules");
    bus.focus(&rules);
    game.until("screen", "the keyboard is where the listener went", |screen| screen["focused"] == "Rules");
    listener.press("New game");
    for player in Player::BOTH {
        listener.press(&format!("{}: person", Kind::Zen.player_name(player)));
    }
    listener.press("Begin");
    let begun = game.until("position", "the game has begun", |answer| answer["game"] == "zen");
    let told = twin(&begun, Kind::Zen);
    listener.explore(&told);
    let (one, beside) = (Square::new(3, 3), Square::new(4, 3));
    bus.focus(&listener.squares[&one]);
    let name = told.square_name(one);
    game.until("screen", "the cursor is where the listener went", |screen| screen["hovered"] == name.as_str());
    game.key("Right");
    until("the listener hears where the cursor went", || bus.is_focused(&listener.squares[&beside]).then_some(()));
    let drawn = frames_at_rest(&mut game, WATCHED);
    assert!(drawn <= MOST_AT_REST, "{drawn} frames were drawn although nothing happened and somebody only listened");
}
