//! Who is to sit on a seat, while that is being chosen.

use super::names;
use super::seat::Seat;
use crate::search::Level;

/// A seat that is being chosen for.
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
    /// A person without a name of their own on the seat of this index, counted from 0.
    #[must_use]
    pub fn person(index: usize) -> Self {
        Self { name: names::usual(index), by: PlayedBy::Person }
    }

    /// What has been chosen for a seat that is taken; `index` counts from 0.
    #[must_use]
    pub fn of(seat: &Seat, index: usize) -> Self {
        match seat.by.level() {
            None => Self { name: seat.name.clone(), by: PlayedBy::Person },
            Some(level) => Self { by: PlayedBy::Level(level), ..Self::person(index) },
        }
    }

    /// The computer's level, where `fitting` is the one that fits.
    #[must_use]
    pub fn level(&self, fitting: Level) -> Option<Level> {
        match self.by {
            PlayedBy::Person => None,
            PlayedBy::Fitting => Some(fitting),
            PlayedBy::Level(level) => Some(level),
        }
    }

    /// The seat that has been chosen, where `fitting` is the level that fits.
    #[must_use]
    pub fn seat(&self, fitting: Level) -> Seat {
        self.level(fitting).map_or_else(|| Seat::person(self.name.trim()), Seat::of_level)
    }
}
