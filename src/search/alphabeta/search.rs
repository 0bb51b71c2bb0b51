//! The search itself: iterative deepening, and the traversal of the tree.
//!
//! Every ply has a frame on an explicit stack instead of a recursive call, so that the search can stop after any number
//! of nodes and continue later with the same result.

mod move_list;

use super::frame::{ChildSearch, Frame, Value};
use super::ordering::MoveOrdering;
use super::path::Path;
use super::principal_variation::principal_variation;
use super::pruning::{
    depth_without_hash_move, futility_prune, may_prune_by_null_move, may_prune_late_moves, reduction,
    reverse_futility_prune,
};
use super::table::{Bound, Entry, Table, from_table, to_table};
use crate::search::evaluate::Evaluate;
use crate::search::found::{Found, Variation};
use crate::search::handicap::Handicap;
use crate::search::progress::Progress;
use crate::search::score::{MAX_EVAL, WIN, is_decided, win_score};
use std::cmp::Reverse;

/// The greatest number of frames: nodes at this distance from the root, in plies, are evaluated.
const MAX_PLY: u32 = 100;

/// A search of one position.
pub struct AlphaBeta<E: Evaluate> {
    position: E,
    handicap: Handicap,
    table: Table<E::Move>,
    frames: Vec<Frame<E>>,
    /// The moves of all frames, each with its move-ordering score.
    moves: Vec<(i32, E::Move)>,
    scratch: Vec<E::Move>,
    /// The score of the last searched child, for the player to move there.
    returned: Option<Value>,
    path: Path,
    ordering: MoveOrdering<E>,
    depth: u32,
    nodes: u64,
    /// The number of lines that are wanted, at least 1 (multi-PV).
    lines: usize,
    /// For each player the points from which on all wins are worth the same.
    enough_points: [u32; 2],
    /// The lines of the current iteration so far: each but the first is the best one without the first moves of those
    /// before.
    iteration: Vec<Variation<E::Move>>,
    /// The result of the last iteration that was finished.
    found: Option<Found<E::Move>>,
    /// The best move of the current pass of the root and its score, once a move has been searched.
    leading: Option<(i32, E::Move)>,
    done: bool,
}

impl<E: Evaluate> AlphaBeta<E> {
    /// Prepares the search of a position; `before` holds the keys of the positions before it in the game.
    #[must_use]
    pub fn new(position: E, before: &[u64], handicap: Handicap) -> Self {
        let table = Table::for_nodes(handicap.nodes);
        let handicap = Handicap { depth: handicap.depth.clamp(1, MAX_PLY), ..handicap };
        Self::with_table(position, Path::new(before), handicap, table)
    }

    fn with_table(position: E, path: Path, handicap: Handicap, table: Table<E::Move>) -> Self {
        let done = position.outcome().is_over();
        Self {
            handicap,
            table,
            frames: Vec::with_capacity(MAX_PLY as usize),
            moves: Vec::new(),
            scratch: Vec::new(),
            returned: None,
            path,
            ordering: MoveOrdering::new(MAX_PLY),
            depth: 0,
            nodes: 0,
            lines: 1,
            enough_points: [u32::MAX; 2],
            iteration: Vec::new(),
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

    /// Another search of the same position with the same transposition table, which ends only when nothing is left to
    /// be found: for a thread of its own. To be asked before the first step; `number` counts the helpers from 1.
    pub(super) fn helper(&mut self, number: usize) -> Self {
        debug_assert!(self.depth == 0, "the search has begun");
        let handicap = Handicap { depth: MAX_PLY, nodes: u64::MAX, ..self.handicap };
        let helper = Self::with_table(self.position.clone(), self.path.clone(), handicap, self.table.share());
        // Every other helper is a ply ahead, so that they do not all search the same.
        Self { depth: number as u32 % 2, lines: self.lines, enough_points: self.enough_points, ..helper }
    }

    /// Says from how many points on all wins of player one and of player two are worth the same.
    pub(super) fn set_enough_points(&mut self, enough: [u32; 2]) {
        debug_assert!(self.depth == 0, "the search has begun");
        self.enough_points = enough;
    }

    /// Says how many lines are wanted, at least 1.
    pub(super) fn set_lines(&mut self, lines: usize) {
        debug_assert!(self.depth == 0, "the search has begun");
        self.lines = lines.max(1);
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
    pub fn found(&self) -> Option<&Found<E::Move>> {
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
            self.begin_pass();
        } else if let Some(value) = self.returned.take() {
            self.finish_child(value);
        } else {
            self.next_move();
        }
    }

    /// Begins a search of the root: the first one of an iteration, or the one for the next line, without the first
    /// moves of the lines before. Its window is open on both sides, so its score is no bound.
    fn begin_pass(&mut self) {
        self.leading = None;
        let key = self.position.key();
        let hash_move = if self.iteration.is_empty() {
            self.depth += 1;
            self.ordering.age_history();
            self.table.get(key).and_then(|entry| entry.best)
        } else {
            let best = self.found.iter().filter_map(|found| found.principal_variation.first());
            let others = self.found.iter().flat_map(|found| &found.others).filter_map(|line| line.moves.first());
            best.chain(others).copied().find(|&mv| !begins(&self.iteration, mv))
        };
        self.nodes += 1;
        self.push_frame(self.depth, -WIN, WIN, key, hash_move);
    }

    /// Visits the position: returns its score if that is known without a search of its moves, otherwise pushes a frame.
    fn enter(&mut self, depth: u32, alpha: i32, beta: i32) -> Option<Value> {
        self.nodes += 1;
        let ply = self.ply();
        let outcome = self.position.outcome();
        if outcome.is_over() {
            let mover = self.position.to_move();
            let score = outcome.winner().map_or(0, |winner| {
                let score = win_score(ply, self.position.points(winner), self.enough_points[winner.index()]);
                if winner == mover { score } else { -score }
            });
            return Some(Value::of(score));
        }
        let key = self.position.key();
        if self.position.may_repeat()
            && let Some(earlier) = self.path.repeats(key)
        {
            return Some(Value { score: 0, repeats: Some(earlier) });
        }
        // A player who overlooks moves must find the win among the moves that it sees.
        if self.handicap.is_attentive()
            && let Some(plies) = self.position.wins_in()
        {
            return Some(Value::of(WIN - ply - plies));
        }
        if depth == 0 || self.frames.len() >= MAX_PLY as usize {
            return Some(Value::of(self.static_evaluation(key)));
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
                return Some(Value::of(value));
            }
        }
        if let Some(value) = futility_prune(&self.position, depth, alpha, beta, || self.static_evaluation(key)) {
            return Some(Value::of(value));
        }
        if self.handicap.is_full_strength()
            && let Some(value) = reverse_futility_prune::<E>(depth, alpha, beta, || self.evaluation())
        {
            return Some(Value::of(value));
        }
        let hash_move = known.and_then(|entry| entry.best);
        let depth = if hash_move.is_none() && self.handicap.is_full_strength() {
            depth_without_hash_move::<E>(depth)
        } else {
            depth
        };
        self.push_frame(depth, alpha, beta, key, hash_move);
        None
    }

    /// The static evaluation, with the error of the handicap.
    fn static_evaluation(&self, key: u64) -> i32 {
        (self.evaluation() + self.handicap.misjudges(key)).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// The static evaluation without an error.
    fn evaluation(&self) -> i32 {
        let evaluation = if self.handicap.is_full_strength() {
            self.position.evaluate_at_full_strength()
        } else {
            self.position.evaluate()
        };
        debug_assert!(evaluation.abs() <= MAX_EVAL, "{evaluation} looks decided: {:?}", self.position);
        evaluation
    }

    /// The distance from the root, in plies.
    fn ply(&self) -> i32 {
        // There are at most MAX_PLY frames.
        self.frames.len() as i32
    }

    fn push_frame(&mut self, depth: u32, alpha: i32, beta: i32, key: u64, hash_move: Option<E::Move>) {
        debug_assert!(
            hash_move.is_none_or(|mv| self.position.check(mv).is_ok()),
            "the hash move {hash_move:?} is illegal in {:?}",
            self.position
        );
        let first = self.moves.len();
        let ply = self.frames.len();
        // The number of the root's moves must be known, and players with a handicap may overlook an early move.
        let is_staged = ply > 0 && self.handicap.is_full_strength();
        if is_staged {
            self.append_early_moves(ply, hash_move);
        } else {
            self.list_moves(ply, first, hash_move);
        }
        let after_null_move =
            self.frames.last().is_some_and(|frame| matches!(frame.current, Some((_, _, ChildSearch::NullMove))));
        let tries_null_move =
            ply > 0 && !after_null_move && may_prune_by_null_move::<E>(depth, alpha, beta, || self.evaluation());
        self.path.push(key);
        self.frames.push(Frame {
            alpha,
            beta,
            depth,
            original_alpha: alpha,
            best: -WIN,
            best_move: None,
            repeats: None,
            first,
            taken: 0,
            is_staged,
            current: None,
            same_player: false,
            tries_null_move,
            key,
        });
        if !is_staged {
            self.extend_forced_move();
        }
    }

    /// Makes the remaining move with the highest ordering score and visits the position after it, or finishes the
    /// frame.
    fn next_move(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if std::mem::take(&mut frame.tries_null_move)
            && let Some(null) = E::NULL_MOVE
        {
            let undo = self.position.make(null);
            frame.same_player = false;
            frame.current = Some((null, undo, ChildSearch::NullMove));
            self.search_child(ChildSearch::NullMove);
            return;
        }
        let left = &mut self.moves[frame.first + frame.taken..];
        if left.is_empty() && frame.is_staged {
            self.list_other_moves();
            return;
        }
        // The first one of equal scores, so that the order is the same on every machine.
        let Some(best) = (0..left.len()).max_by_key(|&index| (left[index].0, Reverse(index))) else {
            self.finish_frame();
            return;
        };
        left.swap(0, best);
        let (ordering_score, mv) = left[0];
        let window = (frame.alpha, frame.beta);
        if self.handicap.is_full_strength()
            && may_prune_late_moves::<E>(frame.depth, frame.taken, window, frame.best, ordering_score)
        {
            self.finish_frame();
            return;
        }
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
        let (alpha, beta) = search.window(frame.alpha, frame.beta);
        let depth = search.depth(frame.depth);
        let (alpha, beta) = if frame.same_player { (alpha, beta) } else { (-beta, -alpha) };
        self.returned = self.enter(depth, alpha, beta);
    }

    /// Receives the score of the current move: unmakes the move, or searches it again with a deeper or wider search.
    fn finish_child(&mut self, Value { score, repeats }: Value) {
        let is_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let Some((mv, undo, search)) = frame.current else { return };
        let value = if frame.same_player { score } else { -score };
        if let Some(search) = search.next(value, frame.alpha, frame.beta) {
            frame.current = Some((mv, undo, search));
            self.search_child(search);
            return;
        }
        self.position.unmake(mv, undo);
        frame.current = None;
        if search == ChildSearch::NullMove {
            if value >= frame.beta {
                // Beta instead of the value: a win found after a null move does not prove a win.
                frame.best = frame.beta;
                frame.repeats = repeats;
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
        // Without the draw any of these moves might be better; but a cutoff depends on no other move than its own.
        let is_cutoff = frame.alpha >= frame.beta;
        frame.repeats = if is_cutoff { repeats } else { [frame.repeats, repeats].into_iter().flatten().min() };
        if is_cutoff {
            let depth = frame.depth;
            self.ordering.record_cutoff(self.position.to_move(), mv, self.frames.len() - 1, depth);
            self.finish_frame();
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
        // A repetition of this position or of a later one belongs to this position; that of an earlier one does not.
        let repeats = frame.repeats.filter(|&earlier| earlier < self.path.len());
        let entry = match repeats {
            Some(_) => Entry::of_move(frame.best_move),
            None => {
                let bound = if frame.best >= frame.beta {
                    Bound::Lower
                } else if frame.best > frame.original_alpha {
                    Bound::Exact
                } else {
                    Bound::Upper
                };
                let value = to_table(frame.best, self.ply());
                let depth = u8::try_from(frame.depth).unwrap_or(u8::MAX);
                Entry { value, depth, bound, best: frame.best_move }
            }
        };
        if self.frames.is_empty() {
            // A later line is not the value of the position: the better moves were left out.
            if self.iteration.is_empty() {
                self.table.put(frame.key, entry);
            }
            self.finish_pass(frame.best, frame.best_move, choices);
        } else {
            self.table.put(frame.key, entry);
            self.returned = Some(Value { score: frame.best, repeats });
        }
    }

    /// Takes the best line of a search of the root, which had this number of moves, and ends the iteration when it has
    /// all lines.
    fn finish_pass(&mut self, score: i32, best: Option<E::Move>, choices: usize) {
        let Some(best) = best else {
            self.done = true;
            return;
        };
        // All moves have been searched, so a loss is proved too.
        let line = self.line(self.depth, score, best, self.handicap.is_attentive() && is_decided(score));
        self.iteration.push(line);
        // The moves of this search, without its best.
        if self.iteration.len() < self.lines && choices > 1 {
            return;
        }
        let is_forced = choices == 1 && self.lines == 1;
        let mut lines = std::mem::take(&mut self.iteration);
        // What a pass has put into the table may raise the score of the next one.
        lines.sort_by_key(|line| Reverse(line.score));
        // A forced win within the depth is the quickest one, and a forced loss is the slowest one: no deeper search
        // changes them.
        let depth = self.depth as i32;
        let decided = lines.iter().all(|line| is_decided(line.score) && WIN - line.score.abs() <= depth);
        self.found = Found::of_lines(self.depth, self.nodes, lines);
        if decided || is_forced || self.depth >= self.handicap.depth || self.nodes >= self.handicap.nodes {
            self.done = true;
        }
    }

    /// Ends the search within an iteration. Where one line is wanted, its best move so far is valid, because the best
    /// move of the iteration before was searched first. Several lines stay those of the iteration before, which were
    /// searched to the same depth.
    fn finish_early(&mut self) {
        if let (Some((score, best)), Some(found), 1) = (self.leading, &self.found, self.lines) {
            let depth = found.depth;
            // The other moves may be better than a loss.
            let is_proved = self.handicap.is_attentive() && is_decided(score) && score > 0;
            self.found = Found::of_lines(depth, self.nodes, vec![self.line(depth, score, best, is_proved)]);
        }
        if let Some(found) = &mut self.found {
            found.nodes = self.nodes;
        }
        self.done = true;
    }

    /// A first move with what follows it according to the table.
    fn line(&self, depth: u32, score: i32, best: E::Move, is_proved: bool) -> Variation<E::Move> {
        Variation { score, is_proved, moves: principal_variation(self.root(), &self.table, best, depth) }
    }

    /// The position at the root.
    fn root(&self) -> E {
        let mut root = self.position.clone();
        for frame in self.frames.iter().rev() {
            if let Some((mv, undo, _)) = frame.current {
                root.unmake(mv, undo);
            }
        }
        root
    }
}

/// Whether one of these lines begins with this move.
fn begins<M: PartialEq>(lines: &[Variation<M>], mv: M) -> bool {
    lines.iter().any(|line| line.moves.first() == Some(&mv))
}

#[cfg(test)]
mod limits;
#[cfg(test)]
mod lines;
#[cfg(test)]
mod minimax;
#[cfg(test)]
mod retrograde;
