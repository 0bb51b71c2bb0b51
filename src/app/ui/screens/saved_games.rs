//! The saved matches: to be opened, copied as text or saved as a file, deleted and brought back, or pasted from a text.

use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::storage::library::{Damaged, Entry, Id, Saved, Store};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, Localise, button};
use crate::app::ui::theme::{self, diagram, drawings, sheet};
use crate::games::Kind;
use crate::search::Level;
use crate::session::results::{Results, Tally};
use crate::texts::{Phrase, Text, games, results, seats};
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
        sheet::heading(ui, Phrase::SavedTitle);
        ui.horizontal_wrapped(|ui| {
            if button(ui, Phrase::CommonBack) {
                go.write(Navigate::Back);
            }
            if button(ui, Phrase::SavedPaste) {
                text = if text.is_some() { None } else { Some(String::new()) };
            }
            #[cfg(target_arch = "wasm32")]
            if button(ui, Phrase::SavedOpenFile) {
                crate::app::platform::web::ask_for_files();
            }
            if saved.may_undo_delete && button(ui, Phrase::SavedBringBack) {
                store.write(Store::UndoDelete);
            }
        });
        if let Some(text) = &mut text {
            paste(ui, text, &mut store);
        }
        troubles(ui, &saved);
        if saved.entries.is_empty() {
            ui.label(RichText::new(ui.localise(Phrase::SavedNone)).color(theme::muted_colour(ui)));
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
    ui.label(ui.localise(Phrase::SavedPasteHere));
    let edit = TextEdit::multiline(text)
        .desired_rows(6)
        .desired_width(f32::INFINITY)
        .background_color(theme::BACKDROP)
        .font(bevy_egui::egui::TextStyle::Monospace);
    let response =
        bevy_egui::egui::ScrollArea::vertical().id_salt("paste").max_height(160.0).show(ui, |ui| ui.add(edit));
    widgets::record(ui, Phrase::SavedPasteField, &response.inner);
    if ui.add_enabled(!text.trim().is_empty(), Button::new(Phrase::SavedOpenText).primary()).clicked() {
        store.write(Store::Paste(text.clone()));
    }
}

/// What went wrong with files, so that a player knows why a match is missing.
pub(super) fn troubles(ui: &mut Ui, saved: &Saved) {
    let lines = saved.damaged.iter().map(Damaged::text).chain(saved.trouble.map(|trouble| trouble.text()));
    for text in lines {
        ui.label(RichText::new(ui.localise(text)).small().color(theme::WARNING));
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
                    buttons(ui, entry, Action::ALL.into_iter().rev(), store);
                    let size = vec2(ui.available_width(), PICTURE);
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(size, layout, |ui| entry_row(ui, entry, saved, now, store));
                });
            } else {
                ui.horizontal(|ui| entry_row(ui, entry, saved, now, store));
                ui.horizontal_wrapped(|ui| {
                    buttons(ui, entry, Action::ALL, store);
                });
            }
        });
}

/// The buttons of a match in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Open,
    Copy,
    Export,
    Delete,
}

impl Action {
    /// All buttons, from the left.
    const ALL: [Self; 4] = [Self::Open, Self::Copy, Self::Export, Self::Delete];

    fn label(self, entry: &Entry) -> Phrase {
        match self {
            Self::Open if entry.summary.finished => Phrase::SavedLook,
            Self::Open => Phrase::SavedPlayOn,
            Self::Copy => Phrase::SavedCopy,
            Self::Export => Phrase::CommonSaveAsFile,
            Self::Delete => Phrase::SavedDelete,
        }
    }

    fn request(self, id: Id) -> Store {
        match self {
            Self::Open => Store::Open(id),
            Self::Copy => Store::Copy(id),
            Self::Export => Store::Export(id),
            Self::Delete => Store::Delete(id),
        }
    }
}

fn buttons(ui: &mut Ui, entry: &Entry, actions: impl IntoIterator<Item = Action>, store: &mut MessageWriter<Store>) {
    for action in actions {
        if button(ui, action.label(entry)) {
            store.write(action.request(entry.id.clone()));
        }
    }
}

/// One row of the list: the picture, the game, who played it, and how it stands.
fn entry_row(ui: &mut Ui, entry: &Entry, saved: &Saved, now: SystemTime, store: &mut MessageWriter<Store>) {
    let kind = entry.summary.terms.game.kind();
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
        let title = RichText::new(ui.localise(title(entry))).font(theme::strong(17.0));
        ui.add(Label::new(title).truncate());
        widgets::remark(ui, standing(entry, now));
    });
}

/// The game of a match and who plays it.
fn title(entry: &Entry) -> Text {
    let terms = &entry.summary.terms;
    let game = games::title_in_list(terms.game.kind());
    let mut names = terms.seats.iter().map(seats::seat_name);
    // A record that has not been replayed may have any number of seats.
    let mut next = || names.next().unwrap_or_default();
    let (first, second) = (next(), next());
    match terms.seats.len() {
        0..4 => Phrase::SavedTwo { game, first, second }.into(),
        _ => Phrase::SavedFour { game, first, second, third: next(), fourth: next() }.into(),
    }
}

/// Results against computers, by game and level.
fn against_computers(ui: &mut Ui, results: &Results) {
    let lines: Vec<_> = Kind::ALL.into_iter().filter_map(|kind| tallies(results, kind)).collect();
    if lines.is_empty() {
        return;
    }
    ui.add_space(10.0);
    let heading = ui.localise(Phrase::SavedAgainstComputers);
    ui.label(RichText::new(heading).font(theme::strong(17.0)).color(theme::ACCENT));
    for line in lines {
        ui.label(ui.localise(line));
    }
}

/// The results of a game at all levels at which it was played; `None` if there are none.
fn tallies(results: &Results, kind: Kind) -> Option<Text> {
    let of_level = |level: Level| {
        let tally @ Tally { won, drawn, lost } = results.tally(kind, level);
        let [level, won, drawn, lost] = [level.number().into(), won, drawn, lost].map(|n: u32| n.to_string().into());
        (tally != Tally::default()).then(|| Text::from(Phrase::SavedTally { level, won, drawn, lost }))
    };
    let all = Level::ALL.into_iter().filter_map(of_level).rev();
    let tallies = all.reduce(|rest, first| Phrase::SavedTallies { first, rest }.into())?;
    Some(Phrase::SavedTallyOfGame { game: games::title_in_list(kind), tallies }.into())
}

/// How far a match has come, and when it was played.
fn standing(entry: &Entry, now: SystemTime) -> Text {
    let summary = &entry.summary;
    let when = entry.when(now);
    let standing = match &summary.result {
        Some(result) => {
            let result = results::recorded(summary.terms.game.kind(), result);
            Phrase::SavedResult { result, when }
        }
        None => Phrase::SavedMoves { moves: summary.plies.into(), when },
    };
    match summary.rounds {
        0 | 1 => standing.into(),
        round => {
            let [first, second] = summary.score.map(|points| points.to_string().into());
            Phrase::SavedRound { round: round.to_string().into(), first, second, standing: standing.into() }.into()
        }
    }
}
