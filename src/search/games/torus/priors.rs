//! Priors: how likely a strong player makes a move, by the stones around the cell and by where the last two stones were
//! dropped (Coulom 2007 for Go; Huang and others 2013 for Hex).
//!
//! Each pattern of a drop has a learned weight, and their sum is the logarithm of how likely it is among the moves of
//! the position. The patterns are the cells around the drop, the six nearest cells in each of the eight directions, and
//! the places of the drop seen from the last stone of the opponent and the last own one. The board is seen from the
//! side of the player to move: to N it is turned by a quarter, so that both players' loops go the same way. Half a turn
//! of the board changes nothing.

use super::field::{Action, Field};
use super::lattice::{LINK, Lattice};
use crate::search::learned::Patterns;
use std::sync::LazyLock;

/// The patterns, and how the file holds their weights.
pub(super) const PATTERNS: Patterns = Patterns { number: NUMBER, canonical, unit: 1 };

/// The number of units of a weight that make a move e times as likely.
pub(super) const UNITS: usize = 8;

/// Ways in which the eight neighbours of a cell can be filled: each is empty, the player's or the opponent's.
const RINGS: usize = 3_usize.pow(8);
/// Ways in which the six nearest cells in one direction can be filled.
const ARMS: usize = 3_usize.pow(6);
/// Directions that do not look the same after half a turn.
const DIRECTIONS: usize = 4;
/// Cells along each side of the square around a stone in which places are told apart.
const PLACES_ALONG: usize = 2 * FARTHEST as usize + 1;
/// The greatest distance of such a place, in columns or rows.
const FARTHEST: i32 = 2;
/// The places around a stone.
const PLACES: usize = PLACES_ALONG * PLACES_ALONG;

/// The first pattern of each kind.
const ARM: usize = RINGS;
const FROM_THEIRS: usize = ARM + DIRECTIONS * ARMS;
const FROM_OURS: usize = FROM_THEIRS + PLACES;
const ANY_LINK: usize = FROM_OURS + PLACES;
/// The number of patterns.
const NUMBER: usize = ANY_LINK + 1;

/// The weights as `engine train` has written them.
static STORED: &[u8] = include_bytes!("priors.bin");

static WEIGHTS: LazyLock<Box<[[i16; 1]]>> = LazyLock::new(|| PATTERNS.decode(STORED));

/// How likely a move is whose sum of weights is this number of units below the highest, in proportion to the likeliest
/// move. Only multiplications: they are the same on every machine.
static DECAY: [f32; 16 * UNITS] = decay();

const fn decay() -> [f32; 16 * UNITS] {
    /// e to the power of −1/8.
    const OF_UNIT: f32 = 0.882_496_9;
    let mut decay = [1.0; 16 * UNITS];
    let mut units = 1;
    while units < decay.len() {
        decay[units] = decay[units - 1] * OF_UNIT;
        units += 1;
    }
    decay
}

/// The pattern with the smallest number of those that have the same weight: half a turn of the board makes them the
/// same.
fn canonical(pattern: usize) -> usize {
    const HALF: usize = 3_usize.pow(4);
    match pattern {
        ..ARM => pattern.min(pattern % HALF * HALF + pattern / HALF),
        FROM_THEIRS..FROM_OURS => FROM_THEIRS + turned_place(pattern - FROM_THEIRS),
        FROM_OURS..ANY_LINK => FROM_OURS + turned_place(pattern - FROM_OURS),
        _ => pattern,
    }
}

fn turned_place(place: usize) -> usize {
    place.min(PLACES - 1 - place)
}

/// Calls `see` with each pattern of an action of the player to move. `last` are the cells of the last stones, the
/// opponent's first.
pub(super) fn for_each_pattern(
    lattice: &Lattice,
    field: &Field,
    last: [Option<usize>; 2],
    action: Action,
    mut see: impl FnMut(usize),
) {
    if action >= LINK {
        see(ANY_LINK);
        return;
    }
    let cell = usize::from(action);
    let is_turned = field.mover == 2;
    // By the mark of a cell: empty, the player's, the opponent's, overlooked.
    let digits = if is_turned { [0, 2, 1, 0] } else { [0, 1, 2, 0] };
    let digit = |cell: u16| digits[usize::from(field.at(cell.into()) & 3)];
    let mut ring = lattice.near(cell).map(digit);
    let mut outer = lattice.outer(cell).map(digit);
    if is_turned {
        ring.rotate_left(2);
        outer.rotate_left(4);
    }
    let number = |digits: &[usize]| digits.iter().fold(0, |number, digit| 3 * number + digit);
    see(number(&ring));
    for direction in 0..8 {
        let (left, right) = ((direction + 7) % 8, (direction + 1) % 8);
        let (far, far_left, far_right) = (2 * direction, (2 * direction + 15) % 16, (2 * direction + 1) % 16);
        let arm = [ring[left], ring[direction], ring[right], outer[far_left], outer[far], outer[far_right]];
        see(ARM + direction % DIRECTIONS * ARMS + number(&arm));
    }
    for (first, stone) in [FROM_THEIRS, FROM_OURS].into_iter().zip(last) {
        if let Some(place) = stone.and_then(|stone| place_from(lattice, stone, cell, is_turned)) {
            see(first + place);
        }
    }
}

/// The place of a cell seen from a stone; `None` if it is too far away.
fn place_from(lattice: &Lattice, stone: usize, cell: usize, is_turned: bool) -> Option<usize> {
    let [from, to] = [stone, cell].map(|cell| lattice.square(cell));
    let side = lattice.side() as i32;
    let shortest = |from: u8, to: u8| {
        let way = (i32::from(to) - i32::from(from)).rem_euclid(side);
        if 2 * way > side { way - side } else { way }
    };
    let (east, north) = (shortest(from.column, to.column), shortest(from.row, to.row));
    let (east, north) = if is_turned { (north, -east) } else { (east, north) };
    let is_near = east.abs().max(north.abs()) <= FARTHEST;
    is_near.then(|| (north + FARTHEST) as usize * PLACES_ALONG + (east + FARTHEST) as usize)
}

/// The prior of each action of the player to move, in order: how likely a strong player makes it; together 1.
pub(super) fn priors(
    lattice: &Lattice,
    field: &Field,
    last: [Option<usize>; 2],
    actions: &[Action],
    priors: &mut Vec<f32>,
) {
    let weights = &*WEIGHTS;
    let sum_of = |&action: &Action| {
        let mut sum = 0;
        for_each_pattern(lattice, field, last, action, |pattern| sum += i32::from(weights[pattern][0]));
        // A float holds it exactly.
        sum as f32
    };
    priors.clear();
    priors.extend(actions.iter().map(sum_of));
    let highest = priors.iter().copied().fold(f32::MIN, f32::max);
    let mut together = 0.0;
    for prior in &mut *priors {
        *prior = DECAY.get((highest - *prior) as usize).copied().unwrap_or(0.0);
        together += *prior;
    }
    for prior in priors {
        *prior /= together;
    }
}

#[cfg(test)]
mod tests {
    use super::{NUMBER, PATTERNS, STORED, UNITS, canonical, for_each_pattern, priors};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Rules, torus};
    use crate::search::games::torus::field::{Action, Field, NOBODY, enemy};
    use crate::search::games::torus::lattice::{LINK, Lattice};
    use crate::search::test_support;

    const SIDE: usize = 7;

    fn board() -> (Lattice, Field) {
        let size = torus::Size::new(SIDE as u8).unwrap();
        let lattice = Lattice::new(size);
        let field = Field::new(&torus::Position::start(&torus::Options { size }), &lattice);
        (lattice, field)
    }

    /// A board with stones at random, Z to move, and the last stone of each player, N's first.
    fn scattered(seed: u64) -> (Lattice, Field, [Option<usize>; 2]) {
        let (lattice, mut field) = board();
        let mut chance = SplitMix64::new(mix(seed));
        let mut last = [None; 2];
        for _ in 0..20 {
            let cell = chance.below((SIDE * SIDE) as u32) as usize;
            let player = 1 + chance.below(2) as u8;
            if field.at(cell) == NOBODY {
                field.put(cell, player);
                last[usize::from(2 - player)] = Some(cell);
            }
        }
        (lattice, field, last)
    }

    fn patterns(lattice: &Lattice, field: &Field, last: [Option<usize>; 2], cell: usize) -> Vec<usize> {
        let mut patterns = Vec::new();
        for_each_pattern(lattice, field, last, cell as Action, |pattern| patterns.push(canonical(pattern)));
        patterns.sort_unstable();
        assert!(patterns.iter().all(|&pattern| pattern < NUMBER));
        patterns
    }

    #[test]
    fn half_a_turn_and_a_quarter_with_players_exchanged_change_nothing() {
        let half = |cell: usize| SIDE * SIDE - 1 - cell;
        // From the east to the north.
        let quarter = |cell: usize| cell % SIDE * SIDE + (SIDE - 1 - cell / SIDE);
        let mut far = 0;
        for seed in 0..50 {
            let (lattice, field, last) = scattered(seed);
            let (mut halved, mut quartered) = (field.clone(), field.clone());
            quartered.mover = enemy(field.mover);
            for cell in 0..SIDE * SIDE {
                halved.put(half(cell), field.at(cell));
                let mark = field.at(cell);
                quartered.put(quarter(cell), if mark == NOBODY { NOBODY } else { enemy(mark) });
            }
            for cell in (0..SIDE * SIDE).filter(|&cell| field.at(cell) == NOBODY) {
                let expected = patterns(&lattice, &field, last, cell);
                assert_eq!(patterns(&lattice, &halved, last.map(|last| last.map(half)), half(cell)), expected);
                assert_eq!(patterns(&lattice, &quartered, last.map(|last| last.map(quarter)), quarter(cell)), expected);
                // The ring, eight directions, and the places seen from near stones.
                far += usize::from(expected.len() == 9);
                assert!((9..=11).contains(&expected.len()));
            }
        }
        assert!(far > 0, "some drops are far from both stones");
    }

    #[test]
    fn weights_survive_their_file() {
        test_support::weights_survive_their_file::<1>(PATTERNS, STORED);
    }

    #[test]
    fn priors_follow_the_weights_and_are_together_1() {
        let weights = PATTERNS.decode::<1>(STORED);
        for seed in 0..20 {
            let (lattice, field, last) = scattered(seed);
            let mut actions: Vec<Action> =
                (0..(SIDE * SIDE) as Action).filter(|&cell| field.at(cell.into()) == NOBODY).collect();
            actions.push(LINK);
            let mut found = Vec::new();
            priors(&lattice, &field, last, &actions, &mut found);
            let sum_of = |&action: &Action| {
                let mut sum = 0;
                for_each_pattern(&lattice, &field, last, action, |pattern| sum += i32::from(weights[pattern][0]));
                sum as f32 / UNITS as f32
            };
            let sums: Vec<f32> = actions.iter().map(sum_of).collect();
            let together: f32 = sums.iter().map(|sum| sum.exp()).sum();
            for (prior, sum) in found.iter().zip(&sums) {
                assert!((prior - sum.exp() / together).abs() < 1e-4, "{prior}");
            }
            assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
    }

    #[test]
    fn the_link_in_an_open_crosscut_is_the_likeliest_move() {
        // N has just made the crosscut.
        let (lattice, mut field) = board();
        let cell = |column: usize, row: usize| row * SIDE + column;
        for (stone, player) in [(cell(2, 2), 1), (cell(3, 3), 1), (cell(3, 2), 2), (cell(2, 3), 2)] {
            field.put(stone, player);
        }
        let mut actions = Vec::new();
        field.actions(&lattice, &mut actions);
        assert_eq!(actions.last(), Some(&(LINK + cell(2, 2) as Action)));
        let mut found = Vec::new();
        priors(&lattice, &field, [Some(cell(2, 3)), Some(cell(3, 3))], &actions, &mut found);
        let (link, drops) = found.split_last().unwrap();
        assert!(drops.iter().all(|drop| drop < link), "{link} {drops:?}");
    }
}
