//! The facts about Zener that do not depend on a position.

use crate::games::GameInfo;

/// Zener's names.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "zener",
    title: "Zener",
    player_names: ["White", "Black"],
    player_letters: ['w', 'k'],
    position_fields: "4 fields (rows, player to move, symbol to answer, piece that has moved)",
};
