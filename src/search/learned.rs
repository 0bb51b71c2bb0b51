//! Learned weights: what a game's evaluation adds to its hand-made terms, and what is needed to learn it.
//!
//! Each pattern that a position has adds a weight, which is interpolated between the beginning and the end of the game. The
//! weights are in the units of the evaluation. `engine train` learns them by logistic regression from the results of games, and
//! writes them into a file that the program is built with.

use crate::games::AnyGame;

/// What learned weights see of a position.
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

/// The learned weights of a game.
#[derive(Clone, Copy)]
pub struct LearnedWeights {
    /// The number of patterns.
    pub(super) patterns: usize,
    /// The pattern with the smallest number of those that share the weight of a pattern, by symmetry.
    pub(super) canonical: fn(usize) -> usize,
    /// The value of a stored weight's unit in units of the evaluation.
    pub(super) unit: i16,
    /// What the weights see of the position on the board, with any of the patterns that share a weight; `None` where a search asks
    /// for no evaluation, since the game is over or is won at once.
    pub(super) features: fn(&AnyGame) -> Option<Features>,
}

impl LearnedWeights {
    /// The number of patterns.
    #[must_use]
    pub const fn patterns(&self) -> usize {
        self.patterns
    }

    /// What the weights see of the position on the board; `None` where a search asks for no evaluation, since the game is over or is
    /// won at once. Patterns that share a weight have the same number.
    #[must_use]
    pub fn features(&self, game: &AnyGame) -> Option<Features> {
        let mut features = (self.features)(game)?;
        for pattern in &mut features.patterns {
            *pattern = (self.canonical)(*pattern as usize) as u32;
        }
        Some(features)
    }

    /// The patterns with a weight of their own, in the order of the file.
    pub(super) fn stored(self) -> impl Iterator<Item = usize> {
        (0..self.patterns).filter(move |&pattern| (self.canonical)(pattern) == pattern)
    }

    /// The weights in the form of the file: one byte each, first all weights for the beginning, then all for the end. They are
    /// rounded to units; those that a byte can't hold become the lowest or the highest that it can.
    #[must_use]
    pub fn encode(&self, weights: &[[f32; 2]]) -> Vec<u8> {
        let byte = |weight: f32| (weight / f32::from(self.unit)).round().clamp(-127.0, 127.0) as i8;
        let end = |end: usize| self.stored().map(move |pattern| weights.get(pattern).map_or(0.0, |weight| weight[end]));
        end(0).chain(end(1)).map(|weight| byte(weight).cast_unsigned()).collect()
    }

    /// The weight of every pattern, from the content of the file; 0 for those that the file lacks.
    pub(super) fn decode(self, bytes: &[u8]) -> Box<[Weight]> {
        let (beginning, end) = bytes.split_at(bytes.len() / 2);
        let weight =
            |bytes: &[u8], place| bytes.get(place).map_or(0, |&byte: &u8| i16::from(byte.cast_signed()) * self.unit);
        let mut weights = vec![[0; 2]; self.patterns];
        for (place, pattern) in self.stored().enumerate() {
            weights[pattern] = [weight(beginning, place), weight(end, place)];
        }
        (0..self.patterns).map(|pattern| weights[(self.canonical)(pattern)]).collect()
    }
}
