//! The measures of Zener: tiles that are stacked, and that leave the board over its far edge.

use crate::app::geometry::games::shape::{Exits, GameGeometry};
use crate::games::{Piece, Player};

/// The height of a tile.
pub(crate) const TILE_HEIGHT: f32 = 0.21;

pub(super) const GEOMETRY: GameGeometry = GameGeometry {
    pieces: &[
        (Piece::Symbol(Player::One, 1), TILE_HEIGHT),
        (Piece::Symbol(Player::One, 2), TILE_HEIGHT),
        (Piece::Symbol(Player::One, 3), TILE_HEIGHT),
        (Piece::Symbol(Player::One, 4), TILE_HEIGHT),
        (Piece::Symbol(Player::One, 5), TILE_HEIGHT),
        (Piece::Symbol(Player::Two, 1), TILE_HEIGHT),
        (Piece::Symbol(Player::Two, 2), TILE_HEIGHT),
        (Piece::Symbol(Player::Two, 3), TILE_HEIGHT),
        (Piece::Symbol(Player::Two, 4), TILE_HEIGHT),
        (Piece::Symbol(Player::Two, 5), TILE_HEIGHT),
    ],
    frame: 0.42,
    // The names of the columns are printed in the gap.
    exits: Some(Exits { gap: 0.38, depth: 0.72, margin: 0.08 }),
    shows_captured: false,
    stack_step: Some(TILE_HEIGHT),
    wraps: false,
    headroom: 0.2,
    click_height: 1.0,
    click_width: 0.8,
    lifts_pieces: true,
};
