//! The whole game by keys and typed moves, as players use it who listen.

use super::desk::{Desk, Hand};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use zen_table::app::gameplay::active_match::{ActiveMatch, TableMode};
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::gameplay::narration::Narration;
use zen_table::app::state::navigation::{Overlay, Phase};
use zen_table::app::state::settings::View;
use zen_table::games::{Kind, Spot};
use zen_table::session::{Clock, Terms};
use zen_table::texts::Language;

impl Desk {
    fn said(&self) -> String {
        let last = self.app.world().resource::<Narration>().last();
        last.map(|last| last.text.localise(Language::English)).unwrap_or_default()
    }

    fn table(&self) -> &ActiveMatch {
        self.app.world().resource()
    }
}

#[test]
fn a_game_is_played_by_typing_alone() {
    let mut desk = Desk::with(Kind::Enso);
    for (number, text) in ["a4xa3", "B3 E3", "f3e3", "c1xd1", "D2D1", "c2:d1", "b4-c3", "b2a3"].into_iter().enumerate()
    {
        desk.type_move(text);
        assert_eq!(desk.moves(), number + 1, "{text}: {}", desk.said());
        assert!(!desk.is_typing(), "the keyboard is the board's again");
    }
    assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
    assert!(desk.said().contains(" wins. "), "{}", desk.said());
}

#[test]
fn letters_in_the_field_are_no_commands_and_escape_leaves_all_as_it_was() {
    let mut desk = Desk::with(Kind::Torus);
    let view = desk.settings().view;
    desk.letter(KeyCode::KeyM, "m");
    assert!(desk.is_typing());
    desk.type_text("vufhr");
    assert_eq!((desk.settings().view, desk.moves(), desk.state::<Overlay>()), (view, 0, Overlay::None));
    desk.escape();
    assert!(!desk.is_typing());
    assert_eq!((desk.state::<Overlay>(), desk.moves()), (Overlay::None, 0));
    desk.letter(KeyCode::KeyV, "v");
    assert_ne!(desk.settings().view, view, "the letter is a command again");
    assert_eq!(desk.settings().view, View::Plan);
}

#[test]
fn the_board_as_letters_is_played_with_mouse_finger_and_keys_like_any_other() {
    for kind in Kind::ALL {
        let mut desk = Desk::with(kind);
        let wraps = kind == Kind::Torus;
        let views =
            [View::Plan, View::Doughnut, View::Text].into_iter().filter(|&view| wraps || view != View::Doughnut);
        for view in views {
            desk.letter(KeyCode::KeyV, "v");
            assert_eq!(desk.settings().view, view, "{kind:?}");
        }
        for number in 0..6 {
            let (game, before) = (desk.game().clone(), desk.moves());
            let moves = game.legal_moves();
            let text = moves[number % moves.len()].clone();
            if number % 3 == 2 {
                desk.type_move(&text);
            } else {
                let hand = if number % 3 == 0 { Hand::Mouse } else { Hand::Finger(3) };
                for spot in game.path(&text) {
                    let at = desk.place_of(spot);
                    desk.press(hand, at);
                    desk.rest();
                    desk.release(hand, at);
                    desk.rest();
                }
            }
            assert_eq!(desk.moves(), before + 1, "{kind:?}: {text}");
        }
        desk.letter(KeyCode::KeyV, "v");
        assert_eq!(desk.settings().view, View::Table, "and back");
    }
}

#[test]
fn the_field_is_opened_by_a_button_of_the_menu_too() {
    let mut desk = Desk::with(Kind::Enso);
    desk.escape();
    assert_eq!(desk.state::<Overlay>(), Overlay::Pause);
    let at = desk.control("Type a move");
    desk.press(Hand::Mouse, at);
    desk.release(Hand::Mouse, at);
    desk.rest();
    assert_eq!(desk.state::<Overlay>(), Overlay::None);
    assert!(desk.is_typing());
    let text = desk.game().legal_moves()[0].clone();
    desk.type_text(&text);
    desk.enter();
    assert_eq!((desk.moves(), desk.is_typing()), (1, false));
}

#[test]
fn the_letter_that_opens_the_field_is_not_typed_into_it() {
    let mut desk = Desk::with(Kind::Torus);
    desk.type_text("m");
    desk.type_text("m9");
    desk.enter();
    assert_eq!(desk.game().moves(), ["m9"]);
}

#[test]
fn what_is_refused_is_said_with_what_is_possible_and_can_be_typed_again() {
    let mut desk = Desk::with(Kind::Enso);
    desk.type_move("c5e5");
    assert_eq!(desk.moves(), 0);
    let said = desk.said();
    assert!(said.contains("Possible: ") && said.contains("c5xd5"), "{said}");
    assert!(desk.is_typing(), "it can be put right");
    // The only move that begins so is shown first, and then played.
    for _ in 0..4 {
        desk.key(KeyCode::Backspace, Key::Backspace);
    }
    desk.type_text("c5xd5");
    desk.enter();
    assert_eq!(desk.game().moves(), ["c5xd5"]);
}

#[test]
fn the_only_move_that_begins_so_is_shown_before_it_is_played() {
    let mut desk = Desk::with(Kind::Enso);
    let game = desk.game();
    let legal = game.legal_moves();
    let lone = legal.iter().find(|text| {
        let begin = &text[..4];
        text.len() == 5 && legal.iter().filter(|other| other.starts_with(begin)).count() == 1
    });
    let lone = lone.expect("some beginning has only one end").clone();
    desk.type_move(&lone[..4]);
    assert_eq!(desk.moves(), 0);
    assert!(desk.said().contains(&format!("Enter plays {lone}.")), "{}", desk.said());
    desk.enter();
    assert_eq!(desk.game().moves(), [lone]);
}

#[test]
fn a_typed_move_is_tried_in_an_analysis() {
    let mut desk = Desk::with(Kind::Torus);
    desk.type_move("c9");
    desk.letter(KeyCode::KeyT, "t");
    assert_eq!(desk.table().mode(), TableMode::Analysis);
    desk.type_move("d9");
    assert_eq!((desk.moves(), desk.table().position().len()), (1, 2));
}

#[test]
fn keys_answer_what_is_here_around_and_everywhere() {
    let mut desk = Desk::with(Kind::Enso);
    desk.letter(KeyCode::KeyI, "i");
    assert!(desk.said().contains("the arrows move it"), "{}", desk.said());
    desk.key(KeyCode::ArrowUp, Key::ArrowUp);
    desk.rest();
    let Some(Spot::Square(at)) = desk.selection().hovered else { panic!("the cursor is on a square") };
    let name = desk.game().square_name(at);
    let spoken = format!("{} {}", &name[..1], &name[1..]);
    desk.letter(KeyCode::KeyI, "i");
    assert!(desk.said().starts_with(&spoken), "{}", desk.said());
    desk.letter(KeyCode::KeyX, "x");
    assert!(desk.said().contains("eside"), "{}", desk.said());
    desk.letter(KeyCode::KeyY, "y");
    assert_eq!(desk.said(), "No moves yet.");
    desk.letter(KeyCode::KeyG, "g");
    assert_eq!(desk.said(), "There is no clock.");
    desk.letter(KeyCode::KeyB, "b");
    assert!(desk.said().starts_with("Black is to move. Black, 16 stones: "), "{}", desk.said());
    let clock = Some(Clock::Sudden { seconds: 300 });
    desk.app.world_mut().write_message(Intent::Begin(Terms { clock, ..Terms::usual(Kind::Enso) }));
    desk.rest();
    desk.letter(KeyCode::KeyG, "g");
    assert!(desk.said().contains("White: 5 min left."), "{}", desk.said());
}

#[test]
fn the_cursor_goes_from_piece_to_piece_and_round() {
    let mut desk = Desk::with(Kind::Torus);
    desk.letter(KeyCode::KeyO, "o");
    assert_eq!(desk.selection().hovered, None, "there is no stone yet");
    for text in ["c9", "h8", "e2", "j9"] {
        desk.type_move(text);
    }
    let mut names = Vec::new();
    for (code, letter) in [(KeyCode::KeyO, "o"), (KeyCode::KeyO, "o"), (KeyCode::KeyO, "o"), (KeyCode::KeyP, "p")] {
        desk.letter(code, letter);
        let Some(Spot::Square(at)) = desk.selection().hovered else { panic!("the cursor is on a stone") };
        names.push(desk.game().square_name(at));
        let first = desk.said();
        assert!(first.contains("stone of"), "{first}");
    }
    assert_eq!(names, ["e2", "c9", "e2", "h8"]);
}

#[test]
fn an_answer_stays_on_the_screen_until_something_happens() {
    let mut desk = Desk::with(Kind::Enso);
    desk.letter(KeyCode::KeyB, "b");
    assert!(desk.app.world().resource::<Narration>().shown_answer().is_some());
    desk.tap(Hand::Mouse, "c5");
    assert!(desk.app.world().resource::<Narration>().shown_answer().is_none());
}
