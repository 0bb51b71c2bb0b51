//! Menus and everything around the board, in egui.
//!
//! Everything here reads the match and its friends and writes messages; it decides nothing. The schedule may run twice in one
//! frame, so nothing is counted in it.
//!
//! - [`theme`]: how things look; `schedule`: the order of layout; `focus`: who has the keyboard; `actions`: what controls send;
//! - `games`: what the menus know of one game only;
//! - `screens`: whole screens; `menus`: sheets over them; [`hud`]: around the board and over it.

mod actions;
mod focus;
mod games;
pub mod hud;
mod menus;
mod schedule;
mod screens;
pub mod theme;

use crate::app::gameplay::active_match::match_is_shown;
use crate::app::ui::schedule::UiSystems;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

pub(super) fn plugin(app: &mut App) {
    use UiSystems::{Begin, Finish, Hud, OverBoard, Overlays, Screens};
    app.configure_sets(EguiPrimaryContextPass, (Begin, Screens, Hud, OverBoard, Overlays, Finish).chain())
        .configure_sets(EguiPrimaryContextPass, (Hud, OverBoard).run_if(match_is_shown))
        .add_plugins((theme::plugin, focus::plugin, screens::plugin, menus::plugin, hud::plugin));
}
