//! Sheets over a screen: pause, copies and files, comments, players, Zener's set-up, positions that are set up by hand,
//! settings, controls, rules, credits and confirmations.

mod comment;
mod confirm;
mod controls;
mod credits;
mod export;
mod pause;
pub(super) mod players;
pub(super) mod position_editor;
mod rules;
mod settings;
mod zener_setup;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        pause::plugin,
        settings::plugin,
        controls::plugin,
        rules::plugin,
        credits::plugin,
        comment::plugin,
        export::plugin,
        confirm::plugin,
        players::plugin,
        position_editor::plugin,
        zener_setup::plugin,
    ));
}
