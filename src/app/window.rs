//! The window of the game, and the settings that change it.

#[cfg(target_arch = "wasm32")]
use crate::app::platform::web;
use crate::app::state::settings::Settings;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
#[cfg(target_arch = "wasm32")]
use bevy::render::settings::WgpuSettings;
use bevy::window::{PrimaryWindow, WindowMode};
use std::path::Path;

/// Bevy's asset plugin, for assets in this folder if one is given. Without one a page has its own, and on the desktop
/// the program itself contains them ([`embed_assets`](crate::app::platform::embedded::embed_assets)).
#[must_use]
pub fn asset_plugin(folder: Option<&Path>) -> AssetPlugin {
    AssetPlugin {
        // Our assets have no `.meta` files; without this setting a page would ask its server for each of them.
        meta_check: bevy::asset::AssetMetaCheck::Never,
        file_path: folder.map_or_else(own_assets, |folder| folder.to_string_lossy().into_owned()),
        ..default()
    }
}

/// Where assets are that nobody has put elsewhere.
#[cfg(target_arch = "wasm32")]
fn own_assets() -> String {
    web::assets()
}

/// Where assets are that nobody has put elsewhere.
#[cfg(not(target_arch = "wasm32"))]
fn own_assets() -> String {
    AssetPlugin::default().file_path
}

/// Bevy's plugin that draws. A page that can't draw in three dimensions has none of its renderers, and everything else.
#[must_use]
pub fn render_plugin() -> RenderPlugin {
    #[cfg(target_arch = "wasm32")]
    if !web::draws() {
        let nothing = WgpuSettings { backends: None, ..default() };
        return RenderPlugin { render_creation: nothing.into(), ..default() };
    }
    RenderPlugin::default()
}

/// Bevy's window plugin with the game's title and first size.
#[must_use]
pub fn window_plugin() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Zen Table".to_owned(),
            name: Some("zen-table".to_owned()),
            resolution: (1280, 720).into(),
            // In the browser: the canvas of the page, as large as the page allows; keys that the game does not use are
            // left to the browser.
            canvas: Some("#table".to_owned()),
            fit_canvas_to_parent: true,
            prevent_default_event_handling: false,
            ..default()
        }),
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fill_screen.run_if(resource_changed::<Settings>));
}

/// Switches between full screen and a window.
pub(crate) fn fill_screen(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    let wanted = if settings.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    for mut window in &mut windows {
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}
