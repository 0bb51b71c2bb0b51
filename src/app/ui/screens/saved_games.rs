//! The saved matches: to be opened, copied as text or saved as a file, deleted and brought back, or pasted from a text.

use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::storage::library::{Entry, Saved, Store};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, button};
use crate::app::ui::theme::{self, diagram, drawings, sheet};
use crate::games::Kind;
use crate::search::Level;
use crate::session::results::{Results, Tally};
use crate::texts::summary;
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
    counted: Res<AiStatistics>,
    mut pasting: ResMut<Pasting>,
    mut store: MessageWriter<Store>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let now = SystemTime::now();
    let mut text = pasting.0.clone();
    sheet::page(context, "saved", 820.0, |ui| {
        sheet::heading(ui, "Saved matches");
        ui.horizontal_wrapped(|ui| {
            if button(ui, "Back") {
                go.write(Navigate::Back);
            }
            if button(ui, "Paste a match") {
                text = if text.is_some() { None } else { Some(String::new()) };
            }
            #[cfg(target_arch = "wasm32")]
            if button(ui, "Open a file") {
                crate::app::platform::web::ask_for_files();
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
            ui.label(
                RichText::new("There are none yet. Every match is saved by itself.").color(theme::muted_colour(ui)),
            );
        }
        for entry in &saved.entries {
            row(ui, entry, &saved, now, &mut store);
        }
        against_computers(ui, &counted.0);
    });
    pasting.set_if_neq(Pasting(text));
    Ok(())
}

fn paste(ui: &mut Ui, text: &mut String, store: &mut MessageWriter<Store>) {
    ui.label("Paste the text of a match here (Ctrl+V), or drop its file on the table:");
    let edit = TextEdit::multiline(text)
        .desired_rows(6)
        .desired_width(f32::INFINITY)
        .background_color(theme::BACKDROP)
        .font(bevy_egui::egui::TextStyle::Monospace);
    let response =
        bevy_egui::egui::ScrollArea::vertical().id_salt("paste").max_height(160.0).show(ui, |ui| ui.add(edit));
    widgets::record(ui, "Text of a match", &response.inner);
    if ui.add_enabled(!text.trim().is_empty(), Button::new("Open this text").primary()).clicked() {
        store.write(Store::Paste(text.clone()));
    }
}

/// What went wrong with files, so that a player knows why a match is missing.
pub(super) fn troubles(ui: &mut Ui, saved: &Saved) {
    let lines = saved.damaged.iter().map(ToString::to_string).chain(saved.trouble.map(|trouble| trouble.to_string()));
    for text in lines {
        ui.label(RichText::new(summary::sentence(&text)).small().color(theme::WARNING));
    }
}

/// The side of a match's picture, in points.
const PICTURE: f32 = 84.0;

fn row(ui: &mut Ui, entry: &Entry, saved: &Saved, now: SystemTime, store: &mut MessageWriter<Store>) {
    Frame::new()
        .fill(theme::PANEL)
        .stroke(Stroke::new(1.0, theme::PANEL_LINE))
        .corner_radius(theme::CORNER_RADIUS)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if theme::is_wide(ui.ctx()) {
                let size = vec2(ui.available_width(), PICTURE);
                ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                    buttons(ui, entry, ["Delete", "Save as file", "Copy", opening(entry)], store);
                    let size = vec2(ui.available_width(), PICTURE);
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(size, layout, |ui| entry_row(ui, entry, saved, now, store));
                });
            } else {
                ui.horizontal(|ui| entry_row(ui, entry, saved, now, store));
                ui.horizontal_wrapped(|ui| {
                    buttons(ui, entry, [opening(entry), "Copy", "Save as file", "Delete"], store);
                });
            }
        });
}

/// The label of the button that opens a match.
fn opening(entry: &Entry) -> &'static str {
    if entry.summary.finished { "Look" } else { "Play on" }
}

fn buttons(ui: &mut Ui, entry: &Entry, labels: [&str; 4], store: &mut MessageWriter<Store>) {
    for label in labels {
        if button(ui, label) {
            let id = entry.id.clone();
            store.write(match label {
                "Copy" => Store::Copy(id),
                "Save as file" => Store::Export(id),
                "Delete" => Store::Delete(id),
                _ => Store::Open(id),
            });
        }
    }
}

/// One row of the list: the picture, the game, who played it, and how it stands.
fn entry_row(ui: &mut Ui, entry: &Entry, saved: &Saved, now: SystemTime, store: &mut MessageWriter<Store>) {
    let terms = &entry.summary.terms;
    let kind = terms.game.kind();
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
    if ui.is_rect_visible(rect) {
        if saved.lacks_board(entry) {
            store.write(Store::Picture(entry.id.clone()));
        }
        match saved.board(entry) {
            Some(board) => diagram::picture(ui.painter(), rect, kind, board),
            None => drawings::emblem(ui.painter(), rect, kind),
        }
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.add_space((PICTURE - 44.0) / 2.0);
        let names: Vec<_> = terms.seats.iter().map(|seat| seat.name.as_str()).collect();
        let title = RichText::new(format!("{}: {}", kind.title(), names.join(", "))).font(theme::strong(17.0));
        ui.add(Label::new(title).truncate());
        widgets::remark(ui, standing(entry, now));
    });
}

/// Results against computers, by game and level.
fn against_computers(ui: &mut Ui, results: &Results) {
    let of_game = |kind: Kind| {
        let of_level = |level: Level| {
            let Tally { won, drawn, lost } = results.tally(kind, level);
            (won + drawn + lost > 0).then(|| format!("level {}: {won} – {drawn} – {lost}", level.number()))
        };
        let lines: Vec<_> = Level::ALL.into_iter().filter_map(of_level).collect();
        (!lines.is_empty()).then(|| format!("{}: {}", kind.title(), lines.join(", ")))
    };
    let lines: Vec<_> = Kind::ALL.into_iter().filter_map(of_game).collect();
    if lines.is_empty() {
        return;
    }
    ui.add_space(10.0);
    ui.label(RichText::new("Against computers: won – drawn – lost").font(theme::strong(17.0)).color(theme::ACCENT));
    for line in lines {
        ui.label(line);
    }
}

/// How far a match has come, and when it was played.
fn standing(entry: &Entry, now: SystemTime) -> String {
    let summary = &entry.summary;
    let when = entry.when(now);
    let moves = match summary.plies {
        1 => "1 move".to_owned(),
        plies => format!("{plies} moves"),
    };
    let score = match summary.rounds {
        0 | 1 => String::new(),
        rounds => format!("Round {rounds}, {} – {}. ", summary.score[0], summary.score[1]),
    };
    match &summary.result {
        Some(result) => format!("{score}{}, {when}", summary::sentence(result).trim_end_matches('.')),
        None => format!("{score}{moves}, {when}"),
    }
}
