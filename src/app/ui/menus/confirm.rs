//! Confirmations: a sheet with two answers, shown before something that cannot easily be undone.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::dialogs::Question;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::sheet;
use crate::app::ui::theme::widgets::Button;
use crate::session::{Ending, Match};
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, summary};
use bevy::prelude::*;
use bevy_egui::egui::Context;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays));
}

fn show(
    mut contexts: EguiContexts,
    active: Option<Res<ActiveMatch>>,
    mut actions: UiActions,
    mut counted: ResMut<AiStatistics>,
) -> Result {
    let Some(question) = actions.confirmation.0 else { return Ok(()) };
    let asked = match active {
        _ if question == Question::ForgetResults => about_results(),
        Some(active) => about_match(question, active.played()),
        None => return Ok(()),
    };
    let intent = asked.intent.clone();
    if let Some(yes) = lay_out(contexts.ctx_mut()?, asked) {
        actions.confirmation.0 = None;
        if yes {
            actions.intents.write_batch(intent);
            match question {
                Question::OfferDraw(player) => _ = actions.requests.write(AiRequest::Draw(player)),
                Question::Restart => _ = actions.go.write(Navigate::To(Screen::Match)),
                Question::ForgetResults => *counted = AiStatistics::default(),
                Question::Resign(_) | Question::Draw(_) | Question::TakeBack(_) => {}
            }
        }
    }
    Ok(())
}

/// A question in words.
#[derive(Clone, Debug)]
struct Asked {
    title: Phrase,
    text: Phrase,
    /// The answer after which everything stays as it is, and the one that agrees.
    no: Phrase,
    yes: Phrase,
    /// What is done with the match after the answer that agrees.
    intent: Option<Intent>,
}

/// Whether all results are to be forgotten.
fn about_results() -> Asked {
    Asked {
        title: Phrase::ConfirmForget,
        text: Phrase::ConfirmForgetQuestion,
        no: Phrase::ConfirmForgetNo,
        yes: Phrase::ConfirmForgetYes,
        intent: None,
    }
}

/// A question about the match on the table.
fn about_match(question: Question, played: &Match) -> Asked {
    let round = played.round();
    let kind = round.game().kind();
    let name = |player| -> Text {
        Phrase::ConfirmSide { name: summary::side_name(played, round, player), side: player_name(kind, player) }.into()
    };
    let players = summary::players_of_side(played).into();
    let (title, text, yes, intent) = match question {
        Question::Resign(player) => (
            Phrase::ConfirmResign,
            Phrase::ConfirmResignQuestion { players, loser: name(player), winner: name(player.other()) },
            Phrase::ConfirmResignYes,
            Some(Intent::End(Ending::Resigned(player))),
        ),
        Question::Draw(player) => (
            Phrase::ConfirmDraw,
            Phrase::ConfirmDrawQuestion { players, player: name(player), opponent: name(player.other()) },
            Phrase::ConfirmDrawYes,
            Some(Intent::End(Ending::DrawAgreed)),
        ),
        Question::OfferDraw(player) => (
            Phrase::ConfirmOfferDraw,
            Phrase::ConfirmOfferDrawQuestion { opponent: name(player.other()) },
            Phrase::ConfirmOfferDrawYes,
            None,
        ),
        Question::TakeBack(player) => (
            Phrase::ConfirmTakeBack,
            Phrase::ConfirmTakeBackQuestion { players, player: name(player), opponent: name(player.other()) },
            Phrase::ConfirmTakeBackYes,
            Some(Intent::Undo),
        ),
        Question::Restart => {
            (Phrase::ConfirmRestart, Phrase::ConfirmRestartQuestion, Phrase::ConfirmRestartYes, Some(Intent::Restart))
        }
        Question::ForgetResults => return about_results(),
    };
    Asked { title, text, no: Phrase::ConfirmPlayOn, yes, intent }
}

/// Lays out the sheet; returns the answer.
fn lay_out(context: &Context, Asked { title, text, no, yes, .. }: Asked) -> Option<bool> {
    sheet::modal(context, title, 420.0, |ui| {
        ui.label(ui.localise(text));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that it has the keyboard's focus.
            let no = ui.add(Button::new(no)).clicked();
            let yes = ui.add(Button::new(yes).primary()).clicked();
            yes.then_some(true).or(no.then_some(false))
        })
        .inner
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Player};
    use crate::session::{Seat, Terms};

    #[test]
    fn no_question_is_cut_by_a_window_of_any_width() {
        let names = ["Wilhelmina von und zu Wolkenstein-Hammer", "Maximilian Mandelbaum-Wagner am Wasser 2"];
        for kind in Kind::ALL {
            let seats = names.map(Seat::person).into();
            let played = Match::new(Terms { seats, ..Terms::usual(kind) }).expect("terms that can be played");
            for question in [
                Question::Resign(Player::One),
                Question::Draw(Player::Two),
                Question::OfferDraw(Player::One),
                Question::TakeBack(Player::Two),
                Question::Restart,
                Question::ForgetResults,
            ] {
                let asked = about_match(question, &played);
                let wanted = [asked.no.clone().into(), asked.yes.clone().into()];
                sheet::fits_at_any_width(&wanted, |context| {
                    lay_out(context, asked.clone());
                });
            }
        }
    }
}
