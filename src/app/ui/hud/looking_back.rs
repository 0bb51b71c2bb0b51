//! The strip over the board while an earlier position is shown, with the way back.

use crate::app::ai::review::MatchReview;
use crate::app::ai::trial::MomentTrial;
use crate::app::gameplay::active_match::{ActiveMatch, TableMode};
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{HudDrawer, Places, strip};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{Button, button};
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::OverBoard));
}

fn show(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<HudDrawer>,
    (review, trial): (Res<MatchReview>, Res<MomentTrial>),
    mut actions: UiActions,
) -> Result {
    // Of an analysis, and of a moment of a review, the panel tells everything, and the strip would hide a part of a
    // small board.
    let is_moment = review.shown().is_some_and(|open| open.is_at_chosen_moment(&table));
    if !table.looks_back() || is_moment || trial.text().is_some() || table.mode() == TableMode::Analysis {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let free = Places::of(context, *drawer).free;
    let turns = table.round_shown().turns();
    let shown = turns.iter().take_while(|turn| turn.begin < table.plies_shown()).count();
    let number = |number: usize| Text::from(number.to_string());
    let (turn, turns) = (number(shown), number(turns.len()));
    let round = (table.played().rounds().len() > 1).then(|| number(table.round_number_shown() + 1));
    let text = match (shown, round) {
        (0, None) => Phrase::LookingBackBeginning,
        (0, Some(round)) => Phrase::LookingBackBeginningOfRound { round },
        (_, None) => Phrase::LookingBackTurn { turn, turns },
        (_, Some(round)) => Phrase::LookingBackTurnOfRound { turn, turns, round },
    };
    let side_line = table.side_line_begins().map(|begins| Phrase::ReviewSideLine {
        shown: number(table.plies_shown() - begins),
        all: number(table.game_shown().len() - begins),
    });
    let text = side_line.unwrap_or(text);
    let game = table.game_shown();
    let goes_on =
        table.plies_shown() < game.len() || !game.verdict().outcome.is_over() && table.side_line_begins().is_some();
    strip(context, free, text, |ui| {
        if ui.add(Button::new(Phrase::LookingBackReturn).command(Command::Back)).clicked() {
            actions.intents.write(Intent::LookAt(None));
        }
        if goes_on && button(ui, Phrase::LookingBackPlayOn) {
            actions.intents.write(Intent::PlayFromHere);
        }
    });
    Ok(())
}
