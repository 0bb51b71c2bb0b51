//! Numbers for position keys: the same on every machine.

/// The next number of a sequence in which every bit looks random: SplitMix64 (Steele, Lea and Flood, 2014).
pub(super) const fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Whether a debug build compares a position with this key with one that is built anew: one of `period` positions, chosen by
/// the key's low bits, because building one costs much more than a move. `period` is a power of two.
pub(super) const fn is_sampled(key: u64, period: u64) -> bool {
    key & (period - 1) == 0
}

/// A table of `N` numbers for Zobrist keys; different `salt`s give different tables.
pub(super) const fn table<const N: usize>(salt: u64) -> [u64; N] {
    let mut numbers = [0; N];
    let mut index = 0;
    let mut state = mix(salt);
    while index < N {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        numbers[index] = mix(state);
        index += 1;
    }
    numbers
}
