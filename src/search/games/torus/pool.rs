//! The node pool of the tree, of limited size.

use super::field::Action;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The node of the searched position.
pub(super) const ROOT: usize = 0;

/// The greatest number of nodes: about 75 MB.
pub(super) const MAX_NODES: usize = 2_300_000;

/// The number of playouts over which criticality is counted: far below 2²⁴, where a single-precision number stands
/// still.
const MOST_SAMPLED: f32 = (1 << 22) as f32;

/// All nodes as a structure of arrays; the children of a node have consecutive indices, ordered by action.
///
/// Playouts are counted in whole numbers: a single-precision number stands still at 2²⁴, which is a minute and a half
/// of search.
#[derive(Default)]
pub(super) struct Pool {
    /// The first child, and the number of children.
    first: Vec<u32>,
    count: Vec<u16>,
    /// The action that leads here.
    pub(super) action: Vec<Action>,
    /// The proof of a forced win or loss for the player to move here; 0 while neither is proved.
    pub(super) proof: Vec<i16>,
    /// The greatest number of plies up to the end, if this node is proved; before that the plies up to the loss after
    /// the moves that are not among the children.
    pub(super) most_plies: Vec<u16>,
    /// The number of playouts through this node, and how many of them were won by the player who moved here.
    pub(super) visits: Vec<i32>,
    pub(super) wins: Vec<i32>,
    /// Criticality: in how many playouts of its parent the action decided the result, with the prior added.
    pub(super) criticality: Vec<f32>,
    /// How likely a strong player makes the move that leads here; 0 for players without priors.
    pub(super) prior: Vec<f32>,
    /// The number of playouts over which the criticality of the children is counted, with that of the prior added.
    pub(super) sampled: Vec<f32>,
}

/// A pool that several threads use in turn.
#[derive(Clone)]
pub(super) struct SharedPool(Arc<Mutex<Pool>>);

impl SharedPool {
    /// A pool with the root in it.
    pub(super) fn new() -> Self {
        let mut pool = Pool::default();
        pool.push(0, 0.0, 0.0);
        Self(Arc::new(Mutex::new(pool)))
    }

    /// The pool, once no other thread uses it.
    pub(super) fn lock(&self) -> MutexGuard<'_, Pool> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pool {
    pub(super) fn len(&self) -> usize {
        self.action.len()
    }

    /// Adds a node, without children.
    pub(super) fn push(&mut self, action: Action, criticality: f32, prior: f32) {
        self.first.push(0);
        self.count.push(0);
        self.action.push(action);
        self.proof.push(0);
        self.most_plies.push(0);
        self.visits.push(0);
        self.wins.push(0);
        self.criticality.push(criticality);
        self.prior.push(prior);
        self.sampled.push(0.0);
    }

    /// Makes all nodes from index `first` on the children of a node.
    pub(super) fn set_children(&mut self, parent: usize, first: usize) {
        self.first[parent] = first as u32;
        self.count[parent] = (self.len() - first) as u16;
    }

    /// Counts a playout in which the criticality of a node's children is measured.
    ///
    /// From [`MOST_SAMPLED`] on the counts are halved now and then, which leaves their ratio as it is: they stay exact.
    pub(super) fn count_sample(&mut self, node: usize) {
        self.sampled[node] += 1.0;
        if self.sampled[node] >= MOST_SAMPLED {
            self.sampled[node] /= 2.0;
            let children = self.children(node);
            self.criticality[children].iter_mut().for_each(|count| *count /= 2.0);
        }
    }

    pub(super) fn children(&self, parent: usize) -> Range<usize> {
        let first = self.first[parent] as usize;
        first..first + usize::from(self.count[parent])
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST_SAMPLED, Pool};

    #[test]
    fn criticality_keeps_its_share_however_many_playouts_are_counted() {
        let mut pool = Pool::default();
        pool.push(0, 0.0, 0.0);
        pool.push(0, 0.0, 0.0);
        pool.set_children(0, 1);
        for playout in 0..5 * MOST_SAMPLED as u32 {
            pool.count_sample(0);
            if playout.is_multiple_of(4) {
                pool.criticality[1] += 1.0;
            }
        }
        let share = pool.criticality[1] / pool.sampled[0];
        assert!((share - 0.25).abs() < 0.001, "{share}");
    }
}
