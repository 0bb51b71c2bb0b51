//! The sheet for what is said of a position: a comment, a judgement of the move that led there, and what becomes of a
//! variation.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use crate::session::variations::{Edit, Judgement, LONGEST_COMMENT, Path, clean};
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The comment while it is typed. It is kept when the sheet is closed, however that happens.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct CommentDraft(Option<Draft>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Draft {
    /// The number of the match, the round and the position that it is about.
    about: (u64, usize, Path),
    text: String,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CommentDraft>()
        .add_systems(OnEnter(Overlay::Comment), begin)
        .add_systems(OnExit(Overlay::Comment), keep)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiSystems::Overlays)
                .run_if(in_state(Overlay::Comment).and_then(resource_exists::<ActiveMatch>)),
        );
}

/// What is said of a position, and what can be done with it.
struct Shown {
    /// The move that led to the position; `None` at the start.
    text: Option<String>,
    judgement: Option<Judgement>,
    is_variation: bool,
    can_move_up: bool,
}

impl Shown {
    fn of(table: &ActiveMatch, path: &Path) -> Self {
        let round = table.round_shown();
        let alternatives = round.alternatives(path);
        let first = alternatives.iter().position(|alternative| !alternative.is_main());
        Self {
            text: round.move_at(path).map(ToOwned::to_owned),
            judgement: round.variations().judgement(path),
            is_variation: !path.is_main(),
            can_move_up: alternatives.iter().position(|alternative| alternative == path) > first,
        }
    }
}

/// What is chosen on the sheet.
enum Chosen {
    Judge(Option<Judgement>),
    Promote,
    Delete,
    Done,
}

fn begin(table: Option<Res<ActiveMatch>>, mut draft: ResMut<CommentDraft>) {
    draft.0 = table.and_then(|table| {
        let path = table.path_shown()?;
        let text = table.round_shown().variations().comment(&path).to_owned();
        Some(Draft { about: (table.number(), table.round_number_shown(), path), text })
    });
}

/// Writes the comment into the match, if that is still on the table.
fn keep(table: Option<Res<ActiveMatch>>, mut draft: ResMut<CommentDraft>, mut intents: MessageWriter<Intent>) {
    let (Some(table), Some(Draft { about: (number, round, at), text })) = (table, draft.0.take()) else { return };
    let is_changed = table
        .played()
        .rounds()
        .get(round)
        .is_some_and(|kept| kept.has_position(&at) && kept.variations().comment(&at) != clean(&text));
    if number == table.number() && is_changed {
        intents.write(Intent::Edit { round, edit: Edit::Comment { at, text } });
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    mut draft: ResMut<CommentDraft>,
    mut actions: UiActions,
) -> Result {
    let draft = draft.bypass_change_detection();
    let Some(Draft { about: (_, round, path), text }) = &mut draft.0 else {
        actions.go.write(Navigate::Back);
        return Ok(());
    };
    let chosen = lay_out(contexts.ctx_mut()?, &Shown::of(&table, path), text);
    let (round, at) = (*round, path.clone());
    match chosen {
        Some(Chosen::Judge(judgement)) => {
            actions.intents.write(Intent::Edit { round, edit: Edit::Judge { at, judgement } });
        }
        Some(Chosen::Promote) => {
            // The comment belongs to the position, which has another path afterwards.
            let comment = Edit::Comment { at: at.clone(), text: text.clone() };
            actions.intents.write_batch([comment, Edit::Promote(at)].map(|edit| Intent::Edit { round, edit }));
            draft.0 = None;
        }
        Some(Chosen::Delete) => {
            actions.intents.write(Intent::Edit { round, edit: Edit::Delete(at) });
            draft.0 = None;
        }
        Some(Chosen::Done) => {
            actions.go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// Lays out the sheet; returns what was chosen.
fn lay_out(context: &Context, shown: &Shown, text: &mut String) -> Option<Chosen> {
    let title = match &shown.text {
        Some(text) => Phrase::AnalysisCommentOnMove { r#move: text.clone().into() },
        None => Phrase::AnalysisCommentOnStart,
    };
    sheet::modal(context, title, 460.0, |ui| {
        let mut chosen = None;
        widgets::text_area(ui, Phrase::AnalysisComment, text, 4, LONGEST_COMMENT);
        if shown.text.is_some() {
            widgets::caption(ui, Phrase::AnalysisJudge);
            ui.horizontal_wrapped(|ui| {
                for judgement in Judgement::ALL {
                    let is_chosen = shown.judgement == Some(judgement);
                    let mark = Text::Plain(judgement.mark().to_owned());
                    if ui.add(Button::new(mark).width(theme::TOUCH_SIZE).selected(is_chosen)).clicked() {
                        chosen = Some(Chosen::Judge(Some(judgement).filter(|_| !is_chosen)));
                    }
                }
            });
        }
        let width = ui.available_width();
        if shown.is_variation {
            let promote = Button::new(Phrase::AnalysisPromote).within(width);
            if ui.add_enabled(shown.can_move_up, promote).clicked() {
                chosen = Some(Chosen::Promote);
            }
            if ui.add(Button::new(Phrase::AnalysisDelete).within(width)).clicked() {
                chosen = Some(Chosen::Delete);
            }
        }
        if ui.add(Button::new(Phrase::AnalysisDone).primary().within(width).command(Command::Back)).clicked() {
            chosen = Some(Chosen::Done);
        }
        chosen
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_fits_into_every_window_in_every_language() {
        let labels = [Phrase::AnalysisComment, Phrase::AnalysisPromote, Phrase::AnalysisDelete, Phrase::AnalysisDone];
        let marks = Judgement::ALL.map(|judgement| Text::Plain(judgement.mark().to_owned()));
        let wanted: Vec<Text> = labels.into_iter().map(Text::from).chain(marks).collect();
        let shown = Shown {
            text: Some("12-c9xd10".to_owned()),
            judgement: Some(Judgement::Dubious),
            is_variation: true,
            can_move_up: true,
        };
        sheet::fits_at_any_width(&wanted, |context| {
            let mut text = "It was too early: the stones in the corner were not safe yet.".to_owned();
            lay_out(context, &shown, &mut text);
        });
    }
}
