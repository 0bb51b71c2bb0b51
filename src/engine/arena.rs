//! Matches between two agents: varied openings, each played twice with sides swapped.

use super::agent::Agent;
use crate::games::{Kind, Outcome, torus};
use crate::session::record::mail;
use crate::session::{GameChoices, GameTerms, Length, Match, MatchError, Pending, Seat, SetupMethod, Terms};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A game of this number of plies is stopped and counts as a draw.
const LONGEST_GAME: usize = 2000;

/// The terms of a match: who plays what, and how often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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

/// The score of a match, for the first agent.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchScore {
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
    /// For each pair of games the first agent's share of its points, from 0 to 1.
    pairs: Vec<f64>,
}

impl MatchScore {
    /// Counts the results of games; `pairs` stays empty.
    fn of<'a>(games: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut score = Self::default();
        for game in games {
            match game.points {
                1.0 => score.won += 1,
                0.0 => score.lost += 1,
                _ => score.drawn += 1,
            }
        }
        score
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The share of all points, from 0 to 1; ½ if there are no games.
    #[must_use]
    pub fn share(&self) -> f64 {
        let games = self.games() as f64;
        if games == 0.0 { 0.5 } else { (self.won as f64 + self.drawn as f64 / 2.0) / games }
    }

    /// The 95 % confidence interval of the share, from the variance of the pairs' shares (pentanomial model). With
    /// fewer than two pairs it is from 0 to 1.
    #[must_use]
    pub fn interval(&self) -> [f64; 2] {
        let count = self.pairs.len() as f64;
        if count < 2.0 {
            return [0.0, 1.0];
        }
        let mean = self.pairs.iter().sum::<f64>() / count;
        let variance = self.pairs.iter().map(|pair| (pair - mean).powi(2)).sum::<f64>() / (count - 1.0);
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
#[derive(Clone, PartialEq, Debug)]
struct Played {
    /// 1, ½ or 0 for the first agent.
    points: f64,
    record: String,
}

/// Plays all games, and calls `done` after each one with the score so far. Returns the score, and the records in the
/// order of the games.
///
/// # Errors
/// When the move of an agent is refused, which would be a fault of its search.
pub fn run_match(
    contest: &Contest,
    done: &(dyn Fn(&MatchScore) + Sync),
) -> Result<(MatchScore, Vec<String>), MatchError> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<Option<Result<Played, MatchError>>>> = Mutex::new(vec![None; contest.games]);
    std::thread::scope(|scope| {
        for _ in 0..contest.concurrency.clamp(1, contest.games.max(1)) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= contest.games {
                        return;
                    }
                    let played = play(contest, number);
                    if let Ok(mut results) = results.lock() {
                        results[number] = Some(played);
                        done(&MatchScore::of(results.iter().flatten().flatten()));
                    }
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_default();
    let games: Vec<Played> = results.into_iter().flatten().collect::<Result<_, _>>()?;
    let mut score = MatchScore::of(&games);
    score.pairs =
        games.chunks(2).map(|pair| pair.iter().map(|game| game.points).sum::<f64>() / pair.len() as f64).collect();
    Ok((score, games.into_iter().map(|game| game.record).collect()))
}

/// Plays one game. In games of even number the first agent has the first seat; each odd one repeats the opening with
/// swapped seats.
fn play(contest: &Contest, number: usize) -> Result<Played, MatchError> {
    let pair = number / 2;
    let swapped = number % 2 == 1;
    let seed = contest.seed.wrapping_add((pair as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let [a, b] = contest.agents;
    let seats = if swapped { [b, a] } else { [a, b] };
    let terms = Terms {
        game: contest.terms(),
        length: Length::Single,
        seats: seats.iter().map(|agent| Seat::person(&agent.to_string())).collect(),
        seed,
        clock: None,
    };
    let mut played = opened(&terms)?;
    let mut chance = ChaCha8Rng::seed_from_u64(seed ^ number as u64);
    while played.round().game().len() < LONGEST_GAME {
        let Pending::Move { seat, .. } = played.pending() else { break };
        // A seed for each game and seat: agents with the same seed would make the same errors, and so foresee those of
        // the opponent.
        let errors = seed ^ (number as u64) << 1 ^ seat as u64;
        let Some(choice) = seats[seat].choose(played.round().game(), errors, &mut chance) else { break };
        played.play(&choice.text)?;
    }
    let round = played.round();
    let winner = match round.game().verdict().outcome {
        Outcome::Win { winner, .. } => Some(round.team(winner).index()),
        Outcome::Draw(_) | Outcome::Ongoing => None,
    };
    let points = winner.map_or(0.5, |team| if (team == 0) == swapped { 0.0 } else { 1.0 });
    Ok(Played { points, record: mail::write(&played) })
}

/// A match after a random opening; an opening that ends the game is drawn again.
fn opened(terms: &Terms) -> Result<Match, MatchError> {
    /// The number of random plies at the beginning.
    const PLIES: usize = 4;
    let mut chance = ChaCha8Rng::seed_from_u64(terms.seed);
    loop {
        let mut opened = Match::new(terms.clone())?;
        for _ in 0..PLIES {
            if let Some(choice) = Agent::Random.choose(opened.round().game(), terms.seed, &mut chance) {
                opened.play(&choice.text)?;
            }
        }
        if opened.round().result().is_none() {
            return Ok(opened);
        }
    }
}
