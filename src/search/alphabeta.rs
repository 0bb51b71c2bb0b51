//! Alpha-beta: principal variation search, ever deeper, with a transposition table.
//!
//! Every ply has a frame on a stack of its own instead of a call, so that the search can stop after any number of nodes
//! and go on later: how it is sliced does not change what it finds.

use super::judge::{Judge, Sight};
use super::mind::Mind;
use super::path::Path;
use super::table::{Bound, Entry, Table};
use super::{Found, MOST, Progress, WIN, is_decided};
use std::cmp::Reverse;

/// The deepest line that is searched, in plies.
const DEEPEST: u32 = 100;

/// The promise of the move that the table remembers, and of moves that cut off a position of the same ply.
const REMEMBERED: i32 = 4_000_000;
const KILLER: i32 = 2_000_000;
/// History stays below this, so that it orders only what [`Judge::promise`] leaves equal or nearly so.
const MOST_HISTORY: i32 = 1 << 16;

/// How much less deep the position after a null move is searched.
const NULL_REDUCTION: u32 = 2;

/// How the current move of a frame is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// With the whole window.
    Whole,
    /// With the smallest window, to see whether the move is better than the best at all.
    Glance,
    /// The same, less deep by so many plies.
    Shallow(u32),
    /// What comes if the player does nothing at all: with the smallest window at beta, and less deep.
    Null,
}

/// A ply of the line that is being searched.
struct Frame<J: Judge> {
    alpha: i32,
    beta: i32,
    depth: u32,
    /// Alpha at the beginning, to tell what kind of bound the result is.
    floor: i32,
    best: i32,
    best_move: Option<J::Move>,
    /// Where this frame's moves begin in the common list, and how many have been taken.
    first: usize,
    taken: usize,
    /// The move that is being searched.
    current: Option<(J::Move, J::Undo, Look)>,
    /// Whether the player who is to move here is also to move after the current move.
    same_player: bool,
    /// Whether a null move is still to be tried before the others.
    tries_null: bool,
    key: u64,
}

/// A search of one position.
pub struct AlphaBeta<J: Judge> {
    position: J,
    mind: Mind,
    table: Table<J::Move>,
    frames: Vec<Frame<J>>,
    /// The moves of all frames, each with what it promises.
    moves: Vec<(i32, J::Move)>,
    scratch: Vec<J::Move>,
    /// What the last searched child came to, from the view of its own player to move.
    returned: Option<i32>,
    path: Path,
    /// For each player and move slot, how often it was the best.
    history: Vec<i32>,
    killers: Vec<[Option<J::Move>; 2]>,
    depth: u32,
    nodes: u64,
    found: Option<Found<J::Move>>,
    /// The best move of the iteration under way and its score, once one has been searched.
    leading: Option<(i32, J::Move)>,
    done: bool,
}

impl<J: Judge> AlphaBeta<J> {
    /// Prepares the search of a position; `before` are the keys of the positions that came before it in the game.
    #[must_use]
    pub fn new(position: J, before: &[u64], mind: Mind) -> Self {
        let done = position.outcome().is_over();
        Self {
            mind: Mind { depth: mind.depth.clamp(1, DEEPEST), ..mind },
            table: Table::for_nodes(mind.nodes),
            frames: Vec::with_capacity(DEEPEST as usize + 1),
            moves: Vec::new(),
            scratch: Vec::new(),
            returned: None,
            path: Path::new(before),
            history: vec![0; 2 * J::SLOTS],
            killers: vec![[None; 2]; DEEPEST as usize + 1],
            depth: 0,
            nodes: 0,
            found: None,
            leading: None,
            done,
            position,
        }
    }

    /// The same search with a transposition table of at most so many bytes.
    #[must_use]
    pub fn with_memory(self, bytes: usize) -> Self {
        Self { table: Table::within(bytes), ..self }
    }

    /// Searches on for about so many positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let pause = self.nodes.saturating_add(nodes.max(1));
        while !self.done {
            if self.nodes >= self.mind.nodes && self.found.is_some() {
                self.finish_early();
            } else if self.nodes >= pause {
                return Progress::Running;
            } else {
                self.advance();
            }
        }
        Progress::Done
    }

    /// What has been found so far; `None` before the first iteration is done, and when the game is over.
    #[must_use]
    pub fn found(&self) -> Option<&Found<J::Move>> {
        self.found.as_ref()
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// One step of the machine: takes what a child came to, or goes on to the next move of the line's last position.
    fn advance(&mut self) {
        if self.frames.is_empty() {
            self.begin_iteration();
        } else if let Some(value) = self.returned.take() {
            self.take_back(value);
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
        let hinted = self.table.get(key).and_then(|entry| entry.best);
        self.push_frame(self.depth, -WIN, WIN, key, hinted);
    }

    /// Visits the position: gives its value if that is known at once, else begins a frame.
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
        // Who may overlook moves has to find the win among those that it sees.
        if self.mind.is_attentive()
            && let Some(plies) = self.position.wins_in()
        {
            return Some(WIN - ply - plies);
        }
        if depth == 0 || self.frames.len() >= DEEPEST as usize {
            return Some(self.judged(key));
        }
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| u32::from(entry.depth) >= depth) {
            let value = from_table(entry.value, ply);
            let decides = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if decides {
                return Some(value);
            }
        }
        if let Some(value) = self.foregone(depth, alpha, beta, key) {
            return Some(value);
        }
        self.push_frame(depth, alpha, beta, key, known.and_then(|entry| entry.best));
        None
    }

    /// What the position is judged to be worth, within what the player knows of it.
    fn judged(&self, key: u64) -> i32 {
        (self.position.judge() + self.mind.misjudges(key)).clamp(-MOST, MOST)
    }

    /// The judgement of a position near the end of a line, if it lies so far outside the smallest window that the few
    /// moves that are left will not bring it back.
    fn foregone(&self, depth: u32, alpha: i32, beta: i32, key: u64) -> Option<i32> {
        let swing = J::SWING?;
        if depth > 2 || beta != alpha + 1 || is_decided(alpha) || is_decided(beta) {
            return None;
        }
        let value = self.judged(key);
        // At most 2.
        let is_above = value - swing * depth as i32 >= beta;
        let is_below = || depth == 1 && value + swing <= alpha && !self.position.may_win();
        (is_above || is_below()).then_some(value)
    }

    /// How many plies the position lies from the one that is searched.
    fn ply(&self) -> i32 {
        // There are at most DEEPEST frames.
        self.frames.len() as i32
    }

    fn push_frame(&mut self, depth: u32, alpha: i32, beta: i32, key: u64, hinted: Option<J::Move>) {
        let first = self.moves.len();
        let ply = self.frames.len();
        self.list_moves(ply, hinted);
        // A position from which only one move leads is no choice: the line is looked at a ply further.
        let forced = self.moves.len() == first + 1 && ply > 0 && ply < 2 * self.depth as usize;
        let after_null = self.frames.last().is_some_and(|frame| matches!(frame.current, Some((_, _, Look::Null))));
        let tries_null = J::NULL.is_some()
            && depth > NULL_REDUCTION
            && ply > 0
            && beta == alpha + 1
            && !after_null
            && !is_decided(beta)
            && self.position.judge() >= beta;
        self.path.push(key);
        self.frames.push(Frame {
            alpha,
            beta,
            depth: depth + u32::from(forced),
            floor: alpha,
            best: -WIN,
            best_move: None,
            first,
            taken: 0,
            current: None,
            same_player: false,
            tries_null,
            key,
        });
    }

    /// Appends the moves that the mind sees, each with what it promises.
    fn list_moves(&mut self, ply: usize, hinted: Option<J::Move>) {
        self.scratch.clear();
        self.position.legal_moves(&mut self.scratch);
        let first = self.moves.len();
        let player = self.position.to_move().index();
        let killers = self.killers[ply.min(DEEPEST as usize)];
        let attentive = self.mind.is_attentive();
        for index in 0..self.scratch.len() {
            let mv = self.scratch[index];
            if !attentive && self.overlooks(mv, player) && !(ply == 0 && self.mind.sees_wins && self.wins_at_once(mv)) {
                continue;
            }
            let promise = if hinted == Some(mv) {
                REMEMBERED
            } else {
                let killer = if killers.contains(&Some(mv)) { KILLER } else { 0 };
                killer + self.position.promise(mv) + self.history[player * J::SLOTS + J::slot(mv)]
            };
            self.moves.push((promise, mv));
        }
        // Who overlooks everything would not move at all: then the moves in plain view, or else all.
        if self.moves.len() == first {
            let plain = |mv: &&J::Move| self.position.sight(**mv) == Sight::Plain;
            let any_plain = self.scratch.iter().any(|mv| plain(&mv));
            let kept = self.scratch.iter().filter(|mv| !any_plain || plain(mv));
            self.moves.extend(kept.map(|&mv| (0, mv)));
        }
    }

    fn overlooks(&self, mv: J::Move, player: usize) -> bool {
        self.mind.overlooks(self.position.sight(mv), J::slot(mv), player)
    }

    fn wins_at_once(&mut self, mv: J::Move) -> bool {
        let mover = self.position.to_move();
        let undo = self.position.make(mv);
        let wins = self.position.outcome().winner() == Some(mover);
        self.position.unmake(mv, undo);
        wins
    }

    /// Makes the most promising move that is left and visits the position after it, or finishes the frame.
    fn next_move(&mut self) {
        let Some(frame) = self.frames.last_mut() else { return };
        if std::mem::take(&mut frame.tries_null)
            && let Some(null) = J::NULL
        {
            let undo = self.position.make(null);
            frame.same_player = false;
            frame.current = Some((null, undo, Look::Null));
            self.look(Look::Null);
            return;
        }
        let left = &mut self.moves[frame.first + frame.taken..];
        // The first of equals, so that the order is fixed.
        let Some(best) = (0..left.len()).max_by_key(|&index| (left[index].0, Reverse(index))) else {
            self.finish_frame();
            return;
        };
        left.swap(0, best);
        let (promise, mv) = left[0];
        frame.taken += 1;
        let look = match frame.taken {
            1 => Look::Whole,
            taken => match reduction(frame.depth, taken, promise) {
                0 => Look::Glance,
                less => Look::Shallow(less),
            },
        };
        let mover = self.position.to_move();
        let undo = self.position.make(mv);
        frame.same_player = self.position.to_move() == mover;
        frame.current = Some((mv, undo, look));
        self.look(look);
    }

    /// Visits the position after the current move with the window and the depth of a look.
    fn look(&mut self, look: Look) {
        let Some(frame) = self.frames.last() else { return };
        let (alpha, beta) = match look {
            Look::Whole => (frame.alpha, frame.beta),
            Look::Glance | Look::Shallow(_) => (frame.alpha, frame.alpha + 1),
            Look::Null => (frame.beta - 1, frame.beta),
        };
        let less = match look {
            Look::Whole | Look::Glance => 1,
            Look::Shallow(less) => 1 + less,
            Look::Null => 1 + NULL_REDUCTION,
        };
        let depth = frame.depth.saturating_sub(less);
        let (alpha, beta) = if frame.same_player { (alpha, beta) } else { (-beta, -alpha) };
        self.returned = self.enter(depth, alpha, beta);
    }

    /// Takes the current move back and what it came to into account, or looks at it once more.
    fn take_back(&mut self, value: i32) {
        let is_root = self.frames.len() == 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let Some((mv, undo, look)) = frame.current else { return };
        let value = if frame.same_player { value } else { -value };
        let again = match look {
            Look::Shallow(_) if value > frame.alpha => Some(Look::Glance),
            Look::Glance if value > frame.alpha && value < frame.beta => Some(Look::Whole),
            Look::Whole | Look::Glance | Look::Shallow(_) | Look::Null => None,
        };
        if let Some(look) = again {
            frame.current = Some((mv, undo, look));
            self.look(look);
            return;
        }
        self.position.unmake(mv, undo);
        frame.current = None;
        if look == Look::Null {
            if value >= frame.beta {
                // A win after doing nothing proves no win by moving.
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
            self.remember_cutoff(mv);
            self.finish_frame();
        }
    }

    fn remember_cutoff(&mut self, mv: J::Move) {
        let Some(frame) = self.frames.last() else { return };
        // Depths are at most DEEPEST and their extensions.
        let gain = (frame.depth * frame.depth) as i32;
        let slot = self.position.to_move().index() * J::SLOTS + J::slot(mv);
        self.history[slot] = (self.history[slot] + gain).min(MOST_HISTORY);
        let killers = &mut self.killers[self.frames.len() - 1];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
    }

    /// Ends the last frame and hands its value to the one before.
    fn finish_frame(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        self.path.pop();
        let choices = self.moves.len() - frame.first;
        self.moves.truncate(frame.first);
        let bound = if frame.best >= frame.beta {
            Bound::AtLeast
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::AtMost
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
        self.found = Some(self.report(self.depth, score, best));
        // A win or loss within the depth is the quickest there is.
        let decided = is_decided(score) && WIN - score.abs() <= self.depth as i32;
        if decided || choices == 1 || self.depth >= self.mind.depth || self.nodes >= self.mind.nodes {
            self.done = true;
        }
    }

    /// Ends in the middle of an iteration: a move that has already shown itself better counts.
    fn finish_early(&mut self) {
        if let (Some((score, best)), Some(found)) = (self.leading, &self.found) {
            let depth = found.depth;
            self.found = Some(self.report(depth, score, best));
        }
        if let Some(found) = &mut self.found {
            found.nodes = self.nodes;
        }
        self.done = true;
    }

    /// The best move and what the table expects after it.
    fn report(&self, depth: u32, score: i32, best: J::Move) -> Found<J::Move> {
        let mut position = self.root();
        let mut variation = vec![best];
        position.make(best);
        let mut keys = vec![position.key()];
        while variation.len() < depth as usize && !position.outcome().is_over() {
            let Some(next) = self.table.get(position.key()).and_then(|entry| entry.best) else { break };
            if position.check(next).is_err() {
                break;
            }
            position.make(next);
            if keys.contains(&position.key()) {
                break;
            }
            keys.push(position.key());
            variation.push(next);
        }
        Found { depth, score, nodes: self.nodes, variation }
    }

    /// The position that is searched, whatever line is being looked at.
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

/// By how many plies a move is at first searched less deeply than the best.
fn reduction(depth: u32, taken: usize, promise: i32) -> u32 {
    if depth < 2 || taken <= 3 || promise >= KILLER {
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

/// Values of won and lost positions count plies from the root; in the table they count from the position itself.
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
    use super::{KILLER, MOST, WIN, from_table, reduction, to_table};

    #[test]
    fn the_table_counts_the_plies_to_a_win_from_its_own_position() {
        for ply in 0..40 {
            for value in [0, 1, -1, MOST, -MOST] {
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
            assert!((1..80).all(|taken| reduction(depth, taken, KILLER) == 0), "depth {depth}");
            assert!((1..80).all(|taken| less(taken) <= reduction(depth + 1, taken, 0)), "depth {depth}");
        }
        assert!(reduction(20, 80, 0) > reduction(20, 5, 0) && reduction(20, 5, 0) > 0);
        assert!(reduction(20, 80, KILLER - 1) > 0);
    }
}

#[cfg(test)]
mod minimax;
