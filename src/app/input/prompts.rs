//! The names of keys and buttons of the device in use.

use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::input::{gamepad, keyboard};
use crate::texts::Text;

impl Device {
    /// The name of the key, button or stick that gives a command on this device; `None` if there is none.
    #[must_use]
    pub fn name(self, command: Command) -> Option<Text> {
        match self {
            Self::Keys => Some(keyboard::name(command)),
            Self::Pad(brand) => gamepad::name(command, brand),
            Self::Mouse | Self::Touch => None,
        }
    }
}
