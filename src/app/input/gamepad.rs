//! Gamepads: which buttons and sticks give which commands, on the board and in the menus.
//!
//! All gamepads together count as one.

use crate::app::input::action::Command;
use crate::app::input::device::GamepadBrand;
use crate::app::state::focus::Focus;
use crate::app::state::navigation::{Overlay, Screen};
use crate::texts::{Phrase, Text};
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

/// Seconds until a held direction is repeated for the first time, and between further repetitions.
const DELAY: f32 = 0.4;
const EVERY: f32 = 0.13;

/// How far a stick must be moved to count as pressed, how far it may come back while it still does (hysteresis), and by
/// which angle in radians it may turn while it still means the same direction.
const PRESS: f32 = 0.6;
const RELEASE: f32 = 0.4;
const SAME_WAY: f32 = 0.7;

/// The dead zone of sticks and triggers.
const REST: f32 = 0.2;

/// Every button that gives a command. Directions are in [`Held`].
const BUTTONS: [(GamepadButton, Command); 10] = [
    (GamepadButton::South, Command::Choose),
    (GamepadButton::East, Command::Back),
    (GamepadButton::West, Command::Hint),
    (GamepadButton::North, Command::View),
    (GamepadButton::LeftTrigger, Command::Undo),
    (GamepadButton::RightTrigger, Command::Redo),
    (GamepadButton::Start, Command::Pause),
    (GamepadButton::Select, Command::Panel),
    (GamepadButton::LeftThumb, Command::Flip),
    (GamepadButton::RightThumb, Command::Home),
];

/// The name of the button or stick that gives a command on a gamepad of this brand; `None` if there is none.
#[must_use]
pub fn name(command: Command, brand: GamepadBrand) -> Option<Text> {
    let printed = |names: [&str; 3]| Text::Plain(names[brand as usize].to_owned());
    // Sony's gamepads have shapes where the others have letters.
    let by_brand = |usual: &str, shape: Phrase, nintendo: &str| match brand {
        GamepadBrand::Usual => Text::Plain(usual.to_owned()),
        GamepadBrand::Sony => shape.into(),
        GamepadBrand::Nintendo => Text::Plain(nintendo.to_owned()),
    };
    match command {
        Command::Step(_) => Some(Phrase::GamepadDPad.into()),
        Command::Leap(_) => Some(Phrase::GamepadLeftStick.into()),
        Command::Turn(_) | Command::Tilt(_) => Some(Phrase::GamepadRightStick.into()),
        Command::Scroll(_) => Some(Phrase::GamepadRightStickInPlan.into()),
        Command::Zoom(_) => Some(printed(["LT, RT", "L2, R2", "ZL, ZR"])),
        _ => {
            let (button, _) = BUTTONS.iter().find(|(_, asked)| *asked == command)?;
            Some(match button {
                GamepadButton::South => by_brand("A", Phrase::GamepadCross, "B"),
                GamepadButton::East => by_brand("B", Phrase::GamepadCircle, "A"),
                GamepadButton::West => by_brand("X", Phrase::GamepadSquare, "Y"),
                GamepadButton::North => by_brand("Y", Phrase::GamepadTriangle, "X"),
                GamepadButton::LeftTrigger => printed(["LB", "L1", "L"]),
                GamepadButton::RightTrigger => printed(["RB", "R1", "R"]),
                GamepadButton::Start => printed(["Start", "Options", "+"]),
                GamepadButton::Select => printed(["Select", "Share", "−"]),
                GamepadButton::LeftThumb => printed(["LS", "L3", "LS"]),
                GamepadButton::RightThumb => printed(["RS", "R3", "RS"]),
                _ => return None,
            })
        }
    }
}

/// All gamepads, while the window has the focus.
#[derive(SystemParam)]
pub struct Pads<'w, 's> {
    pads: Query<'w, 's, &'static Gamepad>,
    window: Option<Single<'w, 's, &'static Window, With<PrimaryWindow>>>,
}

impl Pads<'_, '_> {
    fn iter(&self) -> impl Iterator<Item = &Gamepad> {
        let is_used = self.window.as_ref().is_none_or(|window| window.focused);
        self.pads.iter().filter(move |_| is_used)
    }

    /// The stick that is moved farthest, to the right and up; zero within the dead zone.
    fn stick(&self, of: impl Fn(&Gamepad) -> Vec2) -> Vec2 {
        let farthest = self.iter().map(of).max_by(|one, other| one.length_squared().total_cmp(&other.length_squared()));
        farthest.filter(|stick| stick.length() > REST).unwrap_or_default()
    }

    /// The right stick, to the right and up; zero within the dead zone.
    pub(crate) fn right_stick(&self) -> Vec2 {
        self.stick(Gamepad::right_stick)
    }

    /// How far the right trigger is pulled, minus the left one.
    pub(crate) fn triggers(&self) -> f32 {
        let pulled = |button| self.iter().filter_map(|pad| pad.get(button)).fold(0.0, f32::max);
        let pulled = pulled(GamepadButton::RightTrigger2) - pulled(GamepadButton::LeftTrigger2);
        if pulled.abs() > REST { pulled } else { 0.0 }
    }

    fn just_pressed(&self, button: GamepadButton) -> bool {
        self.iter().any(|pad| pad.just_pressed(button))
    }

    /// Which direction is held now, given the one that was held before.
    fn held(&self, before: Option<Held>, in_menu: bool) -> Option<Held> {
        let d_pad = self.iter().map(Gamepad::dpad).find(|d_pad| *d_pad != Vec2::ZERO).unwrap_or_default();
        if d_pad.x != 0.0 {
            return Some(Held::DPad(IVec2::new(d_pad.x.signum() as i32, 0)));
        } else if d_pad.y != 0.0 {
            return Some(Held::DPad(IVec2::new(0, d_pad.y.signum() as i32)));
        }
        let stick = self.stick(Gamepad::left_stick);
        let way = stick.normalize_or_zero();
        match before {
            Some(Held::Stick(meant)) if stick.length() > RELEASE && way.angle_to(meant).abs() < SAME_WAY => before,
            _ if stick.length() > PRESS => Some(Held::Stick(way)),
            _ => {
                let pages = self.right_stick().y;
                (in_menu && pages.abs() > PRESS).then_some(Held::Pages(pages.signum() as i8))
            }
        }
    }
}

/// A direction that is held. Its command is given once, and repeated after a delay.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Held {
    /// With the directional pad.
    DPad(IVec2),
    /// With the left stick.
    Stick(Vec2),
    /// Pages of a text up or down, with the right stick.
    Pages(i8),
}

impl Held {
    fn command(self) -> Option<Command> {
        match self {
            Self::DPad(way) => Some(Command::Step(way)),
            Self::Stick(way) => Some(Command::Leap(way)),
            Self::Pages(_) => None,
        }
    }

    /// The key that means the same in a menu.
    fn key(self) -> MenuKey {
        let way = match self {
            Self::DPad(way) => way.as_vec2(),
            Self::Stick(way) => way,
            Self::Pages(up) => return if up > 0 { MenuKey::PageUp } else { MenuKey::PageDown },
        };
        match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
            (true, true, _) => MenuKey::Right,
            (true, false, _) => MenuKey::Left,
            (false, _, true) => MenuKey::Up,
            (false, _, false) => MenuKey::Down,
        }
    }
}

/// A key of the menus that a gamepad presses.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuKey {
    /// To the control to the left.
    Left,
    /// To the control to the right.
    Right,
    /// To the control above.
    Up,
    /// To the control below.
    Down,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the control before.
    Previous,
    /// To the next control.
    Next,
    /// Press the control that has the focus.
    Enter,
    /// Go back.
    Escape,
}

/// The systems that read gamepads.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReadGamepads;

/// The key that means the same in a menu as this button.
fn key(button: GamepadButton, in_menu: bool) -> Option<MenuKey> {
    match button {
        GamepadButton::South => Some(MenuKey::Enter),
        GamepadButton::East => Some(MenuKey::Escape),
        GamepadButton::Select => Some(MenuKey::Next),
        GamepadButton::LeftTrigger if in_menu => Some(MenuKey::Previous),
        GamepadButton::RightTrigger if in_menu => Some(MenuKey::Next),
        _ => None,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<MenuKey>().add_systems(PreUpdate, read_gamepads.in_set(ReadGamepads).after(InputSystems));
}

/// Sends what is pressed and held: to the board as a command, and to the menus as a key with the same meaning. Only the
/// one of the two that has the focus reacts.
fn read_gamepads(
    time: Res<Time<Real>>,
    pads: Pads,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    focus: Res<Focus>,
    mut held: Local<Option<(Held, f32)>>,
    mut commands: MessageWriter<Command>,
    mut menu_keys: MessageWriter<MenuKey>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let in_menu = *screen.get() != Screen::Match || *overlay.get() != Overlay::None;
    for (button, command) in BUTTONS {
        if pads.just_pressed(button) {
            commands.write(command);
            menu_keys.write_batch(key(button, in_menu));
        }
    }
    let before = *held;
    *held = pads.held(before.map(|(way, _)| way), in_menu).map(|way| match before {
        Some((same, due)) if same == way => (way, due - time.delta_secs()),
        _ => (way, DELAY),
    });
    if let Some((way, due)) = &mut *held {
        let is_new = before.is_none_or(|(before, _)| before != *way);
        if is_new || *due <= 0.0 {
            if !is_new {
                *due = EVERY;
            }
            commands.write_batch(way.command());
            // In a text field arrows move the text cursor, so directions change the field.
            menu_keys.write(match way.key() {
                MenuKey::Up if focus.text => MenuKey::Previous,
                MenuKey::Down if focus.text => MenuKey::Next,
                key => key,
            });
        }
    }
    if held.is_some() || pads.right_stick() != Vec2::ZERO || pads.triggers() != 0.0 {
        // A stick that is held still sends no events.
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;
    use std::collections::HashSet;

    #[test]
    fn every_button_has_a_name_of_its_own_on_every_make() {
        for brand in GamepadBrand::ALL {
            for &language in Language::ALL {
                let name = |(_, command)| name(command, brand).expect("a name").localise(language);
                let names: HashSet<_> = BUTTONS.into_iter().map(name).collect();
                assert_eq!(names.len(), BUTTONS.len(), "{brand:?}, {language:?}");
            }
        }
    }

    #[test]
    fn ways_mean_arrows_in_the_menus() {
        assert_eq!(Held::DPad(IVec2::X).key(), MenuKey::Right);
        assert_eq!(Held::DPad(IVec2::NEG_Y).key(), MenuKey::Down);
        assert_eq!(Held::Stick(Vec2::new(-0.8, 0.3)).key(), MenuKey::Left);
        assert_eq!(Held::Stick(Vec2::new(0.2, 0.9)).key(), MenuKey::Up);
        assert_eq!(Held::Pages(-1).key(), MenuKey::PageDown);
    }
}
