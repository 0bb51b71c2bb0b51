//! What happens on the table when a move is made.

use super::outcome::Outcome;
use super::vocabulary::{Link, Piece, Player, Square};

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
