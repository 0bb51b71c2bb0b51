//! Positions of ZEN that are set up by hand.

use super::geometry::{self, SIZE};
use super::options::Options;
use super::position::{PAWNS, Position};
use super::text;
use crate::games::{Board, EditedPosition, Editing, Fields, Piece, Player, Square};

impl Editing for Position {
    fn tray() -> Vec<Piece> {
        vec![Piece::Pawn(Player::One), Piece::Pawn(Player::Two), Piece::Zen]
    }

    fn supply(piece: Piece) -> Option<u32> {
        Some(if piece == Piece::Zen { 1 } else { PAWNS })
    }

    fn name_of(square: Square) -> String {
        geometry::index(square).map_or_else(String::new, geometry::name)
    }

    fn empty_board(_options: &Options) -> Board {
        Board::new(SIZE, SIZE)
    }

    fn fields(&self) -> Fields {
        Fields { forbidden: self.forbidden.map(geometry::square), ..Fields::default() }
    }

    fn write_edited(edited: &EditedPosition) -> String {
        let forbidden = edited.fields().forbidden.and_then(geometry::index);
        text::write_fields(|square| edited.board().top(geometry::square(square)), edited.to_move(), forbidden)
    }
}
