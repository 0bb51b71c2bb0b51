//! Move ordering: the hash move first, then killer moves, then by the game's own scores and the history heuristic.

use crate::games::Player;
use crate::search::evaluate::Evaluate;

/// The move-ordering score of the hash move, and what a killer move adds to its own.
const HASH_MOVE_SCORE: i32 = 4_000_000;
pub(super) const KILLER_SCORE: i32 = 2_000_000;

/// The greatest history score: so small that history decides only between moves of nearly equal
/// [`Evaluate::ordering_scores`].
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

    /// Gives the move-ordering scores of the moves of a position at this distance from the root.
    pub(super) fn scores(&self, position: &E, hash_move: Option<E::Move>, ply: usize) -> impl Fn(E::Move) -> i32 {
        let of_game = position.ordering_scores();
        let (killers, player) = (self.killers[ply], position.to_move());
        move |mv| {
            if hash_move == Some(mv) {
                return HASH_MOVE_SCORE;
            }
            let killer = if killers.contains(&Some(mv)) { KILLER_SCORE } else { 0 };
            killer + of_game(mv) + self.history[history_index::<E>(player, mv)]
        }
    }

    /// The moves that are searched before others are listed, best first, with their move-ordering scores: the hash
    /// move, and the killer moves of this distance from the root. They may be illegal, and one may come twice.
    pub(super) fn early_moves(
        &self,
        hash_move: Option<E::Move>,
        ply: usize,
    ) -> impl Iterator<Item = (i32, E::Move)> + use<E> {
        let killers = self.killers[ply].into_iter().flatten();
        hash_move.map(|mv| (HASH_MOVE_SCORE, mv)).into_iter().chain(killers.map(|mv| (KILLER_SCORE, mv)))
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

#[cfg(test)]
mod tests {
    use super::{KILLER_SCORE, MoveOrdering};
    use crate::games::enso::{Move, Options, Position};
    use crate::games::{Player, Rules};
    use crate::search::evaluate::Evaluate;

    fn start() -> (Position, Vec<Move>) {
        let position = Position::start(&Options);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        (position, moves)
    }

    #[test]
    fn the_hash_move_comes_first_then_the_last_two_killer_moves_of_its_distance() {
        let (position, moves) = start();
        let mut ordering = MoveOrdering::<Position>::new(10);
        let mut killers_after = |cutoff: usize| {
            ordering.record_cutoff(position.to_move(), moves[cutoff], 3, 2);
            let score = |index: usize, ply| ordering.scores(&position, Some(moves[9]), ply)(moves[index]);
            assert!((0..9).all(|index| score(index, 3) < score(9, 3) && score(index, 4) < KILLER_SCORE));
            (0..9).filter(|&index| score(index, 3) >= KILLER_SCORE).collect::<Vec<_>>()
        };
        assert_eq!(killers_after(0), [0]);
        assert_eq!(killers_after(1), [0, 1]);
        assert_eq!(killers_after(1), [0, 1]);
        assert_eq!(killers_after(2), [1, 2]);
    }

    #[test]
    fn history_counts_the_cutoffs_of_one_move_of_one_player_and_decides_only_between_nearly_equal_moves() {
        let (position, moves) = start();
        let player = position.to_move();
        let history = |ordering: &MoveOrdering<Position>| {
            moves
                .iter()
                .map(|&mv| ordering.scores(&position, None, 0)(mv) - position.ordering_scores()(mv))
                .collect::<Vec<_>>()
        };
        let after = |player: Player, depth, times| {
            let mut ordering = MoveOrdering::<Position>::new(2);
            for _ in 0..times {
                ordering.record_cutoff(player, moves[3], 1, depth);
            }
            ordering
        };
        let gain = |depth, times| {
            let mut history = history(&after(player, depth, times));
            let gain = history.remove(3);
            assert!(history.iter().all(|&other| other == 0), "only that move has gained");
            gain
        };
        assert!(gain(1, 1) > 0 && gain(2, 1) > gain(1, 1), "deeper searches count more");
        assert_eq!(gain(3, 5), 5 * gain(3, 1));
        assert!(history(&after(player.other(), 3, 5)).iter().all(|&gain| gain == 0));
        let mut ordering = after(player, 4, 6);
        ordering.age_history();
        assert_eq!(2 * history(&ordering)[3], gain(4, 6));
        let (captures, others): (Vec<_>, Vec<_>) =
            moves.iter().map(|&mv| (mv.captures, position.ordering_scores()(mv))).partition(|&(captures, _)| captures);
        let apart = captures.iter().map(|&(_, score)| score).min().zip(others.iter().map(|&(_, score)| score).max());
        assert!(apart.is_none_or(|(capture, other)| other + gain(90, 100) < capture));
    }
}
