//! The nodes of the tree, in one place of limited size.

use super::field::Action;
use std::ops::Range;

/// The most nodes: about 64 MB.
pub(super) const MOST_NODES: usize = 2_300_000;

/// All nodes, one list for each of their properties; the children of a node lie side by side.
///
/// Counts are kept as floating point numbers because that is how they are used; whole numbers of this size are exact.
#[derive(Default)]
pub(super) struct Pool {
    /// The first child, and how many there are.
    first: Vec<u32>,
    count: Vec<u16>,
    /// The action that leads here.
    pub(super) action: Vec<Action>,
    /// For the player to move here: one more than the plies to a forced win, the negative of that for a loss, 0 while open.
    pub(super) proof: Vec<i16>,
    /// Playouts that came this way, and those that the player who moved here has won.
    pub(super) visits: Vec<f32>,
    pub(super) wins: Vec<f32>,
    /// In how many of its parent's playouts the result hinged on the action, with what was expected beforehand.
    pub(super) pivots: Vec<f32>,
    /// Out of how many playouts the children's pivots are.
    pub(super) sampled: Vec<f32>,
}

impl Pool {
    pub(super) fn len(&self) -> usize {
        self.action.len()
    }

    /// Adds a node, without children.
    pub(super) fn push(&mut self, action: Action, pivots: f32) {
        self.first.push(0);
        self.count.push(0);
        self.action.push(action);
        self.proof.push(0);
        self.visits.push(0.0);
        self.wins.push(0.0);
        self.pivots.push(pivots);
        self.sampled.push(0.0);
    }

    /// Makes the nodes from `first` on the children of a node.
    pub(super) fn adopt(&mut self, parent: usize, first: usize) {
        self.first[parent] = first as u32;
        self.count[parent] = (self.len() - first) as u16;
    }

    pub(super) fn children(&self, parent: usize) -> Range<usize> {
        let first = self.first[parent] as usize;
        first..first + usize::from(self.count[parent])
    }
}
