//! The search's board of ZeN: numbered cells, their neighbours, and the steps that cross a seam.

use crate::games::torus::LoopClass;
use crate::games::torus::Size;
pub(super) use crate::games::torus::forest::CAPACITY;
use crate::games::{Player, Square};

/// The number that is added to a block's number to get the action of its link; the action of a drop is its cell's
/// number.
pub(super) const LINK: u16 = CAPACITY as u16;

/// A number that is not a cell of any board; it replaces neighbours that are overlooked.
pub(super) const ABSENT: u16 = CAPACITY as u16 - 1;

/// A winding is one number: how often a way goes round the torus eastwards, plus this factor times how often
/// northwards.
pub(super) const NORTH: i16 = 256;

/// A board of any size.
#[derive(Clone)]
pub(super) struct Lattice {
    side: usize,
    /// Whether some neighbours are overlooked.
    overlooked: bool,
    /// The neighbours of each cell, by direction.
    near: Box<[[u16; 8]; CAPACITY]>,
    /// The cells two steps away, of which every other one is two steps in one direction: the first of them is to the
    /// east.
    outer: Box<[[u16; 16]; CAPACITY]>,
    /// What a step to each neighbour adds to the winding; see [`NORTH`].
    turns: Box<[[i16; 8]; CAPACITY]>,
    /// For each odd direction the block that the diagonal crosses. A block has the number of its lower left cell.
    blocks: Box<[[u16; 4]; CAPACITY]>,
}

impl Lattice {
    pub(super) fn new(size: Size) -> Self {
        let side = usize::from(size.get());
        let mut lattice = Self {
            side,
            overlooked: false,
            near: Box::new([[ABSENT; 8]; CAPACITY]),
            outer: Box::new([[ABSENT; 16]; CAPACITY]),
            turns: Box::new([[0; 8]; CAPACITY]),
            blocks: Box::new([[0; 4]; CAPACITY]),
        };
        for (cell, here) in size.all().enumerate() {
            let from = size.square(here);
            for (direction, (neighbour, way)) in size.ring(here).into_iter().enumerate() {
                let to = size.square(neighbour);
                let east = crossings(from.column, way.east, to.column, size);
                let north = crossings(from.row, way.north, to.row, size);
                lattice.near[cell][direction] = neighbour.index() as u16;
                lattice.turns[cell][direction] = east + NORTH * north;
            }
            let near = lattice.near[cell];
            lattice.blocks[cell] = [cell as u16, near[4], near[5], near[6]];
        }
        lattice.find_outer();
        lattice
    }

    /// The same board for a player who overlooks some neighbours across the seams. `overlooks` is called once for every
    /// such pair, with one of the cells and the direction of the other.
    pub(super) fn overlooking(mut self, overlooks: impl Fn(usize, usize) -> bool) -> Self {
        for cell in 0..self.cells() {
            for direction in 0..4 {
                let next = usize::from(self.near[cell][direction]);
                if self.turns[cell][direction] != 0 && overlooks(cell, direction) {
                    self.overlooked = true;
                    self.near[cell][direction] = ABSENT;
                    self.near[next][direction + 4] = ABSENT;
                }
            }
        }
        self.find_outer();
        self
    }

    /// Finds the cells two steps away: those beside the next cell in each direction.
    fn find_outer(&mut self) {
        for cell in 0..self.cells() {
            for direction in 0..8 {
                let next = self.near(usize::from(self.near(cell)[direction]));
                let beside = [direction + 7, direction, direction + 1].map(|direction| next[direction % 8]);
                for (index, far) in beside.into_iter().enumerate() {
                    self.outer[cell][(2 * direction + 15 + index) % 16] = far;
                }
            }
        }
    }

    /// The number of cells along each side.
    pub(super) fn side(&self) -> usize {
        self.side
    }

    /// Number of cells, and of blocks.
    pub(super) fn cells(&self) -> usize {
        self.side * self.side
    }

    /// Whether some neighbours are overlooked. Then a full board may have no winner.
    pub(super) fn is_overlooked(&self) -> bool {
        self.overlooked
    }

    /// The neighbours of a cell.
    #[inline]
    pub(super) fn near(&self, cell: usize) -> &[u16; 8] {
        &self.near[cell & (CAPACITY - 1)]
    }

    /// The cells two steps away, against the clock; those with even indices are two steps in one direction, first to
    /// the east.
    #[inline]
    pub(super) fn outer(&self, cell: usize) -> &[u16; 16] {
        &self.outer[cell & (CAPACITY - 1)]
    }

    /// What a step from a cell in each direction adds to the winding.
    #[inline]
    pub(super) fn turns(&self, cell: usize) -> &[i16; 8] {
        &self.turns[cell & (CAPACITY - 1)]
    }

    /// The block between a cell and its diagonal neighbour in an odd direction.
    #[inline]
    pub(super) fn block(&self, cell: usize, direction: usize) -> usize {
        usize::from(self.blocks[cell & (CAPACITY - 1)][(direction >> 1) & 3])
    }

    pub(super) fn cell(&self, square: Square) -> usize {
        usize::from(square.row) * self.side + usize::from(square.column)
    }

    pub(super) fn square(&self, cell: usize) -> Square {
        Square::new((cell % self.side) as u8, (cell / self.side) as u8)
    }
}

/// The crossing of the seam by a step of one coordinate: 1 forward, −1 backward, 0 without one.
fn crossings(from: u8, step: i16, to: u8, size: Size) -> i16 {
    (i16::from(from) + step - i16::from(to)) / i16::from(size.get())
}

/// How often a closed way goes round eastwards and northwards.
pub(super) const fn turns_of(way: i16) -> (i16, i16) {
    let north = (way + NORTH / 2).div_euclid(NORTH);
    (way - north * NORTH, north)
}

/// The class of a loop of this winding; `None` if the loop can be contracted to a point.
const fn class(way: i16) -> Option<LoopClass> {
    let (east, north) = turns_of(way);
    LoopClass::new(east, north)
}

/// Whether a loop of this winding wins for a player (1 or 2).
pub(super) const fn wins(way: i16, player: u8) -> bool {
    match class(way) {
        Some(class) => match class.wins_for() {
            Player::One => player == 1,
            Player::Two => player == 2,
        },
        None => false,
    }
}

/// Whether two windings are linearly independent. Two such loops always cross.
pub(super) const fn independent(one: i16, other: i16) -> bool {
    match (class(one), class(other)) {
        (Some(one), Some(other)) => one.is_independent_of(other),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Lattice, NORTH, turns_of};
    use crate::games::torus::Size;

    #[test]
    fn every_step_has_its_way_back_and_straight_ways_close_after_one_turn() {
        for side in [3, 8, 19] {
            let lattice = Lattice::new(Size::new(side).unwrap());
            for cell in 0..lattice.cells() {
                for direction in 0..8 {
                    let next = usize::from(lattice.near(cell)[direction]);
                    let back = (direction + 4) % 8;
                    assert_eq!(usize::from(lattice.near(next)[back]), cell);
                    assert_eq!(lattice.turns(next)[back], -lattice.turns(cell)[direction]);
                    if direction % 2 == 1 {
                        assert_eq!(lattice.block(cell, direction), lattice.block(next, back));
                    }
                    let (mut at, mut way) = (cell, 0);
                    for _ in 0..side {
                        way += lattice.turns(at)[direction];
                        at = usize::from(lattice.near(at)[direction]);
                    }
                    let expected = [1, 1 + NORTH, NORTH, NORTH - 1, -1, -1 - NORTH, -NORTH, 1 - NORTH][direction];
                    assert_eq!((at, way), (cell, expected));
                    let [(east, north), (west, south)] = [turns_of(way), turns_of(-way)];
                    assert_eq!((east, north), (-west, -south));
                    assert_eq!(east + NORTH * north, way);
                }
            }
        }
    }
}
