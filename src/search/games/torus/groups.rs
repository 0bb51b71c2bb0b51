//! Groups of a player's stones that are connected or virtually connected, and whether one of them holds a winning loop.
//!
//! Two stones across a block form a bridge (the virtual connection of Hex) while the enemy does not have both other
//! cells of the block: when the enemy takes the last one, the player makes the link. Each bridge reserves a cell that
//! the enemy still has to take (its carrier), and no two bridges have the same carrier. So one enemy move intrudes on
//! at most one bridge, every intrusion can be answered, and a loop of stones, links and bridges is a forced win,
//! whichever player is to move.

use super::field::{Action, Field, NOBODY};
use super::lattice::{CAPACITY, LINK, Lattice, NORTH, independent, turns_of, wins};
use crate::games::torus::forest::{Forest, Union};
use std::collections::VecDeque;

/// A loop is followed at most this many times round the torus, in either direction.
const FARTHEST: i16 = 2;
/// The number of copies of the board in each of the two directions, for the search of the winning loop.
const COPIES: usize = 2 * FARTHEST as usize + 1;

/// The groups of one player.
pub(super) struct Groups {
    player: u8,
    /// A union-find forest; the way between two cells is a winding.
    forest: Forest<i16>,
    /// At a root: the winding of a loop in its group, 0 without one.
    loops: [i16; CAPACITY],
    /// By block: the carrier of the bridge across it, plus one; 0 without a bridge.
    bridges: [u16; CAPACITY],
    /// Whether a cell is the carrier of a bridge.
    carriers: [bool; CAPACITY],
    /// The possible bridges: a cell, the direction of the other one, and the cells that can be the carrier.
    possible: Vec<(u16, u8, [u16; 2])>,
    /// A stone of the winning loop.
    closing: Option<usize>,
    /// For the search of the winning loop, by cell of each copy of the board: the bridges on the way there, and the
    /// index before.
    reached: Vec<(u8, u16)>,
    queue: VecDeque<u16>,
}

/// The bridges of a winning loop: links that are still missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Missing {
    /// The number of bridges.
    pub(super) bridges: u16,
    /// Their carriers.
    pub(super) cells: Vec<u16>,
}

impl Groups {
    pub(super) fn new() -> Self {
        Self {
            player: NOBODY,
            forest: Forest::new(),
            loops: [0; CAPACITY],
            bridges: [0; CAPACITY],
            carriers: [false; CAPACITY],
            possible: Vec::new(),
            closing: None,
            reached: Vec::new(),
            queue: VecDeque::new(),
        }
    }

    /// Groups the stones of a player; returns whether a group has a winning loop.
    pub(super) fn build(&mut self, lattice: &Lattice, field: &Field, player: u8) -> bool {
        self.player = player;
        self.closing = None;
        self.possible.clear();
        let cells = lattice.cells();
        self.forest.reset(cells);
        self.loops[..cells].fill(0);
        self.bridges[..cells].fill(0);
        self.carriers[..cells].fill(false);
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
                        // Bridges with two possible carriers come last, because they can use the carrier that is left.
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
            let free = serving.into_iter().find(|&third| !self.carriers[usize::from(third) & (CAPACITY - 1)]);
            if let Some(third) = free
                && self.is_of_use(lattice, cell, direction)
            {
                self.carriers[usize::from(third) & (CAPACITY - 1)] = true;
                self.bridges[lattice.block(cell, direction)] = third + 1;
                self.connect(lattice, cell, direction);
            }
        }
        self.forest.compress(cells);
        self.closing.is_some()
    }

    /// Whether connecting a cell with its neighbour in a direction would join two groups or close a loop.
    fn is_of_use(&self, lattice: &Lattice, from: usize, direction: usize) -> bool {
        self.forest.would_change(from, lattice.near(from)[direction].into(), lattice.turns(from)[direction])
    }

    fn connect(&mut self, lattice: &Lattice, from: usize, direction: usize) {
        match self.forest.union(from, lattice.near(from)[direction].into(), lattice.turns(from)[direction]) {
            Union::Same => {}
            Union::Loop { root, way } => {
                if self.decides(root, way) {
                    self.closing.get_or_insert(from);
                }
                self.loops[root] = way;
            }
            Union::Joined { root, child } => {
                if self.loops[root] == 0 {
                    self.loops[root] = self.loops[child];
                }
            }
        }
    }

    /// Whether a loop of this winding makes its group win: it wins itself, or with another independent loop of the
    /// group.
    fn decides(&self, root: usize, turns: i16) -> bool {
        let held = self.loops[root];
        wins(turns, self.player) || held != 0 && independent(held, turns)
    }

    /// Whether an action of the player may close a winning loop: a cheap test before groups are built with the action.
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
            let (root, way) = self.forest.compressed(from);
            closes(root, way);
            let (root, way) = self.forest.compressed(to);
            return closes(root, lattice.turns(from)[direction] + way);
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
            let (root, way) = self.forest.compressed(near[direction].into());
            if closes(root, turns[direction] + way) {
                return true;
            }
        }
        false
    }

    /// The bridges of the winning loop that [`build`](Self::build) has found.
    pub(super) fn missing(&mut self, lattice: &Lattice, field: &Field) -> Missing {
        self.closing.and_then(|start| self.follow(lattice, field, start)).unwrap_or_else(|| {
            // The loop goes round the torus more than FARTHEST times: count all bridges of the player.
            let cells: Vec<u16> =
                self.bridges[..lattice.cells()].iter().filter(|&&cell| cell > 0).map(|cell| cell - 1).collect();
            Missing { bridges: cells.len() as u16, cells }
        })
    }

    /// Finds the winning loop through a stone with the fewest bridges: a 0-1 breadth-first search over copies of the
    /// board (the covering space of the torus), from the stone to a copy of it.
    fn follow(&mut self, lattice: &Lattice, field: &Field, start: usize) -> Option<Missing> {
        const UNREACHED: u8 = u8::MAX;
        let place = |cell: usize, (east, north): (i16, i16)| {
            let copy = (north + FARTHEST) as usize * COPIES + (east + FARTHEST) as usize;
            copy * CAPACITY + cell
        };
        self.reached.clear();
        self.reached.resize(COPIES * COPIES * CAPACITY, (UNREACHED, 0));
        self.queue.clear();
        let first = place(start, (0, 0));
        self.reached[first] = (0, first as u16);
        self.queue.push_back(first as u16);
        while let Some(at) = self.queue.pop_front() {
            let at = usize::from(at);
            let (cell, copy) = (at % CAPACITY, at / CAPACITY);
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
                    if self.bridges[block] > 0 {
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
                let (cell, from) = (at % CAPACITY, before % CAPACITY);
                let near = lattice.near(from);
                if let Some(direction) = (0..4).map(|k| 2 * k + 1).find(|&k| usize::from(near[k]) == cell) {
                    missing.bridges += 1;
                    missing.cells.push(self.bridges[lattice.block(from, direction)].wrapping_sub(1));
                }
            }
            at = before;
        }
        missing
    }
}
