//! The names of squares and moves in Enso's notation.

use super::bits;
use super::position::Move;
use crate::games::Square;

/// `a1` to `f6`; `?` for a square that is not on the board.
pub(crate) fn square_name(square: Square) -> String {
    if bits::on_board(square) {
        format!("{}{}", char::from(b'a' + square.column), square.row + 1)
    } else {
        "?".to_owned()
    }
}

pub(crate) fn move_text(mv: Move) -> String {
    let separator = if mv.captures { 'x' } else { '-' };
    format!("{}{separator}{}", square_name(mv.from), square_name(mv.to))
}
