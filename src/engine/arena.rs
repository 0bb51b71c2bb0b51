//! Matches between two agents: varied openings, each played twice with sides swapped.

use super::agent::{Agent, RunningAgent};
use super::external::ExternalError;
use super::parallel::in_order;
use crate::games::{AnyGame, Kind, Outcome, torus};
use crate::search::{Level, Limits, Thinking, win_probability};
use crate::session::record::mail;
use crate::session::{GameChoices, GameTerms, Length, Match, MatchError, Pending, Seat, SetupMethod, Terms};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::ops::ControlFlow;

/// A game of this number of plies is stopped and counts as a draw.
const LONGEST_GAME: usize = 2000;

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The game.
    pub game: Kind,
    /// The two agents.
    pub agents: [Agent; 2],
    /// The number of games; if it is odd, the last pair has only one.
    pub games: usize,
    /// Cells along each side, in games where that can be chosen.
    pub size: torus::Size,
    /// The seed of openings and random moves.
    pub seed: u64,
    /// `Some` for openings in which both sides have about the same chances, by a search of the highest level with this
    /// number of positions (in torus: of playouts). Other openings may decide the game, whoever plays better
    /// afterwards.
    pub balanced: Option<u64>,
    /// The number of games at a time, at least 1. The result does not depend on it.
    pub concurrency: usize,
}

impl Contest {
    /// The terms of the game: the default ones on a board of this size, with shuffled set-ups where the game has them.
    #[must_use]
    pub fn terms(&self) -> GameTerms {
        let choices = GameChoices { size: self.size, setup: SetupMethod::Shuffled, ..GameChoices::default() };
        choices.terms(self.game)
    }
}

/// Why a match was broken off.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The move of an agent is refused, which is a fault of its search.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// Another program can't play.
    #[error(transparent)]
    External(#[from] ExternalError),
}

/// The score of a match, for the first agent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchScore {
    /// The half points of each game, in order: 2 for a win, 1 for a draw, 0 for a loss.
    games: Vec<u8>,
}

impl MatchScore {
    /// Counts another game: 2 for a win of the first agent, 1 for a draw, 0 for a loss.
    pub fn add(&mut self, half_points: u8) {
        self.games.push(half_points);
    }

    fn count(&self, half_points: u8) -> usize {
        self.games.iter().filter(|&&game| game == half_points).count()
    }

    /// Games won.
    #[must_use]
    pub fn won(&self) -> usize {
        self.count(2)
    }

    /// Games drawn.
    #[must_use]
    pub fn drawn(&self) -> usize {
        self.count(1)
    }

    /// Games lost.
    #[must_use]
    pub fn lost(&self) -> usize {
        self.count(0)
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// The share of all points, from 0 to 1; ½ if there are no games.
    #[must_use]
    pub fn share(&self) -> f64 {
        let points: f64 = self.games.iter().map(|&game| f64::from(game) / 2.0).sum();
        if self.games.is_empty() { 0.5 } else { points / self.games.len() as f64 }
    }

    /// The number of pairs with 0, ½, 1, 1½ and 2 points (pentanomial). A pair is an opening played twice; one that
    /// lacks its second game is left out.
    #[must_use]
    pub fn pentanomial(&self) -> [u32; 5] {
        let mut counts = [0; 5];
        for pair in self.games.chunks_exact(2) {
            counts[usize::from(pair[0] + pair[1])] += 1;
        }
        counts
    }

    /// The 95 % confidence interval of the share, from the variance of the pairs; from 0 to 1 with fewer than two
    /// pairs.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        let pairs =
            || self.pentanomial().into_iter().enumerate().map(|(at, number)| (at as f64 / 4.0, f64::from(number)));
        let count: f64 = pairs().map(|(_, number)| number).sum();
        if count < 2.0 {
            return [0.0, 1.0];
        }
        let mean = pairs().map(|(share, number)| share * number).sum::<f64>() / count;
        let variance = pairs().map(|(share, number)| (share - mean).powi(2) * number).sum::<f64>() / (count - 1.0);
        let reach = 1.96 * (variance / count).sqrt();
        [(self.share() - reach).max(0.0), (self.share() + reach).min(1.0)]
    }
}

/// The Elo difference for which this share is expected; infinite at 0 and 1.
#[must_use]
pub fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// One game of a contest, finished.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    /// 2, 1 or 0 for the first agent.
    pub(super) half_points: u8,
    pub(super) record: String,
}

/// Plays all games, and calls `done` after each one with the score so far. Returns the score, and the records in the
/// order of the games.
///
/// # Errors
/// When the move of an agent is refused, or another program can't play.
pub fn run_match(
    contest: &Contest,
    done: &mut dyn FnMut(&MatchScore),
) -> Result<(MatchScore, Vec<String>), ArenaError> {
    let mut score = MatchScore::default();
    let mut records = Vec::with_capacity(contest.games);
    play_in_order(contest, 0, &mut |played| {
        score.add(played.half_points);
        records.push(played.record);
        done(&score);
        ControlFlow::Continue(())
    })?;
    Ok((score, records))
}

/// Plays the games of a contest from this number on, and calls `done` with each in the order of their numbers, until it
/// breaks off or all are played.
///
/// Games that are under way when it breaks off are played to their end and not used.
pub(super) fn play_in_order(
    contest: &Contest,
    first: usize,
    done: &mut dyn FnMut(Played) -> ControlFlow<()>,
) -> Result<(), ArenaError> {
    let mut result = Ok(());
    in_order(first..contest.games, contest.concurrency, &|number| play(contest, number), &mut |played| match played {
        Ok(played) => done(played),
        Err(error) => {
            result = Err(error);
            ControlFlow::Break(())
        }
    });
    result
}

/// Plays one game: even numbers with the first agent on the first seat, odd ones the same opening with swapped seats.
fn play(contest: &Contest, number: usize) -> Result<Played, ArenaError> {
    let pair = number / 2;
    let swapped = number % 2 == 1;
    let seed = contest.seed.wrapping_add((pair as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let [a, b] = &contest.agents;
    let seats = if swapped { [b, a] } else { [a, b] };
    let terms = Terms {
        game: contest.terms(),
        length: Length::Single,
        seats: seats.iter().map(|agent| Seat::person(&agent.to_string())).collect(),
        seed,
        clock: None,
    };
    let mut played = opened(&terms, contest.balanced)?;
    let mut chance = ChaCha8Rng::seed_from_u64(seed ^ number as u64);
    let mut agents = [RunningAgent::start(seats[0].clone())?, RunningAgent::start(seats[1].clone())?];
    while played.round().game().len() < LONGEST_GAME {
        let Pending::Move { seat, .. } = played.pending() else { break };
        // A seed for each game and seat: agents with the same seed would make the same errors, and so foresee those of
        // the opponent.
        let errors = seed ^ (number as u64) << 1 ^ seat as u64;
        let Some(choice) = agents[seat].choose(played.round().game(), errors, &mut chance)? else { break };
        played.play(&choice.text)?;
    }
    let round = played.round();
    let winner = match round.game().verdict().outcome {
        Outcome::Win { winner, .. } => Some(round.team(winner).index()),
        Outcome::Draw(_) | Outcome::Ongoing => None,
    };
    let half_points = winner.map_or(1, |team| if (team == 0) == swapped { 0 } else { 2 });
    Ok(Played { half_points, record: mail::write(&played) })
}

/// A match after a random opening, or after one with even chances by a search with this limit: the first of
/// [`MOST_OPENINGS`] in which either side wins with a probability of at most [`MOST_LIKELY`], or else the one that
/// comes nearest to it.
fn opened(terms: &Terms, balanced: Option<u64>) -> Result<Match, MatchError> {
    let mut chance = ChaCha8Rng::seed_from_u64(terms.seed);
    let mut best = random_opening(terms, &mut chance)?;
    let Some(nodes) = balanced else { return Ok(best) };
    let mut likely = greater_probability(best.round().game(), nodes);
    for _ in 1..MOST_OPENINGS {
        if likely <= MOST_LIKELY {
            break;
        }
        let other = random_opening(terms, &mut chance)?;
        let likely_there = greater_probability(other.round().game(), nodes);
        if likely_there < likely {
            (best, likely) = (other, likely_there);
        }
    }
    Ok(best)
}

/// The most openings that are searched for one with even chances.
const MOST_OPENINGS: usize = 100;
/// The greatest probability of a win in an opening with even chances.
const MOST_LIKELY: f32 = 0.58;

/// The greater one of the two sides' probabilities of winning, by a search with this limit.
fn greater_probability(game: &AnyGame, nodes: u64) -> f32 {
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let finding = Thinking::new(game, Level::HIGHEST, 0, limits).and_then(|mut thinking| thinking.finish());
    // Without a choice there is no finding: such an opening counts as decided.
    let probability = finding.map_or(1.0, |finding| win_probability(game, finding.score));
    probability.max(1.0 - probability)
}

/// A match after some random plies; an opening that ends the game is drawn again.
fn random_opening(terms: &Terms, chance: &mut ChaCha8Rng) -> Result<Match, MatchError> {
    /// The number of random plies at the beginning.
    const PLIES: usize = 4;
    loop {
        let mut opened = Match::new(terms.clone())?;
        for _ in 0..PLIES {
            if let Some(choice) = Agent::Random.choose(opened.round().game(), terms.seed, chance) {
                opened.play(&choice.text)?;
            }
        }
        if opened.round().result().is_none() {
            return Ok(opened);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(game: Kind, seed: u64) -> Terms {
        let mut terms = Terms::usual(game);
        (terms.length, terms.seed) = (Length::Single, seed);
        terms
    }

    #[test]
    fn openings_that_are_to_be_balanced_give_nobody_the_game() {
        const NODES: u64 = 2_000;
        let likely = |balanced| {
            [Kind::Zen, Kind::Enso, Kind::Zener].map(|kind| {
                let openings = (0..6).map(|seed| opened(&terms(kind, seed), balanced).expect("legal moves"));
                openings.map(|opened| greater_probability(opened.round().game(), NODES)).fold(0.0, f32::max)
            })
        };
        let (any, balanced) = (likely(None), likely(Some(NODES)));
        assert!(balanced.iter().all(|likely| *likely <= MOST_LIKELY), "{balanced:?}");
        assert!(any.iter().all(|likely| *likely > MOST_LIKELY), "the openings would have been even anyway: {any:?}");
    }
}
