//! The lowest level: it searches as another level does, and moves at random while it is ahead.
//!
//! So somebody who has just learnt the rules can catch up and win, and who plays better meets more resistance.

use super::any_search::AnySearch;
use super::finding::Finding;
use super::helpers::WantedHelpers;
use super::level::Level;
use super::progress::Progress;
use super::score::WIN;
use crate::games::AnyGame;
use crate::games::splitmix::mix;

/// How the lowest level plays a game. Shares are numbers of 256.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Newcomer {
    /// The level as which it searches: never the lowest.
    pub(super) searches_as: Level,
    /// It is ahead if the score of its search is higher than this.
    pub(super) margin: i32,
    /// The share of random moves while it is ahead.
    pub(super) random: u64,
    /// The share of random moves where its search has found a win with the next ply.
    pub(super) misses_wins: u64,
}

/// The search of the lowest level. What is drawn depends on the position and the seed only.
pub(super) struct NewcomerSearch {
    search: Box<dyn AnySearch>,
    newcomer: Newcomer,
    /// A number below 256: the move is random where the share is greater.
    drawn: u64,
    /// A legal move that doesn't win at once if there is one: whoever doesn't look where it goes doesn't win by it
    /// either.
    random_move: Option<String>,
    is_done: bool,
}

impl NewcomerSearch {
    /// A search that may be left aside for a random move, of the position on the board.
    pub(super) fn new(search: Box<dyn AnySearch>, newcomer: Newcomer, game: &AnyGame, seed: u64) -> Self {
        /// Distinguishes what is drawn here from the other errors that are drawn from the same seed.
        const KIND_OF_ERROR: u64 = 0x5EED;
        let draw = mix(mix(seed ^ KIND_OF_ERROR) ^ game.key());
        Self { search, newcomer, drawn: draw >> 56, random_move: random_move(game, draw), is_done: false }
    }
}

/// A legal move, by the lower half of a random number, among those that don't win at once if there are any; `None` when
/// the game is over.
fn random_move(game: &AnyGame, draw: u64) -> Option<String> {
    let mut moves = game.legal_moves();
    let first = ((draw & 0xFFFF_FFFF) * moves.len() as u64) >> 32;
    // Less than the number of moves.
    moves.rotate_left(usize::try_from(first).unwrap_or(0));
    let at = moves.iter().position(|mv| !wins(game, mv)).unwrap_or(0);
    (at < moves.len()).then(|| moves.swap_remove(at))
}

/// Whether a legal move wins at once.
fn wins(game: &AnyGame, mv: &str) -> bool {
    let mut after = game.clone();
    after.play(mv).is_ok() && after.verdict().outcome.winner() == Some(game.to_move())
}

impl AnySearch for NewcomerSearch {
    fn step(&mut self, nodes: u64) -> Progress {
        let progress = self.search.step(nodes);
        self.is_done = progress == Progress::Done;
        progress
    }

    fn set_lines(&mut self, lines: usize) {
        self.search.set_lines(lines);
    }

    fn set_helpers(&mut self, wanted: WantedHelpers) {
        self.search.set_helpers(wanted);
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn finding(&self) -> Option<Finding> {
        let found = self.search.finding()?;
        let Newcomer { margin, random, misses_wins, .. } = self.newcomer;
        let share = match found.score {
            score if score >= WIN - 2 => misses_wins,
            score if score > margin => random,
            _ => 0,
        };
        let random_move = self.random_move.as_ref().filter(|_| self.is_done && self.drawn < share);
        Some(match random_move {
            Some(mv) => Finding::of_move(1, 0, found.nodes, mv.clone()),
            None => found,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};
    use crate::search::games::profile_of;
    use crate::search::{Limits, Thinking};
    use std::collections::BTreeSet;

    fn moves_at_the_start(kind: Kind, level: Level, seed: u64) -> Vec<String> {
        let game = AnyGame::new(&Options::usual(kind));
        (0..2)
            .filter_map(|_| Thinking::new(&game, level, seed, Limits::default())?.finish())
            .map(|found| found.best().to_owned())
            .collect()
    }

    #[test]
    fn the_lowest_level_makes_a_legal_move_that_depends_on_the_seed_only() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            for seed in 0..20 {
                let moves = moves_at_the_start(kind, Level::LOWEST, seed);
                assert_eq!(moves.len(), 2, "{kind:?}");
                assert_eq!(moves[0], moves[1], "{kind:?}");
                assert_eq!(game.check(&moves[0]), Ok(()), "{kind:?}");
            }
        }
    }

    #[test]
    fn a_random_move_wins_only_where_every_move_does() {
        let position = "9 zz7/5n3/5n3/5n3/5n3/5n3/5n3/5n3/zzz2n3 n -";
        let game = AnyGame::from_text(position, &Options::usual(Kind::Torus)).expect("a position");
        assert!(game.legal_moves().iter().any(|mv| wins(&game, mv)), "N closes its loop with f9");
        let drawn: BTreeSet<String> = (0..500).filter_map(|seed| random_move(&game, mix(seed))).collect();
        assert!(drawn.len() > 20 && drawn.iter().all(|mv| !wins(&game, mv)), "{drawn:?}");
    }

    #[test]
    fn a_newcomer_searches_in_every_game_as_a_level_that_has_limits_of_its_own() {
        for kind in Kind::ALL {
            let Newcomer { searches_as, random, misses_wins, .. } = profile_of(kind).newcomer;
            assert!(searches_as > Level::LOWEST && random > 0 && misses_wins > 0, "{kind:?}");
        }
    }
}
