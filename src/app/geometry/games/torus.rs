//! The measures of ZeN: small stones on a torus, whose board has no edge.

use crate::app::geometry::games::shape::GameGeometry;
use crate::games::{Piece, Player};

const STONE_HEIGHT: f32 = 0.24;

pub(super) const GEOMETRY: GameGeometry = GameGeometry {
    pieces: &[(Piece::Stone(Player::One), STONE_HEIGHT), (Piece::Stone(Player::Two), STONE_HEIGHT)],
    frame: 0.9,
    exits: None,
    shows_captured: false,
    stack_step: None,
    wraps: true,
    headroom: 0.2,
    click_height: 1.0,
    click_width: 0.8,
    lifts_pieces: false,
};
