//! The game on its table: everything that Bevy draws, hears and plays.
//!
//! One source of truth, [`play::OnTable`], is changed by [`play::Intent`]s only and tells [`play::Happened`]; the rooms
//! around it read the one and write the other:
//!
//! - [`screen`]: the state machines: screens, overlays, the phases of a match;
//! - [`play`]: the match on the table and its clock; [`pointing`]: from pointing to moves; [`draft`]: Zener's blind set-up;
//!   [`counting`]: the points of a round, one by one;
//! - [`thinking`]: computers at the table, and hints; [`guard`]: a warning before gifts; [`results`]: how it went so far;
//! - [`sound`]: what is heard, and when;
//! - [`table`]: boards, pieces, marks, animation; [`camera`]: the views and their camera;
//! - [`mouse`]: picking; [`keys`] and [`pad`]: the keyboard and gamepads, which ask for the same [`commands`]; `cursor`: where
//!   theirs goes; [`device`]: which of them all was used last;
//! - [`ui`]: menus and everything around the board; [`settings`];
//! - [`storage`]: matches and settings on disk; `files`: matches from elsewhere; [`command`]: what the program is asked for at its start, [`page`](self) the
//!   page that it runs on in the browser;
//! - [`frames`]: when a frame is drawn, and what it costs; [`probe`]: questions from end-to-end tests.

pub mod camera;
pub mod command;
pub mod commands;
pub mod counting;
mod cursor;
pub mod device;
pub mod draft;
mod files;
pub mod frames;
pub mod guard;
pub mod keys;
pub mod mouse;
pub mod pad;
#[cfg(target_arch = "wasm32")]
pub mod page;
pub mod play;
pub mod pointing;
pub mod probe;
pub mod results;
pub mod screen;
pub mod settings;
pub mod sound;
pub mod storage;
pub mod table;
pub mod thinking;
mod touch;
pub mod ui;

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPreUpdateSet};

/// What happens in one frame, in this order: whatever follows from a change of the match happens in the same frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Mouse and touch become [`pointing::Point`]s, keys and gamepads [`commands::Command`]s.
    Input,
    /// Commands are carried out.
    Act,
    /// Pointing becomes moves.
    Select,
    /// The match changes.
    Update,
    /// What depends on the position follows it: what may be picked up, warnings, hints, the phase.
    React,
    /// Screens and overlays change.
    Navigate,
    /// Computers are asked, and answer.
    Think,
    /// The table shows what happened.
    View,
    /// Matches and settings are written, questions answered.
    Persist,
}

/// The whole game, to be added after Bevy's, egui's and kira's own plugins.
///
/// It is made of the `plugin` functions of this module's children, one for each concern.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ZenTablePlugin;

impl Plugin for ZenTablePlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<frames::FramesPlugin>() {
            app.add_plugins(frames::FramesPlugin::now());
        }
        #[cfg(target_arch = "wasm32")]
        app.add_plugins(page::plugin);
        app.insert_resource(frames::only_when_needed())
            // Panels belong to the one camera that stays; the automatic choice would be the first camera ever spawned.
            .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
            .add_plugins(MatchPlugin)
            .add_plugins((
                camera::plugin,
                mouse::plugin,
                touch::plugin,
                commands::plugin,
                keys::plugin,
                pad::plugin,
                device::plugin,
                table::plugin,
                ui::plugin,
                sound::output::plugin,
                probe::plugin,
            ))
            .add_systems(
                PreUpdate,
                frames::leave_egui_in_peace.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(
                Last,
                (
                    frames::redraw_after_message::<commands::Command>,
                    frames::redraw_after_message::<play::Intent>,
                    frames::redraw_after_message::<play::Happened>,
                    frames::redraw_after_message::<pointing::Point>,
                    frames::redraw_after_message::<screen::Go>,
                    frames::redraw_after_message::<storage::Store>,
                    frames::redraw_after_message::<storage::Stored>,
                    frames::redraw_after_message::<thinking::Ask>,
                    frames::redraw_after_message::<thinking::Notice>,
                    frames::redraw_after_message::<bevy::window::WindowResized>,
                    frames::redraw_after_change::<camera::FreeRect>,
                    frames::redraw_after_change::<counting::Counting>,
                    frames::redraw_after_change::<device::LastUsed>,
                    frames::redraw_before_state::<screen::Screen>,
                    frames::redraw_before_state::<screen::Overlay>,
                    frames::redraw_before_state::<screen::Phase>,
                )
                    .before(frames::note_whether_it_goes_on),
            );
    }
}

/// Bevy's asset plugin with the place where the assets are.
#[must_use]
pub fn asset_plugin() -> AssetPlugin {
    AssetPlugin {
        // Our assets have no files beside them that say more; a page would ask its server for each.
        meta_check: bevy::asset::AssetMetaCheck::Never,
        #[cfg(target_arch = "wasm32")]
        file_path: page::assets(),
        ..default()
    }
}

/// The part of the game that needs no window: states, the match, pointing, settings and storage.
///
/// It is the whole game for tests, which need Bevy's states beside it and nothing that draws.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct MatchPlugin;

impl Plugin for MatchPlugin {
    fn build(&self, app: &mut App) {
        use AppSystems::{Act, Input, Navigate, Persist, React, Select, Think, View};
        let order = (Input, Act, Select, AppSystems::Update, React, Navigate, Think, View, Persist);
        app.configure_sets(Update, order.chain()).add_plugins((
            screen::plugin,
            play::plugin,
            draft::plugin,
            counting::plugin,
            pointing::plugin,
            guard::plugin,
            thinking::plugin,
            results::plugin,
            settings::plugin,
            sound::plugin,
            storage::plugin,
            files::plugin,
            command::plugin,
        ));
    }
}

/// Bevy's window plugin with the game's title and first size.
#[must_use]
pub fn window_plugin() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Zen Table".to_owned(),
            name: Some("zen-table".to_owned()),
            resolution: (1280, 720).into(),
            // On a page: the canvas that waits for the game, as large as the page lets it be; keys that the game has no
            // use for are the browser's.
            canvas: Some("#table".to_owned()),
            fit_canvas_to_parent: true,
            prevent_default_event_handling: false,
            ..default()
        }),
        ..default()
    }
}
