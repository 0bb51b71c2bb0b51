//! What is agreed before a match: the game and its options, the length, the seats and the seed.

use super::clock::Clock;
use super::game_terms::GameTerms;
use super::games;
use super::names;
use super::seat::Seat;
use crate::games::{Board, Kind};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How long a match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Length {
    /// One round.
    Single,
    /// This number of rounds, drawn ones included, or fewer if one team can no longer be caught up with.
    BestOf(u32),
    /// Until one team has this number of points: in ZEN's variants 2 and 3 those of the rules, elsewhere one for each
    /// win.
    FirstTo(u32),
}

/// Everything that is agreed before a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// The game.
    pub game: GameTerms,
    /// How long.
    pub length: Length,
    /// Two seats, or four in two teams: the first and the third against the second and the fourth.
    pub seats: Vec<Seat>,
    /// The seed of all random choices.
    pub seed: u64,
    /// The clock; `None` for unlimited thinking time.
    pub clock: Option<Clock>,
}

impl Terms {
    /// The most rounds of a match: it is over after them, whatever its length. That is far more than people play: best
    /// of 21 is already long, and a match to 7 points of ZEN has fewer rounds.
    pub const MOST_ROUNDS: u32 = 200;

    /// A single game between two persons.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        Self {
            game: GameTerms::usual(kind),
            length: Length::Single,
            seats: (0..2).map(|seat| Seat::person(&names::usual(seat))).collect(),
            seed: 0,
            clock: None,
        }
    }

    /// The terms of a single game between the same players that starts from a position with this board, which was set
    /// up by hand.
    #[must_use]
    pub fn from_position(&self, board: &Board) -> Self {
        let game = games::of(self.game.kind()).terms_from_position(&self.game, board);
        Self { game, length: Length::Single, ..self.clone() }
    }

    /// Whether no further round is to be played after this number of rounds with this score.
    #[must_use]
    pub fn is_decided(&self, rounds: usize, score: [u32; 2]) -> bool {
        let played = u32::try_from(rounds).unwrap_or(u32::MAX);
        match self.length {
            _ if played >= Self::MOST_ROUNDS => true,
            Length::Single => true,
            Length::FirstTo(points) => score.iter().any(|&team| team >= points),
            Length::BestOf(most) => {
                let left = most.saturating_sub(played);
                // With ZEN's points a lead can be caught up with in one round, so all rounds are played.
                left == 0 || !self.game.has_points() && score[0].abs_diff(score[1]) > left
            }
        }
    }

    /// The points with which a team wins the match if it wins the round of this number, counted from 1, with this score
    /// and that of the opponents before it; `None` if the match is not won by this round alone, so that every point may
    /// count.
    #[must_use]
    pub fn enough_points(&self, round: usize, own: u32, opponents: u32) -> Option<u32> {
        match self.length {
            Length::Single => Some(1),
            Length::FirstTo(points) => Some(points.saturating_sub(own).max(1)),
            Length::BestOf(most) => {
                let is_last = u32::try_from(round).is_ok_and(|round| round >= most);
                is_last.then(|| opponents.saturating_add(1).saturating_sub(own).max(1))
            }
        }
    }

    /// The same terms with every name cleaned; a name without visible characters becomes the default one: see
    /// [`names::clean`].
    #[must_use]
    pub(super) fn with_clean_names(mut self) -> Self {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.name = names::clean(&seat.name, &names::usual(index));
        }
        self
    }

    /// Whether these terms can be played.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn validate(&self) -> Result<(), TermsError> {
        if ![2, 4].contains(&self.seats.len()) {
            return Err(TermsError::Seats(self.seats.len()));
        }
        if self.clock.is_some_and(|clock| !clock.is_possible()) {
            return Err(TermsError::Clock);
        }
        match self.length {
            Length::BestOf(0) | Length::FirstTo(0) => Err(TermsError::Length),
            Length::BestOf(most) if most > Self::MOST_ROUNDS => Err(TermsError::Length),
            Length::Single | Length::BestOf(_) | Length::FirstTo(_) => Ok(()),
        }
    }
}

/// Why terms can't be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TermsError {
    /// The number of seats is neither 2 nor 4.
    #[error("a match has 2 or 4 seats, not {0}")]
    Seats(usize),
    /// A clock without time, or with more than a day.
    #[error("the times of a clock must be 1 to {} seconds", Clock::LONGEST)]
    Clock,
    /// A match of no rounds, or of too many.
    #[error("a match must be over at least one round or point, and at most {} rounds", Terms::MOST_ROUNDS)]
    Length,
}

#[cfg(test)]
mod tests {
    use super::{GameTerms, Length, Terms};
    use crate::games::torus::{self, Size};
    use crate::games::{AnyGame, Kind, Options, zen};

    #[test]
    fn from_a_position_that_was_set_up_the_same_players_play_one_game_on_its_board() {
        let terms = |game, length| Terms { game, length, seed: 5, ..Terms::usual(Kind::Torus) };
        let size = Size::new(5).expect("a size");
        let board = AnyGame::new(&Options::Torus(torus::Options { size })).board();
        let before = GameTerms::Torus { size: Size::MAX, balanced_opening: true };
        let after = GameTerms::Torus { size, balanced_opening: false };
        assert_eq!(terms(before, Length::BestOf(5)).from_position(&board), terms(after, Length::Single));
    }

    #[test]
    fn a_match_is_decided_when_the_other_team_can_no_longer_catch_up() {
        let decided = |kind, length, rounds, score| Terms { length, ..Terms::usual(kind) }.is_decided(rounds, score);
        let best_of_5 = |rounds, score| decided(Kind::Enso, Length::BestOf(5), rounds, score);
        assert!(!best_of_5(2, [2, 0]), "with three rounds left");
        assert!(!best_of_5(3, [2, 0]), "two rounds make it a draw");
        assert!(!best_of_5(3, [0, 2]));
        assert!(best_of_5(3, [3, 0]) && best_of_5(4, [2, 0]) && best_of_5(4, [0, 2]));
        assert!(!best_of_5(4, [2, 1]) && best_of_5(5, [2, 2]), "after the last round");
        let points = Terms { game: GameTerms::zen(zen::Variant::Two), ..Terms::usual(Kind::Zen) };
        let best_of_5 = |rounds| Terms { length: Length::BestOf(5), ..points.clone() }.is_decided(rounds, [9, 0]);
        assert!(!best_of_5(4) && best_of_5(5), "a round may bring many points");
        let most = usize::try_from(Terms::MOST_ROUNDS).unwrap();
        assert!(!decided(Kind::Enso, Length::FirstTo(7), most - 1, [6, 6]));
        assert!(decided(Kind::Enso, Length::FirstTo(7), most, [6, 6]), "no match is longer");
    }

    #[test]
    fn a_team_needs_as_many_points_as_make_it_win_the_match() {
        let needs = |length, round, score: [u32; 2]| {
            let terms = Terms { length, ..Terms::usual(Kind::Zen) };
            [[0, 1], [1, 0]].map(|[own, other]| terms.enough_points(round, score[own], score[other]))
        };
        assert_eq!(needs(Length::Single, 1, [0, 0]), [Some(1); 2]);
        assert_eq!(needs(Length::FirstTo(7), 4, [5, 3]), [Some(2), Some(4)]);
        assert_eq!(needs(Length::BestOf(3), 2, [5, 0]), [None; 2]);
        assert_eq!(needs(Length::BestOf(3), 3, [5, 2]), [Some(1), Some(4)]);
        assert_eq!(needs(Length::BestOf(3), 3, [u32::MAX, 0]), [Some(1), Some(u32::MAX)]);
    }
}
