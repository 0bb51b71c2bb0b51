//! Taking a move back; if the settings say so, the other side has to agree first.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::state::dialogs::{PendingConfirmation, Question};
use crate::app::state::settings::Settings;

/// The intent to take the last move back. If the other side has to agree first, opens the question and returns `None`.
/// Also `None` if there is no move to take back. In an analysis, nobody is asked before a change is taken back.
pub fn take_back(
    active_match: &ActiveMatch,
    settings: &Settings,
    confirmation: &mut PendingConfirmation,
) -> Option<Intent> {
    if active_match.is_analysed() {
        return Some(Intent::Undo);
    }
    let played = active_match.played();
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
