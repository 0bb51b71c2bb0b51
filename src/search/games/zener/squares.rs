//! The squares of the board, counted row by row from the lower left, and where the pieces stand on them.

use crate::games::Player;
use crate::games::zener::{Piece, Position};

pub(super) const COLUMNS: usize = 5;
pub(super) const ROWS: usize = 7;
pub(super) const SQUARES: usize = COLUMNS * ROWS;
/// Pieces of each player.
pub(super) const PIECES: usize = 5;

/// The number of steps straight ahead that a piece needs to leave the board, minus 1: 0 to 6.
pub(super) fn distance(player: Player, place: u8) -> usize {
    let row = usize::from(place) / COLUMNS;
    match player {
        Player::One => (ROWS - 1).saturating_sub(row),
        Player::Two => row.min(ROWS - 1),
    }
}

/// The squares of a player's free pieces.
pub(super) fn free(position: &Position, player: Player) -> u64 {
    let pieces = Piece::ALL.into_iter().filter(|&piece| piece.player() == player && !position.is_blocked(piece));
    pieces.fold(0, |set, piece| set | 1 << position.place_of(piece))
}
