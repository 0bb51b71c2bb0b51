//! Learns the weights of moves by multinomial logistic regression (as Coulom 2007 learns from choices): a move of a
//! position is the more likely the higher the sum of its patterns' weights is (softmax). The weights are found by
//! stochastic gradient descent with a rate for each weight (Adagrad; Duchi and others 2011).

use super::passes::{held_out, pass_through};
use crate::search::Choice;
use std::fmt;

/// Passes through all positions.
const EPOCHS: usize = 8;
/// The rate of learning: how far the first step of a weight goes, as a logarithm.
const RATE: f32 = 0.1;
/// What is added to a weight's sum of squared gradients, so that the first steps of rare patterns are short.
const DAMPING: f32 = 1.0;
/// Errors below this are not learned from: most moves of a position are unlikely, and known to be.
const LEAST_ERROR: f32 = 1e-4;

/// The moves of a position, and which of them is the best.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveExample {
    game: usize,
    /// The patterns of each move.
    choices: Vec<Vec<u32>>,
    best: usize,
}

impl MoveExample {
    /// The choices of a position of the game with this number; `None` if the best move is not among them.
    #[must_use]
    pub fn new(game: usize, choices: Vec<Choice>, best: &str) -> Option<Self> {
        let best = choices.iter().position(|choice| choice.text == best)?;
        Some(Self { game, choices: choices.into_iter().map(|choice| choice.patterns).collect(), best })
    }
}

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveRegression {
    /// The weight of each pattern, as a logarithm.
    pub weights: Vec<f32>,
    /// The positions that were learned from and those kept aside.
    positions: [usize; 2],
    /// Of those kept aside the mean loss if all moves are alike, with the first weights, and with those that were
    /// learned.
    losses: [f64; 3],
    /// In how many of those kept aside the best move was the likeliest.
    hits: usize,
}

impl MoveRegression {
    /// Learns the weights of patterns; first each has this weight, as a logarithm.
    #[must_use]
    pub fn of(examples: &[MoveExample], initial: &[f32], seed: u64) -> Self {
        let (held_out, mut training) = held_out(examples, |example| example.game);
        let mut learning = Learning { weights: initial.to_vec(), squares: vec![DAMPING; initial.len()] };
        let without = Learning { weights: vec![0.0; initial.len()], squares: Vec::new() }.loss(&held_out);
        let at_first = learning.loss(&held_out);
        pass_through(&mut training, EPOCHS, seed, |example| learning.learn(example));
        let losses = [without, at_first, learning.loss(&held_out)];
        let hits = held_out.iter().filter(|example| learning.hits(example)).count();
        Self { weights: learning.weights, positions: [training.len(), held_out.len()], losses, hits }
    }
}

impl fmt::Display for MoveRegression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { weights, positions: [training, held_out], losses: [without, at_first, after], hits } = self;
        let learned = weights.iter().filter(|weight| **weight != 0.0).count();
        writeln!(f, "{learned} weights learned from {training} positions")?;
        let share = 100.0 * *hits as f64 / (*held_out).max(1) as f64;
        write!(
            f,
            "mean log loss of {held_out} other positions: {without:.4} without weights, {at_first:.4} with the first ones, \
             {after:.4} with those that were learned; "
        )?;
        write!(f, "the likeliest move is the best in {share:.1} %")
    }
}

/// Weights that are being learned.
struct Learning {
    weights: Vec<f32>,
    /// The sum of the squared gradients of each weight.
    squares: Vec<f32>,
}

impl Learning {
    /// How likely each move is.
    fn probabilities(&self, example: &MoveExample) -> Vec<f32> {
        let sum = |patterns: &Vec<u32>| patterns.iter().map(|&pattern| self.weights[pattern as usize]).sum();
        let sums: Vec<f32> = example.choices.iter().map(sum).collect();
        let highest = sums.iter().copied().fold(f32::MIN, f32::max);
        let likely: Vec<f32> = sums.into_iter().map(|sum| (sum - highest).exp()).collect();
        let together: f32 = likely.iter().sum();
        likely.into_iter().map(|likely| likely / together).collect()
    }

    fn learn(&mut self, example: &MoveExample) {
        let probabilities = self.probabilities(example);
        for (index, (patterns, probability)) in example.choices.iter().zip(probabilities).enumerate() {
            let error = if index == example.best { probability - 1.0 } else { probability };
            if error.abs() < LEAST_ERROR {
                continue;
            }
            for &pattern in patterns {
                let pattern = pattern as usize;
                self.squares[pattern] += error * error;
                self.weights[pattern] -= RATE * error / self.squares[pattern].sqrt();
            }
        }
    }

    /// The mean log loss of the best moves.
    fn loss(&self, examples: &[&MoveExample]) -> f64 {
        let loss = |example: &&MoveExample| -f64::from(self.probabilities(example)[example.best].max(1e-6)).ln();
        examples.iter().map(loss).sum::<f64>() / examples.len().max(1) as f64
    }

    /// Whether no move is likelier than the best one.
    fn hits(&self, example: &MoveExample) -> bool {
        let probabilities = self.probabilities(example);
        probabilities.iter().all(|&probability| probability <= probabilities[example.best])
    }
}

#[cfg(test)]
mod tests {
    use super::{MoveExample, MoveRegression};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::search::Choice;

    /// Positions of five moves of two patterns each out of eight; the best is drawn by these weights.
    fn examples(number: usize, weights: [f32; 8]) -> Vec<MoveExample> {
        let mut chance = SplitMix64::new(mix(5));
        let example = |game| {
            let mut draw = |below| chance.below(below);
            let choices: Vec<Choice> =
                (0..5).map(|index| Choice { text: format!("{index}"), patterns: vec![draw(4), 4 + draw(4)] }).collect();
            let likely =
                |choice: &Choice| choice.patterns.iter().map(|&pattern| weights[pattern as usize]).sum::<f32>().exp();
            let mut rest = draw(1 << 20) as f32 / (1 << 20) as f32 * choices.iter().map(likely).sum::<f32>();
            let best = choices.iter().position(|choice| {
                rest -= likely(choice);
                rest < 0.0
            });
            let best = best.unwrap_or(4).to_string();
            MoveExample::new(game, choices, &best).expect("one of the moves")
        };
        (0..number).map(example).collect()
    }

    #[test]
    fn the_weights_of_made_up_choices_are_found_again() {
        // Each move has one of the first four patterns and one of the others, so only differences are known: both
        // groups have the mean 0.
        let wanted = [-1.0, 0.5, -0.5, 1.0, 0.0, -1.5, 1.5, 0.0];
        let regression = MoveRegression::of(&examples(40_000, wanted), &[0.0; 8], 1);
        let mean = |group: &[f32]| group.iter().sum::<f32>() / 4.0;
        for (found, wanted) in regression.weights.chunks(4).zip(wanted.chunks(4)) {
            for (weight, wanted) in found.iter().zip(wanted) {
                assert!((weight - mean(found) - wanted).abs() < 0.1, "{found:?} {wanted}");
            }
        }
        let [before, at_first, after] = regression.losses;
        assert!((at_first - before).abs() < 1e-9, "{regression}");
        assert!((before - 5.0_f64.ln()).abs() < 1e-4 && after < before - 0.2, "{regression}");
        assert!(regression.hits > regression.positions[1] / 3, "{regression}");
    }

    #[test]
    fn the_best_move_must_be_among_the_choices() {
        let choices = || vec![Choice { text: "a1".to_owned(), patterns: vec![0] }];
        assert_eq!(MoveExample::new(1, choices(), "a2"), None);
        for initial in [[0.0; 3], [0.5; 3]] {
            assert_eq!(MoveRegression::of(&[], &initial, 1).weights, initial);
        }
        assert!(MoveExample::new(1, choices(), "a1").is_some());
    }
}
