//! The lowest level: it searches as another level does, and moves at random while it is ahead.
//!
//! So somebody who has just learnt the rules can catch up and win, and who plays better meets more resistance.

use super::any_search::AnySearch;
use super::finding::Finding;
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
    /// A legal move, drawn with equal chances.
    random_move: Option<String>,
    is_done: bool,
}

impl NewcomerSearch {
    /// A search that may be left aside for a random move, of the position on the board.
    pub(super) fn new(search: Box<dyn AnySearch>, newcomer: Newcomer, game: &AnyGame, seed: u64) -> Self {
        /// Distinguishes what is drawn here from other errors that are drawn from the same seed.
        const KIND_OF_ERROR: u64 = 0x5EED;
        let draw = mix(mix(seed ^ KIND_OF_ERROR) ^ game.key());
        let mut moves = game.legal_moves();
        let at = usize::try_from(((draw & 0xFFFF_FFFF) * moves.len() as u64) >> 32).unwrap_or(0);
        let random_move = (at < moves.len()).then(|| moves.swap_remove(at));
        Self { search, newcomer, drawn: draw >> 56, random_move, is_done: false }
    }
}

impl AnySearch for NewcomerSearch {
    fn step(&mut self, nodes: u64) -> Progress {
        let progress = self.search.step(nodes);
        self.is_done = progress == Progress::Done;
        progress
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
            Some(mv) => Finding { depth: 1, score: 0, nodes: found.nodes, principal_variation: vec![mv.clone()] },
            None => found,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};
    use crate::search::{Limits, Thinking};

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
    fn a_newcomer_searches_in_every_game_as_a_level_that_has_limits_of_its_own() {
        for kind in Kind::ALL {
            let Newcomer { searches_as, random, misses_wins, .. } = super::super::games::profile_of(kind).newcomer;
            assert!(searches_as > Level::LOWEST && random > 0 && misses_wins > 0, "{kind:?}");
        }
    }
}
