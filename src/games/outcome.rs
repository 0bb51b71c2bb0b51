//! How a game ends, and what an arbiter says of it.

use super::{Kind, Player};
use std::fmt;

/// Whether a game is over, and how.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// Not over.
    Ongoing,
    /// One player has won.
    Win {
        /// Who.
        winner: Player,
        /// By what.
        reason: WinReason,
    },
    /// Nobody has won, and nobody will.
    Draw(DrawReason),
}

impl Outcome {
    /// A win of this player, for a reason of one of the games.
    #[must_use]
    pub fn win(winner: Player, reason: impl Into<WinReason>) -> Self {
        Self::Win { winner, reason: reason.into() }
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        !matches!(self, Self::Ongoing)
    }

    /// Who has won, if anybody.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Ongoing | Self::Draw(_) => None,
        }
    }
}

macro_rules! win_reasons {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// By what a game was won: one of the reasons that the game knows.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum WinReason {
            $($(#[$doc])* $game(crate::games::$module::WinReason),)*
        }

        impl WinReason {
            /// The game whose reason it is.
            #[must_use]
            pub const fn kind(self) -> Kind {
                match self {
                    $(Self::$game(_) => Kind::$game,)*
                }
            }
        }

        $(impl From<crate::games::$module::WinReason> for WinReason {
            fn from(reason: crate::games::$module::WinReason) -> Self {
                Self::$game(reason)
            }
        })*
    };
}
for_each_game!(win_reasons);

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(WinReason, self, reason => reason.fmt(f))
    }
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// ZEN: one move has connected both sides.
    BothConnected,
    /// ZEN: neither side can move.
    NeitherCanMove,
    /// ZEN and Zener: the same position for the third time.
    Repetition,
}

impl fmt::Display for DrawReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BothConnected => "both sides are connected",
            Self::NeitherCanMove => "neither side can move",
            Self::Repetition => "the same position has come for the third time",
        })
    }
}

/// What an arbiter says of a position with its history: the outcome, and an announcement if one is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Whether the game is over, repetition and checkmate included.
    pub outcome: Outcome,
    /// ZEN, variants 1 and 2: the player to move, when the opponent could win by moving again.
    pub check: Option<Player>,
}

impl Verdict {
    /// The verdict where nothing has to be announced.
    #[must_use]
    pub const fn plain(outcome: Outcome) -> Self {
        Self { outcome, check: None }
    }
}
