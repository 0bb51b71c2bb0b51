//! What the evaluation measures of a side, and learned weights for these measures, which are added to the evaluation of the highest
//! level.
//!
//! Each measure of a side has a table with a weight for each value that it can have, most of them for each number of the side's pawns
//! (Buro 1998 for Othello). The tables of the player to move are others than those of the opponent, so that they know whose turn it
//! is. Weights are interpolated by the number of pawns on the board.

use super::{Distances, measures, number_of_pawns, size};
use crate::games::zen::geometry::{SIZE, members, pairs};
use crate::games::zen::{PAWNS, Position};
use crate::games::{AnyGame, Player, Rules};
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

/// The first pattern of each measure of a side. Those of the rectangle are its columns and rows, the smaller number first.
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

    /// The pattern of each measure, numbered among those of a side.
    fn patterns(&self) -> [usize; 4] {
        let pawns = self.pawns as usize;
        let place = |first: usize, values: usize, value: i32| {
            first + pawns.min(COUNTS - 1) * values + (value.max(0) as usize).min(values - 1)
        };
        let [short, long] = [self.rectangle[0].min(self.rectangle[1]), self.rectangle[0].max(self.rectangle[1])];
        [
            // In sixths of a square on average.
            place(SPREAD, SPREADS, 6 * self.spread / (self.pawns * self.pawns)),
            // In halves of a square; 0 without a Zen.
            place(ZEN, ZENS, self.zen.map_or(0, |zen| 1 + 2 * zen / self.pawns)),
            place(LINK, LINKS, self.links),
            RECTANGLE + (short as usize - 1) * usize::from(SIZE) + long as usize - 1,
        ]
    }
}

/// The patterns of a position, from what is measured of the player to move and of the opponent.
fn patterns([own, enemy]: [Measures; 2]) -> [usize; PATTERNS] {
    let [first, second] = [own, enemy].map(|measures| measures.patterns());
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
        // Two pawns each; one square from the centre on average; the Zen is 2 and 6.5 squares away; one pair of neighbours and none;
        // rectangles of 1 × 4 and 5 × 8 squares.
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
