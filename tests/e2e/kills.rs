//! Kills at random moments: what the program was known to have saved is found again, complete, and nothing else is
//! damaged.
//!
//! Each run of the program (a life) begins with what the kill before it has left. `cargo xtask kills` sets the number
//! of kills, and reads the tables from `e2e/kills-window.md` and `e2e/kills-headless.md` in the target folder. Without
//! it there are only a few kills, as a trial.

mod found;
mod headless;
mod window;

use found::Found;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;
use zen_table::games::{Kind, torus, zen};
use zen_table::session::record::ron;
use zen_table::session::{Clock, GameTerms, Length, Match, Seat, SetupMethod, Terms};

/// The environment variables in which `cargo xtask kills` sets the number of kills and the seed of their plan.
const TIMES_VARIABLE: &str = "ZEN_TABLE_KILLS";
const SEED_VARIABLE: &str = "ZEN_TABLE_KILLS_SEED";

/// The number of lives in one folder. The next folder begins empty, so that lists stay as short as those of players.
const LIVES_A_FOLDER: usize = 25;

fn number(variable: &str) -> Option<u64> {
    env::var(variable).ok()?.parse().ok()
}

/// The number of kills: what the environment variable says, or else `otherwise`.
fn times(otherwise: usize) -> usize {
    number(TIMES_VARIABLE).and_then(|times| usize::try_from(times).ok()).unwrap_or(otherwise)
}

/// The generator for the random decisions in one life: the same for the same seed and number.
fn chance(life: usize) -> ChaCha8Rng {
    let mut chance = ChaCha8Rng::seed_from_u64(number(SEED_VARIABLE).unwrap_or(1));
    chance.set_stream(life as u64);
    chance
}

/// When the program is killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Moment {
    Starting,
    Beginning,
    Thinking,
    Moving,
    Saving,
    TakingBack,
    BetweenRounds,
    Any,
}

impl Moment {
    const ALL: [Self; 8] = [
        Self::Starting,
        Self::Beginning,
        Self::Thinking,
        Self::Moving,
        Self::Saving,
        Self::TakingBack,
        Self::BetweenRounds,
        Self::Any,
    ];

    fn told(self) -> &'static str {
        match self {
            Self::Starting => "while the program starts",
            Self::Beginning => "when a match was begun or continued",
            Self::Thinking => "while a computer thinks",
            Self::Moving => "right after a move",
            Self::Saving => "while the file is written",
            Self::TakingBack => "right after a move was taken back",
            Self::BetweenRounds => "when a round ends or the next begins",
            Self::Any => "at any other moment",
        }
    }

    /// Draws a moment. Those in `often` are twice as likely as the others, because a kill meets them more often.
    fn drawn(chance: &mut ChaCha8Rng) -> Self {
        let often = [Self::Moving, Self::Saving, Self::Thinking, Self::Any];
        let index = chance.random_range(0..Self::ALL.len() + often.len());
        Self::ALL.get(index).copied().unwrap_or_else(|| often[index - Self::ALL.len()])
    }
}

/// Terms of any kind: all games, clocks, lengths, two players and teams of four, persons and computers.
fn terms(chance: &mut ChaCha8Rng) -> Terms {
    let variant = zen::Variant::ALL[chance.random_range(0..zen::Variant::ALL.len())];
    let game = match Kind::ALL[chance.random_range(0..Kind::ALL.len())] {
        Kind::Zen => GameTerms::zen(variant),
        Kind::Enso => GameTerms::Enso,
        Kind::Torus => GameTerms::Torus {
            size: torus::Size::new(chance.random_range(7..=11)).unwrap_or_default(),
            balanced_opening: chance.random_bool(0.3),
        },
        Kind::Zener => GameTerms::Zener { setup: SetupMethod::ALL[chance.random_range(0..SetupMethod::ALL.len())] },
    };
    let seconds = chance.random_range(20..400);
    let clock = match chance.random_range(0..5) {
        0 => None,
        1 | 2 => Some(Clock::Sudden { seconds }),
        3 => Some(Clock::Increment { seconds, more: chance.random_range(1..10) }),
        _ => Some(Clock::PerMove { seconds: chance.random_range(10..60) }),
    };
    let length = match chance.random_range(0..3) {
        0 => Length::Single,
        1 => Length::BestOf(chance.random_range(2..6)),
        _ => Length::FirstTo(chance.random_range(2..8)),
    };
    let persons = chance.random_range(0..=2);
    let seats = (1..=if chance.random_bool(0.3) { 4 } else { 2 }).map(|seat| {
        let by_person = persons == 2 || persons == 1 && seat % 2 == 1;
        // The highest level thinks long enough to be killed while it thinks; the lowest levels bring games on.
        let level = if chance.random_bool(0.2) { 6 } else { chance.random_range(1..=3) };
        if by_person {
            Seat::person(&format!("Player {seat}"))
        } else {
            Seat::computer(&format!("Computer {seat}"), level)
        }
    });
    Terms { game, length, seats: seats.collect(), seed: chance.random_range(0..1 << 40), clock }
}

/// Whether nothing has been done in a match. Such a match is not saved when it is left.
fn is_untouched(played: &Match) -> bool {
    played.rounds().len() == 1 && played.round().game().is_empty() && played.round().result().is_none()
}

/// What a kill may not cause.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Fault {
    /// A match is gone or cannot be read.
    Match,
    /// What was known to be saved is not there.
    Saved,
    /// A match that was never played is there, or another match has changed.
    Strange,
}

/// What was found after one kill.
#[derive(Debug)]
struct Outcome {
    moment: Moment,
    faults: Vec<(Fault, String)>,
    /// The number of moves and other changes that the board had shown and that are not on the disk.
    unsaved: usize,
    /// The time that a player gains through the kill; `None` without a clock.
    given_back: Option<Duration>,
}

/// The results of all kills.
#[derive(Default, Debug)]
struct Tally {
    /// The name of the table's file, without its ending.
    name: &'static str,
    outcomes: Vec<Outcome>,
    /// Files left by interrupted writes and by claims: the largest number at one time.
    leftovers: usize,
    /// The numbers of matches, rounds and plies in the folders that are no longer used.
    counted: [usize; 3],
    /// What is in the folder that is used now.
    found: Found,
}

impl Tally {
    /// Records the result of a kill, and writes the table so far, so that it is there even if the run is stopped early.
    fn note(&mut self, life: usize, outcome: Outcome, found: &Found) {
        for (fault, what) in &outcome.faults {
            println!("kill {life}, {}: {fault:?}: {what}", outcome.moment.told());
        }
        self.leftovers = self.leftovers.max(found.leftovers());
        self.outcomes.push(outcome);
        self.found = found.clone();
        if self.outcomes.len().is_multiple_of(5) {
            println!("{} kills", self.outcomes.len());
            self.write();
        }
    }

    /// The numbers of matches, rounds and plies so far.
    fn count(&self) -> [usize; 3] {
        let mut sum = self.counted;
        for played in self.found.texts.values().filter_map(|text| ron::read(text).ok()) {
            let plies: usize = played.rounds().iter().map(|round| round.game().len()).sum();
            sum = [sum[0] + 1, sum[1] + played.rounds().len(), sum[2] + plies];
        }
        sum
    }

    /// Continues with another, empty folder.
    fn change_folder(&mut self) {
        self.counted = self.count();
        self.found = Found::default();
    }

    /// Writes the table, and fails when anything was lost.
    fn close(self) {
        println!("{}", self.write());
        let faults: Vec<_> = self.outcomes.iter().flat_map(|outcome| &outcome.faults).collect();
        assert!(faults.is_empty(), "{faults:#?}");
    }

    fn write(&self) -> String {
        let mut rows = BTreeMap::<Moment, Vec<&Outcome>>::new();
        for outcome in &self.outcomes {
            rows.entry(outcome.moment).or_default().push(outcome);
        }
        let mut table =
            "| killed | kills | matches lost or damaged | saved plies lost | last change shown, not written yet |\n\
                         |---|---:|---:|---:|---:|\n"
                .to_owned();
        let mut row = |name: &str, outcomes: &[&Outcome]| {
            let with = |faults: &[Fault]| {
                outcomes.iter().filter(|one| one.faults.iter().any(|(fault, _)| faults.contains(fault))).count()
            };
            let (lost, missing) = (with(&[Fault::Match, Fault::Strange]), with(&[Fault::Saved]));
            let unsaved = outcomes.iter().filter(|one| one.unsaved > 0).count();
            writeln!(table, "| {name} | {} | {lost} | {missing} | {unsaved} |", outcomes.len()).unwrap();
        };
        for (moment, outcomes) in &rows {
            row(moment.told(), outcomes);
        }
        row("**all**", &self.outcomes.iter().collect::<Vec<_>>());
        let mut given_back: Vec<_> = self.outcomes.iter().filter_map(|outcome| outcome.given_back).collect();
        given_back.sort_unstable();
        let [matches, rounds, plies] = self.count();
        let seconds = |time: Option<&Duration>| time.map_or(0.0, Duration::as_secs_f64);
        writeln!(
            table,
            "\n{matches} matches with {rounds} rounds and {plies} plies were read back. A clock gave back {:.1} s in the middle and {:.1} s at \
             most, over {} kills while one ran. At most {} changes were not written yet. At most {} files of the dead lay \
             about at once.",
            seconds(given_back.get(given_back.len() / 2)),
            seconds(given_back.last()),
            given_back.len(),
            self.outcomes.iter().map(|outcome| outcome.unsaved).max().unwrap_or(0),
            self.leftovers,
        )
        .unwrap();
        fs::write(super::game::folder().join(self.name).with_extension("md"), &table).unwrap();
        table
    }
}

/// Checks that what a kill has left can be read, and that other matches than the current one are unchanged.
fn examine(before: &Found, after: &Found, is_known: impl Fn(&str) -> bool) -> Vec<(Fault, String)> {
    let mut faults = Vec::new();
    for name in before.texts.keys().filter(|name| !after.texts.contains_key(*name)) {
        faults.push((Fault::Match, format!("{name} is gone")));
    }
    for name in &after.set_aside {
        faults.push((Fault::Match, format!("{name} was set aside")));
    }
    for (name, text) in after.texts.iter().filter(|(name, text)| before.texts.get(*name) != Some(text)) {
        match ron::read(text) {
            Err(error) => faults.push((Fault::Match, format!("{name}: {error}"))),
            Ok(played) if ron::write(&played) != *text => {
                faults.push((Fault::Match, format!("{name} is read otherwise")));
            }
            Ok(_) if !is_known(text) => {
                faults.push((Fault::Strange, format!("{name} was never on the table:\n{text}")));
            }
            Ok(_) => {}
        }
    }
    faults
}

/// Writes settings with which little is drawn.
fn set_up(data: &Path) {
    fs::create_dir_all(data).unwrap();
    fs::write(
        data.join("settings.ron"),
        "(view: Plan, pace: Off, reduced_motion: true, effects: 0, guard_gifts: false)",
    )
    .unwrap();
}
