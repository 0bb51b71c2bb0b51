//! The seven levels of the computer players.

use std::fmt;

/// How well a computer plays, from 0 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(0);
    /// The strongest.
    pub const HIGHEST: Self = Self(6);
    /// The one to begin with.
    pub const FIRST: Self = Self(1);
    /// Level 2.
    pub(super) const PUPIL: Self = Self(2);
    /// Level 3.
    pub(super) const AMATEUR: Self = Self(3);
    /// All levels, the weakest first.
    pub const ALL: [Self; 7] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The level of this number; `None` unless it is 0 to 6.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == number)
    }

    /// 0 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The place of the level, 0 to 5, among those that have limits and errors of their own. Level 0 has none: it
    /// searches as another level does.
    pub(super) const fn index(self) -> usize {
        self.0.saturating_sub(1) as usize
    }

    /// The name of the level.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["Newcomer", "Beginner", "Pupil", "Amateur", "Adept", "Master", "Initiate"][self.0 as usize]
    }

    /// The name that the level had in earlier versions of this program, if it was another: records may hold it.
    #[must_use]
    pub const fn former_name(self) -> Option<&'static str> {
        match self.0 {
            1 => Some("Seed"),
            3 => Some("Player"),
            _ => None,
        }
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
