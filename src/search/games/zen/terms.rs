//! Learned weights for what the evaluation measures of each side, which are added to the evaluation of players without
//! a handicap.
//!
//! Each measure of a side has a table with a weight for each value that it can have, most of them for each number of
//! the side's pawns (Buro 1998 for Othello). The tables of the player to move are others than those of the opponent, so
//! that they know whose turn it is. Weights are interpolated by the number of pawns on the board.

use super::measures::{Measures, measures};
use crate::games::zen::PAWNS;
use crate::games::zen::geometry::SIZE;
use crate::games::{AnyGame, Rules};
use crate::search::evaluate::Evaluate;
use crate::search::learned::{Features, LearnedWeights, Patterns, Weight};
use std::sync::LazyLock;

/// What `engine train` learns for ZEN.
pub(super) const LEARNED: LearnedWeights =
    LearnedWeights { patterns: Patterns { number: NUMBER, canonical: |pattern| pattern, unit: 1 }, features };

/// The number of pawns that a side can have: from 0 to those of the set-up.
const COUNTS: usize = PAWNS as usize + 1;
/// The number of values of each measure that is told apart for each number of pawns.
const SPREADS: usize = 40;
const ZENS: usize = 20;
const LINKS: usize = 40;

/// The first pattern of each measure of a side. Those of the rectangle are its columns and rows, the smaller number
/// first.
const SPREAD: usize = 0;
const ZEN: usize = SPREAD + COUNTS * SPREADS;
const LINK: usize = ZEN + COUNTS * ZENS;
const RECTANGLE: usize = LINK + COUNTS * LINKS;
/// The patterns of a side.
const OF_SIDE: usize = RECTANGLE + (SIZE as usize) * (SIZE as usize);
/// The first pattern of how many pawns both sides have.
const BOTH: usize = 2 * OF_SIDE;
const NUMBER: usize = BOTH + COUNTS * COUNTS;

/// The patterns of a position: those of how many pawns there are, and four of each side.
const PATTERNS: usize = 1 + 2 * 4;

/// The weights as `engine train` has written them.
static STORED: &[u8] = include_bytes!("terms.bin");

static WEIGHTS: LazyLock<Box<[Weight]>> = LazyLock::new(|| LEARNED.patterns.decode(STORED));

/// The pattern of each measure, numbered among those of a side.
fn patterns_of_side(measures: &Measures) -> [usize; 4] {
    let pawns = measures.pawns as usize;
    let place = |first: usize, values: usize, value: i32| {
        first + pawns.min(COUNTS - 1) * values + (value.max(0) as usize).min(values - 1)
    };
    let [short, long] =
        [measures.rectangle[0].min(measures.rectangle[1]), measures.rectangle[0].max(measures.rectangle[1])];
    [
        // In sixths of a square on average.
        place(SPREAD, SPREADS, 6 * measures.spread / (measures.pawns * measures.pawns)),
        // In halves of a square; 0 without a Zen.
        place(ZEN, ZENS, measures.zen.map_or(0, |zen| 1 + 2 * zen / measures.pawns)),
        place(LINK, LINKS, measures.links),
        RECTANGLE + (short as usize - 1) * usize::from(SIZE) + long as usize - 1,
    ]
}

/// The patterns of a position, from what is measured of the player to move and of the opponent.
fn patterns([own, enemy]: [Measures; 2]) -> [usize; PATTERNS] {
    let [first, second] = [&own, &enemy].map(patterns_of_side);
    let mut patterns = [BOTH + own.pawns as usize * COUNTS + enemy.pawns as usize; PATTERNS];
    for index in 0..first.len() {
        patterns[1 + 2 * index] = first[index];
        patterns[2 + 2 * index] = OF_SIDE + second[index];
    }
    patterns
}

/// The sum of the weights, for the player to move. The measures are those of the player to move and of the opponent.
pub(super) fn evaluate(measures: [Measures; 2]) -> i32 {
    let weights = &*WEIGHTS;
    let [full, empty] = patterns(measures).into_iter().fold([0, 0], |[full, empty], pattern| {
        let weight = weights[pattern];
        [full + i32::from(weight[0]), empty + i32::from(weight[1])]
    });
    let (pawns, most) = (measures[0].pawns + measures[1].pawns, 2 * PAWNS as i32);
    (full * pawns + empty * (most - pawns)) / most
}

fn features(game: &AnyGame) -> Option<Features> {
    let AnyGame::Zen(game) = game else { return None };
    let position = game.position();
    if position.outcome().is_over() {
        return None;
    }
    let measures = measures(position);
    Some(Features {
        evaluation: position.evaluate(),
        phase: (measures[0].pawns + measures[1].pawns) as f32 / (2 * PAWNS) as f32,
        patterns: patterns(measures).map(|pattern| pattern as u32).to_vec(),
    })
}

#[cfg(test)]
mod tests {
    use super::{
        BOTH, COUNTS, LEARNED, LINK, LINKS, OF_SIDE, RECTANGLE, SPREAD, SPREADS, STORED, ZEN, ZENS, measures, patterns,
    };
    use crate::games::zen::{Options, Position};
    use crate::games::{AnyGame, Game, Notation, Rules};
    use crate::search::test_support;

    fn positions() -> Vec<Position> {
        test_support::positions(&Position::start(&Options::default()), 300)
    }

    #[test]
    fn each_measure_of_each_side_has_its_pattern() {
        let text = "11/11/11/4z6/4w6/11/4w6/11/11/2b8/b10 w -";
        let position = Position::parse(text, &Options::default()).expect("a position");
        // Two pawns each; one square from the centre on average; the Zen is 2 and 6.5 squares away; one pair of
        // neighbours and none; rectangles of 1 × 4 and 5 × 8 squares.
        let white = [SPREAD + 2 * SPREADS + 6, ZEN + 2 * ZENS + 5, LINK + 2 * LINKS + 1, RECTANGLE + 3];
        let black = [SPREAD + 2 * SPREADS + 6, ZEN + 2 * ZENS + 14, LINK + 2 * LINKS, RECTANGLE + 4 * 11 + 7];
        let mut found = patterns(measures(&position)).into_iter();
        assert_eq!(found.next(), Some(BOTH + 2 * COUNTS + 2));
        for (own, enemy) in white.into_iter().zip(black) {
            assert_eq!((found.next(), found.next()), (Some(own), Some(OF_SIDE + enemy)));
        }
        assert_eq!(found.next(), None);
    }

    #[test]
    fn weights_survive_their_file() {
        test_support::weights_survive_their_file::<2>(LEARNED.patterns, STORED);
    }

    #[test]
    fn what_is_learned_is_what_is_played_with() {
        let adds = |position: &Position| {
            let game = AnyGame::Zen(Game::from_position(position.clone()));
            test_support::adds_its_weights(LEARNED, STORED, &game, super::evaluate(measures(position)))
        };
        assert!(positions().iter().filter_map(adds).filter(|&adds| adds).count() > 100);
    }
}
