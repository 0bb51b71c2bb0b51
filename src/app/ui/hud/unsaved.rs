//! The sign over the board that is shown as long as something is not saved, with a button to save the match elsewhere.

use crate::app::camera::view::ViewportInsets;
use crate::app::storage::library::{Saved, Store};
use crate::app::storage::trouble::NotSaved;
use crate::app::ui::hud::layout;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::Button;
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy_egui::egui::{Id, LayerId, Margin, Order, RichText, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The distance between the sign and what is above it, in points.
const GAP: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::OverBoard));
}

fn show(
    mut contexts: EguiContexts,
    saved: Res<Saved>,
    drawer: Res<layout::HudDrawer>,
    mut covered: ResMut<ViewportInsets>,
    mut store: MessageWriter<Store>,
) -> Result {
    let Some(trouble) = saved.trouble else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let free = layout::Places::of(context, *drawer).free;
    // The strip over the board comes and goes; while it is shown, the sign is below it.
    let strip = Id::new(layout::STRIP);
    let is_visible = context.memory(|memory| memory.areas().is_visible(&LayerId::new(Order::Middle, strip)));
    let above = context.memory(|memory| memory.area_rect(strip)).filter(|_| is_visible);
    let top = above.map_or(free.min.y, |above| above.max.y) + GAP;
    let (top, width) = (pos2(free.center().x, top), (free.width() - 40.0).min(560.0));
    let sign = layout::sign(context, "unsaved", top, Margin::symmetric(12, 6), width, |ui| {
        ui.label(RichText::new(ui.localise(trouble.text())).color(theme::WARNING));
        if trouble.not_saved == NotSaved::Match && ui.add(Button::new(Phrase::CommonSaveAsFile)).clicked() {
            store.write(Store::ExportTable);
        }
    });
    covered.top += (sign.max.y - free.min.y) * context.zoom_factor();
    Ok(())
}
