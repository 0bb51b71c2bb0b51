//! Taking a move back; if the settings say so, the other side has to agree first.

use crate::app::gameplay::messages::Intent;
use crate::app::state::dialogs::{PendingConfirmation, Question};
use crate::app::state::settings::Settings;
use crate::session::Match;

/// The intent to take the last move back. If the other side has to agree first, opens the question and returns `None`.
/// Also `None` if there is no move to take back.
pub fn take_back(played: &Match, settings: &Settings, confirmation: &mut PendingConfirmation) -> Option<Intent> {
    let plies = played.plies_to_take_back()?;
    let movers = played.round().game().movers();
    let mover = *movers.get(movers.len().checked_sub(plies + 1)?)?;
    let is_asked = played.has_person(mover.other());
    if settings.agree_on_take_backs && is_asked {
        confirmation.0 = Some(Question::TakeBack(mover));
        return None;
    }
    Some(Intent::Undo)
}
