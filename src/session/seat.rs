//! Who takes part in a match: its two teams and their seats.

use super::names;
use crate::search::Level;
use serde::{Deserialize, Serialize};

/// One of the two sides of a match; a team plays one colour or the other from round to round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Team {
    /// The first seat, and with four seats the third.
    A,
    /// The second seat, and with four seats the fourth.
    B,
}

impl Team {
    /// Both teams, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// 0 for A, 1 for B.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The team of a seat, counted from 0.
pub(super) const fn team_of(seat: usize) -> Team {
    Team::BOTH[seat % 2]
}

/// Who moves the pieces of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Controller {
    /// A person at the table.
    Person,
    /// The computer at this level, from 0.
    Computer {
        /// From 0; a level above the highest counts as the highest.
        level: u8,
    },
}

impl Controller {
    /// The computer's level; `None` for a person. Levels above the highest count as the highest.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer { level } => Some(Level::new(level).unwrap_or(Level::HIGHEST)),
        }
    }
}

/// A seat at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player's name. A match keeps it as [`names::clean`] leaves it.
    pub name: String,
    /// Who plays.
    pub by: Controller,
}

impl Seat {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = names::LONGEST_NAME;

    /// A person's seat.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self { name: name.to_owned(), by: Controller::Person }
    }

    /// A computer's seat.
    #[must_use]
    pub fn computer(name: &str, level: u8) -> Self {
        Self { name: name.to_owned(), by: Controller::Computer { level } }
    }

    /// Whether a person plays.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.by == Controller::Person
    }

    /// Whether a computer has the name that this program, or an earlier version of it, gives to one of its level.
    #[must_use]
    pub fn is_named_by_level(&self) -> bool {
        let called = |level: Level, name| self.name == format!("{name} (level {})", level.number());
        self.by.level().is_some_and(|level| {
            called(level, level.name()) || level.former_name().is_some_and(|name| called(level, name))
        })
    }

    /// A computer's seat with the name of its level.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self::computer(&format!("{} (level {})", level.name(), level.number()), level.number())
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;
    use crate::search::Level;

    #[test]
    fn a_computer_is_named_by_its_own_level_as_it_is_or_was_called() {
        for level in Level::ALL {
            let called = |name: &str| Seat::computer(&format!("{name} (level {})", level.number()), level.number());
            let seat = Seat::of_level(level);
            assert!(seat.is_named_by_level() && seat == called(level.name()));
            assert!(level.former_name().is_none_or(|name| called(name).is_named_by_level()));
            assert!(!called("Ada").is_named_by_level() && !Seat::computer("Ada", level.number()).is_named_by_level());
            assert!(!Seat::person(&seat.name).is_named_by_level());
            let others = Level::ALL.iter().filter(|&&other| other != level);
            assert!(
                others.map(|other| Seat::computer(&seat.name, other.number())).all(|seat| !seat.is_named_by_level())
            );
        }
    }
}
