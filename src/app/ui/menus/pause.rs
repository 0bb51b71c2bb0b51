//! The sheet over a paused match.

use crate::app::gameplay::active_match::{ActiveMatch, TableMode};
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::dialogs::{Question, TypesMove, nothing_to_confirm};
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::ui::actions::UiActions;
use crate::app::ui::menus::position_editor::PositionEditor;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Pause).and_then(nothing_to_confirm)),
    );
}

/// What can be chosen in the menu.
enum Entry {
    Resume,
    Over(Overlay),
    TypeMove,
    Analyse,
    SetUp,
    BeginAgain,
    Leave,
    MainMenu,
}

/// What can be chosen while a lesson is on the table.
fn lesson_entries() -> Vec<(Phrase, Entry)> {
    vec![
        (Phrase::PauseResume, Entry::Resume),
        (Phrase::TypedMove, Entry::TypeMove),
        (Phrase::CommonRules, Entry::Over(Overlay::Rules)),
        (Phrase::CommonSettings, Entry::Over(Overlay::Settings)),
        (Phrase::CommonControls, Entry::Over(Overlay::Controls)),
        (Phrase::LearnAllLessons, Entry::Leave),
        (Phrase::CommonMainMenu, Entry::MainMenu),
    ]
}

/// What can be chosen while a match is on the table.
fn entries(can_analyse: bool) -> Vec<(Phrase, Entry)> {
    let mut entries = vec![
        (Phrase::PauseResume, Entry::Resume),
        (Phrase::TypedMove, Entry::TypeMove),
        (Phrase::CommonWhoPlays, Entry::Over(Overlay::Players)),
    ];
    if can_analyse {
        entries.push((Phrase::AnalysisOpen, Entry::Analyse));
    }
    entries.extend([
        (Phrase::EditorTitle, Entry::SetUp),
        (Phrase::CommonRules, Entry::Over(Overlay::Rules)),
        (Phrase::CommonSettings, Entry::Over(Overlay::Settings)),
        (Phrase::CommonControls, Entry::Over(Overlay::Controls)),
        (Phrase::ExportTitle, Entry::Over(Overlay::Export)),
        (Phrase::PauseBeginAgain, Entry::BeginAgain),
        (Phrase::PauseSaveAndLeave, Entry::Leave),
    ]);
    entries
}

fn show(
    mut contexts: EguiContexts,
    active: Option<Res<ActiveMatch>>,
    mut editor: ResMut<PositionEditor>,
    mut types_move: ResMut<TypesMove>,
    mut actions: UiActions,
) -> Result {
    let is_lesson = active.as_ref().is_some_and(|active| active.lesson().is_some());
    let can_analyse = active.as_ref().is_some_and(|active| active.mode() == TableMode::Match);
    let seed = active.as_ref().filter(|_| !is_lesson).map(|active| active.played().terms().seed);
    let entries = if is_lesson { lesson_entries() } else { entries(can_analyse) };
    match lay_out(contexts.ctx_mut()?, entries, seed) {
        Some(Entry::Resume) => {
            actions.go.write(Navigate::Back);
        }
        Some(Entry::Over(overlay)) => {
            actions.go.write(Navigate::Over(overlay));
        }
        Some(Entry::TypeMove) => {
            types_move.0 = true;
            actions.go.write(Navigate::Back);
        }
        Some(Entry::Analyse) => {
            actions.intents.write(Intent::Analyse);
            actions.go.write(Navigate::Back);
        }
        Some(Entry::SetUp) => {
            if let Some(active) = active {
                editor.open_at(&active);
                actions.go.write(Navigate::Over(Overlay::PositionEditor));
            }
        }
        Some(Entry::BeginAgain) => actions.confirmation.0 = Some(Question::Restart),
        Some(Entry::Leave) => {
            actions.intents.write(Intent::Leave);
            actions.go.write(Navigate::Back);
        }
        Some(Entry::MainMenu) => {
            actions.intents.write(Intent::Leave);
            actions.go.write(Navigate::To(Screen::Menu));
        }
        None => {}
    }
    Ok(())
}

/// The height of a button where there is room, in points.
const HIGHEST: f32 = 44.0;

/// What the sheet has above and below its buttons, in points.
const AROUND: f32 = 190.0;

/// Lays out the sheet; returns what was chosen.
fn lay_out(context: &Context, entries: Vec<(Phrase, Entry)>, seed: Option<u64>) -> Option<Entry> {
    sheet::modal(context, Phrase::PauseTitle, 280.0, |ui| {
        let width = ui.available_width();
        // In a low window the buttons are lower, so that the last one is seen without scrolling.
        let share = (context.viewport_rect().height() - AROUND) / entries.len() as f32;
        let height = (share - ui.spacing().item_spacing.y).clamp(theme::TOUCH_SIZE, HIGHEST);
        let mut chosen = None;
        for (index, (label, entry)) in entries.into_iter().enumerate() {
            let button = Button::new(label).left().width(width).height(height);
            let button = if index == 0 { button.primary().command(Command::Back) } else { button };
            if ui.add(button).clicked() {
                chosen = Some(entry);
            }
        }
        if let Some(seed) = seed {
            widgets::remark(ui, Phrase::PauseSeed { seed: seed.to_string().into() });
        }
        chosen
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::device::Device;
    use crate::app::ui::theme::controls::{self, Controls};
    use crate::texts::{Language, Text};
    use bevy_egui::egui::{RawInput, Rect, pos2, vec2};

    #[test]
    fn no_entry_is_cut_by_a_window_of_any_width() {
        for entries in [|| entries(true), lesson_entries] {
            let wanted: Vec<Text> = entries().into_iter().map(|(label, _)| label.into()).collect();
            sheet::fits_at_any_width(&wanted, |context| {
                lay_out(context, entries(), Some(u64::MAX));
            });
        }
    }
    #[test]
    fn every_entry_is_seen_without_scrolling_in_a_small_window_of_a_desktop() {
        for (width, height) in [(820.0, 680.0), (1280.0, 720.0), (390.0, 780.0)] {
            let context = Context::default();
            theme::apply(&context);
            let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            for _ in 0..4 {
                controls::begin(&context, Device::Mouse, Language::English);
                let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
                let output = context.run_ui(input, |ui| {
                    lay_out(ui.ctx(), entries(true), Some(u64::MAX));
                });
                output.drop_without_applying_deltas();
            }
            let controls = Controls::of_last_pass(&context);
            for (label, _) in entries(true) {
                let label = Text::from(label).localise(Language::English);
                let place = controls.place(&label).unwrap_or_else(|| panic!("{label} is out of view at {height}"));
                assert!(place.height() >= theme::TOUCH_SIZE - 0.6, "{label} is cut at {height}: {place:?}");
            }
        }
    }
}
