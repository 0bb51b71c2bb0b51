//! The panel while a lesson is on the table: what the step teaches, what the last answer was worth, and the way on.

use crate::app::gameplay::active_match::LessonStep;
use crate::app::gameplay::lesson::Answer;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::settings::View;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::aim;
use crate::app::ui::hud::layout::{Form, GAP, HudParams, SMALL_GAP};
use crate::app::ui::hud::paragraphs::{self, Paragraph, fitted, show_paragraphs};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, ACCENT, PANEL_LINE, WARNING};
use crate::lessons;
use crate::lessons::step::Task;
use crate::texts::games::title;
use crate::texts::lessons::StepTexts;
use crate::texts::{self, Phrase, Text, refusals};
use bevy_egui::egui::{Align, Id, Layout, Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2};

/// The diameter of the dots that show the progress, in points.
const DOT: f32 = 7.0;

/// Shows the step on the table.
pub(super) fn show(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    let Some(lesson) = params.table.lesson() else { return };
    let Some(words) = texts::lessons::of(lesson.kind, lesson.number) else { return };
    let gap = if form == Form::Whole { GAP } else { SMALL_GAP };
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let all = ui.max_rect();
    let rows = if form == Form::Foot { 1.0 } else { 2.0 };
    let edge = all.max.y - rows * theme::TOUCH_SIZE - (rows - 1.0) * gap;
    let above = Rect::from_min_max(all.min, pos2(all.max.x, (edge - gap).max(all.min.y)));
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
        ui.shrink_clip_rect(above.expand(4.0));
        if form == Form::Whole {
            ui.label(RichText::new(ui.localise(title(lesson.kind))).font(theme::title(26.0)));
        }
        progress(ui, lesson);
        let size = if form == Form::Whole { 19.0 } else { 17.0 };
        let text = texts_of(ui, words, lesson, size, params);
        // The board is folded by a button, which other steps do not need.
        let folds = !params.lesson.is_done() && lesson.step().is_some_and(|step| matches!(step.task, Task::Fold));
        let button = if folds { theme::TOUCH_SIZE + gap } else { 0.0 };
        let room = ui.available_size() - vec2(0.0, button);
        controls::scroll_area(ui).id_salt(("lesson", lesson.number)).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = paragraphs::GAP;
            let set = fitted(ui, &text, room);
            show_paragraphs(ui, set, params.settings.reduced_motion);
            let label = Button::new(Phrase::ViewDoughnut).primary().command(Command::View);
            if folds && ui.add(label).clicked() {
                params.settings.view = View::Doughnut;
            }
            if form == Form::Whole {
                ui.add_space(gap);
                aim::drawing(ui, lesson.kind);
            }
        });
    });
    let below = Rect::from_min_max(pos2(all.min.x, edge), all.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| buttons(ui, form, lesson, params, actions));
}

/// A dot for every step; those before this one are filled.
fn progress(ui: &mut Ui, lesson: LessonStep) {
    let count = lessons::of(lesson.kind).len();
    let number = |number: usize| Text::from(number.to_string());
    let label = Phrase::LearnStepOf { step: number(lesson.number + 1), steps: number(count) };
    ui.horizontal(|ui| {
        ui.label(RichText::new(ui.localise(label)).font(theme::text(15.0)).color(theme::muted_colour(ui)));
        let width = count as f32 * 1.6 * DOT;
        if ui.available_width() < width {
            return;
        }
        let (rect, _) = ui.allocate_exact_size(vec2(width, DOT), Sense::hover());
        for step in 0..count {
            let at = rect.left_center() + vec2((step as f32 + 0.5) * 1.6 * DOT, 0.0);
            let colour = if step <= lesson.number { ACCENT } else { PANEL_LINE };
            ui.painter().circle_filled(at, DOT / 2.0, colour);
        }
    });
}

/// What is said: the idea and the task, and what the last answer was worth.
fn texts_of(ui: &Ui, words: &StepTexts, lesson: LessonStep, size: f32, params: &HudParams) -> Vec<Paragraph> {
    let (plain, small) = (theme::text_colour(ui), theme::text(size));
    let mut paragraphs = vec![Paragraph::new(words.title.clone(), theme::strong(size + 3.0), plain)];
    let state = &params.lesson;
    if state.is_done() {
        // What was right explains itself on the board, so the task is not needed any more.
        paragraphs.push(Paragraph::new(words.done.clone(), small, ACCENT));
        if lesson.next().step().is_none() {
            let all_done = Phrase::LearnAllDone { game: title(lesson.kind) };
            paragraphs.push(Paragraph::extra(all_done, plain));
        }
        return paragraphs;
    }
    paragraphs.push(Paragraph::new(words.text.clone(), small.clone(), plain));
    if let Some(refused) = &params.selection.refusal {
        paragraphs.push(Paragraph::new(refusals::refusal(&refused.why.reason), small.clone(), WARNING));
    } else if state.answer == Answer::Missed {
        paragraphs.push(Paragraph::new(words.missed.clone(), small.clone(), WARNING));
    }
    if state.shows_hint() {
        paragraphs.push(Paragraph::new(words.hint.clone(), small, ACCENT));
    }
    if let Some(figure) = lesson.step().and_then(|step| step.figure) {
        let source = Phrase::LearnFigure { figure: figure.to_owned().into() };
        paragraphs.push(Paragraph::extra(source, theme::muted_colour(ui)));
    }
    paragraphs
}

fn buttons(ui: &mut Ui, form: Form, lesson: LessonStep, params: &mut HudParams, actions: &mut UiActions) {
    let gap = ui.spacing().item_spacing.x;
    let width = ui.available_width();
    let per_row = if form == Form::Foot { 4.0 } else { 3.0 };
    let share = (width - (per_row - 1.0) * gap) / per_row;
    let menu = |ui: &mut Ui, actions: &mut UiActions, width: f32| {
        if ui.add(Button::new(Phrase::CommonMenu).within(width).command(Command::Pause)).clicked() {
            actions.go.write(Navigate::Over(Overlay::Pause));
        }
    };
    ui.horizontal(|ui| {
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let previous = lesson.previous();
            if ui.add_enabled(previous.is_some(), Button::new(Phrase::LearnBack).within(share)).clicked()
                && let Some(previous) = previous
            {
                actions.intents.write(Intent::Learn(previous));
            }
            let may_ask = !params.lesson.is_done() && !params.lesson.shows_hint();
            let hint = Button::new(Phrase::CommonHint).within(share).command(Command::Hint);
            if ui.add_enabled(may_ask, hint).clicked() {
                params.lesson.show_hint(&params.table);
            }
            go_on(ui, share, lesson, params, actions);
            if form == Form::Foot {
                menu(ui, actions, share);
            }
        });
    });
    if form != Form::Foot {
        ui.horizontal(|ui| {
            let half = (width - gap) / 2.0;
            if ui.add(Button::new(Phrase::CommonRules).within(half).command(Command::Rules)).clicked() {
                actions.go.write(Navigate::Over(Overlay::Rules));
            }
            menu(ui, actions, half);
        });
    }
}

/// The button for the next step, or for leaving this one out. It gets the focus when the step is done.
fn go_on(ui: &mut Ui, width: f32, lesson: LessonStep, params: &HudParams, actions: &mut UiActions) {
    let is_done = params.lesson.is_done();
    let label = match (is_done, lesson.next().step().is_some()) {
        (false, _) => Phrase::LearnSkip,
        (true, true) => Phrase::LearnNext,
        (true, false) => Phrase::LearnPlay,
    };
    let button = Button::new(label).within(width);
    let response = ui.add(if is_done { button.primary() } else { button });
    let now = (lesson, is_done);
    let id = Id::new("lesson has focus");
    if is_done && ui.data(|data| data.get_temp::<(LessonStep, bool)>(id)) != Some(now) {
        response.request_focus();
        // egui applies it in the next pass, which nothing else may request.
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(id, now));
    if response.clicked() {
        actions.intents.write(Intent::Learn(lesson.next()));
    }
}
