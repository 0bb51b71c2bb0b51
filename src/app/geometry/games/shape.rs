//! The measures of a game's board and pieces, and how the pieces can be handled.

use crate::games::Piece;

/// The measures of a game's board and pieces. One unit is one square.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct GameGeometry {
    /// Every piece of the game, with its height.
    pub(crate) pieces: &'static [(Piece, f32)],
    /// The width of the frame.
    pub(crate) frame: f32,
    /// Where pieces leave the board over its far edge; `None` if they never do.
    pub(crate) exits: Option<Exits>,
    /// Whether captured pieces lie beside the board, so that the camera has to show them too.
    pub(crate) shows_captured: bool,
    /// The height of one piece of a stack; `None` if a square holds one piece at most.
    pub(crate) stack_step: Option<f32>,
    /// Whether the board is a torus: each edge continues at the opposite one. Such a board is square.
    pub(crate) wraps: bool,
    /// The height above the squares that the camera has to show.
    pub(crate) headroom: f32,
    /// The part of its height at which a click aims at a piece: 0.5 for the middle of a tall one, 1 for the top of a
    /// flat one.
    pub(crate) click_height: f32,
    /// The width of the box by which a piece or a stack can be clicked.
    pub(crate) click_width: f32,
    /// Whether a piece that is picked up is lifted, and follows the pointer when it is dragged. Otherwise it stays
    /// where it is, and a link starts from it.
    pub(crate) lifts_pieces: bool,
}

/// The areas beyond the first and the last row where pieces leave the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Exits {
    /// The distance from the row to the exit.
    pub(crate) gap: f32,
    /// How deep an exit is.
    pub(crate) depth: f32,
    /// The distance from the exit to the frame.
    pub(crate) margin: f32,
}
