//! The order of the systems that change the match on the table.

use crate::app::state::schedule::AppSystems;
use bevy::prelude::*;

/// What happens to the match in [`AppSystems::Update`], in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum MatchSystems {
    /// Intents are carried out.
    Change,
    /// In a lesson, the learner's move is judged. What follows in the frame sees whether more moves are accepted.
    Judge,
}

/// Puts the sets in order.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, (MatchSystems::Change, MatchSystems::Judge).chain().in_set(AppSystems::Update));
}
