//! Alpha-beta from the position on the board of a game, with the limits and the handicap of a level.

use super::search::AlphaBeta;
use crate::games::{Game, Notation, Ply, Rules};
use crate::search::any_search::AnySearch;
use crate::search::evaluate::Evaluate;
use crate::search::finding::Finding;
use crate::search::handicap::Handicap;
use crate::search::helpers::{Helpers, WantedHelpers};
use crate::search::limits::Limits;
use crate::search::progress::Progress;

/// The number of positions that a helper visits between two looks at whether the search is to end: about a millisecond.
const SLICE_OF_HELPER: u64 = 1_000;

/// Alpha-beta from a position.
pub(in crate::search) struct AlphaBetaSearch<E: Evaluate + Notation> {
    start: E,
    search: AlphaBeta<E>,
    /// The helpers that are to be started with the first step.
    wanted_helpers: WantedHelpers,
    helpers: Option<Helpers>,
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
        let mut search = match limits.memory {
            Some(bytes) => search.with_memory(bytes),
            None => search,
        };
        if let Some(enough) = limits.enough_points {
            search.set_enough_points(enough);
        }
        Self { start, search, wanted_helpers: WantedHelpers::NONE, helpers: None }
    }

    /// Starts the helpers that are still wanted: they search the same position with the same transposition table (lazy
    /// SMP, Chess Programming Wiki), so that what one has found saves the others work.
    fn start_helpers(&mut self) {
        let WantedHelpers { count, at_start } = std::mem::replace(&mut self.wanted_helpers, WantedHelpers::NONE);
        if count > 0 {
            let searches = (1..=count).map(|number| self.search.helper(number));
            let works = searches.map(|mut search| {
                move || {
                    let before = search.nodes();
                    let progress = search.step(SLICE_OF_HELPER);
                    (search.nodes() - before, progress)
                }
            });
            self.helpers = Some(Helpers::start(works, at_start));
        }
    }

    fn nodes_of_helpers(&self) -> u64 {
        self.helpers.as_ref().map_or(0, Helpers::nodes)
    }
}

impl<E: Evaluate + Notation> AnySearch for AlphaBetaSearch<E> {
    fn set_lines(&mut self, lines: usize) {
        self.search.set_lines(lines);
    }

    fn set_helpers(&mut self, wanted: WantedHelpers) {
        self.wanted_helpers = wanted;
    }

    fn step(&mut self, nodes: u64) -> Progress {
        self.start_helpers();
        let progress = self.search.step(nodes);
        if progress == Progress::Done
            && let Some(helpers) = &mut self.helpers
        {
            helpers.end();
        }
        progress
    }

    fn nodes(&self) -> u64 {
        self.search.nodes() + self.nodes_of_helpers()
    }

    fn finding(&self) -> Option<Finding> {
        let finding = Finding::new(&self.start, self.search.found()?);
        Some(Finding { nodes: finding.nodes + self.nodes_of_helpers(), ..finding })
    }
}

#[cfg(test)]
mod tests {
    use super::{AlphaBeta, AlphaBetaSearch, AnySearch, Handicap, Limits, Progress, WantedHelpers};
    use crate::games::enso::{Options, Position};
    use crate::games::{Game, Notation};

    fn position() -> Position {
        Position::parse("bb3w/b1w2w/b2wb1/4b1/w2b2/2w1bb w", &Options).expect("a position")
    }

    fn search() -> AlphaBetaSearch<Position> {
        AlphaBetaSearch::new(&Game::from_position(position()), Handicap::none(1_000), Limits::OF_LEVEL)
    }

    #[test]
    fn each_position_that_a_helper_visits_is_counted_once() {
        let mut alone = AlphaBeta::new(position(), &[], Handicap::none(1_000)).helper(1);
        while alone.step(u64::MAX) == Progress::Running {}
        let mut search = search();
        search.set_helpers(WantedHelpers { count: 1, at_start: || () });
        // The first position stores nothing in the table, so the helper searches as if it were alone.
        assert_eq!(search.step(1), Progress::Running);
        search.helpers.as_mut().expect("one is wanted").wait();
        assert_eq!(search.nodes(), 1 + alone.nodes());
        while search.step(100) == Progress::Running {}
        assert_eq!(search.nodes(), search.search.nodes() + alone.nodes());
        assert_eq!(search.finding().map(|finding| finding.nodes), Some(search.nodes()));
    }

    #[test]
    fn as_many_lines_are_found_as_are_wanted() {
        let mut search = search();
        search.set_lines(3);
        while search.step(100) == Progress::Running {}
        assert_eq!(search.finding().map(|finding| finding.others.len()), Some(2));
    }
}
