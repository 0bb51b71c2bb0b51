//! The words that all four games share: players, squares and pieces.

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
