//! Where the pieces are: places, stacks, and which piece lies on which.

use super::piece::{PIECES, Piece, Pieces};
use crate::games::{Player, Square, key, splitmix};

/// Squares from left to right.
pub(super) const COLUMNS: u8 = 5;
/// Squares from bottom to top.
pub(super) const ROWS: u8 = 7;

/// A square, counted row by row from the lower left, or [`OFF`]; never greater.
pub(super) type Place = u8;
/// The place of a piece that has left the board.
pub(super) const OFF: Place = COLUMNS * ROWS;
/// Number of places.
pub(super) const PLACES: usize = OFF as usize + 1;

/// The place of a square; `None` when the board has no such square.
pub(super) fn place(square: Square) -> Option<Place> {
    (square.column < COLUMNS && square.row < ROWS).then(|| square.row * COLUMNS + square.column)
}

/// The square of a place; `None` off the board.
pub(super) fn square(place: Place) -> Option<Square> {
    (place < OFF).then(|| Square::new(place % COLUMNS, place / COLUMNS))
}

/// The row that a player starts on, and over which the opponent's pieces leave the board.
pub(crate) const fn home_row(player: Player) -> u8 {
    match player {
        Player::One => 0,
        Player::Two => ROWS - 1,
    }
}

/// Zobrist numbers for each piece in each place, and for each piece on each other piece.
static PLACE_KEYS: [[u64; PLACES]; PIECES] = keys(0x2E4E_0001);
static BENEATH_KEYS: [[u64; PIECES]; PIECES] = keys(0x2E4E_0002);

const fn keys<const N: usize>(salt: u64) -> [[u64; N]; PIECES] {
    let mut tables = [[0; N]; PIECES];
    let mut piece = 0;
    while piece < PIECES {
        tables[piece] = key::table(splitmix::mix(salt) ^ piece as u64);
        piece += 1;
    }
    tables
}

/// The places of all pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Stacks {
    place: [Place; PIECES],
    /// The piece right under each piece.
    beneath: [Option<Piece>; PIECES],
    /// The top piece of each place.
    top: [Option<Piece>; PLACES],
    covered: Pieces,
    key: u64,
}

impl Stacks {
    /// The stacks of these pieces, each listed once, those of one stack from bottom to top. Pieces that are not listed
    /// are off the board.
    pub(super) fn new(pieces: impl IntoIterator<Item = (Piece, Place)>) -> Self {
        let mut stacks =
            Self { place: [OFF; PIECES], beneath: [None; PIECES], top: [None; PLACES], covered: Pieces::NONE, key: 0 };
        let mut told = Pieces::NONE;
        for (piece, place) in pieces {
            told = told.with(Some(piece));
            stacks.put(piece, place);
        }
        for piece in Piece::ALL.into_iter().filter(|&piece| !told.contains(piece)) {
            stacks.put(piece, OFF);
        }
        stacks
    }

    pub(super) fn place(&self, piece: Piece) -> Place {
        self.place[piece.index()]
    }

    /// The piece right under a piece.
    pub(super) fn beneath(&self, piece: Piece) -> Option<Piece> {
        self.beneath[piece.index()]
    }

    /// The top piece of a place.
    pub(super) fn top(&self, place: Place) -> Option<Piece> {
        self.top[usize::from(place)]
    }

    /// Whether another piece lies on this one.
    pub(super) fn is_blocked(&self, piece: Piece) -> bool {
        self.covered.contains(piece)
    }

    /// A player's pieces that nothing lies on.
    pub(super) fn free(&self, player: Player) -> Pieces {
        Pieces::of(player).and_not(self.covered)
    }

    /// The pieces in a place, from top to bottom.
    pub(super) fn stack(&self, place: Place) -> impl Iterator<Item = Piece> {
        std::iter::successors(self.top(place), |&piece| self.beneath(piece))
    }

    /// The same stacks, built from scratch, to check the values that moves update.
    pub(super) fn rebuilt(&self) -> Self {
        let mut pieces = Vec::with_capacity(PIECES);
        for place in 0..=OFF {
            let top_down: Vec<Piece> = self.stack(place).take(PIECES).collect();
            pieces.extend(top_down.into_iter().rev().map(|piece| (piece, place)));
        }
        Self::new(pieces)
    }

    /// A hash: equal stacks have equal keys.
    pub(super) fn key(&self) -> u64 {
        self.key
    }

    /// Moves a free piece from its place to the top of another place.
    ///
    /// Moving it straight back restores the stacks exactly.
    pub(super) fn move_piece(&mut self, piece: Piece, to: Place) {
        debug_assert!(!self.is_blocked(piece), "{piece:?} is carried away from under another piece");
        let from = self.place(piece);
        let beneath = self.beneath(piece);
        self.top[usize::from(from)] = beneath;
        self.covered = self.covered.without(beneath);
        self.key ^= key_of(piece, from, beneath);
        self.put(piece, to);
    }

    fn put(&mut self, piece: Piece, to: Place) {
        let beneath = self.top(to);
        self.top[usize::from(to)] = Some(piece);
        self.place[piece.index()] = to;
        self.beneath[piece.index()] = beneath;
        self.covered = self.covered.with(beneath);
        self.key ^= key_of(piece, to, beneath);
    }
}

fn key_of(piece: Piece, place: Place, beneath: Option<Piece>) -> u64 {
    let on = beneath.map_or(0, |beneath| BENEATH_KEYS[piece.index()][beneath.index()]);
    PLACE_KEYS[piece.index()][usize::from(place)] ^ on
}
