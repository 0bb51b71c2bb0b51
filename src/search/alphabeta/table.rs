//! The transposition table: the results of positions searched before.

use crate::search::score::{WIN, is_decided};

/// What a stored value says about the true value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is this one.
    Exact,
    /// The true value is at least this: the search failed high.
    Lower,
    /// The true value is at most this: the search failed low.
    Upper,
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    /// Within ±[`WIN`](crate::search::WIN), converted by [`to_table`].
    pub(super) value: i16,
    /// The depth of the search, in plies.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// The hash move: the best move of that search, or the one that failed high.
    pub(super) best: Option<M>,
}

/// A table of fixed size with two entries in each bucket: one is replaced only by searches of at least its depth or of
/// the same position, the other by any other search (the Chess Programming Wiki's two-tier system).
pub(super) struct Table<M> {
    buckets: Vec<[Option<(u64, Entry<M>)>; 2]>,
}

/// The least and the greatest number of buckets, as powers of two.
const SMALLEST: u32 = 8;
const LARGEST: u32 = 20;

impl<M> Entry<M> {
    /// An entry that only keeps the hash move: its bound holds for every value.
    pub(super) fn of_move(best: Option<M>) -> Self {
        Self { value: -(WIN as i16), depth: 0, bound: Bound::Lower, best }
    }
}

impl<M: Copy> Table<M> {
    /// A table for a search of this number of positions. Its size is the same on every machine.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        Self::with_size(nodes.max(1).ilog2().clamp(SMALLEST, LARGEST))
    }

    /// The largest table that fits into this number of bytes, but at least the smallest one.
    pub(super) fn within(bytes: usize) -> Self {
        let pairs = bytes / size_of::<[Option<(u64, Entry<M>)>; 2]>();
        Self::with_size(pairs.max(1).ilog2().max(SMALLEST))
    }

    /// A table of 2 to the power of `size` buckets, or of fewer if the machine has too little memory.
    fn with_size(size: u32) -> Self {
        let mut buckets = Vec::new();
        let size = (SMALLEST..=size).rev().find(|&size| buckets.try_reserve_exact(1 << size).is_ok());
        buckets.resize(1 << size.unwrap_or(SMALLEST), [None; 2]);
        Self { buckets }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = &self.buckets[self.bucket(key)];
        pair.iter().flatten().find(|(stored, _)| *stored == key).map(|(_, entry)| *entry)
    }

    /// Stores the result of a position.
    ///
    /// A deeper result of the same position stays. A hash move stays where the new result has none.
    pub(super) fn put(&mut self, key: u64, entry: Entry<M>) {
        let bucket = self.bucket(key);
        let pair = &mut self.buckets[bucket];
        let mut entry = entry;
        if let Some(slot) = pair.iter_mut().find(|slot| slot.as_ref().is_some_and(|(stored, _)| *stored == key))
            && let Some((_, known)) = slot
        {
            entry.best = entry.best.or(known.best);
            if known.depth > entry.depth {
                known.best = entry.best;
                return;
            }
            *slot = None;
        }
        let [deep, late] = pair;
        match deep {
            Some((_, kept)) if kept.depth > entry.depth => *late = Some((key, entry)),
            _ => *deep = Some((key, entry)),
        }
    }

    fn bucket(&self, key: u64) -> usize {
        (key & (self.buckets.len() as u64 - 1)) as usize
    }
}

/// Converts a score for the transposition table. Scores of forced wins and losses count plies from the root; in the
/// table they count them from the stored position (the mate score adjustment of chess programs).
pub(super) fn to_table(value: i32, ply: i32) -> i16 {
    let value = match value {
        value if !is_decided(value) => value,
        value if value > 0 => value + ply,
        value => value - ply,
    };
    value.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

pub(super) fn from_table(value: i16, ply: i32) -> i32 {
    match i32::from(value) {
        value if !is_decided(value) => value,
        value if value > 0 => value - ply,
        value => value + ply,
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Table, from_table, to_table};
    use crate::search::score::{MAX_EVAL, WIN};

    #[test]
    fn the_table_counts_the_plies_to_a_win_from_its_own_position() {
        for ply in 0..40 {
            for value in [0, 1, -1, MAX_EVAL, -MAX_EVAL] {
                assert_eq!(i32::from(to_table(value, ply)), value);
                assert_eq!(from_table(to_table(value, ply), ply), value);
            }
            for left in 0..40 {
                let won = WIN - ply - left;
                assert_eq!(i32::from(to_table(won, ply)), WIN - left);
                assert_eq!(i32::from(to_table(-won, ply)), left - WIN);
                assert_eq!(from_table(to_table(won, ply), ply), won);
                assert_eq!(from_table(to_table(-won, ply), ply), -won);
            }
        }
    }

    #[test]
    fn a_table_keeps_within_its_memory() {
        let table = Table::<u8>::within(1 << 20);
        let bytes = table.buckets.len() * size_of_val(&table.buckets[0]);
        assert!(bytes <= 1 << 20 && bytes * 2 > 1 << 20);
    }

    #[test]
    fn the_deepest_and_the_latest_are_kept() {
        let mut table = Table::<u8>::for_nodes(1);
        let entry = |depth| Entry { value: 0, depth, bound: Bound::Exact, best: None };
        table.put(0, entry(5));
        table.put(1 << 40, entry(3));
        table.put(1 << 41, entry(2));
        assert_eq!(table.get(0).map(|entry| entry.depth), Some(5));
        assert!(table.get(1 << 40).is_none());
        assert_eq!(table.get(1 << 41).map(|entry| entry.depth), Some(2));
    }

    #[test]
    fn a_deeper_result_of_the_same_position_stays_and_takes_over_the_newer_move() {
        let mut table = Table::<u8>::for_nodes(1);
        let entry = |depth, value, best| Entry { value, depth, bound: Bound::Exact, best };
        table.put(7, entry(5, 50, Some(1)));
        table.put(7, entry(3, 30, Some(2)));
        let found = table.get(7).expect("it is stored");
        assert_eq!((found.depth, found.value, found.best), (5, 50, Some(2)));
        table.put(7, entry(5, 55, Some(3)));
        assert_eq!(table.get(7).map(|found| (found.value, found.best)), Some((55, Some(3))));
    }

    #[test]
    fn a_result_without_a_move_leaves_the_hash_move() {
        for depth in [2, 5, 8] {
            let mut table = Table::<u8>::for_nodes(1);
            table.put(7, Entry { value: 50, depth: 5, bound: Bound::Exact, best: Some(1) });
            table.put(7, Entry { value: 60, depth, bound: Bound::Lower, best: None });
            assert_eq!(table.get(7).and_then(|found| found.best), Some(1), "at depth {depth}");
        }
    }
}
