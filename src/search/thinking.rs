//! A search for the next move of any game at any level, in slices: what engine, session and table use.

use super::alphabeta::AlphaBeta;
use super::evaluate::Evaluate;
use super::handicap::Handicap;
use super::torus::parameters::Parameters;
use super::torus::tree::Tree;
use super::{Found, Level, Progress, enso, torus, zen, zener};
use crate::games::{self, AnyGame, Game, Notation, Ply, Rules, with_game};

/// Limits that replace those of the level. If `nodes` or `depth` is set, both of the level's limits are lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Positions (in ZeN: playouts).
    pub nodes: Option<u64>,
    /// Plies; ZeN's tree search has no such limit.
    pub depth: Option<u32>,
    /// Memory of the transposition table, in bytes. With less memory more positions are searched twice.
    pub memory: Option<usize>,
}

impl Limits {
    /// No limit at all: the search ends when the position is solved, or when nobody calls `step` any more.
    pub const NONE: Self = Self { nodes: Some(u64::MAX), depth: None, memory: None };
}

/// The result of a search so far, in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// From the view of the player to move, as in [`Found::score`].
    pub score: i32,
    /// Positions visited so far (in ZeN: playouts).
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects; never empty.
    pub principal_variation: Vec<String>,
}

impl Finding {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> &str {
        self.principal_variation.first().map_or("", String::as_str)
    }
}

/// A search under way.
pub struct Thinking {
    key: u64,
    search: Search,
}

enum Search {
    Zen(AlphaBetaSearch<zen::Searched>),
    Enso(AlphaBetaSearch<enso::Searched>),
    Torus(Box<TreeSearch>),
    Zener(AlphaBetaSearch<zener::Searched>),
}

/// Alpha-beta from a position.
struct AlphaBetaSearch<J: Evaluate + Notation> {
    start: J,
    search: AlphaBeta<J>,
}

impl<J: Evaluate + Notation> AlphaBetaSearch<J> {
    fn new(game: &Game<J>, handicap: Handicap, limits: Limits) -> Self {
        let handicap = match limits {
            Limits { nodes: None, depth: None, .. } => handicap,
            Limits { nodes, depth, .. } => {
                Handicap { nodes: nodes.unwrap_or(u64::MAX), depth: depth.unwrap_or(u32::MAX), ..handicap }
            }
        };
        let start = game.position().clone();
        let before = std::iter::once(game.start()).chain(game.plies().iter().map(Ply::position));
        let before: Vec<u64> = before.take(game.plies().len()).map(Rules::key).collect();
        let search = AlphaBeta::new(start.clone(), &before, handicap);
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
struct TreeSearch {
    start: games::torus::Position,
    search: Tree,
}

impl TreeSearch {
    fn new(game: &Game<games::torus::Position>, parameters: Parameters, limits: Limits) -> Self {
        // The depth of the tree has no limit: only playouts are counted.
        let playouts = limits.nodes.unwrap_or(parameters.playouts);
        let start = game.position().clone();
        Self { search: Tree::new(start.clone(), Parameters { playouts, ..parameters }), start }
    }

    fn finding(&self) -> Option<Finding> {
        self.search.found().map(|found| finding(&self.start, &found))
    }
}

fn finding<R: Notation>(start: &R, found: &Found<R::Move>) -> Finding {
    let mut position = start.clone();
    let mut principal_variation = Vec::with_capacity(found.principal_variation.len());
    for &mv in &found.principal_variation {
        principal_variation.push(position.move_text(mv));
        position.make(mv);
    }
    Finding { depth: found.depth, score: found.score, nodes: found.nodes, principal_variation }
}

impl Thinking {
    /// Prepares a search of the position on the board at a level; `None` when the game is over.
    ///
    /// Players of the same level with different seeds make different errors.
    #[must_use]
    pub fn new(game: &AnyGame, level: Level, seed: u64, limits: Limits) -> Option<Self> {
        if game.verdict().outcome.is_over() {
            return None;
        }
        let search = match game {
            AnyGame::Zen(game) => Search::Zen(AlphaBetaSearch::new(game, zen::handicap(level, seed), limits)),
            AnyGame::Enso(game) => Search::Enso(AlphaBetaSearch::new(game, enso::handicap(level, seed), limits)),
            AnyGame::Torus(game) => {
                let parameters = torus::parameters::parameters(level, seed);
                Search::Torus(Box::new(TreeSearch::new(game, parameters, limits)))
            }
            AnyGame::Zener(game) => Search::Zener(AlphaBetaSearch::new(game, zener::handicap(level, seed), limits)),
        };
        Some(Self { key: game.key(), search })
    }

    /// The key of the position that is searched: see [`AnyGame::key`].
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Continues the search for about this number of positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        with_game!(Search, &mut self.search, line => line.search.step(nodes))
    }

    /// The result so far; `None` only before the first iteration is done.
    #[must_use]
    pub fn finding(&self) -> Option<Finding> {
        with_game!(Search, &self.search, line => line.finding())
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        with_game!(Search, &self.search, line => line.search.nodes())
    }

    /// Searches to the end; `None` only without a legal move, which there always is while the game is not over.
    pub fn finish(&mut self) -> Option<Finding> {
        while self.step(u64::MAX) == Progress::Running {}
        self.finding()
    }
}
