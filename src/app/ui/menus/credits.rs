//! The credits: who made the games, and the software and art that this edition is made with.

use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use crate::games::Kind;
use crate::session::about::about;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Credits)));
}

fn show(mut contexts: EguiContexts, mut go: MessageWriter<Navigate>) -> Result {
    let back = sheet::modal(contexts.ctx_mut()?, "Credits", 560.0, |ui| {
        let back = ui.add(Button::new("Back").command(Command::Back)).clicked();
        ui.label("This is an unofficial edition of four games. The games are their authors' and publishers'.");
        for kind in Kind::ALL {
            game(ui, kind);
        }
        section(ui, "Type");
        ui.label("Titles are set in EB Garamond by Georg Duffner and Octavio Pardo.");
        ui.label("Text is set in Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica.");
        ui.label("Both are free under the SIL Open Font Licence 1.1.");
        section(ui, "Made with");
        ui.label("Rust, Bevy, egui and Kira, by many hands.");
        ui.label("This program is free under the MIT and Apache 2.0 licences.");
        back
    });
    if back {
        go.write(Navigate::Back);
    }
    Ok(())
}

fn section(ui: &mut Ui, title: &str) {
    ui.add_space(10.0);
    ui.label(RichText::new(title).font(theme::title(23.0)));
}

fn game(ui: &mut Ui, kind: Kind) {
    let about = about(kind);
    section(ui, kind.title());
    ui.label(format!("By {}", about.author));
    let published = match (&about.publisher, about.year) {
        (Some(publisher), Some(year)) => Some(format!("Published by {publisher}, {year}")),
        (Some(publisher), None) => Some(format!("Published by {publisher}")),
        (None, Some(year)) => Some(format!("Invented in {year}")),
        (None, None) => None,
    };
    if let Some(published) = published {
        ui.label(published);
    }
    ui.label(RichText::new(&about.licence).color(theme::muted_colour(ui)));
    widgets::remark(ui, &about.rules);
}
