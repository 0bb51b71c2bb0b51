//! A position of Enso: the stones as sets of bits, who is to move, and what both say about conditions and the end.

use super::bits::{self, INNER, SIZE};
use super::win_reason::WinReason;
use crate::games::{Outcome, Player, Square, key, splitmix};

/// What has to be agreed before a game of Enso: nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options;

/// A position of Enso: the stones and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// By player, as [`bits`] counts squares.
    pub(super) stones: [u64; 2],
    pub(super) to_move: Player,
    pub(super) outcome: Outcome,
    pub(super) key: u64,
}

/// A move of one stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the stone stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// Whether it captures an enemy there.
    pub captures: bool,
}

/// What [`Rules::unmake`](crate::games::Rules::unmake) needs beside the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    pub(super) key: u64,
}

/// What the rules demand of a stone where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// Beside at least one enemy: when it moves, it must capture.
    MustCapture,
    /// Beside friends only: when it moves, it must go beside an enemy or away from all stones.
    MayLeave,
    /// Beside no stone: it may not move.
    Frozen,
}

/// Rows 6 to 1 of figure 1, Black to move.
pub(super) const SET_UP: [u64; 2] = stones_of(["bbbwww", "bbbwww", "bb  ww", "ww  bb", "wwwbbb", "wwwbbb"]);

/// Numbers for position keys: each player's stones on each bit of the board, then the player to move.
pub(super) static KEYS: [[u64; 64]; 2] = [key::table(0xE250_0001), key::table(0xE250_0002)];
pub(super) const WHITE_TO_MOVE: u64 = splitmix::mix(0xE250_0003);

impl Position {
    pub(super) fn new(stones: [u64; 2], to_move: Player) -> Self {
        let mut key = if to_move == Player::Two { WHITE_TO_MOVE } else { 0 };
        for player in Player::BOTH {
            for square in bits::squares(stones[player.index()]) {
                key ^= KEYS[player.index()][bits::index(square)];
            }
        }
        let mut position = Self { stones, to_move, outcome: Outcome::Ongoing, key };
        position.outcome = position.judge();
        position
    }

    /// Whose stone stands on a square; `None` when it is empty or not on the board.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        let bit = if bits::on_board(square) { bits::bit(square) } else { 0 };
        Player::BOTH.into_iter().find(|player| self.stones[player.index()] & bit != 0)
    }

    /// What the rules demand of the stone on a square, whoever is to move; `None` when there is none.
    #[must_use]
    pub fn condition(&self, square: Square) -> Option<Condition> {
        let player = self.stone(square)?;
        let beside = bits::neighbours(bits::bit(square));
        Some(if beside & self.stones[player.other().index()] != 0 {
            Condition::MustCapture
        } else if beside & self.stones[player.index()] != 0 {
            Condition::MayLeave
        } else {
            Condition::Frozen
        })
    }

    /// The squares of the enemy stones beside the stone on a square, row by row from the lower left.
    #[must_use]
    pub fn enemies_beside(&self, square: Square) -> Vec<Square> {
        let Some(player) = self.stone(square) else { return Vec::new() };
        bits::squares(bits::neighbours(bits::bit(square)) & self.stones[player.other().index()]).collect()
    }

    /// The squares of a player's enso stones, row by row from the lower left.
    #[must_use]
    pub fn enso_stones(&self, player: Player) -> Vec<Square> {
        bits::squares(self.all_enso_stones() & self.stones[player.index()]).collect()
    }

    /// A player's stones, as [`bits`] counts squares.
    pub(crate) const fn stones(&self, player: Player) -> u64 {
        self.stones[player.index()]
    }

    pub(super) fn all_enso_stones(&self) -> u64 {
        let occupied = self.stones[0] | self.stones[1];
        occupied & INNER & !bits::neighbours(occupied)
    }

    /// Who has won, worked out anew: enso stones first, the mover's before the opponent's, then want of moves.
    pub(super) fn judge(&self) -> Outcome {
        let mover = self.to_move.other();
        let enso = self.all_enso_stones();
        if enso != 0 {
            let winner = if enso & self.stones[mover.index()] != 0 { mover } else { self.to_move };
            Outcome::win(winner, WinReason::EnsoStone)
        } else if self.can_move() {
            Outcome::Ongoing
        } else {
            Outcome::win(mover, WinReason::NoLegalMove)
        }
    }

    /// Whether key and outcome, which moves keep up to date, are those of a position that is built anew. Always true
    /// for positions that are not sampled.
    pub(super) fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew.
        const PERIOD: u64 = 64;
        !key::is_sampled(self.key, PERIOD) || *self == Self::new(self.stones, self.to_move)
    }

    /// Puts the stones of a move of `player` where they were not, or back again: either way the same bits change.
    pub(super) fn toggle(&mut self, player: Player, mv: Move) {
        self.stones[player.index()] ^= bits::bit(mv.from) | bits::bit(mv.to);
        if mv.captures {
            self.stones[player.other().index()] ^= bits::bit(mv.to);
        }
    }
}

/// Black's and White's stones of a board drawn in rows from top to bottom.
pub(super) const fn stones_of(rows: [&str; SIZE as usize]) -> [u64; 2] {
    let mut stones = [0; 2];
    let mut square = Square::new(0, 0);
    while square.row < SIZE {
        let letter = rows[(SIZE - 1 - square.row) as usize].as_bytes()[square.column as usize];
        if letter == b'b' {
            stones[0] |= bits::bit(square);
        } else if letter == b'w' {
            stones[1] |= bits::bit(square);
        }
        square.column = (square.column + 1) % SIZE;
        square.row += (square.column == 0) as u8;
    }
    stones
}
