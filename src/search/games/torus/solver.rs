//! Proofs of forced wins and losses in the tree (MCTS-Solver; Winands, Björnsson and Saito 2008).
//!
//! A proof is a number for the player to move at a node: one more than the plies to a forced win, the negative of that
//! for a forced loss, and 0 while neither is proved.
//!
//! These plies are those of the children. Moves that are no children, because they do not stop a threat, lose too, but
//! perhaps later: [`Pool::most_plies`] counts them as well, and is what is told.

use super::pool::Pool;

/// The proof of a win in this number of plies.
pub(super) fn won_in(plies: u16) -> i16 {
    i16::try_from(plies + 1).unwrap_or(i16::MAX)
}

/// The proof of a loss in this number of plies.
pub(super) fn lost_in(plies: u16) -> i16 {
    -won_in(plies)
}

impl Pool {
    /// Proves a node from the proofs of its children, if they are sufficient.
    pub(super) fn prove(&mut self, node: usize) {
        let proofs = &self.proof[self.children(node)];
        // A child that is lost for its player to move is a win here; the quickest one counts.
        let quickest = proofs.iter().filter(|&&proof| proof < 0).max();
        if let Some(&proof) = quickest {
            self.proof[node] = 1 - proof;
            let won = self.children(node).filter(|&child| self.proof[child] < 0);
            self.most_plies[node] = 1 + won.map(|child| self.most_plies[child]).min().unwrap_or(0);
        } else if !proofs.is_empty() && proofs.iter().all(|&proof| proof > 0) {
            let longest = proofs.iter().max().copied().unwrap_or(1);
            self.proof[node] = -1 - longest;
            let lost = self.children(node).map(|child| 1 + self.most_plies[child]).max().unwrap_or(0);
            self.most_plies[node] = self.most_plies[node].max(lost);
        }
    }

    /// The child to play: a proved win, else the one with most visits (robust child), else the slowest loss.
    pub(super) fn best_child(&self, parent: usize) -> Option<usize> {
        let mut best: Option<usize> = None;
        for child in self.children(parent) {
            if best.is_none_or(|best| self.rank(child) > self.rank(best)) {
                best = Some(child);
            }
        }
        best
    }

    /// The rank of a child among the children of its parent: higher is better to play.
    pub(super) fn rank(&self, child: usize) -> (i32, i32) {
        let standing = match self.proof[child] {
            0 => 0,
            // A loss for the opponent: the sooner the better. A win for the opponent: the later the better.
            proof if proof < 0 => 30_000 + i32::from(proof),
            proof => i32::from(proof) - 30_000,
        };
        (standing, self.visits[child])
    }
}
