//! What is wrong with moves and positions of ZEN given as text.

use super::geometry::{name, square};
use super::position::PAWNS;
use crate::games::{Board, Kind, Piece, Player, Square};
use std::fmt;

/// Why a text can't be read as a move of ZEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is not written like a move.
    Form,
    /// A part of it is not the name of a square.
    NoSquare {
        /// The part, cut if it is long.
        found: String,
    },
    /// It is written as a move of the Zen from a square where the Zen does not stand.
    ZenElsewhere {
        /// Where the Zen stands.
        zen: u8,
        /// Where it would have to stand.
        square: u8,
    },
    /// It is written as a move of the Zen, which has been captured.
    ZenCaptured,
    /// It is a move of the Zen, but not written as one.
    ZenUnmarked {
        /// Where the Zen stands.
        square: u8,
    },
    /// It is a capture, but not written as one.
    Capture {
        /// The square it leaves.
        from: u8,
        /// The square it goes to.
        to: u8,
    },
    /// It is written as a capture, but captures nothing.
    NothingToCapture {
        /// The square it goes to.
        square: u8,
    },
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => {
                f.write_str("a move is written like K1-H4, a capture like B1xD3, the Zen's moves like Z:F6-E4")
            }
            Self::NoSquare { found } => write!(f, "'{found}' is not a square (A1 to K11)"),
            Self::ZenElsewhere { zen, square } => {
                write!(f, "the Zen stands on {}, not on {}", name(*zen), name(*square))
            }
            Self::ZenCaptured => f.write_str("the Zen has been captured"),
            Self::ZenUnmarked { square } => {
                write!(f, "the Zen's moves are written with Z: before them, Z:{}…", name(*square))
            }
            Self::Capture { from, to } => write!(f, "a capture is written with x: {}x{}", name(*from), name(*to)),
            Self::NothingToCapture { square } => write!(f, "there is nothing to capture on {}", name(*square)),
        }
    }
}

/// Why the rules of ZEN do not allow a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A player has more pawns than there are.
    TooManyPawns {
        /// Whose they are.
        player: Player,
        /// The number in the position.
        count: u32,
    },
    /// A player has no pawn, but is to have made the last move.
    NoPawn {
        /// Who.
        player: Player,
    },
    /// There is more than one Zen.
    TooManyZens {
        /// The number in the position.
        count: usize,
    },
    /// A square is forbidden to the Zen, which is not on the board.
    NoZen {
        /// The square.
        forbidden: u8,
    },
    /// A square is forbidden to the Zen, which has just left it, but a piece stands there.
    Occupied {
        /// The square.
        forbidden: u8,
    },
    /// A square is forbidden to the Zen, which can't have come from there.
    NotInLine {
        /// The square.
        forbidden: u8,
        /// Where the Zen stands.
        zen: u8,
    },
}

impl Impossible {
    /// The squares of the cause on the board of the position, each once; none if it is what is not there.
    pub(crate) fn squares(&self, board: &Board) -> Vec<Square> {
        match *self {
            Self::TooManyPawns { player, .. } => board.squares_with(|piece| piece == Piece::Pawn(player)),
            Self::NoPawn { .. } => Vec::new(),
            Self::TooManyZens { .. } => board.squares_with(|piece| piece == Piece::Zen),
            Self::NoZen { forbidden } | Self::Occupied { forbidden } => vec![square(forbidden)],
            Self::NotInLine { forbidden, zen } => vec![square(forbidden), square(zen)],
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TooManyPawns { player, count } => {
                let player = Kind::Zen.player_name(player);
                write!(f, "{player} has {count} pawns, and there are only {PAWNS}")
            }
            Self::NoPawn { player } => {
                let player = Kind::Zen.player_name(player);
                write!(
                    f,
                    "{player} has no pawn, so the game was over before the move that {player} is to have made last"
                )
            }
            Self::TooManyZens { count } => write!(f, "there are {count} Zens, and there is only one"),
            Self::NoZen { forbidden } => {
                write!(f, "{} is forbidden to the Zen, which is not on the board", name(forbidden))
            }
            Self::Occupied { forbidden } => write!(
                f,
                "{} is forbidden to the Zen, which has just left it, but a piece stands there",
                name(forbidden)
            ),
            Self::NotInLine { forbidden, zen } => {
                write!(f, "the Zen can't have come from {} to {}: they share no line", name(forbidden), name(zen))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Impossible;
    use crate::games::{Board, Piece, Player, Square};

    #[test]
    fn what_there_is_too_much_of_is_pointed_at() {
        let mut board = Board::new(11, 11);
        let zens = [Square::new(2, 3), Square::new(4, 5)];
        zens.iter().for_each(|&zen| board.put(zen, Piece::Zen));
        let pawn = Square::new(7, 7);
        board.put(pawn, Piece::Pawn(Player::One));
        assert_eq!(Impossible::TooManyZens { count: 2 }.squares(&board), zens);
        let too_many = |player| Impossible::TooManyPawns { player, count: 13 }.squares(&board);
        assert_eq!((too_many(Player::One), too_many(Player::Two)), (vec![pawn], vec![]));
    }
}
