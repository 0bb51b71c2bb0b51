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

#[cfg(test)]
mod tests {
    use super::Groups;
    use crate::games::torus::geometry::{Cell, DIAGONAL_WAYS, ORTHOGONAL_WAYS, Size};
    use crate::games::{Player, key};

    /// A forest as it is told: root, size of the tree, way to the parent, class of the group.
    fn told(groups: &Groups, size: Size) -> String {
        let node = |cell: Cell| {
            let node = groups.nodes[cell.index()];
            format!("{:?} {:?} {} {:?} {:?}", cell, node.parent, node.size, node.way, groups.class(cell))
        };
        size.all().map(node).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn what_is_taken_back_leaves_the_groups_as_they_were() {
        for (side, owner) in [(3, Player::One), (4, Player::Two), (5, Player::One), (7, Player::Two)] {
            let size = Size::new(side).expect("a size");
            let mut groups = Groups::new();
            let mut draws = (0..).map(|number| key::mix(number << 8 | u64::from(side)));
            let mut before = Vec::new();
            for _ in 0..4 * size.cells() {
                let mut below = |bound: usize| (draws.next().unwrap_or(0) % bound as u64) as usize;
                let from = Cell::from_index(below(size.cells()));
                let around = size.around(from);
                let direction = below(4);
                let (to, way) = match below(3) {
                    0 => (around.diagonal[direction], DIAGONAL_WAYS[direction]),
                    _ => (around.orthogonal[direction], ORTHOGONAL_WAYS[direction]),
                };
                let earlier = told(&groups, size);
                if let Some(change) = groups.connect(size, owner, from, to, way) {
                    before.push((earlier, change));
                } else {
                    assert_eq!(told(&groups, size), earlier, "nothing changed");
                }
                assert_eq!(groups.root(from), groups.root(to));
            }
            assert!(size.all().all(|cell| groups.root(cell) == groups.root(Cell::from_index(0))));
            let root = groups.root(Cell::from_index(0));
            assert_eq!(usize::from(groups.nodes[root.index()].size), size.cells(), "one tree of all cells");
            while let Some((earlier, change)) = before.pop() {
                groups.disconnect(change);
                assert_eq!(told(&groups, size), earlier);
            }
        }
    }

    #[test]
    fn the_smaller_tree_comes_under_the_larger() {
        let size = Size::new(7).expect("a size");
        let mut groups = Groups::new();
        let row = |from: usize, to: usize| (from..to).map(Cell::from_index);
        let east = ORTHOGONAL_WAYS[0];
        let mut connect = |from: Cell| {
            let to = size.around(from).orthogonal[0];
            groups.connect(size, Player::One, from, to, east).expect("a change");
        };
        row(2, 5).for_each(&mut connect);
        row(0, 2).for_each(&mut connect);
        // No way to a root is longer than the logarithm of the size of its tree.
        for cell in row(0, 6) {
            let mut steps = 0;
            let mut at = cell;
            while groups.nodes[at.index()].parent != at {
                at = groups.nodes[at.index()].parent;
                steps += 1;
            }
            assert!(1 << steps <= groups.nodes[at.index()].size, "{cell:?}: {steps} steps");
        }
    }
}
