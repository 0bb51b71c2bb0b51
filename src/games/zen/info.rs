//! The facts about ZEN that do not depend on a position.

use crate::games::GameInfo;

/// ZEN's names.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "zen",
    title: "ZEN L'initié",
    player_names: ["White", "Black"],
    player_letters: ['w', 'b'],
    position_fields: "3 fields: the rows, the side to move, the forbidden square",
};
