//! The match against an easy opponent that ends a game's lessons.

use crate::games::Kind;
use crate::search::Level;
use crate::session::{Seat, Terms};

/// The terms of the first match of a game: the learner makes the first move against the weakest computer, on a small
/// board where there is a choice.
#[must_use]
pub fn terms(kind: Kind, seed: u64) -> Terms {
    let mut terms = Terms { seed, ..Terms::usual(kind) };
    if kind == Kind::Torus {
        terms.game = super::torus::BOARD;
    }
    terms.seats[1] = Seat::of_level(Level::LOWEST);
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Match;

    #[test]
    fn the_first_match_of_every_game_can_be_played() {
        for kind in Kind::ALL {
            let played = Match::new(terms(kind, 1)).unwrap_or_else(|error| panic!("{}: {error}", kind.id()));
            assert!(played.waits_for_person() || played.waits_for_computer(), "{}", kind.id());
        }
    }
}
