//! The transposition table of the search for forced wins. Its entries are single numbers of 64 bits, so that three
//! times as many fit into the same memory as in the [table of the other searches](super::table), and threads share it
//! without locks.

use std::sync::atomic::{AtomicU64, Ordering};

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Known {
    /// Whether the winner wins within the turns.
    pub(super) wins: bool,
    /// At most [`MOST_TURNS`].
    pub(super) turns: u32,
    /// The number of the deciding move, from 0, in the order in which the rules list the moves.
    pub(super) hash_move: Option<usize>,
}

/// The most turns of an entry.
pub(super) const MOST_TURNS: u32 = 127;

/// A table of fixed size with four entries in each bucket. A new entry replaces that of the same position, or the one
/// with the fewest turns.
pub(super) struct WinTable(Vec<Bucket>);

/// Each entry is, from the lowest bit: 7 bits for the turns; 1 for whether the winner wins; 8 for the number of the hash
/// move plus 1, or 0 without one; and the [low bits](KEY) of the key. An entry of 0 is empty: real ones have at least
/// one turn.
type Bucket = [AtomicU64; 4];

/// The bits of a key that are compared.
const KEY: u64 = (1 << (64 - KEY_SHIFT)) - 1;
const KEY_SHIFT: u32 = 16;

/// The fewest buckets: with these or more, the high bits of a key, which are not compared, differ from bucket to bucket. So no
/// two keys are taken for the same one.
const FEWEST: usize = 1 << KEY_SHIFT;

impl WinTable {
    /// The largest table that fits into this number of bytes and into the machine's memory, but at least the smallest
    /// one of 2 MiB.
    pub(super) fn within(bytes: usize) -> Self {
        let mut buckets = Vec::new();
        let mut count = (bytes / size_of::<Bucket>()).max(FEWEST);
        while count > FEWEST && buckets.try_reserve_exact(count).is_err() {
            count = (count / 2).max(FEWEST);
        }
        buckets.resize_with(count, Bucket::default);
        Self(buckets)
    }

    fn bucket(&self, key: u64) -> &Bucket {
        // The high bits of the key tell the bucket (Lemire's multiplication instead of a remainder).
        &self.0[((u128::from(key) * self.0.len() as u128) >> 64) as usize]
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let mut entries = self.bucket(key).iter().map(|entry| entry.load(Ordering::Relaxed));
        entries.find(|&entry| is_of(entry, key)).map(unpack)
    }

    /// Stores what is known of a position. What is known for more turns stays.
    ///
    /// Two threads that store the same position at the same time may fill two places of the bucket; what both say is
    /// right.
    pub(super) fn put(&self, key: u64, known: Known) {
        let bucket = self.bucket(key);
        let entries = bucket.each_ref().map(|entry| entry.load(Ordering::Relaxed));
        let place = match entries.iter().position(|&entry| is_of(entry, key)) {
            Some(same) if turns_of(entries[same]) > known.turns => return,
            Some(same) => same,
            None => (0..entries.len()).min_by_key(|&place| turns_of(entries[place])).unwrap_or(0),
        };
        bucket[place].store(pack(key, known), Ordering::Relaxed);
    }
}

fn turns_of(entry: u64) -> u32 {
    (entry & u64::from(MOST_TURNS)) as u32
}

fn is_of(entry: u64, key: u64) -> bool {
    entry != 0 && entry >> KEY_SHIFT == key & KEY
}

fn pack(key: u64, known: Known) -> u64 {
    debug_assert!((1..=MOST_TURNS).contains(&known.turns), "{known:?}");
    // A move that lies too far back in the list is left out; it is only the one to be tried first.
    let hash_move = known.hash_move.and_then(|place| u8::try_from(place + 1).ok()).unwrap_or(0);
    (key & KEY) << KEY_SHIFT | u64::from(hash_move) << 8 | u64::from(known.wins) << 7 | u64::from(known.turns)
}

fn unpack(entry: u64) -> Known {
    Known {
        wins: entry >> 7 & 1 == 1,
        turns: turns_of(entry),
        hash_move: usize::from((entry >> 8) as u8).checked_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, FEWEST, Known, MOST_TURNS, WinTable};
    use crate::search::test_support::Draws;
    use std::collections::HashMap;

    #[test]
    fn what_is_stored_is_found_again_until_it_is_replaced_and_nothing_else() {
        let table = WinTable::within(0);
        let mut draws = Draws(1);
        let mut stored = HashMap::new();
        let (mut found, mut lost) = (0, 0);
        for _ in 0..400_000 {
            let key = u64::from(draws.below(1 << 20)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let known = Known {
                wins: draws.below(2) == 1,
                turns: 1 + draws.below(MOST_TURNS),
                hash_move: (draws.below(3) > 0).then(|| draws.below(255) as usize),
            };
            match table.get(key) {
                Some(old) => {
                    assert_eq!(stored.get(&key), Some(&old));
                    found += 1;
                }
                None => lost += usize::from(stored.contains_key(&key)),
            }
            table.put(key, known);
            if table.get(key) == Some(known) {
                stored.insert(key, known);
            } else {
                assert!(stored[&key].turns > known.turns, "what is known for more turns stays");
            }
        }
        assert!(found > 10_000 && lost > 1_000, "{found} {lost}");
    }

    #[test]
    fn keys_that_differ_in_one_bit_are_told_apart_in_tables_of_all_sizes() {
        for bytes in [0, 5 << 20, 16 << 20] {
            let table = WinTable::within(bytes);
            for key in [0, u64::MAX, 0x0123_4567_89AB_CDEF] {
                table.put(key, Known { wins: true, turns: 1, hash_move: None });
                assert!((0..64).all(|bit| table.get(key ^ 1 << bit).is_none()), "{key:x}");
            }
        }
    }

    #[test]
    fn a_full_bucket_loses_the_entry_of_the_fewest_turns() {
        let table = WinTable::within(0);
        // All of the first bucket.
        for (key, turns) in [(1, 9), (2, 3), (3, 5), (4, 7), (5, 1)] {
            table.put(key, Known { wins: false, turns, hash_move: Some(300) });
        }
        let turns = [1, 2, 3, 4, 5].map(|key| table.get(key).map(|known| known.turns));
        assert_eq!(turns, [Some(9), None, Some(5), Some(7), Some(1)]);
        assert_eq!(table.get(1).and_then(|known| known.hash_move), None, "it lies too far back");
    }

    #[test]
    fn a_table_keeps_within_its_memory() {
        let bytes = |table: &WinTable| table.0.len() * size_of::<Bucket>();
        assert_eq!(bytes(&WinTable::within(5 << 20)), 5 << 20);
        assert_eq!(bytes(&WinTable::within(1)), FEWEST * 32);
    }
}
