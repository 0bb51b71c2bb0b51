//! Confirmations: a sheet with two answers, shown before something that cannot easily be undone.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::state::dialogs::Question;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::sheet;
use crate::app::ui::theme::widgets::Button;
use crate::session::Ending;
use crate::texts::summary;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(resource_exists::<ActiveMatch>));
}

fn show(mut contexts: EguiContexts, active: Res<ActiveMatch>, mut actions: UiActions) -> Result {
    let Some(question) = actions.confirmation.0 else { return Ok(()) };
    let played = active.played();
    let round = played.round();
    let name = |player| {
        let side = round.game().kind().player_name(player);
        format!("{} ({side})", summary::side_name(played, round, player).localise(crate::texts::Language::English))
    };
    let (title, text, yes, no, intent) = match question {
        Question::Resign(player) => (
            "Resign?",
            format!("{} gives up, and {} wins.", name(player), name(player.other())),
            "Yes, resign",
            "Play on",
            Some(Intent::End(Ending::Resigned(player))),
        ),
        Question::Draw(player) => (
            "A draw?",
            format!("{} offers a draw. {}, do you agree?", name(player), name(player.other())),
            "Agree to a draw",
            "Play on",
            Some(Intent::End(Ending::DrawAgreed)),
        ),
        Question::OfferDraw(player) => (
            "Offer a draw?",
            format!("{} will agree, unless it thinks that it stands better.", name(player.other())),
            "Offer a draw",
            "Play on",
            None,
        ),
        Question::TakeBack(player) => (
            "Take it back?",
            format!("{} wants to take the last move back. {}, do you agree?", name(player), name(player.other())),
            "Agree",
            "Play on",
            Some(Intent::Undo),
        ),
        Question::Restart => (
            "Begin again?",
            "The match begins anew with the same players and rules. The moves made so far are lost.".to_owned(),
            "Yes, begin again",
            "Play on",
            Some(Intent::Restart),
        ),
    };
    let answer = sheet::modal(contexts.ctx_mut()?, title, 420.0, |ui| {
        ui.label(text);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that it has the keyboard's focus.
            let no = ui.add(Button::new(no)).clicked();
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
