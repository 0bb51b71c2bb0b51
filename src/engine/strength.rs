//! How strong a computer plays in the engine's matches, and what it has chosen.

use super::options::read_threads;
use crate::games::quoted;
use crate::search::{Level, Limits};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How strong a computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// Its level.
    pub level: Level,
    /// Limits that replace those of its level.
    pub limits: Limits,
    /// The number of threads, at least 1.
    pub threads: usize,
    /// The time for each move; with it the level's own limits are lifted.
    pub time: Option<Duration>,
}

impl Strength {
    /// A level with its own limits.
    #[must_use]
    pub const fn of(level: Level) -> Self {
        Self { level, limits: Limits::OF_LEVEL, threads: 1, time: None }
    }

    /// The limits of the search: with a time for each move there are none but those that are named.
    #[must_use]
    pub fn limits(&self) -> Limits {
        match self.time {
            Some(_) => Limits { nodes: Some(self.limits.nodes.unwrap_or(u64::MAX)), ..self.limits },
            None => self.limits,
        }
    }
}

/// What an agent chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move, in notation.
    pub text: String,
    /// Its score for the player to move; 0 for a random move.
    pub score: i32,
    /// Positions visited.
    pub nodes: u64,
}

impl FromStr for Strength {
    type Err = String;

    /// Reads `level=4,nodes=1000`; without a level it is the highest.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut strength = Self::of(Level::HIGHEST);
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number = || read_number(key, value);
            match key {
                "depth" => strength.limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "nodes" => strength.limits.nodes = Some(number()?),
                "threads" => {
                    strength.threads = read_threads(value).map_err(|expected| format!("threads must be {expected}"))?;
                }
                "movetime" => strength.time = Some(Duration::from_millis(number()?)),
                "level" => {
                    let found = u8::try_from(number()?).ok().and_then(Level::new);
                    strength.level = found.ok_or_else(|| {
                        format!("level must be {} to {}", Level::LOWEST.number(), Level::HIGHEST.number())
                    })?;
                }
                _ => {
                    let part = quoted(part);
                    return Err(format!(
                        "a player is random, rules-only, greedy, uct=N, level=N, depth=N, nodes=N, movetime=MS, threads=N or engine:PATH, not '{part}'"
                    ));
                }
            }
        }
        Ok(strength)
    }
}

/// Reads the number after a key.
pub(super) fn read_number(key: &str, value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| format!("{} must be followed by = and a whole number", quoted(key)))
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "level={}", self.level.number())?;
        if let Some(depth) = self.limits.depth {
            write!(f, ",depth={depth}")?;
        }
        if let Some(nodes) = self.limits.nodes {
            write!(f, ",nodes={nodes}")?;
        }
        if let Some(time) = self.time {
            write!(f, ",movetime={}", time.as_millis())?;
        }
        if self.threads > 1 {
            write!(f, ",threads={}", self.threads)?;
        }
        Ok(())
    }
}
