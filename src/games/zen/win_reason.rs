//! By what a game of ZEN L'initié is won.

use std::fmt;

/// By what a game of ZEN L'initié is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The winner's pieces form one chain.
    Connected,
    /// The loser's last pawn was captured.
    LastPawnCaptured,
    /// Variants 1 and 2: check, and no reply parries it.
    Checkmate,
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Connected => "all pieces form one chain",
            Self::LastPawnCaptured => "the last pawn has been captured",
            Self::Checkmate => "checkmate: no reply parries the check",
        })
    }
}
