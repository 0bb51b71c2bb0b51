//! Seeds from chance.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::time::Duration;

/// What is larger than any seed from chance: few enough digits to tell a friend.
const SEEDS: u64 = 1_000_000_000;

/// A seed for a match, from chance: what the system offers, and the moment at which a person clicked.
pub(crate) fn seed(since_start: Duration) -> u64 {
    RandomState::new().hash_one(since_start) % SEEDS
}
