//! The baseline for measurements of the game: a plane, one light with shadows and one camera, in a window like the
//! game's.
//!
//! In the browser it also loads egui and audio, because every game that it is compared with has menus and sound.
//!
//! It answers `frames` and `redraw N` on standard input as `zen-table --probe` does; `cargo xtask measure` asks both.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::CascadeShadowConfigBuilder;
use bevy::prelude::*;
use bevy_egui::egui::{Area, FontData, FontDefinitions, FontFamily, Id};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass};
use bevy_kira_audio::AudioPlugin;
use zen_table::app::platform::frames::{FramesPlugin, Playable, only_when_needed};
use zen_table::app::probe;
use zen_table::app::window::window_plugin;

fn main() -> AppExit {
    let frames = FramesPlugin::now();
    let mut app = App::new();
    app.add_plugins((DefaultPlugins.set(window_plugin()), frames))
        .insert_resource(only_when_needed())
        .insert_resource(Playable(true))
        .add_systems(Startup, spawn_scene);
    if cfg!(target_arch = "wasm32") {
        app.add_plugins((EguiPlugin::default(), AudioPlugin))
            // The context is there from the first update on. Fonts are used from the pass after they were set.
            .add_systems(
                PreUpdate,
                set_font.run_if(run_once).after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(EguiPrimaryContextPass, show_words);
    }
    probe::open(&mut app);
    app.run()
}

fn set_font(mut contexts: EguiContexts) -> Result {
    let mut fonts = FontDefinitions::empty();
    let font = FontData::from_static(include_bytes!("../../assets/fonts/AlegreyaSans-Medium.ttf"));
    fonts.font_data.insert("text".to_owned(), font.into());
    fonts.families.insert(FontFamily::Proportional, vec!["text".to_owned()]);
    contexts.ctx_mut()?.set_fonts(fonts);
    Ok(())
}

fn show_words(mut contexts: EguiContexts) -> Result {
    Area::new(Id::new("words")).show(contexts.ctx_mut()?, |ui| ui.label("A bare scene"));
    Ok(())
}

fn spawn_scene(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    commands.spawn((
        Mesh3d(meshes.add(Plane3d::default().mesh().size(12.0, 12.0))),
        MeshMaterial3d(materials.add(Color::srgb(0.35, 0.24, 0.15))),
    ));
    commands.spawn((
        DirectionalLight { shadow_maps_enabled: true, ..default() },
        CascadeShadowConfigBuilder { num_cascades: 1, maximum_distance: 30.0, ..default() }.build(),
        Transform::from_xyz(3.0, 8.0, 4.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Camera3d::default(),
        // As in the game: Bevy's default needs lookup tables, which are left out of the build.
        Tonemapping::AcesFitted,
        Transform::from_xyz(0.0, 9.0, 9.0).looking_at(Vec3::ZERO, Vec3::Y),
    ));
}
