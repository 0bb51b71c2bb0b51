//! The board as a bitboard of 8 × 8 bits: one bit for each square, and a ring of unused bits around them.

use crate::games::Square;

/// Squares along each side.
pub(super) const SIZE: u8 = 6;

/// All squares.
pub(crate) const BOARD: u64 = 0x007E_7E7E_7E7E_7E00;

/// The squares that have all eight neighbours on the board.
pub(crate) const INNER: u64 = 0x0000_3C3C_3C3C_0000;

/// The eight directions as bit rotations: a set rotated left by one of these numbers is the set of the neighbours in
/// that direction.
///
/// Rotating right goes in the opposite direction. What leaves the board lands on the ring, and is removed by masking
/// with [`BOARD`] or a subset of it.
pub(crate) const DIRECTIONS: [u32; 8] = [1, 63, 8, 56, 9, 55, 7, 57];

/// The greatest number of steps of a move in a straight line.
pub(super) const LONGEST: usize = 5;

/// Whether the board has this square.
pub(super) const fn on_board(square: Square) -> bool {
    square.column < SIZE && square.row < SIZE
}

/// The number of a square's bit, always below 64.
pub(crate) const fn index(square: Square) -> usize {
    (square.row as usize * 8 + square.column as usize + 9) & 63
}

/// The bit of a square.
pub(crate) const fn bit(square: Square) -> u64 {
    1 << index(square)
}

/// The square of the lowest bit of a set, which must not be empty and holds only squares of the board.
pub(super) const fn lowest(set: u64) -> Square {
    let index = set.trailing_zeros() as u8;
    Square::new((index & 7).wrapping_sub(1), (index >> 3).wrapping_sub(1))
}

/// The squares of a set, row by row from the lower left.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| lowest(set));
        set &= set.wrapping_sub(1);
        next
    })
}

/// All neighbours of the squares of a set.
pub(crate) const fn neighbours(set: u64) -> u64 {
    let beside = set << 1 | set >> 1;
    let three = set | beside;
    beside | three << 8 | three >> 8
}

/// Squares by the number of their neighbours in a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NeighbourCounts {
    /// The squares with at least one.
    pub(crate) any: u64,
    /// The squares with exactly one.
    pub(crate) one: u64,
    /// The squares with exactly two.
    pub(crate) two: u64,
}

impl NeighbourCounts {
    /// Counts the neighbours of all squares.
    pub(crate) fn of(set: u64) -> Self {
        let (mut once, mut twice, mut thrice) = (0, 0, 0);
        for direction in DIRECTIONS {
            let shifted = set.rotate_left(direction);
            thrice |= twice & shifted;
            twice |= once & shifted;
            once |= shifted;
        }
        Self { any: once, one: once & !twice, two: twice & !thrice }
    }
}

#[cfg(test)]
mod tests {
    use super::{BOARD, NeighbourCounts, SIZE, bit, lowest, neighbours, squares};
    use crate::games::{Square, splitmix};

    /// Sets of squares, from small to large.
    fn sets() -> impl Iterator<Item = u64> {
        (0..400_u64).map(|number| {
            let draw = |salt| splitmix::mix(number << 8 | salt);
            match number % 4 {
                0 => BOARD & draw(0) & draw(1) & draw(2),
                1 => BOARD & draw(0) & draw(1),
                2 => BOARD & draw(0),
                _ => BOARD & (draw(0) | draw(1)),
            }
        })
    }

    fn board() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Square::new(column, row)))
    }

    #[test]
    fn every_square_has_a_bit_of_its_own() {
        let mut all = 0;
        for square in board() {
            assert_eq!(all & bit(square), 0);
            assert_eq!(lowest(bit(square)), square);
            all |= bit(square);
        }
        assert_eq!(all, BOARD);
        assert_eq!(squares(all).collect::<Vec<_>>(), board().collect::<Vec<_>>());
        assert_eq!(squares(0).next(), None);
    }

    #[test]
    fn neighbours_are_counted_one_by_one() {
        for set in sets() {
            let NeighbourCounts { any, one, two } = NeighbourCounts::of(set);
            for square in board() {
                let beside = |other: &Square| {
                    *other != square && other.column.abs_diff(square.column) <= 1 && other.row.abs_diff(square.row) <= 1
                };
                let count = squares(set).filter(beside).count();
                let is_in = |set: u64| set & bit(square) != 0;
                assert_eq!(is_in(neighbours(set)), count > 0, "{set:x} {square:?}");
                let counted = (is_in(any), is_in(one), is_in(two));
                assert_eq!(counted, (count > 0, count == 1, count == 2), "{set:x} {square:?}");
            }
        }
    }
}
