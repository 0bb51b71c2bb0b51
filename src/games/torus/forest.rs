//! A union-find forest of cells that stores for each cell the way to its parent.
//!
//! A way is a displacement on the unrolled board (the covering space of the torus). When two cells of one group are
//! connected once more, the difference between their ways to the root shows whether the new loop goes round the torus.
//! Rules and search share the forest: the rules take connections back, the search compresses paths.

use std::ops::{Add, Neg, Sub};

/// The capacity in cells, enough for every board: a power of two, so that a masked index needs no bounds check.
pub(crate) const CAPACITY: usize = 512;

/// The type of ways: the rules count cells, the search windings round the torus.
pub(crate) trait Way:
    Copy + Default + PartialEq + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>
{
}

impl<W: Copy + Default + PartialEq + Add<Output = Self> + Sub<Output = Self> + Neg<Output = Self>> Way for W {}

/// The groups of all cells.
#[derive(Clone)]
pub(crate) struct Forest<W> {
    nodes: [Node<W>; CAPACITY],
}

#[derive(Clone, Copy)]
struct Node<W> {
    parent: u16,
    /// Number of cells in the tree with this root.
    size: u16,
    /// The way to the parent; zero at the root.
    way: W,
}

/// What a connection changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Union<W> {
    /// Nothing: the cells were connected before, and the new loop does not go round the torus.
    Same,
    /// It closed a loop round the torus in the group of a root.
    Loop {
        /// The root.
        root: usize,
        /// The displacement along the loop, in one of its two directions.
        way: W,
    },
    /// It joined two groups: one root became a child of the other.
    Joined {
        /// The root of both groups now.
        root: usize,
        /// The other root.
        child: usize,
    },
}

impl<W: Way> Forest<W> {
    /// A forest in which every cell is a group of its own.
    pub(crate) fn new() -> Self {
        let node = |cell| Node { parent: cell as u16, size: 1, way: W::default() };
        Self { nodes: std::array::from_fn(node) }
    }

    /// Makes each of the first `cells` cells a group of its own again.
    pub(crate) fn reset(&mut self, cells: usize) {
        for (cell, node) in self.nodes[..cells].iter_mut().enumerate() {
            *node = Node { parent: cell as u16, size: 1, way: W::default() };
        }
    }

    #[inline]
    fn node(&self, cell: usize) -> Node<W> {
        self.nodes[cell & (CAPACITY - 1)]
    }

    /// The root of a cell's group, and the way to it.
    #[inline]
    pub(crate) fn find(&self, mut cell: usize) -> (usize, W) {
        let mut way = W::default();
        loop {
            let node = self.node(cell);
            let parent = usize::from(node.parent);
            if parent == cell {
                return (cell, way);
            }
            way = way + node.way;
            cell = parent;
        }
    }

    /// The same as [`find`](Self::find), in constant time; valid only after [`compress`](Self::compress).
    #[inline]
    pub(crate) fn compressed(&self, cell: usize) -> (usize, W) {
        let node = self.node(cell);
        (usize::from(node.parent), node.way)
    }

    /// Whether connecting two cells, with this way from one to the other, would join two groups or close a loop.
    pub(crate) fn would_change(&self, from: usize, to: usize, step: W) -> bool {
        let (from_root, from_way) = self.find(from);
        let (to_root, to_way) = self.find(to);
        from_root != to_root || step + to_way != from_way
    }

    /// Connects two cells, with this way from one to the other: union by size.
    pub(crate) fn union(&mut self, from: usize, to: usize, step: W) -> Union<W> {
        let (from_root, from_way) = self.find(from);
        let (to_root, to_way) = self.find(to);
        let between = from_way - step - to_way;
        if from_root == to_root {
            return if between == W::default() { Union::Same } else { Union::Loop { root: from_root, way: between } };
        }
        let (root, child, way) = if self.node(from_root).size >= self.node(to_root).size {
            (from_root, to_root, between)
        } else {
            (to_root, from_root, -between)
        };
        let joining = &mut self.nodes[child & (CAPACITY - 1)];
        joining.parent = root as u16;
        joining.way = way;
        let joined = joining.size;
        self.nodes[root & (CAPACITY - 1)].size += joined;
        Union::Joined { root, child }
    }

    /// The parent of a cell, the size of the tree under it, and the way to its parent, for tests of the structure.
    #[cfg(test)]
    pub(super) fn parts(&self, cell: usize) -> (usize, usize, W) {
        let node = self.node(cell);
        (usize::from(node.parent), usize::from(node.size), node.way)
    }

    /// Takes back the last union, which must have joined two groups.
    pub(crate) fn separate(&mut self, root: usize, child: usize) {
        let leaving = &mut self.nodes[child & (CAPACITY - 1)];
        leaving.parent = child as u16;
        leaving.way = W::default();
        let left = leaving.size;
        self.nodes[root & (CAPACITY - 1)].size -= left;
    }

    /// Path compression for the first `cells` cells: each becomes a child of its root. After that no union can be taken
    /// back.
    pub(crate) fn compress(&mut self, cells: usize) {
        for cell in 0..cells {
            let (root, way) = self.find(cell);
            let node = &mut self.nodes[cell & (CAPACITY - 1)];
            node.parent = root as u16;
            node.way = way;
        }
    }
}
