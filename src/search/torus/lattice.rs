//! The search's board of ZeN: numbered cells, their neighbours, and the steps that cross a seam.

use crate::games::{Square, torus::Size};

/// The capacity for the cells of any board: a power of two, so that a masked index needs no bounds check.
pub(super) const CAPACITY: usize = 512;

/// The number of a drop is that of its cell; the number of a link is this plus that of its block.
pub(super) const LINK: u16 = CAPACITY as u16;

/// The number of a cell that no board has; it stands for neighbours that are overlooked.
pub(super) const ABSENT: u16 = CAPACITY as u16 - 1;

/// The steps to the neighbours: east, north-east, north and so on; those of even number are orthogonal.
const RING: [(usize, usize); 8] = [(1, 0), (1, 1), (0, 1), (LESS, 1), (LESS, 0), (LESS, LESS), (0, LESS), (1, LESS)];
/// Stands for one step back.
const LESS: usize = usize::MAX;

/// A winding is one number: how often a way has gone round the torus eastward, plus this factor times northward.
pub(super) const NORTH: i16 = 256;

/// A board of some size.
#[derive(Clone)]
pub(super) struct Lattice {
    side: usize,
    /// Whether some neighbours are overlooked.
    overlooked: bool,
    /// The neighbours of each cell, by direction.
    near: Box<[[u16; 8]; CAPACITY]>,
    /// What a step to each neighbour adds to the winding, as counted by [`NORTH`].
    turns: Box<[[i16; 8]; CAPACITY]>,
    /// For each odd direction the block that the diagonal crosses; a block has the number of its lower left cell.
    blocks: Box<[[u16; 4]; CAPACITY]>,
}

impl Lattice {
    pub(super) fn new(size: Size) -> Self {
        let side = usize::from(size.get());
        let mut lattice = Self {
            side,
            overlooked: false,
            near: Box::new([[0; 8]; CAPACITY]),
            turns: Box::new([[0; 8]; CAPACITY]),
            blocks: Box::new([[0; 4]; CAPACITY]),
        };
        for cell in 0..side * side {
            let (column, row) = (cell % side, cell / side);
            for (direction, (east, north)) in RING.into_iter().enumerate() {
                let (column, wrapped_east) = shifted(column, east, side);
                let (row, wrapped_north) = shifted(row, north, side);
                lattice.near[cell][direction] = (row * side + column) as u16;
                lattice.turns[cell][direction] = wrapped_east + NORTH * wrapped_north;
            }
            let near = lattice.near[cell];
            lattice.blocks[cell] = [cell as u16, near[4], near[5], near[6]];
        }
        lattice
    }

    /// The same board for a player who overlooks some neighbours across the seams: `overlooks` is asked about every such pair,
    /// by one of the cells and the direction of the other.
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
        self
    }

    /// Number of cells, and of blocks.
    pub(super) fn cells(&self) -> usize {
        self.side * self.side
    }

    /// Whether some neighbours are overlooked: then a full board may have no winner.
    pub(super) fn is_overlooked(&self) -> bool {
        self.overlooked
    }

    /// The neighbours of a cell.
    #[inline]
    pub(super) fn near(&self, cell: usize) -> &[u16; 8] {
        &self.near[cell & (CAPACITY - 1)]
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

fn shifted(coordinate: usize, step: usize, side: usize) -> (usize, i16) {
    match step {
        LESS if coordinate == 0 => (side - 1, -1),
        LESS => (coordinate - 1, 0),
        1 if coordinate + 1 == side => (0, 1),
        _ => (coordinate + step, 0),
    }
}

/// How often a closed way goes round to the east and to the north.
pub(super) const fn turns_of(way: i16) -> (i16, i16) {
    let north = (way + NORTH / 2).div_euclid(NORTH);
    (way - north * NORTH, north)
}

/// Whether a loop of this winding wins for a player (1 or 2).
pub(super) const fn wins(way: i16, player: u8) -> bool {
    let (east, north) = turns_of(way);
    if player == 1 { north == 0 || east * north > 0 } else { east == 0 || east * north < 0 }
}

/// Whether two windings are linearly independent, so that such loops must cross.
pub(super) const fn independent(one: i16, other: i16) -> bool {
    let (a, b) = turns_of(one);
    let (c, d) = turns_of(other);
    a * d != b * c
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
