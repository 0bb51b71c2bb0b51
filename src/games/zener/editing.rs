//! Positions of Zener that are set up by hand.

use super::piece::{Piece, SYMBOLS};
use super::position::{Position, Turn};
use super::setup::Setup;
use super::stacks::{self, COLUMNS, ROWS};
use super::text;
use crate::games::{self, Board, EditedPosition, Editing, Fields, Square};

impl Editing for Position {
    const STACKS: bool = true;

    fn tray() -> Vec<games::Piece> {
        Piece::ALL.map(Into::into).into()
    }

    fn supply(_piece: games::Piece) -> Option<u32> {
        Some(1)
    }

    fn name_of(square: Square) -> String {
        text::square_name(square)
    }

    fn empty_board(_setup: &Setup) -> Board {
        Board::new(COLUMNS, ROWS)
    }

    fn fields(&self) -> Fields {
        Fields { answer: self.answer(), moved: self.moved(), ..Fields::default() }
    }

    fn write_edited(edited: &EditedPosition) -> String {
        let stack = |place| {
            let square = stacks::square(place);
            let stack = square.map_or(&[][..], |square| edited.board().stack(square));
            stack.iter().filter_map(|&piece| Piece::of(piece)).collect()
        };
        let Fields { answer, moved, .. } = edited.fields();
        let [answer, moved] = [answer, moved].map(|symbol| symbol.filter(|&symbol| symbol <= SYMBOLS).unwrap_or(0));
        text::write_fields(stack, Turn { player: edited.to_move(), answer, moved })
    }
}
