//! Positions of ZeN that are set up by hand.

use super::geometry::Size;
use super::illegal;
use super::names::square_name;
use super::position::{Options, Position};
use super::text;
use crate::games::{Board, EditedPosition, Editing, Piece, Player, Square};

impl Editing for Position {
    fn tray() -> Vec<Piece> {
        Player::BOTH.map(Piece::Stone).into()
    }

    fn supply(_piece: Piece) -> Option<u32> {
        None
    }

    fn name_of(square: Square) -> String {
        square_name(square)
    }

    fn empty_board(options: &Options) -> Board {
        Board::new(options.size.get(), options.size.get())
    }

    fn write_edited(edited: &EditedPosition) -> String {
        let stone = |square| edited.board().top(square).and_then(Piece::owner);
        let links = edited.board().links().iter().map(|link| [link.from, link.to]);
        text::write_fields(size(edited.board()), stone, edited.to_move(), links)
    }

    fn link_ends(board: &Board, one: Square, other: Square) -> Option<[Square; 2]> {
        let size = size(board);
        illegal::diagonal(size, one, other).ok().map(|diagonal| size.end_squares(diagonal))
    }

    fn sizes() -> Option<[u8; 2]> {
        Some([Size::MIN.get(), Size::MAX.get()])
    }
}

/// The size of a board, which is always one that there is.
fn size(board: &Board) -> Size {
    Size::new(board.columns()).unwrap_or_default()
}
