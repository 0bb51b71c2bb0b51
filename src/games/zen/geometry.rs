//! The 11×11 board in numbers: squares, directions, lines, rays and neighbourhoods, and sets of squares.

use crate::games::{NotationError, Square, quoted};

/// Squares a side.
pub(crate) const SIZE: u8 = 11;
/// Squares in all.
pub(crate) const SQUARES: usize = 121;
/// Number of lines: rows, columns, and the diagonals of both directions.
pub(super) const LINES: usize = 64;

/// A square's number: row × 11 + column, from A1.
pub(crate) type Index = u8;

/// A set of squares, one bit each.
pub(crate) type Set = u128;

/// The steps of the eight directions; a direction and the one four places on are opposite.
const STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// What a line that runs in this direction is called.
pub(super) const LINE_NAMES: [&str; 4] = ["row", "diagonal", "column", "diagonal"];

/// The set of one square.
pub(crate) const fn bit(square: Index) -> Set {
    1 << square
}

/// The lowest square of a set that is not empty.
pub(crate) const fn lowest(set: Set) -> Index {
    set.trailing_zeros() as Index
}

/// All squares of a set, lowest first.
pub(crate) fn members(mut set: Set) -> impl Iterator<Item = Index> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = lowest(set);
            set &= set - 1;
            square
        })
    })
}

/// The member of a set that has `n` lower ones; the set must have more than `n`.
pub(super) fn nth(mut set: Set, n: u32) -> Index {
    for _ in 0..n {
        set &= set - 1;
    }
    lowest(set)
}

const FIRST_COLUMN: Set = {
    let mut set = 0;
    let mut row = 0;
    while row < SIZE {
        set |= bit(row * SIZE);
        row += 1;
    }
    set
};
const LAST_COLUMN: Set = FIRST_COLUMN << (SIZE - 1);
const BOARD: Set = (1 << SQUARES) - 1;

/// A set and all neighbours of its squares.
const fn grow(set: Set) -> Set {
    let wide = set | ((set & !LAST_COLUMN) << 1) | ((set & !FIRST_COLUMN) >> 1);
    (wide | (wide << SIZE) | (wide >> SIZE)) & BOARD
}

/// The 8-connected component of `within` that holds `seed`'s squares.
pub(crate) const fn component(seed: Set, within: Set) -> Set {
    let mut reached = seed;
    loop {
        let further = grow(reached) & within;
        if further == reached {
            return reached;
        }
        reached = further;
    }
}

/// How many pairs of neighbours there are in a set.
pub(crate) const fn pairs(set: Set) -> u32 {
    let (east, west) = (set & !LAST_COLUMN, set & !FIRST_COLUMN);
    (east & set >> 1).count_ones()
        + (set & set >> SIZE).count_ones()
        + (east & set >> (SIZE + 1)).count_ones()
        + (west & set >> (SIZE - 1)).count_ones()
}

/// What the board's geometry says of one square.
pub(crate) struct SquareGeometry {
    /// The four lines through it, by direction modulo 4: numbers below [`LINES`].
    pub(crate) lines: [u8; 4],
    /// How many squares lie beyond it in each direction.
    pub(crate) room: [u8; 8],
    /// The squares beyond it in each direction.
    pub(crate) rays: [Set; 8],
    /// Its neighbours.
    pub(crate) neighbours: Set,
}

/// The geometry of every square.
pub(crate) static SQUARE_GEOMETRY: [SquareGeometry; SQUARES] = {
    let mut squares = [const { SquareGeometry { lines: [0; 4], room: [0; 8], rays: [0; 8], neighbours: 0 } }; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        squares[square] = geometry_of(square as Index);
        square += 1;
    }
    squares
};

const fn geometry_of(square: Index) -> SquareGeometry {
    let (column, row) = ((square % SIZE) as i8, (square / SIZE) as i8);
    let size = SIZE as i8;
    let mut room = [0; 8];
    let mut rays = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let (dx, dy) = STEPS[direction];
        let (mut x, mut y) = (column + dx, row + dy);
        while 0 <= x && x < size && 0 <= y && y < size {
            room[direction] += 1;
            rays[direction] |= bit((y * size + x) as Index);
            x += dx;
            y += dy;
        }
        direction += 1;
    }
    SquareGeometry {
        lines: [
            row as u8,
            (2 * size + column - row + size - 1) as u8,
            (size + column) as u8,
            (2 * size + 2 * size - 1 + column + row) as u8,
        ],
        room,
        rays,
        neighbours: grow(bit(square)) & !bit(square),
    }
}

/// The square `distance` squares away in a direction; the board must have room for it.
pub(super) const fn step(from: Index, direction: usize, distance: u8) -> Index {
    let (dx, dy) = STEPS[direction];
    (from as i16 + (dx as i16 + dy as i16 * SIZE as i16) * distance as i16) as Index
}

/// The squares strictly between two squares of a line, which runs from the first to the second in this direction.
pub(crate) const fn between(from: Index, direction: usize, to: Index) -> Set {
    SQUARE_GEOMETRY[from as usize].rays[direction] ^ SQUARE_GEOMETRY[to as usize].rays[direction] ^ bit(to)
}

/// The direction and distance from one square to another, if they are two squares of one line.
pub(crate) fn line_between(from: Index, to: Index) -> Option<(usize, u8)> {
    (0..8).find_map(|direction| {
        let geometry = &SQUARE_GEOMETRY[usize::from(from)];
        (1..=geometry.room[direction])
            .find(|&distance| step(from, direction, distance) == to)
            .map(|distance| (direction, distance))
    })
}

/// The square of the vocabulary with this number.
pub(super) const fn square(index: Index) -> Square {
    Square::new(index % SIZE, index / SIZE)
}

/// The number of a square, if it is on this board.
pub(super) fn index(square: Square) -> Option<Index> {
    (square.column < SIZE && square.row < SIZE).then(|| square.row * SIZE + square.column)
}

/// A square's name, `A1` to `K11`.
pub(super) fn name(index: Index) -> String {
    format!("{}{}", char::from(b'A' + index % SIZE), index / SIZE + 1)
}

/// Reads a square's name.
pub(super) fn read_name(text: &str) -> Option<Index> {
    let column = *text.as_bytes().first()?;
    let row = crate::games::text::read_number(text.get(1..)?)?;
    ((b'A'..=b'K').contains(&column) && row <= SIZE).then(|| (row - 1) * SIZE + (column - b'A'))
}

/// Reads a square's name within a move.
pub(super) fn read_square(name: &str, mv: &str) -> Result<Index, NotationError> {
    read_name(name).ok_or_else(|| NotationError::new(mv, format!("'{}' is not a square (A1 to K11)", quoted(name))))
}
