//! The form of a new match: everything that is chosen before it is agreed.

use super::choices::GameChoices;
use super::clock_choice::ClockChoice;
use super::game_terms::GameTerms;
use super::seat_choice::{PlayedBy, SeatChoice};
use super::terms::{Length, Terms, TermsError};
use crate::games::Kind;
use crate::search::Level;
use std::ops::RangeInclusive;
use thiserror::Error;

/// The form of a new match. The options of one game are kept while another game is selected.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchForm {
    /// The game.
    pub kind: Kind,
    /// The options of all games.
    pub choices: GameChoices,
    /// How long the match is.
    pub length: Length,
    /// Whether the length was chosen for a game that is played for points.
    for_points: bool,
    /// The clock.
    pub clock: ClockChoice,
    /// Whether it is played by four in two teams.
    pub four: bool,
    /// Who plays; without [`four`](Self::four) only the first two.
    pub seats: [SeatChoice; 4],
    /// The seed of all random choices, as it was typed; empty for a random seed.
    pub seed: String,
}

impl Default for MatchForm {
    fn default() -> Self {
        Self {
            kind: Kind::ALL[0],
            choices: GameChoices::default(),
            length: Length::Single,
            for_points: false,
            clock: ClockChoice::default(),
            four: false,
            seats: [0, 1, 2, 3].map(SeatChoice::person),
            seed: String::new(),
        }
    }
}

impl MatchForm {
    /// The usual length of a match that is played for points.
    const USUAL_POINTS: Length = Length::FirstTo(7);

    /// The game with its options.
    #[must_use]
    pub fn game(&self) -> GameTerms {
        self.choices.terms(self.kind)
    }

    /// The seats that are taken.
    #[must_use]
    pub fn seats(&self) -> &[SeatChoice] {
        &self.seats[..self.count()]
    }

    /// The seats that are taken, to be changed.
    pub fn seats_mut(&mut self) -> &mut [SeatChoice] {
        let count = self.count();
        &mut self.seats[..count]
    }

    const fn count(&self) -> usize {
        if self.four { 4 } else { 2 }
    }

    /// Whether a computer plays.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        self.seats().iter().any(|seat| seat.by != PlayedBy::Person)
    }

    /// Exchanges the seats of the two sides.
    pub fn change_sides(&mut self) {
        self.seats.swap(0, 1);
        self.seats.swap(2, 3);
    }

    /// Gives every computer the level that fits the results, whatever was chosen before.
    pub fn fit_levels(&mut self) {
        for seat in &mut self.seats {
            if let PlayedBy::Level(_) = seat.by {
                seat.by = PlayedBy::Fitting;
            }
        }
    }

    /// The lengths that can be chosen for the game, the usual one first. The chosen length is offered with its number.
    #[must_use]
    pub fn lengths(&self) -> Vec<Length> {
        let rounds = if let Length::BestOf(rounds) = self.length { rounds } else { 3 };
        match (self.game().has_points(), self.length) {
            (true, Length::FirstTo(points)) => vec![Length::FirstTo(points), Length::Single],
            (true, _) => vec![Self::USUAL_POINTS, Length::Single],
            (false, Length::FirstTo(wins)) => vec![Length::Single, Length::BestOf(rounds), Length::FirstTo(wins)],
            (false, _) => vec![Length::Single, Length::BestOf(rounds), Length::FirstTo(3)],
        }
    }

    /// Chooses the usual length if the chosen one was for a game with points and this one has none, or the other way
    /// round.
    pub fn settle(&mut self) {
        let has_points = self.game().has_points();
        if self.for_points != has_points {
            self.for_points = has_points;
            self.length = if has_points { Self::USUAL_POINTS } else { Length::Single };
        }
    }

    /// The seed that was typed; `None` for a random one.
    ///
    /// # Errors
    /// When the text is not a whole number from 0 to `u64::MAX`.
    pub fn typed_seed(&self) -> Result<Option<u64>, FormError> {
        let text = self.seed.trim();
        if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_| FormError::Seed) }
    }

    /// Whether a match can begin with what has been chosen.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn validate(&self) -> Result<(), FormError> {
        self.terms(0, Level::LOWEST).validate()?;
        self.typed_seed().map(drop)
    }

    /// The terms of the match with this seed, where `fitting` is the level that fits the results.
    #[must_use]
    pub fn terms(&self, seed: u64, fitting: Level) -> Terms {
        let seats = self.seats().iter().map(|seat| seat.seat(fitting)).collect();
        Terms { game: self.game(), length: self.length, seats, clock: self.clock.clock(), seed }
    }
}

/// Why no match can begin with what has been chosen.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FormError {
    /// The terms can't be played.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// The seed that was typed is not a number, or too large.
    #[error("a seed is a whole number")]
    Seed,
}

impl Length {
    /// The next shorter and the next longer length of the same kind that are offered. Even numbers of rounds are not
    /// offered, because they often end in a draw.
    #[must_use]
    pub fn neighbours(self) -> [Option<Self>; 2] {
        let within = |number: u32, range: RangeInclusive<u32>| Some(number).filter(|number| range.contains(number));
        match self {
            Self::Single => [None, None],
            Self::BestOf(rounds) => [rounds.saturating_sub(2), rounds.saturating_add(2)]
                .map(|rounds| within(rounds, 3..=15).map(Self::BestOf)),
            Self::FirstTo(points) => [points.saturating_sub(1), points.saturating_add(1)]
                .map(|points| within(points, 1..=30).map(Self::FirstTo)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FormError, MatchForm};
    use crate::games::{Kind, zen};
    use crate::search::Level;
    use crate::session::choices::GameChoices;
    use crate::session::seat_choice::{PlayedBy, SeatChoice};
    use crate::session::terms::Length;

    fn form(kind: Kind, variant: zen::Variant) -> MatchForm {
        let choices = GameChoices { variant, ..GameChoices::default() };
        MatchForm { kind, choices, ..MatchForm::default() }
    }

    #[test]
    fn every_choice_makes_terms_that_can_be_played() {
        for kind in Kind::ALL {
            for variant in zen::Variant::ALL {
                for four in [false, true] {
                    let mut form = MatchForm { four, ..form(kind, variant) };
                    form.settle();
                    assert_eq!(form.terms(7, Level::LOWEST).validate(), Ok(()), "{form:?}");
                }
            }
        }
    }

    #[test]
    fn only_the_seats_that_are_taken_are_told_and_changed() {
        let level = Level::new(3).unwrap_or(Level::LOWEST);
        let mut form = MatchForm::default();
        assert!(!form.has_computer());
        form.seats[3].by = PlayedBy::Level(level);
        assert!(!form.has_computer(), "nobody sits on the fourth seat");
        form.four = true;
        assert!(form.has_computer());
        form.seats_mut()[2].by = PlayedBy::Fitting;
        let by = |form: &MatchForm| form.seats.clone().map(|seat| seat.by);
        assert_eq!(by(&form), [PlayedBy::Person, PlayedBy::Person, PlayedBy::Fitting, PlayedBy::Level(level)]);
        form.change_sides();
        assert_eq!(by(&form), [PlayedBy::Person, PlayedBy::Person, PlayedBy::Level(level), PlayedBy::Fitting]);
        assert_eq!([0, 1].map(|seat| form.seats[seat].name.as_str()), ["Player 2", "Player 1"]);
        form.fit_levels();
        assert_eq!(by(&form), [PlayedBy::Person, PlayedBy::Person, PlayedBy::Fitting, PlayedBy::Fitting]);
        form.four = false;
        assert_eq!((form.seats().len(), form.seats_mut().len()), (2, 2));
    }

    #[test]
    fn the_lengths_that_are_offered_go_with_the_game_and_hold_the_chosen_one() {
        let offered = |variant, length| MatchForm { length, ..form(Kind::Zen, variant) }.lengths();
        let (points, none) = (zen::Variant::Two, zen::Variant::Basic);
        assert_eq!(offered(points, Length::Single), [Length::FirstTo(7), Length::Single]);
        assert_eq!(offered(points, Length::FirstTo(9)), [Length::FirstTo(9), Length::Single]);
        assert_eq!(offered(none, Length::Single), [Length::Single, Length::BestOf(3), Length::FirstTo(3)]);
        assert_eq!(offered(none, Length::BestOf(5)), [Length::Single, Length::BestOf(5), Length::FirstTo(3)]);
        assert_eq!(offered(none, Length::FirstTo(4)), [Length::Single, Length::BestOf(3), Length::FirstTo(4)]);
    }

    #[test]
    fn a_seat_has_the_level_that_was_chosen_or_the_one_that_fits() {
        let (chosen, fitting) = (Level::HIGHEST, Level::LOWEST);
        let seat = |by| SeatChoice { by, ..SeatChoice::person(0) };
        assert_eq!(seat(PlayedBy::Person).level(fitting), None);
        assert_eq!(seat(PlayedBy::Fitting).level(fitting), Some(fitting));
        assert_eq!(seat(PlayedBy::Level(chosen)).level(fitting), Some(chosen));
        let taken = seat(PlayedBy::Level(chosen)).seat(fitting);
        assert_eq!(taken.by.level(), Some(chosen));
        assert_eq!(SeatChoice::of(&taken, 1), SeatChoice { by: PlayedBy::Level(chosen), ..SeatChoice::person(1) });
    }

    #[test]
    fn a_length_that_does_not_go_with_the_game_gives_way_to_the_usual_one() {
        let mut form = MatchForm { length: Length::BestOf(3), ..form(Kind::Zen, zen::Variant::Two) };
        form.settle();
        assert_eq!(form.length, Length::FirstTo(7));
        form.kind = Kind::Enso;
        form.settle();
        assert_eq!(form.length, Length::Single);
    }

    #[test]
    fn lengths_are_offered_up_to_a_limit() {
        assert_eq!(Length::BestOf(3).neighbours(), [None, Some(Length::BestOf(5))]);
        assert_eq!(Length::FirstTo(30).neighbours(), [Some(Length::FirstTo(29)), None]);
        assert_eq!(Length::Single.neighbours(), [None, None]);
    }

    #[test]
    fn a_seed_is_a_whole_number_or_left_to_chance() {
        let typed = |seed: &str| MatchForm { seed: seed.to_owned(), ..MatchForm::default() }.typed_seed();
        assert_eq!((typed("  "), typed(" 42 ")), (Ok(None), Ok(Some(42))));
        assert_eq!(typed("a"), Err(FormError::Seed));
        let form = MatchForm { seed: "-1".to_owned(), ..MatchForm::default() };
        assert_eq!((form.validate(), MatchForm::default().validate()), (Err(FormError::Seed), Ok(())));
    }
}
