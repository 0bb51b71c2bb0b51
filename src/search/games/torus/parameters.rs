//! The parameters of the search for levels 1 to 6 of ZeN: the number of playouts, and the handicap.

use crate::games::splitmix::mix;
use crate::search::level::Level;

/// The number of playouts, and the handicap: what is overlooked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Parameters {
    /// The number of playouts for a move.
    pub(super) playouts: u64,
    /// How many of 256 pairs of neighbours across a seam are overlooked.
    pub(super) seams: u8,
    /// How many of 256 possible links are overlooked.
    pub(super) links: u8,
    /// How many of 256 cells that are not beside a stone are overlooked at the root.
    pub(super) far: u8,
    /// Whether forced wins and losses are seen: virtually connected loops, and the must-play region.
    pub(super) sees_forced: bool,
    /// Whether moves that win at once are always seen.
    pub(super) sees_wins: bool,
    /// Whether moves that strong players make are looked at first: see `priors`.
    pub(super) has_priors: bool,
    /// The seed of playouts and errors.
    pub(super) seed: u64,
}

impl Parameters {
    /// Whether nothing is overlooked, so that what the solver proves is true.
    pub(super) fn is_attentive(&self) -> bool {
        [self.seams, self.links, self.far] == [0; 3]
    }

    /// Whether the cell, pair or link with this number is overlooked, if `share` of 256 are. The answer for a number is
    /// always the same.
    pub(super) fn overlooks(&self, number: usize, share: u8) -> bool {
        mix(self.seed ^ mix(number as u64)) >> 56 < u64::from(share)
    }
}

/// One strength: the number of playouts, and how many of 256 neighbours across a seam, links, and cells far from any
/// stone are overlooked.
type Strength = (f64, [i64; 3]);

/// The parameters at six strengths, in about equal steps. Between them they are interpolated.
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
/// A full step of strength decides nearly every game. The form of a player is drawn from the seed, so that the lower of
/// two neighbouring levels still wins some games.
const FORMS: [[i64; 2]; 6] = [[0, 110], [55, 235], [165, 355], [272, 458], [412, 500], [500, 500]];

/// The parameters of a level.
pub(super) fn parameters(level: Level, seed: u64) -> Parameters {
    let [worst, best] = FORMS[level.index()];
    let day = (mix(seed ^ mix(level.index() as u64)) >> 32) as i64;
    let form = worst + (((best - worst + 1) * day) >> 32);
    let (playouts, [seams, links, far]) = strength(form);
    let [sees_forced, sees_wins, has_priors] = [250, 50, 470].map(|least| form >= least);
    Parameters { playouts, seams, links, far, sees_forced, sees_wins, has_priors, seed }
}

/// The parameters at a form, in hundredths of a step. Overlooked numbers are interpolated linearly, playouts
/// geometrically.
fn strength(form: i64) -> (u64, [u8; 3]) {
    let step = (form / 100).clamp(0, 4);
    let part = form - 100 * step;
    let [(fewer, weaker), (more, stronger)] = [STRENGTHS[step as usize], STRENGTHS[step as usize + 1]];
    let overlooks = std::array::from_fn(|kind| {
        let share = weaker[kind] + (stronger[kind] - weaker[kind]) * part / 100;
        share.clamp(0, 255) as u8
    });
    // Geometric interpolation by bisection with square roots: square roots are the same on every machine.
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
