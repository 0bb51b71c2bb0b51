//! The game on its table: everything that Bevy draws, hears and plays.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::winit::WinitSettings;
use bevy_egui::{EguiContexts, EguiGlobalSettings, EguiPrimaryContextPass, PrimaryEguiContext, egui};

/// The colour of the room behind the table.
const ROOM: Color = Color::srgb(0.11, 0.10, 0.09);

/// The whole game, to be added after Bevy's, egui's and kira's own plugins.
///
/// It is made of the `plugin` functions of this module's children, one for each concern.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ZenTablePlugin;

impl Plugin for ZenTablePlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(ClearColor(ROOM))
            // Nothing is drawn while nothing changes.
            .insert_resource(WinitSettings::desktop_app())
            // Panels belong to the one camera that stays; the automatic choice would be the first camera ever spawned.
            .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
            .add_systems(Startup, spawn_camera)
            .add_systems(EguiPrimaryContextPass, show_version);
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
            ..default()
        }),
        ..default()
    }
}

fn spawn_camera(mut commands: Commands) {
    // Bevy's own choice of tone mapping needs lookup tables, which are left out of the build.
    commands.spawn((Name::new("camera"), Camera3d::default(), Tonemapping::AcesFitted, PrimaryEguiContext));
}

fn show_version(mut contexts: EguiContexts) -> Result {
    egui::Area::new(egui::Id::new("version"))
        .anchor(egui::Align2::RIGHT_BOTTOM, egui::vec2(-12.0, -12.0))
        .interactable(false)
        .show(contexts.ctx_mut()?, |ui| ui.weak(concat!("Zen Table ", env!("ZEN_TABLE_VERSION"))));
    Ok(())
}
