//! Random seeds.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::time::Duration;

/// Random seeds are smaller than this, so that they have at most nine digits and can be passed on by hand.
const SEEDS: u64 = 1_000_000_000;

/// A random seed for a match. It is hashed from the time since the start of the program with keys that the system has
/// chosen at random.
pub(crate) fn seed(since_start: Duration) -> u64 {
    RandomState::new().hash_one(since_start) % SEEDS
}
