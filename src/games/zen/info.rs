//! What is known of ZEN without a position.

use crate::games::GameInfo;

/// ZEN's names, rules and board.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "zen",
    title: "ZEN L'initié",
    player_names: ["White", "Black"],
    player_letters: ['w', 'b'],
    rules: include_str!("rules.md"),
    wraps: false,
    has_exits: false,
};
