//! Patterns of 3 × 3 squares with learned weights, added to the evaluation of the highest level (Buro 1998 for
//! Othello).
//!
//! The board has 16 blocks of 3 × 3 squares. Reflections and rotations of the board bring them into three classes:
//! blocks in a corner, at an edge, and in the centre. Blocks of a class share their weights. Each square of a block is
//! empty, has a stone of the player to move, or one of the opponent, so a class has 3⁹ patterns. A pattern is numbered
//! by the squares of its block as digits of base 3, row by row from the outer corner of the block's quarter of the
//! board.

use crate::games::enso::Position;
use crate::games::{AnyGame, Rules};
use crate::search::evaluate::Evaluate;
use crate::search::learned::{Features, LearnedWeights, Patterns, Weight};
use std::sync::LazyLock;

/// What `engine train` learns for Enso.
pub(super) const LEARNED: LearnedWeights =
    LearnedWeights { patterns: Patterns { number: CLASSES * PATTERNS, canonical, unit: 4 }, features };

/// Patterns of a class.
const PATTERNS: usize = 19_683;
/// The classes of blocks: in a corner, at the upper or lower edge, in the centre, and at the left or right edge, which
/// are those at the upper or lower edge with rows and columns exchanged.
const CLASSES: usize = 4;
const CORNER: usize = 0;
const EDGE: usize = 1;
const CENTRE: usize = 2;
const SIDE_EDGE: usize = 3;
/// Squares along each side of the board.
const SIDE: usize = 6;
/// Blocks along each side of the board.
const BLOCKS: usize = 4;
/// The most stones on the board: those of the set-up.
const MOST_STONES: u32 = 32;

/// The weights as `engine train` has written them.
static STORED: &[u8] = include_bytes!("patterns.bin");

static WEIGHTS: LazyLock<Box<[Weight]>> = LazyLock::new(|| LEARNED.patterns.decode(STORED));

/// The four windows of three squares in a row of the board, as numbers of base 3, for each way in which the row can be
/// filled: the two on the left are read from the left, the two on the right from the right.
static WINDOWS: [[u8; BLOCKS]; 729] = windows();

/// The number of base 3 that has these binary digits, for each set of squares in a row.
static TERNARY: [u16; 64] = ternary();

const fn ternary() -> [u16; 64] {
    let mut numbers = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut column = SIDE;
        while column > 0 {
            column -= 1;
            numbers[set] = 3 * numbers[set] + (set >> column & 1) as u16;
        }
        set += 1;
    }
    numbers
}

const fn windows() -> [[u8; BLOCKS]; 729] {
    let mut windows = [[0; BLOCKS]; 729];
    let mut row = 0;
    while row < 729 {
        let mut squares = [0_u8; SIDE];
        let mut rest = row;
        let mut column = 0;
        while column < SIDE {
            squares[column] = (rest % 3) as u8;
            rest /= 3;
            column += 1;
        }
        windows[row] = [
            9 * squares[0] + 3 * squares[1] + squares[2],
            9 * squares[1] + 3 * squares[2] + squares[3],
            9 * squares[4] + 3 * squares[3] + squares[2],
            9 * squares[5] + 3 * squares[4] + squares[3],
        ];
        row += 1;
    }
    windows
}

/// The pattern with rows and columns exchanged.
fn transposed(pattern: usize) -> usize {
    let mut digits = [0; 9];
    let mut rest = pattern;
    for digit in digits.iter_mut().rev() {
        *digit = rest % 3;
        rest /= 3;
    }
    (0..9).fold(0, |number, index| 3 * number + digits[3 * (index % 3) + index / 3])
}

/// The pattern, numbered among those of all classes, that has the weight of this one. In the corners and in the centre
/// a pattern and the same with rows and columns exchanged share their weight.
fn canonical(index: usize) -> usize {
    let (class, pattern) = (index / PATTERNS, index % PATTERNS);
    match class {
        EDGE => index,
        SIDE_EDGE => EDGE * PATTERNS + transposed(pattern),
        _ => class * PATTERNS + pattern.min(transposed(pattern)),
    }
}

/// The pattern of each block, numbered among those of all classes.
fn patterns(position: &Position) -> impl Iterator<Item = usize> {
    let me = position.to_move();
    let [own, enemy] = [me, me.other()].map(|player| position.stones(player));
    let windows: [[u8; BLOCKS]; SIDE] = std::array::from_fn(|row| {
        let squares = |stones: u64| TERNARY[(stones >> (8 * row + 9) & 63) as usize];
        WINDOWS[usize::from(squares(own) + 2 * squares(enemy))]
    });
    (0..BLOCKS * BLOCKS).map(move |block| {
        let (row, column) = (block / BLOCKS, block % BLOCKS);
        // From the outer row inwards.
        let rows = if row < BLOCKS / 2 { [row, row + 1, row + 2] } else { [row + 2, row + 1, row] };
        let pattern = rows.into_iter().fold(0, |number, row| 27 * number + usize::from(windows[row][column]));
        let is_outer = |index: usize| index == 0 || index == BLOCKS - 1;
        let class = match (is_outer(row), is_outer(column)) {
            (true, true) => CORNER,
            (true, false) => EDGE,
            (false, false) => CENTRE,
            (false, true) => SIDE_EDGE,
        };
        class * PATTERNS + pattern
    })
}

fn number_of_stones(position: &Position) -> u32 {
    let me = position.to_move();
    (position.stones(me) | position.stones(me.other())).count_ones()
}

/// The sum of the weights of all blocks, for the player to move, interpolated by the number of stones.
pub(super) fn evaluate(position: &Position) -> i32 {
    let weights = &*WEIGHTS;
    let [full, empty] = patterns(position).fold([0, 0], |[full, empty], pattern| {
        let weight = weights[pattern];
        [full + i32::from(weight[0]), empty + i32::from(weight[1])]
    });
    // At most 32.
    let (stones, most) = (number_of_stones(position) as i32, MOST_STONES as i32);
    (full * stones + empty * (most - stones)) / most
}

fn features(game: &AnyGame) -> Option<Features> {
    let AnyGame::Enso(game) = game else { return None };
    let position = game.position();
    if position.outcome().is_over() || position.wins_in().is_some() {
        return None;
    }
    Some(Features {
        evaluation: position.evaluate(),
        phase: number_of_stones(position) as f32 / MOST_STONES as f32,
        patterns: patterns(position).map(|pattern| pattern as u32).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::{CENTRE, CORNER, EDGE, LEARNED, PATTERNS, SIDE_EDGE, STORED, patterns, transposed};
    use crate::games::enso::{Options, Position};
    use crate::games::{AnyGame, Game, Notation, Rules, Square};
    use crate::search::test_support;

    fn positions() -> Vec<Position> {
        test_support::positions(&Position::start(&Options), 300)
    }

    #[test]
    fn exchanging_rows_and_columns_twice_changes_nothing() {
        assert_eq!(transposed(3_usize.pow(8)), 3_usize.pow(8), "the first square");
        assert_eq!(transposed(3_usize.pow(7)), 3_usize.pow(5), "the second of the first row");
        assert!((0..PATTERNS).all(|pattern| transposed(transposed(pattern)) == pattern));
    }

    #[test]
    fn blocks_have_the_patterns_of_their_squares() {
        for position in positions() {
            let mut found = patterns(&position);
            for (row, column) in (0..4).flat_map(|row| (0..4).map(move |column| (row, column))) {
                // From the outer corner of the quarter of the board that the block belongs to.
                let from_outside = |first: u8, index: u8| if first < 2 { first + index } else { first + 2 - index };
                let digit = |index: u8| {
                    let square = Square::new(from_outside(column, index % 3), from_outside(row, index / 3));
                    match position.stone(square) {
                        None => 0,
                        Some(player) if player == position.to_move() => 1,
                        Some(_) => 2,
                    }
                };
                let pattern = (0..9).fold(0, |number, index| 3 * number + digit(index));
                let is_middle = |first: u8| (1..3).contains(&first);
                let class = match (is_middle(row), is_middle(column)) {
                    (false, false) => CORNER,
                    (false, true) => EDGE,
                    (true, true) => CENTRE,
                    (true, false) => SIDE_EDGE,
                };
                assert_eq!(found.next(), Some(class * PATTERNS + pattern), "{row} {column} {}", position.to_text());
            }
            assert_eq!(found.next(), None);
        }
    }

    #[test]
    fn weights_survive_their_file() {
        test_support::weights_survive_their_file::<2>(LEARNED.patterns, STORED);
    }

    #[test]
    fn what_is_learned_is_what_is_played_with() {
        let adds = |position: &Position| {
            let game = AnyGame::Enso(Game::from_position(*position));
            test_support::adds_its_weights(LEARNED, STORED, &game, super::evaluate(position))
        };
        assert!(positions().iter().filter_map(adds).filter(|&adds| adds).count() > 100);
    }
}
