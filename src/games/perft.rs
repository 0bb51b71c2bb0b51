//! Perft: counts move sequences, the usual way to compare two implementations of the same rules.

use super::Rules;

/// The number of move sequences of exactly `depth` plies from a position.
///
/// A finished game has no deeper sequences. Repetition is ignored; checkmate ends the game where it exists.
pub fn perft<R: Rules>(position: &R, depth: u32) -> u64 {
    let mut counting = Perft::new(position, depth);
    loop {
        if let Some(count) = counting.step(u64::MAX) {
            return count;
        }
    }
}

/// A [`perft()`] in progress: it advances in steps, so that it can stop at any time.
///
/// The line of moves is kept on an explicit stack instead of recursive calls, so no depth overflows the thread's stack.
/// The memory grows with the legal moves of each ply of that line.
pub struct Perft<R: Rules> {
    /// The position at the end of the line.
    position: R,
    depth: u32,
    /// The legal moves of all positions of the line but the last, one after the other.
    moves: Vec<R::Move>,
    line: Vec<Level<R>>,
    count: u64,
}

/// A position of the line whose moves are being tried.
struct Level<R: Rules> {
    /// The move that led here; `None` at the start position.
    made: Option<(R::Move, R::Undo)>,
    /// The index in `moves` of its first move.
    first: usize,
    /// The index in `moves` of the move to try next.
    next: usize,
}

impl<R: Rules> Perft<R> {
    /// Begins a count.
    pub fn new(position: &R, depth: u32) -> Self {
        let mut counting = Self { position: position.clone(), depth, moves: Vec::new(), line: Vec::new(), count: 0 };
        counting.visit(None);
        counting
    }

    /// Continues the count by at most this number of positions; returns the count when it is complete.
    pub fn step(&mut self, positions: u64) -> Option<u64> {
        for _ in 0..positions {
            let Some(level) = self.line.last_mut() else { return Some(self.count) };
            if let Some(&mv) = self.moves.get(level.next) {
                level.next += 1;
                let undo = self.position.make(mv);
                self.visit(Some((mv, undo)));
            } else {
                self.moves.truncate(level.first);
                let made = level.made;
                self.line.pop();
                self.take_back(made);
            }
        }
        None
    }

    /// The current position of the count; when the count is complete, the start position.
    pub fn position(&self) -> &R {
        &self.position
    }

    /// Counts the position at the end of the line, or pushes it on the line if its moves must be tried first.
    fn visit(&mut self, made: Option<(R::Move, R::Undo)>) {
        // A line is at most `depth` long.
        let left = self.depth - self.line.len() as u32;
        if left == 0 {
            self.count += 1;
            return self.take_back(made);
        }
        let first = self.moves.len();
        if !self.position.adjudicate(&|_| 1).outcome.is_over() {
            self.position.legal_moves(&mut self.moves);
        }
        if left == 1 {
            self.count += (self.moves.len() - first) as u64;
            self.moves.truncate(first);
            return self.take_back(made);
        }
        self.line.push(Level { made, first, next: first });
    }

    fn take_back(&mut self, made: Option<(R::Move, R::Undo)>) {
        if let Some((mv, undo)) = made {
            self.position.unmake(mv, undo);
        }
    }
}
