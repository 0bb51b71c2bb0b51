//! A search for the next move of any game at any level, in slices: what engine, session and table use.

use super::alphabeta::AlphaBeta;
use super::judge::Judge;
use super::mind::Mind;
use super::torus::mind::TorusMind;
use super::torus::tree::Tree;
use super::{Found, Level, Progress, enso, torus, zen, zener};
use crate::games::{self, AnyGame, Game, Ply, Rules};

/// Limits that replace those of the level, if there is one at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Positions (in ZeN: playouts).
    pub nodes: Option<u64>,
    /// Plies; ZeN's search grows a tree as deep as it likes and knows no such limit.
    pub depth: Option<u32>,
    /// Memory for what has been seen before, in bytes. Less of it means that more is looked at twice.
    pub memory: Option<usize>,
}

impl Limits {
    /// No limit at all: thinking ends when everything is known, or when nobody asks for more.
    pub const NONE: Self = Self { nodes: Some(u64::MAX), depth: None, memory: None };
}

/// What thinking has come to so far, in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// How deep it has looked, in plies.
    pub depth: u32,
    /// From the view of the player to move, as in [`Found::score`].
    pub score: i32,
    /// Positions visited so far (in ZeN: playouts).
    pub nodes: u64,
    /// The best move and what is expected after it; never empty.
    pub variation: Vec<String>,
}

impl Finding {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> &str {
        self.variation.first().map_or("", String::as_str)
    }
}

/// A search under way.
pub struct Thinking {
    key: u64,
    search: Search,
}

enum Search {
    Zen(Line<zen::Searched>),
    Enso(Line<enso::Searched>),
    Torus(Box<Growth>),
    Zener(Line<zener::Searched>),
}

/// Alpha-beta from a position.
struct Line<J: Judge> {
    start: J,
    search: AlphaBeta<J>,
}

impl<J: Judge> Line<J> {
    fn new(game: &Game<J>, mind: Mind, limits: Limits) -> Self {
        let mind = match limits {
            Limits { nodes: None, depth: None, .. } => mind,
            Limits { nodes, depth, .. } => {
                Mind { nodes: nodes.unwrap_or(u64::MAX), depth: depth.unwrap_or(u32::MAX), ..mind }
            }
        };
        let start = game.position().clone();
        let before = std::iter::once(game.start()).chain(game.plies().iter().map(Ply::position));
        let before: Vec<u64> = before.take(game.plies().len()).map(Rules::key).collect();
        let search = AlphaBeta::new(start.clone(), &before, mind);
        let search = match limits.memory {
            Some(bytes) => search.with_memory(bytes),
            None => search,
        };
        Self { start, search }
    }

    fn finding(&self) -> Option<Finding> {
        self.search.found().map(|found| finding(&self.start, found))
    }
}

/// Monte Carlo tree search from a position.
struct Growth {
    start: games::torus::Position,
    search: Tree,
}

impl Growth {
    fn new(game: &Game<games::torus::Position>, mind: TorusMind, limits: Limits) -> Self {
        // A tree grows as deep as it likes: only playouts can be counted.
        let mind = TorusMind { playouts: limits.nodes.unwrap_or(mind.playouts), ..mind };
        let start = game.position().clone();
        Self { search: Tree::new(start.clone(), mind), start }
    }

    fn finding(&self) -> Option<Finding> {
        self.search.found().map(|found| finding(&self.start, &found))
    }
}

fn finding<R: Rules>(start: &R, found: &Found<R::Move>) -> Finding {
    let mut position = start.clone();
    let mut variation = Vec::with_capacity(found.variation.len());
    for &mv in &found.variation {
        variation.push(position.move_text(mv));
        position.make(mv);
    }
    Finding { depth: found.depth, score: found.score, nodes: found.nodes, variation }
}

/// Evaluates the same expression for whichever search it is.
macro_rules! each {
    ($search:expr, $line:ident => $body:expr) => {
        match $search {
            Search::Zen($line) => $body,
            Search::Enso($line) => $body,
            Search::Torus($line) => $body,
            Search::Zener($line) => $body,
        }
    };
}

impl Thinking {
    /// Prepares to think about the position on the board as a player of some level would; `None` when the game is over.
    ///
    /// Players of the same level with different seeds err in different places.
    #[must_use]
    pub fn new(game: &AnyGame, level: Level, seed: u64, limits: Limits) -> Option<Self> {
        if game.verdict().outcome.is_over() {
            return None;
        }
        let search = match game {
            AnyGame::Zen(game) => Search::Zen(Line::new(game, zen::mind(level, seed), limits)),
            AnyGame::Enso(game) => Search::Enso(Line::new(game, enso::mind(level, seed), limits)),
            AnyGame::Torus(game) => {
                let mind = torus::mind::mind(level, seed);
                Search::Torus(Box::new(Growth::new(game, mind, limits)))
            }
            AnyGame::Zener(game) => Search::Zener(Line::new(game, zener::mind(level, seed), limits)),
        };
        Some(Self { key: game.key(), search })
    }

    /// The key of the position that is thought about: see [`AnyGame::key`].
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Thinks on for about so many positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        each!(&mut self.search, line => line.search.step(nodes))
    }

    /// What has been found so far; `None` only before the first look at every move is done.
    #[must_use]
    pub fn finding(&self) -> Option<Finding> {
        each!(&self.search, line => line.finding())
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        each!(&self.search, line => line.search.nodes())
    }

    /// Thinks to the end; `None` only when there is no move, which a game that is not over does not know.
    pub fn finish(&mut self) -> Option<Finding> {
        while self.step(u64::MAX) == Progress::Running {}
        self.finding()
    }
}
