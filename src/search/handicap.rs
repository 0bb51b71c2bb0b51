//! The handicap of weaker levels: how far they search, which moves they overlook, how they misjudge positions.
//!
//! Errors are hashes of a seed and the move or the position, so that a player makes the same errors throughout a game.

use super::evaluate::Sight;
use crate::games::splitmix::mix;

/// The limits and errors of a player that searches with alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// The greatest depth, in plies.
    pub depth: u32,
    /// The greatest number of positions; the first iteration is always finished.
    pub nodes: u64,
    /// The greatest error of an evaluation, in the units of
    /// [`Evaluate::evaluate`](super::evaluate::Evaluate::evaluate).
    pub error: u32,
    /// How many of 256 moves it overlooks, by [`Sight`]: plain, far and hidden moves.
    pub overlooks: [u8; 3],
    /// Whether it always sees its own moves that win at once.
    pub sees_wins: bool,
    /// The seed of its errors.
    pub seed: u64,
}

impl Handicap {
    /// No handicap except this limit on the number of positions.
    #[must_use]
    pub const fn none(nodes: u64) -> Self {
        Self { depth: u32::MAX, nodes, error: 0, overlooks: [0; 3], sees_wins: true, seed: 0 }
    }

    /// Whether nothing but the number of positions is limited. Only such a player uses every pruning of its game, so
    /// that weaker levels keep their character when the strongest changes.
    pub(super) fn is_full_strength(&self) -> bool {
        self.is_attentive() && self.error == 0
    }

    /// Whether it overlooks nothing.
    pub(super) fn is_attentive(&self) -> bool {
        self.overlooks == [0; 3]
    }

    /// Whether it overlooks a move of `player`, given by the move's slot.
    ///
    /// This does not depend on the position: the same move is overlooked at every node of the tree, as the player's own
    /// move and as a threat of the opponent.
    pub(super) fn overlooks(&self, sight: Sight, slot: usize, player: usize) -> bool {
        let few = self.overlooks[sight as usize];
        let drawn = mix(self.seed ^ mix((slot as u64) << 2 | player as u64)) >> 56;
        drawn < u64::from(few)
    }

    /// The error of its evaluation of the position with this key, from −`error` to `error`.
    pub(super) fn misjudges(&self, key: u64) -> i32 {
        if self.error == 0 {
            return 0;
        }
        let width = u64::from(self.error) * 2 + 1;
        let drawn = ((mix(self.seed ^ key) >> 32) * width) >> 32;
        // The drawn number is below 2³³, and no handicap has an error of 2³¹ or more.
        i32::try_from(drawn).unwrap_or(0) - i32::try_from(self.error).unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::{Handicap, Sight};

    #[test]
    fn errors_stay_within_their_bounds_and_reach_both_sides() {
        let handicap = Handicap { error: 10, ..Handicap::none(1) };
        let errors: Vec<i32> = (0..10_000).map(|key| handicap.misjudges(key)).collect();
        assert_eq!(errors.iter().min(), Some(&-10));
        assert_eq!(errors.iter().max(), Some(&10));
    }

    #[test]
    fn the_shares_of_overlooked_moves_are_those_of_the_handicap_and_always_the_same() {
        let handicap = Handicap { overlooks: [0, 64, 255], ..Handicap::none(1) };
        let overlooked = |sight| (0..10_000).filter(|&slot| handicap.overlooks(sight, slot, 0)).count();
        assert_eq!(overlooked(Sight::Plain), 0);
        assert!((2_300..2_700).contains(&overlooked(Sight::Far)));
        assert!(overlooked(Sight::Hidden) > 9_900);
        assert_eq!(overlooked(Sight::Far), overlooked(Sight::Far));
    }
}
