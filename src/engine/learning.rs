//! What is learned from positions of games: the weights of an evaluation or those of moves.

use super::move_regression::{MoveExample, MoveRegression};
use super::regression::{Example, Regression};
use super::train::TrainingPosition;
use crate::games::{AnyGame, Options};
use crate::search::{Learned, LearnedPriors, LearnedWeights};

/// Positions that are learned from.
pub enum Learning {
    /// For the weights of an evaluation.
    Evaluation(LearnedWeights, Vec<Example>),
    /// For the weights of moves.
    Priors(LearnedPriors, Vec<MoveExample>),
}

impl Learning {
    /// Without positions yet.
    #[must_use]
    pub const fn of(learned: Learned) -> Self {
        match learned {
            Learned::Evaluation(weights) => Self::Evaluation(weights, Vec::new()),
            Learned::Priors(priors) => Self::Priors(priors, Vec::new()),
        }
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Evaluation(_, examples) => examples.len(),
            Self::Priors(_, examples) => examples.len(),
        }
    }

    /// Whether there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a position of the game with this number; `None` if nothing can be learned from it with these options.
    pub fn add(&mut self, position: &TrainingPosition, number: usize, options: &Options) -> Option<()> {
        let game: AnyGame = position.to_game(options)?;
        match self {
            Self::Evaluation(weights, examples) => {
                let points = f32::from(position.half_points) / 2.0;
                let features = weights.features(&game)?;
                examples.push(Example { game: number, features, score: position.score, points });
            }
            Self::Priors(priors, examples) => {
                examples.push(MoveExample::new(number, priors.choices(&game), &position.best)?);
            }
        }
        Some(())
    }

    /// Learns from all positions. Returns what is to be told of it, and the content of the file of weights.
    #[must_use]
    pub fn learn(&self, seed: u64) -> (String, Vec<u8>) {
        match self {
            Self::Evaluation(weights, examples) => {
                let patterns = weights.patterns();
                let regression = Regression::of(examples, patterns.number(), seed);
                (regression.to_string(), patterns.encode(&regression.weights))
            }
            Self::Priors(priors, examples) => {
                let patterns = priors.patterns();
                let regression = MoveRegression::of(examples, patterns.number(), seed);
                let weights: Vec<[f32; 1]> =
                    regression.weights.iter().map(|weight| [weight * priors.units()]).collect();
                (regression.to_string(), patterns.encode(&weights))
            }
        }
    }
}
