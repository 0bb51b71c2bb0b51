//! The lessons of all games, with what has been done of each.

use crate::app::gameplay::active_match::LessonStep;
use crate::app::gameplay::lesson::LessonProgress;
use crate::app::gameplay::messages::Intent;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::{Button, button};
use crate::app::ui::theme::{self, drawings, sheet};
use crate::games::Kind;
use crate::lessons;
use crate::lessons::progress::Progress;
use crate::texts::games::{aim, title_in_list};
use crate::texts::{self, Phrase, Text};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).run_if(in_state(Screen::Learn)));
}

fn show(
    mut contexts: EguiContexts,
    progress: Res<LessonProgress>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    match lay_out(contexts.ctx_mut()?, &progress.0) {
        Some(Chosen::Back) => _ = go.write(Navigate::Back),
        Some(Chosen::Step(step)) => _ = intents.write(Intent::Learn(step)),
        None => {}
    }
    Ok(())
}

/// What a player has chosen.
enum Chosen {
    Back,
    Step(LessonStep),
}

fn lay_out(context: &Context, progress: &Progress) -> Option<Chosen> {
    sheet::page(context, "learn", 820.0, |ui| {
        sheet::heading(ui, Phrase::LearnTitle);
        let mut chosen = button(ui, Phrase::CommonBack).then_some(Chosen::Back);
        for kind in Kind::ALL {
            chosen = card(ui, kind, progress).map(Chosen::Step).or(chosen);
        }
        chosen
    })
}

/// A game: its aim, the button to go on with its lessons, and a button for each step.
fn card(ui: &mut Ui, kind: Kind, progress: &Progress) -> Option<LessonStep> {
    let frame = Frame::new()
        .fill(theme::PANEL)
        .stroke(Stroke::new(1.0, theme::PANEL_LINE))
        .corner_radius(theme::CORNER_RADIUS)
        .inner_margin(Margin::same(12));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::hover());
                drawings::emblem(ui.painter(), rect, kind);
                ui.vertical(|ui| {
                    ui.label(RichText::new(ui.localise(title_in_list(kind))).font(theme::title(26.0)));
                    let words = RichText::new(ui.localise(aim(kind))).color(theme::muted_colour(ui));
                    ui.label(words);
                });
            });
            let steps = lessons::of(kind);
            let (done, next) = (progress.count(kind), progress.next(kind));
            let mut chosen = None;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
                let label = match (done, next) {
                    (_, None) => Phrase::LearnPlayFirstMatch { game: title_in_list(kind) },
                    (0, _) => Phrase::LearnBegin { game: title_in_list(kind) },
                    _ => Phrase::LearnGoOn { game: title_in_list(kind) },
                };
                if ui.add(Button::new(label).primary()).clicked() {
                    chosen = Some(LessonStep { kind, number: next.unwrap_or(steps.len()) });
                }
                let number = |number: usize| Text::from(number.to_string());
                let count = Phrase::LearnDone { done: number(done), steps: number(steps.len()) };
                let count = RichText::new(ui.localise(count)).color(theme::muted_colour(ui));
                ui.add(Label::new(count).extend());
                for (index, step) in steps.iter().enumerate() {
                    let Some(words) = texts::lessons::of(kind, index) else { continue };
                    let label = (index + 1).to_string();
                    let name = Phrase::LearnStep {
                        game: title_in_list(kind),
                        step: label.clone().into(),
                        title: words.title.clone().into(),
                    };
                    let response = ui.add(Button::new(label).named(name).selected(progress.is_done(kind, step)));
                    let response = response.on_hover_text(ui.localise(words.title.clone()));
                    if response.clicked() {
                        chosen = Some(LessonStep { kind, number: index });
                    }
                }
            });
            chosen
        })
        .inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_fits_into_every_window_in_every_language() {
        let mut half = Progress::default();
        for step in lessons::of(Kind::Zen) {
            half.finish(Kind::Zen, step);
        }
        half.finish(Kind::Enso, &lessons::of(Kind::Enso)[0]);
        let names = (0..lessons::of(Kind::Torus).len()).filter_map(|index| {
            let words = texts::lessons::of(Kind::Torus, index)?;
            let step = (index + 1).to_string().into();
            Some(Phrase::LearnStep { game: title_in_list(Kind::Torus), step, title: words.title.clone().into() })
        });
        let begin = [
            Phrase::CommonBack,
            Phrase::LearnPlayFirstMatch { game: title_in_list(Kind::Zen) },
            Phrase::LearnGoOn { game: title_in_list(Kind::Enso) },
            Phrase::LearnBegin { game: title_in_list(Kind::Torus) },
            Phrase::LearnBegin { game: title_in_list(Kind::Zener) },
        ];
        let wanted: Vec<Text> = begin.into_iter().chain(names).map(Text::from).collect();
        sheet::fits_at_any_width(&wanted, |context| _ = lay_out(context, &half));
    }
}
