//! Cycles in a graph of imports.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// For every node on a cycle, one shortest cycle through it. Each cycle is given once and begins with its lowest node.
pub(super) fn circles(edges: &BTreeMap<usize, BTreeSet<usize>>) -> BTreeSet<Vec<usize>> {
    edges.keys().filter_map(|&start| circle_through(start, edges)).collect()
}

/// A breadth-first search from `start` back to it.
fn circle_through(start: usize, edges: &BTreeMap<usize, BTreeSet<usize>>) -> Option<Vec<usize>> {
    let mut came_from = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(node) = queue.pop_front() {
        for &next in edges.get(&node).into_iter().flatten() {
            if next == start {
                let back = |node: &usize| came_from.get(node).copied();
                let mut circle: Vec<_> = std::iter::successors(Some(node), back).collect();
                circle.reverse();
                let lowest = (0..circle.len()).min_by_key(|&at| circle[at]).unwrap_or_default();
                circle.rotate_left(lowest);
                return Some(circle);
            }
            if let Entry::Vacant(entry) = came_from.entry(next) {
                entry.insert(node);
                queue.push_back(next);
            }
        }
    }
    None
}
