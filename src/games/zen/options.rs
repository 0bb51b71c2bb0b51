//! What is agreed before a game of ZEN: the variant, who starts, who announces.

use crate::games::Player;

/// The variants of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Variant {
    /// The basic game.
    #[default]
    Basic,
    /// Variant 1: check is announced, and checkmate wins.
    One,
    /// Variant 2: variant 1, and rounds are won with points.
    Two,
    /// Variant 3, "super initiés": points; the Zen need not end its move beside a pawn; no check.
    Three,
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 4] = [Self::Basic, Self::One, Self::Two, Self::Three];

    /// The name that records and protocol use: `basic`, `1`, `2`, `3`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Basic => "basic",
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
        }
    }

    /// The variant with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|variant| variant.id() == id)
    }

    /// Whether check and checkmate exist.
    #[must_use]
    pub const fn has_check(self) -> bool {
        matches!(self, Self::One | Self::Two)
    }

    /// Whether rounds are won with points.
    #[must_use]
    pub const fn has_points(self) -> bool {
        matches!(self, Self::Two | Self::Three)
    }

    /// Whether the Zen must end its move beside a pawn.
    #[must_use]
    pub const fn keeps_zen_beside_pawns(self) -> bool {
        !matches!(self, Self::Three)
    }
}

/// Who announces check and checkmate, in variants that have them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Announcing {
    /// The program, as soon as they are on the board.
    #[default]
    ByGame,
    /// The players; what they do not announce has no effect. [`Rules::adjudicate`](crate::games::Rules::adjudicate)
    /// then reports neither; use [`Position::threat`](super::Position::threat).
    ByPlayers,
}

/// What is agreed before a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// The variant.
    pub variant: Variant,
    /// Who makes the first move: drawn by lot in the first round, and in later rounds the loser of the round before.
    pub starts: Player,
    /// Who announces check and checkmate.
    pub announcing: Announcing,
}

impl Default for Options {
    /// The basic game, White to start.
    fn default() -> Self {
        Self { variant: Variant::Basic, starts: Player::One, announcing: Announcing::ByGame }
    }
}
