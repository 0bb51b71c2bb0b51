//! Agents: they choose the moves of one side in the engine's matches.

use super::external::{ExternalEngine, ExternalError};
use super::strength::{Choice, Strength, read_number};
use crate::games::{AnyGame, Game, View, with_game};
use crate::search::{Found, Level, Progress, Thinking, greedy, rules_only, uct};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// What chooses moves: `random`, `rules-only`, `greedy`, `uct=N`, or a computer of a level: `level=N`, with `nodes=N`,
/// `depth=N` or `movetime=MS` instead of the level's own limits. Without a level it is the highest. `engine:PATH`
/// before these parts is the computer of another build of this program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Agent {
    /// A legal move drawn with equal chances.
    Random,
    /// The fixed opponent [`rules_only`]: wins in one turn, prevents losses in one, and otherwise moves at random.
    RulesOnly,
    /// The fixed opponent [`greedy`]: the best board after two plies.
    Greedy,
    /// The fixed opponent [`uct`]: plain Monte Carlo tree search with this number of playouts.
    Uct(u64),
    /// A computer of this program.
    Computer(Strength),
    /// A computer of another program that speaks the protocol.
    External {
        /// The program.
        path: PathBuf,
        /// How strong it shall play.
        strength: Strength,
    },
}

/// An agent that plays a game. Another program runs as long as this value exists.
pub struct RunningAgent {
    agent: Agent,
    external: Option<ExternalEngine>,
}

impl RunningAgent {
    /// Makes an agent ready to play.
    ///
    /// # Errors
    /// When another program can't be started.
    pub fn start(agent: Agent) -> Result<Self, ExternalError> {
        let external = match &agent {
            Agent::External { path, .. } => Some(ExternalEngine::start(path)?),
            Agent::Random | Agent::RulesOnly | Agent::Greedy | Agent::Uct(_) | Agent::Computer(_) => None,
        };
        Ok(Self { agent, external })
    }

    /// Chooses a move; `None` when the game is over. The errors of a computer are drawn from `seed`, random moves and
    /// the seeds of the fixed opponents from `chance`.
    ///
    /// # Errors
    /// When another program breaks off or refuses what it is asked.
    pub fn choose(
        &mut self,
        game: &AnyGame,
        seed: u64,
        chance: &mut ChaCha8Rng,
    ) -> Result<Option<Choice>, ExternalError> {
        match (&self.agent, &mut self.external) {
            (Agent::External { strength, .. }, Some(engine)) => {
                if game.verdict().outcome.is_over() {
                    return Ok(None);
                }
                engine.choose(game, strength, seed).map(Some)
            }
            (agent, _) => Ok(agent.choose(game, seed, chance)),
        }
    }
}

impl Agent {
    /// A computer of a level with its own limits.
    #[must_use]
    pub const fn of_level(level: Level) -> Self {
        Self::Computer(Strength::of(level))
    }

    /// Chooses a move; `None` when the game is over, and for another program.
    #[must_use]
    pub fn choose(&self, game: &AnyGame, seed: u64, chance: &mut ChaCha8Rng) -> Option<Choice> {
        match self {
            Self::Random => {
                let mut moves = game.legal_moves();
                if moves.is_empty() {
                    return None;
                }
                let text = moves.swap_remove(chance.random_range(0..moves.len()));
                Some(Choice { text, score: 0, nodes: 0 })
            }
            Self::RulesOnly | Self::Greedy | Self::Uct(_) => {
                let seed = chance.random();
                with_game!(AnyGame, game, game => self.fixed_opponent(game, seed))
            }
            Self::Computer(strength) => search(game, strength, seed),
            Self::External { .. } => None,
        }
    }

    /// The move of a fixed opponent; `None` for other agents.
    fn fixed_opponent<R: View>(&self, game: &Game<R>, seed: u64) -> Option<Choice> {
        if game.verdict().outcome.is_over() {
            return None;
        }
        let position = game.position();
        let Found { score, nodes, principal_variation, .. } = match self {
            Self::RulesOnly => rules_only::search(position, seed)?,
            Self::Greedy => greedy::search(position, seed)?,
            Self::Uct(playouts) => uct::search(position, *playouts, seed)?,
            Self::Random | Self::Computer(_) | Self::External { .. } => return None,
        };
        Some(Choice { text: position.move_text(*principal_variation.first()?), score, nodes })
    }
}

/// The choice of a computer of this program; `None` when the game is over.
fn search(game: &AnyGame, strength: &Strength, seed: u64) -> Option<Choice> {
    /// Positions between two looks at the clock: about a millisecond of search.
    const SLICE: u64 = 1_000;
    let thinking = Thinking::new(game, strength.level, seed, strength.limits())?;
    let mut thinking = thinking.with_helpers(strength.threads.saturating_sub(1), || ());
    let finding = match strength.time {
        None => thinking.finish()?,
        Some(time) => {
            let begun = Instant::now();
            // Playouts are slower than positions of alpha-beta, so the slices begin small and grow to a millisecond.
            let mut slice = 1;
            loop {
                let before = begun.elapsed();
                if thinking.step(slice) == Progress::Done {
                    break;
                }
                let now = begun.elapsed();
                if now >= time && thinking.finding().is_some() {
                    break;
                }
                if now - before < Duration::from_micros(500) && slice < SLICE {
                    slice *= 2;
                }
            }
            thinking.finding()?
        }
    };
    Some(Choice { text: finding.best().to_owned(), score: finding.score, nodes: finding.nodes })
}

impl FromStr for Agent {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::Random);
        }
        if text == "rules-only" {
            return Ok(Self::RulesOnly);
        }
        if text == "greedy" {
            return Ok(Self::Greedy);
        }
        match text.strip_prefix("engine:") {
            None => match text.strip_prefix("uct=") {
                Some(number) => Ok(Self::Uct(read_number("uct", number)?)),
                None => Ok(Self::Computer(text.parse()?)),
            },
            Some(rest) => {
                let (path, strength) = match rest.split_once(',') {
                    Some((path, strength)) => (path, strength.parse()?),
                    None => (rest, Strength::of(Level::HIGHEST)),
                };
                if path.is_empty() {
                    return Err("engine: must be followed by the path of a program".to_owned());
                }
                Ok(Self::External { path: path.into(), strength })
            }
        }
    }
}

impl fmt::Display for Agent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::RulesOnly => f.write_str("rules-only"),
            Self::Greedy => f.write_str("greedy"),
            Self::Uct(playouts) => write!(f, "uct={playouts}"),
            Self::Computer(strength) => strength.fmt(f),
            Self::External { path, strength } => write!(f, "engine:{},{strength}", path.display()),
        }
    }
}
