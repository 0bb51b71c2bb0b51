//! The random numbers from which inputs are made: the same for the same seed, in every version.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::ops::RangeInclusive;

/// Draws numbers; everything random about an input comes from one of these generators.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    /// The generator for one input, independent of those for the other inputs of the same seed.
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

    /// A random one of these; there must be at least one.
    pub(crate) fn pick<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.within(0..=among.len() - 1)].clone()
    }
}
