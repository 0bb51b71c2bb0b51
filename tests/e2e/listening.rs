//! The game played by somebody who only listens: everything that is pressed is found by its name in the tree of
//! accessibility, and what is on the board is read there.

use super::bus::{Bus, Node, until};
use super::desk::Desk;
use super::game::Game;
use super::{my_turn, options, short_game, twin};
use std::collections::HashMap;
use std::fs;
use tempfile::TempDir;
use zen_table::games::{AnyGame, Kind, Player, Spot, Square};
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
    let _turn = my_turn();
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

#[test]
fn the_focus_that_is_heard_follows_the_keyboard_and_the_other_way_round() {
    let _turn = my_turn();
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
}
