//! The 11×11 board in numbers: squares, directions, lines, rays and neighbourhoods, and sets of squares.

use crate::games::Square;

/// Squares along each side.
pub(crate) const SIZE: u8 = 11;
/// Squares of the board.
pub(crate) const SQUARES: usize = 121;
/// Number of lines: rows, columns, and the diagonals of both directions.
pub(super) const LINES: usize = 64;

/// The index of a square: row × 11 + column; A1 is 0.
pub(crate) type Index = u8;

/// A set of squares, one bit each.
pub(crate) type Set = u128;

/// The steps of the eight directions (columns, rows), counter-clockwise from the east. Direction `d + 4` is opposite to
/// `d`.
const STEPS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// The name of a line, by direction modulo 4.
pub(crate) const LINE_NAMES: [&str; 4] = ["row", "diagonal", "column", "diagonal"];

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

/// The geometry of one square.
pub(crate) struct SquareGeometry {
    /// The four lines through it, by direction modulo 4, as numbers below [`LINES`].
    pub(crate) lines: [u8; 4],
    /// How many squares there are between it and the edge in each direction.
    pub(crate) distance_to_edge: [u8; 8],
    /// The squares between it and the edge in each direction.
    pub(crate) rays: [Set; 8],
    /// Its neighbours.
    pub(crate) neighbours: Set,
}

/// The geometry of every square.
pub(crate) static SQUARE_GEOMETRY: [SquareGeometry; SQUARES] = {
    let mut squares =
        [const { SquareGeometry { lines: [0; 4], distance_to_edge: [0; 8], rays: [0; 8], neighbours: 0 } }; SQUARES];
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
    let mut distance_to_edge = [0; 8];
    let mut rays = [0; 8];
    let mut direction = 0;
    while direction < 8 {
        let (dx, dy) = STEPS[direction];
        let (mut x, mut y) = (column + dx, row + dy);
        while 0 <= x && x < size && 0 <= y && y < size {
            distance_to_edge[direction] += 1;
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
        distance_to_edge,
        rays,
        neighbours: grow(bit(square)) & !bit(square),
    }
}

/// The square `distance` squares away in a direction; it must be on the board.
pub(super) const fn step(from: Index, direction: usize, distance: u8) -> Index {
    let (dx, dy) = STEPS[direction];
    (from as i16 + (dx as i16 + dy as i16 * SIZE as i16) * distance as i16) as Index
}

/// The squares strictly between two squares of a line; `direction` leads from the first to the second.
pub(crate) const fn between(from: Index, direction: usize, to: Index) -> Set {
    SQUARE_GEOMETRY[from as usize].rays[direction] ^ SQUARE_GEOMETRY[to as usize].rays[direction] ^ bit(to)
}

/// The direction and distance from one square to another; `None` if they are not on one line.
pub(crate) fn line_between(from: Index, to: Index) -> Option<(usize, u8)> {
    let [from, to] = [from, to].map(|square| [square % SIZE, square / SIZE].map(u8::cast_signed));
    let (columns, rows) = (to[0] - from[0], to[1] - from[1]);
    let direction = STEPS.iter().position(|&step| step == (columns.signum(), rows.signum()))?;
    let [columns, rows] = [columns, rows].map(i8::unsigned_abs);
    (columns == 0 || rows == 0 || columns == rows).then_some((direction, columns.max(rows)))
}

/// The [`Square`] with this index.
pub(super) const fn square(index: Index) -> Square {
    Square::new(index % SIZE, index / SIZE)
}

/// The index of a square; `None` if it is not on this board.
pub(super) fn index(square: Square) -> Option<Index> {
    (square.column < SIZE && square.row < SIZE).then(|| square.row * SIZE + square.column)
}

/// The name of a square, `A1` to `K11`.
pub(crate) fn name(index: Index) -> String {
    format!("{}{}", char::from(b'A' + index % SIZE), index / SIZE + 1)
}

/// Reads the name of a square.
pub(super) fn read_name(text: &str) -> Option<Index> {
    let column = *text.as_bytes().first()?;
    let row = crate::games::text::read_number(text.get(1..)?)?;
    ((b'A'..=b'K').contains(&column) && row <= SIZE).then(|| (row - 1) * SIZE + (column - b'A'))
}

#[cfg(test)]
mod tests {
    use super::{
        BOARD, Index, LINES, SIZE, SQUARE_GEOMETRY, SQUARES, Set, between, bit, component, index, line_between,
        members, nth, pairs, square, step,
    };
    use crate::games::{Square, splitmix};

    fn board() -> impl Iterator<Item = Index> {
        0..SQUARES as Index
    }

    #[test]
    fn every_square_of_the_board_has_an_index_and_no_other_has_one() {
        for number in board() {
            assert_eq!(index(square(number)), Some(number));
        }
        for beside in [(SIZE, 0), (0, SIZE), (SIZE, SIZE - 1), (u8::MAX, 0)] {
            assert_eq!(index(Square::new(beside.0, beside.1)), None, "{beside:?}");
        }
    }

    fn apart(one: Index, other: Index) -> (u8, u8) {
        let (one, other) = (square(one), square(other));
        (one.column.abs_diff(other.column), one.row.abs_diff(other.row))
    }

    fn are_neighbours(one: Index, other: Index) -> bool {
        let (columns, rows) = apart(one, other);
        columns.max(rows) == 1
    }

    /// Sets of squares, from small to large.
    fn sets() -> impl Iterator<Item = Set> {
        (0..60).map(|number: u64| {
            let word = |salt| {
                u128::from(splitmix::mix(number << 8 | salt)) << 64
                    | u128::from(splitmix::mix(number << 8 | salt | 128))
            };
            match number % 3 {
                0 => BOARD & word(0) & word(1),
                1 => BOARD & word(0),
                _ => BOARD & (word(0) | word(1)),
            }
        })
    }

    #[test]
    fn sets_hold_what_their_members_say() {
        for set in sets() {
            let all: Vec<Index> = members(set).collect();
            assert_eq!(all.len(), set.count_ones() as usize);
            assert!(all.is_sorted() && all.iter().all(|&member| set & bit(member) != 0));
            for (rank, &member) in (0..).zip(&all) {
                assert_eq!(nth(set, rank), member);
            }
            let beside = |&&(one, other): &&(Index, Index)| are_neighbours(one, other);
            let two: Vec<_> = all.iter().flat_map(|&one| all.iter().map(move |&other| (one, other))).collect();
            assert_eq!(pairs(set) as usize * 2, two.iter().filter(beside).count(), "{set:x}");
        }
    }

    #[test]
    fn a_component_is_what_can_be_reached_from_neighbour_to_neighbour() {
        for set in sets() {
            for seed in members(set).take(3) {
                let mut reached = vec![seed];
                let mut next = 0;
                while next < reached.len() {
                    let here = reached[next];
                    let further: Vec<_> = members(set)
                        .filter(|&there| are_neighbours(here, there) && !reached.contains(&there))
                        .collect();
                    reached.extend(further);
                    next += 1;
                }
                let found = reached.into_iter().fold(0, |set, square| set | bit(square));
                assert_eq!(component(bit(seed), set), found, "{set:x} from {seed}");
            }
        }
    }

    #[test]
    fn every_place_has_its_four_lines_and_its_rays() {
        for here in board() {
            assert_eq!(index(square(here)), Some(here));
            let place = &SQUARE_GEOMETRY[usize::from(here)];
            let around = board().filter(|&there| are_neighbours(here, there)).fold(0, |set, there| set | bit(there));
            assert_eq!(place.neighbours, around, "{here}");
            for (direction, &distance_to_edge) in place.distance_to_edge.iter().enumerate() {
                let ray = (1..=distance_to_edge).map(|distance| step(here, direction, distance));
                let mut last = here;
                for (distance, there) in (1..).zip(ray.clone()) {
                    assert!(are_neighbours(last, there), "{here} {direction}");
                    assert_eq!(line_between(here, there), Some((direction, distance)));
                    let inside = ray.clone().take(usize::from(distance) - 1).fold(0, |set, square| set | bit(square));
                    assert_eq!(between(here, direction, there), inside, "{here} {there}");
                    assert_eq!(SQUARE_GEOMETRY[usize::from(there)].lines[direction % 4], place.lines[direction % 4]);
                    last = there;
                }
                assert_eq!(place.rays[direction], ray.fold(0, |set, there| set | bit(there)), "{here} {direction}");
                let at_rim =
                    |there: Index| [0, SIZE - 1].contains(&(there % SIZE)) || [0, SIZE - 1].contains(&(there / SIZE));
                assert!(at_rim(last), "a ray goes on to the rim");
            }
            for there in board().filter(|&there| there != here) {
                let (columns, rows) = apart(here, there);
                let in_line = columns == 0 || rows == 0 || columns == rows;
                assert_eq!(line_between(here, there).is_some(), in_line, "{here} {there}");
                let lines =
                    place.lines.iter().filter(|line| SQUARE_GEOMETRY[usize::from(there)].lines.contains(line)).count();
                assert_eq!(lines, usize::from(in_line), "{here} {there}");
            }
            assert!(place.lines.iter().all(|&line| usize::from(line) < LINES));
        }
    }
}
