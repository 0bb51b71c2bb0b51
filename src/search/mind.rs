//! What a player of some level is like: how far it looks, what it overlooks, where it errs; always the same way in one game.

use super::judge::Sight;

/// The character of a player for alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mind {
    /// The deepest line it looks at, in plies.
    pub depth: u32,
    /// Positions it looks at; the first iteration is finished all the same.
    pub nodes: u64,
    /// How far its judgement of a position may be off, in the units of [`Judge::judge`](super::judge::Judge::judge).
    pub error: u32,
    /// Of 256 moves, how many it overlooks: among those in plain view, the far ones and the hidden ones.
    pub overlooks: [u8; 3],
    /// Whether it sees every move that wins at once, however hard to see.
    pub sees_wins: bool,
    /// What its errors are drawn from.
    pub seed: u64,
}

impl Mind {
    /// A mind that overlooks nothing and errs nowhere, up to so many positions.
    #[must_use]
    pub const fn clear(nodes: u64) -> Self {
        Self { depth: u32::MAX, nodes, error: 0, overlooks: [0; 3], sees_wins: true, seed: 0 }
    }

    /// Whether it never overlooks anything.
    pub(super) fn is_attentive(&self) -> bool {
        self.overlooks == [0; 3]
    }

    /// Whether it overlooks a move, which is told by its slot and who would make it.
    ///
    /// It does not depend on the position: who overlooks a move overlooks it in every line of thought, as mover and when
    /// fearing it, until something else stands there.
    pub(super) fn overlooks(&self, sight: Sight, slot: usize, player: usize) -> bool {
        let few = self.overlooks[sight as usize];
        let drawn = mix(self.seed ^ mix((slot as u64) << 2 | player as u64)) >> 56;
        drawn < u64::from(few)
    }

    /// By how much its judgement of a position is off: always by the same.
    pub(super) fn misjudges(&self, key: u64) -> i32 {
        if self.error == 0 {
            return 0;
        }
        let width = u64::from(self.error) * 2 + 1;
        let drawn = ((mix(self.seed ^ key) >> 32) * width) >> 32;
        // Below 2^33, and an error above 2^31 makes no sense.
        i32::try_from(drawn).unwrap_or(0) - i32::try_from(self.error).unwrap_or(0)
    }
}

/// Turns a number into one in which every bit looks random: the finaliser of `SplitMix64` (Steele, Lea and Flood, 2014).
pub(super) const fn mix(state: u64) -> u64 {
    let z = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::{Mind, Sight};

    #[test]
    fn errors_stay_within_their_bounds_and_reach_both_sides() {
        let mind = Mind { error: 10, ..Mind::clear(1) };
        let errors: Vec<i32> = (0..10_000).map(|key| mind.misjudges(key)).collect();
        assert_eq!(errors.iter().min(), Some(&-10));
        assert_eq!(errors.iter().max(), Some(&10));
    }

    #[test]
    fn about_as_many_moves_are_overlooked_as_said_and_always_the_same() {
        let mind = Mind { overlooks: [0, 64, 255], ..Mind::clear(1) };
        let overlooked = |sight| (0..10_000).filter(|&slot| mind.overlooks(sight, slot, 0)).count();
        assert_eq!(overlooked(Sight::Plain), 0);
        assert!((2_300..2_700).contains(&overlooked(Sight::Far)));
        assert!(overlooked(Sight::Hidden) > 9_900);
        assert_eq!(overlooked(Sight::Far), overlooked(Sight::Far));
    }
}
