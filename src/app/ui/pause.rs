//! The pause of a match.

use super::ask::Question;
use super::controls::Button;
use super::{UiSystems, Wishes, nothing_is_asked, sheet, theme};
use crate::app::commands::Command;
use crate::app::play::{Intent, OnTable};
use crate::app::screen::{Go, Overlay};
use crate::app::storage::Store;
use bevy::prelude::*;
use bevy_egui::egui::RichText;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Pause).and_then(nothing_is_asked)),
    );
}

fn show(
    mut contexts: EguiContexts,
    table: Option<Res<OnTable>>,
    mut store: MessageWriter<Store>,
    mut wishes: Wishes,
) -> Result {
    let mut entries = vec![
        "Resume",
        "Who plays",
        "Rules",
        "Settings",
        "Controls",
        "Copy as text",
        "Save as file",
        "Begin again",
        "Save and leave",
    ];
    if cfg!(target_arch = "wasm32") {
        // Only a page has an address.
        entries.insert(6, "Copy as link");
    }
    let chosen = sheet::modal(contexts.ctx_mut()?, "Pause", 280.0, |ui| {
        let width = ui.available_width();
        let mut chosen = None;
        for (index, label) in entries.into_iter().enumerate() {
            let button = Button::new(label).left().width(width).height(44.0);
            let button = if index == 0 { button.primary().asks(Command::Back) } else { button };
            if ui.add(button).clicked() {
                chosen = Some(label);
            }
        }
        if let Some(table) = table {
            let seed = format!("What chance decides here follows from the seed {}.", table.played().terms().seed);
            ui.label(RichText::new(seed).small().color(theme::lesser(ui)));
        }
        chosen
    });
    match chosen {
        Some("Resume") => {
            wishes.go.write(Go::Back);
        }
        Some("Who plays") => {
            wishes.go.write(Go::Over(Overlay::Players));
        }
        Some("Rules") => {
            wishes.go.write(Go::Over(Overlay::Rules));
        }
        Some("Settings") => {
            wishes.go.write(Go::Over(Overlay::Settings));
        }
        Some("Controls") => {
            wishes.go.write(Go::Over(Overlay::Controls));
        }
        Some("Copy as text") => {
            store.write(Store::CopyTable);
        }
        Some("Save as file") => {
            store.write(Store::ExportTable);
        }
        Some("Copy as link") => {
            store.write(Store::CopyLink);
        }
        Some("Begin again") => wishes.asking.0 = Some(Question::Restart),
        Some(_) => {
            wishes.intents.write(Intent::Leave);
            wishes.go.write(Go::Back);
        }
        None => {}
    }
    Ok(())
}
