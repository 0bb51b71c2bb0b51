//! The measures of Enso: large stones on a board of 6 × 6 squares.

use crate::app::geometry::games::shape::GameGeometry;
use crate::games::{Piece, Player};

const STONE_HEIGHT: f32 = 0.3;

pub(super) const GEOMETRY: GameGeometry = GameGeometry {
    pieces: &[(Piece::Stone(Player::One), STONE_HEIGHT), (Piece::Stone(Player::Two), STONE_HEIGHT)],
    frame: 0.56,
    exits: None,
    shows_captured: true,
    stack_step: None,
    wraps: false,
    headroom: 0.2,
    click_height: 1.0,
    click_width: 0.8,
    lifts_pieces: true,
};
