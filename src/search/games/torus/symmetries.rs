//! The symmetries of the board of ZeN, and keys of positions that are the same for all positions that differ by one.
//!
//! A board of N by N cells has 2N² symmetries under which the rules stay the same: it can be shifted by any number of
//! columns and rows, and turned by half a turn. A quarter of a turn exchanges what the players have to do, so it is
//! none.

use super::field::{Action, Field, NOBODY};
use super::lattice::{CAPACITY, LINK, Lattice};
use crate::games::splitmix::SplitMix64;

/// The symmetries of a board, with the numbers of which keys consist.
pub(super) struct Symmetries {
    /// For each symmetry: the image of each drop, and then of each link, by their numbers in [`Field`].
    images: Vec<Vec<Action>>,
    /// By [`Action`]: the number for each player (Zobrist keys).
    numbers: Vec<[u64; 2]>,
}

/// The keys of a position under all symmetries. The player to move is not in them: in one search it follows from the
/// number of stones and links.
#[derive(Clone)]
pub(super) struct Keys(Vec<u64>);

impl Symmetries {
    pub(super) fn new(lattice: &Lattice) -> Self {
        let side = lattice.side();
        let mut images = Vec::new();
        for is_turned in [false, true] {
            for (right, up) in (0..side).flat_map(|right| (0..side).map(move |up| (right, up))) {
                let place = |cell: usize, size: usize| {
                    let [column, row] = [cell % side, cell / side];
                    // After half a turn the lower left corner of a block, which names it, is the upper right one.
                    let turned = |number: usize| if is_turned { 2 * side - size - number } else { number };
                    ((turned(row) + up) % side * side + (turned(column) + right) % side) as Action
                };
                let mut image = vec![0; 2 * CAPACITY];
                for cell in 0..lattice.cells() {
                    image[cell] = place(cell, 0);
                    image[usize::from(LINK) + cell] = LINK + place(cell, 1);
                }
                images.push(image);
            }
        }
        let mut generator = SplitMix64::new(0);
        let numbers = (0..2 * CAPACITY).map(|_| [generator.next_number(), generator.next_number()]).collect();
        Self { images, numbers }
    }

    /// The keys of a position.
    pub(super) fn keys(&self, lattice: &Lattice, field: &Field) -> Keys {
        let mut keys = Keys(vec![0; self.images.len()]);
        let cells = 0..lattice.cells() as Action;
        for action in cells.clone().chain(cells.map(|block| LINK + block)) {
            let mark = field.at(action.into());
            if mark != NOBODY {
                keys = self.after(&keys, action, mark);
            }
        }
        keys
    }

    /// The keys after an action of a player, given by mark.
    pub(super) fn after(&self, keys: &Keys, action: Action, player: u8) -> Keys {
        Keys(self.each_after(keys, action, player).collect())
    }

    /// The key after an action of a player that is the same for all positions that differ by a symmetry: the smallest.
    pub(super) fn smallest_after(&self, keys: &Keys, action: Action, player: u8) -> u64 {
        self.each_after(keys, action, player).min().unwrap_or(0)
    }

    fn each_after(&self, keys: &Keys, action: Action, player: u8) -> impl Iterator<Item = u64> {
        let number = move |image: &Vec<Action>| {
            let numbers = self.numbers[usize::from(image[usize::from(action)])];
            numbers[usize::from(player != 1)]
        };
        keys.0.iter().zip(&self.images).map(move |(key, image)| key ^ number(image))
    }
}

impl Keys {
    /// The key that is the same for all positions that differ by a symmetry: the smallest.
    pub(super) fn smallest(&self) -> u64 {
        self.0.iter().copied().min().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::Symmetries;
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Rules, Square, torus};
    use crate::search::games::torus::field::Field;
    use crate::search::games::torus::lattice::{LINK, Lattice};
    use std::collections::BTreeSet;

    fn start(side: u8) -> torus::Position {
        torus::Position::start(&torus::Options { size: torus::Size::new(side).unwrap() })
    }

    /// The move with each of its squares elsewhere.
    fn elsewhere(size: torus::Size, mv: torus::Move, image: impl Fn(Square) -> Square) -> torus::Move {
        let cell = |square| size.cell(image(square)).expect("a cell");
        match mv {
            torus::Move::Drop(at) => torus::Move::Drop(cell(size.square(at))),
            torus::Move::Link(link) => {
                let [from, to] = size.end_squares(link).map(cell);
                torus::Move::Link(size.diagonal(from, to).expect("diagonal neighbours"))
            }
            torus::Move::Pass => torus::Move::Pass,
        }
    }

    #[test]
    fn games_that_differ_by_a_symmetry_have_the_same_keys_and_the_same_winner() {
        for (side, seed) in [(3, 1), (4, 2), (5, 3), (5, 4), (6, 5)] {
            let mut chance = SplitMix64::new(mix(seed));
            let symmetries = Symmetries::new(&Lattice::new(start(side).size()));
            for _ in 0..20 {
                let [right, up] = [chance.below(side.into()), chance.below(side.into())].map(|shift| shift as u8);
                let is_turned = chance.below(2) == 1;
                let image = |Square { column, row }: Square| {
                    let turned = |number| if is_turned { side - number } else { number };
                    Square::new((turned(column) + right) % side, (turned(row) + up) % side)
                };
                let lattice = Lattice::new(start(side).size());
                let keys = |position: &torus::Position| symmetries.keys(&lattice, &Field::new(position, &lattice));
                let (mut one, mut other) = (start(side), start(side));
                let mut seen = BTreeSet::new();
                while !one.outcome().is_over() {
                    let mv = one.random_move(&mut Vec::new(), &mut |count| chance.below(count)).expect("a move");
                    other.make(elsewhere(one.size(), mv, image));
                    one.make(mv);
                    assert_eq!(keys(&one).smallest(), keys(&other).smallest(), "{side} {right} {up} {is_turned}");
                    assert_eq!(one.outcome().winner(), other.outcome().winner());
                    assert!(seen.insert(keys(&one).smallest()), "no position comes twice");
                }
            }
        }
    }

    #[test]
    fn keys_are_those_of_the_positions_after_the_moves() {
        let lattice = Lattice::new(start(5).size());
        let symmetries = Symmetries::new(&lattice);
        let mut chance = SplitMix64::new(mix(1));
        let mut field = Field::new(&start(5), &lattice);
        let mut keys = symmetries.keys(&lattice, &field);
        let mut actions = Vec::new();
        let mut links = 0;
        loop {
            field.actions(&lattice, &mut actions);
            if actions.is_empty() {
                break;
            }
            let action = actions[chance.below(actions.len() as u32) as usize];
            links += usize::from(action >= LINK);
            let smallest = symmetries.smallest_after(&keys, action, field.mover);
            keys = symmetries.after(&keys, action, field.mover);
            field.play(action);
            assert_eq!(keys.0, symmetries.keys(&lattice, &field).0);
            assert_eq!(keys.smallest(), smallest);
        }
        assert!(links > 0);
    }

    #[test]
    fn of_two_stones_only_their_distance_matters() {
        for (side, different) in [(3, 4), (4, 9), (5, 12), (6, 19)] {
            let lattice = Lattice::new(start(side).size());
            let symmetries = Symmetries::new(&lattice);
            let empty = symmetries.keys(&lattice, &Field::new(&start(side), &lattice));
            let cells = lattice.cells() as u16;
            let first: BTreeSet<_> = (0..cells).map(|cell| symmetries.smallest_after(&empty, cell, 1)).collect();
            assert_eq!(first.len(), 1, "{side}");
            let one = symmetries.after(&empty, 0, 1);
            let second: BTreeSet<_> = (1..cells).map(|cell| symmetries.smallest_after(&one, cell, 2)).collect();
            assert_eq!(second.len(), different, "{side}");
        }
    }
}
