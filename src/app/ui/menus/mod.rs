//! Sheets over a screen: pause, comments, players, Zener's set-up, settings, controls, rules, credits and confirmations.

mod comment;
mod confirm;
mod controls;
mod credits;
mod pause;
pub(super) mod players;
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
        confirm::plugin,
        players::plugin,
        zener_setup::plugin,
    ));
}
