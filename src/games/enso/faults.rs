//! What is wrong with moves and positions of Enso given as text.

use super::names::{move_text, square_name};
use super::position::Move;
use crate::games::{Board, Kind, Piece, Player, Square};
use std::fmt;

/// Stones that each player has at the start.
pub(crate) const STONES: u32 = 16;

/// Why a text can't be read as a move of Enso.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not written like a move.
    Form,
    /// This move is a capture, but not written as one.
    Capture(Move),
    /// This move is written as a capture, but captures nothing.
    NoCapture(Move),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Form => f.write_str("a move looks like c2-f2, a capture like c1xb2"),
            Self::Capture(mv) => {
                let (to, written) = (square_name(mv.to), move_text(mv));
                write!(f, "an enemy stone stands on {to}: a capture is written {written}")
            }
            Self::NoCapture(mv) => {
                let (to, written) = (square_name(mv.to), move_text(mv));
                write!(f, "no enemy stone stands on {to}: without a capture the move is written {written}")
            }
        }
    }
}

/// Why the rules of Enso do not allow a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A player has more stones than there are.
    TooManyStones {
        /// Whose they are.
        player: Player,
        /// The number in the position.
        count: u32,
    },
    /// A player has no stone, but has just moved.
    NoStone {
        /// Who.
        player: Player,
    },
}

impl Impossible {
    /// The squares of the cause on the board of the position, each once; none if it is what is not there.
    pub(crate) fn squares(&self, board: &Board) -> Vec<Square> {
        match *self {
            Self::TooManyStones { player, .. } => board.squares_with(|piece| piece == Piece::Stone(player)),
            Self::NoStone { .. } => Vec::new(),
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooManyStones { player, count } => {
                let player = Kind::Enso.player_name(player);
                write!(f, "{player} has {count} stones, but there are only {STONES}")
            }
            Self::NoStone { player } => {
                write!(f, "{} has just moved, but has no stone", Kind::Enso.player_name(player))
            }
        }
    }
}
