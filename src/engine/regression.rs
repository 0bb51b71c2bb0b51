//! Learns the weights of an evaluation by logistic regression (Buro 1998): the probability of winning is the logistic
//! function of the evaluation with its weights, divided by a scale. The weights are found by stochastic gradient
//! descent with a rate for each weight (Adagrad; Duchi and others 2011).

use super::passes::{held_out, pass_through};
use crate::search::Features;
use std::fmt;

/// Passes through all positions.
const EPOCHS: usize = 5;
/// The rate of learning: how far the first step of a weight goes, in units of the logistic function.
const RATE: f32 = 0.05;
/// The same where weights of an earlier run are learned further: shorter steps, since these weights are nearly right.
const FURTHER_RATE: f32 = 0.02;
/// What is added to a weight's sum of squared gradients, so that the first steps of rare patterns are short.
const DAMPING: f32 = 10.0;
/// The part of the result in what is learned; the rest is the probability by the score of the search.
const RESULT: f32 = 0.7;

/// A position with what is known of its outcome.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// The number of the game.
    pub game: usize,
    /// What the weights see.
    pub features: Features,
    /// The score of a search, for the player to move.
    pub score: i32,
    /// What the player to move got, from 0 to 1.
    pub points: f32,
}

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Regression {
    /// For each pattern a weight for the beginning and one for the end of the game, in units of the evaluation.
    pub weights: Vec<[f32; 2]>,
    scale: f32,
    /// The positions that were learned from and those kept aside.
    positions: [usize; 2],
    /// The mean loss of those kept aside without weights, with the first ones, and with those that were learned.
    losses: [f64; 3],
}

impl Regression {
    /// Learns the weights of patterns; first each has this weight, for the beginning and for the end of the game.
    #[must_use]
    pub fn of(examples: &[Example], initial: &[[f32; 2]], seed: u64) -> Self {
        let (held_out, mut training) = held_out(examples, |example| example.game);
        let scale = scale(&training);
        let before = mean_loss(&held_out, |example| logistic(example.features.evaluation as f32 / scale));
        let weights = initial.iter().map(|weight| weight.map(|weight| weight / scale)).collect();
        let rate = if initial.iter().any(|weight| *weight != [0.0; 2]) { FURTHER_RATE } else { RATE };
        let mut learning = Learning { scale, rate, weights, squares: vec![[DAMPING; 2]; initial.len()] };
        let at_first = learning.loss(&held_out);
        pass_through(&mut training, EPOCHS, seed, |example| learning.learn(example));
        let losses = [before, at_first, learning.loss(&held_out)];
        let weights = learning.weights.into_iter().map(|weight| weight.map(|weight| weight * scale)).collect();
        Self { weights, scale, positions: [training.len(), held_out.len()], losses }
    }
}

impl fmt::Display for Regression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { weights, scale, positions: [training, held_out], losses: [without, at_first, after] } = self;
        let learned = weights.iter().filter(|weight| **weight != [0.0; 2]).count();
        writeln!(f, "{learned} weights learned from {training} positions; scale {scale:.0}")?;
        write!(
            f,
            "mean log loss of {held_out} other positions: {without:.4} without weights, {at_first:.4} with the first ones, \
             {after:.4} with those that were learned"
        )
    }
}

/// Weights that are being learned, in units of the logistic function.
struct Learning {
    scale: f32,
    rate: f32,
    weights: Vec<[f32; 2]>,
    /// The sum of the squared gradients of each weight.
    squares: Vec<[f32; 2]>,
}

impl Learning {
    /// The probability that the player to move wins.
    fn probability(&self, features: &Features) -> f32 {
        let parts = parts(features);
        let sum: f32 = features
            .patterns
            .iter()
            .map(|&pattern| {
                let weight = self.weights[pattern as usize];
                weight[0] * parts[0] + weight[1] * parts[1]
            })
            .sum();
        logistic(features.evaluation as f32 / self.scale + sum)
    }

    fn learn(&mut self, example: &Example) {
        let target = RESULT * example.points + (1.0 - RESULT) * logistic(example.score as f32 / self.scale);
        let error = self.probability(&example.features) - target;
        let parts = parts(&example.features);
        for &pattern in &example.features.patterns {
            let pattern = pattern as usize;
            for (end, part) in parts.into_iter().enumerate() {
                let gradient = error * part;
                let square = &mut self.squares[pattern][end];
                *square += gradient * gradient;
                self.weights[pattern][end] -= self.rate * gradient / square.sqrt();
            }
        }
    }

    /// The mean log loss of the results.
    fn loss(&self, examples: &[&Example]) -> f64 {
        mean_loss(examples, |example| self.probability(&example.features))
    }
}

/// The part of a weight for the beginning and that for the end.
fn parts(features: &Features) -> [f32; 2] {
    [features.phase, 1.0 - features.phase]
}

fn logistic(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

fn mean_loss(examples: &[&Example], probability: impl Fn(&Example) -> f32) -> f64 {
    let loss = |example: &&Example| {
        let probability = f64::from(probability(example).clamp(1e-6, 1.0 - 1e-6));
        let points = f64::from(example.points);
        -points * probability.ln() - (1.0 - points) * (1.0 - probability).ln()
    };
    examples.iter().map(loss).sum::<f64>() / examples.len().max(1) as f64
}

/// The scale with which the evaluation without weights fits best, from 50 to 5000: by golden-section search, since the
/// loss has one minimum.
fn scale(examples: &[&Example]) -> f32 {
    let loss = |logarithm: f32| {
        let scale = logarithm.exp();
        mean_loss(examples, |example| logistic(example.features.evaluation as f32 / scale))
    };
    let golden = (5.0_f32.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (50.0_f32.ln(), 5000.0_f32.ln());
    for _ in 0..16 {
        let [lower, upper] = [high - golden * (high - low), low + golden * (high - low)];
        if loss(lower) < loss(upper) { high = upper } else { low = lower }
    }
    ((low + high) / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::{Example, Regression, logistic};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::search::Features;

    /// Positions of two patterns out of eight, whose results follow these weights.
    fn examples(number: usize, weights: [f32; 8]) -> Vec<Example> {
        let mut chance = SplitMix64::new(mix(5));
        let example = |game| {
            let mut draw = |below| chance.below(below);
            let evaluation = draw(1001) as i32 - 500;
            let phase = draw(101) as f32 / 100.0;
            let patterns = vec![draw(4), 4 + draw(4)];
            // The weights are those of the beginning; at the end they are the opposite.
            let sum: f32 = patterns.iter().map(|&pattern| weights[pattern as usize] * (2.0 * phase - 1.0)).sum();
            let probability = logistic((evaluation as f32 + sum) / 400.0);
            let points = if draw(10_000) as f32 >= probability * 10_000.0 { 0.0 } else { 1.0 };
            let score = ((evaluation as f32 + sum) as i32).clamp(-5000, 5000);
            Example { game, features: Features { evaluation, phase, patterns }, score, points }
        };
        (0..number).map(example).collect()
    }

    #[test]
    fn the_weights_of_made_up_positions_are_found_again() {
        // Of each position one of the first four and one of the others counts, so only their sum is known: both groups
        // have the mean 0.
        let wanted = [-300.0, 100.0, -100.0, 300.0, 0.0, -200.0, 200.0, 0.0];
        let regression = Regression::of(&examples(60_000, wanted), &[[0.0; 2]; 8], 1);
        for (found, wanted) in regression.weights.iter().zip(wanted) {
            // Within the chance of so few positions.
            assert!((found[0] - wanted).abs() < 40.0 && (found[1] + wanted).abs() < 40.0, "{found:?} {wanted}");
        }
        assert!(regression.losses[2] < regression.losses[0] - 0.005, "{regression}");
        assert!((regression.scale - 400.0).abs() < 60.0, "{regression}");
    }

    #[test]
    fn weights_that_are_right_stay_so_and_lower_the_loss_from_the_first() {
        let wanted = [-300.0, 100.0, -100.0, 300.0, 0.0, -200.0, 200.0, 0.0];
        let initial = wanted.map(|weight| [weight, -weight]);
        // Too few to find them.
        let examples = examples(500, wanted);
        let off = |regression: &Regression| {
            let differences =
                regression.weights.iter().zip(initial).map(|(found, wanted)| (found[0] - wanted[0]).abs());
            differences.fold(0.0, f32::max)
        };
        let [anew, further] = [[[0.0; 2]; 8], initial].map(|initial| Regression::of(&examples, &initial, 1));
        assert!(off(&further) < off(&anew) / 2.0, "{further:?} {anew:?}");
        let [without, at_first, _] = further.losses;
        assert!(at_first < without, "{further}");
    }

    #[test]
    fn nothing_is_learned_from_nothing() {
        for initial in [[0.0; 2], [100.0, -40.0]] {
            let regression = Regression::of(&[], &[initial; 3], 1);
            let off = |weight: &[f32; 2]| (weight[0] - initial[0]).abs() + (weight[1] - initial[1]).abs();
            assert!(regression.weights.iter().all(|weight| off(weight) < 0.01), "{regression:?}");
        }
    }
}
