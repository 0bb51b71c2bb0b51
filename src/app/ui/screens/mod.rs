//! Whole screens: loading, the main menu, *New game*, the lessons, the list of saved matches, and the statistics;
//! `clock_picker`: choosing a clock; `results_chart`: charts of results.

mod clock_picker;
mod learn;
mod loading;
mod main_menu;
mod new_game;
mod results_chart;
mod saved_games;
mod statistics;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        loading::plugin,
        learn::plugin,
        main_menu::plugin,
        new_game::plugin,
        saved_games::plugin,
        statistics::plugin,
    ));
}
