//! Descriptions of the levels in each game, for players.

use super::games;
use super::level::Level;
use crate::games::Kind;

impl Level {
    /// One line: what a player of this level sees and overlooks in a game.
    #[must_use]
    pub const fn description(self, kind: Kind) -> &'static str {
        games::profile_of(kind).descriptions[self.index()]
    }
}
