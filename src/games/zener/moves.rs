//! Steps: which pieces may make the two steps of a turn, and where they may go.

use super::piece::{Piece, Pieces};
use super::position::Position;
use super::stacks::{self, COLUMNS, OFF, PLACES, Place, ROWS};
use crate::games::{Player, Square};

/// One step of one piece, to a square or off the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    piece: Piece,
    to: Place,
}

impl Move {
    /// The step of a piece to a square, or off the board if `to` is `None`; it need not be legal.
    ///
    /// Returns `None` when the board has no such square.
    #[must_use]
    pub fn new(piece: Piece, to: Option<Square>) -> Option<Self> {
        let to = to.map_or(Some(OFF), stacks::place)?;
        Some(Self { piece, to })
    }

    /// The piece that moves.
    #[must_use]
    pub const fn piece(self) -> Piece {
        self.piece
    }

    /// The square that the piece moves to; `None` when it leaves the board.
    #[must_use]
    pub fn to(self) -> Option<Square> {
        stacks::square(self.to)
    }

    /// The place that the piece moves to, which may be [`OFF`].
    pub(crate) const fn place(self) -> Place {
        self.to
    }
}

/// Marks in [`STEPS`] a step that does not exist.
const NOWHERE: Place = OFF + 1;

/// By player and place: the places that the four steps lead to, forward (which may leave the board), left, right and
/// backward.
static STEPS: [[[Place; 4]; PLACES]; 2] = [steps(Player::One), steps(Player::Two)];

const fn steps(player: Player) -> [[Place; 4]; PLACES] {
    let mut table = [[NOWHERE; 4]; PLACES];
    let mut place = 0;
    while place < OFF {
        let (column, row) = (place % COLUMNS, place / COLUMNS);
        let up = if row + 1 < ROWS { place + COLUMNS } else { NOWHERE };
        let down = if row > 0 { place - COLUMNS } else { NOWHERE };
        let left = if column > 0 { place - 1 } else { NOWHERE };
        let right = if column + 1 < COLUMNS { place + 1 } else { NOWHERE };
        let (ahead, back) = match player {
            Player::One => (up, down),
            Player::Two => (down, up),
        };
        table[place as usize] = [if ahead == NOWHERE { OFF } else { ahead }, left, right, back];
        place += 1;
    }
    table
}

/// The places that the four steps of a piece lead to, if it is free.
fn targets(position: &Position, piece: Piece) -> &'static [Place; 4] {
    &STEPS[piece.player().index()][usize::from(position.stacks.place(piece))]
}

/// Whether a step of a piece leads to this place, if the piece is free.
pub(super) fn leads_to(position: &Position, piece: Piece, to: Place) -> bool {
    targets(position, piece).contains(&to)
}

/// The pieces that may make the next step; none once the game is over.
pub(super) fn movers(position: &Position) -> Pieces {
    if position.outcome.is_over() {
        return Pieces::NONE;
    }
    let turn = position.turn;
    let free = position.stacks.free(turn.player);
    match Piece::new(turn.player, turn.answer) {
        // This piece is free: if it were blocked, the turn would have no symbol to answer.
        Some(piece) => Pieces::NONE.with(Some(piece)),
        None => free.without(Piece::new(turn.player, turn.moved)),
    }
}

/// Appends every legal step, by piece, forward first.
pub(super) fn append(position: &Position, moves: &mut Vec<Move>) {
    for piece in movers(position).iter() {
        for &to in targets(position, piece) {
            if to != NOWHERE {
                moves.push(Move { piece, to });
            }
        }
    }
}

/// A legal step drawn with equal chances: one of four steps of one of the movers, drawn again if it does not exist.
pub(super) fn random(position: &Position, scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    /// After this number of draws the legal steps are listed, so that the function ends for any `below`.
    const DRAWS: usize = 8;
    let movers = movers(position);
    if movers.is_empty() {
        return None;
    }
    for _ in 0..DRAWS {
        let draw = below(4 * movers.len()) as usize;
        let piece = movers.nth(draw / 4)?;
        let to = targets(position, piece)[draw % 4];
        if to != NOWHERE {
            return Some(Move { piece, to });
        }
    }
    scratch.clear();
    append(position, scratch);
    let count = u32::try_from(scratch.len()).unwrap_or(u32::MAX);
    scratch.get(below(count) as usize).copied()
}
