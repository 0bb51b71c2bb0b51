//! The saved matches: to be opened, copied as text, deleted and brought back, or pasted from a text.

use super::controls::{self, Button, button};
use super::{UiSystems, marks, sheet, theme, words};
use crate::app::screen::{Go, Screen};
use crate::app::storage::{Entry, Saved, Store};
use bevy::prelude::*;
use bevy_egui::egui::{Frame, Margin, RichText, Sense, Stroke, TextEdit, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::SystemTime;

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
    let glance = &entry.glance;
    let kind = glance.terms.game.kind();
    Frame::new()
        .fill(theme::LACQUER)
        .stroke(Stroke::new(1.0, theme::GRAIN))
        .corner_radius(theme::CORNER)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(48.0, 48.0), Sense::hover());
                marks::emblem(ui.painter(), rect, kind);
                let width = if theme::is_wide(ui.ctx()) { ui.available_width() - 250.0 } else { ui.available_width() };
                ui.vertical(|ui| {
                    ui.set_width(width.max(160.0));
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let names: Vec<_> = glance.terms.seats.iter().map(|seat| seat.name.as_str()).collect();
                    let title = format!("{}: {}", kind.title(), names.join(", "));
                    ui.label(RichText::new(title).font(theme::strong(17.0)));
                    ui.label(RichText::new(standing(entry, now)).small().color(theme::lesser(ui)));
                });
                let open = if glance.finished { "Look" } else { "Play on" };
                if button(ui, open) {
                    store.write(Store::Open(entry.id.clone()));
                }
                if button(ui, "Copy") {
                    store.write(Store::Copy(entry.id.clone()));
                }
                if button(ui, "Delete") {
                    store.write(Store::Delete(entry.id.clone()));
                }
            });
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
