//! Gamepads: the whole game, and what its players see and feel.

use super::desk::{Desk, FRAME, Hand};
use super::feel::forbidden;
use super::fingers::first_move;
use bevy::input::gamepad::{GamepadRumbleRequest, RawGamepadAxisChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use zen_table::app::gameplay::active_match::{ActiveMatch, LessonStep};
use zen_table::app::gameplay::lesson::LessonState;
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::gameplay::selection::Selection;
use zen_table::app::gameplay::statistics::AiStatistics;
use zen_table::app::input::action::Command;
use zen_table::app::input::device::{ActiveDevice, Device, GamepadBrand};
use zen_table::app::state::navigation::{Overlay, Phase, Screen};
use zen_table::app::state::settings::View;
use zen_table::games::{Kind, Player, Spot};
use zen_table::session::results::{CountedGame, GameResult, Results};
use zen_table::texts::games::title_in_list;
use zen_table::texts::{Language, Phrase};

/// The most presses of a button on the way to a control or square: more than there are of either.
const MOST: usize = 120;

/// Moves the focus to the control with this label, and presses it.
fn choose(desk: &mut Desk, label: &str) {
    for _ in 0..MOST {
        if desk.focused().as_deref() == Some(label) {
            return desk.press_pad(GamepadButton::South);
        }
        desk.press_pad(GamepadButton::RightTrigger);
    }
    panic!("the gamepad never comes to '{label}', only to {:?}", desk.focused());
}

/// Moves the cursor to a spot with the directional pad, and points at it.
fn point(desk: &mut Desk, wanted: Spot) {
    if wanted == Spot::Off {
        for _ in 0..MOST {
            if desk.selection().hovered == Some(wanted) {
                return desk.press_pad(GamepadButton::South);
            }
            // The far edge is at the top for player one, and at the bottom for player two.
            let is_first = desk.game().to_move() == Player::One;
            desk.press_pad(if is_first { GamepadButton::DPadUp } else { GamepadButton::DPadDown });
        }
    }
    let Spot::Square(to) = wanted else { panic!("the cursor never comes to {wanted:?}") };
    for _ in 0..MOST {
        let button = match desk.selection().hovered {
            Some(Spot::Square(at)) if at == to => return desk.press_pad(GamepadButton::South),
            Some(Spot::Square(at)) if at.column < to.column => GamepadButton::DPadRight,
            Some(Spot::Square(at)) if at.column > to.column => GamepadButton::DPadLeft,
            Some(Spot::Square(at)) if at.row > to.row => GamepadButton::DPadDown,
            _ => GamepadButton::DPadUp,
        };
        desk.press_pad(button);
    }
    panic!("the cursor never comes to {wanted:?}");
}

#[test]
fn a_game_is_played_with_a_gamepad_alone_from_the_menu_to_its_end() {
    let mut desk = Desk::in_menu();
    // The directional pad also moves through the menus.
    let first = desk.focused();
    desk.press_pad(GamepadButton::DPadDown);
    assert_ne!(desk.focused(), first);
    choose(&mut desk, "New game");
    assert_eq!(desk.state::<Screen>(), Screen::NewGame);
    let kind = Kind::Enso;
    choose(&mut desk, kind.title());
    for player in Player::BOTH {
        choose(&mut desk, &format!("{}: person", kind.player_name(player)));
    }
    choose(&mut desk, "Begin");
    assert_eq!((desk.state::<Screen>(), desk.game().kind()), (Screen::Match, kind));
    for (number, text) in "a4xa3 b3xe3 f3xe3 c1xd1 d2xd1 c2xd1 b4-c3 b2xa3".split(' ').enumerate() {
        for spot in desk.game().path(text) {
            point(&mut desk, spot);
        }
        assert_eq!(desk.moves(), number + 1, "{text}");
        if number == 2 {
            desk.press_pad(GamepadButton::LeftTrigger);
            assert_eq!(desk.moves(), 2, "taken back");
            desk.press_pad(GamepadButton::RightTrigger);
            assert_eq!(desk.moves(), 3, "played again");
            pause_and_look_back(&mut desk);
        }
    }
    assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
    // It also moves through the note at the end: again, with other sides, the review, the board, the menu.
    for _ in 0..4 {
        desk.press_pad(GamepadButton::DPadRight);
    }
    assert_eq!(desk.focused().as_deref(), Some("Main menu"));
    desk.press_pad(GamepadButton::South);
    assert_eq!(desk.state::<Screen>(), Screen::Menu);
}

#[test]
fn a_piece_of_zener_is_walked_off_the_board_and_stones_are_linked() {
    let zener = "W2-G3 K2-A5 K3-B3 W1-G2 K3-C3 W1-F2 K3-D3 W1-G2 K3-E3 W1-F2 K3-F3 W1-F1 K3-G3 W1-G1 K3-off";
    for (kind, moves) in [(Kind::Zener, zener), (Kind::Torus, "d4 g9 e5 h9 d4-e5")] {
        let mut desk = Desk::with(kind);
        for (number, text) in moves.split(' ').enumerate() {
            for spot in desk.game().path(text) {
                point(&mut desk, spot);
            }
            assert_eq!(desk.moves(), number + 1, "{text}");
        }
        assert_eq!(desk.state::<Phase>() == Phase::MatchOver, kind == Kind::Zener);
    }
}

/// The menu of the match, a slider in the settings, the move list, and back to the board.
fn pause_and_look_back(desk: &mut Desk) {
    desk.press_pad(GamepadButton::Start);
    assert_eq!(desk.state::<Overlay>(), Overlay::Pause);
    choose(desk, "Settings");
    let label = "Loudness of the room";
    for _ in 0..MOST {
        if desk.focused().as_deref() == Some(label) {
            break;
        }
        desk.press_pad(GamepadButton::RightTrigger);
    }
    desk.press_pad(GamepadButton::DPadRight);
    assert_eq!(desk.settings().ambience, 1);
    desk.press_pad(GamepadButton::East);
    assert_eq!(desk.state::<Overlay>(), Overlay::Pause);
    desk.press_pad(GamepadButton::Start);
    assert_eq!((desk.state::<Overlay>(), desk.focused()), (Overlay::None, None));
    for _ in 0..MOST {
        desk.press_pad(GamepadButton::Select);
        if desk.focused().as_deref() == Some("Previous move") {
            break;
        }
    }
    desk.press_pad(GamepadButton::South);
    assert!(desk.app.world().resource::<ActiveMatch>().looks_back());
    desk.press_pad(GamepadButton::East);
    assert_eq!(desk.focused(), None, "the board has the gamepad again");
    desk.press_pad(GamepadButton::East);
    assert!(!desk.app.world().resource::<ActiveMatch>().looks_back());
}

#[test]
fn the_cross_goes_round_the_torus_and_the_stick_leaps_over_its_seams() {
    let mut desk = Desk::with(Kind::Torus);
    desk.press_pad(GamepadButton::DPadRight);
    let begin = desk.selection().hovered;
    let columns = desk.game().board().columns();
    for column in 0..columns {
        assert!(column == 0 || desk.selection().hovered != begin);
        desk.press_pad(GamepadButton::DPadRight);
    }
    assert_eq!(desk.selection().hovered, begin);
    for _ in 0..columns {
        desk.push(Vec2::Y);
    }
    assert_eq!(desk.selection().hovered, begin, "every empty cell may be pointed at");
}

#[test]
fn with_a_piece_in_the_hand_the_stick_leaps_from_target_to_target() {
    let mut desk = Desk::with(Kind::Zen);
    let [from, to] = first_move(desk.game()).map(|name| desk.spot(&name));
    point(&mut desk, from);
    assert_eq!(desk.selection().spots, [from]);
    let ways = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y, Vec2::ONE, -Vec2::ONE, Vec2::new(1.0, -1.0)];
    let mut seen = Vec::new();
    for way in ways {
        desk.push(way);
        let hovered = desk.selection().hovered.unwrap();
        assert!(hovered == from || desk.selection().next.contains(&hovered), "{hovered:?}");
        seen.push(hovered);
    }
    assert!(seen.iter().any(|&spot| spot != from));
    point(&mut desk, to);
    assert_eq!(desk.moves(), 1);
}

#[test]
fn a_way_that_is_held_is_gone_again_after_a_while() {
    let mut desk = Desk::with(Kind::Torus);
    desk.press_pad(GamepadButton::DPadRight);
    let column = |desk: &Desk| match desk.selection().hovered {
        Some(Spot::Square(at)) => at.column,
        other => panic!("{other:?}"),
    };
    let begin = column(&desk);
    desk.hold(GamepadButton::DPadLeft, 1.0);
    assert_eq!(column(&desk), begin - 1, "at once");
    let mut steps = Vec::new();
    for _ in 0..40 {
        let before = column(&desk);
        desk.app.update();
        steps.push(u8::from(column(&desk) != before));
    }
    let first = steps.iter().position(|&step| step == 1).unwrap();
    let second = first + 1 + steps[first + 1..].iter().position(|&step| step == 1).unwrap();
    assert!(second - first < first, "the first time it takes longest: {steps:?}");
    desk.hold(GamepadButton::DPadLeft, 0.0);
    let rests = column(&desk);
    for _ in 0..40 {
        desk.app.update();
    }
    assert_eq!(column(&desk), rests);
}

#[test]
fn sticks_and_triggers_move_the_camera_and_buttons_change_the_view() {
    let mut desk = Desk::with(Kind::Enso);
    let gamepad = desk.plug_in(0);
    let corner = desk.place("a1");
    for (axis, value) in [(GamepadAxis::RightStickX, 1.0), (GamepadAxis::RightStickX, 0.0)] {
        let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(gamepad, axis, value));
        desk.app.world_mut().write_message(event);
        desk.rest();
    }
    let turned = desk.place("a1");
    assert!(corner.distance(turned) > 5.0, "turned: {corner}, {turned}");
    desk.press_pad(GamepadButton::RightThumb);
    desk.rest();
    assert!(desk.place("a1").distance(corner) < 1.0, "as it was");
    let apart = |desk: &mut Desk| desk.place("a1").distance(desk.place("f1"));
    let before = apart(&mut desk);
    desk.hold(GamepadButton::RightTrigger2, 1.0);
    desk.rest();
    desk.hold(GamepadButton::RightTrigger2, 0.0);
    assert!(apart(&mut desk) > before * 1.05, "nearer");
    desk.press_pad(GamepadButton::North);
    assert_eq!(desk.settings().view, View::Plan);
}

#[test]
fn what_was_used_last_is_known_and_named() {
    let mut desk = Desk::with(Kind::Enso);
    let used = |desk: &Desk| desk.app.world().resource::<ActiveDevice>().0;
    let name = |desk: &Desk, command| used(desk).name(command).map(|name| name.localise(Language::English));
    desk.plug_in(0x054C);
    desk.press_pad(GamepadButton::DPadUp);
    assert_eq!(used(&desk), Device::Pad(GamepadBrand::Sony));
    assert_eq!(name(&desk, Command::Choose).as_deref(), Some("Cross"));
    desk.key(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(used(&desk), Device::Keys);
    assert_eq!(name(&desk, Command::Hint).as_deref(), Some("H"));
    desk.tap(Hand::Mouse, "a1");
    assert_eq!((used(&desk), name(&desk, Command::Hint)), (Device::Mouse, None));
    desk.tap(Hand::Finger(1), "a1");
    assert_eq!(used(&desk), Device::Touch);
}

/// The strongest rumble that was requested since the last call; `None` if none was.
fn felt(desk: &mut Desk) -> Option<f32> {
    let mut requests = desk.app.world_mut().resource_mut::<Messages<GamepadRumbleRequest>>();
    let strengths = requests.drain().filter_map(|request| match request {
        GamepadRumbleRequest::Add { intensity, duration, .. } => {
            assert!(duration >= FRAME, "shorter than a gamepad can");
            Some(intensity.strong_motor)
        }
        GamepadRumbleRequest::Stop { .. } => None,
    });
    strengths.reduce(f32::max)
}

/// Presses a button and runs enough frames for a rumble; returns the strongest.
fn press(desk: &mut Desk, button: GamepadButton) -> Option<f32> {
    let mut most = None;
    for value in [1.0, 0.0, 0.0, 0.0] {
        desk.hold(button, value);
        most = felt(desk).or(most);
    }
    most
}

#[test]
fn what_is_lifted_is_felt_lightly_and_what_is_captured_or_refused_more() {
    let mut desk = Desk::with(Kind::Enso);
    let game = desk.game();
    let moves = game.legal_moves();
    let capture = moves.iter().find(|text| text.contains('x')).unwrap().clone();
    let [from, to] = game.path(&capture)[..] else { panic!("{capture}") };
    let refused = forbidden(&desk, from);
    let at = |desk: &mut Desk, spot| desk.app.world_mut().resource_mut::<Selection>().hovered = Some(spot);
    desk.plug_in(0);
    at(&mut desk, from);
    let lifted = press(&mut desk, GamepadButton::South).expect("lifting is felt");
    at(&mut desk, refused);
    assert!(press(&mut desk, GamepadButton::South).expect("a refusal is felt") > lifted);
    at(&mut desk, to);
    assert!(press(&mut desk, GamepadButton::South).expect("a capture is felt") > lifted);
    assert_eq!(desk.moves(), 1);

    desk.settings().rumble = false;
    press(&mut desk, GamepadButton::LeftTrigger);
    at(&mut desk, from);
    assert_eq!(press(&mut desk, GamepadButton::South), None, "switched off");
    desk.settings().rumble = true;
    desk.app.world_mut().write_message(Intent::Undo);
    desk.tap(Hand::Mouse, "a1");
    felt(&mut desk);
    desk.tap(Hand::Mouse, "b2");
    assert_eq!(felt(&mut desk), None, "nobody holds the gamepad");
}

#[test]
fn a_window_that_is_not_used_hears_no_gamepad() {
    let mut desk = Desk::with(Kind::Enso);
    desk.press_pad(GamepadButton::DPadUp);
    let before = desk.selection().hovered;
    let window = desk.window;
    desk.app.world_mut().get_mut::<Window>(window).unwrap().focused = false;
    desk.press_pad(GamepadButton::DPadUp);
    desk.press_pad(GamepadButton::Start);
    assert_eq!((desk.selection().hovered, desk.state::<Overlay>()), (before, Overlay::None));
}

#[test]
fn statistics_are_looked_at_and_forgotten_with_a_gamepad() {
    let say = |phrase: Phrase| phrase.localise(Language::English);
    let mut desk = Desk::in_menu();
    choose(&mut desk, &say(Phrase::StatisticsTitle));
    assert_eq!(desk.state::<Screen>(), Screen::Statistics);
    choose(&mut desk, &say(Phrase::CommonNewGame));
    assert_eq!(desk.state::<Screen>(), Screen::NewGame, "without results the page offers a game");
    desk.press_pad(GamepadButton::East);

    let mut results = Results::default();
    for result in [GameResult::Lost, GameResult::Won] {
        results.count(Kind::Enso, CountedGame::new(1, result, None));
    }
    desk.app.insert_resource(AiStatistics(results.clone()));
    let counted = |desk: &Desk| desk.app.world().resource::<AiStatistics>().0.clone();
    choose(&mut desk, &say(Phrase::StatisticsTitle));
    choose(&mut desk, &say(Phrase::StatisticsChart { game: title_in_list(Kind::Enso) }));
    choose(&mut desk, &say(Phrase::StatisticsForget));
    desk.rest();
    assert_eq!(desk.focused(), Some(say(Phrase::ConfirmForgetNo)), "the harmless answer comes first");
    desk.press_pad(GamepadButton::East);
    assert_eq!((desk.state::<Screen>(), counted(&desk)), (Screen::Statistics, results.clone()), "one step back");
    choose(&mut desk, &say(Phrase::StatisticsForget));
    desk.rest();
    choose(&mut desk, &say(Phrase::ConfirmForgetNo));
    assert_eq!(counted(&desk), results);
    choose(&mut desk, &say(Phrase::StatisticsForget));
    desk.rest();
    choose(&mut desk, &say(Phrase::ConfirmForgetYes));
    assert_eq!(counted(&desk), Results::default());
    desk.rest();
    choose(&mut desk, &say(Phrase::CommonBack));
    assert_eq!(desk.state::<Screen>(), Screen::Menu);
}

#[test]
fn the_first_step_of_the_lessons_is_done_with_a_gamepad() {
    for kind in [Kind::Enso, Kind::Zen] {
        let mut desk = Desk::in_menu();
        choose(&mut desk, &Phrase::MainMenuLearn.localise(Language::English));
        assert_eq!(desk.state::<Screen>(), Screen::Learn);
        choose(&mut desk, &Phrase::LearnBegin { game: title_in_list(kind) }.localise(Language::English));
        let lesson = LessonStep { kind, number: 0 };
        let on_table = |desk: &Desk| desk.app.world().resource::<ActiveMatch>().lesson();
        assert_eq!(on_table(&desk), Some(lesson));
        let step = lesson.step().expect("a step");
        while !desk.app.world().resource::<LessonState>().is_done() {
            let right = step.right_squares(desk.game()).into_iter().map(Spot::Square).collect::<Vec<_>>();
            let path = match step.solutions(desk.game()).first() {
                Some(text) => desk.game().path(text),
                None => right,
            };
            for spot in path {
                point(&mut desk, spot);
            }
            desk.rest();
        }
        // The button for the next step has the focus.
        desk.press_pad(GamepadButton::South);
        assert_eq!(on_table(&desk), Some(lesson.next()));
    }
}
