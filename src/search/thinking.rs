//! A search for the next move of any game at any level, in slices: what engine, session and table use.

use super::any_search::AnySearch;
use super::finding::Finding;
use super::games;
use super::level::Level;
use super::limits::Limits;
use super::newcomer::NewcomerSearch;
use super::progress::Progress;
use crate::games::AnyGame;

/// The greatest number of lines that a search can be asked for.
pub const MOST_LINES: usize = 100;

/// A search in progress.
pub struct Thinking {
    key: u64,
    search: Box<dyn AnySearch>,
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
        let profile = games::profile_of(game.kind());
        let search = if level == Level::LOWEST {
            let search = (profile.begin)(game, profile.newcomer.searches_as, seed, limits)?;
            Box::new(NewcomerSearch::new(search, profile.newcomer, game, seed))
        } else {
            (profile.begin)(game, level, seed, limits)?
        };
        Some(Self { key: game.key(), search })
    }

    /// The same search, which looks for this number of best moves instead of one: from 1 to [`MOST_LINES`], or all if
    /// there are fewer. To be said before the first step.
    ///
    /// Alpha-beta searches one after the other to the same depth, so the lines are in the order of their scores. In ZeN
    /// they are the moves that were tried most, in that order, so a later one may have a higher score that is less
    /// certain; moves that can't be better than others are left out there. Once a win is proved in ZeN, the other lines
    /// are as they were.
    #[must_use]
    pub fn with_lines(mut self, lines: usize) -> Self {
        self.search.set_lines(lines.clamp(1, MOST_LINES));
        self
    }

    /// The key of the searched position: see [`AnyGame::key`].
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Continues the search for about this number of positions.
    pub fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
    }

    /// The result so far; `None` only before the first iteration is done.
    #[must_use]
    pub fn finding(&self) -> Option<Finding> {
        self.search.finding()
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Searches to the end. `None` only if there is no legal move, which can't be while the game is not over.
    pub fn finish(&mut self) -> Option<Finding> {
        while self.step(u64::MAX) == Progress::Running {}
        self.finding()
    }
}
