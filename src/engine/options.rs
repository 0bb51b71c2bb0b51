//! The options of the protocol, and the game that they set up.

use crate::games::{AnyGame, Kind, Options, Player, quoted};
use crate::search::{Level, MOST_HELPERS, MOST_LINES};
use crate::session::GameChoices;
use crate::session::choices::{TextChoice, Values, one_of};
use crate::session::games::choices;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use thiserror::Error;

/// The values that `setoption` sets; the options of the game have the same names on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    /// The game.
    pub game: Kind,
    /// What is agreed before a game.
    pub agreed: Agreed,
    /// The level of the search.
    pub level: Level,
    /// The number of threads of a search, from 1 to [`MOST_THREADS`]; only the highest level uses more than one.
    pub threads: usize,
    /// Memory of the transposition table in MiB; `None` for the default of the level.
    pub hash: Option<u32>,
    /// The number of lines that a search tells, from 1 to [`MOST_LINES`].
    pub lines: usize,
}

/// What is agreed before a game, for all games at once.
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct Agreed {
    /// What is chosen for every game.
    #[command(flatten)]
    pub choices: ChoiceArgs,
    /// Who makes the first move in zen: white or black.
    #[arg(long, default_value = "white", value_parser = read_starts)]
    pub starts: Player,
    /// What chance is drawn from.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

impl Default for Agreed {
    fn default() -> Self {
        Self { choices: ChoiceArgs::default(), starts: Player::One, seed: 0 }
    }
}

impl Agreed {
    /// The options of a game.
    #[must_use]
    pub fn options(&self, game: Kind) -> Options {
        self.choices.0.terms(game).options(self.seed, 0, self.starts)
    }
}

/// The choices of all games, each an argument of the command line with the name of its [`TextChoice`].
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ChoiceArgs(pub GameChoices);

impl Args for ChoiceArgs {
    fn augment_args(command: Command) -> Command {
        command.args(choices().into_iter().map(argument))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for ChoiceArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut read = Self::default();
        read.update_from_arg_matches(matches)?;
        Ok(read)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        for choice in choices() {
            let chosen = matches.get_one::<String>(choice.name).and_then(|value| (choice.set)(self.0, value));
            self.0 = chosen.unwrap_or(self.0);
        }
        Ok(())
    }
}

/// A choice as an argument of the command line.
fn argument(choice: TextChoice) -> Arg {
    let argument = Arg::new(choice.name).long(choice.name).help(choice.help);
    let usual = (choice.get)(&GameChoices::default());
    argument.value_name(choice.name.to_ascii_uppercase()).default_value(usual).value_parser(move |value: &str| {
        let chosen = (choice.set)(GameChoices::default(), value);
        chosen.map(|_| value.to_owned()).ok_or_else(|| choice.expected())
    })
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { game: Kind::ALL[0], agreed: Agreed::default(), level: Level::HIGHEST, threads: 1, hash: None, lines: 1 }
    }
}

/// The greatest number of threads of a search.
pub const MOST_THREADS: usize = MOST_HELPERS + 1;

/// Why an option was not set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// There is no option of this name.
    #[error("there is no option '{0}'")]
    Unknown(String),
    /// The option can't have this value.
    #[error("{option} can't be '{value}': it must be {expected}")]
    Value {
        /// The option.
        option: String,
        /// The value that was given.
        value: String,
        /// The values that are allowed.
        expected: String,
    },
}

/// The greatest value of the option `Hash` in MiB, and its range in words: a 32-bit machine can't address more than the
/// smaller one.
const HASH: (u32, &str) = if usize::BITS < 64 { (1024, "0 to 1024") } else { (4096, "0 to 4096") };

impl EngineOptions {
    /// The `option` lines of the protocol.
    #[must_use]
    pub fn describe() -> Vec<String> {
        let combo = |name: &str, usual: &str, words: &[&str]| {
            let values: Vec<_> = words.iter().map(|word| format!("var {word}")).collect();
            format!("option name {name} type combo default {usual} {}", values.join(" "))
        };
        let spin = |name: &str, usual: &str, least: u32, most: u32| {
            format!("option name {name} type spin default {usual} min {least} max {most}")
        };
        let (lowest, highest) = (Level::LOWEST.number(), Level::HIGHEST.number());
        let mut lines = vec![combo("Game", Self::default().game.id(), &Kind::ALL.map(Kind::id))];
        lines.extend(choices().iter().map(|choice| {
            let (name, usual) = (capitalised(choice.name), (choice.get)(&GameChoices::default()));
            match &choice.values {
                Values::Words(words) => combo(&name, &usual, words),
                Values::Range(least, most) => spin(&name, &usual, u32::from(*least), u32::from(*most)),
            }
        }));
        lines.extend([
            combo("Starts", "white", &["white", "black"]),
            "option name Seed type string default 0".to_owned(),
            spin("Level", &highest.to_string(), u32::from(lowest), u32::from(highest)),
            format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
            spin("Hash", "0", 0, HASH.0),
            format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        ]);
        lines
    }

    /// Sets an option; upper and lower case of its name are not distinguished.
    ///
    /// # Errors
    /// When there is no such option, or it can't have that value; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let refuse = |option: &str, expected: &str| OptionError::Value {
            option: option.to_owned(),
            value: quoted(value),
            expected: expected.to_owned(),
        };
        let lower_case = name.to_ascii_lowercase();
        match lower_case.as_str() {
            "game" => self.game = Kind::from_id(value).ok_or_else(|| refuse("Game", &games()))?,
            "starts" => self.agreed.starts = read_starts(value).map_err(|expected| refuse("Starts", expected))?,
            "seed" => {
                self.agreed.seed = value.parse().map_err(|_| refuse("Seed", "a whole number from 0 to 2^64 − 1"))?;
            }
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                self.level = level.ok_or_else(|| refuse("Level", "0 to 6"))?;
            }
            "threads" => self.threads = read_threads(value).map_err(|expected| refuse("Threads", &expected))?,
            "hash" => {
                let (most, expected) = HASH;
                let size: Option<u32> = value.parse().ok().filter(|&size| size <= most);
                let size = size.ok_or_else(|| refuse("Hash", expected))?;
                self.hash = (size > 0).then_some(size);
            }
            "multipv" => self.lines = read_lines(value).map_err(|expected| refuse("MultiPV", &expected))?,
            _ => {
                let choice = choices().into_iter().find(|choice| choice.name == lower_case);
                let choice = choice.ok_or_else(|| OptionError::Unknown(quoted(name)))?;
                let chosen = &mut self.agreed.choices.0;
                *chosen = (choice.set)(*chosen, value)
                    .ok_or_else(|| refuse(&capitalised(choice.name), &choice.expected()))?;
            }
        }
        Ok(())
    }

    /// The options of the game that is set.
    #[must_use]
    pub fn game_options(&self) -> Options {
        self.agreed.options(self.game)
    }

    /// A new game with these options.
    #[must_use]
    pub fn start(&self) -> AnyGame {
        AnyGame::new(&self.game_options())
    }
}

/// Reads the number of lines that a search tells: its best moves, each with what follows it.
///
/// # Errors
/// Which values are allowed.
pub(super) fn read_lines(text: &str) -> Result<usize, String> {
    let lines = text.parse().ok().filter(|lines| (1..=MOST_LINES).contains(lines));
    lines.ok_or_else(|| format!("a whole number from 1 to {MOST_LINES}"))
}

/// Reads the number of threads of a search.
///
/// # Errors
/// Which values are allowed.
pub(super) fn read_threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
    threads.ok_or_else(|| format!("a whole number from 1 to {MOST_THREADS}"))
}

/// The ids of all games: `zen, enso, torus or zener`.
pub(super) fn games() -> String {
    one_of(&Kind::ALL.map(Kind::id))
}

/// The name of an option as the protocol writes it, with a capital letter.
fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

fn read_starts(text: &str) -> Result<Player, &'static str> {
    match text {
        "white" => Ok(Player::One),
        "black" => Ok(Player::Two),
        _ => Err("white or black"),
    }
}
