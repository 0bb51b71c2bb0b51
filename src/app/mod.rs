//! The game on its table: everything that Bevy draws, hears and plays, in layers. Each room knows those above it in this list
//! and none below; only this module, which puts them together, and the probe know all.
//!
//! - [`platform`]: the event loop, the desktop, the browser;
//! - [`state`]: screens, overlays, settings, dialogs, and the order of a frame;
//! - [`geometry`]: where things lie, and when they land;
//! - [`gameplay`]: the match on the table. One source of truth, [`ActiveMatch`](gameplay::active_match::ActiveMatch), is changed by
//!   [`Intent`](gameplay::messages::Intent)s only and tells [`MatchEvent`](gameplay::messages::MatchEvent);
//! - [`ai`]: computers and hints; [`storage`]: matches, settings and results that are kept;
//! - [`input`]: keyboard, gamepad and fingers; [`camera`]: the views; [`board`]: the 3D table, with the mouse on it;
//! - [`audio`]: what is heard; `haptics`: what is felt; [`ui`]: menus and everything around the board;
//! - [`window`]: the window and the place of the assets; [`probe`]: questions from end-to-end tests.

pub mod ai;
pub mod audio;
pub mod board;
pub mod camera;
pub mod gameplay;
pub mod geometry;
mod haptics;
pub mod input;
pub mod platform;
pub mod probe;
pub mod state;
pub mod storage;
pub mod ui;
pub mod window;

use bevy::prelude::*;
use bevy_egui::EguiGlobalSettings;
use platform::frames::{self, FrameSystems};

/// The whole game, to be added after Bevy's, egui's and kira's own plugins.
///
/// It is made of the `plugin` functions of the rooms.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ZenTablePlugin;

impl Plugin for ZenTablePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<frames::FramesPlugin>() {
            app.add_plugins(frames::FramesPlugin::now());
        }
        #[cfg(target_arch = "wasm32")]
        app.add_plugins(platform::web::plugin);
        app.insert_resource(frames::only_when_needed())
            // Panels belong to the one camera that stays; the automatic choice would be the first camera ever spawned.
            .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
            .add_plugins(HeadlessPlugin)
            .add_plugins((
                state::loading::plugin,
                input::plugin,
                camera::plugin,
                board::plugin,
                audio::playback::plugin,
                haptics::plugin,
                ui::plugin,
                window::plugin,
                probe::plugin,
            ))
            .add_systems(
                Last,
                (
                    frames::redraw_after_message::<input::action::Command>,
                    frames::redraw_after_message::<gameplay::messages::Intent>,
                    frames::redraw_after_message::<gameplay::messages::MatchEvent>,
                    frames::redraw_after_message::<gameplay::messages::AiRequest>,
                    frames::redraw_after_message::<gameplay::selection::Point>,
                    frames::redraw_after_message::<state::navigation::Navigate>,
                    frames::redraw_after_message::<storage::library::Store>,
                    frames::redraw_after_message::<storage::library::Stored>,
                    frames::redraw_after_message::<ai::opponent::AiNotice>,
                    frames::redraw_after_message::<bevy::window::WindowResized>,
                    frames::redraw_after_change::<camera::view::ViewportInsets>,
                    frames::redraw_after_change::<gameplay::round_scoring::RoundScoring>,
                    frames::redraw_after_change::<input::device::ActiveDevice>,
                    frames::redraw_before_state::<state::navigation::Screen>,
                    frames::redraw_before_state::<state::navigation::Overlay>,
                    frames::redraw_before_state::<state::navigation::Phase>,
                )
                    .in_set(FrameSystems::Request),
            );
    }
}

/// The part of the game that needs no window: states, the match, computers, what is heard, and storage.
///
/// It is the whole game for tests, which need Bevy's states beside it and nothing that draws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((state::plugin, gameplay::plugin, ai::plugin, storage::plugin, audio::plugin));
    }
}
