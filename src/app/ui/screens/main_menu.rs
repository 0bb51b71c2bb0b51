//! The main menu.

use crate::app::gameplay::lesson::LessonProgress;
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::storage::library::{Saved, Store};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::screens::saved_games;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, ACCENT, BACKDROP, BACKDROP_LIGHT, LIGHT, RED, ornaments};
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Id, Order, Pos2, Stroke, Ui, UiBuilder, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).run_if(in_state(Screen::Menu)));
}

/// The height of an entry, in points.
const ENTRY: f32 = 42.0;

/// The height of the title and the line below it, roughly, in points.
const TITLE: f32 = 150.0;

/// What can be chosen in the menu.
#[derive(Clone, Copy)]
enum Entry {
    Continue,
    Navigate(Navigate),
    Quit,
}

fn show(
    mut contexts: EguiContexts,
    saved: Res<Saved>,
    progress: Res<LessonProgress>,
    mut store: MessageWriter<Store>,
    mut go: MessageWriter<Navigate>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    match lay_out(contexts.ctx_mut()?, &saved, &progress) {
        Some(Entry::Continue) => {
            store.write(Store::Continue);
        }
        Some(Entry::Navigate(wish)) => {
            go.write(wish);
        }
        Some(Entry::Quit) => {
            exit.write(AppExit::Success);
        }
        None => {}
    }
    Ok(())
}

/// What the menu offers.
fn entries(saved: &Saved, progress: &LessonProgress) -> Vec<(Phrase, Entry)> {
    let mut entries = Vec::new();
    let learn = (Phrase::MainMenuLearn, Entry::Navigate(Navigate::To(Screen::Learn)));
    // Whoever is new here begins with the lessons.
    let is_new = saved.entries.is_empty() && progress.0.is_empty();
    if is_new {
        entries.push(learn.clone());
    }
    if saved.unfinished.is_some() {
        entries.push((Phrase::MainMenuContinue, Entry::Continue));
    }
    entries.push((Phrase::CommonNewGame, Entry::Navigate(Navigate::To(Screen::NewGame))));
    if !is_new {
        entries.push(learn);
    }
    entries.extend([
        (Phrase::MainMenuSavedMatches, Entry::Navigate(Navigate::To(Screen::Saved))),
        (Phrase::StatisticsTitle, Entry::Navigate(Navigate::To(Screen::Statistics))),
        (Phrase::CommonRules, Entry::Navigate(Navigate::Over(Overlay::Rules))),
        (Phrase::CommonSettings, Entry::Navigate(Navigate::Over(Overlay::Settings))),
        (Phrase::CommonCredits, Entry::Navigate(Navigate::Over(Overlay::Credits))),
    ]);
    // A page in a browser is closed by the browser.
    if !cfg!(target_arch = "wasm32") {
        entries.push((Phrase::CommonQuit, Entry::Quit));
    }
    entries
}

/// Lays out the menu; returns what was chosen.
fn lay_out(context: &egui::Context, saved: &Saved, progress: &LessonProgress) -> Option<Entry> {
    let entries = entries(saved, progress);
    let count = entries.len();
    frame(context, count, |ui| {
        let width = ui.available_width().min(280.0);
        let mut chosen = None;
        for (index, (label, entry)) in entries.into_iter().enumerate() {
            // The entries change when the saved matches have been read. Each keeps the focus that it has, and whoever
            // goes to one meanwhile arrives there: its identifier is not that of its place.
            let place = UiBuilder::new().id(Id::new(("main menu", label.id())));
            let button = Button::new(label).left().width(width).height(ENTRY);
            let button = if index == 0 { button.primary() } else { button };
            if ui.scope_builder(place, |ui| ui.add(button)).inner.clicked() {
                chosen = Some(entry);
            }
        }
        saved_games::troubles(ui, saved);
        chosen
    })
}

/// The title, the area for the entries below it, and beside them the brushed ring if the window is wide enough.
fn frame<R>(context: &egui::Context, count: usize, entries: impl FnOnce(&mut Ui) -> R) -> R {
    let screen = context.viewport_rect();
    let wide = theme::is_wide(context);
    let spare = screen.height() - TITLE - count as f32 * (ENTRY + 8.0);
    let lamp = if wide { pos2(screen.width() * 0.69, screen.height() * 0.44) } else { screen.center_top() };
    Area::new(Id::new("menu"))
        .order(Order::Middle)
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .show(context, |ui| {
            ui.set_min_size(screen.size());
            ornaments::background(ui.painter(), screen, lamp, [BACKDROP_LIGHT, BACKDROP]);
            if wide {
                let radius = (screen.height() * 0.29).min(screen.width() * 0.18);
                ornaments::ring(ui.painter(), lamp, radius, LIGHT.gamma_multiply(0.9), 26);
                let seal = egui::Rect::from_center_size(lamp + vec2(radius, radius) * 0.92, vec2(34.0, 34.0));
                ornaments::seal(ui.painter(), seal);
            }
            let left = if wide { (screen.width() * 0.1).max(40.0) } else { 24.0 };
            let inner = egui::Rect::from_min_max(pos2(left, 0.0), pos2(screen.max.x - 24.0, screen.max.y));
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                controls::scroll_area(ui)
                    .auto_shrink([false, false])
                    .show(ui, |ui| {
                        ui.add_space((spare / 2.0).clamp(8.0, 140.0));
                        title(ui);
                        ui.add_space(18.0);
                        entries(ui)
                    })
                    .inner
            })
            .inner
        })
        .inner
}

fn title(ui: &mut Ui) {
    let painter = ui.painter();
    let at = ui.next_widget_position();
    let name = painter.text(at, Align2::LEFT_TOP, "Zen Table", theme::title(64.0), LIGHT);
    let line = name.left_bottom() + vec2(2.0, 6.0);
    painter.line_segment([line, line + vec2(56.0, 0.0)], Stroke::new(3.0, RED));
    let words = painter.layout(ui.localise(Phrase::MainMenuGames), theme::text(19.0), ACCENT, ui.available_width());
    let below = egui::Rect::from_min_size(line + vec2(0.0, 12.0), words.size());
    painter.galley(below.min, words, ACCENT);
    let response = ui.allocate_rect(name.union(below), egui::Sense::hover());
    controls::say(ui, &response, "Zen Table".to_owned());
    controls::make_heading(&response, 1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme::sheet;
    use crate::texts::Text;

    #[test]
    fn no_entry_is_cut_by_a_window_of_any_width() {
        let saved = saved_games::examples();
        let progress = LessonProgress::default();
        let wanted: Vec<Text> = entries(&saved, &progress).into_iter().map(|(label, _)| label.into()).collect();
        sheet::fits_at_any_width(&wanted, |context| {
            lay_out(context, &saved, &progress);
        });
    }
}
