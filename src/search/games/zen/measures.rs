//! What ZEN's evaluation measures of each side, and how far squares are from the centre of its pawns.

use crate::games::zen::Position;
use crate::games::zen::geometry::{Index, SIZE, Set, members, pairs};
use crate::games::{Player, Rules};

/// What is measured of a side's pieces: its pawns, and the Zen if it is on the board.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    /// The number of pawns; at least 1, because it is used as a divisor. A side without pawns has lost.
    pub(super) pawns: i32,
    /// The sum of the pawns' distances from their centre, times the number of pawns.
    pub(super) spread: i32,
    /// The Zen's distance from that centre, times the number of pawns.
    pub(super) zen: Option<i32>,
    /// The columns and rows of the bounding rectangle.
    pub(super) rectangle: [i32; 2],
    /// Pairs of neighbours.
    pub(super) links: i32,
    /// The number of pieces.
    pub(super) pieces: i32,
}

impl Measures {
    pub(super) fn of(position: &Position, player: Player) -> Self {
        let (mut spread, mut columns, mut rows) = (0, [SIZE, 0], [SIZE, 0]);
        let pieces = position.pieces_of(player);
        let distances = Distances::of(position, player);
        for square in members(pieces) {
            spread += distances.at(square);
            let (column, row) = (square % SIZE, square / SIZE);
            columns = [columns[0].min(column), columns[1].max(column)];
            rows = [rows[0].min(row), rows[1].max(row)];
        }
        let zen = position.zen.map(|square| distances.at(square));
        Self {
            pawns: number_of_pawns(position, player),
            spread: spread - zen.unwrap_or(0),
            zen,
            rectangle: [columns, rows].map(|[first, last]| i32::from(last) - i32::from(first) + 1),
            // At most four for each piece.
            links: pairs(pieces) as i32,
            pieces: size(pieces),
        }
    }
}

/// What is measured of the player to move and of the opponent.
pub(super) fn measures(position: &Position) -> [Measures; 2] {
    let me = position.to_move();
    [me, me.other()].map(|player| Measures::of(position, player))
}

/// The number of squares of a set.
pub(super) fn size(set: Set) -> i32 {
    // At most 121.
    set.count_ones() as i32
}

/// The number of a side's pawns; at least 1, because it is used as a divisor. A side without pawns has lost.
pub(super) fn number_of_pawns(position: &Position, player: Player) -> i32 {
    size(position.pawns[player.index()]).max(1)
}

/// How far columns and rows are from the centre of a side's pawns, times the number of pawns, so that it is a whole
/// number.
pub(super) struct Distances([[i32; SIZE as usize]; 2]);

impl Distances {
    pub(super) fn of(position: &Position, player: Player) -> Self {
        let pawns = number_of_pawns(position, player);
        // At most 10.
        Self(position.sums[player.index()].map(|sum| std::array::from_fn(|line| (line as i32 * pawns - sum).abs())))
    }

    /// The distance of a square in king's steps (Chebyshev distance), times the number of pawns.
    pub(super) fn at(&self, square: Index) -> i32 {
        let [columns, rows] = &self.0;
        columns[usize::from(square % SIZE)].max(rows[usize::from(square / SIZE)])
    }
}
