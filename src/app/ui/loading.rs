//! The first screen, while assets are on their way, and the screen that names what could not be loaded.

use super::controls::button;
use super::theme::{self, BRASS, GRAIN, RAISED};
use super::{UiSystems, sheet};
use crate::app::AppSystems;
use crate::app::screen::{Go, Screen};
use crate::app::table::textures::Textures;
use bevy::asset::{LoadState, UntypedAssetId};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, CornerRadius, RichText, StrokeKind, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The assets without which there is no game: the menu opens once they are there.
#[derive(Resource, Clone, Default, Debug)]
pub struct Awaited {
    handles: Vec<UntypedHandle>,
}

impl Awaited {
    /// Lets the menu wait for this asset too.
    pub fn wait_for(&mut self, handle: impl Into<UntypedHandle>) {
        self.handles.push(handle.into());
    }
}

/// An asset that could not be loaded.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The name of its file.
    pub file: String,
    /// Why it could not be loaded.
    pub reason: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .add_systems(Startup, await_textures)
        .add_systems(
            Update,
            (follow_loading.run_if(in_state(Screen::Loading)), follow_retry.run_if(in_state(Screen::Failed)))
                .in_set(AppSystems::Input),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_progress.run_if(in_state(Screen::Loading)),
                show_failure.run_if(in_state(Screen::Failed).and_then(resource_exists::<Missing>)),
            )
                .in_set(UiSystems::Screens),
        );
}

fn await_textures(textures: Option<Res<Textures>>, mut awaited: ResMut<Awaited>) {
    for source in textures.iter().flat_map(|textures| textures.sources()) {
        awaited.wait_for(source.clone());
    }
}

/// How many of the awaited assets are there.
fn loaded(awaited: &Awaited, assets: &AssetServer) -> usize {
    awaited.handles.iter().filter(|handle| assets.is_loaded_with_dependencies(handle.id())).count()
}

fn follow_loading(
    mut commands: Commands,
    awaited: Res<Awaited>,
    assets: Res<AssetServer>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Nothing else draws a frame while files are read.
    redraw.write(RequestRedraw);
    let failed = |id: UntypedAssetId| match assets.load_state(id) {
        LoadState::Failed(error) => Some((id, error.to_string())),
        _ => None,
    };
    if let Some((id, reason)) = awaited.handles.iter().find_map(|handle| failed(handle.id())) {
        let file = assets.get_path(id).map_or_else(|| "a file without a name".to_owned(), |path| path.to_string());
        commands.insert_resource(Missing { file, reason });
        go.write(Go::To(Screen::Failed));
    } else if loaded(&awaited, &assets) == awaited.handles.len() {
        go.write(Go::To(Screen::Menu));
    }
}

/// What is read anew counts as failed until it is there, which may be after this screen has come back.
fn follow_retry(awaited: Res<Awaited>, assets: Res<AssetServer>, mut go: MessageWriter<Go>) {
    if loaded(&awaited, &assets) == awaited.handles.len() {
        go.write(Go::To(Screen::Menu));
    }
}

fn show_progress(mut contexts: EguiContexts, awaited: Res<Awaited>, assets: Res<AssetServer>) -> Result {
    let context = contexts.ctx_mut()?;
    let (there, all) = (loaded(&awaited, &assets), awaited.handles.len().max(1));
    let share = there as f32 / all as f32;
    sheet::page(context, "loading", 320.0, |ui| {
        ui.add_space((context_height(ui) / 2.0 - 80.0).max(0.0));
        ui.vertical_centered(|ui| {
            ui.label(RichText::new("Zen Table").font(theme::title(44.0)));
            ui.add_space(12.0);
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 8.0), egui::Sense::hover());
            let round = CornerRadius::same(4);
            ui.painter().rect(rect, round, RAISED, egui::Stroke::new(1.0, GRAIN), StrokeKind::Inside);
            let done = egui::Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
            ui.painter().rect_filled(done, round, BRASS);
            ui.label(RichText::new(format!("Setting the table: {there} of {all}")).color(theme::lesser(ui)));
        });
    });
    Ok(())
}

fn context_height(ui: &egui::Ui) -> f32 {
    ui.ctx().viewport_rect().height()
}

fn show_failure(
    mut contexts: EguiContexts,
    missing: Res<Missing>,
    awaited: Res<Awaited>,
    assets: Res<AssetServer>,
    mut go: MessageWriter<Go>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?;
    sheet::page(context, "failed", 520.0, |ui| {
        ui.add_space((context_height(ui) / 4.0).max(0.0));
        sheet::heading(ui, "Something is missing");
        ui.label("The table can't be set, because this file could not be loaded:");
        ui.label(RichText::new(&missing.file).font(theme::strong(18.0)));
        ui.label(RichText::new(&missing.reason).color(theme::warning(ui)));
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            if button(ui, "Try again") {
                for handle in &awaited.handles {
                    if let (LoadState::Failed(_), Some(path)) = (assets.load_state(handle.id()), handle.path()) {
                        assets.reload(path.clone());
                    }
                }
                go.write(Go::To(Screen::Loading));
            }
            // A page in the browser is closed with the browser.
            if !cfg!(target_arch = "wasm32") && button(ui, "Quit") {
                exit.write(AppExit::Success);
            }
        });
    });
    Ok(())
}
