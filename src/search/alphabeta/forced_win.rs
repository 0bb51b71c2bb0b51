//! Searches for forced wins alone: every move of both sides to a given depth, with a transposition table and without
//! estimates. What it does not find is not there, so it also shows for how long a position is open.
//!
//! It is alpha-beta with two values, won within the depth or not. Nothing is pruned by estimates and no move is
//! reduced.
//!
//! Several threads search the same position and share the table (lazy SMP). Where every move has to be searched, each
//! thread begins with another one, and finds in the table what the others have searched.

use super::ordering::MoveOrdering;
use super::win_table::{Known, MOST_TURNS, WinTable};
use crate::games::{Notation, Player};
use crate::search::evaluate::Evaluate;
use crate::search::forced_win::{ForcedWin, MOST_TURNS_TO_WIN};
use std::cmp::Reverse;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The most plies in one turn: two steps in Zener.
const MOST_PLIES_IN_A_TURN: u32 = 2;

/// Nodes with fewer turns left are not stored: to search them again takes less time than to read from a table that is
/// far larger than the processor's caches, and the table holds more of the others.
const FEWEST_TURNS_STORED: u32 = 2;

const _: () = assert!(MOST_TURNS_TO_WIN <= MOST_TURNS);

/// The search of one position for forced wins of one player.
pub(in crate::search) struct ForcedWinSearch<E: Evaluate> {
    table: WinTable,
    /// One for each thread.
    searchers: Vec<Searcher<E>>,
}

/// The search of one thread.
struct Searcher<E: Evaluate> {
    position: E,
    winner: Player,
    /// The number of this thread, from 0, and the number of all threads. They tell with which of the winner's moves this
    /// thread begins.
    number: usize,
    threads: usize,
    ordering: MoveOrdering<E>,
    /// The moves of all nodes of the line, each with its move-ordering score and its number in the order of the rules.
    moves: Vec<(i64, usize, E::Move)>,
    scratch: Vec<E::Move>,
    nodes: u64,
}

/// What all threads share in one search.
struct Shared<'t> {
    table: &'t WinTable,
    /// Set by the first thread that has the result.
    has_result: AtomicBool,
}

impl<E: Evaluate> ForcedWinSearch<E> {
    /// Prepares the search, with a transposition table of at most this size in bytes, by this number of threads, at
    /// least one.
    pub(in crate::search) fn new(position: &E, winner: Player, bytes: usize, threads: usize) -> Self {
        let threads = threads.max(1);
        let searcher = |number: usize| Searcher {
            position: position.clone(),
            winner,
            number,
            threads,
            ordering: MoveOrdering::new(MOST_PLIES_IN_A_TURN * MOST_TURNS_TO_WIN),
            moves: Vec::new(),
            scratch: Vec::new(),
            nodes: 0,
        };
        Self { table: WinTable::within(bytes), searchers: (0..threads).map(searcher).collect() }
    }
}

impl<E: Evaluate> Searcher<E> {
    /// Searches from the root; `None` if another thread was quicker.
    fn wins_within(&mut self, shared: &Shared<'_>, turns: u32) -> Option<bool> {
        self.ordering.age_history();
        let wins = self.wins(shared, turns, 0);
        if wins.is_some() {
            shared.has_result.store(true, Ordering::Relaxed);
        }
        wins
    }

    /// Whether the winner wins within this number of turns from the current node, which lies `ply` plies from the root;
    /// `None` if another thread has the result.
    ///
    /// Repetitions are left aside: on the quickest way to a win no turn begins like an earlier one, since the turns to
    /// the win become fewer.
    fn wins(&mut self, shared: &Shared<'_>, turns: u32, ply: usize) -> Option<bool> {
        self.nodes += 1;
        let outcome = self.position.outcome();
        if outcome.is_over() {
            return Some(outcome.winner() == Some(self.winner));
        }
        if turns == 0 || !self.position.may_win_within(self.winner, turns) {
            return Some(false);
        }
        let player = self.position.to_move();
        let attacks = player == self.winner;
        if let Some(least) = self.position.wins_in() {
            if !attacks {
                return Some(false);
            }
            if least.unsigned_abs() <= turns {
                return Some(true);
            }
        }
        let key = self.position.key();
        let is_stored = turns >= FEWEST_TURNS_STORED;
        let known = if is_stored { shared.table.get(key) } else { None };
        match known {
            Some(Known { wins: true, turns: known, .. }) if known <= turns => return Some(true),
            Some(Known { wins: false, turns: known, .. }) if known >= turns => return Some(false),
            _ => {}
        }
        if shared.has_result.load(Ordering::Relaxed) {
            return None;
        }
        let first = self.moves.len();
        self.list_moves(known.and_then(|known| known.hash_move), ply);
        debug_assert!(self.moves.len() > first, "no move, but the game goes on: {:?}", self.position);
        // The move that decides: one that wins for the winner, or one that escapes for the other.
        let mut decides = None;
        for next in first..self.moves.len() {
            let (place, mv) = self.next_move(next);
            let undo = self.position.make(mv);
            let ends_turn = self.position.to_move() != player;
            let wins = self.wins(shared, turns - u32::from(ends_turn), ply + 1);
            self.position.unmake(mv, undo);
            let Some(wins) = wins else {
                self.moves.truncate(first);
                return None;
            };
            if wins == attacks {
                self.ordering.record_cutoff(player, mv, ply, turns);
                decides = Some(place);
                break;
            }
        }
        self.moves.truncate(first);
        let wins = decides.is_some() == attacks;
        if is_stored {
            shared.table.put(key, Known { wins, turns, hash_move: decides });
        }
        Some(wins)
    }

    /// Lists the moves. One escape of the other player is enough, so its moves are ordered by how much the winner can
    /// try after them.
    fn list_moves(&mut self, hash_move: Option<usize>, ply: usize) {
        self.scratch.clear();
        self.position.legal_moves(&mut self.scratch);
        let hash_move = hash_move.and_then(|place| self.scratch.get(place).copied());
        let score = self.ordering.scores(&self.position, hash_move, ply);
        let escapes = self.position.to_move() != self.winner;
        let mut position = self.position.clone();
        let mut expected_size = |mv| {
            let undo = position.make(mv);
            let size = position.expected_size(self.winner);
            position.unmake(mv, undo);
            i64::from(size) << 32
        };
        let first = self.moves.len();
        let scored = self.scratch.iter().enumerate().map(|(place, &mv)| {
            let score = i64::from(score(mv));
            (if escapes { score - expected_size(mv) } else { score }, place, mv)
        });
        self.moves.extend(scored);
        let begins_with = self.scratch.len() * self.number / self.threads;
        if !escapes && begins_with > 0 {
            let listed = &mut self.moves[first..];
            listed.sort_by_key(|&(score, ..)| Reverse(score));
            listed.rotate_left(begins_with);
            // From here on only the order counts.
            for (score, entry) in (0..).zip(listed.iter_mut().rev()) {
                entry.0 = score;
            }
        }
    }

    /// Brings the move with the highest move-ordering score from here on to this place, and returns it with its number
    /// in the order of the rules.
    fn next_move(&mut self, place: usize) -> (usize, E::Move) {
        let left = &self.moves[place..];
        let best = (0..left.len()).rev().max_by_key(|&index| left[index].0).unwrap_or(0);
        self.moves.swap(place, place + best);
        let (_, place, mv) = self.moves[place];
        (place, mv)
    }
}

impl<E: Evaluate + Notation> ForcedWin for ForcedWinSearch<E> {
    fn wins_within(&mut self, turns: u32) -> bool {
        let turns = turns.min(MOST_TURNS_TO_WIN);
        let shared = Shared { table: &self.table, has_result: AtomicBool::new(false) };
        let Some((own, others)) = self.searchers.split_first_mut() else { return false };
        let results = thread::scope(|scope| {
            let shared = &shared;
            let start = |searcher: &mut Searcher<E>| searcher.wins_within(shared, turns);
            let others: Vec<_> = others.iter_mut().map(|searcher| scope.spawn(move || start(searcher))).collect();
            let join =
                |other: thread::ScopedJoinHandle<'_, _>| other.join().unwrap_or_else(|panic| resume_unwind(panic));
            std::iter::once(start(own)).chain(others.into_iter().map(join)).collect::<Vec<_>>()
        });
        // The first thread that ends has a result, and all results are the same.
        results.into_iter().flatten().next().unwrap_or(false)
    }

    fn nodes(&self) -> u64 {
        self.searchers.iter().map(|searcher| searcher.nodes).sum()
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

    /// Asserts that the search finds the wins within `most` turns that there are, and no others, in some positions of
    /// random games.
    fn finds_what_is_there<E: Evaluate + Notation>(start: &E, most: u32, every: usize, threads: usize) {
        let mut wins = [0; 2];
        for position in test_support::positions(start, 3_000).into_iter().step_by(every) {
            for winner in Player::BOTH {
                let mut search = ForcedWinSearch::new(&position, winner, 1 << 16, threads);
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
        for threads in [1, 3] {
            finds_what_is_there(&zener::Position::start(&zener::Setup::default()), 2, 12, threads);
            finds_what_is_there(&enso::Position::start(&enso::Options), 3, 12, threads);
        }
    }
}
