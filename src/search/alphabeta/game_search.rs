//! Alpha-beta from the position on the board of a game, with the limits and the handicap of a level.

use super::search::AlphaBeta;
use crate::games::{Game, Notation, Ply, Rules};
use crate::search::any_search::AnySearch;
use crate::search::evaluate::Evaluate;
use crate::search::finding::Finding;
use crate::search::handicap::Handicap;
use crate::search::limits::Limits;
use crate::search::progress::Progress;

/// Alpha-beta from a position.
pub(in crate::search) struct AlphaBetaSearch<E: Evaluate + Notation> {
    start: E,
    search: AlphaBeta<E>,
}

impl<E: Evaluate + Notation> AlphaBetaSearch<E> {
    /// Prepares the search of the position on the board.
    pub(in crate::search) fn new(game: &Game<E>, handicap: Handicap, limits: Limits) -> Self {
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
}

impl<E: Evaluate + Notation> AnySearch for AlphaBetaSearch<E> {
    fn set_lines(&mut self, lines: usize) {
        self.search.set_lines(lines);
    }

    fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn finding(&self) -> Option<Finding> {
        self.search.found().map(|found| Finding::new(&self.start, found))
    }
}
