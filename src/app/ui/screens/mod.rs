//! Whole screens: loading, the main menu, *New game*, the lessons, and the list of saved matches; `clock_picker`: choosing a clock.

mod clock_picker;
mod learn;
mod loading;
mod main_menu;
mod new_game;
mod saved_games;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((loading::plugin, learn::plugin, main_menu::plugin, new_game::plugin, saved_games::plugin));
}
