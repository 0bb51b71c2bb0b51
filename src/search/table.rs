//! The transposition table: what is known of positions that were searched before.

/// What a remembered value says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the value.
    Exact,
    /// The value is at least this.
    AtLeast,
    /// The value is at most this.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    /// Within ±[`WIN`](super::WIN).
    pub(super) value: i16,
    /// How deep it was searched, in plies.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    pub(super) best: Option<M>,
}

/// A table of fixed size. Of the two places of a position one keeps the deepest search, the other the latest.
pub(super) struct Table<M> {
    places: Vec<[Option<(u64, Entry<M>)>; 2]>,
}

/// The fewest and the most pairs of places, as powers of two.
const SMALLEST: u32 = 8;
const LARGEST: u32 = 20;

impl<M: Copy> Table<M> {
    /// A table fit for a search of so many positions. Its size is the same on every machine.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        Self::with_size(nodes.max(1).ilog2().clamp(SMALLEST, LARGEST))
    }

    /// A table that takes at most so many bytes and as much as there is to be had, or the smallest there is.
    pub(super) fn within(bytes: usize) -> Self {
        let pairs = bytes / size_of::<[Option<(u64, Entry<M>)>; 2]>();
        Self::with_size(pairs.max(1).ilog2().max(SMALLEST))
    }

    /// A table of two to the power of `size` pairs of places, or of as many as the machine has memory for.
    fn with_size(size: u32) -> Self {
        let mut places = Vec::new();
        let size = (SMALLEST..=size).rev().find(|&size| places.try_reserve_exact(1 << size).is_ok());
        places.resize(1 << size.unwrap_or(SMALLEST), [None; 2]);
        Self { places }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        let pair = &self.places[self.place(key)];
        pair.iter().flatten().find(|(stored, _)| *stored == key).map(|(_, entry)| *entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry<M>) {
        let place = self.place(key);
        let [deep, late] = &mut self.places[place];
        match deep {
            Some((stored, kept)) if *stored != key && kept.depth > entry.depth => *late = Some((key, entry)),
            _ => *deep = Some((key, entry)),
        }
    }

    fn place(&self, key: u64) -> usize {
        (key & (self.places.len() as u64 - 1)) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Entry, Table};

    #[test]
    fn a_table_keeps_within_its_memory() {
        let table = Table::<u8>::within(1 << 20);
        let bytes = table.places.len() * size_of_val(&table.places[0]);
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
}
