//! Counting move sequences: the field's way to compare two implementations of the same rules.

use super::Rules;

/// The number of move sequences of exactly `depth` plies from a position.
///
/// A finished game contributes nothing deeper; repetition is ignored; checkmate, where it is played, ends the game.
pub fn perft<R: Rules>(position: &R, depth: u32) -> u64 {
    let mut counting = Perft::new(position, depth);
    loop {
        if let Some(count) = counting.step(u64::MAX) {
            return count;
        }
    }
}

/// [`perft()`] under way: a value that is pushed on, so that it can be left at any time.
///
/// It keeps the line that it stands in on a stack of its own, so no depth overflows the stack of the thread. It takes memory
/// for the legal moves of each ply of that line.
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
    /// The move that led here; none at the beginning.
    made: Option<(R::Move, R::Undo)>,
    /// Where its moves begin in the list.
    first: usize,
    /// Which of them is tried next.
    next: usize,
}

impl<R: Rules> Perft<R> {
    /// Begins to count.
    pub fn new(position: &R, depth: u32) -> Self {
        let mut counting = Self { position: position.clone(), depth, moves: Vec::new(), line: Vec::new(), count: 0 };
        counting.visit(None);
        counting
    }

    /// Goes on with the count by at most this number of positions; gives the count when it is done.
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

    /// The position that the count stands at: when it is done, the one that it began with.
    pub fn position(&self) -> &R {
        &self.position
    }

    /// Counts what follows the position at the end of the line, or begins to.
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
