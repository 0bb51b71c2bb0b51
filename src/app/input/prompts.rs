//! What is written on the keys and buttons of the device in use.

use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::input::{gamepad, keyboard};

impl Device {
    /// What on this device asks for this, if anything does that has a name.
    #[must_use]
    pub fn name(self, command: Command) -> Option<&'static str> {
        match self {
            Self::Keys => Some(keyboard::name(command)),
            Self::Pad(make) => gamepad::name(command, make),
            Self::Mouse | Self::Touch => None,
        }
    }
}
