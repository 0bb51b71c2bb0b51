//! The keyboard's focus is never lost: at every moment a control of the open layer has it, or the board, and from
//! everywhere keys lead to a control.

use super::desk::{Desk, Hand};
use accesskit::NodeId;
use bevy::a11y::ActionRequest;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use zen_table::app::gameplay::active_match::{ActiveMatch, LessonStep};
use zen_table::app::gameplay::lesson::{Answer, LessonState};
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::gameplay::selection::Point;
use zen_table::app::state::dialogs::{PendingConfirmation, Question};
use zen_table::app::state::navigation::{Navigate, Overlay, Phase, Screen};
use zen_table::games::{Kind, Player, Spot};
use zen_table::lessons;
use zen_table::lessons::step::Task;
use zen_table::session::{GameTerms, Length, Match, Terms};
use zen_table::texts::{Language, Phrase};

/// The most presses of Tab on the way to a control: more than there are.
const MOST: usize = 150;

/// What has the keyboard.
#[derive(PartialEq, Debug)]
enum Place {
    /// The control with this label.
    Control(String),
    /// The cursor on the board.
    Board,
    Nowhere,
}

fn at(phrase: Phrase) -> Place {
    Place::Control(phrase.localise(Language::English))
}

impl Desk {
    fn place_of_keyboard(&self) -> Place {
        let is_open = self.state::<Screen>() == Screen::Match
            && self.state::<Overlay>() == Overlay::None
            && self.app.world().resource::<PendingConfirmation>().0.is_none();
        match self.focused() {
            Some(label) => Place::Control(label),
            None if is_open => Place::Board,
            None => Place::Nowhere,
        }
    }

    fn tab(&mut self) {
        self.key(KeyCode::Tab, Key::Tab);
        self.rest();
    }

    fn arrow(&mut self, code: KeyCode, key: Key) {
        self.key(code, key);
        self.rest();
    }

    /// Goes to the control with this label by the Tab key.
    fn go_to(&mut self, phrase: Phrase) {
        let wanted = at(phrase);
        for _ in 0..MOST {
            if self.place_of_keyboard() == wanted {
                return;
            }
            self.tab();
        }
        panic!("Tab never leads to {wanted:?}, only to {:?}", self.place_of_keyboard());
    }

    /// The node in the tree of accessibility of the control that has the focus.
    fn node_of_focus(&mut self) -> NodeId {
        let mut contexts = self.app.world_mut().query::<&mut EguiContext>();
        let mut context = contexts.single_mut(self.app.world_mut()).unwrap();
        context.get_mut().memory(|memory| memory.focused().unwrap().accesskit_id())
    }

    /// Goes to a node as programs that read aloud do; nothing happens before the next frame.
    fn goes_to(&mut self, target_node: NodeId) {
        let request = accesskit::ActionRequest {
            action: accesskit::Action::Focus,
            target_tree: accesskit::TreeId::ROOT,
            target_node,
            data: None,
        };
        self.app.world_mut().write_message(ActionRequest(request));
    }

    /// Presses the control with this label by keys.
    fn choose(&mut self, phrase: Phrase) {
        self.go_to(phrase);
        self.enter();
    }

    fn send(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
        self.rest();
    }

    fn over(&mut self, overlay: Overlay) {
        self.app.world_mut().write_message(Navigate::Over(overlay));
        self.rest();
    }
}

#[test]
fn a_layer_that_is_closed_gives_the_focus_back_to_where_it_was() {
    let mut desk = Desk::in_menu();
    for label in [Phrase::CommonSettings, Phrase::CommonRules, Phrase::CommonNewGame, Phrase::MainMenuLearn] {
        desk.choose(label.clone());
        assert!(matches!(desk.place_of_keyboard(), Place::Control(_)), "{label:?} is open");
        desk.escape();
        assert_eq!(desk.place_of_keyboard(), at(label));
    }

    let mut desk = Desk::with(Kind::Enso);
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::PauseResume));
    desk.choose(Phrase::CommonSettings);
    desk.choose(Phrase::CommonControls);
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::CommonControls), "two layers above");
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::CommonSettings));
    desk.choose(Phrase::PauseBeginAgain);
    assert_eq!(desk.place_of_keyboard(), at(Phrase::ConfirmPlayOn), "the harmless answer");
    desk.enter();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::PauseBeginAgain));
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), Place::Board);
}

#[test]
fn the_focus_stays_where_it_was_in_another_language() {
    let mut desk = Desk::with(Kind::Zen);
    desk.escape();
    desk.choose(Phrase::CommonSettings);
    let name = Language::German.name();
    for _ in 0..MOST {
        if desk.focused().as_deref() == Some(name.as_str()) {
            break;
        }
        desk.tab();
    }
    desk.enter();
    assert_eq!(desk.settings().language, Some(Language::German));
    assert_eq!(desk.place_of_keyboard(), Place::Control(name));
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), Place::Control(Phrase::CommonSettings.localise(Language::German)));
}

#[test]
fn a_control_that_can_not_be_used_any_more_hands_the_focus_to_the_one_beside_it() {
    let mut desk = Desk::in_menu();
    desk.choose(Phrase::CommonSettings);
    desk.go_to(Phrase::SettingsLargerWords);
    for _ in 0..10 {
        if desk.place_of_keyboard() != at(Phrase::SettingsLargerWords) {
            break;
        }
        desk.enter();
    }
    assert!((desk.settings().text_scale - 2.0).abs() < 0.01, "there are no larger words");
    assert_eq!(desk.place_of_keyboard(), at(Phrase::SettingsSmallerWords));
}

#[test]
fn escape_leaves_a_text_field_first_and_the_screen_then() {
    let mut desk = Desk::in_menu();
    desk.choose(Phrase::CommonNewGame);
    desk.go_to(Phrase::NewGameSeed);
    desk.escape();
    assert_eq!(desk.state::<Screen>(), Screen::NewGame);
    assert!(matches!(desk.place_of_keyboard(), Place::Control(label) if !desk.is_typing() && !label.is_empty()));
    desk.escape();
    assert_eq!(desk.state::<Screen>(), Screen::Menu);
    assert_eq!(desk.place_of_keyboard(), at(Phrase::CommonNewGame));
    desk.escape();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::CommonNewGame), "there is nothing to go back to");
}

/// Asserts that something has the keyboard, and that Tab and, where a layer lies over the board, each arrow leads to a
/// control.
fn is_never_lost(desk: &mut Desk, what: &str) {
    let place = desk.place_of_keyboard();
    assert_ne!(place, Place::Nowhere, "{what}");
    let covers = desk.state::<Screen>() != Screen::Match || desk.state::<Overlay>() != Overlay::None;
    if covers {
        assert_ne!(place, Place::Board, "{what}");
        let arrows = [
            (KeyCode::ArrowUp, Key::ArrowUp),
            (KeyCode::ArrowDown, Key::ArrowDown),
            (KeyCode::ArrowLeft, Key::ArrowLeft),
            (KeyCode::ArrowRight, Key::ArrowRight),
        ];
        for (code, key) in arrows {
            desk.arrow(code, key.clone());
            assert!(matches!(desk.place_of_keyboard(), Place::Control(_)), "{what}, {key:?}");
        }
    }
    for presses in 0..4 {
        desk.tab();
        assert!(matches!(desk.place_of_keyboard(), Place::Control(_)), "{what}, Tab pressed {presses} times before");
    }
}

#[test]
fn from_every_screen_and_every_sheet_keys_lead_to_a_control() {
    let mut desk = Desk::in_menu();
    for screen in [Screen::Menu, Screen::NewGame, Screen::Learn, Screen::Saved, Screen::Statistics] {
        desk.app.world_mut().write_message(Navigate::To(screen));
        desk.rest();
        is_never_lost(&mut desk, &format!("{screen:?}"));
    }
    for overlay in [Overlay::Settings, Overlay::Controls, Overlay::Rules, Overlay::Credits] {
        desk.app.world_mut().write_message(Navigate::To(Screen::Menu));
        desk.over(overlay);
        assert_eq!(desk.state::<Overlay>(), overlay);
        is_never_lost(&mut desk, &format!("{overlay:?} over the menu"));
    }
    let mut desk = Desk::with(Kind::Zen);
    is_never_lost(&mut desk, "the table");
    for overlay in [
        Overlay::Pause,
        Overlay::Players,
        Overlay::Comment,
        Overlay::Export,
        Overlay::Settings,
        Overlay::Controls,
        Overlay::Rules,
        Overlay::Credits,
    ] {
        desk.over(overlay);
        assert_eq!(desk.state::<Overlay>(), overlay);
        is_never_lost(&mut desk, &format!("{overlay:?} over the table"));
        desk.app.world_mut().write_message(Navigate::Back);
        desk.rest();
        assert_eq!(desk.state::<Overlay>(), Overlay::None);
        assert_eq!(desk.place_of_keyboard(), Place::Board, "after {overlay:?}");
    }
    desk.escape();
    desk.choose(Phrase::EditorTitle);
    assert_eq!(desk.state::<Overlay>(), Overlay::PositionEditor);
    is_never_lost(&mut desk, "the position editor");
}

#[test]
fn the_field_for_a_pasted_text_has_the_keyboard_as_soon_as_it_is_opened() {
    let mut desk = Desk::in_menu();
    desk.app.world_mut().write_message(Navigate::To(Screen::Saved));
    desk.rest();
    let place = desk.control(&Phrase::SavedPaste.localise(Language::English));
    desk.press(Hand::Mouse, place);
    desk.release(Hand::Mouse, place);
    desk.rest();
    assert_eq!(desk.place_of_keyboard(), at(Phrase::SavedPasteField));
    desk.type_text("a text");
    desk.go_to(Phrase::SavedOpenText);

    let mut desk = Desk::with(Kind::Enso);
    desk.escape();
    desk.choose(Phrase::EditorTitle);
    desk.choose(Phrase::EditorPaste);
    assert_eq!(desk.place_of_keyboard(), at(Phrase::EditorPasteField));
    desk.type_text("a position");
    desk.go_to(Phrase::EditorPasteOpen);
}

#[test]
fn after_a_question_about_the_match_the_keyboard_is_for_the_board() {
    let mut desk = Desk::with(Kind::Zen);
    for question in [Question::Resign(Player::One), Question::Draw(Player::One), Question::TakeBack(Player::One)] {
        for answers in [true, false] {
            desk.app.world_mut().resource_mut::<PendingConfirmation>().0 = Some(question);
            desk.rest();
            assert_eq!(desk.place_of_keyboard(), at(Phrase::ConfirmPlayOn), "{question:?}");
            if answers {
                desk.enter();
            } else {
                desk.escape();
            }
            assert_eq!(desk.place_of_keyboard(), Place::Board, "{question:?}");
        }
    }
    is_never_lost(&mut desk, "after a question");
    desk.escape();
    assert_eq!((desk.place_of_keyboard(), desk.state::<Overlay>()), (Place::Board, Overlay::None));
}

#[test]
fn after_a_refusal_the_focus_is_where_it_can_be_put_right() {
    let mut desk = Desk::with(Kind::Enso);
    // A stone may not step onto a friend.
    for name in ["c6", "c4"] {
        let spot = desk.spot(name);
        desk.app.world_mut().write_message(Point::At(spot));
        desk.rest();
    }
    assert!(desk.selection().refusal.is_some());
    assert_eq!(desk.place_of_keyboard(), Place::Board);
    desk.arrow(KeyCode::ArrowUp, Key::ArrowUp);
    assert!(matches!(desk.selection().hovered, Some(Spot::Square(_))), "the arrows move the cursor");
    desk.escape();
    desk.letter(KeyCode::Slash, "/");
    assert_eq!(desk.place_of_keyboard(), at(Phrase::TypedMove));
    desk.escape();
    assert_eq!((desk.place_of_keyboard(), desk.state::<Overlay>()), (Place::Board, Overlay::None));
    desk.type_move("c5e5");
    assert_eq!((desk.moves(), desk.place_of_keyboard()), (0, at(Phrase::TypedMove)));
    for _ in 0..4 {
        desk.key(KeyCode::Backspace, Key::Backspace);
    }
    desk.type_text("c5xd5");
    desk.enter();
    assert_eq!((desk.moves(), desk.place_of_keyboard()), (1, Place::Board));
    is_never_lost(&mut desk, "after a typed move");
}

/// Two persons, and a round that one of them wins with the next move.
fn before_the_end(length: Length) -> (Desk, String) {
    let text = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";
    let mut played = Match::from_position(Terms { length, ..Terms::usual(Kind::Zen) }, text).unwrap();
    let wins = |played: &Match| {
        played.round().game().legal_moves().into_iter().find(|text| {
            let mut after = played.round().game().clone();
            after.play(text).is_ok() && after.verdict().outcome.is_over()
        })
    };
    for _ in 0..20 {
        if let Some(text) = wins(&played) {
            let mut desk = Desk::in_menu();
            desk.send(Intent::Resume(Box::new(played)));
            return (desk, text);
        }
        let text = played.round().game().legal_moves().swap_remove(0);
        played.play(&text).unwrap();
    }
    panic!("nobody can win");
}

#[test]
fn at_the_end_of_a_round_the_note_has_the_focus_and_gives_it_to_the_board_when_it_is_closed() {
    for (length, first, phase) in [
        (Length::BestOf(3), Phrase::CommonNextRound, Phase::RoundOver),
        (Length::Single, Phrase::CommonPlayAgain, Phase::MatchOver),
    ] {
        let (mut desk, wins) = before_the_end(length);
        assert_eq!(desk.place_of_keyboard(), Place::Board);
        desk.type_move(&wins);
        assert_eq!(desk.state::<Phase>(), phase);
        assert_eq!(desk.place_of_keyboard(), at(first), "{length:?}");
        is_never_lost(&mut desk, "the note at the end");
        desk.choose(Phrase::NoteLookAtBoard);
        assert_eq!(desk.place_of_keyboard(), Place::Board, "{length:?}");
        desk.arrow(KeyCode::ArrowUp, Key::ArrowUp);
        assert!(matches!(desk.selection().hovered, Some(Spot::Square(_))), "the arrows move the cursor");
        is_never_lost(&mut desk, "the board at the end");
        if phase == Phase::RoundOver {
            desk.choose(Phrase::CommonNextRound);
            assert_eq!((desk.state::<Phase>(), desk.place_of_keyboard()), (Phase::Choosing, Place::Board));
        }
    }
}

#[test]
fn from_a_note_that_waits_the_keyboard_goes_to_the_board_and_back() {
    let game = GameTerms::Torus { size: zen_table::games::torus::Size::default(), balanced_opening: true };
    let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).unwrap();
    for text in ["c3", "c9", "d4"] {
        played.play(text).unwrap();
    }
    let mut desk = Desk::in_menu();
    desk.send(Intent::Resume(Box::new(played)));
    let Place::Control(first) = desk.place_of_keyboard() else { panic!("the question has the focus") };
    desk.escape();
    assert_eq!((desk.place_of_keyboard(), desk.state::<Overlay>()), (Place::Board, Overlay::None));
    for _ in 0..2 {
        desk.arrow(KeyCode::ArrowUp, Key::ArrowUp);
        assert_eq!(desk.place_of_keyboard(), Place::Board, "the board is looked at before an answer is given");
    }
    assert!(matches!(desk.selection().hovered, Some(Spot::Square(_))));
    for _ in 0..MOST {
        if desk.place_of_keyboard() == Place::Control(first.clone()) {
            break;
        }
        desk.tab();
    }
    desk.enter();
    assert_eq!(desk.place_of_keyboard(), Place::Board, "the side is chosen");
    assert!(desk.app.world().resource::<ActiveMatch>().played().waits_for_move_of_person());
}

#[test]
fn a_step_of_a_lesson_leads_the_keyboard_on() {
    for kind in Kind::ALL {
        let number = lessons::of(kind).iter().position(|step| matches!(step.task, Task::Move(_))).unwrap();
        let mut desk = Desk::in_menu();
        desk.send(Intent::Learn(LessonStep { kind, number }));
        assert_eq!(desk.place_of_keyboard(), Place::Board);
        let right = lessons::of(kind)[number].solutions(desk.game());
        if let Some(wrong) = desk.game().legal_moves().into_iter().find(|text| !right.contains(text)) {
            desk.type_move(&wrong);
            for _ in 0..5 {
                desk.rest();
            }
            let lesson = desk.app.world().resource::<LessonState>();
            assert_eq!((lesson.answer, desk.place_of_keyboard()), (Answer::Missed, Place::Board), "{kind:?}");
        }
        is_never_lost(&mut desk, "a lesson");
        desk.escape();
        for _ in 0..8 {
            if desk.app.world().resource::<LessonState>().is_done() {
                break;
            }
            let text = lessons::of(kind)[number].solutions(desk.game()).swap_remove(0);
            desk.type_move(&text);
        }
        assert_eq!(desk.place_of_keyboard(), at(Phrase::LearnNext), "{kind:?}");
        desk.enter();
        let table = desk.app.world().resource::<ActiveMatch>();
        assert_eq!(table.lesson(), Some(LessonStep { kind, number: number + 1 }));
        assert_eq!(desk.place_of_keyboard(), Place::Board, "{kind:?}");
    }
}

#[test]
fn enter_presses_what_a_listener_has_gone_to_in_the_same_frame_and_nothing_else() {
    let mut desk = Desk::in_menu();
    desk.go_to(Phrase::CommonRules);
    let rules = desk.node_of_focus();
    desk.go_to(Phrase::CommonNewGame);
    desk.goes_to(rules);
    desk.enter();
    assert_eq!((desk.state::<Screen>(), desk.state::<Overlay>()), (Screen::Menu, Overlay::Rules));
}

#[test]
fn whoever_goes_to_an_entry_of_a_menu_that_comes_back_stays_there() {
    let mut desk = Desk::in_menu();
    desk.go_to(Phrase::CommonRules);
    let rules = desk.node_of_focus();
    for frames in 0..4 {
        desk.app.world_mut().write_message(Intent::Begin(Terms::usual(Kind::Enso)));
        desk.rest();
        // With a match to go on with, the menu has one entry more.
        desk.type_move("a4xa3");
        desk.escape();
        desk.go_to(Phrase::PauseSaveAndLeave);
        desk.key(KeyCode::Enter, Key::Enter);
        while desk.state::<Screen>() != Screen::Menu {
            desk.app.update();
        }
        for _ in 0..frames {
            desk.app.update();
        }
        desk.goes_to(rules);
        desk.rest();
        assert_eq!(desk.place_of_keyboard(), at(Phrase::CommonRules), "after {frames} frames");
    }
}

#[test]
fn a_screen_that_is_opened_by_mouse_has_the_focus_too() {
    let mut desk = Desk::in_menu();
    let at = desk.control("New game");
    desk.press(Hand::Mouse, at);
    desk.rest();
    desk.release(Hand::Mouse, at);
    desk.rest();
    assert_eq!(desk.state::<Screen>(), Screen::NewGame);
    assert!(matches!(desk.place_of_keyboard(), Place::Control(_)), "{:?}", desk.place_of_keyboard());
}
