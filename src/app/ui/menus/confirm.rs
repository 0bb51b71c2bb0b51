//! Confirmations: a sheet with two answers, shown before something that cannot easily be undone.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::state::dialogs::Question;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::sheet;
use crate::app::ui::theme::widgets::{Button, Localise};
use crate::session::Ending;
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, summary};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(resource_exists::<ActiveMatch>));
}

fn show(mut contexts: EguiContexts, active: Res<ActiveMatch>, mut actions: UiActions) -> Result {
    let Some(question) = actions.confirmation.0 else { return Ok(()) };
    let played = active.played();
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
    };
    let answer = sheet::modal(contexts.ctx_mut()?, title, 420.0, |ui| {
        ui.label(ui.localise(text));
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that it has the keyboard's focus.
            let no = ui.add(Button::new(Phrase::ConfirmPlayOn)).clicked();
            let yes = ui.add(Button::new(yes).primary()).clicked();
            yes.then_some(true).or(no.then_some(false))
        })
        .inner
    });
    if let Some(yes) = answer {
        actions.confirmation.0 = None;
        if yes {
            if let Some(intent) = intent {
                actions.intents.write(intent);
            }
            if let Question::OfferDraw(player) = question {
                actions.requests.write(AiRequest::Draw(player));
            }
            if question == Question::Restart {
                actions.go.write(Navigate::To(Screen::Match));
            }
        }
    }
    Ok(())
}
