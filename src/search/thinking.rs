//! A search for the next move of any game at any level, in slices: what engine, session and table use.

use super::any_search::AnySearch;
use super::finding::Finding;
use super::games;
use super::helpers::{MOST_HELPERS, WantedHelpers};
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
    level: Level,
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
        Some(Self { key: game.key(), level, search })
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

    /// The same search with this number of further threads, at most [`MOST_HELPERS`], if it is of the highest level:
    /// the others are not to play better on a machine with more cores. Each thread does `at_start` first. To be said
    /// before the first step.
    ///
    /// The limits are those of the first thread, so the search takes as long as without helpers and finds more; what it
    /// finds depends on chance then. Where the system can't start threads, as in a browser, there are no helpers.
    #[must_use]
    pub fn with_helpers(mut self, count: usize, at_start: fn()) -> Self {
        if self.level == Level::HIGHEST {
            self.search.set_helpers(WantedHelpers { count: count.min(MOST_HELPERS), at_start });
        }
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

#[cfg(test)]
mod tests {
    use super::Thinking;
    use crate::games::{AnyGame, Kind, Options, torus};
    use crate::search::{Finding, Level, Limits, Progress, is_decided};

    fn start(kind: Kind) -> AnyGame {
        match kind {
            Kind::Torus => AnyGame::new(&Options::Torus(torus::Options { size: torus::Size::new(7).expect("a size") })),
            kind => AnyGame::new(&Options::usual(kind)),
        }
    }

    fn nodes(kind: Kind) -> u64 {
        if kind == Kind::Torus { 3_000 } else { 60_000 }
    }

    fn searched(game: &AnyGame, level: Level, nodes: u64, helpers: usize) -> Finding {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let thinking = Thinking::new(game, level, 7, limits).map(|thinking| thinking.with_helpers(helpers, || ()));
        thinking.and_then(|mut thinking| thinking.finish()).expect("the game goes on")
    }

    #[test]
    fn helpers_add_positions_to_those_of_the_first_thread_and_end_with_the_search() {
        for kind in Kind::ALL {
            let game = start(kind);
            let limits = Limits { nodes: Some(nodes(kind)), ..Limits::default() };
            let alone = searched(&game, Level::HIGHEST, nodes(kind), 0);
            let helped = || {
                let thinking = Thinking::new(&game, Level::HIGHEST, 7, limits).expect("a game");
                let mut thinking = thinking.with_helpers(2, || ());
                while thinking.step(500) == Progress::Running {
                    if let Some(finding) = thinking.finding() {
                        assert_eq!(game.check(finding.best()), Ok(()), "{kind:?}");
                    }
                }
                thinking
            };
            // On a busy machine the first thread may be done before another one has begun.
            let has_help = |thinking: &Thinking| thinking.nodes() > alone.nodes;
            let mut searches = (0..100).map(|_| helped());
            let thinking = searches.find(has_help).unwrap_or_else(|| panic!("{kind:?}: nobody has helped"));
            let finding = thinking.finding().expect("it has searched");
            assert_eq!(finding.nodes, thinking.nodes(), "{kind:?}");
            let mut position = game.clone();
            for text in &finding.principal_variation {
                position.play(text).unwrap_or_else(|error| panic!("{kind:?} {text}: {error}"));
            }
            assert_eq!(thinking.nodes(), finding.nodes, "nobody searches any more");
        }
    }

    #[test]
    fn forced_wins_are_found_with_helpers_as_well() {
        for (kind, position) in [
            (Kind::Zen, "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -"),
            (Kind::Enso, "6/6/1b4/2w3/6/bbb3 b"),
            (Kind::Torus, "3 3/3/3 z -"),
        ] {
            let Ok(game) = AnyGame::from_text(position, &Options::usual(kind)) else { panic!("{kind:?} {position}") };
            let alone = searched(&game, Level::HIGHEST, 20 * nodes(kind), 0);
            assert!(is_decided(alone.score) && alone.score > 0, "{kind:?} {}", alone.score);
            for _ in 0..5 {
                let helped = searched(&game, Level::HIGHEST, 20 * nodes(kind), 3);
                assert!(is_decided(helped.score) && helped.score > 0, "{kind:?} {}", helped.score);
            }
        }
    }

    #[test]
    fn only_the_highest_level_has_helpers() {
        for kind in Kind::ALL {
            let game = start(kind);
            for level in Level::ALL.into_iter().filter(|&level| level != Level::HIGHEST) {
                let [alone, helped] = [0, 2].map(|helpers| searched(&game, level, nodes(kind), helpers));
                assert_eq!(helped, alone, "{kind:?}, level {level}");
            }
        }
    }
}
