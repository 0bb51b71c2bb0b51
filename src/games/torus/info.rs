//! The facts about ZeN that do not depend on a position.

use crate::games::GameInfo;

/// ZeN's names.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "torus",
    title: "ZeN",
    player_names: ["Z", "N"],
    player_letters: ['z', 'n'],
    position_fields: "four fields: the size, the rows, the player to move and the links",
};
