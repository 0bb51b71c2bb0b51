//! A move that decided a match, and what is told of it.

use crate::games::{Player, Spot, Square};
use crate::search::hint::Reason;

/// A move that decided a match: a mistake.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment {
    /// The round, counted from 0.
    pub round: usize,
    /// The plies of the round before the move.
    pub plies: usize,
    /// The side that moved.
    pub player: Player,
    /// The index of the seat that moved.
    pub seat: usize,
    /// The move that was played, in notation.
    pub played: String,
    /// The better move, in notation.
    pub better: String,
    /// The probability, from 0 to 1, with which the player would have won after the better move.
    pub before: f32,
    /// The probability, from 0 to 1, with which the player wins after the move that was played.
    pub after: f32,
    /// Why it was a mistake.
    pub reason: MomentReason,
    /// What the better move does.
    pub better_does: Reason,
    /// The moves that refute the move that was played, as the search expects them, from the reply on; empty if the move
    /// ended the round.
    pub refutation: Vec<String>,
    /// The better move and how the search expects the round to go on from there.
    pub line: Vec<String>,
    /// What is marked on the board.
    pub shown: Shown,
}

impl Moment {
    /// The probability of winning that the move has lost, from 0 to 1.
    #[must_use]
    pub fn loss(&self) -> f32 {
        self.before - self.after
    }
}

/// Why a move was a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MomentReason {
    /// The player could have won: at once if it takes one ply, else by force.
    MissedWin {
        /// The plies up to the win, that of the better move included.
        plies: u32,
    },
    /// With this move the player made the opponent win.
    MadeOpponentWin,
    /// This move ended the round in a draw.
    MadeDraw,
    /// After this move the opponent can win at once, which was not threatened before.
    GaveAway {
        /// The move with which the opponent wins, in notation.
        reply: String,
    },
    /// The opponent threatened to win at once, and this move did not prevent it, although another would have.
    OverlookedThreat {
        /// The move with which the opponent wins, in notation.
        reply: String,
    },
    /// After this move the opponent wins by force.
    AllowedForcedWin {
        /// The plies up to the opponent's win, from the opponent's reply on.
        plies: u32,
    },
    /// After this move the opponent has a strong reply, which the better move prevents, or takes its effect.
    AllowedReply {
        /// The reply, in notation.
        reply: String,
        /// What it does for the opponent: it threatens to win, captures, blocks a piece or connects groups.
        does: Reason,
    },
    /// The better move makes winning more likely; nothing simpler can be said.
    Weaker,
}

/// What is marked on the board for a moment: spots of moves in the position before the move, and squares that show why.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Shown {
    /// The move that was played.
    pub played: Vec<Spot>,
    /// The better move.
    pub better: Vec<Spot>,
    /// The opponent's reply to the move that was played; empty if the move ended the round.
    pub reply: Vec<Spot>,
    /// The chain, loop, stone or piece that shows how the opponent wins at the end of the refutation; after a missed
    /// win, how the player would have won. Empty if the line does not lead so far.
    pub winning: Vec<Square>,
}
