//! By what a game of ZeN is won.

use crate::games::Player;
use std::fmt;

/// By what a game of ZeN is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// A loop of this class, a class of the winner's.
    Loop(LoopClass),
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Loop(class) = self;
        write!(f, "{}", class.with_article())
    }
}

/// How often a loop of ZeN goes round the torus: the same for a loop walked backwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoopClass {
    east: i16,
    north: i16,
}

impl LoopClass {
    /// Once round to the east.
    pub const HORIZONTAL: Self = Self { east: 1, north: 0 };
    /// Once round to the north.
    pub const VERTICAL: Self = Self { east: 0, north: 1 };
    /// Once round from the south-west to the north-east.
    pub const RISING: Self = Self { east: 1, north: 1 };
    /// Once round from the north-west to the south-east.
    pub const FALLING: Self = Self { east: 1, north: -1 };

    /// The class of a loop with these net turns to the east and to the north; `None` when it contracts.
    ///
    /// (p, q) and (−p, −q) are the same loop; the one kept has p > 0, or p = 0 and q > 0.
    #[must_use]
    pub const fn new(east: i16, north: i16) -> Option<Self> {
        if east == 0 && north == 0 {
            None
        } else if east > 0 || (east == 0 && north > 0) {
            Some(Self { east, north })
        } else {
            Some(Self { east: -east, north: -north })
        }
    }

    /// Net turns to the east, never negative.
    #[must_use]
    pub const fn east(self) -> i16 {
        self.east
    }

    /// Net turns to the north; negative for a loop that goes from the north-west to the south-east.
    #[must_use]
    pub const fn north(self) -> i16 {
        self.north
    }

    /// Whose goal a loop of this class is: horizontal and SW–NE for player one (Z), vertical and SE–NW for two (N).
    #[must_use]
    pub const fn wins_for(self) -> Player {
        if self.north == 0 || self.east * self.north > 0 { Player::One } else { Player::Two }
    }

    /// The class's name with its indefinite article, for a sentence.
    #[must_use]
    pub fn with_article(self) -> String {
        // "SE–NW" and "SW–NE" are read letter by letter, so they begin with a vowel.
        let article = if self.east == 0 || self.north == 0 { "a" } else { "an" };
        format!("{article} {self}")
    }

    /// Whether two closed chains of these classes must cross, so that a group with both holds every class.
    #[must_use]
    pub const fn is_independent_of(self, other: Self) -> bool {
        self.east * other.north != self.north * other.east
    }
}

impl fmt::Display for LoopClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.east, self.north) {
            (_, 0) => f.write_str("horizontal loop"),
            (0, _) => f.write_str("vertical loop"),
            (east, north) => {
                f.write_str(if north > 0 { "SW–NE spiral" } else { "SE–NW spiral" })?;
                if (east, north.abs()) == (1, 1) {
                    Ok(())
                } else {
                    let way = if north > 0 { "eastward" } else { "westward" };
                    write!(f, " ({east} times round {way}, {} northward)", north.abs())
                }
            }
        }
    }
}
