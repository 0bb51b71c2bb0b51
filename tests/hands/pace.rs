//! Play at a person's pace: seconds between clicks and in the middle of drags, with a mouse that wanders or rests, with
//! every kind of clock, with announcements and with teams.

use super::desk::{Desk, FRAME, Hand};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::time::Duration;
use zen_table::app::ai::notice::AiNotice;
use zen_table::app::gameplay::active_match::ActiveMatch;
use zen_table::app::gameplay::messages::{InMotion, Intent};
use zen_table::app::gameplay::round_scoring::RoundScoring;
use zen_table::app::gameplay::selection::Announcement;
use zen_table::app::state::dialogs::{PendingConfirmation, Question};
use zen_table::app::state::navigation::{Overlay, Phase, Screen};
use zen_table::app::state::settings::{Pace, PlayerTurning};
use zen_table::app::storage::library::{Saved, Store};
use zen_table::app::storage::trouble::{Cause, NotSaved, Trouble};
use zen_table::app::ui::hud::toast::Toast;
use zen_table::app::ui::theme::controls::Controls;
use zen_table::games::zen::{Announcing, Threat, Variant};
use zen_table::games::{AnyGame, Kind, Player, Spot};
use zen_table::session::{Clock, GameTerms, Length, Match, Pending, Seat, Terms};
use zen_table::texts::Text;

/// How long a person looks before the next click: longer than a second of the clock.
const LOOK: Duration = Duration::from_millis(1500);

/// White wins ZEN in a few moves from here (figure 2 of the rulebook, one move earlier).
const NEAR_THE_END: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";

fn frames(time: Duration) -> u32 {
    u32::try_from(time.as_millis() / FRAME.as_millis()).unwrap()
}

impl Desk {
    fn played(&self) -> &Match {
        self.app.world().resource::<ActiveMatch>().played()
    }

    fn bring(&mut self, played: Match) {
        self.app.world_mut().write_message(Intent::Resume(Box::new(played)));
        self.rest();
    }

    /// The player waits, and the mouse rests.
    fn look(&mut self) {
        for _ in 0..frames(LOOK) {
            self.app.update();
        }
    }

    /// The player waits, while the mouse wanders over the board and comes back.
    fn wander(&mut self, from: Vec2) {
        let steps = frames(LOOK);
        for step in 0..steps {
            let turn = std::f32::consts::TAU * step as f32 / steps as f32;
            self.move_mouse(from + 90.0 * Vec2::new(turn.sin(), 1.0 - turn.cos()));
        }
        self.move_mouse(from);
    }

    /// Plays a move as a person does: by clicks between which the mouse wanders, or by a drag that pauses in its
    /// middle.
    fn play_slowly(&mut self, text: &str, drags: bool) {
        let (game, plies) = (self.game().clone(), self.moves());
        let names: Vec<_> = game.path(text).into_iter().map(|spot| self.place_of(spot)).collect();
        match names.as_slice() {
            &[from, to] if drags => {
                self.press(Hand::Mouse, from);
                self.shift(Hand::Mouse, from.lerp(to, 0.5));
                self.look();
                self.shift(Hand::Mouse, to);
                self.look();
                self.release(Hand::Mouse, to);
            }
            places => {
                for (number, &at) in places.iter().enumerate() {
                    self.press(Hand::Mouse, at);
                    self.release(Hand::Mouse, at);
                    if number + 1 < places.len() {
                        assert_eq!(self.selection().spots.len(), number + 1, "{text} is begun");
                        self.wander(at);
                        assert_eq!(self.selection().spots.len(), number + 1, "{text} is still begun");
                    }
                }
            }
        }
        self.rest();
        assert_eq!(self.moves(), plies + 1, "{text} is played, {}", if drags { "dragged" } else { "clicked" });
        assert_eq!(game.check(text), Ok(()));
        let mut after = game;
        after.play(text).unwrap();
        assert_eq!(self.game().position_text(), after.position_text());
    }
}

/// A move that wins, or else a random one, as a beginner might choose it.
fn chosen(game: &AnyGame, draw: &mut u32) -> String {
    let mut moves = game.legal_moves();
    let wins = moves.iter().position(|text| {
        let mut after = game.clone();
        after.play(text).is_ok() && after.verdict().outcome.winner() == Some(game.to_move())
    });
    *draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    let drawn = (*draw >> 8) as usize % moves.len();
    moves.swap_remove(wins.unwrap_or(drawn))
}

/// Continues the match slowly, for `most` plies or to its end; returns how many were played.
fn play_on(desk: &mut Desk, most: usize) -> usize {
    let (mut draw, mut plies) = (7, 0);
    while let (true, Pending::Move { .. }) = (plies < most, desk.played().pending()) {
        let text = chosen(desk.game(), &mut draw);
        desk.play_slowly(&text, plies % 2 == 1);
        plies += 1;
    }
    plies
}

fn clocks() -> [Clock; 3] {
    [Clock::Sudden { seconds: 3600 }, Clock::Increment { seconds: 3600, more: 5 }, Clock::PerMove { seconds: 60 }]
}

fn persons(number: usize) -> Vec<Seat> {
    ["Ada", "Grace", "Edsger", "Barbara"].into_iter().take(number).map(Seat::person).collect()
}

/// A match of this game in which a whole round is short.
fn short(kind: Kind, terms: Terms) -> Match {
    match kind {
        Kind::Zen => Match::from_position(terms, NEAR_THE_END).unwrap(),
        Kind::Torus => {
            let mut small = terms;
            let GameTerms::Torus { size, .. } = &mut small.game else { panic!("these are ZeN's terms") };
            *size = zen_table::games::torus::Size::new(5).unwrap();
            Match::new(small).unwrap()
        }
        Kind::Enso | Kind::Zener => Match::new(terms).unwrap(),
    }
}

#[test]
fn every_game_is_played_to_its_end_at_a_persons_pace_with_a_clock() {
    for (kind, clock) in Kind::ALL.into_iter().zip(clocks().into_iter().cycle()) {
        let mut desk = Desk::in_menu();
        desk.settings().pace = Pace::Fast;
        let terms = Terms { clock: Some(clock), seats: persons(2), ..Terms::usual(kind) };
        desk.bring(short(kind, terms));
        play_on(&mut desk, 250);
        assert!(desk.played().round().result().is_some(), "{kind:?} is played to its end");
        assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
    }
}

#[test]
fn every_clock_lets_persons_click_and_drag_in_every_game_alone_and_in_teams() {
    for kind in Kind::ALL {
        for (clock, seats) in clocks().into_iter().zip([2, 4, 2]) {
            let mut desk = Desk::in_menu();
            let terms = Terms { clock: Some(clock), seats: persons(seats), ..Terms::usual(kind) };
            desk.bring(Match::new(terms).unwrap());
            let before = desk.played().round().time_left().unwrap();
            assert_eq!(play_on(&mut desk, 4), 4, "{kind:?} {clock:?} {seats}");
            let after = desk.played().round().time_left().unwrap();
            assert!(before != after || matches!(clock, Clock::PerMove { .. }), "time has passed");
        }
    }
}

#[test]
fn what_is_announced_stays_so_while_the_player_looks_for_the_squares() {
    let game = GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers };
    for clock in clocks() {
        let mut desk = Desk::in_menu();
        let terms = Terms { game, clock: Some(clock), seats: persons(2), ..Terms::usual(Kind::Zen) };
        desk.bring(Match::from_position(terms, NEAR_THE_END).unwrap());
        let check = {
            let played = desk.played();
            let moves = played.round().game().legal_moves();
            moves.into_iter().find(|text| played.properly_announced(text).ends_with('+')).unwrap()
        };
        desk.key(KeyCode::KeyC, Key::Character("c".into()));
        assert_eq!(*desk.app.world().resource::<Announcement>(), Announcement(Some(Threat::Check)));
        desk.look();
        desk.play_slowly(&check, false);
        assert_eq!(desk.played().round().announced_moves(), [format!("{check}+")], "{clock:?}");
    }
}

#[test]
fn looking_back_and_a_pause_leave_clock_and_board_as_they_were() {
    let mut desk = Desk::in_menu();
    let terms = Terms { clock: Some(clocks()[0]), seats: persons(2), ..Terms::usual(Kind::Enso) };
    desk.bring(Match::new(terms).unwrap());
    play_on(&mut desk, 2);
    let left = desk.played().round().time_left().unwrap();
    desk.key(KeyCode::Comma, Key::Character(",".into()));
    desk.look();
    desk.key(KeyCode::End, Key::End);
    let spent = |desk: &Desk| left[0] - desk.played().round().time_left().unwrap()[0];
    assert!(spent(&desk) < LOOK / 2, "{:?}", spent(&desk));
    // A piece that is picked up when the menu is opened is still picked up when it is closed.
    let first = desk.game().choices(&[]).next[0];
    let at = desk.place_of(first);
    desk.press(Hand::Mouse, at);
    desk.release(Hand::Mouse, at);
    desk.key(KeyCode::F1, Key::F1);
    desk.look();
    assert_eq!(desk.state::<Overlay>(), Overlay::Rules);
    desk.key(KeyCode::Escape, Key::Escape);
    desk.look();
    assert_eq!((desk.state::<Overlay>(), desk.selection().spots.clone()), (Overlay::None, vec![first]));
}

#[test]
fn words_and_pick_boxes_outlast_the_seconds_of_the_clock() {
    let mut desk = Desk::in_menu();
    let terms = Terms { clock: Some(clocks()[0]), seats: persons(2), ..Terms::usual(Kind::Zen) };
    desk.bring(Match::new(terms).unwrap());
    let meshes = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        let mut all: Vec<_> = world.query_filtered::<Entity, With<Mesh3d>>().iter(world).collect();
        all.sort_unstable();
        all
    };
    let text = Text::Plain("The computer is asleep.".to_owned());
    desk.app.world_mut().write_message(AiNotice { text: text.clone(), is_bad: true });
    desk.rest();
    let before = meshes(&mut desk);
    desk.look();
    assert_eq!(desk.app.world().resource::<Toast>().text(), Some(&text));
    assert_eq!(meshes(&mut desk), before, "nothing is made anew: no boxes, no marks");
    // A refusal stays too.
    let from = desk.game().choices(&[]).next[0];
    let game = desk.game().clone();
    let to = game.board().squares().map(Spot::Square).find(|&to| {
        let is_choice = |path: &[Spot]| !game.choices(path).next.is_empty() || game.choices(path).complete.is_some();
        !is_choice(&[from, to]) && !is_choice(&[to])
    });
    for spot in [from, to.unwrap()] {
        let at = desk.place_of(spot);
        desk.press(Hand::Mouse, at);
        desk.release(Hand::Mouse, at);
    }
    assert!(desk.selection().refusal.is_some());
    desk.look();
    assert!(desk.selection().refusal.is_some());
}

#[test]
fn the_sign_that_the_match_is_not_saved_stays_and_offers_to_save_it_as_a_file() {
    let mut desk = Desk::with(Kind::Enso);
    let shows = |desk: &Desk| desk.app.world().resource::<Controls>().place("Save as file").is_some();
    assert!(!shows(&desk));
    let trouble = Trouble { not_saved: NotSaved::Match, cause: Cause::NoRoom };
    desk.app.world_mut().resource_mut::<Saved>().trouble = Some(trouble);
    for _ in 0..3 {
        desk.look();
        assert!(shows(&desk));
    }
    desk.key(KeyCode::Comma, Key::Character(",".into()));
    desk.tap(Hand::Mouse, "a4");
    assert!(shows(&desk), "whatever is done");
    let at = desk.control("Save as file");
    desk.press(Hand::Mouse, at);
    desk.app.world_mut().resource_mut::<Messages<Store>>().clear();
    desk.button(ButtonState::Released);
    let wishes = desk.app.world().resource::<Messages<Store>>();
    assert!(wishes.get_cursor().read(wishes).any(|wish| *wish == Store::ExportTable));
    desk.app.world_mut().resource_mut::<Saved>().trouble = None;
    desk.rest();
    assert!(!shows(&desk));
}

#[test]
fn fiddling_with_pieces_does_not_stop_the_clock() {
    let mut desk = Desk::in_menu();
    desk.settings().pace = Pace::Slow;
    let terms = Terms { clock: Some(clocks()[0]), seats: persons(2), ..Terms::usual(Kind::Enso) };
    desk.bring(Match::new(terms).unwrap());
    let first = desk.game().choices(&[]).next[0];
    let at = desk.place_of(first);
    let left = |desk: &Desk| desk.played().round().time_left().unwrap()[0];
    let before = left(&desk);
    let mut passed = 0;
    for _ in 0..10 {
        desk.move_mouse(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            desk.button(state);
            desk.app.update();
        }
        passed += 5;
        assert_eq!(*desk.app.world().resource::<InMotion>(), InMotion(false), "nothing that is played moves");
    }
    assert_eq!(before - left(&desk), passed * FRAME, "all of it counts");
}

#[test]
fn the_table_turns_when_the_move_has_been_seen_and_not_before() {
    let mut desk = Desk::with(Kind::Enso);
    desk.settings().pace = Pace::Slow;
    desk.settings().turning = PlayerTurning::Turn;
    desk.rest();
    let camera = |desk: &mut Desk| {
        let world = desk.app.world_mut();
        let mut cameras = world.query_filtered::<&Transform, With<zen_table::app::camera::view::TableCamera>>();
        *cameras.single(world).unwrap()
    };
    let before = camera(&mut desk);
    let text = desk.game().legal_moves().swap_remove(0);
    desk.app.world_mut().write_message(Intent::Play(text));
    desk.app.update();
    let mut seen = 0;
    while *desk.app.world().resource::<InMotion>() == InMotion(true) {
        assert_eq!(desk.state::<Phase>(), Phase::Animating);
        assert_eq!(camera(&mut desk), before, "in frame {seen} the piece is still on its way");
        desk.app.update();
        seen += 1;
    }
    assert!(seen > 5, "the move is seen");
    for _ in 0..60 {
        desk.app.update();
    }
    assert_ne!(camera(&mut desk), before, "it is the other player's turn");
}

#[test]
fn the_end_is_told_once_the_winning_move_has_landed_and_does_not_flicker_afterwards() {
    let mut desk = Desk::in_menu();
    desk.settings().pace = Pace::Slow;
    desk.bring(Match::from_position(Terms::usual(Kind::Zen), NEAR_THE_END).unwrap());
    let mut phases = vec![desk.state::<Phase>()];
    desk.app.world_mut().write_message(Intent::Play("K1-H4".to_owned()));
    for _ in 0..200 {
        desk.app.update();
        let phase = desk.state::<Phase>();
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
    }
    assert_eq!(phases, [Phase::Choosing, Phase::Animating, Phase::MatchOver]);
    assert!(!desk.app.world().resource::<RoundScoring>().goes_on());

    // Zener's stacks also fan out after the end, when the mouse moves over them.
    let stacked = "5/5/1[K1W1]1[K2W2]1/1[K3W3]1[K4W4]1/2[K5]2/5/4[W5] w - -";
    desk.bring(Match::from_position(Terms::usual(Kind::Zener), stacked).unwrap());
    let last = desk.played().round().game().legal_moves();
    let wins = last.into_iter().find(|text| {
        let mut after = desk.game().clone();
        after.play(text).is_ok() && after.verdict().outcome.is_over()
    });
    if let Some(wins) = wins {
        desk.app.world_mut().write_message(Intent::Play(wins));
    } else {
        desk.app.world_mut().write_message(Intent::End(zen_table::session::Ending::Resigned(Player::Two)));
    }
    for _ in 0..100 {
        desk.app.update();
    }
    assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
    let at = desk.place("C2");
    for _ in 0..3 {
        for _ in 0..30 {
            desk.move_mouse(at);
            assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
        }
        for _ in 0..10 {
            desk.move_mouse(at + Vec2::new(300.0, 0.0));
            assert_eq!(desk.state::<Phase>(), Phase::MatchOver);
        }
    }
}

#[test]
fn a_question_does_not_outlive_its_match() {
    let mut desk = Desk::with(Kind::Enso);
    desk.app.world_mut().resource_mut::<PendingConfirmation>().0 = Some(Question::Resign(Player::One));
    desk.rest();
    assert_eq!(desk.focused().as_deref(), Some("Play on"));
    // The keys of the camera do nothing while a question is open.
    let views = desk.settings().view;
    desk.key(KeyCode::KeyV, Key::Character("v".into()));
    assert_eq!(desk.settings().view, views);
    desk.bring(Match::new(Terms::usual(Kind::Zener)).unwrap());
    assert_eq!(*desk.app.world().resource::<PendingConfirmation>(), PendingConfirmation(None));
    desk.key(KeyCode::Enter, Key::Enter);
    desk.rest();
    assert_eq!((desk.game().kind(), desk.played().round().result()), (Kind::Zener, None));
}

#[test]
fn what_is_dragged_does_not_outlive_its_match() {
    let mut desk = Desk::with(Kind::Enso);
    let text = desk.game().legal_moves().swap_remove(0);
    let path = desk.game().path(&text);
    let (from, to) = (desk.place_of(path[0]), desk.place_of(path[1]));
    desk.press(Hand::Mouse, from);
    desk.shift(Hand::Mouse, from.lerp(to, 0.5));
    desk.bring(Match::new(Terms::usual(Kind::Enso)).unwrap());
    desk.shift(Hand::Mouse, to);
    desk.release(Hand::Mouse, to);
    assert_eq!((desk.moves(), desk.selection().spots.len()), (0, 0), "the piece was of another match");
    assert_eq!(desk.selection().refusal, None);
    // The mouse rests where it was, so the same square of the new board is hovered.
    assert_eq!(desk.selection().hovered, Some(path[1]));
}

#[test]
fn the_first_click_on_the_board_after_a_panel_counts_even_in_one_frame() {
    use bevy::input::mouse::MouseButtonInput;
    use bevy::window::{CursorMoved, WindowEvent};
    for kind in Kind::ALL {
        let mut desk = Desk::with(kind);
        let text = desk.game().legal_moves().swap_remove(0);
        let first = desk.game().path(&text)[0];
        let at = desk.place_of(first);
        let menu = desk.control("Menu");
        desk.move_mouse(menu);
        desk.rest();
        // The mouse enters the board and is pressed before the next frame is drawn; then it goes back to the panel.
        let dash = |desk: &mut Desk, position: Vec2, state: ButtonState| {
            let window = desk.window;
            let world = desk.app.world_mut();
            world.get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
            let moved = CursorMoved { window, position, delta: None };
            let input = MouseButtonInput { button: MouseButton::Left, state, window };
            world.write_message(moved.clone());
            world.write_message(input);
            world.write_message(WindowEvent::CursorMoved(moved));
            world.write_message(WindowEvent::MouseButtonInput(input));
            desk.app.update();
        };
        dash(&mut desk, at, ButtonState::Pressed);
        dash(&mut desk, at, ButtonState::Released);
        desk.rest();
        if kind == Kind::Torus {
            assert_eq!(desk.moves(), 1, "a stone is dropped");
        } else {
            assert_eq!(desk.selection().spots, [first], "{kind:?}");
        }
        let before = (desk.selection().spots.clone(), desk.moves());
        dash(&mut desk, menu, ButtonState::Pressed);
        dash(&mut desk, menu, ButtonState::Released);
        desk.rest();
        assert_eq!((desk.selection().spots.clone(), desk.moves()), before, "{kind:?}: that was for the panel");
    }
}

#[test]
fn the_note_on_an_unannounced_check_has_the_keys() {
    let game = GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers };
    let mut desk = Desk::in_menu();
    let terms = Terms { game, seats: persons(2), length: Length::Single, ..Terms::usual(Kind::Zen) };
    let mut played = Match::from_position(terms, NEAR_THE_END).unwrap();
    // White threatens and does not announce it, Black does not parry, and White wins.
    let lines = played.round().game().legal_moves().into_iter().find_map(|threat| {
        let mut after = played.clone();
        after.play(&threat).ok()?;
        after.round().game().legal_moves().into_iter().find_map(|reply| {
            let mut after = after.clone();
            after.play(&reply).ok()?;
            after.round().game().legal_moves().into_iter().find_map(|win| {
                let mut after = after.clone();
                after.play(&win).ok()?;
                matches!(after.pending(), Pending::TakeBack { .. })
                    .then(|| [threat.clone(), reply.clone(), win.clone()])
            })
        })
    });
    for text in lines.expect("there is such a line") {
        played.play(&text).unwrap();
    }
    desk.bring(played);
    assert_eq!(desk.focused().as_deref(), Some("Take the move back"));
    desk.key(KeyCode::Enter, Key::Enter);
    desk.rest();
    assert_eq!((desk.moves(), desk.state::<Screen>()), (1, Screen::Match));
}
