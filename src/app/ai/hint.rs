//! The hint that is shown, for as long as its position is on the board.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::games::Spot;
use crate::search::hint::Reason;
use bevy::prelude::*;

/// A hint that is shown until the position changes.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Hint(pub(super) Option<ShownHint>);

/// A good move and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownHint {
    pub(super) about: PositionId,
    /// The move in notation.
    pub text: String,
    /// The spots of the move, for marking it.
    pub spots: Vec<Spot>,
    /// Why it is good.
    pub why: Reason,
}

impl Hint {
    /// The hint for the position on the board.
    #[must_use]
    pub fn shown(&self) -> Option<&ShownHint> {
        self.0.as_ref()
    }
}

/// Identifies a position at one moment of a match: the same position at another moment is different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PositionId {
    match_number: u64,
    round: usize,
    pub(super) plies: usize,
    pub(super) key: u64,
}

impl PositionId {
    pub(super) fn now(active_match: &ActiveMatch) -> Self {
        let played = active_match.played();
        let game = played.round().game();
        Self { match_number: active_match.number(), round: played.rounds().len(), plies: game.len(), key: game.key() }
    }
}

pub(super) fn clear_outdated_hint(active_match: Option<Res<ActiveMatch>>, mut hint: ResMut<Hint>) {
    let now = active_match.map(|active_match| PositionId::now(&active_match));
    if hint.0.as_ref().is_some_and(|shown| Some(shown.about) != now) {
        hint.0 = None;
    }
}
