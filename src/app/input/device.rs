//! What the player has used last: mouse, keys, gamepad or fingers; what is written on the screen names its keys.

use bevy::input::InputSystems;
use bevy::input::gamepad::{Gamepad, GamepadEvent};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;

/// Who made a gamepad, which decides what is written on its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum GamepadBrand {
    /// Letters as on most gamepads.
    #[default]
    Usual,
    /// Sony's shapes.
    Sony,
    /// Nintendo's letters, which lie the other way round.
    Nintendo,
}

impl GamepadBrand {
    /// All makes.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Sony, Self::Nintendo];

    /// The make of a gamepad, by the number of who made it.
    fn of(pad: &Gamepad) -> Self {
        match pad.vendor_id() {
            Some(0x054C) => Self::Sony,
            Some(0x057E) => Self::Nintendo,
            _ => Self::Usual,
        }
    }
}

/// Something to play with.
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

/// What was used last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ActiveDevice(pub Device);

/// How far a stick is moved before that counts as using it.
const MEANT: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveDevice>().add_systems(PreUpdate, notice.after(InputSystems));
}

/// Notices what is used. A mouse that is only pushed aside is not.
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
            GamepadEvent::Axis(axis) if axis.value.abs() > MEANT => axis.entity,
            _ => continue,
        };
        used = Some(Device::Pad(known.get(pad).map(GamepadBrand::of).unwrap_or_default()));
    }
    if let Some(used) = used {
        last.set_if_neq(ActiveDevice(used));
    }
}
