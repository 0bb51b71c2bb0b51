//! Which moves of a node are listed, and when: staged move generation, and what a player with a handicap overlooks.

use super::{AlphaBeta, begins};
use crate::search::evaluate::{Evaluate, Sight};

impl<E: Evaluate> AlphaBeta<E> {
    /// Appends the hash move and the killer moves that are legal here: the first stage of staged move generation. Most
    /// nodes have their cutoff by one of them, and then the other moves are never listed.
    pub(super) fn append_early_moves(&mut self, ply: usize, hash_move: Option<E::Move>) {
        let first = self.moves.len();
        for (ordering_score, mv) in self.ordering.early_moves(hash_move, ply) {
            let is_new = self.moves[first..].iter().all(|&(_, earlier)| earlier != mv);
            if is_new && self.position.check(mv).is_ok() {
                self.moves.push((ordering_score, mv));
            }
        }
    }

    /// The second stage: appends the other moves of the last frame.
    pub(super) fn list_other_moves(&mut self) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        frame.is_staged = false;
        let first = frame.first;
        self.list_moves(ply, first, None);
        self.extend_forced_move();
    }

    /// One-reply extension: if the last frame has only one move, it is searched a ply deeper. Where that is an early
    /// move, it is not known in time.
    pub(super) fn extend_forced_move(&mut self) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.last_mut() else { return };
        let is_forced = frame.taken == 0 && self.moves.len() == frame.first + 1;
        if is_forced && ply > 0 && ply < 2 * self.depth as usize {
            frame.depth += 1;
        }
    }

    /// Appends the moves that the player sees, each with its move-ordering score. Those from `first` on are in the list
    /// already.
    pub(super) fn list_moves(&mut self, ply: usize, first: usize, hash_move: Option<E::Move>) {
        self.scratch.clear();
        self.position.legal_moves(&mut self.scratch);
        let listed = self.moves.len();
        let player = self.position.to_move().index();
        let attentive = self.handicap.is_attentive();
        for index in 0..self.scratch.len() {
            let mv = self.scratch[index];
            if !attentive
                && self.overlooks(mv, player)
                && !(ply == 0 && self.handicap.sees_wins && self.wins_at_once(mv))
            {
                continue;
            }
            if self.moves[first..listed].iter().all(|&(_, earlier)| earlier != mv) {
                self.moves.push((0, mv));
            }
        }
        let score = self.ordering.scores(&self.position, hash_move, ply);
        for (ordering_score, mv) in &mut self.moves[listed..] {
            *ordering_score = score(*mv);
        }
        drop(score);
        // If the player overlooks all moves, it sees the plain ones, or all moves if there are no plain ones.
        if self.moves.len() == first {
            let plain = |mv: &&E::Move| self.position.sight(**mv) == Sight::Plain;
            let any_plain = self.scratch.iter().any(|mv| plain(&mv));
            let kept = self.scratch.iter().filter(|mv| !any_plain || plain(mv));
            self.moves.extend(kept.map(|&mv| (0, mv)));
        }
        if ply == 0 && !self.iteration.is_empty() {
            let Self { moves, iteration, .. } = self;
            moves.retain(|&(_, mv)| !begins(iteration, mv));
        }
    }

    fn overlooks(&self, mv: E::Move, player: usize) -> bool {
        self.handicap.overlooks(self.position.sight(mv), E::slot(mv), player)
    }

    fn wins_at_once(&mut self, mv: E::Move) -> bool {
        let mover = self.position.to_move();
        let undo = self.position.make(mv);
        let wins = self.position.outcome().winner() == Some(mover);
        self.position.unmake(mv, undo);
        wins
    }
}
