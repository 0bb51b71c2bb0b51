//! The result of a search in the notation of its game.

use super::found::Found;
use crate::games::Notation;

/// The result of a search so far, in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// From the view of the player to move, as in [`Found::score`].
    pub score: i32,
    /// Positions visited so far (in ZeN: playouts).
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects; never empty.
    pub principal_variation: Vec<String>,
}

impl Finding {
    /// What a search from this position has found.
    pub(super) fn new<R: Notation>(start: &R, found: &Found<R::Move>) -> Self {
        let mut position = start.clone();
        let mut principal_variation = Vec::with_capacity(found.principal_variation.len());
        for &mv in &found.principal_variation {
            principal_variation.push(position.move_text(mv));
            position.make(mv);
        }
        Self { depth: found.depth, score: found.score, nodes: found.nodes, principal_variation }
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> &str {
        self.principal_variation.first().map_or("", String::as_str)
    }
}
