//! The program without a window and without drawing, and simulated input devices.

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
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
use zen_table::app::ZenTablePlugin;
use zen_table::app::camera::projector::BoardProjector;
use zen_table::app::gameplay::active_match::ActiveMatch;
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::gameplay::selection::Selection;
use zen_table::app::platform::embedded::embed_assets;
use zen_table::app::platform::launch::CommandLine;
use zen_table::app::state::focus::Focus;
use zen_table::app::state::navigation::Screen;
use zen_table::app::state::schedule::run_on_one_thread;
use zen_table::app::state::settings::{ConfirmMoves, Pace, Settings};
use zen_table::app::ui::theme::controls::Controls;
use zen_table::app::window::window_plugin;
use zen_table::games::{AnyGame, Kind, Spot};
use zen_table::session::Terms;

/// How long the program may take to read its files.
const PATIENCE: Duration = Duration::from_secs(60);

/// The time of each frame.
pub(crate) const FRAME: Duration = Duration::from_millis(50);

/// The number of frames after which everything that was begun has ended.
const REST: usize = 12;

/// An input device that touches the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Mouse,
    /// A finger with this number.
    Finger(u64),
}

/// The program, with its temporary folder.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) window: Entity,
    mouse: Vec2,
    pad: Option<Entity>,
    _folder: TempDir,
}

impl Desk {
    /// A new match of this game, ready for input.
    pub(crate) fn with(kind: Kind) -> Self {
        let mut desk = Self::in_menu();
        desk.app.world_mut().write_message(Intent::Begin(Terms::usual(kind)));
        desk.rest();
        desk
    }

    /// The menu, without anything that moves.
    pub(crate) fn in_menu() -> Self {
        Self::started(run_on_one_thread)
    }

    /// The same for measurements: the systems run on several threads, as in the game.
    pub(crate) fn measured() -> Self {
        Self::started(|_| ())
    }

    /// The menu, after `change` has changed the program before its first frame.
    fn started(change: impl FnOnce(&mut App)) -> Self {
        let folder = TempDir::new().unwrap();
        let mut app = App::new();
        embed_assets(&mut app);
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
        change(&mut app);
        let start = Instant::now();
        while *app.world().resource::<State<Screen>>().get() != Screen::Menu {
            assert!(start.elapsed() < PATIENCE, "the menu does not come");
            app.update();
            thread::sleep(Duration::from_millis(5));
        }
        let mut settings = app.world_mut().resource_mut::<Settings>();
        (settings.pace, settings.confirm_moves) = (Pace::Off, ConfirmMoves::Never);
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let mut desk = Self { app, window, mouse: Vec2::ZERO, pad: None, _folder: folder };
        desk.rest();
        desk
    }

    pub(crate) fn rest(&mut self) {
        for _ in 0..REST {
            self.app.update();
        }
    }

    pub(crate) fn game(&self) -> &AnyGame {
        self.app.world().resource::<ActiveMatch>().played().round().game()
    }

    pub(crate) fn moves(&self) -> usize {
        self.game().len()
    }

    pub(crate) fn selection(&self) -> &Selection {
        self.app.world().resource::<Selection>()
    }

    pub(crate) fn spot(&self, name: &str) -> Spot {
        let game = self.game();
        Spot::Square(game.board().squares().find(|&square| game.square_name(square) == name).unwrap())
    }

    /// The place of a square in the window.
    pub(crate) fn place(&mut self, name: &str) -> Vec2 {
        let spot = self.spot(name);
        self.place_of(spot)
    }

    /// The place of a spot in the window.
    pub(crate) fn place_of(&mut self, spot: Spot) -> Vec2 {
        let find = move |finder: BoardProjector| finder.where_is(spot);
        self.app.world_mut().run_system_once(find).unwrap().unwrap()
    }

    /// The middle of the control with this label, in the window.
    pub(crate) fn control(&self, label: &str) -> Vec2 {
        self.app.world().resource::<Controls>().place(label).unwrap().center()
    }

    pub(crate) fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.app.world_mut().write_message(touch);
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.app.update();
    }

    pub(crate) fn move_mouse(&mut self, position: Vec2) {
        let delta = Some(position - self.mouse);
        self.mouse = position;
        let moved = CursorMoved { window: self.window, position, delta };
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.app.update();
    }

    pub(crate) fn button(&mut self, state: ButtonState) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.app.update();
    }

    pub(crate) fn press(&mut self, hand: Hand, at: Vec2) {
        match hand {
            Hand::Mouse => {
                self.move_mouse(at);
                self.button(ButtonState::Pressed);
            }
            Hand::Finger(id) => self.finger(id, TouchPhase::Started, at),
        }
    }

    pub(crate) fn shift(&mut self, hand: Hand, to: Vec2) {
        match hand {
            Hand::Mouse => self.move_mouse(to),
            Hand::Finger(id) => self.finger(id, TouchPhase::Moved, to),
        }
    }

    pub(crate) fn release(&mut self, hand: Hand, at: Vec2) {
        match hand {
            Hand::Mouse => self.button(ButtonState::Released),
            Hand::Finger(id) => self.finger(id, TouchPhase::Ended, at),
        }
        self.rest();
    }

    pub(crate) fn tap(&mut self, hand: Hand, square: &str) {
        let at = self.place(square);
        self.press(hand, at);
        self.release(hand, at);
    }

    pub(crate) fn drag(&mut self, hand: Hand, from: &str, to: &str) {
        let (start, end) = (self.place(from), self.place(to));
        self.press(hand, start);
        for part in [0.1, 0.4, 0.8, 1.0] {
            self.shift(hand, start.lerp(end, part));
        }
        self.release(hand, end);
    }

    /// The state of this kind.
    pub(crate) fn state<S: States + Copy>(&self) -> S {
        *self.app.world().resource::<State<S>>().get()
    }

    pub(crate) fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut()
    }

    /// The label of the control that has the keyboard's focus.
    pub(crate) fn focused(&self) -> Option<String> {
        self.app.world().resource::<Controls>().focused().map(str::to_owned)
    }

    /// Presses and releases a key.
    pub(crate) fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: self.window };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
            self.app.update();
        }
    }

    /// Types letters, each with a key of its own.
    pub(crate) fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                let logical_key = Key::Character(letter.to_string().into());
                let text = state.is_pressed().then(|| letter.to_string().into());
                let (key_code, window) = (KeyCode::KeyX, self.window);
                let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
                self.app.world_mut().write_message(input.clone());
                self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
                self.app.update();
            }
        }
        self.rest();
    }

    /// Presses a key with a letter, and waits until everything that it begins has ended.
    pub(crate) fn letter(&mut self, code: KeyCode, letter: &str) {
        self.key(code, Key::Character(letter.into()));
        self.rest();
    }

    /// Presses Enter, and waits.
    pub(crate) fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
        self.rest();
    }

    /// Presses Escape, and waits.
    pub(crate) fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
        self.rest();
    }

    /// Opens the field for typed moves, types a text and presses Enter.
    pub(crate) fn type_move(&mut self, text: &str) {
        self.letter(KeyCode::Slash, "/");
        self.type_text(text);
        self.enter();
    }

    /// Whether a text field has the keyboard's focus.
    pub(crate) fn is_typing(&self) -> bool {
        self.app.world().resource::<Focus>().text
    }

    /// The gamepad, which is connected when it is first used; `vendor_id` is its maker's USB number.
    pub(crate) fn plug_in(&mut self, vendor_id: u16) -> Entity {
        let world = self.app.world_mut();
        let gamepad = self.pad.unwrap_or_else(|| world.spawn_empty().id());
        self.pad = Some(gamepad);
        let connection =
            GamepadConnection::Connected { name: "pad".to_owned(), vendor_id: Some(vendor_id), product_id: None };
        world.write_message(GamepadConnectionEvent::new(gamepad, connection));
        self.app.update();
        gamepad
    }

    /// Sets the value of a button of the gamepad, from 0 to 1.
    pub(crate) fn hold(&mut self, button: GamepadButton, value: f32) {
        let gamepad = self.pad.unwrap_or_else(|| self.plug_in(0));
        let event = RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(gamepad, button, value));
        self.app.world_mut().write_message(event);
        self.app.update();
    }

    /// Moves the left stick.
    pub(crate) fn stick(&mut self, to: Vec2) {
        let gamepad = self.pad.unwrap_or_else(|| self.plug_in(0));
        for (axis, value) in [(GamepadAxis::LeftStickX, to.x), (GamepadAxis::LeftStickY, to.y)] {
            let event = RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(gamepad, axis, value));
            self.app.world_mut().write_message(event);
        }
        self.app.update();
    }

    /// Pushes the left stick and lets it return.
    pub(crate) fn push(&mut self, to: Vec2) {
        self.stick(to);
        self.stick(Vec2::ZERO);
    }

    /// Presses and releases a button of the gamepad.
    pub(crate) fn press_pad(&mut self, button: GamepadButton) {
        self.hold(button, 1.0);
        self.hold(button, 0.0);
        for _ in 0..3 {
            self.app.update();
        }
    }
}
