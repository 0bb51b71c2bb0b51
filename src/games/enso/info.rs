//! The facts about Enso that do not depend on a position.

use crate::games::GameInfo;

/// Enso's names.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "enso",
    title: "Enso",
    player_names: ["Black", "White"],
    player_letters: ['b', 'w'],
    position_fields: "2 fields, the rows and the player to move",
};
