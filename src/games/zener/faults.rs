//! What is wrong with steps and positions of Zener given as text.

use super::piece::Piece;
use crate::games::{Board, Square};
use std::fmt;

/// Why a text can't be read as a step of Zener.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not written like a step.
    Form,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Form = self;
        f.write_str("a step looks like W3-F3, off the board like W3-off")
    }
}

/// Why the rules of Zener do not allow a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// More than one piece is not on the board.
    Missing(Vec<Piece>),
    /// Pieces are more than once on the board.
    Repeated(Vec<Piece>),
    /// There is a symbol to answer, and a piece has moved in this turn.
    AnswerAndMoved,
    /// The piece that is to answer is blocked.
    AnswerBlocked(Piece),
    /// The piece that has just moved is blocked.
    MovedBlocked(Piece),
    /// No piece but this, which has moved in this turn, could make the free step.
    NoFreeStep(Piece),
}

/// The names of pieces, with commas between them.
fn piece_names(pieces: &[Piece]) -> String {
    pieces.iter().map(Piece::to_string).collect::<Vec<_>>().join(", ")
}

impl Impossible {
    /// The squares of the cause on the board of the position, each once; none if it is what is not there.
    pub(crate) fn squares(&self, board: &Board) -> Vec<Square> {
        let squares = |pieces: &[Piece]| board.squares_with(|piece| pieces.iter().any(|&other| piece == other.into()));
        match self {
            Self::Missing(_) | Self::AnswerAndMoved => Vec::new(),
            Self::Repeated(pieces) => squares(pieces),
            Self::AnswerBlocked(piece) | Self::MovedBlocked(piece) | Self::NoFreeStep(piece) => squares(&[*piece]),
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(pieces) => {
                let pieces = piece_names(pieces);
                write!(f, "{pieces} are not on the board, but the game is over when one piece has left it")
            }
            Self::Repeated(pieces) => write!(f, "more than once on the board: {}", piece_names(pieces)),
            Self::AnswerAndMoved => f.write_str(
                "once a piece has moved in a turn there is no symbol to answer any more: one of the two must be -",
            ),
            Self::AnswerBlocked(piece) => {
                write!(f, "{piece} is blocked, so there is no mandatory step: the symbol to answer must be -")
            }
            Self::MovedBlocked(piece) => write!(f, "{piece} has just moved, so nothing lies on it"),
            Self::NoFreeStep(piece) => write!(
                f,
                "no piece but {piece} could make the free step, so the turn was over with the step of {piece}"
            ),
        }
    }
}
