//! Which stones of a player can no longer be kept apart, and whether they already hold a winning loop.
//!
//! Two stones across a block are as good as joined while the enemy has not both other cells of it: when the enemy takes
//! the last one, the link answers. Each such *joint* needs a cell of its own that the enemy has still to take, so that no
//! enemy move strikes two joints at once. Then every blow has its answer: a loop of stones, links and joints wins,
//! whoever is to move.

use super::field::{Action, Field, NOBODY};
use super::lattice::{LINK, Lattice, NORTH, ROOM, independent, turns_of, wins};
use std::collections::VecDeque;

/// How far round the torus a loop is followed, either way.
const FARTHEST: i16 = 2;
/// How many copies of the board lie side by side within that, in one direction.
const COPIES: usize = 2 * FARTHEST as usize + 1;

/// The groups of one player.
pub(super) struct Groups {
    player: u8,
    parent: [u16; ROOM],
    size: [u16; ROOM],
    /// The turns on the way to the parent; once built, to the root.
    way: [i16; ROOM],
    /// At a root the turns of a loop in its group, 0 without.
    loops: [i16; ROOM],
    /// By block the cell that the joint across it needs, plus one; 0 without a joint.
    joints: [u16; ROOM],
    /// Whether a cell is needed by a joint.
    needed: [bool; ROOM],
    /// The joints that are possible: where they begin, the direction, and the cells that could serve them.
    possible: Vec<(u16, u8, [u16; 2])>,
    /// A stone of the winning loop.
    closing: Option<usize>,
    /// For following the winning loop over copies of the board: the joints on the way and the place before.
    reached: Vec<(u8, u16)>,
    queue: VecDeque<u16>,
}

/// What is missing of a winning loop.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Missing {
    /// How many joints are still to be made.
    pub(super) joints: u16,
    /// The cells that they need.
    pub(super) cells: Vec<u16>,
}

impl Groups {
    pub(super) fn new() -> Self {
        Self {
            player: NOBODY,
            parent: [0; ROOM],
            size: [0; ROOM],
            way: [0; ROOM],
            loops: [0; ROOM],
            joints: [0; ROOM],
            needed: [false; ROOM],
            possible: Vec::new(),
            closing: None,
            reached: Vec::new(),
            queue: VecDeque::new(),
        }
    }

    /// Groups the stones of a player; tells whether a winning loop is among them.
    pub(super) fn build(&mut self, lattice: &Lattice, field: &Field, player: u8) -> bool {
        self.player = player;
        self.closing = None;
        self.possible.clear();
        let cells = lattice.cells();
        for cell in 0..cells {
            self.parent[cell] = cell as u16;
        }
        self.size[..cells].fill(1);
        self.way[..cells].fill(0);
        self.loops[..cells].fill(0);
        self.joints[..cells].fill(0);
        self.needed[..cells].fill(false);
        let mut edges = 0;
        for cell in (0..cells).filter(|&cell| field.at(cell) == player) {
            let near = lattice.near(cell);
            for direction in [0, 2] {
                if field.at(near[direction].into()) == player {
                    self.connect(lattice, cell, direction);
                }
            }
            for direction in [1, 3] {
                if field.at(near[direction].into()) != player {
                    continue;
                }
                match field.at(usize::from(LINK) + lattice.block(cell, direction)) {
                    NOBODY => {
                        let thirds = [near[direction - 1], near[direction + 1]];
                        let [one, other] = thirds.map(|third| field.at(third.into()));
                        if one == player || other == player {
                            continue;
                        }
                        let serving = match (one == NOBODY, other == NOBODY) {
                            (true, true) => thirds,
                            (true, false) => [thirds[0]; 2],
                            (false, true) => [thirds[1]; 2],
                            (false, false) => continue,
                        };
                        // Those with a choice come last.
                        self.possible.push((cell as u16, direction as u8, serving));
                        if serving[0] == serving[1] {
                            let last = self.possible.len() - 1;
                            self.possible.swap(edges, last);
                            edges += 1;
                        }
                    }
                    owner if owner == player => self.connect(lattice, cell, direction),
                    _ => {}
                }
            }
        }
        for index in 0..self.possible.len() {
            let (cell, direction, serving) = self.possible[index];
            let (cell, direction) = (usize::from(cell), usize::from(direction));
            let free = serving.into_iter().find(|&third| !self.needed[usize::from(third) & (ROOM - 1)]);
            if let Some(third) = free
                && self.is_of_use(lattice, cell, direction)
            {
                self.needed[usize::from(third) & (ROOM - 1)] = true;
                self.joints[lattice.block(cell, direction)] = third + 1;
                self.connect(lattice, cell, direction);
            }
        }
        for cell in 0..cells {
            let (root, way) = self.find(cell);
            // Who comes later finds the root through this cell at once.
            self.parent[cell] = root as u16;
            self.way[cell] = way;
        }
        self.closing.is_some()
    }

    /// The root of a cell and the turns on the way to it.
    #[inline]
    fn find(&self, mut cell: usize) -> (usize, i16) {
        let mut way = 0;
        loop {
            let parent = usize::from(self.parent[cell & (ROOM - 1)]);
            if parent == cell {
                return (cell, way);
            }
            way += self.way[cell & (ROOM - 1)];
            cell = parent;
        }
    }

    /// Whether joining a cell to its neighbour in a direction would change anything.
    fn is_of_use(&self, lattice: &Lattice, from: usize, direction: usize) -> bool {
        let (from_root, from_way) = self.find(from);
        let (to_root, to_way) = self.find(lattice.near(from)[direction].into());
        from_root != to_root || lattice.turns(from)[direction] + to_way != from_way
    }

    fn connect(&mut self, lattice: &Lattice, from: usize, direction: usize) {
        let step = lattice.turns(from)[direction];
        let (from_root, from_way) = self.find(from);
        let (to_root, to_way) = self.find(lattice.near(from)[direction].into());
        let between = step + to_way - from_way;
        if from_root == to_root {
            if between != 0 {
                if self.decides(from_root, between) {
                    self.closing.get_or_insert(from);
                }
                self.loops[from_root] = between;
            }
            return;
        }
        let (root, child, way) = if self.size[from_root] >= self.size[to_root] {
            (from_root, to_root, -between)
        } else {
            (to_root, from_root, between)
        };
        self.parent[child] = root as u16;
        self.way[child] = way;
        self.size[root] += self.size[child];
        if self.loops[root] == 0 {
            self.loops[root] = self.loops[child];
        }
    }

    /// Whether a loop with these turns wins for the group of a root.
    fn decides(&self, root: usize, turns: i16) -> bool {
        let held = self.loops[root];
        wins(turns, self.player) || held != 0 && independent(held, turns)
    }

    /// Whether an action of the player seems to close a winning loop: worth building the groups with it.
    pub(super) fn seems_to_close(&self, lattice: &Lattice, field: &Field, action: Action) -> bool {
        let mut seen = [(usize::MAX, 0); 8];
        let mut count = 0;
        let mut closes = |root: usize, way: i16| {
            let met = seen[..count]
                .iter()
                .any(|&(other, seen)| other == root && seen != way && self.decides(root, seen - way));
            seen[count] = (root, way);
            count += 1;
            met
        };
        if action >= LINK {
            let block = usize::from(action - LINK);
            let [a, b, ..] = Field::corners(lattice, block);
            let (from, direction) = if field.at(a) == self.player { (a, 1) } else { (b, 3) };
            let to = usize::from(lattice.near(from)[direction]);
            closes(self.root(from), self.way[from & (ROOM - 1)]);
            return closes(self.root(to), lattice.turns(from)[direction] + self.way[to & (ROOM - 1)]);
        }
        let cell = usize::from(action);
        let (near, turns) = (lattice.near(cell), lattice.turns(cell));
        let around = near.map(|near| field.at(near.into()));
        for direction in 0..8 {
            if around[direction] != self.player {
                continue;
            }
            if direction % 2 == 1 {
                let thirds = [around[direction - 1], around[(direction + 1) % 8]];
                let joins = thirds.contains(&NOBODY) && !thirds.contains(&self.player);
                if !joins {
                    continue;
                }
            }
            let near = usize::from(near[direction]);
            if closes(self.root(near), turns[direction] + self.way[near & (ROOM - 1)]) {
                return true;
            }
        }
        false
    }

    /// The root of a cell, once built.
    #[inline]
    fn root(&self, cell: usize) -> usize {
        self.parent[cell & (ROOM - 1)].into()
    }

    /// What is missing of the winning loop that [`build`](Self::build) has found.
    pub(super) fn missing(&mut self, lattice: &Lattice, field: &Field) -> Missing {
        self.closing.and_then(|start| self.follow(lattice, field, start)).unwrap_or_else(|| {
            // A loop that goes round more often: all joints are taken to be missing.
            let cells: Vec<u16> =
                self.joints[..lattice.cells()].iter().filter(|&&cell| cell > 0).map(|cell| cell - 1).collect();
            Missing { joints: cells.len() as u16, cells }
        })
    }

    /// Follows the groups from a stone over copies of the board to a copy of itself that a winning loop leads to, with as
    /// few joints as possible.
    fn follow(&mut self, lattice: &Lattice, field: &Field, start: usize) -> Option<Missing> {
        const UNREACHED: u8 = u8::MAX;
        let place = |cell: usize, (east, north): (i16, i16)| {
            let copy = (north + FARTHEST) as usize * COPIES + (east + FARTHEST) as usize;
            copy * ROOM + cell
        };
        self.reached.clear();
        self.reached.resize(COPIES * COPIES * ROOM, (UNREACHED, 0));
        self.queue.clear();
        let first = place(start, (0, 0));
        self.reached[first] = (0, first as u16);
        self.queue.push_back(first as u16);
        while let Some(at) = self.queue.pop_front() {
            let at = usize::from(at);
            let (cell, copy) = (at % ROOM, at / ROOM);
            let east = (copy % COPIES) as i16 - FARTHEST;
            let north = (copy / COPIES) as i16 - FARTHEST;
            let turns = east + north * NORTH;
            if cell == start && turns != 0 && wins(turns, self.player) {
                return Some(self.way_back(lattice, at, first));
            }
            let so_far = self.reached[at].0;
            for direction in 0..8 {
                let next = usize::from(lattice.near(cell)[direction]);
                if field.at(next) != self.player {
                    continue;
                }
                let mut cost = 0;
                if direction % 2 == 1 {
                    let block = lattice.block(cell, direction);
                    if self.joints[block] > 0 {
                        cost = 1;
                    } else if field.at(usize::from(LINK) + block) != self.player {
                        continue;
                    }
                }
                let (east, north) = turns_of(turns + lattice.turns(cell)[direction]);
                if east.abs() > FARTHEST || north.abs() > FARTHEST {
                    continue;
                }
                let next = place(next, (east, north));
                let total = so_far.saturating_add(cost).min(UNREACHED - 1);
                if total < self.reached[next].0 {
                    self.reached[next] = (total, at as u16);
                    if cost == 0 {
                        self.queue.push_front(next as u16);
                    } else {
                        self.queue.push_back(next as u16);
                    }
                }
            }
        }
        None
    }

    fn way_back(&self, lattice: &Lattice, last: usize, first: usize) -> Missing {
        let mut missing = Missing::default();
        let mut at = last;
        while at != first {
            let before = usize::from(self.reached[at].1);
            if self.reached[at].0 > self.reached[before].0 {
                let (cell, from) = (at % ROOM, before % ROOM);
                let near = lattice.near(from);
                if let Some(direction) = (0..4).map(|k| 2 * k + 1).find(|&k| usize::from(near[k]) == cell) {
                    missing.joints += 1;
                    missing.cells.push(self.joints[lattice.block(from, direction)].wrapping_sub(1));
                }
            }
            at = before;
        }
        missing
    }
}
