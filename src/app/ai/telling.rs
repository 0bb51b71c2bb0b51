//! Says hints, and what computers tell, to players who listen.

use crate::app::ai::hint::{Hint, ShownHint};
use crate::app::ai::notice::AiNotice;
use crate::app::gameplay::narration::Narration;
use crate::app::state::settings::{NarrationDetail, Settings};
use crate::texts;
use bevy::prelude::*;

/// Says a hint as the answer to whoever has asked for it, and what computers tell.
pub(super) fn tell(
    mut notices: MessageReader<AiNotice>,
    hint: Res<Hint>,
    settings: Res<Settings>,
    mut before: Local<Option<ShownHint>>,
    mut narration: ResMut<Narration>,
) {
    let is_silent = settings.narration == NarrationDetail::Nothing;
    for notice in notices.read().filter(|_| !is_silent) {
        narration.say(notice.text.clone(), notice.is_bad);
    }
    if hint.is_changed() && hint.shown() != before.as_ref() {
        *before = hint.shown().cloned();
        if let Some(shown) = hint.shown().filter(|_| !is_silent) {
            narration.say(texts::hint::hint(&shown.text, shown.why).into(), true);
        }
    }
}
