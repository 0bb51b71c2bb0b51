//! Detection of repetitions: the keys of all positions before the current one, first those of the game, then those of
//! the line.

/// The number of counters. If a position's counter is zero, it has not occurred before; this test takes constant time.
const COUNTERS: usize = 4096;

/// The keys of the positions before the current one.
#[derive(Clone)]
pub(super) struct Path {
    keys: Vec<u64>,
    /// The number of keys that belong to the game; those after them belong to the line.
    played: usize,
    /// How many keys have each value of the low bits.
    counts: Box<[u16; COUNTERS]>,
}

impl Path {
    /// A path with the positions of the game before the searched one.
    pub(super) fn new(played: &[u64]) -> Self {
        let mut path = Self { keys: Vec::new(), played: played.len(), counts: Box::new([0; COUNTERS]) };
        for &key in played {
            path.push(key);
        }
        path
    }

    pub(super) fn push(&mut self, key: u64) {
        let count = &mut self.counts[counter(key)];
        *count = count.saturating_add(1);
        self.keys.push(key);
    }

    /// Removes the last key and gives it back.
    pub(super) fn pop(&mut self) -> Option<u64> {
        let key = self.keys.pop()?;
        let count = &mut self.counts[counter(key)];
        *count = count.saturating_sub(1);
        Some(key)
    }

    /// The number of positions before the current one.
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The index of the earlier position that makes a position a draw by repetition: it has occurred before in the
    /// line, or twice in the game. `None` if it is no repetition.
    pub(super) fn repeats(&self, key: u64) -> Option<usize> {
        if self.counts[counter(key)] == 0 {
            debug_assert!(!self.keys.contains(&key), "a counter has lost a key of the path");
            return None;
        }
        let (game, line) = self.keys.split_at(self.played);
        let in_line = line.iter().position(|&earlier| earlier == key).map(|index| self.played + index);
        in_line
            .or_else(|| game.iter().enumerate().filter(|&(_, &earlier)| earlier == key).map(|(index, _)| index).nth(1))
    }
}

const fn counter(key: u64) -> usize {
    (key % COUNTERS as u64) as usize
}

#[cfg(test)]
mod tests {
    use super::{COUNTERS, Path};

    #[test]
    fn once_in_the_line_or_twice_in_the_game_is_a_repetition() {
        let mut path = Path::new(&[1, 2, 1, 3]);
        assert_eq!(path.repeats(1), Some(2));
        assert_eq!(path.repeats(2), None);
        path.push(4);
        assert_eq!(path.repeats(4), Some(4));
        path.pop();
        assert_eq!(path.repeats(4), None);
        assert_eq!(path.repeats(1 + 4096), None);
    }

    #[test]
    fn keys_are_spread_over_the_counters_and_counted_as_long_as_they_are_there() {
        let keys: Vec<u64> = (7..7 + 2 * COUNTERS as u64).collect();
        let mut path = Path::new(&keys);
        assert!(path.len() == keys.len() && path.counts.iter().all(|&count| count == 2));
        assert!(keys.iter().rev().all(|&key| path.pop() == Some(key)));
        assert!(path.len() == 0 && path.pop().is_none() && path.counts.iter().all(|&count| count == 0));
    }
}
