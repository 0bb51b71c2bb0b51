//! What follows from samples of positions and results: a curve from scores to probabilities, and a table that tests it
//! with games that it was not fitted to (two-fold cross-validation).
//!
//! The curve is an isotonic regression (pool adjacent violators; Ayer and others 1955, for calibration Zadrozny and
//! Elkan 2002) of the results on the scores, made coarser: classes with equally many positions, their mean scores and
//! shares, and straight lines between them. Curve and table are made from the view of player one, as the graph of a
//! review: the same score may mean more for one player than for the other, in ZeN by 6 points and more. Having the move
//! is worth a little to whoever has it as well, but a curve that knew it would go up and down with every move.

use super::calibrate::Sample;
use crate::games::Player;
use crate::search::{is_decided, probability_on};
use std::fmt;

/// Where the classes of a fitted curve end, in thousandths of all positions by score: they are finer among the lowest
/// and the highest scores, where little decides between nearly won and won.
const CLASSES: [usize; 14] = [15, 50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950, 985, 1000];
/// The positions of a class for which its share is compared: with fewer, chance alone makes a difference of several
/// percentage points.
const ENOUGH: usize = 300;

/// A class of positions with about the same probability.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Class {
    positions: usize,
    /// The sum of the probabilities.
    expected: f64,
    /// The points of player one.
    points: f64,
}

impl Class {
    fn add(&mut self, probability: f64, half_points: u8) {
        self.positions += 1;
        self.expected += probability;
        self.points += f64::from(half_points) / 2.0;
    }

    /// The mean probability and the share of points; `None` without positions.
    fn shares(&self) -> Option<[f64; 2]> {
        let positions = self.positions as f64;
        (self.positions > 0).then(|| [self.expected / positions, self.points / positions])
    }
}

/// Positions in ten classes of probability, and those in which a win or loss is forced.
#[derive(Clone, PartialEq, Default, Debug)]
struct Table {
    classes: [Class; 10],
    forced: [Class; 2],
}

impl Table {
    /// Counts a position with the probability of the player to move.
    fn add(&mut self, sample: &Sample, probability: f32) {
        let Sample { score, half_points, is_one, .. } = *sample;
        let probability = f64::from(probability);
        let (probability, half_points) =
            if is_one { (probability, half_points) } else { (1.0 - probability, 2 - half_points) };
        if is_decided(score) {
            self.forced[usize::from((score > 0) == is_one)].add(probability, half_points);
        } else {
            // From 0 to 9.
            let class = ((probability * 10.0) as usize).min(9);
            self.classes[class].add(probability, half_points);
        }
    }

    /// The largest difference between expected and won share among the classes with enough positions.
    fn largest_difference(&self) -> f64 {
        let enough = self.classes.iter().filter(|class| class.positions >= ENOUGH);
        enough.filter_map(Class::shares).map(|[expected, won]| (expected - won).abs()).fold(0.0, f64::max)
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| probability | positions | expected | won | difference |\n|---|---:|---:|---:|---:|")?;
        let names = (0..10).map(|class| format!("{}–{} %", 10 * class, 10 * class + 10));
        let forced = ["forced loss", "forced win"].map(str::to_owned);
        for (name, class) in names.chain(forced).zip(self.classes.iter().chain(&self.forced)) {
            match class.shares() {
                None => writeln!(f, "| {name} | 0 | | | |")?,
                Some([expected, won]) => {
                    let [expected, won, difference] = [expected, won, won - expected].map(|share| 100.0 * share);
                    writeln!(f, "| {name} | {} | {expected:.1} % | {won:.1} % | {difference:+.1} |", class.positions)?;
                }
            }
        }
        let largest = 100.0 * self.largest_difference();
        write!(f, "\nThe largest difference in a class of {ENOUGH} positions or more: {largest:.1} points.")
    }
}

/// A curve fitted to all games, and tables of all positions.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    curve: Vec<(i32, f32)>,
    /// With two curves: each is fitted to half of the games and tested with the other half.
    crossed: Table,
    /// With the curve of the program.
    built_in: Table,
}

impl Calibration {
    /// Fits and tests. Every second pair of games belongs to the second half.
    #[must_use]
    pub fn of(samples: &[Sample]) -> Self {
        let half = |sample: &Sample| sample.game / 2 % 2;
        let of_halves = [0, 1].map(|wanted| fit(samples.iter().filter(|sample| half(sample) == wanted)));
        let (mut crossed, mut built_in) = (Table::default(), Table::default());
        for sample in samples {
            let to_move = if sample.is_one { Player::One } else { Player::Two };
            crossed.add(sample, probability_on(&of_halves[1 - half(sample)], to_move, sample.score));
            built_in.add(sample, sample.probability);
        }
        Self { curve: fit(samples.iter()), crossed, built_in }
    }
}

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { curve, crossed, built_in } = self;
        let points: Vec<String> = curve.iter().map(|(score, share)| format!("({score}, {share:.3})")).collect();
        writeln!(f, "The program's curve, tested with all games:\n\n{built_in}\n")?;
        writeln!(f, "Two curves, each fitted to half of the games and tested with the other half:\n\n{crossed}\n")?;
        writeln!(f, "A curve fitted to all games: {}", points.join(", "))
    }
}

/// The curve that fits these samples.
fn fit<'a>(samples: impl Iterator<Item = &'a Sample>) -> Vec<(i32, f32)> {
    let undecided = samples.filter(|sample| !is_decided(sample.score));
    // For player one.
    let mut results: Vec<(i32, f64)> = undecided
        .map(|sample| {
            let share = f64::from(sample.half_points) / 2.0;
            if sample.is_one { (sample.score, share) } else { (-sample.score, 1.0 - share) }
        })
        .collect();
    results.sort_by_key(|&(score, _)| score);
    let mut begin = 0;
    // Mean score, mean share, and number of positions of each class.
    let mut points: Vec<(f64, f64, f64)> = Vec::new();
    for end in CLASSES.map(|thousandths| results.len() * thousandths / 1000) {
        let class = results.get(begin..end).unwrap_or_default();
        begin = end;
        if class.is_empty() {
            continue;
        }
        let number = class.len() as f64;
        let score = class.iter().map(|&(score, _)| f64::from(score)).sum::<f64>() / number;
        let share = class.iter().map(|&(_, share)| share).sum::<f64>() / number;
        points.push((score, share, number));
        while let [.., before, last] = points[..]
            && before.1 > last.1
        {
            let number = before.2 + last.2;
            let mean = |one: f64, other: f64| (one * before.2 + other * last.2) / number;
            points.truncate(points.len() - 2);
            points.push((mean(before.0, last.0), mean(before.1, last.1), number));
        }
    }
    let mut curve: Vec<(i32, f32)> = Vec::new();
    for (score, share, _) in points {
        // Never certain, and each score once.
        let point = (score.round() as i32, share.clamp(0.005, 0.995) as f32);
        if curve.last().is_none_or(|last| point.0 > last.0) {
            curve.push(point);
        }
    }
    curve
}

#[cfg(test)]
mod tests {
    use super::{Calibration, fit};
    use crate::engine::calibrate::Sample;
    use crate::games::Player;
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::search::probability_on;

    /// Samples in which the player to move wins with the probability of a logistic curve.
    fn samples(number: usize) -> Vec<Sample> {
        let mut chance = SplitMix64::new(mix(1));
        let sample = |game| {
            let score = i32::try_from(chance.below(4001)).unwrap_or(0) - 2000;
            let probability = 1.0 / (1.0 + (-f64::from(score) / 700.0).exp());
            let won = f64::from(chance.below(10_000)) < probability * 10_000.0;
            let half_points = if won { 2 } else { 0 };
            let is_one = chance.below(2) == 0;
            Sample { level: 3, game, plies: 8, is_one, pieces: 10, score, probability: probability as f32, half_points }
        };
        (0..number).map(sample).collect()
    }

    #[test]
    fn a_curve_finds_the_probabilities_again() {
        let curve = fit(samples(60_000).iter());
        assert!(curve.is_sorted_by(|one, other| one.0 < other.0 && one.1 <= other.1), "{curve:?}");
        for score in (-1800..1800).step_by(100) {
            let wanted = 1.0 / (1.0 + (-f64::from(score) / 700.0).exp());
            let found = f64::from(probability_on(&curve, Player::One, score));
            assert!((found - wanted).abs() < 0.04, "{score}: {found} instead of {wanted}");
        }
    }

    #[test]
    fn a_right_curve_is_shown_to_be_right() {
        let calibration = Calibration::of(&samples(60_000));
        assert!(calibration.built_in.largest_difference() < 0.04, "{calibration}");
        let wrong: Vec<_> = samples(60_000).into_iter().map(|sample| Sample { probability: 0.9, ..sample }).collect();
        assert!(Calibration::of(&wrong).built_in.largest_difference() > 0.3);
    }

    #[test]
    fn without_samples_there_is_neither_a_curve_nor_a_difference() {
        let calibration = Calibration::of(&[]);
        assert!(calibration.curve.is_empty());
        assert!(calibration.built_in.largest_difference().abs() < 1e-9);
    }
}
