//! Searches for forced wins alone: every move of both sides to a given depth, with a transposition table and without estimates. What it
//! does not find is not there, so it also shows for how long a position is open.
//!
//! It is alpha-beta with two values, won within the depth or not. Nothing is pruned by estimates and no move is reduced.

use super::ordering::MoveOrdering;
use super::table::{Bound, Entry, Table};
use crate::games::{Notation, Player};
use crate::search::evaluate::Evaluate;
use crate::search::forced_win::{ForcedWin, MOST_TURNS_TO_WIN};

/// The most plies in one turn: two steps in Zener.
const MOST_PLIES_IN_A_TURN: u32 = 2;

/// The search of one position for forced wins of one player.
pub(in crate::search) struct ForcedWinSearch<E: Evaluate> {
    position: E,
    winner: Player,
    /// A lower bound says that the winner wins within the depth, an upper bound that it does not. The values are not used.
    table: Table<E::Move>,
    ordering: MoveOrdering<E>,
    /// The moves of all nodes of the line, each with its move-ordering score.
    moves: Vec<(i64, E::Move)>,
    scratch: Vec<E::Move>,
    nodes: u64,
}

impl<E: Evaluate> ForcedWinSearch<E> {
    /// Prepares the search, with a transposition table of at most this size in bytes.
    pub(in crate::search) fn new(position: E, winner: Player, bytes: usize) -> Self {
        Self {
            position,
            winner,
            table: Table::within(bytes),
            ordering: MoveOrdering::new(MOST_PLIES_IN_A_TURN * MOST_TURNS_TO_WIN),
            moves: Vec::new(),
            scratch: Vec::new(),
            nodes: 0,
        }
    }

    /// Whether the winner wins within this number of turns from the current node, which lies `ply` plies from the root.
    ///
    /// Repetitions are left aside: on the quickest way to a win no turn begins like an earlier one, since the turns to the win become fewer.
    fn wins(&mut self, turns: u32, ply: usize) -> bool {
        self.nodes += 1;
        let outcome = self.position.outcome();
        if outcome.is_over() {
            return outcome.winner() == Some(self.winner);
        }
        if !self.position.may_win_within(self.winner, turns) {
            return false;
        }
        let player = self.position.to_move();
        let attacks = player == self.winner;
        if let Some(least) = self.position.wins_in() {
            if !attacks {
                return false;
            }
            if least.unsigned_abs() <= turns {
                return true;
            }
        }
        let key = self.position.key();
        let known = self.table.get(key);
        if let Some(entry) = known {
            let depth = u32::from(entry.depth);
            match entry.bound {
                Bound::Lower if depth <= turns => return true,
                Bound::Upper if depth >= turns => return false,
                _ => {}
            }
        }
        let first = self.moves.len();
        self.list_moves(known.and_then(|entry| entry.best), ply);
        debug_assert!(self.moves.len() > first, "no move, but the game goes on: {:?}", self.position);
        // The move that decides: one that wins for the winner, or one that escapes for the other.
        let mut decides = None;
        for next in first..self.moves.len() {
            let mv = self.next_move(next);
            let undo = self.position.make(mv);
            let ends_turn = self.position.to_move() != player;
            let wins = self.wins(turns - u32::from(ends_turn), ply + 1);
            self.position.unmake(mv, undo);
            if wins == attacks {
                self.ordering.record_cutoff(player, mv, ply, turns);
                decides = Some(mv);
                break;
            }
        }
        self.moves.truncate(first);
        let wins = decides.is_some() == attacks;
        let bound = if wins { Bound::Lower } else { Bound::Upper };
        // At most `MOST_TURNS_TO_WIN`.
        self.table.put(key, Entry { value: 0, depth: turns as u8, bound, best: decides });
        wins
    }

    /// Lists the moves. One escape of the other player is enough, so its moves are ordered by how much the winner can try after them.
    fn list_moves(&mut self, hash_move: Option<E::Move>, ply: usize) {
        self.scratch.clear();
        self.position.legal_moves(&mut self.scratch);
        let score = self.ordering.scores(&self.position, hash_move, ply);
        let escapes = self.position.to_move() != self.winner;
        let mut position = self.position.clone();
        let mut expected_size = |mv| {
            let undo = position.make(mv);
            let size = position.expected_size(self.winner);
            position.unmake(mv, undo);
            i64::from(size) << 32
        };
        let scored = self.scratch.iter().map(|&mv| {
            let score = i64::from(score(mv));
            (if escapes { score - expected_size(mv) } else { score }, mv)
        });
        self.moves.extend(scored);
    }

    /// Brings the move with the highest move-ordering score from here on to this place.
    fn next_move(&mut self, place: usize) -> E::Move {
        let left = &self.moves[place..];
        let best = (0..left.len()).rev().max_by_key(|&index| left[index].0).unwrap_or(0);
        self.moves.swap(place, place + best);
        self.moves[place].1
    }
}

impl<E: Evaluate + Notation> ForcedWin for ForcedWinSearch<E> {
    fn wins_within(&mut self, turns: u32) -> bool {
        self.ordering.age_history();
        self.wins(turns.min(MOST_TURNS_TO_WIN), 0)
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

#[cfg(test)]
mod tests {
    use super::{ForcedWin, ForcedWinSearch};
    use crate::games::{Notation, Player, Rules, enso, zener};
    use crate::search::evaluate::Evaluate;
    use crate::search::test_support;

    /// The same by the rules alone.
    fn wins_by_the_rules<E: Evaluate>(position: &mut E, winner: Player, turns: u32) -> bool {
        let outcome = position.outcome();
        if outcome.is_over() || turns == 0 {
            return outcome.winner() == Some(winner);
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let player = position.to_move();
        let attacks = player == winner;
        for mv in moves {
            let undo = position.make(mv);
            let left = turns - u32::from(position.to_move() != player);
            let wins = wins_by_the_rules(position, winner, left);
            position.unmake(mv, undo);
            if wins == attacks {
                return attacks;
            }
        }
        !attacks
    }

    /// Asserts that the search finds the wins within `most` turns that there are, and no others, in some positions of random games.
    fn finds_what_is_there<E: Evaluate + Notation>(start: &E, most: u32, every: usize) {
        let mut wins = [0; 2];
        for position in test_support::positions(start, 3_000).into_iter().step_by(every) {
            for winner in Player::BOTH {
                let mut search = ForcedWinSearch::new(position.clone(), winner, 1 << 16);
                // Forwards, as it is used, and then again, with what is known of deeper searches.
                for turns in (0..=most).chain((0..=most).rev()) {
                    let expected = wins_by_the_rules(&mut position.clone(), winner, turns);
                    assert_eq!(search.wins_within(turns), expected, "{winner:?} {turns} {}", position.to_text());
                    wins[usize::from(winner == position.to_move())] += usize::from(expected);
                }
            }
        }
        assert!(wins.iter().all(|&wins| wins > 10), "{wins:?}");
    }

    #[test]
    fn forced_wins_are_those_of_the_rules_and_no_others() {
        finds_what_is_there(&zener::Position::start(&zener::Setup::default()), 2, 12);
        finds_what_is_there(&enso::Position::start(&enso::Options), 3, 12);
    }
}
