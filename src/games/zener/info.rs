//! What is known of Zener without a position.

use crate::games::GameInfo;

/// Zener's names, rules and board.
pub(in crate::games) const INFO: GameInfo = GameInfo {
    id: "zener",
    title: "Zener",
    player_names: ["White", "Black"],
    player_letters: ['w', 'k'],
    rules: include_str!("rules.md"),
    wraps: false,
    has_exits: true,
};
