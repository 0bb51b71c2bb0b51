//! The transposition table: the results of positions searched before.

use crate::search::score::{WIN, is_decided};
use std::sync::{Arc, Mutex, PoisonError};

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
///
/// It belongs to one search, or is shared by the searches of several threads.
pub(super) struct Table<M>(Buckets<M>);

/// The deep entry and the late one, each with the key of its position.
type Bucket<M> = [Option<(u64, Entry<M>)>; 2];

enum Buckets<M> {
    Own(Vec<Bucket<M>>),
    /// Each bucket has a lock of its own, so that two threads seldom wait for each other.
    Shared(Arc<[Mutex<Bucket<M>>]>),
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
        let buckets = bytes / size_of::<Bucket<M>>();
        Self::with_size(buckets.max(1).ilog2().max(SMALLEST))
    }

    /// A table of 2 to the power of `size` buckets, or of fewer if the machine has too little memory.
    fn with_size(size: u32) -> Self {
        let mut buckets = Vec::new();
        let size = (SMALLEST..=size).rev().find(|&size| buckets.try_reserve_exact(1 << size).is_ok());
        buckets.resize(1 << size.unwrap_or(SMALLEST), [None; 2]);
        Self(Buckets::Own(buckets))
    }

    /// The same table for another search, in a thread of its own: what one search puts in, the other gets.
    pub(super) fn share(&mut self) -> Self {
        let shared: Arc<[_]> = match &mut self.0 {
            Buckets::Own(buckets) => std::mem::take(buckets).into_iter().map(Mutex::new).collect(),
            Buckets::Shared(buckets) => buckets.clone(),
        };
        self.0 = Buckets::Shared(shared.clone());
        Self(Buckets::Shared(shared))
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let find =
            |bucket: &Bucket<M>| bucket.iter().flatten().find(|(stored, _)| *stored == key).map(|(_, entry)| *entry);
        match &self.0 {
            Buckets::Own(buckets) => find(&buckets[index(key, buckets.len())]),
            Buckets::Shared(buckets) => {
                find(&buckets[index(key, buckets.len())].lock().unwrap_or_else(PoisonError::into_inner))
            }
        }
    }

    /// Stores the result of a position.
    ///
    /// A deeper result of the same position stays. A hash move stays where the new result has none.
    pub(super) fn put(&mut self, key: u64, entry: Entry<M>) {
        match &mut self.0 {
            Buckets::Own(buckets) => {
                let index = index(key, buckets.len());
                put_into(&mut buckets[index], key, entry);
            }
            Buckets::Shared(buckets) => {
                let mut bucket = buckets[index(key, buckets.len())].lock().unwrap_or_else(PoisonError::into_inner);
                put_into(&mut bucket, key, entry);
            }
        }
    }
}

/// The bucket of a position in a table of this number of buckets, which is a power of two.
const fn index(key: u64, buckets: usize) -> usize {
    (key & (buckets as u64 - 1)) as usize
}

/// Stores the result of a position in its bucket.
fn put_into<M: Copy>(bucket: &mut Bucket<M>, key: u64, mut entry: Entry<M>) {
    if let Some(slot) = bucket.iter_mut().find(|slot| slot.as_ref().is_some_and(|(stored, _)| *stored == key))
        && let Some((_, known)) = slot
    {
        entry.best = entry.best.or(known.best);
        if known.depth > entry.depth {
            known.best = entry.best;
            return;
        }
        *slot = None;
    }
    let [deep, late] = bucket;
    match deep {
        Some((_, kept)) if kept.depth > entry.depth => *late = Some((key, entry)),
        _ => *deep = Some((key, entry)),
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
    use super::{Bound, Buckets, Entry, Table, from_table, to_table};
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
        let Buckets::Own(buckets) = &table.0 else { panic!("nobody shares it") };
        let bytes = buckets.len() * size_of_val(&buckets[0]);
        assert!(bytes <= 1 << 20 && bytes * 2 > 1 << 20);
    }

    #[test]
    fn what_one_search_puts_into_a_shared_table_the_other_gets() {
        let mut table = Table::<u8>::for_nodes(1);
        let entry = |depth| Entry { value: 7, depth, bound: Bound::Exact, best: Some(3) };
        table.put(1, entry(1));
        let mut other = table.share();
        let mut third = other.share();
        other.put(2, entry(2));
        std::thread::scope(|scope| {
            scope.spawn(|| third.put(3, entry(3)));
        });
        let depths = |table: &Table<u8>| [1, 2, 3].map(|key| table.get(key).map(|entry| entry.depth));
        assert_eq!([depths(&table), depths(&other)], [[1, 2, 3].map(Some); 2]);
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
        table.put(1 << 42, entry(5));
        assert!(table.get(0).is_none(), "a result that is as deep takes its place");
        assert_eq!([1 << 41, 1 << 42].map(|key| table.get(key).map(|entry| entry.depth)), [Some(2), Some(5)]);
    }

    #[test]
    fn an_entry_of_a_move_claims_nothing_about_the_value() {
        let Entry { value, depth, bound, best } = Entry::of_move(Some(3));
        assert_eq!((i32::from(value), depth, bound, best), (-WIN, 0, Bound::Lower, Some(3)));
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
