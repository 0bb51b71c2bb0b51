//! A position of Zener: the stacks, whose turn it is, and which step of the turn is to make.

use super::piece::Piece;
use super::stacks::{self, OFF, Place, Stacks};
use super::win_reason::WinReason;
use crate::games::{Outcome, Player, Rules, Square, key};

/// A position of Zener: the stacks, and what the turn has come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(super) stacks: Stacks,
    pub(super) turn: Turn,
    pub(super) outcome: Outcome,
}

/// How far a turn has come. Symbols are 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Turn {
    pub(super) player: Player,
    /// The symbol that the mandatory step must answer; 0 when there is none to make any more.
    pub(super) answer: u8,
    /// The symbol of the piece that has already moved in this turn; 0 when none has.
    pub(super) moved: u8,
}

/// Numbers for position keys: for each way a turn can stand.
pub(super) static TURN_KEYS: [u64; 128] = key::table(0x2E4E_0003);

impl Turn {
    pub(super) fn key(self) -> u64 {
        let number = self.player.index() << 6 | usize::from(self.answer) << 3 | usize::from(self.moved);
        TURN_KEYS[number % TURN_KEYS.len()]
    }
}

/// Which of the two steps of a turn is to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// By the piece with the symbol of the piece that the opponent moved last.
    Mandatory,
    /// By any piece but the one that has made the mandatory step.
    Free,
}

/// What [`Rules::unmake`](crate::games::Rules::unmake) needs beside the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    pub(super) from: Place,
    pub(super) turn: Turn,
}

impl Position {
    pub(super) fn new(stacks: Stacks, turn: Turn) -> Self {
        Self { stacks, turn, outcome: judge(&stacks) }
    }

    /// Which step the player to move has to make.
    #[must_use]
    pub fn step(&self) -> Step {
        if self.turn.answer > 0 { Step::Mandatory } else { Step::Free }
    }

    /// The symbol that the mandatory step must answer, from 1 to 5; `None` when a free step is to make.
    #[must_use]
    pub fn answer(&self) -> Option<u8> {
        Some(self.turn.answer).filter(|&symbol| symbol > 0)
    }

    /// The symbol of the piece that has made the mandatory step of this turn, from 1 to 5; `None` when none has.
    #[must_use]
    pub fn moved(&self) -> Option<u8> {
        Some(self.turn.moved).filter(|&symbol| symbol > 0)
    }

    /// Whether another piece lies on this one.
    #[must_use]
    pub fn is_blocked(&self, piece: Piece) -> bool {
        self.stacks.is_blocked(piece)
    }

    /// Where a piece is; `None` when it has left the board.
    #[must_use]
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        stacks::square(self.stacks.place(piece))
    }

    /// Where a piece is, row by row from the lower left; 35 when it has left the board.
    pub(crate) fn place_of(&self, piece: Piece) -> u8 {
        self.stacks.place(piece)
    }

    /// The piece that lies on top of a place; `None` when there is none.
    pub(crate) fn top_of(&self, place: u8) -> Option<Piece> {
        self.stacks.top(place)
    }

    /// The piece right under a piece; `None` when it lies on the board itself.
    pub(crate) fn under(&self, piece: Piece) -> Option<Piece> {
        self.stacks.beneath(piece)
    }

    /// Whether stacks, key and outcome, which moves keep up to date, are those of a position that is built anew. Always
    /// true for positions that are not sampled.
    pub(super) fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew.
        const PERIOD: u64 = 64;
        !key::is_sampled(self.key(), PERIOD) || *self == Self::new(self.stacks.rebuilt(), self.turn)
    }

    /// The turn after a step that did not end the game.
    pub(super) fn turn_after(&self, piece: Piece) -> Turn {
        let player = piece.player();
        if self.turn.answer > 0 && !self.stacks.free(player).without(Some(piece)).is_empty() {
            return Turn { player, answer: 0, moved: piece.symbol() };
        }
        let answer = if self.stacks.is_blocked(piece.counterpart()) { 0 } else { piece.symbol() };
        Turn { player: player.other(), answer, moved: 0 }
    }
}

/// Who has won: whose piece has left the board, or whose opponent's pieces are all blocked.
pub(super) fn judge(stacks: &Stacks) -> Outcome {
    if let Some(piece) = stacks.top(OFF) {
        return Outcome::win(piece.player(), WinReason::LeftBoard);
    }
    let blocked = Player::BOTH.into_iter().find(|&player| stacks.free(player).is_empty());
    blocked.map_or(Outcome::Ongoing, |loser| Outcome::win(loser.other(), WinReason::AllBlocked))
}
