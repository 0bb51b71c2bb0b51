//! Learned weights for all pairs of pieces, added to the evaluation of the highest level (Hoki and Kaneko 2014 for
//! Shogi).
//!
//! A piece is described by its square, whether it is blocked, and, if it is a piece of the player to move, whether this
//! turn is about it: it is the one that must move now, or the one that has moved already. Which symbols two pieces have
//! does not count, only whether it is the same. The board is seen from the side of the player to move. A pair and its
//! mirror image have the same weight.

use super::squares::{COLUMNS, PIECES, SQUARES};
use crate::games::zener::{Piece, Position};
use crate::games::{AnyGame, Player, Rules};
use crate::search::evaluate::Evaluate;
use crate::search::learned::{Features, LearnedWeights, Patterns, Weight};
use std::sync::LazyLock;

/// What `engine train` learns for Zener. The weights for the beginning are those at the start of a turn, and the
/// weights for the end those within a turn.
pub(super) const LEARNED: LearnedWeights =
    LearnedWeights { patterns: Patterns { number: NUMBER, canonical, unit: 4 }, features };

/// Ways in which a piece of the opponent can be described: free on each square, then blocked on each square.
const THEIRS: usize = 2 * SQUARES;
/// Ways in which a piece of the player to move can be described: as those of the opponent, then free on each square as
/// the piece that this turn is about.
const OURS: usize = 3 * SQUARES;

/// The first index of each kind of pair: two own pieces, two of the opponent, one of each with the same symbol, one of
/// each with different symbols.
const TWO_OF_OURS: usize = 0;
const TWO_OF_THEIRS: usize = TWO_OF_OURS + OURS * OURS;
const SAME_SYMBOL: usize = TWO_OF_THEIRS + THEIRS * THEIRS;
const DIFFERENT_SYMBOLS: usize = SAME_SYMBOL + OURS * THEIRS;
/// The number of pairs.
const NUMBER: usize = DIFFERENT_SYMBOLS + OURS * THEIRS;

/// The weights as `engine train` has written them.
static STORED: &[u8] = include_bytes!("pairs.bin");

static WEIGHTS: LazyLock<Box<[Weight]>> = LazyLock::new(|| LEARNED.patterns.decode(STORED));

/// A description with columns mirrored.
fn mirrored(description: usize) -> usize {
    let column = description % COLUMNS;
    description - column + (COLUMNS - 1 - column)
}

/// The pair with the smallest index of those that have the same weight.
fn canonical(pair: usize) -> usize {
    let (first, theirs, is_ordered) = match pair {
        TWO_OF_OURS..TWO_OF_THEIRS => (TWO_OF_OURS, OURS, false),
        TWO_OF_THEIRS..SAME_SYMBOL => (TWO_OF_THEIRS, THEIRS, false),
        SAME_SYMBOL..DIFFERENT_SYMBOLS => (SAME_SYMBOL, THEIRS, true),
        _ => (DIFFERENT_SYMBOLS, THEIRS, true),
    };
    let index = |one: usize, other: usize| {
        if is_ordered { one * theirs + other } else { one.min(other) * theirs + one.max(other) }
    };
    let (one, other) = ((pair - first) / theirs, (pair - first) % theirs);
    first + index(one, other).min(index(mirrored(one), mirrored(other)))
}

/// The description of each piece of a player, by symbol.
fn descriptions(position: &Position, player: Player) -> [usize; PIECES] {
    let me = position.to_move();
    let special = position.answer().or(position.moved()).filter(|_| player == me);
    let pieces = match player {
        Player::One => &Piece::ALL[..PIECES],
        Player::Two => &Piece::ALL[PIECES..],
    };
    std::array::from_fn(|index| {
        let piece = pieces[index];
        let place = usize::from(position.place_of(piece)) % SQUARES;
        let square = if me == Player::One { place } else { SQUARES - 1 - place };
        if position.is_blocked(piece) {
            SQUARES + square
        } else if special == Some(piece.symbol()) {
            2 * SQUARES + square
        } else {
            square
        }
    })
}

/// Calls `see` with each pair of a position.
fn for_each_pair(position: &Position, mut see: impl FnMut(usize)) {
    let me = position.to_move();
    let [ours, theirs] = [me, me.other()].map(|player| descriptions(position, player));
    for one in 0..PIECES {
        for other in one + 1..PIECES {
            see(TWO_OF_OURS + ours[one] * OURS + ours[other]);
            see(TWO_OF_THEIRS + theirs[one] * THEIRS + theirs[other]);
        }
        for (other, description) in theirs.into_iter().enumerate() {
            let first = if one == other { SAME_SYMBOL } else { DIFFERENT_SYMBOLS };
            see(first + ours[one] * THEIRS + description);
        }
    }
}

/// The sum of the weights of all pairs, for the player to move.
pub(super) fn evaluate(position: &Position) -> i32 {
    let weights = &*WEIGHTS;
    let end = usize::from(position.moved().is_some());
    let mut sum = 0;
    for_each_pair(position, |pair| sum += i32::from(weights[pair][end]));
    sum
}

fn features(game: &AnyGame) -> Option<Features> {
    let AnyGame::Zener(game) = game else { return None };
    let position = game.position();
    if position.outcome().is_over() || position.wins_in().is_some() {
        return None;
    }
    let mut patterns = Vec::new();
    for_each_pair(position, |pair| patterns.push(pair as u32));
    let phase = if position.moved().is_none() { 1.0 } else { 0.0 };
    Some(Features { evaluation: position.evaluate(), phase, patterns })
}

#[cfg(test)]
mod tests {
    use super::{LEARNED, NUMBER, STORED, for_each_pair};
    use crate::games::zener::{Position, Setup};
    use crate::games::{AnyGame, Game, Rules};
    use crate::search::test_support;

    fn positions() -> Vec<Position> {
        test_support::positions(&Position::start(&Setup::default()), 300)
    }

    #[test]
    fn each_piece_is_paired_with_each_other_one() {
        for position in positions() {
            let mut pairs = Vec::new();
            for_each_pair(&position, |pair| pairs.push(pair));
            assert_eq!(pairs.len(), 45);
            assert!(pairs.iter().all(|&pair| pair < NUMBER));
        }
    }

    #[test]
    fn weights_survive_their_file() {
        test_support::weights_survive_their_file::<2>(LEARNED.patterns, STORED);
    }

    #[test]
    fn what_is_learned_is_what_is_played_with() {
        let mut seen = [0, 0];
        for position in positions() {
            let game = AnyGame::Zener(Game::from_position(position));
            if test_support::adds_its_weights(LEARNED, STORED, &game, super::evaluate(&position)) == Some(true) {
                seen[usize::from(position.moved().is_some())] += 1;
            }
        }
        assert!(seen.iter().all(|&positions| positions > 50), "{seen:?}");
    }
}
