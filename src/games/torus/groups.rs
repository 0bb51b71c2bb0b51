//! Groups of connected stones: who belongs together, and which loops a group holds.
//!
//! A union-find forest in which every stone knows the way to its parent over the unrolled board. When a connection joins
//! two stones of one group, the two ways to the root differ by a number of whole turns: the class of the loop it closes.

use super::super::{LoopClass, Player};
use super::geometry::{CELLS, Cell, Size, Vector};

/// The groups of all stones on the board; an empty cell counts as a group of its own.
#[derive(Clone)]
pub(super) struct Groups {
    nodes: [Node; CELLS],
    /// At the root of a group the class of its loops, see [`Groups::class`]; elsewhere without meaning.
    classes: [Option<LoopClass>; CELLS],
}

#[derive(Clone, Copy)]
struct Node {
    parent: Cell,
    /// Number of cells in the tree below and with this one.
    size: u16,
    /// The way to the parent; none at the root.
    way: Vector,
}

/// What one connection changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    root: Cell,
    /// The root that came under the other root; the same as `root` when a loop was closed.
    child: Cell,
    /// The class of `root` before.
    class: Option<LoopClass>,
}

impl Groups {
    pub(super) fn new() -> Self {
        let node = |index| Node { parent: Cell::from_index(index), size: 1, way: Vector::new(0, 0) };
        Self { nodes: std::array::from_fn(node), classes: [None; CELLS] }
    }

    /// The root of a cell's group: the same for all its cells.
    pub(super) fn root(&self, cell: Cell) -> Cell {
        self.find(cell).0
    }

    /// The class of a group's loops, if it holds any.
    ///
    /// For a group with loops of two independent classes, and so of every class, it is the one the owner is after first.
    pub(super) fn class(&self, cell: Cell) -> Option<LoopClass> {
        self.classes[self.root(cell).index()]
    }

    /// Connects two neighbouring stones of `owner`, `way` being the way from one to the other.
    ///
    /// Tells what changed, if anything did.
    pub(super) fn connect(&mut self, size: Size, owner: Player, from: Cell, to: Cell, way: Vector) -> Option<Change> {
        let (from_root, from_way) = self.find(from);
        let (to_root, to_way) = self.find(to);
        let between = from_way - way - to_way;
        if from_root == to_root {
            let side = i16::from(size.get());
            return (between != Vector::default()).then(|| {
                let closed = LoopClass::new(between.east / side, between.north / side);
                self.change(from_root, from_root, closed, owner)
            });
        }
        let (root, child, way) = if self.nodes[from_root.index()].size >= self.nodes[to_root.index()].size {
            (from_root, to_root, between)
        } else {
            (to_root, from_root, -between)
        };
        let joining = &mut self.nodes[child.index()];
        joining.parent = root;
        joining.way = way;
        let joined = joining.size;
        self.nodes[root.index()].size += joined;
        Some(self.change(root, child, self.classes[child.index()], owner))
    }

    /// Whether the same of these cells belong together as in other groups, with the same classes.
    pub(super) fn agree_with(&self, other: &Self, mut cells: impl Iterator<Item = Cell>) -> bool {
        let mut pairs: [Option<Cell>; CELLS] = [None; CELLS];
        let mut back: [Option<Cell>; CELLS] = [None; CELLS];
        cells.all(|cell| {
            let (ours, theirs) = (self.root(cell), other.root(cell));
            *pairs[ours.index()].get_or_insert(theirs) == theirs
                && *back[theirs.index()].get_or_insert(ours) == ours
                && self.classes[ours.index()] == other.classes[theirs.index()]
        })
    }

    /// Takes back the change made last.
    pub(super) fn disconnect(&mut self, change: Change) {
        let Change { root, child, class } = change;
        self.classes[root.index()] = class;
        if child != root {
            let leaving = &mut self.nodes[child.index()];
            leaving.parent = child;
            leaving.way = Vector::default();
            let left = leaving.size;
            self.nodes[root.index()].size -= left;
        }
    }

    /// The class of a group's root after a change.
    pub(super) fn class_after(&self, change: &Change) -> Option<LoopClass> {
        self.classes[change.root.index()]
    }

    /// Adds a class of loops to a root.
    fn change(&mut self, root: Cell, child: Cell, added: Option<LoopClass>, owner: Player) -> Change {
        let class = self.classes[root.index()];
        self.classes[root.index()] = match (class, added) {
            (Some(class), Some(added)) if class.is_independent_of(added) => first_goal(owner),
            (class, added) => class.or(added),
        };
        Change { root, child, class }
    }

    /// The root of a cell's group, and the way to it.
    fn find(&self, mut cell: Cell) -> (Cell, Vector) {
        let mut way = Vector::default();
        loop {
            let node = self.nodes[cell.index()];
            if node.parent == cell {
                return (cell, way);
            }
            way = way + node.way;
            cell = node.parent;
        }
    }
}

/// Horizontal for Z, vertical for N.
const fn first_goal(player: Player) -> Option<LoopClass> {
    match player {
        Player::One => LoopClass::new(1, 0),
        Player::Two => LoopClass::new(0, 1),
    }
}
