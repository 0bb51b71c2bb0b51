//! Keyboard and gamepads give commands, and commands become intents. The mouse, which needs camera and meshes, is in
//! `board::picking`.
//!
//! - [`action`]: the commands; [`keyboard`] and [`gamepad`]: which key or button gives which command; `dispatch`:
//!   carries them out; `listening`: answers those of players who listen; `board_cursor`: where the cursor of keys and
//!   gamepads goes;
//! - `gamepad_wake`: wakes the window when a gamepad is used; `quick_taps`: taps that are shorter than a frame;
//! - [`device`]: which device was used last; `prompts`: the names of its keys.

pub mod action;
mod board_cursor;
pub mod device;
pub(crate) mod dispatch;
pub mod gamepad;
mod gamepad_wake;
pub mod keyboard;
mod listening;
mod prompts;
pub(crate) mod quick_taps;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        quick_taps::plugin,
        dispatch::plugin,
        keyboard::plugin,
        listening::plugin,
        gamepad::plugin,
        gamepad_wake::plugin,
        device::plugin,
    ));
}
