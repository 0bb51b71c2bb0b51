//! What is drawn when inputs are made: the same from the same seed, in every version.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;

/// Draws numbers; all that is random about an input comes from one of these.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// The draws for one input, apart from those for all others of the same seed.
    pub(crate) fn new(seed: u64, input: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(input);
        Self(generator)
    }

    pub(crate) fn any(&mut self) -> u64 {
        self.0.random()
    }

    pub(crate) fn within(&mut self, range: RangeInclusive<usize>) -> usize {
        self.0.random_range(range)
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.within(1..=count) == 1
    }

    /// One of these, of which there must be at least one.
    pub(crate) fn pick<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.within(0..=among.len() - 1)].clone()
    }
}
