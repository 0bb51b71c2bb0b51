//! The sheet over a paused match.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::dialogs::{Question, nothing_to_confirm};
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::storage::library::Store;
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::sheet;
use crate::app::ui::theme::widgets::{self, Button};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Pause).and_then(nothing_to_confirm)),
    );
}

fn show(
    mut contexts: EguiContexts,
    active: Option<Res<ActiveMatch>>,
    mut store: MessageWriter<Store>,
    mut actions: UiActions,
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
        // Only the page in a browser has an address.
        entries.insert(6, "Copy as link");
    }
    let chosen = sheet::modal(contexts.ctx_mut()?, "Pause", 280.0, |ui| {
        let width = ui.available_width();
        let mut chosen = None;
        for (index, label) in entries.into_iter().enumerate() {
            let button = Button::new(label).left().width(width).height(44.0);
            let button = if index == 0 { button.primary().command(Command::Back) } else { button };
            if ui.add(button).clicked() {
                chosen = Some(label);
            }
        }
        if let Some(active) = active {
            let seed = format!("What chance decides here follows from the seed {}.", active.played().terms().seed);
            widgets::remark(ui, seed);
        }
        chosen
    });
    match chosen {
        Some("Resume") => {
            actions.go.write(Navigate::Back);
        }
        Some("Who plays") => {
            actions.go.write(Navigate::Over(Overlay::Players));
        }
        Some("Rules") => {
            actions.go.write(Navigate::Over(Overlay::Rules));
        }
        Some("Settings") => {
            actions.go.write(Navigate::Over(Overlay::Settings));
        }
        Some("Controls") => {
            actions.go.write(Navigate::Over(Overlay::Controls));
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
        Some("Begin again") => actions.confirmation.0 = Some(Question::Restart),
        Some(_) => {
            actions.intents.write(Intent::Leave);
            actions.go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}
