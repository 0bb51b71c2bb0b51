//! The reason why a side makes the first move of a round.

use super::Match;
use crate::games::{AnyGame, Player};
use crate::session::games;
use crate::session::round::Round;

/// The reason why a side makes the first move of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstMove {
    /// The round began from a position that was entered, which says whose move it is.
    Position,
    /// It was drawn by lot.
    Lot,
    /// This side lost the round before.
    LostRoundBefore,
    /// The round before was a draw, and the other side had begun it.
    AfterDraw,
}

impl Match {
    /// The reason why a side makes the first move of the round. `None` after that move, and in games in which player
    /// one always begins.
    #[must_use]
    pub fn first_move(&self) -> Option<FirstMove> {
        let game = self.round().game();
        if !games::of(game.kind()).draws_first_player() || !game.is_empty() {
            return None;
        }
        let before = self.rounds.iter().rev().nth(1).and_then(Round::result);
        Some(match before.map(|result| result.ending.winner()) {
            None if game.board() != AnyGame::new(&self.terms.game.options(0, 0, Player::One)).board() => {
                FirstMove::Position
            }
            None => FirstMove::Lot,
            Some(Some(_)) => FirstMove::LostRoundBefore,
            Some(None) => FirstMove::AfterDraw,
        })
    }
}
