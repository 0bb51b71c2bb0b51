//! The simulation of ZeN: random play to the end, with the save-bridge pattern of `MoHex` and links in crosscuts as
//! forced answers.
//!
//! The board is filled completely before the winner is determined. That costs less than a check after every move, and
//! the winner is the same, since a closed loop stays closed and the two sides can't both have one.

use super::field::{Action, Field, NOBODY, enemy};
use super::lattice::{CAPACITY, LINK, Lattice, independent, wins};
use crate::games::splitmix::SplitMix64;

/// The buffers of playouts, which are reused.
pub(super) struct Playout {
    /// The save-bridge pattern as a table. The index is the ring of own stones around an enemy stone, plus 256 times
    /// the ring of enemy stones; the value has as bits the even directions in which a stone restores the connection.
    answers: Box<[u8; 1 << 16]>,
    empty: [u16; CAPACITY],
    /// The open crosscuts, the newest one last.
    crosscuts: Vec<u16>,
    way: [i16; CAPACITY],
    /// By cell the first cell of its group, and by that first cell the winding of a loop of the group.
    root: [u16; CAPACITY],
    held: [i16; CAPACITY],
    stack: Vec<u16>,
    /// The winner's critical actions.
    critical_actions: Vec<Action>,
}

/// Marks a cell that has not been reached.
const UNREACHED: i16 = i16::MIN;

impl Playout {
    pub(super) fn new() -> Self {
        let mut answers = Box::new([0; 1 << 16]);
        for (rings, answer) in answers.iter_mut().enumerate() {
            *answer = answer_to(rings as u8, (rings >> 8) as u8);
        }
        Self {
            answers,
            empty: [0; CAPACITY],
            crosscuts: Vec::new(),
            way: [0; CAPACITY],
            root: [0; CAPACITY],
            held: [0; CAPACITY],
            stack: Vec::new(),
            critical_actions: Vec::new(),
        }
    }

    /// The even directions around an enemy stone in which a stone of the player saves a bridge, as bits.
    pub(super) fn answers(&self, lattice: &Lattice, field: &Field, cell: usize, player: u8) -> u8 {
        let (own, other) = rings(lattice, field, cell, player);
        self.answers[usize::from(own) | usize::from(other) << 8]
    }

    /// Plays to the end and returns the winner. `last` is the cell of the last stone that was dropped before.
    pub(super) fn simulate(
        &mut self,
        lattice: &Lattice,
        field: &mut Field,
        last: Option<usize>,
        chance: &mut SplitMix64,
    ) -> u8 {
        let mut count = 0;
        self.crosscuts.clear();
        for cell in 0..lattice.cells() {
            if field.at(cell) == NOBODY {
                self.empty[count & (CAPACITY - 1)] = cell as u16;
                count += 1;
            } else if field.is_open_crosscut(lattice, cell) {
                self.crosscuts.push(cell as u16);
            }
        }
        let mut mover = field.mover;
        let mut answers = 0;
        let mut around = [0; 8];
        if let Some(last) = last {
            answers = self.answers(lattice, field, last, mover);
            around = *lattice.near(last);
        }
        loop {
            if let Some(block) = self.crosscuts.pop() {
                field.put(usize::from(LINK + block), mover);
                answers = 0;
                mover = enemy(mover);
                continue;
            }
            let cell = if answers != 0 {
                // Selects a set bit: the first one, starting from a random direction.
                let mut direction = if answers.is_power_of_two() { 0 } else { 2 * chance.below(4) as usize };
                while answers >> direction & 1 == 0 {
                    direction = (direction + 2) % 8;
                }
                usize::from(around[direction & 7])
            } else {
                loop {
                    if count == 0 {
                        return self.winner(lattice, field, chance);
                    }
                    let place = chance.below(count as u32) as usize;
                    let cell = usize::from(self.empty[place & (CAPACITY - 1)]);
                    count -= 1;
                    self.empty[place & (CAPACITY - 1)] = self.empty[count & (CAPACITY - 1)];
                    if field.at(cell) == NOBODY {
                        break cell;
                    }
                }
            };
            field.put(cell, mover);
            let (own, other) = rings(lattice, field, cell, mover);
            // A new crosscut has an own stone across the block and enemy stones on both other cells.
            let mut cut = own & other.rotate_left(1) & other.rotate_right(1) & 0b1010_1010;
            while cut != 0 {
                let block = lattice.block(cell, cut.trailing_zeros() as usize);
                if field.at(usize::from(LINK) + block) == NOBODY {
                    self.crosscuts.push(block as u16);
                }
                cut &= cut - 1;
            }
            mover = enemy(mover);
            answers = self.answers[usize::from(other) | usize::from(own) << 8];
            around = *lattice.near(cell);
        }
    }

    /// The winner on a full board; finds the critical actions as well.
    fn winner(&mut self, lattice: &Lattice, field: &Field, chance: &mut SplitMix64) -> u8 {
        self.critical_actions.clear();
        if !self.holds_loop(lattice, field, 1) {
            // If connections are overlooked, there may be no loop at all. Then the winner is random.
            if lattice.is_overlooked() && !self.holds_loop(lattice, field, 2) {
                return 1 + chance.below(2) as u8;
            }
            if lattice.is_overlooked() {
                self.holds_loop(lattice, field, 1);
            }
            self.find_critical_actions(lattice, field, 1);
            2
        } else {
            if !self.holds_loop(lattice, field, 2) {
                self.find_critical_actions(lattice, field, 2);
            }
            1
        }
    }

    /// The critical actions of the last playout: those of the winner with which the loser would have won, if the loser
    /// had made them. This is a variant of Coulom's criticality (2009), which is a covariance.
    pub(super) fn critical_actions(&self) -> &[Action] {
        &self.critical_actions
    }

    /// Whether a player has a winning loop; if not, `way`, `root` and `held` describe all groups of the player.
    fn holds_loop(&mut self, lattice: &Lattice, field: &Field, player: u8) -> bool {
        self.way[..lattice.cells()].fill(UNREACHED);
        self.stack.clear();
        for start in 0..lattice.cells() {
            if field.at(start) != player || self.way[start] != UNREACHED {
                continue;
            }
            let mut held = 0;
            self.way[start] = 0;
            self.root[start] = start as u16;
            self.stack.push(start as u16);
            while let Some(cell) = self.stack.pop() {
                let cell = usize::from(cell);
                let (near, turns) = (lattice.near(cell), lattice.turns(cell));
                let here = self.way[cell & (CAPACITY - 1)];
                for direction in 0..8 {
                    let next = usize::from(near[direction]);
                    if field.at(next) != player {
                        continue;
                    }
                    if direction % 2 == 1 && field.at(usize::from(LINK) + lattice.block(cell, direction)) != player {
                        continue;
                    }
                    let way = here + turns[direction];
                    let known = self.way[next & (CAPACITY - 1)];
                    if known == UNREACHED {
                        self.way[next & (CAPACITY - 1)] = way;
                        self.root[next & (CAPACITY - 1)] = start as u16;
                        self.stack.push(next as u16);
                    } else if known != way {
                        let closed = way - known;
                        if wins(closed, player) || held != 0 && independent(held, closed) {
                            return true;
                        }
                        held = closed;
                    }
                }
            }
            self.held[start] = held;
        }
        false
    }

    /// Finds the winner's stones and links that would close a winning loop if they belonged to the loser.
    fn find_critical_actions(&mut self, lattice: &Lattice, field: &Field, loser: u8) {
        let winner = enemy(loser);
        for cell in 0..lattice.cells() {
            if field.at(cell) == winner {
                let (near, turns) = (lattice.near(cell), lattice.turns(cell));
                let mut met = [(u16::MAX, 0); 4];
                'around: for index in 0..4 {
                    let next = usize::from(near[2 * index]);
                    if field.at(next) != loser {
                        continue;
                    }
                    let (root, way) =
                        (self.root[next & (CAPACITY - 1)], self.way[next & (CAPACITY - 1)] - turns[2 * index]);
                    for &(other, met) in &met[..index] {
                        if other == root && met != way && self.decides(root, way - met, loser) {
                            self.critical_actions.push(cell as Action);
                            break 'around;
                        }
                    }
                    met[index] = (root, way);
                }
            }
            let link = usize::from(LINK) + cell;
            if field.at(link) == winner {
                let near = lattice.near(cell);
                let (from, direction) = if field.at(cell) == loser { (cell, 1) } else { (near[0].into(), 3) };
                let to = usize::from(lattice.near(from)[direction]);
                if field.at(from) == loser && field.at(to) == loser {
                    let root = self.root[from & (CAPACITY - 1)];
                    let way = lattice.turns(from)[direction] + self.way[from & (CAPACITY - 1)]
                        - self.way[to & (CAPACITY - 1)];
                    if root == self.root[to & (CAPACITY - 1)] && way != 0 && self.decides(root, way, loser) {
                        self.critical_actions.push(link as Action);
                    }
                }
            }
        }
    }

    /// Whether a loop of this winding makes its group win: it wins itself, or with another independent loop of the
    /// group.
    fn decides(&self, root: u16, turns: i16, player: u8) -> bool {
        let held = self.held[usize::from(root) & (CAPACITY - 1)];
        wins(turns, player) || held != 0 && independent(held, turns)
    }
}

/// Which cells of the ring around a cell are a player's and which are the enemy's, as bits.
#[inline]
fn rings(lattice: &Lattice, field: &Field, cell: usize, player: u8) -> (u8, u8) {
    let mut rings = [0_u8; 4];
    for (direction, &near) in lattice.near(cell).iter().enumerate() {
        rings[usize::from(field.at(near.into()) & 3)] |= 1 << direction;
    }
    (rings[usize::from(player & 3)], rings[usize::from(enemy(player) & 3)])
}

/// The even directions around an enemy stone in which a stone saves a bridge: it connects two stones of the ring that
/// the enemy stone has separated.
fn answer_to(own: u8, enemy: u8) -> u8 {
    let at = |ring: u8, direction: usize| ring >> (direction % 8) & 1 == 1;
    let mut answers = 0;
    for direction in [0, 2, 4, 6] {
        if at(own | enemy, direction) {
            continue;
        }
        // Connected to one side: with the next stone of the ring, or across a block with the one after that.
        let near = |side: usize| at(own, direction + side);
        let across = |side: usize, next: usize| at(own, direction + next) && !at(enemy, direction + side);
        let (left, right) = (near(1) || across(1, 2), near(7) || across(7, 6));
        // With stones on both sides the gap can still be closed later, from the cell beyond it.
        let urgent = !(near(1) && near(7));
        if left && right && urgent {
            answers |= 1 << direction;
        }
    }
    answers
}

#[cfg(test)]
mod tests {
    use super::Playout;
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Rules, torus};
    use crate::search::games::torus::field::{Field, NOBODY, enemy};
    use crate::search::games::torus::lattice::{CAPACITY, Lattice};

    #[test]
    fn one_side_wins_every_full_board_and_the_critical_actions_decide_it() {
        let mut playout = Playout::new();
        for seed in 0..400 {
            let size = torus::Size::new(3 + (seed % 8) as u8).unwrap();
            let lattice = Lattice::new(size);
            let mut chance = SplitMix64::new(mix(seed));
            let mut field = Field::new(&torus::Position::start(&torus::Options { size }), &lattice);
            let winner = playout.simulate(&lattice, &mut field, None, &mut chance);
            let critical_actions = playout.critical_actions().to_vec();
            assert_eq!([1, 2].map(|player| playout.holds_loop(&lattice, &field, player)), [winner == 1, winner == 2]);
            for action in (0..2 * CAPACITY).filter(|&action| field.at(action) == winner) {
                let mut turned = field.clone();
                turned.put(action, enemy(winner));
                let loses = playout.holds_loop(&lattice, &turned, enemy(winner));
                assert_eq!(critical_actions.contains(&(action as u16)), loses, "seed {seed}, action {action}");
            }
            assert!((0..lattice.cells()).all(|cell| field.at(cell) != NOBODY));
            let open = |block| field.is_open_crosscut(&lattice, block);
            assert!(!(0..lattice.cells()).any(open), "no link is left to make");
        }
    }
}
