//! Cycles in a graph of imports.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For every node on a cycle, one shortest cycle through it. Each cycle is given once and begins with its lowest node.
pub(super) fn cycles(edges: &BTreeMap<usize, BTreeSet<usize>>) -> BTreeSet<Vec<usize>> {
    edges.keys().filter_map(|&start| cycle_through(start, edges)).collect()
}

/// A breadth-first search from `start` back to it.
fn cycle_through(start: usize, edges: &BTreeMap<usize, BTreeSet<usize>>) -> Option<Vec<usize>> {
    let mut came_from = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for &next in edges.get(&node).into_iter().flatten() {
            if next == start {
                let back = |node: &usize| came_from.get(node).copied();
                let mut cycle: Vec<_> = std::iter::successors(Some(node), back).collect();
                cycle.reverse();
                let lowest = (0..cycle.len()).min_by_key(|&at| cycle[at]).unwrap_or_default();
                cycle.rotate_left(lowest);
                return Some(cycle);
            }
            if let Entry::Vacant(entry) = came_from.entry(next) {
                entry.insert(node);
                queue.push_back(next);
            }
        }
    }
    None
}
