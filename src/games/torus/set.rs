//! Sets of small numbers as bits, with their size, and quick access to a member by its rank.

/// A set of numbers below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Set<const WORDS: usize> {
    words: [u64; WORDS],
    len: u16,
}

impl<const WORDS: usize> Set<WORDS> {
    pub(super) const EMPTY: Self = Self { words: [0; WORDS], len: 0 };

    /// All numbers below `count`.
    pub(super) fn below(count: usize) -> Self {
        let mut set = Self::EMPTY;
        for number in 0..count {
            set.insert(number);
        }
        set
    }

    pub(super) fn len(&self) -> u32 {
        self.len.into()
    }

    pub(super) fn contains(&self, number: usize) -> bool {
        self.words[number / 64] >> (number % 64) & 1 == 1
    }

    pub(super) fn insert(&mut self, number: usize) {
        let word = &mut self.words[number / 64];
        let bit = 1 << (number % 64);
        self.len += u16::from(*word & bit == 0);
        *word |= bit;
    }

    pub(super) fn remove(&mut self, number: usize) {
        let word = &mut self.words[number / 64];
        let bit = 1 << (number % 64);
        self.len -= u16::from(*word & bit != 0);
        *word &= !bit;
    }

    /// The member that has `rank` smaller ones; `rank` must be less than the size.
    pub(super) fn nth(&self, mut rank: u32) -> usize {
        debug_assert!(rank < self.len(), "there is no member of rank {rank} among {}", self.len);
        for (index, &word) in self.words.iter().enumerate() {
            let sums = byte_sums(word);
            let count = (sums >> 56) as u32;
            if rank < count {
                return 64 * index + nth_bit(word, sums, rank);
            }
            rank -= count;
        }
        64 * WORDS - 1
    }

    /// The members in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = usize> {
        self.words.iter().enumerate().flat_map(|(index, &word)| {
            let rest_of = |word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            std::iter::successors(Some(word).filter(|&word| word != 0), rest_of)
                .map(move |rest| 64 * index + rest.trailing_zeros() as usize)
        })
    }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x80 * ONES;
/// One bit in each byte, each at another position.
const SPREAD: u64 = 0x8040_2010_0804_0201;

/// In each byte the number of bits set in it and in all lower bytes; so the highest byte holds the number of all set
/// bits.
const fn byte_sums(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & (0x55 * ONES));
    let nibbles = (pairs & (0x33 * ONES)) + ((pairs >> 2) & (0x33 * ONES));
    ((nibbles + (nibbles >> 4)) & (0x0f * ONES)).wrapping_mul(ONES)
}

/// The position of the set bit that has `rank` set bits below it; `rank` must be less than the number of set bits.
/// `sums` is the result of [`byte_sums`].
const fn nth_bit(word: u64, sums: u64, rank: u32) -> usize {
    let shift = 8 * first_above(sums, rank);
    let rank = rank - ((sums << 8) >> shift & 0xff) as u32;
    // Spreads the bits of that byte: one in each byte of a word.
    let byte = (word >> shift) & 0xff;
    let bits = (((byte * ONES) & SPREAD) + (HIGH_BITS - ONES)) >> 7 & ONES;
    (shift + first_above(bits.wrapping_mul(ONES), rank)) as usize
}

/// The position of the lowest byte that is greater than `rank`; no byte may be above 127, and one must be greater.
const fn first_above(bytes: u64, rank: u32) -> u32 {
    (((bytes | HIGH_BITS) - (rank as u64 + 1) * ONES) & HIGH_BITS).trailing_zeros() / 8
}

#[cfg(test)]
mod tests {
    use super::Set;

    #[test]
    fn every_member_is_found_by_its_rank() {
        let mut set = Set::<3>::EMPTY;
        let mut members = Vec::new();
        for number in (0..192_usize).filter(|number| number * number % 7 < 3 || number / 64 == 1) {
            set.insert(number);
            set.insert(number);
            members.push(number);
        }
        assert_eq!(set.iter().collect::<Vec<_>>(), members);
        assert_eq!((0..set.len()).map(|rank| set.nth(rank)).collect::<Vec<_>>(), members);
        for (removed, &number) in members.iter().enumerate() {
            assert_eq!(set.nth(0), number);
            assert_eq!(set.len() as usize, members.len() - removed);
            set.remove(number);
            set.remove(number);
        }
        assert_eq!(set, Set::EMPTY);
    }
}
