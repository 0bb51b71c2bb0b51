//! By what a game of Enso is won.

use std::fmt;

/// By what a game of Enso is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The winner has an enso stone.
    EnsoStone,
    /// The loser is to move and has no legal move.
    NoLegalMove,
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EnsoStone => "an enso stone: a stone with eight empty neighbours",
            Self::NoLegalMove => "the opponent has no legal move",
        })
    }
}
