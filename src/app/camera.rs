//! The camera and its two views.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy_egui::PrimaryEguiContext;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_camera);
}

fn spawn_camera(mut commands: Commands) {
    // Bevy's own choice of tone mapping needs lookup tables, which are left out of the build.
    commands.spawn((Name::new("camera"), Camera3d::default(), Tonemapping::AcesFitted, PrimaryEguiContext));
}
