//! Finds a winning loop, to show it on the board.

use super::geometry::{Cell, DIAGONAL_WAYS, ORTHOGONAL_WAYS, Vector};
use super::position::Position;
use super::win_reason::LoopClass;
use crate::games::{Player, Square};
use std::collections::HashSet;

/// A cell of the unrolled board that a search has reached.
struct Reached {
    cell: Cell,
    /// The way from the start.
    way: Vector,
    steps: usize,
    /// The index, in the list of reached cells, of the cell before this one.
    before: usize,
}

/// The cells of a shortest loop of this class among the stones of `player`, in order; empty if there is no such loop.
///
/// In a group that has loops of every class, the shortest one may pass a cell twice, where two loops meet; such a cell
/// is listed once.
///
/// A loop that goes round eastwards passes through every column, any other one through every row. So a breadth-first
/// search starts from each stone of the first column or row, and ends at the copy of the same stone after the turns of
/// the class on the unrolled board.
pub(super) fn shortest(position: &Position, player: Player, class: LoopClass) -> Vec<Square> {
    let size = position.size;
    let side = i16::from(size.get());
    let turns = Vector::new(class.east() * side, class.north() * side);
    let mut best = Vec::new();
    for cell in size.all() {
        let square = size.square(cell);
        let first = if class.east() == 0 { square.row } else { square.column } == 0;
        if first && position.stone(square) == Some(player) && position.group_class(square) == Some(class) {
            let most = if best.is_empty() { usize::MAX } else { best.len() - 1 };
            best = shortest_from(position, cell, turns, most).unwrap_or(best);
        }
    }
    let mut listed = HashSet::new();
    best.retain(|&cell| listed.insert(cell));
    best.into_iter().map(|cell| size.square(cell)).collect()
}

/// The cells of a shortest loop of at most `most` steps from `start` to its copy at the displacement `turns` on the
/// unrolled board.
fn shortest_from(position: &Position, start: Cell, turns: Vector, most: usize) -> Option<Vec<Cell>> {
    let mut reached = vec![Reached { cell: start, way: Vector::default(), steps: 0, before: 0 }];
    let mut seen = HashSet::from([Vector::default()]);
    let mut next = 0;
    while next < reached.len() {
        let Reached { cell, way, steps, .. } = reached[next];
        if way == turns {
            return Some(way_back(&reached, next));
        }
        for (neighbour, step) in connected(position, cell) {
            let way = way + step;
            let steps = steps + 1;
            if steps + distance(turns - way) <= most && seen.insert(way) {
                reached.push(Reached { cell: neighbour, way, steps, before: next });
            }
        }
        next += 1;
    }
    None
}

/// The cells from the start to the one before `last`, which is the copy of the start.
fn way_back(reached: &[Reached], last: usize) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(reached[last].steps);
    let mut place = last;
    while place != 0 {
        place = reached[place].before;
        cells.push(reached[place].cell);
    }
    cells.reverse();
    cells
}

/// The stones that are connected directly to the stone on a cell, and the ways to them.
pub(super) fn connected(position: &Position, cell: Cell) -> impl Iterator<Item = (Cell, Vector)> {
    let owner = position.stones[cell.index()];
    let around = position.size.around(cell);
    let linked = position.size.diagonals(cell).map(|diagonal| position.links.made().contains(diagonal.index()));
    let orthogonal = around.orthogonal.into_iter().zip(ORTHOGONAL_WAYS);
    let diagonal = around.diagonal.into_iter().zip(DIAGONAL_WAYS).zip(linked).filter(|&(_, linked)| linked);
    orthogonal
        .filter(move |(neighbour, _)| position.stones[neighbour.index()] == owner)
        .chain(diagonal.map(|(neighbour, _)| neighbour))
}

/// The least number of steps that a way needs.
fn distance(way: Vector) -> usize {
    way.east.unsigned_abs().max(way.north.unsigned_abs()).into()
}
