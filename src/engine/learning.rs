//! What is learned from positions of games: the weights of an evaluation or those of moves.

use super::move_regression::{MoveExample, MoveRegression};
use super::regression::{Example, Regression};
use super::train::TrainingPosition;
use crate::games::{AnyGame, Options};
use crate::search::{Learned, LearnedPriors, LearnedWeights};

/// Positions that are learned from, and the weights to begin with.
pub enum Learning {
    /// For the weights of an evaluation.
    Evaluation(LearnedWeights, Vec<[f32; 2]>, Vec<Example>),
    /// For the weights of moves.
    Priors(LearnedPriors, Vec<[f32; 1]>, Vec<MoveExample>),
}

impl Learning {
    /// Without positions yet, and with all weights 0.
    #[must_use]
    pub fn of(learned: Learned) -> Self {
        match learned {
            Learned::Evaluation(weights) => {
                Self::Evaluation(weights, vec![[0.0; 2]; weights.patterns().number()], Vec::new())
            }
            Learned::Priors(priors) => Self::Priors(priors, vec![[0.0]; priors.patterns().number()], Vec::new()),
        }
    }

    /// Begins with the weights of a file; `None` if it is not a file of these weights.
    #[must_use]
    pub fn begin_with(&mut self, file: &[u8]) -> Option<()> {
        match self {
            Self::Evaluation(weights, initial, _) => *initial = weights.patterns().read(file)?,
            Self::Priors(priors, initial, _) => *initial = priors.patterns().read(file)?,
        }
        Some(())
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Self::Evaluation(.., examples) => examples.len(),
            Self::Priors(.., examples) => examples.len(),
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
            Self::Evaluation(weights, _, examples) => {
                let points = f32::from(position.half_points) / 2.0;
                let features = weights.features(&game)?;
                examples.push(Example { game: number, features, score: position.score, points });
            }
            Self::Priors(priors, _, examples) => {
                examples.push(MoveExample::new(number, priors.choices(&game), &position.best)?);
            }
        }
        Some(())
    }

    /// Learns from all positions. Returns what is to be told of it, and the content of the file of weights.
    #[must_use]
    pub fn learn(&self, seed: u64) -> (String, Vec<u8>) {
        match self {
            Self::Evaluation(weights, initial, examples) => {
                let regression = Regression::of(examples, initial, seed);
                (regression.to_string(), weights.patterns().encode(&regression.weights))
            }
            Self::Priors(priors, initial, examples) => {
                let initial: Vec<f32> = initial.iter().map(|[weight]| weight / priors.units()).collect();
                let regression = MoveRegression::of(examples, &initial, seed);
                let weights: Vec<[f32; 1]> =
                    regression.weights.iter().map(|weight| [weight * priors.units()]).collect();
                (regression.to_string(), priors.patterns().encode(&weights))
            }
        }
    }
}
