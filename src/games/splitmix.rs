//! SplitMix64 (Steele, Lea and Flood 2014): a generator of 64-bit numbers in which every bit looks random, the same on
//! every machine.
//!
//! Games and search need a hash and a quick generator whose numbers never change; crates do not promise that.

/// The increment of the state for each number: 2⁶⁴ divided by the golden ratio.
const INCREMENT: u64 = 0x9E37_79B9_7F4A_7C15;

/// The number that the generator gives in this state. It is also a hash of the state.
pub(crate) const fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(INCREMENT);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The generator.
#[derive(Clone)]
pub(crate) struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// The generator in this state.
    pub(crate) const fn new(state: u64) -> Self {
        Self { state }
    }

    /// The next number.
    #[inline]
    pub(crate) const fn next_number(&mut self) -> u64 {
        let number = mix(self.state);
        self.state = self.state.wrapping_add(INCREMENT);
        number
    }

    /// The next number scaled to `0..count`, as uniform as 32 random bits allow.
    #[inline]
    pub(crate) const fn below(&mut self, count: u32) -> u32 {
        let random = self.next_number() >> 32;
        ((random * count as u64) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::SplitMix64;

    #[test]
    fn the_numbers_are_those_of_the_reference_implementation() {
        let mut generator = SplitMix64::new(1_234_567);
        let expected = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(expected.map(|_| generator.next_number()), expected);
    }

    #[test]
    fn scaled_numbers_stay_below_their_bound_and_reach_all_below_it() {
        let mut generator = SplitMix64::new(1);
        let mut counts = [0; 5];
        for _ in 0..1000 {
            counts[generator.below(5) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
    }
}
