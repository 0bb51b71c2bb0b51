//! A sequential probability ratio test of two agents: games are played until it is clear whether the first one is
//! stronger.
//!
//! It is the generalised test (GSPRT) on pairs of games that the testing framework fishtest uses: each opening is
//! played twice with sides swapped, and the five possible scores of a pair (pentanomial) take into account that both
//! games of a pair depend on their opening. The log-likelihood ratio compares the two distributions that fit the pairs
//! best, one with the expected score of `elo0`, the other with that of `elo1` (M. Van den Bergh, "The generalized
//! sequential probability ratio test", 2020).

use super::arena::{self, ArenaError, Contest, MatchScore};
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// The hypotheses of a test and how sure it is to be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hypotheses {
    /// H0: the first agent is stronger by this Elo difference, or by less.
    pub elo0: f64,
    /// H1: it is stronger by this difference, or by more. Greater than `elo0`.
    pub elo1: f64,
    /// The probability of accepting H1 although H0 is true.
    pub alpha: f64,
    /// The probability of accepting H0 although H1 is true.
    pub beta: f64,
}

/// What the games say so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// More games are needed.
    Open,
    /// The first agent is not stronger by `elo1`.
    H0,
    /// It is stronger than by `elo0`.
    H1,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::H0 => "H0 accepted",
            Self::H1 => "H1 accepted",
        })
    }
}

impl Hypotheses {
    /// The bounds of the log-likelihood ratio: at the first H0 is accepted, at the second H1.
    #[must_use]
    pub fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// The log-likelihood ratio of H1 against H0, from the numbers of pairs with 0, ½, 1, 1½ and 2 points.
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: [u32; 5]) -> f64 {
        // A score that has not come yet is not impossible: a small count keeps the ratio finite.
        const UNSEEN: f64 = 1e-3;
        let counts = pairs.map(|count| if count == 0 { UNSEEN } else { f64::from(count) });
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [p0, p1] = [self.elo0, self.elo1].map(|elo| closest_with_mean(seen, expected_share(elo)));
        (0..5).map(|score| counts[score] * (p1[score] / p0[score]).ln()).sum()
    }

    /// What these pairs decide.
    #[must_use]
    pub fn decide(&self, pairs: [u32; 5]) -> Decision {
        let [low, high] = self.bounds();
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio <= low => Decision::H0,
            ratio if ratio >= high => Decision::H1,
            _ => Decision::Open,
        }
    }
}

/// The expected share of the points with this Elo difference.
fn expected_share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// Of the distributions of a pair's score with this mean (as a share of the points, between 0 and 1) the one that makes
/// what was seen most likely.
///
/// It is p / (1 + θ (a − mean)) for each share a, with the θ for which these add up to a distribution with that mean.
fn closest_with_mean(seen: [f64; 5], mean: f64) -> [f64; 5] {
    let deviation = |score: usize| score as f64 / 4.0 - mean;
    // Every denominator must be positive: θ lies between −1 / (1 − mean) and 1 / mean. The sum falls as θ rises.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let theta = f64::midpoint(low, high);
        let sum: f64 = (0..5).map(|score| seen[score] * deviation(score) / (1.0 + theta * deviation(score))).sum();
        if sum > 0.0 {
            low = theta;
        } else {
            high = theta;
        }
    }
    let theta = f64::midpoint(low, high);
    std::array::from_fn(|score| seen[score] / (1.0 + theta * deviation(score)))
}

/// Why a test could not be carried out.
#[derive(Debug, thiserror::Error)]
pub enum SprtError {
    /// The games were broken off.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// The file with the games so far can't be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What failed.
        error: io::Error,
    },
    /// The file holds the games of another test.
    #[error("{}: line 1: this is another test:\n  {found}\nand not\n  {wanted}", path.display())]
    OtherTest {
        /// The file.
        path: PathBuf,
        /// What it is the file of.
        found: String,
        /// What was asked for.
        wanted: String,
    },
    /// A line of the file is not the points of a pair.
    #[error("{}: line {line}: not the points of two games, like 2 0", path.display())]
    NotAPair {
        /// The file.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
    },
}

/// A test, with the file that keeps its games so that it can be continued.
#[derive(Clone, PartialEq, Debug)]
pub struct Sprt {
    /// What is played: at most this number of games.
    pub contest: Contest,
    /// What is tested.
    pub hypotheses: Hypotheses,
    /// The file with the pairs so far, if they are to be kept.
    pub file: Option<PathBuf>,
}

impl Sprt {
    /// What is tested, in one line: the first line of the file.
    #[must_use]
    pub fn description(&self) -> String {
        let Contest { game, agents: [a, b], size, seed, balanced, .. } = &self.contest;
        let Hypotheses { elo0, elo1, alpha, beta } = self.hypotheses;
        let balanced = balanced.map_or_else(String::new, |nodes| format!(" balanced {nodes}"));
        format!(
            "sprt {} a {a} b {b} size {size} seed {seed}{balanced} elo0 {elo0} elo1 {elo1} alpha {alpha} beta {beta}",
            game.id(),
            size = size.get()
        )
    }

    /// Plays pairs of games until the test is decided or all games are played, and calls `done` after each pair with
    /// the score so far. Pairs that the file holds are not played again.
    ///
    /// # Errors
    /// When the file can't be used or is another test's, and when the games are broken off.
    pub fn run(&self, done: &mut dyn FnMut(&MatchScore, &Hypotheses)) -> Result<(MatchScore, Decision), SprtError> {
        let mut score = MatchScore::default();
        let mut file = match &self.file {
            Some(path) => Some(self.open(path, &mut score)?),
            None => None,
        };
        let mut decision = self.hypotheses.decide(score.pentanomial());
        if decision != Decision::Open {
            return Ok((score, decision));
        }
        let mut first = None;
        let mut failed = None;
        let played = arena::play_in_order(&self.contest, score.games(), &mut |game| {
            let Some(before) = first.take() else {
                first = Some(game.half_points);
                return ControlFlow::Continue(());
            };
            if let (Some((file, path)), None) = (&mut file, &failed)
                && let Err(error) = writeln!(file, "{before} {}", game.half_points)
            {
                failed = Some(SprtError::File { path: path.clone(), error });
                return ControlFlow::Break(());
            }
            score.add(before);
            score.add(game.half_points);
            done(&score, &self.hypotheses);
            decision = self.hypotheses.decide(score.pentanomial());
            if decision == Decision::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        played?;
        match failed {
            Some(error) => Err(error),
            None => Ok((score, decision)),
        }
    }

    /// Opens the file, reads the pairs that it holds, and makes it ready for more.
    fn open(&self, path: &Path, score: &mut MatchScore) -> Result<(File, PathBuf), SprtError> {
        let fail = |error| SprtError::File { path: path.to_owned(), error };
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fail(error)),
        };
        let wanted = self.description();
        // A line without its end was being written when the program was ended: its pair is played again.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let mut lines = whole.lines().enumerate();
        if let Some((_, found)) = lines.next()
            && found != wanted
        {
            return Err(SprtError::OtherTest { path: path.to_owned(), found: found.to_owned(), wanted });
        }
        for (line, pair) in lines {
            let points =
                pair.split_once(' ').and_then(|(first, second)| Some([half_points(first)?, half_points(second)?]));
            let points = points.ok_or_else(|| SprtError::NotAPair { path: path.to_owned(), line: line + 1 })?;
            points.into_iter().for_each(|points| score.add(points));
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fail)?;
        file.set_len(whole.len() as u64).map_err(fail)?;
        if whole.is_empty() {
            writeln!(file, "{wanted}").map_err(fail)?;
        }
        Ok((file, path.to_owned()))
    }
}

fn half_points(text: &str) -> Option<u8> {
    text.parse().ok().filter(|&points| points <= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::agent::Agent;
    use crate::games::{Kind, torus};

    const USUAL: Hypotheses = Hypotheses { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    /// The normal approximation: LLR ≈ N (s1 − s0) (2 mean − s0 − s1) / (2 variance), with the variance of a pair.
    fn approximation(hypotheses: &Hypotheses, pairs: [u32; 5]) -> f64 {
        let total: f64 = pairs.iter().map(|&count| f64::from(count)).sum();
        let moment = |power: i32, middle: f64| -> f64 {
            let terms = pairs.iter().enumerate();
            terms.map(|(at, &count)| f64::from(count) * (at as f64 / 4.0 - middle).powi(power)).sum::<f64>() / total
        };
        let mean = moment(1, 0.0);
        let [s0, s1] = [hypotheses.elo0, hypotheses.elo1].map(expected_share);
        total * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * moment(2, mean))
    }

    #[test]
    fn the_ratio_is_close_to_its_normal_approximation_where_scores_are_close() {
        for pairs in [[100, 0, 300, 0, 130], [20, 200, 400, 230, 40], [500, 10, 1000, 10, 500]] {
            let (exact, approximate) = (USUAL.log_likelihood_ratio(pairs), approximation(&USUAL, pairs));
            assert!((exact - approximate).abs() < 0.02 + 0.02 * approximate.abs(), "{exact} {approximate}");
        }
    }

    #[test]
    fn a_distribution_with_another_mean_is_one() {
        for mean in [0.2, 0.5, 0.51, 0.9] {
            let closest = closest_with_mean([0.3, 0.1, 0.3, 0.1, 0.2], mean);
            assert!((closest.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{closest:?}");
            let found: f64 = closest.iter().enumerate().map(|(at, share)| at as f64 / 4.0 * share).sum();
            assert!((found - mean).abs() < 1e-9, "{found} {mean}");
        }
    }

    #[test]
    fn the_ratio_changes_its_sign_with_the_sides() {
        let mirrored = Hypotheses { elo0: -10.0, elo1: 0.0, ..USUAL };
        let pairs = [30, 12, 80, 40, 60];
        let turned = [60, 40, 80, 12, 30];
        let sum = USUAL.log_likelihood_ratio(pairs) + mirrored.log_likelihood_ratio(turned);
        assert!(sum.abs() < 1e-9, "{sum}");
    }

    #[test]
    fn clear_scores_decide_and_balanced_ones_decide_for_no_difference() {
        assert_eq!(USUAL.decide([0; 5]), Decision::Open);
        assert_eq!(USUAL.decide([10, 0, 20, 0, 300]), Decision::H1);
        assert_eq!(USUAL.decide([300, 0, 20, 0, 10]), Decision::H0);
        assert_eq!(USUAL.decide([3000, 0, 6000, 0, 3000]), Decision::H0);
    }

    /// Simulated matches: the shares of wrong decisions stay near alpha and beta.
    #[test]
    fn it_errs_as_seldom_as_it_promises() {
        let hypotheses = Hypotheses { elo0: 0.0, elo1: 60.0, alpha: 0.05, beta: 0.05 };
        let mut state = 1_u64;
        let mut uniform = || {
            state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
            (crate::games::splitmix::mix(state) >> 11) as f64 / (1_u64 << 53) as f64
        };
        for (elo, wrong) in [(0.0, Decision::H1), (60.0, Decision::H0)] {
            let share = expected_share(elo);
            let mistakes = (0..400).filter(|_| {
                let mut pairs = [0; 5];
                loop {
                    let mut game = || usize::from(uniform() < share) * 2;
                    pairs[game() + game()] += 1;
                    match hypotheses.decide(pairs) {
                        Decision::Open => {}
                        decision => break decision == wrong,
                    }
                }
            });
            let mistakes = mistakes.count();
            assert!(mistakes <= 36, "{mistakes} of 400 decisions are wrong at {elo} Elo");
        }
    }

    #[test]
    fn a_test_is_continued_where_it_was_broken_off() {
        let folder = std::env::temp_dir().join(format!("zen-table-sprt-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let path = folder.join("games");
        let test = |games| Sprt {
            contest: Contest {
                game: Kind::Enso,
                agents: [Agent::of_level(crate::search::Level::LOWEST), Agent::Random],
                games,
                size: torus::Size::default(),
                seed: 3,
                balanced: None,
                concurrency: 2,
            },
            hypotheses: Hypotheses { elo0: -1000.0, elo1: 1000.0, alpha: 1e-6, beta: 1e-6 },
            file: Some(path.clone()),
        };
        let run = |games| test(games).run(&mut |_, _| {}).expect("a score").0;
        let whole = Sprt { file: None, ..test(8) }.run(&mut |_, _| {}).expect("a score").0;
        assert_eq!(run(4).games(), 4);
        // The program was ended while it wrote the third pair.
        let mut text = fs::read_to_string(&path).expect("the file");
        text.push_str("2 ");
        fs::write(&path, &text).expect("the file");
        assert_eq!(run(8), whole);

        let other = Sprt { contest: Contest { seed: 4, ..test(8).contest }, ..test(8) };
        assert!(matches!(other.run(&mut |_, _| {}), Err(SprtError::OtherTest { .. })));
        fs::write(&path, format!("{}\n2 0\nx\n", test(8).description())).expect("the file");
        assert!(matches!(test(8).run(&mut |_, _| {}), Err(SprtError::NotAPair { line: 3, .. })));
        fs::remove_dir_all(&folder).expect("the folder is there");
    }
}
