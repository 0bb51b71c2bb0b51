//! The saved matches: to be opened, copied as text, deleted and brought back, or pasted from a text.

use super::controls::{self, Button, button};
use super::{UiSystems, marks, sheet, theme, words};
use crate::app::screen::{Go, Screen};
use crate::app::storage::{Entry, Saved, Store};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Frame, Label, Layout, Margin, RichText, Sense, Stroke, TextEdit, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use web_time::SystemTime;

/// The text that is being pasted; `None` while the field for it is closed.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct Pasting(Option<String>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pasting>()
        .add_systems(OnEnter(Screen::Saved), |mut pasting: ResMut<Pasting>| pasting.0 = None)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).run_if(in_state(Screen::Saved)));
}

fn show(
    mut contexts: EguiContexts,
    saved: Res<Saved>,
    mut pasting: ResMut<Pasting>,
    mut store: MessageWriter<Store>,
    mut go: MessageWriter<Go>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let now = SystemTime::now();
    let mut text = pasting.0.clone();
    sheet::page(context, "saved", 820.0, |ui| {
        sheet::heading(ui, "Saved matches");
        ui.horizontal_wrapped(|ui| {
            if button(ui, "Back") {
                go.write(Go::Back);
            }
            if button(ui, "Paste a match") {
                text = if text.is_some() { None } else { Some(String::new()) };
            }
            if saved.may_undo_delete && button(ui, "Bring back the deleted match") {
                store.write(Store::UndoDelete);
            }
        });
        if let Some(text) = &mut text {
            paste(ui, text, &mut store);
        }
        troubles(ui, &saved);
        if saved.entries.is_empty() {
            ui.label(RichText::new("There are none yet. Every match is saved by itself.").color(theme::lesser(ui)));
        }
        for entry in &saved.entries {
            row(ui, entry, now, &mut store);
        }
    });
    pasting.set_if_neq(Pasting(text));
    Ok(())
}

fn paste(ui: &mut Ui, text: &mut String, store: &mut MessageWriter<Store>) {
    ui.label("Paste the text of a match here (Ctrl+V):");
    let edit = TextEdit::multiline(text)
        .desired_rows(6)
        .desired_width(f32::INFINITY)
        .background_color(theme::ROOM)
        .font(bevy_egui::egui::TextStyle::Monospace);
    let response =
        bevy_egui::egui::ScrollArea::vertical().id_salt("paste").max_height(160.0).show(ui, |ui| ui.add(edit));
    controls::note(ui, "Text of a match", &response.inner);
    if ui.add_enabled(!text.trim().is_empty(), Button::new("Open this text").primary()).clicked() {
        store.write(Store::Paste(text.clone()));
    }
}

/// What went wrong with files, so that nobody looks for a match in vain.
pub(super) fn troubles(ui: &mut Ui, saved: &Saved) {
    let told = saved.damaged.iter().map(ToString::to_string).chain(saved.trouble.clone());
    for text in told {
        ui.label(RichText::new(words::sentence(&text)).small().color(theme::EMBER));
    }
}

fn row(ui: &mut Ui, entry: &Entry, now: SystemTime, store: &mut MessageWriter<Store>) {
    Frame::new()
        .fill(theme::LACQUER)
        .stroke(Stroke::new(1.0, theme::GRAIN))
        .corner_radius(theme::CORNER)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if theme::is_wide(ui.ctx()) {
                let size = vec2(ui.available_width(), 48.0);
                ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                    buttons(ui, entry, ["Delete", "Copy", opening(entry)], store);
                    let size = vec2(ui.available_width(), 48.0);
                    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| told(ui, entry, now));
                });
            } else {
                ui.horizontal(|ui| told(ui, entry, now));
                ui.horizontal(|ui| buttons(ui, entry, [opening(entry), "Copy", "Delete"], store));
            }
        });
}

/// What the button that opens a match says.
fn opening(entry: &Entry) -> &'static str {
    if entry.glance.finished { "Look" } else { "Play on" }
}

fn buttons(ui: &mut Ui, entry: &Entry, labels: [&str; 3], store: &mut MessageWriter<Store>) {
    for label in labels {
        if button(ui, label) {
            let id = entry.id.clone();
            store.write(match label {
                "Copy" => Store::Copy(id),
                "Delete" => Store::Delete(id),
                _ => Store::Open(id),
            });
        }
    }
}

/// The game, who played it, and how it stands.
fn told(ui: &mut Ui, entry: &Entry, now: SystemTime) {
    let terms = &entry.glance.terms;
    let kind = terms.game.kind();
    let (rect, _) = ui.allocate_exact_size(vec2(48.0, 48.0), Sense::hover());
    marks::emblem(ui.painter(), rect, kind);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let names: Vec<_> = terms.seats.iter().map(|seat| seat.name.as_str()).collect();
        let title = RichText::new(format!("{}: {}", kind.title(), names.join(", "))).font(theme::strong(17.0));
        ui.add(Label::new(title).truncate());
        ui.label(RichText::new(standing(entry, now)).small().color(theme::lesser(ui)));
    });
}

/// How far a match has come, and when it was played.
fn standing(entry: &Entry, now: SystemTime) -> String {
    let glance = &entry.glance;
    let when = entry.when(now);
    let moves = match glance.plies {
        1 => "1 move".to_owned(),
        plies => format!("{plies} moves"),
    };
    let score = match glance.rounds {
        0 | 1 => String::new(),
        rounds => format!("Round {rounds}, {} – {}. ", glance.score[0], glance.score[1]),
    };
    match &glance.result {
        Some(result) => format!("{score}{}, {when}", words::sentence(result).trim_end_matches('.')),
        None => format!("{score}{moves}, {when}"),
    }
}
