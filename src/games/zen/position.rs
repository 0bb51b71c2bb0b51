//! The pieces and the counts of the lines, making and taking back moves, and who is connected.

use super::geometry::{Index, LINES, SIZE, SQUARE_GEOMETRY, SQUARES, Set, bit, component, lowest, members};
use super::options::{Announcing, Variant};
use super::win_reason::WinReason;
use crate::games::{DrawReason, Outcome, Piece, Player, key};
use std::hash::{Hash, Hasher};

/// Pawns of each side at the start.
pub(crate) const PAWNS: u32 = 12;

pub(super) const START_PAWNS: [&[&str]; 2] = [
    &["A11", "K1", "A6", "K6", "C4", "C8", "E2", "E10", "G2", "G10", "I4", "I8"],
    &["A1", "K11", "F1", "F11", "B5", "B7", "D3", "D9", "H3", "H9", "J5", "J7"],
];

/// Numbers for keys: three for the pieces of each square, one for the forbidden square, one for Black to move.
pub(super) static KEYS: [u64; SQUARES * 4 + 1] = key::table(1);
pub(super) const ZEN_KEYS: usize = 2;
pub(super) const FORBIDDEN_KEYS: usize = 3;
pub(super) const BLACK_TO_MOVE: usize = SQUARES * 4;

/// A move: of a pawn of one's own, or of the Zen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The piece on one square goes to another, capturing what stands there.
    Go {
        /// The number of the square it leaves.
        from: u8,
        /// The number of the square it goes to.
        to: u8,
    },
    /// No legal move: the turn passes.
    Pass,
}

/// What taking a move back needs beside the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    pub(super) captured: Option<Piece>,
    pub(super) zen: Option<Index>,
    pub(super) forbidden: Option<Index>,
    pub(super) key: u64,
    pub(super) outcome: Outcome,
}

/// A position of ZEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The pawns of each player.
    pub(crate) pawns: [Set; 2],
    /// Where the Zen stands, while it is on the board.
    pub(crate) zen: Option<Index>,
    /// The square that the Zen has just come from.
    pub(super) forbidden: Option<Index>,
    pub(super) to_move: Player,
    pub(super) variant: Variant,
    pub(super) announcing: Announcing,
    /// Pieces on each line, the Zen included.
    pub(crate) counts: [u8; LINES],
    /// For each player the sums of the columns and of the rows of all pawns.
    pub(crate) sums: [[i32; 2]; 2],
    pub(super) key: u64,
    pub(super) outcome: Outcome,
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl Position {
    /// The position with these pieces.
    pub(super) fn with(
        pawns: [Set; 2],
        zen: Option<Index>,
        to_move: Player,
        forbidden: Option<Index>,
        variant: Variant,
    ) -> Self {
        let mut position = Self {
            pawns: [0; 2],
            zen: None,
            forbidden: None,
            to_move,
            variant,
            announcing: Announcing::ByGame,
            counts: [0; LINES],
            sums: [[0; 2]; 2],
            key: 0,
            outcome: Outcome::Ongoing,
        };
        for player in Player::BOTH {
            for square in members(pawns[player.index()]) {
                position.put_pawn(player, square);
            }
        }
        if let Some(square) = zen {
            position.put_zen(square);
        }
        position.set_forbidden(forbidden);
        if to_move == Player::Two {
            position.key ^= KEYS[BLACK_TO_MOVE];
        }
        position.outcome = position.judge();
        position
    }

    /// The variant that is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Who announces check and checkmate.
    #[must_use]
    pub fn announcing(&self) -> Announcing {
        self.announcing
    }

    /// The same position with its announcements made by others.
    pub(super) fn announced(self, announcing: Announcing) -> Self {
        Self { announcing, ..self }
    }

    /// All pieces.
    pub(crate) fn occupied(&self) -> Set {
        self.pawns[0] | self.pawns[1] | self.zen_set()
    }

    /// The Zen's square as a set; empty when it has been captured.
    pub(crate) fn zen_set(&self) -> Set {
        self.zen.map_or(0, bit)
    }

    /// A side's pieces in the sense of the rules on chains and points: its pawns, and the Zen if it is on the board.
    pub(crate) fn pieces_of(&self, player: Player) -> Set {
        self.pawns[player.index()] | self.zen_set()
    }

    /// Whether a side's pieces form one chain; a chain needs a pawn of one's colour (ruling).
    pub(super) fn is_connected(&self, player: Player) -> bool {
        let pawns = self.pawns[player.index()];
        if pawns == 0 {
            return false;
        }
        let all = self.pieces_of(player);
        component(bit(lowest(pawns)), all) == all
    }

    pub(super) fn judge(&self) -> Outcome {
        for loser in Player::BOTH {
            if self.pawns[loser.index()] == 0 {
                return Outcome::win(loser.other(), WinReason::LastPawnCaptured);
            }
        }
        match Player::BOTH.map(|player| self.is_connected(player)) {
            [true, true] => Outcome::Draw(DrawReason::BothConnected),
            [true, false] => Outcome::win(Player::One, WinReason::Connected),
            [false, true] => Outcome::win(Player::Two, WinReason::Connected),
            [false, false] if self.neither_can_move() => Outcome::Draw(DrawReason::NeitherCanMove),
            [false, false] => Outcome::Ongoing,
        }
    }

    pub(super) fn neither_can_move(&self) -> bool {
        !self.can_move(self.to_move, self.forbidden) && !self.can_move(self.to_move.other(), None)
    }

    /// What stands on a square.
    pub(super) fn piece_at(&self, square: Index) -> Option<Piece> {
        let mask = bit(square);
        if self.pawns[0] & mask != 0 {
            Some(Piece::Pawn(Player::One))
        } else if self.pawns[1] & mask != 0 {
            Some(Piece::Pawn(Player::Two))
        } else if self.zen == Some(square) {
            Some(Piece::Zen)
        } else {
            None
        }
    }

    pub(super) fn put_pawn(&mut self, player: Player, square: Index) {
        self.pawns[player.index()] ^= bit(square);
        self.key ^= KEYS[player.index() * SQUARES + usize::from(square)];
        let [columns, rows] = &mut self.sums[player.index()];
        *columns += i32::from(square % SIZE);
        *rows += i32::from(square / SIZE);
        self.count(square, 1);
    }

    pub(super) fn take_pawn(&mut self, player: Player, square: Index) {
        self.pawns[player.index()] ^= bit(square);
        self.key ^= KEYS[player.index() * SQUARES + usize::from(square)];
        let [columns, rows] = &mut self.sums[player.index()];
        *columns -= i32::from(square % SIZE);
        *rows -= i32::from(square / SIZE);
        self.count(square, u8::MAX);
    }

    pub(super) fn put_zen(&mut self, square: Index) {
        self.zen = Some(square);
        self.key ^= KEYS[ZEN_KEYS * SQUARES + usize::from(square)];
        self.count(square, 1);
    }

    pub(super) fn take_zen(&mut self, square: Index) {
        self.zen = None;
        self.key ^= KEYS[ZEN_KEYS * SQUARES + usize::from(square)];
        self.count(square, u8::MAX);
    }

    /// Adds to the counts of the four lines through a square, wrapping: `u8::MAX` takes one away.
    pub(super) fn count(&mut self, square: Index, change: u8) {
        for line in SQUARE_GEOMETRY[usize::from(square)].lines {
            let count = &mut self.counts[usize::from(line)];
            *count = count.wrapping_add(change);
        }
    }

    pub(super) fn set_forbidden(&mut self, square: Option<Index>) {
        for changed in [self.forbidden, square].into_iter().flatten() {
            self.key ^= KEYS[FORBIDDEN_KEYS * SQUARES + usize::from(changed)];
        }
        self.forbidden = square;
    }

    /// Whether the counts, sums, key and outcome, which moves keep up to date, are those of a position that is built
    /// anew. Always true for positions that are not sampled.
    pub(super) fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew.
        const PERIOD: u64 = 64;
        !key::is_sampled(self.key, PERIOD) || {
            let rebuilt = Self::with(self.pawns, self.zen, self.to_move, self.forbidden, self.variant);
            *self == rebuilt.announced(self.announcing)
        }
    }

    pub(super) fn pass_turn(&mut self, forbidden: Option<Index>) {
        self.set_forbidden(forbidden);
        self.to_move = self.to_move.other();
        self.key ^= KEYS[BLACK_TO_MOVE];
        self.outcome = self.judge();
    }
}
