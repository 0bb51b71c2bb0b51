//! The measures of ZEN L'initié: tall pawns on a board of 11 × 11 squares.

use crate::app::geometry::games::shape::GameGeometry;
use crate::games::{Piece, Player};

const PAWN_HEIGHT: f32 = 0.86;

pub(super) const GEOMETRY: GameGeometry = GameGeometry {
    pieces: &[(Piece::Pawn(Player::One), PAWN_HEIGHT), (Piece::Pawn(Player::Two), PAWN_HEIGHT), (Piece::Zen, 1.04)],
    frame: 0.62,
    exits: None,
    shows_captured: true,
    stack_step: None,
    wraps: false,
    headroom: 0.7,
    click_height: 0.5,
    click_width: 0.56,
    lifts_pieces: true,
};
