//! Groups of connected stones: which belong together, and which loops a group holds.

use super::forest::{Forest, Union};
use super::geometry::{CELLS, Cell, Size, Vector};
use super::win_reason::LoopClass;
use crate::games::Player;

/// The groups of all stones on the board; an empty cell counts as a group of its own.
#[derive(Clone)]
pub(super) struct Groups {
    forest: Forest<Vector>,
    /// At the root of a group the class of its loops, see [`Groups::class`]; meaningless elsewhere.
    classes: [Option<LoopClass>; CELLS],
}

/// What one connection changed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    root: Cell,
    /// The root that became a child of the other; equal to `root` when a loop was closed.
    child: Cell,
    /// The class of `root` before.
    class: Option<LoopClass>,
}

impl Groups {
    pub(super) fn new() -> Self {
        Self { forest: Forest::new(), classes: [None; CELLS] }
    }

    /// The root of a cell's group: the same for all its cells.
    pub(super) fn root(&self, cell: Cell) -> Cell {
        Cell::from_index(self.forest.find(cell.index()).0)
    }

    /// The class of a group's loops; `None` if it has no loop.
    ///
    /// A group with loops of two independent classes has loops of every class. Then this is the one that the owner
    /// needs first: horizontal for Z, vertical for N.
    pub(super) fn class(&self, cell: Cell) -> Option<LoopClass> {
        self.classes[self.root(cell).index()]
    }

    /// Connects two neighbouring stones of `owner`; `way` is the way from one to the other.
    ///
    /// Returns what has changed; `None` if nothing has.
    pub(super) fn connect(&mut self, size: Size, owner: Player, from: Cell, to: Cell, way: Vector) -> Option<Change> {
        match self.forest.union(from.index(), to.index(), way) {
            Union::Same => None,
            Union::Loop { root, way } => {
                let side = i16::from(size.get());
                let root = Cell::from_index(root);
                Some(self.change(root, root, LoopClass::new(way.east / side, way.north / side), owner))
            }
            Union::Joined { root, child } => {
                let added = self.classes[child];
                Some(self.change(Cell::from_index(root), Cell::from_index(child), added, owner))
            }
        }
    }

    /// Whether both divide these cells into the same groups, with the same classes.
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
            self.forest.separate(root.index(), child.index());
        }
    }

    /// The class of a group's root after a change.
    pub(super) fn class_after(&self, change: &Change) -> Option<LoopClass> {
        self.classes[change.root.index()]
    }

    /// Adds a class of loops to the group of a root.
    fn change(&mut self, root: Cell, child: Cell, added: Option<LoopClass>, owner: Player) -> Change {
        let class = self.classes[root.index()];
        self.classes[root.index()] = match (class, added) {
            (Some(class), Some(added)) if class.is_independent_of(added) => first_goal(owner),
            (class, added) => class.or(added),
        };
        Change { root, child, class }
    }
}

/// The class that wins for a player and goes round once: horizontal for Z, vertical for N.
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
    use crate::games::{Player, splitmix};

    /// The forest's state as text: of every cell the root, size of the tree, way to the parent, class of the group.
    fn told(groups: &Groups, size: Size) -> String {
        let node = |cell: Cell| {
            let (parent, size, way) = groups.forest.parts(cell.index());
            format!("{:?} {} {} {:?} {:?}", cell, parent, size, way, groups.class(cell))
        };
        size.all().map(node).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn what_is_taken_back_leaves_the_groups_as_they_were() {
        for (side, owner) in [(3, Player::One), (4, Player::Two), (5, Player::One), (7, Player::Two)] {
            let size = Size::new(side).expect("a size");
            let mut groups = Groups::new();
            let mut draws = (0..).map(|number| splitmix::mix(number << 8 | u64::from(side)));
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
            assert_eq!(groups.forest.parts(root.index()).1, size.cells(), "one tree of all cells");
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
        // No path to a root has more steps than the binary logarithm of the size of its tree.
        for cell in row(0, 6) {
            let mut steps = 0;
            let mut at = cell.index();
            while groups.forest.parts(at).0 != at {
                at = groups.forest.parts(at).0;
                steps += 1;
            }
            assert!(1 << steps <= groups.forest.parts(at).1, "{cell:?}: {steps} steps");
        }
    }
}
