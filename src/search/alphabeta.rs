//! Alpha-beta: principal variation search (Marsland and Campbell 1982) with iterative deepening and a transposition table.
//!
//! The names are those of the Chess Programming Wiki: null-move pruning, (reverse) futility pruning, late move reductions,
//! killer moves, history heuristic, and an extension of forced moves.
//!
//! Every ply has a frame on an explicit stack instead of a recursive call, so that the search can stop after any number of
//! nodes and continue later with the same result.

use super::evaluate::{Evaluate, Sight};
use super::handicap::Handicap;
use super::path::Path;
use super::table::{Bound, Entry, Table};
use super::{Found, MAX_EVAL, Progress, WIN, is_decided};
use std::cmp::Reverse;

/// The greatest distance from the root, in plies.
const MAX_PLY: u32 = 100;

/// The move-ordering score of the hash move, and what a killer move adds to its own.
const HASH_MOVE_SCORE: i32 = 4_000_000;
const KILLER_SCORE: i32 = 2_000_000;
/// The highest history score: so small that history decides only between moves of nearly the same
/// [`Evaluate::ordering_score`].
const MAX_HISTORY: i32 = 1 << 16;

/// By how many plies the search after a null move is reduced (R in the literature).
const NULL_MOVE_REDUCTION: u32 = 2;

/// How the position after the current move of a frame is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ChildSearch {
    /// With the full window: the first move, and a move whose null-window search has failed high.
    FullWindow,
    /// With the null window (alpha, alpha + 1), to prove that the move is no better than the best so far.
    NullWindow,
    /// With the null window and a depth reduced by this number of plies: late move reductions.
    ReducedDepth(u32),
    /// After the null move, with the null window (beta − 1, beta) and a reduced depth: null-move pruning.
    NullMove,
}

/// A node of the line that is being searched.
struct Frame<J: Evaluate> {
    alpha: i32,
    beta: i32,
    depth: u32,
    /// Alpha at the beginning: a result that is not above it is an upper bound.
    original_alpha: i32,
    best: i32,
    best_move: Option<J::Move>,
    /// Where this frame's moves begin in the common list, and how many of them have been taken.
    first: usize,
    taken: usize,
    /// The move that is being searched.
    current: Option<(J::Move, J::Undo, ChildSearch)>,
    /// Whether the same player is to move after the current move: then window and score keep their signs.
    same_player: bool,
    /// Whether the null move is still to be tried, before all other moves.
    tries_null_move: bool,
    key: u64,
}

/// A search of one position.
pub struct AlphaBeta<J: Evaluate> {
    position: J,
    handicap: Handicap,
    table: Table<J::Move>,
    frames: Vec<Frame<J>>,
    /// The moves of all frames, each with its move-ordering score.
    moves: Vec<(i32, J::Move)>,
    scratch: Vec<J::Move>,
    /// The score of the last searched child, for the player to move there.
    returned: Option<i32>,
    path: Path,
    /// The history heuristic's scores, by player and move slot.
    history: Vec<i32>,
    killers: Vec<[Option<J::Move>; 2]>,
    depth: u32,
    nodes: u64,
    found: Option<Found<J::Move>>,
    /// The best move of the current iteration and its score, once a move has been searched.
    leading: Option<(i32, J::Move)>,
    done: bool,
}

impl<J: Evaluate> AlphaBeta<J> {
    /// Prepares the search of a position; `before` holds the keys of the positions before it in the game.
    #[must_use]
    pub fn new(position: J, before: &[u64], handicap: Handicap) -> Self {
        let done = position.outcome().is_over();
        Self {
            handicap: Handicap { depth: handicap.depth.clamp(1, MAX_PLY), ..handicap },
            table: Table::for_nodes(handicap.nodes),
            frames: Vec::with_capacity(MAX_PLY as usize + 1),
            moves: Vec::new(),
            scratch: Vec::new(),
            returned: None,
            path: Path::new(before),
            history: vec![0; 2 * J::SLOTS],
            killers: vec![[None; 2]; MAX_PLY as usize + 1],
            depth: 0,
            nodes: 0,
            found: None,
            leading: None,
            done,
            position,
        }
    }

    /// The same search with a transposition table of at most this size in bytes.
    #[must_use]
    pub fn with_memory(self, bytes: usize) -> Self {
        Self { table: Table::within(bytes), ..self }
    }

    /// Continues the search for about this number of positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.nodes >= self.handicap.nodes && self.found.is_some() {
                self.finish_early();
            } else if self.nodes >= pause {
                return Progress::Running;
            } else {
                self.advance();
            }
        }
        Progress::Done
    }

    /// The result so far; `None` before the first iteration is done, and when the game is over.
    #[must_use]
    pub fn found(&self) -> Option<&Found<J::Move>> {
        self.found.as_ref()
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// One step: takes the score of a child, or continues with the next move of the last frame.
    fn advance(&mut self) {
        if self.frames.is_empty() {
            self.begin_iteration();
        } else if let Some(value) = self.returned.take() {
            self.finish_child(value);
        } else {
            self.next_move();
        }
    }

    fn begin_iteration(&mut self) {
        self.depth += 1;
        self.leading = None;
        for score in &mut self.history {
            *score /= 2;
        }
        self.nodes += 1;
        let key = self.position.key();
        let hash_move = self.table.get(key).and_then(|entry| entry.best);
        self.push_frame(self.depth, -WIN, WIN, key, hash_move);
    }

    /// Visits the position: gives its score if that is known without search, else pushes a frame.
    fn enter(&mut self, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        let ply = self.ply();
        let outcome = self.position.outcome();
        if outcome.is_over() {
            let mover = self.position.to_move();
            return Some(outcome.winner().map_or(0, |winner| if winner == mover { WIN - ply } else { ply - WIN }));
        }
        let key = self.position.key();
        if self.position.may_repeat() && self.path.repeats(key) {
            return Some(0);
        }
        // A player that overlooks moves has to find the win among the moves that it sees.
        if self.handicap.is_attentive()
            && let Some(plies) = self.position.wins_in()
        {
            return Some(WIN - ply - plies);
        }
        if depth == 0 || self.frames.len() >= MAX_PLY as usize {
            return Some(self.static_evaluation(key));
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| u32::from(entry.depth) >= depth) {
            let value = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if decides {
                return Some(value);
            }
        }
        if let Some(value) = self.futility_prune(depth, alpha, beta, key) {
            return Some(value);
        }
        self.push_frame(depth, alpha, beta, key, known.and_then(|entry| entry.best));
        None
    }

    /// The static evaluation, with the error of the handicap.
    fn static_evaluation(&self, key: u64) -> i32 {
        let evaluation = self.position.evaluate();
        debug_assert!(evaluation.abs() <= MAX_EVAL, "{evaluation} looks decided: {:?}", self.position);
        (evaluation + self.handicap.misjudges(key)).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// Prunes null-window nodes near the leaves whose evaluation lies outside the window by a margin: above it by reverse
    /// futility pruning (static null-move pruning) at depths 1 and 2, below it by futility pruning at frontier nodes
    /// (Heinz 1998), unless the player to move may win at once.
    fn futility_prune(&self, depth: u32, alpha: i32, beta: i32, key: u64) -> Option<i32> {
        let margin = J::FUTILITY_MARGIN?;
        if depth > 2 || beta != alpha + 1 || is_decided(alpha) || is_decided(beta) {
            return None;
        }
        let value = self.static_evaluation(key);
        // The depth is at most 2.
        let reverse_futility = value - margin * depth as i32 >= beta;
        let futility = || depth == 1 && value + margin <= alpha && !self.position.may_win();
        (reverse_futility || futility()).then_some(value)
    }

    /// The distance from the root, in plies.
    fn ply(&self) -> i32 {
        // There are at most MAX_PLY frames.
        self.frames.len() as i32
    }

    fn push_frame(&mut self, depth: u32, alpha: i32, beta: i32, key: u64, hash_move: Option<J::Move>) {
        debug_assert!(
            hash_move.is_none_or(|mv| self.position.check(mv).is_ok()),
            "the hash move {hash_move:?} is illegal in {:?}",
            self.position
        );
        let first = self.moves.len();
        let ply = self.frames.len();
        self.list_moves(ply, hash_move);
        // One-reply extension: a forced move is searched a ply deeper.
        let forced = self.moves.len() == first + 1 && ply > 0 && ply < 2 * self.depth as usize;
        let after_null_move =
            self.frames.last().is_some_and(|frame| matches!(frame.current, Some((_, _, ChildSearch::NullMove))));
        let tries_null_move = J::NULL_MOVE.is_some()
            && depth > NULL_MOVE_REDUCTION
            && ply > 0
            && beta == alpha + 1
            && !after_null_move
            && !is_decided(beta)
            && self.position.evaluate() >= beta;
        self.path.push(key);
        self.frames.push(Frame {
            alpha,
            beta,
            depth: depth + u32::from(forced),
            original_alpha: alpha,
            best: -WIN,
            best_move: None,
            first,
            taken: 0,
            current: None,
            same_player: false,
            tries_null_move,
            key,
        });
    }

    /// Appends the moves that the player sees, each with its move-ordering score.
    fn list_moves(&mut self, ply: usize, hash_move: Option<J::Move>) {
        self.scratch.clear();
        self.position.legal_moves(&mut self.scratch);
        let first = self.moves.len();
        let player = self.position.to_move().index();
        let killers = self.killers[ply.min(MAX_PLY as usize)];
        let attentive = self.handicap.is_attentive();
        for index in 0..self.scratch.len() {
            let mv = self.scratch[index];
            if !attentive
                && self.overlooks(mv, player)
                && !(ply == 0 && self.handicap.sees_wins && self.wins_at_once(mv))
            {
                continue;
            }
            let ordering_score = if hash_move == Some(mv) {
                HASH_MOVE_SCORE
            } else {
                let killer = if killers.contains(&Some(mv)) { KILLER_SCORE } else { 0 };
                killer + self.position.ordering_score(mv) + self.history[player * J::SLOTS + J::slot(mv)]
            };
            self.moves.push((ordering_score, mv));
        }
        // If everything is overlooked, the plain moves are seen all the same, or else all moves.
        if self.moves.len() == first {
            let plain = |mv: &&J::Move| self.position.sight(**mv) == Sight::Plain;
            let any_plain = self.scratch.iter().any(|mv| plain(&mv));
            let kept = self.scratch.iter().filter(|mv| !any_plain || plain(mv));
            self.moves.extend(kept.map(|&mv| (0, mv)));
        }
    }

    fn overlooks(&self, mv: J::Move, player: usize) -> bool {
        self.handicap.overlooks(self.position.sight(mv), J::slot(mv), player)
    }

    fn wins_at_once(&mut self, mv: J::Move) -> bool {
        let mover = self.position.to_move();
        let undo = self.position.make(mv);
        let wins = self.position.outcome().winner() == Some(mover);
        self.position.unmake(mv, undo);
        wins
    }

    /// Makes the remaining move with the highest ordering score and visits the position after it, or finishes the frame.
    fn next_move(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if std::mem::take(&mut frame.tries_null_move)
            && let Some(null) = J::NULL_MOVE
        {
            let undo = self.position.make(null);
            frame.same_player = false;
            frame.current = Some((null, undo, ChildSearch::NullMove));
            self.search_child(ChildSearch::NullMove);
            return;
        }
        let left = &mut self.moves[frame.first + frame.taken..];
        // The first of equal ones, so that the order is the same on every machine.
        let Some(best) = (0..left.len()).max_by_key(|&index| (left[index].0, Reverse(index))) else {
            self.finish_frame();
            return;
        };
        left.swap(0, best);
        let (ordering_score, mv) = left[0];
        frame.taken += 1;
        let search = match frame.taken {
            1 => ChildSearch::FullWindow,
            taken => match reduction(frame.depth, taken, ordering_score) {
                0 => ChildSearch::NullWindow,
                less => ChildSearch::ReducedDepth(less),
            },
        };
        let mover = self.position.to_move();
        let undo = self.position.make(mv);
        frame.same_player = self.position.to_move() == mover;
        frame.current = Some((mv, undo, search));
        self.search_child(search);
    }

    /// Visits the position after the current move with the window and depth of this kind of search.
    fn search_child(&mut self, search: ChildSearch) {
        let Some(frame) = self.frames.last() else { return };
        let (alpha, beta) = match search {
            ChildSearch::FullWindow => (frame.alpha, frame.beta),
            ChildSearch::NullWindow | ChildSearch::ReducedDepth(_) => (frame.alpha, frame.alpha + 1),
            ChildSearch::NullMove => (frame.beta - 1, frame.beta),
        };
        let less = match search {
            ChildSearch::FullWindow | ChildSearch::NullWindow => 1,
            ChildSearch::ReducedDepth(less) => 1 + less,
            ChildSearch::NullMove => 1 + NULL_MOVE_REDUCTION,
        };
        let depth = frame.depth.saturating_sub(less);
        let (alpha, beta) = if frame.same_player { (alpha, beta) } else { (-beta, -alpha) };
        self.returned = self.enter(depth, alpha, beta);
    }

    /// Takes the score of the current move: unmakes the move, or searches it again with a deeper or wider search.
    fn finish_child(&mut self, value: i32) {
        let is_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let Some((mv, undo, search)) = frame.current else { return };
        let value = if frame.same_player { value } else { -value };
        let again = match search {
            ChildSearch::ReducedDepth(_) if value > frame.alpha => Some(ChildSearch::NullWindow),
            ChildSearch::NullWindow if value > frame.alpha && value < frame.beta => Some(ChildSearch::FullWindow),
            ChildSearch::FullWindow
            | ChildSearch::NullWindow
            | ChildSearch::ReducedDepth(_)
            | ChildSearch::NullMove => None,
        };
        if let Some(search) = again {
            frame.current = Some((mv, undo, search));
            self.search_child(search);
            return;
        }
        self.position.unmake(mv, undo);
        frame.current = None;
        if search == ChildSearch::NullMove {
            if value >= frame.beta {
                // Beta and not the value: a win found after a null move is no proof of a win.
                frame.best = frame.beta;
                self.finish_frame();
            }
            return;
        }
        if value > frame.best || frame.best_move.is_none() {
            frame.best = value;
            frame.best_move = Some(mv);
            if is_root {
                self.leading = Some((value, mv));
            }
        }
        frame.alpha = frame.alpha.max(value);
        if frame.alpha >= frame.beta {
            self.record_cutoff(mv);
            self.finish_frame();
        }
    }

    fn record_cutoff(&mut self, mv: J::Move) {
        let Some(frame) = self.frames.last() else { return };
        // Depths are at most MAX_PLY plus their extensions.
        let gain = (frame.depth * frame.depth) as i32;
        let slot = self.position.to_move().index() * J::SLOTS + J::slot(mv);
        self.history[slot] = (self.history[slot] + gain).min(MAX_HISTORY);
        let killers = &mut self.killers[self.frames.len() - 1];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Pops the last frame, stores its score in the transposition table and returns it to the frame before.
    fn finish_frame(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        let key = self.path.pop();
        debug_assert_eq!(key, Some(frame.key), "path and frames differ");
        debug_assert_eq!(self.position.key(), frame.key, "the moves of a frame were not all taken back");
        let choices = self.moves.len() - frame.first;
        self.moves.truncate(frame.first);
        let bound = if frame.best >= frame.beta {
            Bound::Lower
        } else if frame.best > frame.original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let value = to_table(frame.best, self.ply());
        let depth = u8::try_from(frame.depth).unwrap_or(u8::MAX);
        self.table.put(frame.key, Entry { value, depth, bound, best: frame.best_move });
        if self.frames.is_empty() {
            self.finish_iteration(frame.best, frame.best_move, choices);
        } else {
            self.returned = Some(frame.best);
        }
    }

    fn finish_iteration(&mut self, score: i32, best: Option<J::Move>, choices: usize) {
        let Some(best) = best else {
            self.done = true;
            return;
        };
        self.found = Some(self.with_principal_variation(self.depth, score, best));
        // A forced win within the depth is the quickest one, and a forced loss the slowest.
        let decided = is_decided(score) && WIN - score.abs() <= self.depth as i32;
        if decided || choices == 1 || self.depth >= self.handicap.depth || self.nodes >= self.handicap.nodes {
            self.done = true;
        }
    }

    /// Ends within an iteration: the best move of the unfinished iteration counts, since the best move of the one before was
    /// searched first.
    fn finish_early(&mut self) {
        if let (Some((score, best)), Some(found)) = (self.leading, &self.found) {
            let depth = found.depth;
            self.found = Some(self.with_principal_variation(depth, score, best));
        }
        if let Some(found) = &mut self.found {
            found.nodes = self.nodes;
        }
        self.done = true;
    }

    /// The result with its principal variation, which is read from the transposition table.
    fn with_principal_variation(&self, depth: u32, score: i32, best: J::Move) -> Found<J::Move> {
        let mut position = self.root();
        let mut principal_variation = vec![best];
        position.make(best);
        let mut keys = vec![position.key()];
        while principal_variation.len() < depth as usize && !position.outcome().is_over() {
            let Some(next) = self.table.get(position.key()).and_then(|entry| entry.best) else { break };
            if position.check(next).is_err() {
                break;
            }
            position.make(next);
            if keys.contains(&position.key()) {
                break;
            }
            keys.push(position.key());
            principal_variation.push(next);
        }
        Found { depth, score, nodes: self.nodes, principal_variation }
    }

    /// The position at the root.
    fn root(&self) -> J {
        let mut root = self.position.clone();
        for frame in self.frames.iter().rev() {
            if let Some((mv, undo, _)) = frame.current {
                root.unmake(mv, undo);
            }
        }
        root
    }
}

/// Late move reductions: by how many plies the search of the move that is the `taken`th of its node is reduced.
fn reduction(depth: u32, taken: usize, ordering_score: i32) -> u32 {
    if depth < 2 || taken <= 3 || ordering_score >= KILLER_SCORE {
        0
    } else {
        let late = if taken <= 10 {
            2
        } else if taken <= 24 {
            3
        } else {
            4
        };
        (1 + depth * late / 8).min(depth - 1)
    }
}

/// Scores of forced wins and losses count plies from the root; in the transposition table they count from the stored
/// position (the mate score adjustment of chess programs).
fn to_table(value: i32, ply: i32) -> i16 {
    let value = match value {
        value if !is_decided(value) => value,
        value if value > 0 => value + ply,
        value => value - ply,
    };
    value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

fn from_table(value: i16, ply: i32) -> i32 {
    match i32::from(value) {
        value if !is_decided(value) => value,
        value if value > 0 => value - ply,
        value => value + ply,
    }
}

#[cfg(test)]
mod tests {
    use super::{KILLER_SCORE, MAX_EVAL, WIN, from_table, reduction, to_table};

    #[test]
    fn the_table_counts_the_plies_to_a_win_from_its_own_position() {
        for ply in 0..40 {
            for value in [0, 1, -1, MAX_EVAL, -MAX_EVAL] {
                assert_eq!(i32::from(to_table(value, ply)), value);
                assert_eq!(from_table(to_table(value, ply), ply), value);
            }
            for left in 0..40 {
                let won = WIN - ply - left;
                assert_eq!(i32::from(to_table(won, ply)), WIN - left);
                assert_eq!(i32::from(to_table(-won, ply)), left - WIN);
                assert_eq!(from_table(to_table(won, ply), ply), won);
                assert_eq!(from_table(to_table(-won, ply), ply), -won);
            }
        }
    }

    #[test]
    fn the_later_a_move_the_less_deep_it_is_looked_at_and_never_not_at_all() {
        for depth in 0..40 {
            let less = |taken| reduction(depth, taken, 0);
            assert_eq!(less(1), 0, "the best move is looked at as deep as it is");
            assert!((1..80).all(|taken| less(taken) <= less(taken + 1)), "depth {depth}");
            assert!((1..80).all(|taken| less(taken) < depth.max(1)), "depth {depth}");
            assert!((1..80).all(|taken| reduction(depth, taken, KILLER_SCORE) == 0), "depth {depth}");
            assert!((1..80).all(|taken| less(taken) <= reduction(depth + 1, taken, 0)), "depth {depth}");
        }
        assert!(reduction(20, 80, 0) > reduction(20, 5, 0) && reduction(20, 5, 0) > 0);
        assert!(reduction(20, 80, KILLER_SCORE - 1) > 0);
    }
}

#[cfg(test)]
mod minimax;
