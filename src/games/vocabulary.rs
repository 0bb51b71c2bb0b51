//! The words that all four games share: players, squares, pieces, events, outcomes.

use std::fmt;

/// One of the two sides of a game.
///
/// Player one is White in ZEN and Zener, Black in Enso and Z in ZeN, whoever starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// White in ZEN and Zener, Black in Enso, Z in ZeN.
    One,
    /// Black in ZEN and Zener, White in Enso, N in ZeN.
    Two,
}

impl Player {
    /// Both players, in order.
    pub const BOTH: [Self; 2] = [Self::One, Self::Two];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 for player one, 1 for player two.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A square (or cell, or point) of a board, counted from 0 at the lower left as player one sees it.
///
/// How a square is called is each game's own affair: see [`Notation::square_name`](super::Notation::square_name).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    /// From 0 at the left.
    pub column: u8,
    /// From 0 at the bottom.
    pub row: u8,
}

impl Square {
    /// The square in this column and row.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Self {
        Self { column, row }
    }
}

/// Something a player can point at while putting a move together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// The place beyond the opponent's home row, where Zener's pieces leave the board.
    Off,
    /// The word "pass", where the rules know it.
    Pass,
}

/// A piece as the table shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A pawn of ZEN.
    Pawn(Player),
    /// The red pawn of ZEN, which belongs to nobody.
    Zen,
    /// A stone of Enso or ZeN.
    Stone(Player),
    /// A piece of Zener with its symbol: 1 circle, 2 cross, 3 waves, 4 square, 5 star.
    Symbol(Player, u8),
}

impl Piece {
    /// Whose piece it is; `None` for the Zen, which belongs to nobody.
    #[must_use]
    pub const fn owner(self) -> Option<Player> {
        match self {
            Self::Pawn(player) | Self::Stone(player) | Self::Symbol(player, _) => Some(player),
            Self::Zen => None,
        }
    }
}

/// A link of ZeN between two stones that are diagonal neighbours on the torus.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link {
    /// Whose it is.
    pub player: Player,
    /// The end that comes first in column-then-row order.
    pub from: Square,
    /// The other end.
    pub to: Square,
}

/// Something that happened on the table when a move was made.
///
/// The events of a move, in order, tell all that animation, sound and log need; applied to the
/// [`Board`](super::Board) before the move, they give the board after it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A piece was captured and left the game. Comes before the capturing piece's [`Event::Moved`].
    Captured {
        /// What was captured.
        piece: Piece,
        /// Where it stood.
        at: Square,
    },
    /// The top piece of one square went to the top of another.
    Moved {
        /// What moved.
        piece: Piece,
        /// The square it leaves.
        from: Square,
        /// The square it goes to.
        to: Square,
        /// The occupied squares that it jumped over, in order.
        jumped: Vec<Square>,
    },
    /// A piece came to the board from outside.
    Dropped {
        /// What came.
        piece: Piece,
        /// Where it stands.
        at: Square,
    },
    /// Two stones were joined by a link.
    Linked(Link),
    /// A piece left the board for good over the opponent's home row.
    LeftBoard {
        /// What left.
        piece: Piece,
        /// From where.
        from: Square,
    },
    /// A piece that had just moved came to lie on another, which is blocked by it.
    Stacked {
        /// The piece on top.
        piece: Piece,
        /// The piece that it blocks.
        onto: Piece,
        /// Where they lie.
        at: Square,
    },
    /// A piece is free again, the one on top of it having moved away.
    Uncovered {
        /// The piece that is free again.
        piece: Piece,
        /// Where it lies.
        at: Square,
    },
    /// A player had no legal move and passed.
    Passed(Player),
    /// This player is in check: the opponent could win by moving again.
    Check(Player),
    /// The game (in a match: the round) is over.
    Ended(Outcome),
}

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

/// By what a game was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// ZEN: the winner's pieces form one chain.
    Connected,
    /// ZEN: the loser's last pawn was captured.
    LastPawnCaptured,
    /// ZEN, variants 1 and 2: check, and no reply parries it.
    Checkmate,
    /// Enso: the winner has an enso stone.
    EnsoStone,
    /// Enso: the loser is to move and has no legal move.
    NoLegalMove,
    /// ZeN: a loop of this class, a class of the winner's.
    Loop(LoopClass),
    /// Zener: a piece has left the board over the opponent's home row.
    LeftBoard,
    /// Zener: all the loser's pieces are blocked.
    AllBlocked,
}

impl fmt::Display for WinReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Connected => f.write_str("all pieces form one chain"),
            Self::LastPawnCaptured => f.write_str("the last pawn has been captured"),
            Self::Checkmate => f.write_str("checkmate: no reply parries the check"),
            Self::EnsoStone => f.write_str("an enso stone: a stone with eight empty neighbours"),
            Self::NoLegalMove => f.write_str("the opponent has no legal move"),
            Self::Loop(class) => write!(f, "a {class}"),
            Self::LeftBoard => f.write_str("a piece has left the board over the opponent's home row"),
            Self::AllBlocked => f.write_str("all the opponent's pieces are blocked"),
        }
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

/// How often a loop of ZeN goes round the torus: the same for a loop walked backwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LoopClass {
    east: i16,
    north: i16,
}

impl LoopClass {
    /// Once round to the east.
    pub const HORIZONTAL: Self = Self { east: 1, north: 0 };
    /// Once round to the north.
    pub const VERTICAL: Self = Self { east: 0, north: 1 };
    /// Once round from the south-west to the north-east.
    pub const RISING: Self = Self { east: 1, north: 1 };
    /// Once round from the north-west to the south-east.
    pub const FALLING: Self = Self { east: 1, north: -1 };

    /// The class of a loop with these net turns to the east and to the north; `None` when it contracts.
    ///
    /// (p, q) and (−p, −q) are the same loop; the one kept has p > 0, or p = 0 and q > 0.
    #[must_use]
    pub const fn new(east: i16, north: i16) -> Option<Self> {
        if east == 0 && north == 0 {
            None
        } else if east > 0 || (east == 0 && north > 0) {
            Some(Self { east, north })
        } else {
            Some(Self { east: -east, north: -north })
        }
    }

    /// Net turns to the east, never negative.
    #[must_use]
    pub const fn east(self) -> i16 {
        self.east
    }

    /// Net turns to the north; negative for a loop that goes from the north-west to the south-east.
    #[must_use]
    pub const fn north(self) -> i16 {
        self.north
    }

    /// Whose goal a loop of this class is: horizontal and SW–NE for player one (Z), vertical and SE–NW for two (N).
    #[must_use]
    pub const fn wins_for(self) -> Player {
        if self.north == 0 || self.east * self.north > 0 { Player::One } else { Player::Two }
    }

    /// Whether two closed chains of these classes must cross, so that a group with both holds every class.
    #[must_use]
    pub const fn is_independent_of(self, other: Self) -> bool {
        self.east * other.north != self.north * other.east
    }
}

impl fmt::Display for LoopClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.east, self.north) {
            (_, 0) => f.write_str("horizontal loop"),
            (0, _) => f.write_str("vertical loop"),
            (east, north) => {
                f.write_str(if north > 0 { "SW–NE spiral" } else { "SE–NW spiral" })?;
                if (east, north.abs()) == (1, 1) {
                    Ok(())
                } else {
                    write!(f, " ({east} times round eastward, {} northward)", north.abs())
                }
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_but_the_zen_has_an_owner() {
        for player in Player::BOTH {
            for piece in [Piece::Pawn(player), Piece::Stone(player), Piece::Symbol(player, 4)] {
                assert_eq!(piece.owner(), Some(player));
            }
        }
        assert_eq!(Piece::Zen.owner(), None);
    }
}
