//! The saved matches: to be opened, copied as text or saved as a file, deleted and brought back, or pasted from a text.

use crate::app::input::device::Device;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::storage::library::{Damaged, Entry, Id, Saved, Store};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button, button};
use crate::app::ui::theme::{self, diagram, drawings, sheet};
use crate::texts::{Phrase, Text, games, results, seats};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Context, Frame, Layout, Margin, Response, RichText, Sense, Stroke, Ui, vec2};
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
    mut go: MessageWriter<Navigate>,
) -> Result {
    let mut text = pasting.0.clone();
    let mut wishes = Vec::new();
    if lay_out(contexts.ctx_mut()?, &saved, SystemTime::now(), &mut text, &mut wishes) {
        go.write(Navigate::Back);
    }
    store.write_batch(wishes);
    pasting.set_if_neq(Pasting(text));
    Ok(())
}

/// Lays out the page at a moment of time; returns whether it is left.
fn lay_out(
    context: &Context,
    saved: &Saved,
    now: SystemTime,
    text: &mut Option<String>,
    store: &mut Vec<Store>,
) -> bool {
    sheet::page(context, "saved", 820.0, |ui| {
        sheet::heading(ui, Phrase::SavedTitle);
        let (mut back, mut is_pressed) = (false, false);
        ui.horizontal_wrapped(|ui| {
            back = button(ui, Phrase::CommonBack);
            is_pressed = button(ui, Phrase::SavedPaste);
            if is_pressed {
                *text = if text.is_some() { None } else { Some(String::new()) };
            }
            if button(ui, Phrase::SavedOpenFile) {
                store.push(Store::ChooseFiles);
            }
            if button(ui, Phrase::SavedExportAll) {
                store.push(Store::ExportBackup);
            }
            if saved.may_undo_delete && button(ui, Phrase::SavedBringBack) {
                store.push(Store::UndoDelete);
            }
        });
        if let Some(text) = text {
            let field = paste(ui, text, store);
            if is_pressed {
                field.request_focus();
            }
        }
        troubles(ui, saved);
        if saved.entries.is_empty() {
            ui.label(RichText::new(ui.localise(Phrase::SavedNone)).color(theme::muted_colour(ui)));
        }
        for entry in &saved.entries {
            row(ui, entry, saved, now, store);
        }
        back
    })
}

/// Lays out the field for a text, and the button that opens it; returns the field.
fn paste(ui: &mut Ui, text: &mut String, store: &mut Vec<Store>) -> Response {
    let is_touched = controls::device(ui) == Device::Touch;
    ui.label(ui.localise(if is_touched { Phrase::SavedPasteHereTouch } else { Phrase::SavedPasteHere }));
    let response = widgets::text_area(ui, Phrase::SavedPasteField, text, 6, usize::MAX);
    if ui.add_enabled(!text.trim().is_empty(), Button::new(Phrase::SavedOpenText).primary()).clicked() {
        store.push(Store::Paste(text.clone()));
    }
    response
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

/// The least width in points for the title of a match beside its buttons.
const TITLE: f32 = 240.0;

/// The width that all buttons of a match need, with the distances between them, in points.
fn widths_of_buttons(ui: &Ui, entry: &Entry) -> f32 {
    let width = |action: Action| {
        let label = ui.localise(action.label(entry));
        let words = ui.painter().layout_no_wrap(label, theme::text(17.0), theme::LIGHT).size().x;
        words + 24.0 + ui.spacing().item_spacing.x
    };
    Action::of(entry).map(width).sum()
}

fn row(ui: &mut Ui, entry: &Entry, saved: &Saved, now: SystemTime, store: &mut Vec<Store>) {
    Frame::new()
        .fill(theme::PANEL)
        .stroke(Stroke::new(1.0, theme::PANEL_LINE))
        .corner_radius(theme::CORNER_RADIUS)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            if ui.available_width() >= PICTURE + TITLE + widths_of_buttons(ui, entry) {
                let size = vec2(ui.available_width(), PICTURE);
                ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                    buttons(ui, entry, Action::of(entry).rev(), store);
                    let size = vec2(ui.available_width(), PICTURE);
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(size, layout, |ui| entry_row(ui, entry, saved, now, store));
                });
            } else {
                ui.horizontal(|ui| entry_row(ui, entry, saved, now, store));
                ui.horizontal_wrapped(|ui| {
                    buttons(ui, entry, Action::of(entry), store);
                });
            }
        });
}

/// The buttons of a match in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    Open,
    Review,
    Copy,
    Export,
    Delete,
}

impl Action {
    /// The buttons of a match, from the left: only one that is over is reviewed.
    fn of(entry: &Entry) -> impl DoubleEndedIterator<Item = Self> {
        let all = [Self::Open, Self::Review, Self::Copy, Self::Export, Self::Delete];
        all.into_iter().filter(|&action| action != Self::Review || entry.summary.finished)
    }

    fn label(self, entry: &Entry) -> Phrase {
        match self {
            Self::Open if entry.summary.finished => Phrase::SavedLook,
            Self::Open => Phrase::SavedPlayOn,
            Self::Review => Phrase::ReviewOpen,
            Self::Copy => Phrase::SavedCopy,
            Self::Export => Phrase::CommonSaveAsFile,
            Self::Delete => Phrase::SavedDelete,
        }
    }

    fn request(self, id: Id) -> Store {
        match self {
            Self::Open => Store::Open(id),
            Self::Review => Store::Review(id),
            Self::Copy => Store::Copy(id),
            Self::Export => Store::Export(id),
            Self::Delete => Store::Delete(id),
        }
    }
}

fn buttons(ui: &mut Ui, entry: &Entry, actions: impl IntoIterator<Item = Action>, store: &mut Vec<Store>) {
    for action in actions {
        if button(ui, action.label(entry)) {
            store.push(action.request(entry.id.clone()));
        }
    }
}

/// One row of the list: the picture, the game, who played it, and how it stands.
fn entry_row(ui: &mut Ui, entry: &Entry, saved: &Saved, now: SystemTime, store: &mut Vec<Store>) {
    let kind = entry.summary.terms.game.kind();
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
    if ui.is_rect_visible(rect) {
        if saved.lacks_board(entry) {
            store.push(Store::Picture(entry.id.clone()));
        }
        match saved.board(entry) {
            Some(board) => diagram::picture(ui.painter(), rect, kind, board),
            None => drawings::emblem(ui.painter(), rect, kind),
        }
    }
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let title =
            ui.painter().layout(ui.localise(title(entry)), theme::strong(17.0), theme::LIGHT, ui.available_width());
        ui.add_space(((PICTURE - title.size().y - 22.0) / 2.0).max(0.0));
        ui.label(title);
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

/// For tests of the layout: a list with matches of every kind, the first of which can be continued, and some trouble.
#[cfg(test)]
pub(super) fn examples() -> Saved {
    use crate::app::storage::library;
    use crate::games::Kind;
    use crate::search::Level;
    use crate::session::record::RecordSummary;
    use crate::session::{Match, Seat, Terms};
    let names = ["Wilhelmina von und zu Wolkenstein-Hammer", "Ada", "Maximilian Mandelbaum-Wagner am Wasser 2", "Papa"];
    let mut entries = Vec::new();
    for kind in Kind::ALL {
        for seats in [vec![Seat::person("Ada"), Seat::of_level(Level::HIGHEST)], names.map(Seat::person).into()] {
            let mut played = Match::new(Terms { seats, ..Terms::usual(kind) }).expect("terms that can be played");
            if entries.len() % 3 == 1 {
                let loser = played.round().game().to_move();
                played.end(crate::session::Ending::Resigned(loser)).expect("a round that is on");
            }
            entries.push(library::example(RecordSummary::of(&played), entries.len()));
        }
    }
    let mut saved = Saved::default();
    saved.unfinished = entries.first().map(|entry| entry.id.clone());
    saved.entries = entries;
    saved.may_undo_delete = true;
    saved.damaged = vec![Damaged {
        name: "a-match-that-was-copied-from-elsewhere.ron".to_owned(),
        reason: "Line 3: a comma is expected.".to_owned().into(),
        set_aside: Some("a-match-that-was-copied-from-elsewhere.ron.damaged".to_owned()),
    }];
    saved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_saved_match_is_cut_by_a_window_of_any_width() {
        let mut wanted = Vec::new();
        let labels = [Phrase::CommonBack, Phrase::SavedPaste, Phrase::SavedBringBack, Phrase::SavedPasteField];
        wanted.extend(labels.map(Text::from));
        let saved = examples();
        let entry = &saved.entries[0];
        let is_over = |entry: &&Entry| entry.summary.finished;
        for entry in [Some(entry), saved.entries.iter().find(is_over)].into_iter().flatten() {
            wanted.extend(Action::of(entry).map(|action| Text::from(action.label(entry))));
        }
        let mut pasted = Some("A text".to_owned());
        sheet::fits_at_any_width(&wanted, |context| {
            let now = entry.changed + std::time::Duration::from_secs(3 * 24 * 3600);
            lay_out(context, &saved, now, &mut pasted, &mut Vec::new());
        });
    }
}
