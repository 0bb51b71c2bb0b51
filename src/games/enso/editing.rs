//! Positions of Enso that are set up by hand.

use super::bits::SIZE;
use super::faults::STONES;
use super::names::square_name;
use super::position::{Options, Position};
use super::text;
use crate::games::{Board, EditedPosition, Editing, Piece, Player, Square};

impl Editing for Position {
    fn tray() -> Vec<Piece> {
        Player::BOTH.map(Piece::Stone).into()
    }

    fn supply(_piece: Piece) -> Option<u32> {
        Some(STONES)
    }

    fn name_of(square: Square) -> String {
        square_name(square)
    }

    fn empty_board(_options: &Options) -> Board {
        Board::new(SIZE, SIZE)
    }

    fn write_edited(edited: &EditedPosition) -> String {
        text::write_fields(|square| edited.board().top(square).and_then(Piece::owner), edited.to_move())
    }
}
