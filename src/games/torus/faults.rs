//! What is wrong with moves and positions of ZeN given as text.

use super::illegal::Illegal;
use super::names::{link_text, square_name};
use crate::games::{Board, Square};
use std::fmt;

/// Why a text can't be read as a move of ZeN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not written like a move.
    Form {
        /// The last cell of the board.
        last: Square,
    },
    /// It is written like a link, but on no board can the two cells be linked.
    NoLink(Illegal),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form { last } => write!(
                f,
                "a move is a drop (b3), a link (a1-b2) or pass; the cells go from a1 to {}",
                square_name(*last)
            ),
            Self::NoLink(reason) => reason.fmt(f),
        }
    }
}

/// Why the rules of ZeN do not allow a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// There are more links than the board has blocks.
    TooManyLinks {
        /// The number of blocks.
        most: usize,
    },
    /// Two cells are linked that can't be linked on any board.
    NoLink {
        /// The cells.
        ends: [Square; 2],
        /// Why they can't be linked.
        reason: Illegal,
    },
    /// A link does not join two stones of one colour.
    NotJoined {
        /// The cells that are linked.
        ends: [Square; 2],
    },
    /// A link is there twice.
    Twice {
        /// The cells that are linked.
        ends: [Square; 2],
    },
    /// Two links cross.
    Crossing {
        /// The cells that each of them links.
        links: [[Square; 2]; 2],
    },
}

impl Impossible {
    /// The squares of the cause on the board of the position, each once; none if it is what is not there.
    pub(crate) fn squares(&self, _board: &Board) -> Vec<Square> {
        let mut squares = match self {
            Self::TooManyLinks { .. } => Vec::new(),
            Self::NoLink { ends, .. } | Self::NotJoined { ends } | Self::Twice { ends } => ends.to_vec(),
            Self::Crossing { links } => links.concat(),
        };
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyLinks { most } => {
                write!(f, "there are more than {most} links, one for each block of four cells")
            }
            Self::NoLink { ends, reason } => write!(f, "{} is no link: {reason}", link_text(*ends)),
            Self::NotJoined { ends } => {
                write!(f, "the link {} does not join two stones of one colour", link_text(*ends))
            }
            Self::Twice { ends } => write!(f, "the link {} is there twice", link_text(*ends)),
            Self::Crossing { links: [one, other] } => {
                write!(f, "the links {} and {} cross", link_text(*one), link_text(*other))
            }
        }
    }
}
