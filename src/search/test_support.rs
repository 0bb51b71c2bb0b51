//! Support for the tests of every game's evaluation and learned weights: test positions, and what must be true in them.

use super::alphabeta::AlphaBeta;
use super::evaluate::Evaluate;
use super::found::Found;
use super::handicap::Handicap;
use super::learned::{LearnedWeights, Patterns};
use super::progress::Progress;
use super::score::MAX_EVAL;
use crate::games::splitmix::{SplitMix64, mix};
use crate::games::{AnyGame, Notation};

/// A generator of random numbers that are the same in every run.
pub(super) struct Draws(pub(super) u64);

impl Draws {
    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(1);
        ((mix(self.0) >> 32) * u64::from(bound)).wrapping_shr(32) as u32
    }
}

/// Positions of random games that are not over, from all stages of the games.
pub(super) fn positions<E: Evaluate + Notation>(start: &E, count: usize) -> Vec<E> {
    let mut draws = Draws(1);
    let mut scratch = Vec::new();
    let mut positions = Vec::new();
    let mut position = start.clone();
    while positions.len() < count {
        match position.random_move(&mut scratch, &mut |bound| draws.below(bound)) {
            Some(mv) if !position.outcome().is_over() => {
                positions.push(position.clone());
                position.make(mv);
            }
            _ => position = start.clone(),
        }
    }
    positions
}

/// The result of a search with a handicap.
pub(super) fn found<E: Evaluate + Notation>(position: &E, handicap: Handicap) -> Found<E::Move> {
    let mut search = AlphaBeta::new(position.clone(), &[], handicap);
    while search.step(u64::MAX) == Progress::Running {}
    search.found().expect("there is a move").clone()
}

/// Asserts that no evaluation looks like a win or a loss.
pub(super) fn evaluates_within_bounds<E: Evaluate + Notation>(positions: &[E]) {
    for position in positions {
        for evaluation in [position.evaluate(), position.evaluate_at_full_strength()] {
            assert!(evaluation.abs() <= MAX_EVAL, "{evaluation} in {}", position.to_text());
        }
    }
}

/// Asserts that a search with a handicap makes a move that wins at once wherever there is one; returns the number of
/// such positions.
pub(super) fn takes_wins<E: Evaluate + Notation>(positions: &[E], handicap: impl Fn(u64) -> Handicap) -> usize {
    let mut moves = Vec::new();
    let mut wins = 0;
    for (seed, position) in (0..).zip(positions) {
        let winning = |mv| {
            let mut after = position.clone();
            after.make(mv);
            after.outcome().winner() == Some(position.to_move())
        };
        moves.clear();
        position.legal_moves(&mut moves);
        if moves.iter().any(|&mv| winning(mv)) {
            let chosen = found(position, handicap(seed)).principal_variation[0];
            assert!(winning(chosen), "{} in {}", position.move_text(chosen), position.to_text());
            wins += 1;
        }
    }
    wins
}

/// Asserts that a win found by [`Evaluate::wins_in`] needs exactly that number of plies; returns the number of such
/// positions.
pub(super) fn sees_only_true_wins<E: Evaluate + Notation>(positions: &[E]) -> usize {
    /// The value of a position for its player to move, by full search to this depth.
    fn value<E: Evaluate + Notation>(position: &E, plies: i32) -> i32 {
        let me = position.to_move();
        if position.outcome().is_over() {
            return position.outcome().winner().map_or(0, |winner| if winner == me { 1 } else { -1 });
        }
        let mut moves = Vec::new();
        if plies > 0 {
            position.legal_moves(&mut moves);
        }
        let after = |mv| {
            let mut after = position.clone();
            after.make(mv);
            value(&after, plies - 1) * if after.to_move() == me { 1 } else { -1 }
        };
        moves.into_iter().map(after).max().unwrap_or(0)
    }
    let wins = positions.iter().filter_map(|position| Some((position, position.wins_in()?)));
    wins.map(|(position, plies)| {
        assert!(value(position, plies) == 1 && value(position, plies - 1) < 1, "{} in {plies}", position.to_text());
    })
    .count()
}

/// Asserts that a search in slices of any size has the same result.
pub(super) fn finds_the_same_in_slices<E: Evaluate + Notation>(positions: &[E], handicap: Handicap) {
    for position in positions {
        let whole = found(position, handicap);
        for slice in [1, 7, 100] {
            let mut search = AlphaBeta::new(position.clone(), &[], handicap);
            while search.step(slice) == Progress::Running {}
            assert_eq!(search.found(), Some(&whole), "{}", position.to_text());
        }
    }
}

/// The number of games that a search with a handicap wins against random moves; sides change after each game.
pub(super) fn wins_against_random_moves<E: Evaluate + Notation>(
    start: &E,
    games: u64,
    handicap: impl Fn(u64) -> Handicap,
) -> usize {
    const LONGEST: usize = 400;
    let mut scratch = Vec::new();
    let won = |&seed: &u64| {
        let mut draws = Draws(mix(seed));
        let mut position = start.clone();
        for _ in 0..LONGEST {
            if position.outcome().is_over() {
                break;
            }
            let mv = if position.to_move().index() as u64 == seed % 2 {
                Some(found(&position, handicap(seed)).principal_variation[0])
            } else {
                position.random_move(&mut scratch, &mut |bound| draws.below(bound))
            };
            let Some(mv) = mv else { break };
            position.make(mv);
        }
        position.outcome().winner().is_some_and(|winner| winner.index() as u64 == seed % 2)
    };
    (0..games).filter(won).count()
}

/// Asserts that patterns share the weights of stored ones, and that weights survive their file.
pub(super) fn weights_survive_their_file<const N: usize>(patterns: Patterns, stored: &[u8]) {
    let Patterns { number, canonical, unit } = patterns;
    assert!((0..number).all(|pattern| canonical(canonical(pattern)) == canonical(pattern)));
    assert!((0..number).all(|pattern| canonical(pattern) <= pattern));
    assert_eq!(N * patterns.stored().count(), stored.len(), "the file has {N} weights for each");
    let read = patterns.read::<N>(stored).expect("a file of weights");
    assert_eq!(patterns.encode(&read), stored);
    assert!(
        patterns.read::<N>(&stored[1..]).is_none() && patterns.read::<N>(&[]).is_none(),
        "a byte or all are lacking"
    );

    let mut chance = SplitMix64::new(mix(3));
    let mut draw = || (chance.below(255) as f32 - 127.0) * f32::from(unit) + 0.3;
    let weights: Vec<[f32; N]> = (0..number).map(|_| std::array::from_fn(|_| draw())).collect();
    let decoded = patterns.read::<N>(&patterns.encode(&weights)).expect("a file of weights");
    for (pattern, decoded) in decoded.into_iter().enumerate() {
        for (decoded, weight) in decoded.into_iter().zip(weights[canonical(pattern)]) {
            let difference = (decoded - weight).abs();
            assert!(difference <= f32::from(unit) / 2.0, "{pattern}: {difference}");
        }
    }
    assert!(patterns.decode(&[]).iter().all(|weight| *weight == [0; N]), "no file, no weights");
}

/// Asserts that what a position's evaluation adds is the sum of the weights that are learned for it; returns whether
/// that is anything but 0. `None` for a position that needs no evaluation.
pub(super) fn adds_its_weights(learned: LearnedWeights, stored: &[u8], game: &AnyGame, added: i32) -> Option<bool> {
    let weights = learned.patterns.read::<2>(stored).expect("a file of weights");
    let features = learned.features(game)?;
    let sum: f32 = features
        .patterns
        .iter()
        .map(|&pattern| {
            let [beginning, end] = weights[pattern as usize];
            beginning * features.phase + end * (1.0 - features.phase)
        })
        .sum();
    // The evaluation is rounded to a whole number.
    assert!((sum - added as f32).abs() < 1.0, "{sum} and {added} in {}", game.position_text());
    Some(added != 0)
}
