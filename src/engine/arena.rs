//! Matches between two players of the engine: varied openings, each played twice with sides swapped.

use super::player::Player;
use crate::games::{Kind, Outcome, torus};
use crate::session::record::mail;
use crate::session::{GameTerms, Length, Match, MatchError, Pending, Seat, Setup, Terms};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A game that has gone on for so many plies is counted as drawn.
const LONGEST_GAME: usize = 2000;

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contest {
    /// The game.
    pub game: Kind,
    /// The two players.
    pub players: [Player; 2],
    /// Games; an odd one leaves its pair without the second game.
    pub games: usize,
    /// Cells a side in ZeN.
    pub size: torus::Size,
    /// What openings and random moves are drawn from.
    pub seed: u64,
    /// Games at a time, at least 1. The result does not depend on it.
    pub concurrency: usize,
}

/// What came out, from the first player's view.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
    /// For each pair of games the share of its points, 0 to 1.
    pairs: Vec<f64>,
}

impl Tally {
    /// Counts games, not in pairs yet.
    fn of<'a>(games: impl IntoIterator<Item = &'a Played>) -> Self {
        let mut tally = Self::default();
        for game in games {
            match game.points {
                1.0 => tally.won += 1,
                0.0 => tally.lost += 1,
                _ => tally.drawn += 1,
            }
        }
        tally
    }

    /// How many games there were.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// The share of all points, 0 to 1; a half without games.
    #[must_use]
    pub fn share(&self) -> f64 {
        let games = self.games() as f64;
        if games == 0.0 { 0.5 } else { (self.won as f64 + self.drawn as f64 / 2.0) / games }
    }

    /// The bounds of the 95 % interval of the share, by the spread of the pairs.
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

/// The Elo difference at which a player would get this share; infinite at 0 and 1.
#[must_use]
pub fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// One game of a contest, finished.
#[derive(Clone, PartialEq, Debug)]
struct Played {
    /// 1, ½ or 0 for the first player.
    points: f64,
    record: String,
}

/// Plays all games, telling after each how those went that are done; gives the tally and the records in the order of the games.
///
/// # Errors
/// When a player's move is refused, which would be a fault of its search.
pub fn hold(contest: &Contest, done: &(dyn Fn(&Tally) + Sync)) -> Result<(Tally, Vec<String>), MatchError> {
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
                        done(&Tally::of(results.iter().flatten().flatten()));
                    }
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_default();
    let games: Vec<Played> = results.into_iter().flatten().collect::<Result<_, _>>()?;
    let mut tally = Tally::of(&games);
    tally.pairs =
        games.chunks(2).map(|pair| pair.iter().map(|game| game.points).sum::<f64>() / pair.len() as f64).collect();
    Ok((tally, games.into_iter().map(|game| game.record).collect()))
}

/// Plays one game: even numbers with the first player on the first seat, odd ones the same opening the other way round.
fn play(contest: &Contest, number: usize) -> Result<Played, MatchError> {
    let pair = number / 2;
    let swapped = number % 2 == 1;
    let seed = contest.seed.wrapping_add((pair as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let [a, b] = contest.players;
    let seats = if swapped { [b, a] } else { [a, b] };
    let terms = Terms {
        game: terms_of(contest),
        length: Length::Single,
        seats: seats.iter().map(|player| Seat::person(&player.to_string())).collect(),
        seed,
        clock: None,
    };
    let mut played = opened(&terms)?;
    let mut chance = ChaCha8Rng::seed_from_u64(seed ^ number as u64);
    while played.round().game().len() < LONGEST_GAME {
        let Pending::Move { seat, .. } = played.pending() else { break };
        // Whoever sits there errs in other places than in the game before, and than the opponent: who shares the
        // opponent's errors foresees them.
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

/// The terms of a contest: what the game usually is, with what varies its openings.
fn terms_of(contest: &Contest) -> GameTerms {
    match contest.game {
        Kind::Zener => GameTerms::Zener { setup: Setup::Shuffled },
        Kind::Torus => GameTerms::Torus { size: contest.size, balanced_opening: false },
        Kind::Zen | Kind::Enso => GameTerms::usual(contest.game),
    }
}

/// A match after a random opening that has not ended it.
fn opened(terms: &Terms) -> Result<Match, MatchError> {
    /// Random plies at the beginning.
    const PLIES: usize = 4;
    let mut chance = ChaCha8Rng::seed_from_u64(terms.seed);
    loop {
        let mut opened = Match::new(terms.clone())?;
        for _ in 0..PLIES {
            if let Some(choice) = Player::Random.choose(opened.round().game(), terms.seed, &mut chance) {
                opened.play(&choice.text)?;
            }
        }
        if opened.round().result().is_none() {
            return Ok(opened);
        }
    }
}
