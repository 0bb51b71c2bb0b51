//! Taking a match apart with mouse, fingers and keys: tried moves are animated, walked through, commented on and
//! undone.

use super::desk::{Desk, Hand};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::time::{Duration, Instant};
use zen_table::app::ai::analysis::Analysis;
use zen_table::app::ai::hint::Hint;
use zen_table::app::gameplay::active_match::{ActiveMatch, TableMode};
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::state::navigation::{Overlay, Phase};
use zen_table::app::state::settings::Pace;
use zen_table::games::{Kind, Player, Spot};
use zen_table::session::variations::Path;
use zen_table::session::{Ending, Seat, Terms};

/// A match of this game after some plies.
fn after(kind: Kind, plies: usize) -> Desk {
    let mut desk = Desk::with(kind);
    for _ in 0..plies {
        let text = desk.game().legal_moves()[0].clone();
        desk.app.world_mut().write_message(Intent::Play(text));
        desk.rest();
    }
    desk
}

fn table(desk: &Desk) -> &ActiveMatch {
    desk.app.world().resource()
}

fn press(desk: &mut Desk, letter: char) {
    let code = match letter {
        't' => KeyCode::KeyT,
        'j' => KeyCode::KeyJ,
        'k' => KeyCode::KeyK,
        'u' => KeyCode::KeyU,
        'h' => KeyCode::KeyH,
        _ => KeyCode::Comma,
    };
    desk.key(code, Key::Character(letter.to_string().into()));
    desk.rest();
}

/// Tries a move with a hand: the last in the list of legal moves whose spots are in the window.
fn try_one(desk: &mut Desk, hand: Hand) -> String {
    let position = table(desk).position();
    let is_square = |spot: &Spot| matches!(spot, Spot::Square(_));
    let moves = position.legal_moves();
    let text = moves.iter().rfind(|text| position.path(text).iter().all(is_square)).unwrap().clone();
    let path = position.path(&text);
    for spot in path {
        let at = desk.place_of(spot);
        desk.press(hand, at);
        // The hand rests for some seconds.
        for _ in 0..5 {
            desk.rest();
        }
        desk.release(hand, at);
    }
    text
}

#[test]
fn moves_are_tried_by_mouse_and_finger_in_every_game() {
    for kind in Kind::ALL {
        for hand in [Hand::Mouse, Hand::Finger(3)] {
            let mut desk = after(kind, 4);
            desk.app.world_mut().write_message(Intent::LookAt(Some(1)));
            desk.rest();
            desk.settings().pace = Pace::Usual;
            let before = desk.moves();
            let text = try_one(&mut desk, hand);
            assert_eq!(table(&desk).mode(), TableMode::Analysis, "{kind:?} by {hand:?}");
            assert_eq!(table(&desk).position().moves().last(), Some(&text.as_str()));
            for _ in 0..8 {
                desk.rest();
            }
            assert!(!desk.app.world().resource::<InMotion>().0);
            assert_eq!((desk.moves(), desk.state::<Phase>()), (before, Phase::LookingBack));
            desk.key(KeyCode::Escape, Key::Escape);
            desk.rest();
            assert_eq!((table(&desk).mode(), desk.state::<Phase>()), (TableMode::Match, Phase::Choosing));
        }
    }
}

#[test]
fn variations_are_walked_through_and_taken_back_by_keys() {
    let mut desk = after(Kind::Enso, 4);
    desk.app.world_mut().write_message(Intent::LookAt(Some(2)));
    desk.rest();
    try_one(&mut desk, Hand::Mouse);
    press(&mut desk, ',');
    let other = table(&desk).position().legal_moves()[0].clone();
    let is_played = table(&desk).played().round().game().moves()[2] == other;
    assert!(is_played, "the first legal move was played");
    let other = table(&desk).position().legal_moves()[1].clone();
    desk.app.world_mut().write_message(Intent::Try(other));
    desk.rest();
    let [played, one, two] = [Path::main(3), Path::new(2, vec![0]), Path::new(2, vec![1])];
    assert_eq!(table(&desk).path_shown(), Some(two.clone()));
    for (key, shown) in [('j', &one), ('j', &played), ('j', &played), ('k', &one), ('k', &two), ('k', &two)] {
        press(&mut desk, key);
        assert_eq!(table(&desk).path_shown().as_ref(), Some(shown), "{key}");
    }
    press(&mut desk, 'u');
    assert_eq!(table(&desk).round_shown().variations().len(), 1);
    assert_eq!(desk.moves(), 4, "the match itself is not taken back");
    press(&mut desk, 't');
    assert_eq!(table(&desk).mode(), TableMode::Match);
    press(&mut desk, 'u');
    assert_eq!(desk.moves(), 3, "now it is");
    press(&mut desk, 't');
    assert_eq!((table(&desk).mode(), table(&desk).plies_shown()), (TableMode::Analysis, 3));
}

#[test]
fn a_comment_is_typed_and_kept_however_its_sheet_is_closed() {
    let mut desk = after(Kind::Zener, 2);
    press(&mut desk, 't');
    for (typed, closes) in [("x", KeyCode::Escape), ("y", KeyCode::Enter)] {
        let at = desk.control("Comment …");
        desk.press(Hand::Mouse, at);
        desk.release(Hand::Mouse, at);
        assert_eq!(desk.state::<Overlay>(), Overlay::Comment);
        let at = desk.control("Comment");
        desk.press(Hand::Mouse, at);
        desk.release(Hand::Mouse, at);
        desk.type_text(typed);
        if closes == KeyCode::Escape {
            // The first one leaves the field.
            desk.key(KeyCode::Escape, Key::Escape);
            desk.rest();
            desk.key(KeyCode::Escape, Key::Escape);
        } else {
            let at = desk.control("Done");
            desk.press(Hand::Mouse, at);
            desk.release(Hand::Mouse, at);
        }
        desk.rest();
        assert_eq!(desk.state::<Overlay>(), Overlay::None);
        let comment = table(&desk).round_shown().variations().comment(&Path::main(2));
        assert!(comment.contains(typed), "{comment:?}");
    }
    assert_eq!(table(&desk).mode(), TableMode::Analysis);
}

#[test]
fn a_hint_in_an_analysis_is_about_what_is_tried_and_the_match_has_none_afterwards() {
    let mut desk = after(Kind::Enso, 2);
    press(&mut desk, 't');
    press(&mut desk, 'h');
    let analysis = |desk: &Desk| desk.app.world().resource::<Analysis>().clone();
    assert!(analysis(&desk).is_on());
    let start = Instant::now();
    while analysis(&desk).found().is_none() {
        assert!(start.elapsed() < Duration::from_secs(60), "the engine finds nothing");
        desk.rest();
    }
    assert!(desk.app.world().resource::<Hint>().shown().is_none());
    press(&mut desk, 'h');
    assert!(!analysis(&desk).is_on());
    press(&mut desk, 'h');
    press(&mut desk, 't');
    assert!(!analysis(&desk).is_on() && analysis(&desk).found().is_none());
}

#[test]
fn in_teams_the_engine_is_not_asked_while_the_round_goes_on() {
    let mut desk = Desk::in_menu();
    let seats = ["Ada", "Grace", "Edsger", "Alan"].map(Seat::person).to_vec();
    desk.app.world_mut().write_message(Intent::Begin(Terms { seats, ..Terms::usual(Kind::Enso) }));
    desk.rest();
    press(&mut desk, 't');
    assert_eq!(table(&desk).mode(), TableMode::Analysis);
    press(&mut desk, 'h');
    assert!(!desk.app.world().resource::<Analysis>().is_on(), "partners must not be helped");
    desk.app.world_mut().write_message(Intent::EndAnalysis);
    desk.app.world_mut().write_message(Intent::End(Ending::Resigned(Player::One)));
    desk.rest();
    desk.app.world_mut().write_message(Intent::Analyse);
    desk.rest();
    press(&mut desk, 'h');
    assert!(desk.app.world().resource::<Analysis>().is_on(), "afterwards it may be");
}
