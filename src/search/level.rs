//! The six levels of the computer players.

use std::fmt;

/// How well a computer plays, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// The strongest.
    pub const HIGHEST: Self = Self(6);
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The level of this number; `None` unless it is 1 to 6.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 5.
    pub(super) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["Seed", "Pupil", "Player", "Adept", "Master", "Initiate"][self.index()]
    }

    /// Whether players of this level are warned before they give the game away, by default.
    #[must_use]
    pub const fn guards_gifts(self) -> bool {
        self.0 <= 3
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.0, self.name())
    }
}
