//! Zobrist keys: one number for each feature of a position; the exclusive or of all of them is the position's hash, the
//! same on every machine.

use super::splitmix::{SplitMix64, mix};

/// Whether a debug build compares a position with this key with the same position built from scratch: one of `period`
/// positions, chosen by the key's low bits, because building one costs much more than a move. `period` is a power of
/// two.
pub(super) const fn is_sampled(key: u64, period: u64) -> bool {
    key & (period - 1) == 0
}

/// A table of `N` numbers for Zobrist keys; different `salt`s give different tables.
pub(super) const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut generator = SplitMix64::new(mix(salt));
    // The first number is skipped so that keys never change: the errors of weak levels and the bench's checksum depend
    // on them.
    generator.next_number();
    let mut index = 0;
    while index < N {
        numbers[index] = generator.next_number();
        index += 1;
    }
    numbers
}
