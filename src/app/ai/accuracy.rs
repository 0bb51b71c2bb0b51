//! The accuracy of a match whose review is done, kept with the result of the match.

use crate::app::ai::review::MatchReview;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::statistics::AiStatistics;
use bevy::prelude::*;

/// Notes the accuracy of the persons when all positions of a review are known.
pub(super) fn keep_accuracy(
    shown: Res<MatchReview>,
    active_match: Option<Res<ActiveMatch>>,
    mut counted: ResMut<AiStatistics>,
) {
    if !shown.is_changed() {
        return;
    }
    let done = shown.shown().filter(|open| open.is_done());
    let reviewed = active_match.filter(|active_match| active_match.is_reviewed());
    let (Some(open), Some(active_match)) = (done, reviewed) else { return };
    let mut noted = counted.clone();
    noted.note_accuracy(active_match.played(), |round, team| open.review().accuracy_in_round(round, team));
    counted.set_if_neq(noted);
}
