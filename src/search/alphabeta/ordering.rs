//! Move ordering: the hash move first, then killer moves, then by the game's own scores and the history heuristic.

use crate::games::Player;
use crate::search::evaluate::Evaluate;

/// The move-ordering score of the hash move, and what a killer move adds to its own.
const HASH_MOVE_SCORE: i32 = 4_000_000;
pub(super) const KILLER_SCORE: i32 = 2_000_000;

/// The greatest history score: so small that history decides only between moves of nearly equal
/// [`Evaluate::ordering_score`].
const MAX_HISTORY: i32 = 1 << 16;

/// The move ordering of one search, which learns from beta cutoffs.
pub(super) struct MoveOrdering<E: Evaluate> {
    /// The history heuristic's scores, by player and move slot.
    history: Vec<i32>,
    /// The last two killer moves at each distance from the root, the latest first.
    killers: Vec<[Option<E::Move>; 2]>,
}

impl<E: Evaluate> MoveOrdering<E> {
    /// For nodes whose distance from the root is below `plies`.
    pub(super) fn new(plies: u32) -> Self {
        Self { history: vec![0; 2 * E::SLOTS], killers: vec![[None; 2]; plies as usize] }
    }

    /// Halves all history scores, so that later cutoffs count more.
    pub(super) fn age_history(&mut self) {
        for score in &mut self.history {
            *score /= 2;
        }
    }

    /// The move-ordering score of a move at this distance from the root.
    pub(super) fn score(&self, position: &E, mv: E::Move, hash_move: Option<E::Move>, ply: usize) -> i32 {
        if hash_move == Some(mv) {
            return HASH_MOVE_SCORE;
        }
        let killer = if self.killers[ply].contains(&Some(mv)) { KILLER_SCORE } else { 0 };
        killer + position.ordering_score(mv) + self.history[history_index::<E>(position.to_move(), mv)]
    }

    /// Records that a move of a player has caused a beta cutoff at this distance from the root, in a search of this
    /// depth.
    pub(super) fn record_cutoff(&mut self, player: Player, mv: E::Move, ply: usize, depth: u32) {
        // Depths are far below the square root of 2³¹.
        let gain = (depth * depth) as i32;
        let score = &mut self.history[history_index::<E>(player, mv)];
        *score = (*score + gain).min(MAX_HISTORY);
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }
}

fn history_index<E: Evaluate>(player: Player, mv: E::Move) -> usize {
    player.index() * E::SLOTS + E::slot(mv)
}
