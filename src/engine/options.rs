//! The options of the protocol, and the game that they set up.

use crate::games::{AnyGame, Kind, Options, Player, quoted, torus, zen};
use crate::search::Level;
use crate::session::{GameTerms, SetupMethod};
use clap::Args;
use thiserror::Error;

/// What `setoption` sets; the options of the game are the same on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    /// The game.
    pub game: Kind,
    /// What is agreed before a game.
    pub agreed: Agreed,
    /// The level of the search.
    pub level: Level,
    /// Memory of the transposition table in MiB; `None` for the size that fits the level.
    pub hash: Option<u32>,
}

/// What is agreed before a game, for all games at once.
#[derive(Clone, PartialEq, Eq, Debug, Args)]
pub struct Agreed {
    /// Variant of zen: basic, 1, 2 or 3.
    #[arg(long, default_value = "basic", value_parser = read_variant)]
    pub variant: zen::Variant,
    /// Who makes the first move in zen: white or black.
    #[arg(long, default_value = "white", value_parser = read_starts)]
    pub starts: Player,
    /// Who announces check in zen: the game, or the players (then it has no effect of its own).
    #[arg(long, default_value = "game", value_parser = read_announcing)]
    pub announcing: zen::Announcing,
    /// Cells a side in torus: 3 to 19.
    #[arg(long, default_value = "15", value_parser = read_size)]
    pub size: torus::Size,
    /// Set-up of zener: ordered, shuffled or print-and-play.
    #[arg(long, default_value = "ordered", value_parser = read_setup)]
    pub setup: SetupMethod,
    /// What chance is drawn from.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

impl Default for Agreed {
    fn default() -> Self {
        Self {
            variant: zen::Variant::Basic,
            starts: Player::One,
            announcing: zen::Announcing::ByGame,
            size: torus::Size::default(),
            setup: SetupMethod::Ordered,
            seed: 0,
        }
    }
}

impl Agreed {
    /// The options of a game.
    #[must_use]
    pub fn options(&self, game: Kind) -> Options {
        let terms = match game {
            Kind::Zen => GameTerms::Zen { variant: self.variant, announcing: self.announcing },
            Kind::Enso => GameTerms::Enso,
            Kind::Torus => GameTerms::Torus { size: self.size, balanced_opening: false },
            Kind::Zener => GameTerms::Zener { setup: self.setup },
        };
        terms.options(self.seed, 0, self.starts)
    }
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { game: Kind::Zen, agreed: Agreed::default(), level: Level::HIGHEST, hash: None }
    }
}

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
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What is possible.
        expected: &'static str,
    },
}

/// The greatest value of the option `Hash` in MiB, and the words for its range: no more than the machine can address.
const HASH: (u32, &str) = if usize::BITS < 64 { (1024, "0 to 1024") } else { (4096, "0 to 4096") };

impl EngineOptions {
    /// The `option` lines of the protocol.
    #[must_use]
    pub fn describe() -> Vec<String> {
        let games: Vec<_> = Kind::ALL.iter().map(|kind| format!("var {}", kind.id())).collect();
        let variants: Vec<_> = zen::Variant::ALL.iter().map(|variant| format!("var {}", variant.id())).collect();
        let setups: Vec<_> = SetupMethod::ALL.iter().map(|setup| format!("var {}", setup.id())).collect();
        vec![
            format!("option name Game type combo default zen {}", games.join(" ")),
            format!("option name Variant type combo default basic {}", variants.join(" ")),
            "option name Starts type combo default white var white var black".to_owned(),
            "option name Announcing type combo default game var game var players".to_owned(),
            format!(
                "option name Size type spin default 15 min {} max {}",
                torus::Size::MIN.get(),
                torus::Size::MAX.get()
            ),
            format!("option name Setup type combo default ordered {}", setups.join(" ")),
            "option name Seed type string default 0".to_owned(),
            format!(
                "option name Level type spin default {} min {} max {}",
                Level::HIGHEST.number(),
                Level::LOWEST.number(),
                Level::HIGHEST.number()
            ),
            "option name Threads type spin default 1 min 1 max 1".to_owned(),
            format!("option name Hash type spin default 0 min 0 max {}", HASH.0),
        ]
    }

    /// Sets an option; names may be written in any case.
    ///
    /// # Errors
    /// When there is no such option or it can't have that value; nothing is changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let refuse = |option, expected| OptionError::Value { option, value: quoted(value), expected };
        match name.to_ascii_lowercase().as_str() {
            "game" => self.game = Kind::from_id(value).ok_or(refuse("Game", "zen, enso, torus or zener"))?,
            "variant" => self.agreed.variant = read_variant(value).map_err(|expected| refuse("Variant", expected))?,
            "starts" => self.agreed.starts = read_starts(value).map_err(|expected| refuse("Starts", expected))?,
            "announcing" => {
                self.agreed.announcing = read_announcing(value).map_err(|expected| refuse("Announcing", expected))?;
            }
            "size" => self.agreed.size = read_size(value).map_err(|expected| refuse("Size", expected))?,
            "setup" => self.agreed.setup = read_setup(value).map_err(|expected| refuse("Setup", expected))?,
            "seed" => {
                self.agreed.seed = value.parse().map_err(|_| refuse("Seed", "a whole number from 0 to 2^64 − 1"))?;
            }
            "level" => {
                let level = value.parse().ok().and_then(Level::new);
                self.level = level.ok_or(refuse("Level", "1 to 6"))?;
            }
            "threads" if value == "1" => {}
            "threads" => return Err(refuse("Threads", "1: a search that is the same on every machine is one thread")),
            "hash" => {
                let (most, expected) = HASH;
                let size: u32 = value.parse().ok().filter(|&size| size <= most).ok_or(refuse("Hash", expected))?;
                self.hash = (size > 0).then_some(size);
            }
            _ => return Err(OptionError::Unknown(quoted(name))),
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

fn read_variant(text: &str) -> Result<zen::Variant, &'static str> {
    zen::Variant::from_id(text).ok_or("basic, 1, 2 or 3")
}

fn read_starts(text: &str) -> Result<Player, &'static str> {
    match text {
        "white" => Ok(Player::One),
        "black" => Ok(Player::Two),
        _ => Err("white or black"),
    }
}

fn read_announcing(text: &str) -> Result<zen::Announcing, &'static str> {
    match text {
        "game" => Ok(zen::Announcing::ByGame),
        "players" => Ok(zen::Announcing::ByPlayers),
        _ => Err("game or players"),
    }
}

pub(super) fn read_size(text: &str) -> Result<torus::Size, &'static str> {
    text.parse().ok().and_then(torus::Size::new).ok_or("3 to 19")
}

fn read_setup(text: &str) -> Result<SetupMethod, &'static str> {
    SetupMethod::from_id(text).ok_or("ordered, shuffled or print-and-play")
}
