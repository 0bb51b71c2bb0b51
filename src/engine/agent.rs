//! Agents: they choose the moves of one side in the engine's matches.

use crate::games::{AnyGame, Game, View, quoted, with_game};
use crate::search::{Found, Level, Limits, Thinking, greedy, uct};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;

/// What chooses moves: `random`, `greedy`, `uct=N`, or a computer: `level=N`, and `nodes=N`, `depth=N` or both in place
/// of that level's own limits. The default level is the highest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agent {
    /// A legal move drawn with equal chances.
    Random,
    /// The fixed opponent [`greedy`]: the best board after two plies.
    Greedy,
    /// The fixed opponent [`uct`]: plain Monte Carlo tree search with this number of playouts.
    Uct(u64),
    /// A computer.
    Computer {
        /// Its level.
        level: Level,
        /// Limits that replace those of its level.
        limits: Limits,
    },
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

impl Agent {
    /// Chooses a move; `None` when the game is over. The errors of a computer are drawn from `seed`; random moves, and
    /// the seeds of the fixed opponents, from `chance`.
    #[must_use]
    pub fn choose(self, game: &AnyGame, seed: u64, chance: &mut ChaCha8Rng) -> Option<Choice> {
        match self {
            Self::Random => {
                let mut moves = game.legal_moves();
                if moves.is_empty() {
                    return None;
                }
                let text = moves.swap_remove(chance.random_range(0..moves.len()));
                Some(Choice { text, score: 0, nodes: 0 })
            }
            Self::Greedy | Self::Uct(_) => {
                let seed = chance.random();
                with_game!(AnyGame, game, game => self.measured(game, seed))
            }
            Self::Computer { level, limits } => {
                let mut thinking = Thinking::new(game, level, seed, limits)?;
                let finding = thinking.finish()?;
                Some(Choice { text: finding.best().to_owned(), score: finding.score, nodes: finding.nodes })
            }
        }
    }

    /// The move of a fixed opponent; `None` for other agents.
    fn measured<R: View>(self, game: &Game<R>, seed: u64) -> Option<Choice> {
        if game.verdict().outcome.is_over() {
            return None;
        }
        let position = game.position();
        let Found { score, nodes, principal_variation, .. } = match self {
            Self::Greedy => greedy::search(position, seed)?,
            Self::Uct(playouts) => uct::search(position, playouts, seed)?,
            Self::Random | Self::Computer { .. } => return None,
        };
        Some(Choice { text: position.move_text(*principal_variation.first()?), score, nodes })
    }
}

impl FromStr for Agent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::Random);
        }
        if text == "greedy" {
            return Ok(Self::Greedy);
        }
        let (mut level, mut limits) = (Level::HIGHEST, Limits::default());
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number = || {
                value.parse::<u64>().map_err(|_| format!("{} must be followed by = and a whole number", quoted(key)))
            };
            match key {
                "uct" => return Ok(Self::Uct(number()?)),
                "depth" => limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "nodes" => limits.nodes = Some(number()?),
                "level" => {
                    let found = u8::try_from(number()?).ok().and_then(Level::new);
                    level = found.ok_or_else(|| format!("level must be 1 to {}", Level::HIGHEST.number()))?;
                }
                _ => {
                    let part = quoted(part);
                    return Err(format!(
                        "a player is random, greedy, uct=N, level=N, depth=N or nodes=N, not '{part}'"
                    ));
                }
            }
        }
        Ok(Self::Computer { level, limits })
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (level, limits) = match self {
            Self::Random => return f.write_str("random"),
            Self::Greedy => return f.write_str("greedy"),
            Self::Uct(playouts) => return write!(f, "uct={playouts}"),
            Self::Computer { level, limits } => (level, limits),
        };
        write!(f, "level={}", level.number())?;
        if let Some(depth) = limits.depth {
            write!(f, ",depth={depth}")?;
        }
        if let Some(nodes) = limits.nodes {
            write!(f, ",nodes={nodes}")?;
        }
        Ok(())
    }
}
