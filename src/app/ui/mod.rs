//! Menus and everything else that is drawn around the board, in egui.
//!
//! The systems here read resources and write messages; they decide nothing about a match. egui may lay out twice in one
//! frame, so no system in this schedule may count frames.
//!
//! - [`theme`]: colours, fonts and controls; `schedule`: the order of layout; `focus`: which control has the keyboard's
//!   focus; `actions`: the messages that controls send;
//! - `assistive`: the tree of accessibility, which is told to programs that read the table aloud;
//! - `games`: what the menus need for a single game;
//! - `screens`: whole screens; `menus`: sheets over them; [`hud`]: the panel around the board, and what lies over the
//!   board.

mod actions;
mod assistive;
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
        .add_plugins((theme::plugin, focus::plugin, assistive::plugin, screens::plugin, menus::plugin, hud::plugin));
}
