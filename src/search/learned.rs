//! Learned weights: what a game's evaluation adds to its hand-made terms, or what makes a move likely, and what is
//! needed to learn it.
//!
//! Both are sums of the weights of patterns. `engine train` learns them from games of the highest level against itself,
//! and writes them into a file that the program is built with.

use crate::games::AnyGame;

/// What is learned for a game.
#[derive(Clone, Copy)]
pub enum Learned {
    /// Weights of the evaluation.
    Evaluation(LearnedWeights),
    /// Weights of the moves.
    Priors(LearnedPriors),
}

/// The patterns that have weights, and how a file holds these.
#[derive(Clone, Copy)]
pub struct Patterns {
    /// The number of patterns.
    pub(super) number: usize,
    /// The pattern with the smallest number of those that share the weight of a pattern, by symmetry.
    pub(super) canonical: fn(usize) -> usize,
    /// The value of a stored weight's unit.
    pub(super) unit: i16,
}

impl Patterns {
    /// The number of patterns.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The patterns with a weight of their own, in the order of the file.
    pub(super) fn stored(self) -> impl Iterator<Item = usize> {
        (0..self.number).filter(move |&pattern| (self.canonical)(pattern) == pattern)
    }

    /// The weights in the form of the file: one byte each, first the first weights of all patterns, then the second
    /// ones if there are any. They are rounded to units; those that a byte can't hold become the lowest or the highest
    /// that it can.
    #[must_use]
    pub fn encode<const N: usize>(&self, weights: &[[f32; N]]) -> Vec<u8> {
        let byte = |weight: f32| (weight / f32::from(self.unit)).round().clamp(-127.0, 127.0) as i8;
        let place =
            |place: usize| self.stored().map(move |pattern| weights.get(pattern).map_or(0.0, |weight| weight[place]));
        (0..N).flat_map(place).map(|weight| byte(weight).cast_unsigned()).collect()
    }

    /// The weights of every pattern in the form that [`encode`](Self::encode) takes, from the content of a file; `None`
    /// if the file is not that of these patterns.
    #[must_use]
    pub fn read<const N: usize>(&self, bytes: &[u8]) -> Option<Vec<[f32; N]>> {
        let fits = bytes.len() == N * self.stored().count();
        fits.then(|| self.decode(bytes).iter().map(|weight| weight.map(f32::from)).collect())
    }

    /// The weights of every pattern, from the content of the file; 0 for those that the file lacks.
    pub(super) fn decode<const N: usize>(self, bytes: &[u8]) -> Box<[[i16; N]]> {
        let length = bytes.len() / N;
        let weight = |place| bytes.get(place).map_or(0, |&byte: &u8| i16::from(byte.cast_signed()) * self.unit);
        let mut weights = vec![[0; N]; self.number];
        for (place, pattern) in self.stored().take(length).enumerate() {
            weights[pattern] = std::array::from_fn(|number| weight(number * length + place));
        }
        (0..self.number).map(|pattern| weights[(self.canonical)(pattern)]).collect()
    }

    /// Replaces patterns by those that they share their weights with.
    fn share(&self, patterns: &mut [u32]) {
        for pattern in patterns {
            *pattern = (self.canonical)(*pattern as usize) as u32;
        }
    }
}

/// What learned weights of an evaluation see of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Features {
    /// The static evaluation without learned weights, for the player to move.
    pub evaluation: i32,
    /// The part of the weights for the beginning, from 0 to 1; the rest is that of the weights for the end.
    pub phase: f32,
    /// The patterns of the position, each as often as it occurs.
    pub patterns: Vec<u32>,
}

/// A weight for the beginning of the game and one for its end.
pub(super) type Weight = [i16; 2];

/// The learned weights of an evaluation. Each pattern that a position has adds a weight, which is interpolated between
/// the beginning and the end of the game, in the units of the evaluation.
#[derive(Clone, Copy)]
pub struct LearnedWeights {
    /// The patterns.
    pub(super) patterns: Patterns,
    /// What the weights see of the position on the board, with any of the patterns that share a weight; `None` where a
    /// search asks for no evaluation, since the game is over or is won at once.
    pub(super) features: fn(&AnyGame) -> Option<Features>,
}

impl LearnedWeights {
    /// The patterns.
    #[must_use]
    pub const fn patterns(&self) -> Patterns {
        self.patterns
    }

    /// What the weights see of the position on the board; `None` where a search asks for no evaluation, since the game
    /// is over or is won at once. Patterns that share a weight have the same number.
    #[must_use]
    pub fn features(&self, game: &AnyGame) -> Option<Features> {
        let mut features = (self.features)(game)?;
        self.patterns.share(&mut features.patterns);
        Some(features)
    }
}

/// A move with what learned weights see of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move, in notation.
    pub text: String,
    /// Its patterns, each as often as it occurs.
    pub patterns: Vec<u32>,
}

/// The learned weights of moves. The sum of the weights of a move's patterns is the logarithm of how likely it is
/// played, up to a number that is the same for all moves of a position.
#[derive(Clone, Copy)]
pub struct LearnedPriors {
    /// The patterns.
    pub(super) patterns: Patterns,
    /// The number of stored units that make the logarithm 1.
    pub(super) units: f32,
    /// The number of moves before the position that patterns depend on.
    pub(super) earlier_moves: usize,
    /// The moves of the position on the board that a search looks at, with any of the patterns that share a weight;
    /// none where it is decided without a search.
    pub(super) choices: fn(&AnyGame) -> Vec<Choice>,
}

impl LearnedPriors {
    /// The patterns.
    #[must_use]
    pub const fn patterns(&self) -> Patterns {
        self.patterns
    }

    /// The number of stored units that make the logarithm 1.
    #[must_use]
    pub const fn units(&self) -> f32 {
        self.units
    }

    /// The number of moves before the position that patterns depend on.
    #[must_use]
    pub const fn earlier_moves(&self) -> usize {
        self.earlier_moves
    }

    /// The moves of the position on the board that a search looks at; none where it is decided without a search.
    /// Patterns that share a weight have the same number.
    #[must_use]
    pub fn choices(&self, game: &AnyGame) -> Vec<Choice> {
        let mut choices = (self.choices)(game);
        for choice in &mut choices {
            self.patterns.share(&mut choice.patterns);
        }
        choices
    }
}
