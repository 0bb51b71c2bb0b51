//! The states of the whole program, and the order of a frame.
//!
//! - [`schedule`]: the sets of a frame;
//! - [`navigation`]: screens, overlays, the phases of a match; [`loading`]: the assets that the menu waits for;
//! - [`settings`]: the settings of players;
//! - [`dialogs`]: the open question and the note at the end of a round; [`focus`]: whether the menus have the keyboard.

pub mod dialogs;
pub mod focus;
pub mod loading;
pub mod navigation;
pub mod schedule;
pub mod settings;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((schedule::plugin, navigation::plugin, settings::plugin, dialogs::plugin, focus::plugin));
}
