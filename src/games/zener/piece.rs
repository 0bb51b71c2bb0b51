//! The ten pieces of Zener, and sets of them.

use crate::games::{self, Player};
use std::fmt;

/// The number of pieces of each player, which is the number of symbols.
pub(super) const SYMBOLS: u8 = 5;
/// The number of pieces of both players.
pub(super) const PIECES: usize = 10;

/// One of the ten pieces; its [`Display`](fmt::Display) is its name in the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// White's circle.
    W1,
    /// White's cross.
    W2,
    /// White's waves.
    W3,
    /// White's square.
    W4,
    /// White's star.
    W5,
    /// Black's circle.
    K1,
    /// Black's cross.
    K2,
    /// Black's waves.
    K3,
    /// Black's square.
    K4,
    /// Black's star.
    K5,
}

impl Piece {
    /// All pieces: White's by symbol, then Black's.
    pub const ALL: [Self; PIECES] =
        [Self::W1, Self::W2, Self::W3, Self::W4, Self::W5, Self::K1, Self::K2, Self::K3, Self::K4, Self::K5];

    /// A player's piece with this symbol; `None` unless the symbol is 1 to 5.
    #[must_use]
    pub fn new(player: Player, symbol: u8) -> Option<Self> {
        let rank = symbol.checked_sub(1).filter(|&rank| rank < SYMBOLS)?;
        Some(Self::ALL[player.index() * usize::from(SYMBOLS) + usize::from(rank)])
    }

    /// The piece that the table shows so; `None` if it is not one of Zener.
    pub(super) fn of(piece: games::Piece) -> Option<Self> {
        match piece {
            games::Piece::Symbol(player, symbol) => Self::new(player, symbol),
            games::Piece::Pawn(_) | games::Piece::Zen | games::Piece::Stone(_) => None,
        }
    }

    /// Whose piece it is.
    #[must_use]
    pub const fn player(self) -> Player {
        if (self as u8) < SYMBOLS { Player::One } else { Player::Two }
    }

    /// Its symbol: 1 circle, 2 cross, 3 waves, 4 square, 5 star.
    #[must_use]
    pub const fn symbol(self) -> u8 {
        self as u8 % SYMBOLS + 1
    }

    /// Its index in [`ALL`](Self::ALL).
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent's piece with the same symbol.
    #[must_use]
    pub const fn counterpart(self) -> Self {
        Self::ALL[(self as usize + SYMBOLS as usize) % PIECES]
    }

    /// Reads the name of a piece at the beginning of a text; returns it and the rest of the text.
    pub(super) fn read(text: &str) -> Option<(Self, &str)> {
        let mut letters = text.chars();
        let player = match letters.next()? {
            'W' => Player::One,
            'K' => Player::Two,
            _ => return None,
        };
        let symbol = letters.next()?.to_digit(10)?;
        Some((Self::new(player, u8::try_from(symbol).ok()?)?, letters.as_str()))
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.player() {
            Player::One => 'W',
            Player::Two => 'K',
        };
        write!(f, "{letter}{}", self.symbol())
    }
}

impl From<Piece> for games::Piece {
    fn from(piece: Piece) -> Self {
        Self::Symbol(piece.player(), piece.symbol())
    }
}

/// A set of pieces: one bit for each, by its index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pieces(u16);

impl Pieces {
    pub(super) const NONE: Self = Self(0);

    /// All pieces of a player.
    pub(super) const fn of(player: Player) -> Self {
        match player {
            Player::One => Self(0b00000_11111),
            Player::Two => Self(0b11111_00000),
        }
    }

    pub(super) const fn contains(self, piece: Piece) -> bool {
        self.0 & 1 << piece as u16 != 0
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set with a piece added; unchanged for `None`.
    pub(super) fn with(self, piece: Option<Piece>) -> Self {
        Self(self.0 | piece.map_or(0, |piece| 1 << piece as u16))
    }

    /// This set with a piece removed; unchanged for `None`.
    pub(super) fn without(self, piece: Option<Piece>) -> Self {
        Self(self.0 & !piece.map_or(0, |piece| 1 << piece as u16))
    }

    pub(super) const fn and_not(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The pieces in the order of [`Piece::ALL`].
    pub(super) fn iter(self) -> impl Iterator<Item = Piece> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let next = Piece::ALL.get(rest.trailing_zeros() as usize).copied();
            rest &= rest.wrapping_sub(1);
            next
        })
    }

    /// The piece with this index in the set, from 0; `None` if the set has fewer.
    pub(super) fn nth(self, count: usize) -> Option<Piece> {
        self.iter().nth(count)
    }
}
