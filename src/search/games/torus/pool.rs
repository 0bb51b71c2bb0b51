//! The node pool of the tree, of limited size.

use super::field::Action;
use std::ops::Range;

/// The greatest number of nodes: about 64 MB.
pub(super) const MAX_NODES: usize = 2_300_000;

/// All nodes as a structure of arrays; the children of a node have consecutive indices, ordered by action.
///
/// Counts are floating-point numbers because the selection formula uses them as such; they are exact up to 2²⁴.
#[derive(Default)]
pub(super) struct Pool {
    /// The first child, and the number of children.
    first: Vec<u32>,
    count: Vec<u16>,
    /// The action that leads here.
    pub(super) action: Vec<Action>,
    /// The proof of a forced win or loss for the player to move here; 0 while neither is proved.
    pub(super) proof: Vec<i16>,
    /// The number of playouts through this node, and how many of them were won by the player who moved here.
    pub(super) visits: Vec<f32>,
    pub(super) wins: Vec<f32>,
    /// Criticality: in how many playouts of its parent the action decided the result, with the prior added.
    pub(super) criticality: Vec<f32>,
    /// The number of playouts over which the criticality of the children is counted, with that of the prior added.
    pub(super) sampled: Vec<f32>,
}

impl Pool {
    pub(super) fn len(&self) -> usize {
        self.action.len()
    }

    /// Adds a node, without children.
    pub(super) fn push(&mut self, action: Action, criticality: f32) {
        self.first.push(0);
        self.count.push(0);
        self.action.push(action);
        self.proof.push(0);
        self.visits.push(0.0);
        self.wins.push(0.0);
        self.criticality.push(criticality);
        self.sampled.push(0.0);
    }

    /// Makes all nodes from index `first` on the children of a node.
    pub(super) fn set_children(&mut self, parent: usize, first: usize) {
        self.first[parent] = first as u32;
        self.count[parent] = (self.len() - first) as u16;
    }

    pub(super) fn children(&self, parent: usize) -> Range<usize> {
        let first = self.first[parent] as usize;
        first..first + usize::from(self.count[parent])
    }
}
