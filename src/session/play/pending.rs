//! What a match waits for.

use crate::games::Player;

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// This seat's move; in Zener one step of its turn.
    Move {
        /// Index of the seat.
        seat: usize,
        /// The side it plays.
        player: Player,
    },
    /// This seat's choice of the side, after the first player has opened alone.
    ChooseSide {
        /// Index of the seat.
        seat: usize,
    },
    /// This seat's choice whether to take its last move back: it has lost to a threat that was not announced.
    TakeBack {
        /// Index of the seat.
        seat: usize,
    },
    /// The round is over; another follows.
    NextRound,
    /// The match is over.
    Nothing,
}
