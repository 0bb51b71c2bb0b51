//! The Bevy application: everything that is drawn, heard and played, in layers. Each module uses those above it in this
//! list and none below; only this module, which puts them together, and the probe use all of them.
//!
//! - [`platform`]: the event loop, the desktop, the browser;
//! - [`state`]: screens, overlays, settings, dialogs, and the order of a frame;
//! - [`geometry`]: positions in the 3D scene, and the times of motions;
//! - [`gameplay`]: the match on the table, [`ActiveMatch`](gameplay::active_match::ActiveMatch). Only
//!   [`Intent`](gameplay::messages::Intent)s change it, and every change is sent as a
//!   [`MatchEvent`](gameplay::messages::MatchEvent);
//! - [`ai`]: computer players and hints; [`storage`]: saved matches, settings and results;
//! - [`input`]: keyboard, gamepad and touch; [`camera`]: the views; [`board`]: the 3D table, with the mouse on it;
//! - [`audio`]: sounds; `haptics`: rumble of gamepads; [`ui`]: menus and everything around the board;
//! - [`window`]: the window and the folder of the assets; `page_language`: the language of the page in the browser;
//!   [`probe`]: questions from end-to-end tests.

pub mod ai;
pub mod audio;
pub mod board;
pub mod camera;
pub mod gameplay;
pub mod geometry;
mod haptics;
pub mod input;
#[cfg(target_arch = "wasm32")]
mod page_language;
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
/// It consists of the `plugin` functions of the modules.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ZenTablePlugin;

impl Plugin for ZenTablePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<frames::FramesPlugin>() {
            app.add_plugins(frames::FramesPlugin::now());
        }
        #[cfg(target_arch = "wasm32")]
        app.add_plugins((platform::web::plugin, platform::elements::plugin, page_language::plugin));
        app.insert_resource(frames::only_when_needed())
            // The panels belong to the one camera that is never despawned. egui itself would choose the first camera
            // ever spawned.
            .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
            .add_plugins(HeadlessPlugin)
            .add_plugins((
                platform::assistive::plugin,
                platform::text_fields::plugin,
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
                    frames::redraw_after_message::<gameplay::messages::TypedTurn>,
                    frames::redraw_after_message::<gameplay::messages::AiRequest>,
                    frames::redraw_after_message::<gameplay::selection::Point>,
                    frames::redraw_after_message::<state::navigation::Navigate>,
                    frames::redraw_after_message::<storage::library::Store>,
                    frames::redraw_after_message::<storage::library::Stored>,
                    frames::redraw_after_message::<ai::notice::AiNotice>,
                    frames::redraw_after_message::<bevy::window::WindowResized>,
                    // A browser's zoom changes the scale alone.
                    frames::redraw_after_message::<bevy::window::WindowScaleFactorChanged>,
                    frames::redraw_after_change::<camera::view::ViewportInsets>,
                    frames::redraw_after_change::<gameplay::round_scoring::RoundScoring>,
                    frames::redraw_after_change::<gameplay::lesson::LessonState>,
                    frames::redraw_after_change::<gameplay::comments::Comment>,
                    frames::redraw_after_change::<input::device::ActiveDevice>,
                    frames::redraw_before_state::<state::navigation::Screen>,
                    frames::redraw_before_state::<state::navigation::Overlay>,
                    frames::redraw_before_state::<state::navigation::Phase>,
                )
                    .in_set(FrameSystems::Request),
            );
    }
}

/// The part of the game that needs no window: states, the match, computers, the choice of sounds, and storage.
///
/// Tests use it as the whole game. It needs Bevy's states plugin, and no plugin that draws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct HeadlessPlugin;

impl Plugin for HeadlessPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((state::plugin, gameplay::plugin, ai::plugin, storage::plugin, audio::plugin));
    }
}
