//! The choice of who plays from a seat.

use super::names;
use super::seat::Seat;
use crate::search::Level;

/// The choice for one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChoice {
    /// The name of the person who sits there, or did before the computer.
    pub name: String,
    /// Who plays.
    pub by: PlayedBy,
}

/// Who plays from a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayedBy {
    /// A person.
    Person,
    /// A computer of the level that fits the results so far.
    Fitting,
    /// A computer of this level.
    Level(Level),
}

impl SeatChoice {
    /// A person with the default name on the seat of this index, counted from 0.
    #[must_use]
    pub fn person(index: usize) -> Self {
        Self { name: names::usual(index), by: PlayedBy::Person }
    }

    /// The choice that leads to this seat; `index` counts from 0.
    #[must_use]
    pub fn of(seat: &Seat, index: usize) -> Self {
        match seat.by.level() {
            None => Self { name: seat.name.clone(), by: PlayedBy::Person },
            Some(level) => Self { by: PlayedBy::Level(level), ..Self::person(index) },
        }
    }

    /// The computer's level, where `fitting` is the level that fits the results; `None` for a person.
    #[must_use]
    pub fn level(&self, fitting: Level) -> Option<Level> {
        match self.by {
            PlayedBy::Person => None,
            PlayedBy::Fitting => Some(fitting),
            PlayedBy::Level(level) => Some(level),
        }
    }

    /// The seat that has been chosen, where `fitting` is the level that fits the results.
    #[must_use]
    pub fn seat(&self, fitting: Level) -> Seat {
        self.level(fitting).map_or_else(|| Seat::person(self.name.trim()), Seat::of_level)
    }
}
