//! What regressions share: examples that are kept aside, and passes through the others in random order.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// One of this number of games is kept aside, to test what was learned.
const HELD_OUT: usize = 10;

/// The examples that are kept aside, and those that are learned from. `game` tells the number of an example's game.
pub(super) fn held_out<E>(examples: &[E], game: impl Fn(&E) -> usize) -> (Vec<&E>, Vec<&E>) {
    examples.iter().partition(|&example| game(example).is_multiple_of(HELD_OUT))
}

/// Passes through all examples this number of times, each time in another order.
pub(super) fn pass_through<E>(examples: &mut [&E], epochs: usize, seed: u64, mut learn: impl FnMut(&E)) {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..epochs {
        examples.shuffle(&mut chance);
        for example in &*examples {
            learn(example);
        }
    }
}
