//! By what a game of Zener is won.

use std::fmt;

/// By what a game of Zener is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// A piece has left the board over the opponent's home row.
    LeftBoard,
    /// All the loser's pieces are blocked.
    AllBlocked,
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LeftBoard => "a piece has left the board over the opponent's home row",
            Self::AllBlocked => "all the opponent's pieces are blocked",
        })
    }
}
