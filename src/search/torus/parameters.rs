//! The parameters of the search for the six levels of ZeN: the number of playouts, and the handicap.

use crate::games::splitmix::mix;
use crate::search::Level;

/// What a player of each level sees and overlooks.
pub(in crate::search) const DESCRIPTIONS: [&str; 6] = [
    "Builds where stones are; misses most of what happens across the seams and many links, and threats of yours.",
    "Knows where it wants to go, but often loses the thread across the seams and forgets links.",
    "Finishes what it can win at once; still overlooks some connections across the seams, and long threats.",
    "Sees across the seams, answers every threat, and knows which stones can't be cut apart.",
    "Plans over the whole torus and counts out every fight nearby.",
    "As strong as this game can play: it often knows the winner long before the loop is closed.",
];

/// The number of playouts, and the handicap: what is overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parameters {
    /// The number of playouts for a move.
    pub(crate) playouts: u64,
    /// How many of 256 pairs of neighbours across a seam are overlooked.
    pub(crate) seams: u8,
    /// In how many of 256 blocks a possible link is overlooked.
    pub(crate) links: u8,
    /// How many of 256 cells that are not beside a stone are overlooked at the root.
    pub(crate) far: u8,
    /// Whether forced wins and losses are seen: virtually connected loops, and the must-play region.
    pub(crate) sees_forced: bool,
    /// Whether no move that wins at once is overlooked.
    pub(crate) sees_wins: bool,
    /// The seed of playouts and errors.
    pub(crate) seed: u64,
}

impl Parameters {
    /// Whether a thing is overlooked, of a kind of which this share of 256 is overlooked; always the same for the same thing.
    pub(super) fn overlooks(&self, thing: usize, share: u8) -> bool {
        mix(self.seed ^ mix(thing as u64)) >> 56 < u64::from(share)
    }
}

/// The parameters of a strength: the playouts, and what is overlooked of 256: neighbours across a seam, links, and cells far
/// from any stone.
type Strength = (f64, [i64; 3]);

/// Parameters at strengths of about equal distance, interpolated between them.
const STRENGTHS: [Strength; 6] = [
    (5.0, [150, 170, 250]),
    (40.0, [60, 60, 160]),
    (200.0, [26, 34, 80]),
    (800.0, [12, 18, 0]),
    (6_000.0, [4, 6, 0]),
    (50_000.0, [0, 0, 0]),
];

/// The worst and the best form of each level, in hundredths of a step of [`STRENGTHS`].
///
/// A full step of strength decides nearly every game. So that neighbouring levels still win games from each other, the form
/// of a player is drawn from the seed.
const FORMS: [[i64; 2]; 6] = [[0, 110], [55, 235], [165, 355], [272, 458], [412, 500], [500, 500]];

/// The parameters of a level.
pub(in crate::search) fn parameters(level: Level, seed: u64) -> Parameters {
    let [worst, best] = FORMS[level.index()];
    let day = (mix(seed ^ mix(level.index() as u64)) >> 32) as i64;
    let form = worst + (((best - worst + 1) * day) >> 32);
    let (playouts, [seams, links, far]) = strength(form);
    Parameters { playouts, seams, links, far, sees_forced: form >= 250, sees_wins: form >= 50, seed }
}

/// The parameters at a form, in hundredths of a step: what is overlooked is interpolated linearly, playouts geometrically.
fn strength(form: i64) -> (u64, [u8; 3]) {
    let step = (form / 100).clamp(0, 4);
    let part = form - 100 * step;
    let [(fewer, weaker), (more, stronger)] = [STRENGTHS[step as usize], STRENGTHS[step as usize + 1]];
    let overlooks = std::array::from_fn(|kind| {
        let share = weaker[kind] + (stronger[kind] - weaker[kind]) * part / 100;
        share.clamp(0, 255) as u8
    });
    // Geometric interpolation by bisection with square roots, whose results are the same on every machine.
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
