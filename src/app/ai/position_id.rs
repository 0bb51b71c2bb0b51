//! Names a position at one moment of a match.

use crate::app::gameplay::active_match::ActiveMatch;

/// Identifies a position at one moment of a match: the same position at another moment is different.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PositionId {
    match_number: u64,
    round: usize,
    plies: usize,
    key: u64,
}

impl PositionId {
    pub(super) fn now(active_match: &ActiveMatch) -> Self {
        let played = active_match.played();
        let game = played.round().game();
        Self { match_number: active_match.number(), round: played.rounds().len(), plies: game.len(), key: game.key() }
    }
}
