//! The first screen, shown while assets load, and the screen that names the assets that could not be loaded.

use crate::app::state::loading::{Awaited, Missing, loaded};
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::button;
use crate::app::ui::theme::{self, ACCENT, PANEL_LINE, RAISED, sheet};
use crate::texts::Phrase;
use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, RichText, StrokeKind, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show_progress.run_if(in_state(Screen::Loading)),
            show_failure.run_if(in_state(Screen::Failed).and_then(resource_exists::<Missing>)),
        )
            .in_set(UiSystems::Screens),
    );
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
            ui.painter().rect(rect, round, RAISED, egui::Stroke::new(1.0, PANEL_LINE), StrokeKind::Inside);
            let done = egui::Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
            ui.painter().rect_filled(done, round, ACCENT);
            let progress = Phrase::LoadingProgress { there: there.into(), all: all.into() };
            ui.label(RichText::new(ui.localise(progress)).color(theme::muted_colour(ui)));
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
    mut go: MessageWriter<Navigate>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let context = contexts.ctx_mut()?;
    sheet::page(context, "failed", 520.0, |ui| {
        ui.add_space((context_height(ui) / 4.0).max(0.0));
        sheet::heading(ui, Phrase::LoadingFailed);
        ui.label(ui.localise(Phrase::LoadingFile));
        ui.label(RichText::new(ui.localise(missing.file.clone())).font(theme::strong(18.0)));
        ui.label(RichText::new(ui.localise(missing.reason.clone())).color(theme::warning_colour(ui)));
        ui.add_space(12.0);
        ui.horizontal_wrapped(|ui| {
            if button(ui, Phrase::LoadingAgain) {
                for handle in &awaited.handles {
                    if let (LoadState::Failed(_), Some(path)) = (assets.load_state(handle.id()), handle.path()) {
                        assets.reload(path.clone());
                    }
                }
                go.write(Navigate::To(Screen::Loading));
            }
            // A page in a browser is closed by the browser, so there is no button for it.
            if !cfg!(target_arch = "wasm32") && button(ui, Phrase::CommonQuit) {
                exit.write(AppExit::Success);
            }
        });
    });
    Ok(())
}
