//! What players of the six levels are like in ZeN: how many playouts they make, and what they overlook.

use crate::search::Level;
use crate::search::mind::mix;

/// What a player of each level sees and overlooks.
pub(in crate::search) const DESCRIPTIONS: [&str; 6] = [
    "Builds where stones are; misses most of what happens across the seams and many links, and threats of yours.",
    "Knows where it wants to go, but often loses the thread across the seams and forgets links.",
    "Finishes what it can win at once; still overlooks some connections across the seams, and long threats.",
    "Sees across the seams, answers every threat, and knows which stones can't be cut apart.",
    "Plans over the whole torus and counts out every fight nearby.",
    "As strong as this game can play: it often knows the winner long before the loop is closed.",
];

/// What a player of some level is like in ZeN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TorusMind {
    /// How many playouts it makes for a move.
    pub(crate) playouts: u64,
    /// Of 256 pairs of neighbours across a seam, how many it overlooks.
    pub(crate) seams: u8,
    /// Of 256 blocks, in how many it overlooks that they can be linked across.
    pub(crate) links: u8,
    /// Of 256 cells that are not beside a stone, how many it does not think of.
    pub(crate) far: u8,
    /// Whether it sees what is forced: loops that can't be broken any more, and threats that must be answered.
    pub(crate) sees_forced: bool,
    /// Whether it sees every move that wins at once, however hard to see.
    pub(crate) sees_wins: bool,
    /// What chance and its errors are drawn from.
    pub(crate) seed: u64,
}

impl TorusMind {
    /// Whether it overlooks a thing of a kind of which it overlooks such a share: the same thing always or never.
    pub(super) fn overlooks(&self, thing: usize, share: u8) -> bool {
        mix(self.seed ^ mix(thing as u64)) >> 56 < u64::from(share)
    }
}

/// A player of known strength: playouts, and of 256 what it overlooks: neighbours across a seam, links, and cells far from
/// any stone.
type Strength = (f64, [i64; 3]);

/// Strengths in about equal steps; between them everything changes evenly.
const STRENGTHS: [Strength; 6] = [
    (5.0, [150, 170, 250]),
    (40.0, [60, 60, 160]),
    (200.0, [26, 34, 80]),
    (800.0, [12, 18, 0]),
    (6_000.0, [4, 6, 0]),
    (50_000.0, [0, 0, 0]),
];

/// The worst and the best form of each level: hundredths of the way through the strengths.
///
/// Six levels have to reach from a child to the best there is, and a step between strengths decides nearly every game. So
/// that neighbouring levels are not worlds apart, a player has better and worse days, drawn from the seed.
const FORMS: [[i64; 2]; 6] = [[0, 110], [55, 235], [165, 355], [272, 458], [412, 500], [500, 500]];

/// The mind of a player of some level.
pub(in crate::search) fn mind(level: Level, seed: u64) -> TorusMind {
    let [worst, best] = FORMS[level.index()];
    let day = (mix(seed ^ mix(level.index() as u64)) >> 32) as i64;
    let form = worst + (((best - worst + 1) * day) >> 32);
    let (playouts, [seams, links, far]) = strength(form);
    TorusMind { playouts, seams, links, far, sees_forced: form >= 250, sees_wins: form >= 50, seed }
}

/// The strength at so many hundredths of the way.
fn strength(form: i64) -> (u64, [u8; 3]) {
    let step = (form / 100).clamp(0, 4);
    let part = form - 100 * step;
    let [(fewer, weaker), (more, stronger)] = [STRENGTHS[step as usize], STRENGTHS[step as usize + 1]];
    let overlooks = std::array::from_fn(|kind| {
        let share = weaker[kind] + (stronger[kind] - weaker[kind]) * part / 100;
        share.clamp(0, 255) as u8
    });
    // Playouts grow by a constant factor: their geometric mean lies half-way, and so on.
    let (mut low, mut high) = (fewer, more);
    let (mut from, mut to) = (0.0, 100.0);
    for _ in 0..16 {
        let (mean, middle) = ((low * high).sqrt(), (from + to) / 2.0);
        if part as f64 >= middle {
            (low, from) = (mean, middle);
        } else {
            (high, to) = (mean, middle);
        }
    }
    (high as u64, overlooks)
}

#[cfg(test)]
mod tests {
    use super::{STRENGTHS, strength};

    #[test]
    fn strength_grows_evenly_from_step_to_step() {
        for (step, &(playouts, overlooks)) in STRENGTHS.iter().enumerate() {
            let (found, [seams, links, far]) = strength(100 * step as i64);
            assert!((found as f64 - playouts).abs() <= 1.0, "{found} playouts at step {step}");
            assert_eq!([seams, links, far].map(i64::from), overlooks);
        }
        assert!((0..500).all(|form| strength(form).0 <= strength(form + 1).0));
        assert_eq!(strength(150).0, (40.0_f64 * 200.0).sqrt() as u64);
    }
}
