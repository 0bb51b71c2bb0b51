//! The torus: its cells, the diagonals of its blocks, and which cells are neighbours, also across the seams.

use super::super::Square;
use std::ops::{Add, Neg, Sub};

const SMALLEST: usize = 3;
const LARGEST: usize = 19;
const SIZES: usize = LARGEST - SMALLEST + 1;

/// Number of cells of the largest board.
pub(super) const CELLS: usize = LARGEST * LARGEST;

/// Number of diagonals of the largest board.
pub(super) const DIAGONALS: usize = 2 * CELLS;

/// How many cells wide and high the board is: 3 to 19.
///
/// On a smaller board two cells would be neighbours in more than one direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Size(u8);

/// A cell of a board; which one it is depends on the board's [`Size`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u16);

/// One of the two diagonals of a block of 2×2 cells: the place of a link.
///
/// There are blocks across the seams too, so that each cell is the lower left one of exactly one block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Diagonal(u16);

/// A way on the board unrolled to a plane: a displacement in cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Vector {
    pub(crate) east: i16,
    pub(crate) north: i16,
}

/// The eight neighbours of a cell.
#[derive(Clone, Copy)]
pub(super) struct Around {
    /// To the east, north, west and south, as in [`ORTHOGONAL_WAYS`].
    pub(super) orthogonal: [Cell; 4],
    /// To the north-east, north-west, south-west and south-east, as in [`DIAGONAL_WAYS`].
    pub(super) diagonal: [Cell; 4],
}

/// The ways to the orthogonal neighbours.
pub(super) const ORTHOGONAL_WAYS: [Vector; 4] =
    [Vector::new(1, 0), Vector::new(0, 1), Vector::new(-1, 0), Vector::new(0, -1)];

/// The ways to the diagonal neighbours.
pub(super) const DIAGONAL_WAYS: [Vector; 4] =
    [Vector::new(1, 1), Vector::new(-1, 1), Vector::new(-1, -1), Vector::new(1, -1)];

static AROUND: [[Around; CELLS]; SIZES] = all_around();

const fn all_around() -> [[Around; CELLS]; SIZES] {
    let mut all = [[Around { orthogonal: [Cell(0); 4], diagonal: [Cell(0); 4] }; CELLS]; SIZES];
    let mut index = 0;
    while index < SIZES {
        let side = index + SMALLEST;
        let mut cell = 0;
        while cell < side * side {
            all[index][cell] = around(cell % side, cell / side, side);
            cell += 1;
        }
        index += 1;
    }
    all
}

const fn around(column: usize, row: usize, side: usize) -> Around {
    let (east, west) = (wrap(column + 1, side), wrap(column + side - 1, side));
    let (north, south) = (wrap(row + 1, side), wrap(row + side - 1, side));
    Around {
        orthogonal: [
            Cell::at(east, row, side),
            Cell::at(column, north, side),
            Cell::at(west, row, side),
            Cell::at(column, south, side),
        ],
        diagonal: [
            Cell::at(east, north, side),
            Cell::at(west, north, side),
            Cell::at(west, south, side),
            Cell::at(east, south, side),
        ],
    }
}

/// Wraps a column or row around the seam. Only this function makes the board a torus.
const fn wrap(coordinate: usize, side: usize) -> usize {
    coordinate % side
}

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(SMALLEST as u8);
    /// The largest board.
    pub const MAX: Self = Self(LARGEST as u8);

    /// The board with this many columns and rows; `None` unless that is from 3 to 19.
    #[must_use]
    pub const fn new(side: u8) -> Option<Self> {
        if side < Self::MIN.0 || side > Self::MAX.0 { None } else { Some(Self(side)) }
    }

    /// Number of columns, and of rows.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Number of cells.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.0 as usize * self.0 as usize
    }

    /// The cell at a square; `None` beyond the board.
    #[must_use]
    pub fn cell(self, square: Square) -> Option<Cell> {
        let on_board = square.column < self.0 && square.row < self.0;
        on_board.then(|| Cell::at(square.column.into(), square.row.into(), self.0.into()))
    }

    /// The square of a cell.
    #[must_use]
    pub fn square(self, cell: Cell) -> Square {
        let side = u16::from(self.0);
        Square::new((cell.0 % side) as u8, (cell.0 / side) as u8)
    }

    /// All cells, row by row from the lower left.
    pub(crate) fn all(self) -> impl Iterator<Item = Cell> {
        (0..self.cells() as u16).map(Cell)
    }

    /// Whether this board has a cell: a cell of a larger board may not exist here.
    pub(super) fn has(self, cell: Cell) -> bool {
        cell.index() < self.cells()
    }

    /// The eight neighbours of a cell and the ways to them, counter-clockwise from the east; those with an even index
    /// are orthogonal.
    pub(crate) fn ring(self, cell: Cell) -> [(Cell, Vector); 8] {
        let around = self.around(cell);
        std::array::from_fn(|direction| {
            let half = direction / 2;
            if direction % 2 == 0 {
                (around.orthogonal[half], ORTHOGONAL_WAYS[half])
            } else {
                (around.diagonal[half], DIAGONAL_WAYS[half])
            }
        })
    }

    pub(super) fn around(self, cell: Cell) -> &'static Around {
        &AROUND[usize::from(self.0) - SMALLEST][cell.index()]
    }

    /// The diagonals that end at a cell, in the order of its diagonal neighbours.
    pub(super) fn diagonals(self, cell: Cell) -> [Diagonal; 4] {
        let Around { orthogonal: [_, _, west, south], diagonal: [_, _, south_west, _] } = *self.around(cell);
        [Diagonal::rising(cell), Diagonal::falling(west), Diagonal::rising(south_west), Diagonal::falling(south)]
    }

    /// The diagonal from one cell to another; `None` unless they are diagonal neighbours.
    #[must_use]
    pub fn diagonal(self, from: Cell, to: Cell) -> Option<Diagonal> {
        if !self.has(from) {
            return None;
        }
        let direction = self.around(from).diagonal.iter().position(|&neighbour| neighbour == to)?;
        Some(self.diagonals(from)[direction])
    }

    /// Whether two cells are orthogonal neighbours.
    pub(super) fn are_orthogonal(self, from: Cell, to: Cell) -> bool {
        self.around(from).orthogonal.contains(&to)
    }

    /// The western and the eastern end of a diagonal, and the way from one to the other.
    pub(super) fn ends(self, diagonal: Diagonal) -> ([Cell; 2], Vector) {
        let block = Cell(diagonal.0 >> 1);
        let Around { orthogonal: [east, north, _, _], diagonal: [north_east, ..] } = *self.around(block);
        if diagonal.is_rising() { ([block, north_east], DIAGONAL_WAYS[0]) } else { ([north, east], DIAGONAL_WAYS[3]) }
    }

    /// The squares of the two ends of a diagonal, ordered as in notation: by column, then by row.
    #[must_use]
    pub fn end_squares(self, diagonal: Diagonal) -> [Square; 2] {
        let mut squares = self.ends(diagonal).0.map(|cell| self.square(cell));
        squares.sort_unstable();
        squares
    }
}

impl Default for Size {
    fn default() -> Self {
        Self(15)
    }
}

impl Cell {
    /// The index of the cell, row by row from the lower left, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The cell with this index, which must be below 361 for the cell to exist on any board.
    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    const fn at(column: usize, row: usize, side: usize) -> Self {
        Self((row * side + column) as u16)
    }
}

impl Diagonal {
    /// The index of the diagonal, from 0 to below twice the number of cells.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other diagonal of the same block.
    #[must_use]
    pub const fn crossing(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// Whether it goes from the south-west to the north-east.
    #[must_use]
    pub const fn is_rising(self) -> bool {
        self.0 & 1 == 0
    }

    /// The diagonal with this index, which must be below 722 for the diagonal to exist on any board.
    pub(super) const fn from_index(index: usize) -> Self {
        Self(index as u16)
    }

    /// The cell that the diagonal's block has at its lower left.
    pub(super) const fn block(self) -> Cell {
        Cell(self.0 >> 1)
    }

    const fn rising(block: Cell) -> Self {
        Self(block.0 << 1)
    }

    const fn falling(block: Cell) -> Self {
        Self(block.0 << 1 | 1)
    }
}

impl Vector {
    pub(super) const fn new(east: i16, north: i16) -> Self {
        Self { east, north }
    }
}

impl Add for Vector {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.east + other.east, self.north + other.north)
    }
}

impl Sub for Vector {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.east - other.east, self.north - other.north)
    }
}

impl Neg for Vector {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.east, -self.north)
    }
}
