//! Questions before something that can't be taken back easily: a sheet with two answers.

use super::controls::Button;
use super::{UiSystems, Wishes, sheet, words};
use crate::app::play::{Intent, OnTable, ResetWithMatch};
use crate::app::settings::Settings;
use crate::app::thinking::Ask;
use crate::games::Player;
use crate::session::{Controller, Ending, Match};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The question that is asked now, if there is one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Asking(pub Option<Question>);

/// Whether no question is open. While one is, keys and gamepads are for its answers and not for the board.
pub fn nothing_is_asked(asking: Res<Asking>) -> bool {
    asking.0.is_none()
}

/// A question to the players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Whether this player really gives up.
    Resign(Player),
    /// Whether this player's opponent agrees to a draw.
    Draw(Player),
    /// Whether a draw is really to be offered to the computers opposite this player.
    OfferDraw(Player),
    /// Whether this player, who has moved last, may take that back.
    TakeBack(Player),
    /// Whether the match is to begin anew.
    Restart,
}

/// The intent to take the last move back; where the other side is to agree first, the question to it instead.
pub fn take_back(played: &Match, settings: &Settings, asking: &mut Asking) -> Option<Intent> {
    let plies = played.plies_to_take_back()?;
    let movers = played.round().game().movers();
    let mover = *movers.get(movers.len().checked_sub(plies + 1)?)?;
    let is_asked = played.seats_of(mover.other()).any(|seat| seat.by == Controller::Person);
    if settings.agree_on_take_backs && is_asked {
        asking.0 = Some(Question::TakeBack(mover));
        return None;
    }
    Some(Intent::Undo)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asking>()
        .reset_with_match::<Asking>()
        .add_systems(EguiPrimaryContextPass, ask.in_set(UiSystems::Overlays).run_if(resource_exists::<OnTable>));
}

fn ask(mut contexts: EguiContexts, table: Res<OnTable>, mut wishes: Wishes) -> Result {
    let Some(question) = wishes.asking.0 else { return Ok(()) };
    let played = table.played();
    let round = played.round();
    let name = |player| {
        let side = round.game().kind().player_name(player);
        format!("{} ({side})", words::side_name(played, round, player))
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
            // The harmless answer comes first, so that the keyboard's focus is on it.
            let no = ui.add(Button::new(no)).clicked();
            let yes = ui.add(Button::new(yes).primary()).clicked();
            yes.then_some(true).or(no.then_some(false))
        })
        .inner
    });
    if let Some(yes) = answer {
        wishes.asking.0 = None;
        if yes {
            if let Some(intent) = intent {
                wishes.intents.write(intent);
            }
            if let Question::OfferDraw(player) = question {
                wishes.asks.write(Ask::Draw(player));
            }
            if question == Question::Restart {
                wishes.go.write(crate::app::screen::Go::To(crate::app::screen::Screen::Match));
            }
        }
    }
    Ok(())
}
