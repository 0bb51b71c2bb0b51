//! The device that was used last: mouse, keyboard, gamepad or touch. Texts on the screen name its keys.

use bevy::input::InputSystems;
use bevy::input::gamepad::{Gamepad, GamepadEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;

/// The maker of a gamepad, which decides the names of its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum GamepadBrand {
    /// Letters as on most gamepads.
    #[default]
    Usual,
    /// Sony's shapes.
    Sony,
    /// Nintendo's letters: A and B are exchanged, and X and Y.
    Nintendo,
}

impl GamepadBrand {
    /// All brands.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Sony, Self::Nintendo];

    /// The brand of a gamepad, by its USB vendor id.
    fn of(pad: &Gamepad) -> Self {
        match pad.vendor_id() {
            Some(0x054C) => Self::Sony,
            Some(0x057E) => Self::Nintendo,
            _ => Self::Usual,
        }
    }
}

/// An input device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Device {
    /// A mouse.
    #[default]
    Mouse,
    /// The keyboard.
    Keys,
    /// A gamepad.
    Pad(GamepadBrand),
    /// Fingers on the screen.
    Touch,
}

/// The device that was used last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ActiveDevice(pub Device);

/// How far a stick must be moved to count as used.
const PRESS: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveDevice>().add_systems(PreUpdate, notice.after(InputSystems));
}

/// Records which device is used. A mouse counts only when a button or the wheel is used, because it may be moved by
/// accident.
fn notice(
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut pads: MessageReader<GamepadEvent>,
    known: Query<&Gamepad>,
    mut last: ResMut<ActiveDevice>,
) {
    let mut used = None;
    if buttons.read().count() + wheel.read().count() > 0 {
        used = Some(Device::Mouse);
    }
    if keys.read().count() > 0 {
        used = Some(Device::Keys);
    }
    if touches.read().count() > 0 {
        used = Some(Device::Touch);
    }
    for event in pads.read() {
        let pad = match event {
            GamepadEvent::Button(button) if button.state.is_pressed() => button.entity,
            GamepadEvent::Axis(axis) if axis.value.abs() > PRESS => axis.entity,
            _ => continue,
        };
        used = Some(Device::Pad(known.get(pad).map(GamepadBrand::of).unwrap_or_default()));
    }
    if let Some(used) = used {
        last.set_if_neq(ActiveDevice(used));
    }
}
