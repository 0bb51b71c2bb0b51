//! The whole game but its window, with what a window would tell it: mouse and fingers on the board, and what moves there.

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy::winit::WinitPlugin;
use bevy_egui::EguiPlugin;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::camera::Finder;
use zen_table::app::command::CommandLine;
use zen_table::app::draft::Drafting;
use zen_table::app::play::{InMotion, Intent, OnTable};
use zen_table::app::pointing::Selection;
use zen_table::app::screen::Screen;
use zen_table::app::settings::{Pace, Settings};
use zen_table::app::table::layout::Layout;
use zen_table::app::{ZenTablePlugin, window_plugin};
use zen_table::games::{AnyGame, Kind, Spot, Square};
use zen_table::session::{GameTerms, Setup, Terms};

/// How long files may take to be read.
const PATIENCE: Duration = Duration::from_secs(60);

/// How much time passes from frame to frame.
const FRAME: Duration = Duration::from_millis(50);

/// Frames in which everything that was begun comes to its end.
const REST: usize = 12;

/// What touches the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Mouse,
    /// A finger with this number.
    Finger(u64),
}

/// The program, and the folder that goes with it.
struct Desk {
    app: App,
    window: Entity,
    mouse: Vec2,
    _folder: TempDir,
}

impl Desk {
    /// A match of this game, the board ready to be touched.
    fn with(kind: Kind) -> Self {
        let folder = TempDir::new().unwrap();
        let mut app = App::new();
        let nothing_is_drawn = WgpuSettings { backends: None, ..default() };
        app.insert_resource(CommandLine { data: Some(folder.path().to_owned()), ..default() })
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .add_plugins((
                DefaultPlugins
                    .set(window_plugin())
                    .set(RenderPlugin {
                        render_creation: RenderCreation::Automatic(Box::new(nothing_is_drawn)),
                        ..default()
                    })
                    .disable::<WinitPlugin>()
                    .disable::<LogPlugin>(),
                EguiPlugin::default(),
                ZenTablePlugin,
            ));
        app.finish();
        app.cleanup();
        let start = Instant::now();
        while *app.world().resource::<State<Screen>>().get() != Screen::Menu {
            assert!(start.elapsed() < PATIENCE, "the menu does not come");
            app.update();
            thread::sleep(Duration::from_millis(5));
        }
        app.world_mut().resource_mut::<Settings>().pace = Pace::Off;
        app.world_mut().write_message(Intent::Begin(Terms::usual(kind)));
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let mut desk = Self { app, window, mouse: Vec2::ZERO, _folder: folder };
        desk.rest();
        desk
    }

    fn rest(&mut self) {
        for _ in 0..REST {
            self.app.update();
        }
    }

    fn game(&self) -> &AnyGame {
        self.app.world().resource::<OnTable>().played().round().game()
    }

    fn moves(&self) -> usize {
        self.game().len()
    }

    fn selection(&self) -> &Selection {
        self.app.world().resource::<Selection>()
    }

    fn spot(&self, name: &str) -> Spot {
        let game = self.game();
        Spot::Square(game.board().squares().find(|&square| game.square_name(square) == name).unwrap())
    }

    /// Where in the window a square is.
    fn place(&mut self, name: &str) -> Vec2 {
        let spot = self.spot(name);
        let find = move |finder: Finder| finder.where_is(spot);
        self.app.world_mut().run_system_once(find).unwrap().unwrap()
    }

    fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.app.world_mut().write_message(touch);
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.app.update();
    }

    fn move_mouse(&mut self, position: Vec2) {
        let delta = Some(position - self.mouse);
        self.mouse = position;
        let moved = CursorMoved { window: self.window, position, delta };
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.app.update();
    }

    fn button(&mut self, state: ButtonState) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.app.update();
    }

    fn press(&mut self, hand: Hand, at: Vec2) {
        match hand {
            Hand::Mouse => {
                self.move_mouse(at);
                self.button(ButtonState::Pressed);
            }
            Hand::Finger(id) => self.finger(id, TouchPhase::Started, at),
        }
    }

    fn shift(&mut self, hand: Hand, to: Vec2) {
        match hand {
            Hand::Mouse => self.move_mouse(to),
            Hand::Finger(id) => self.finger(id, TouchPhase::Moved, to),
        }
    }

    fn release(&mut self, hand: Hand, at: Vec2) {
        match hand {
            Hand::Mouse => self.button(ButtonState::Released),
            Hand::Finger(id) => self.finger(id, TouchPhase::Ended, at),
        }
        self.rest();
    }

    fn tap(&mut self, hand: Hand, square: &str) {
        let at = self.place(square);
        self.press(hand, at);
        self.release(hand, at);
    }

    fn drag(&mut self, hand: Hand, from: &str, to: &str) {
        let (start, end) = (self.place(from), self.place(to));
        self.press(hand, start);
        for part in [0.1, 0.4, 0.8, 1.0] {
            self.shift(hand, start.lerp(end, part));
        }
        self.release(hand, end);
    }
}

/// Two squares for a first move from the one to the other; in ZeN, two stones that can be linked once both are there.
fn first_move(game: &AnyGame) -> [String; 2] {
    if game.kind() == Kind::Torus {
        return ["d4".to_owned(), "e5".to_owned()];
    }
    let first = game.choices(&[]).next[0];
    let second = game.choices(&[first]).next[0];
    [first, second].map(|spot| match spot {
        Spot::Square(square) => game.square_name(square),
        Spot::Off | Spot::Pass => panic!("a first move goes from square to square"),
    })
}

/// Puts the stones on ZeN's board that a link needs; tells how many moves that were.
fn prepare(desk: &mut Desk, hand: Hand) -> usize {
    if desk.game().kind() != Kind::Torus {
        return 0;
    }
    for cell in ["d4", "g9", "e5", "h9"] {
        desk.tap(hand, cell);
    }
    4
}

#[test]
fn a_tap_that_begins_and_ends_within_a_frame_is_a_tap() {
    let mut desk = Desk::with(Kind::Enso);
    let [from, to] = first_move(desk.game());
    for square in [from, to] {
        let position = desk.place(&square);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let touch = TouchInput { phase, position, window: desk.window, force: None, id: 7 };
            desk.app.world_mut().write_message(touch);
            desk.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        }
        desk.rest();
    }
    assert_eq!(desk.moves(), 1);
}

#[test]
fn moves_are_made_by_tapping_in_every_game() {
    for (kind, hand) in Kind::ALL.into_iter().zip([Hand::Finger(3), Hand::Mouse, Hand::Finger(0), Hand::Finger(7)]) {
        let mut desk = Desk::with(kind);
        let before = prepare(&mut desk, hand);
        assert_eq!(desk.moves(), before, "{kind:?}");
        let [from, to] = first_move(desk.game());
        desk.tap(hand, &from);
        assert_eq!(desk.selection().spots, [desk.spot(&from)], "{kind:?}");
        desk.tap(hand, &to);
        assert_eq!(desk.moves(), before + 1, "{kind:?}: {from} to {to}");
    }
}

#[test]
fn moves_are_made_by_dragging_in_every_game() {
    for kind in Kind::ALL {
        for hand in [Hand::Mouse, Hand::Finger(5)] {
            let mut desk = Desk::with(kind);
            let before = prepare(&mut desk, hand);
            let [from, to] = first_move(desk.game());
            desk.drag(hand, &from, &to);
            assert_eq!(desk.moves(), before + 1, "{kind:?} by {hand:?}: {from} to {to}");
        }
    }
}

#[test]
fn a_trembling_hand_clicks_and_a_press_far_away_lets_go() {
    for hand in [Hand::Mouse, Hand::Finger(1)] {
        let mut desk = Desk::with(Kind::Enso);
        let [from, _] = first_move(desk.game());
        let at = desk.place(&from);
        desk.press(hand, at);
        desk.shift(hand, at + Vec2::new(4.0, -3.0));
        desk.release(hand, at + Vec2::new(4.0, -3.0));
        assert_eq!(desk.selection().spots, [desk.spot(&from)], "{hand:?}");
        let nowhere = Vec2::new(12.0, 700.0);
        desk.press(hand, nowhere);
        desk.release(hand, nowhere);
        assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0), "{hand:?}");
    }
}

#[test]
fn a_drag_to_nowhere_puts_the_piece_back() {
    let mut desk = Desk::with(Kind::Zen);
    let [from, _] = first_move(desk.game());
    let at = desk.place(&from);
    let nowhere = Vec2::new(12.0, 700.0);
    desk.press(Hand::Finger(2), at);
    desk.shift(Hand::Finger(2), at.lerp(nowhere, 0.5));
    assert_eq!(desk.selection().spots, [desk.spot(&from)], "it is in the hand");
    desk.shift(Hand::Finger(2), nowhere);
    desk.release(Hand::Finger(2), nowhere);
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
}

#[test]
fn two_fingers_zoom_and_turn_the_table_and_touch_no_piece() {
    let mut desk = Desk::with(Kind::Enso);
    let [from, _] = first_move(desk.game());
    let corners = |desk: &mut Desk| ["a1", "f1", "a6"].map(|name| desk.place(name));
    let before = corners(&mut desk);
    let at = desk.place(&from);
    let middle = Vec2::new(460.0, 400.0);
    // The first finger has a piece already when the second comes.
    desk.finger(1, TouchPhase::Started, at);
    desk.finger(1, TouchPhase::Moved, at + Vec2::new(20.0, 12.0));
    desk.finger(2, TouchPhase::Started, middle);
    desk.rest();
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0), "it is let go of");
    for step in 1..6 {
        desk.finger(2, TouchPhase::Moved, middle + Vec2::new(10.0, 8.0) * step as f32);
    }
    desk.finger(1, TouchPhase::Ended, at + Vec2::new(20.0, 12.0));
    desk.finger(2, TouchPhase::Ended, middle + Vec2::new(50.0, 40.0));
    desk.rest();
    let after = corners(&mut desk);
    assert!(before[0].distance(before[1]) * 1.03 < after[0].distance(after[1]), "nearer: {before:?}, {after:?}");
    let slope = |at: [Vec2; 3]| (at[1] - at[0]).to_angle();
    assert!((slope(before) - slope(after)).abs() > 0.01, "turned: {before:?}, {after:?}");
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
    desk.tap(Hand::Finger(3), &from);
    assert_eq!(desk.selection().spots.len(), 1, "one finger points again");
}

#[test]
fn a_touch_that_the_system_takes_away_plays_nothing() {
    let mut desk = Desk::with(Kind::Zener);
    let [from, to] = first_move(desk.game());
    let (start, end) = (desk.place(&from), desk.place(&to));
    desk.finger(4, TouchPhase::Started, start);
    desk.finger(4, TouchPhase::Moved, start.lerp(end, 0.5));
    desk.finger(4, TouchPhase::Moved, end);
    desk.finger(4, TouchPhase::Canceled, end);
    desk.rest();
    assert_eq!((desk.selection().spots.len(), desk.moves()), (0, 0));
}

/// Zener's blind set-up: White's tiles are turned over first, then Black's piece goes ahead that faces its like.
#[test]
fn the_piece_that_faces_its_like_steps_ahead_before_the_eyes_of_the_players() {
    let mut desk = Desk::with(Kind::Enso);
    desk.app.world_mut().resource_mut::<Settings>().pace = Pace::Usual;
    let game = GameTerms::Zener { setup: Setup::PrintAndPlay };
    desk.app.world_mut().write_message(Intent::Begin(Terms { game, ..Terms::usual(Kind::Zener) }));
    desk.app.update();
    let setup = loop {
        let mut drafting = desk.app.world_mut().resource_mut::<Drafting>();
        if let Some(setup) = drafting.0.as_mut().unwrap().finish_side() {
            break setup;
        }
    };
    desk.app.world_mut().write_message(Intent::Arrange(setup));
    desk.app.update();
    // In their usual order only the waves in the middle face each other.
    assert_eq!(desk.game().start_text(), "[K5][K4]1[K2][K1]/2[K3]2/5/5/5/5/[W1][W2][W3][W4][W5] w - -");
    let layout = Layout::of(desk.game());
    let (home_row, ahead) = (layout.place(Square::new(2, 6)).z, layout.place(Square::new(2, 5)).z);
    let mut way = Vec::new();
    let mut face_down = Vec::new();
    while way.is_empty() || desk.app.world().resource::<InMotion>().0 {
        desk.app.update();
        let mut named = desk.app.world_mut().query::<(&Name, &Transform)>();
        let pieces: Vec<Transform> =
            named.iter(desk.app.world()).filter(|(name, _)| name.as_str() == "piece").map(|(_, at)| *at).collect();
        assert_eq!(pieces.len(), 10);
        let in_the_middle = pieces.iter().map(|piece| piece.translation).filter(|at| at.x == 0.0);
        way.push(in_the_middle.map(|at| at.z).fold(f32::INFINITY, f32::min));
        face_down.push(pieces.iter().filter(|piece| piece.up().y < 0.0).count());
        assert!(way.len() < 1000, "it never rests");
    }
    assert_eq!((way[0], way[way.len() - 1]), (home_row, ahead));
    assert!(way.is_sorted() && way.iter().filter(|&&at| home_row < at && at < ahead).count() > 3, "{way:?}");
    assert_eq!((face_down[0], face_down[face_down.len() - 1]), (5, 0), "White's tiles lie face down at first");
    let sets_out = way.iter().position(|&at| at > home_row).unwrap();
    assert_eq!(face_down[sets_out], 0, "it waits until all are turned over");
}
