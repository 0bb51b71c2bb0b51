//! A player of the engine: what its moves are chosen by.

use crate::games::{AnyGame, Game, Rules};
use crate::search::plain::{self, Limits};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;

/// How a player chooses its moves: `random`, or the plain search with `depth=N`, `nodes=N` or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Any legal move, evenly.
    Random,
    /// The plain search within limits.
    Plain(Limits),
}

/// What a player chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move, in notation.
    pub text: String,
    /// What the search thought of it, from the player's view; 0 at random.
    pub score: i32,
    /// Positions visited.
    pub nodes: u64,
}

impl Player {
    /// The player's move; `None` when the game is over.
    #[must_use]
    pub fn choose(self, game: &AnyGame, chance: &mut ChaCha8Rng) -> Option<Choice> {
        match (self, game) {
            (Self::Random, game) => {
                let mut moves = game.legal_moves();
                if moves.is_empty() {
                    return None;
                }
                let text = moves.swap_remove(chance.random_range(0..moves.len()));
                Some(Choice { text, score: 0, nodes: 0 })
            }
            (Self::Plain(limits), AnyGame::Zen(game)) => search(game, limits),
            (Self::Plain(limits), AnyGame::Enso(game)) => search(game, limits),
            (Self::Plain(limits), AnyGame::Torus(game)) => search(game, limits),
            (Self::Plain(limits), AnyGame::Zener(game)) => search(game, limits),
        }
    }
}

fn search<R: Rules>(game: &Game<R>, limits: Limits) -> Option<Choice> {
    if game.verdict().outcome.is_over() {
        return None;
    }
    let found = plain::search(game.position(), limits, &mut || false, &mut |_| {})?;
    let text = game.position().move_text(*found.variation.first()?);
    Some(Choice { text, score: found.score, nodes: found.nodes })
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::Random);
        }
        let (mut depth, mut nodes) = (None, None);
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number = || value.parse().map_err(|_| format!("{key} must be followed by = and a whole number"));
            match key {
                "depth" => depth = Some(number()?),
                "nodes" => nodes = Some(number()?),
                "level" => return Err("this version has no levels yet: use random, depth=N or nodes=N".to_owned()),
                _ => {
                    return Err(format!(
                        "a player is random, depth=N or nodes=N, not '{}'",
                        super::options::shorten(part)
                    ));
                }
            }
        }
        let depth = depth.map_or(u32::MAX, |depth: u64| u32::try_from(depth).unwrap_or(u32::MAX));
        Ok(Self::Plain(Limits { depth, nodes: nodes.unwrap_or(u64::MAX - 1) }))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Plain(Limits { depth: u32::MAX, nodes }) => write!(f, "nodes={nodes}"),
            Self::Plain(Limits { depth, nodes }) if *nodes >= u64::MAX - 1 => write!(f, "depth={depth}"),
            Self::Plain(Limits { depth, nodes }) => write!(f, "depth={depth},nodes={nodes}"),
        }
    }
}
