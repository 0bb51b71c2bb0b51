//! What is on each square, and what may be done with it now.

use super::describe::of;
use super::words::{list, square_name};
use crate::games::{AnyGame, Board, Piece, Spot, Square};
use crate::texts::{Phrase, Text};

/// The squares of a board in words. What the rules answer for the whole board is asked once, when it is made, so that
/// telling all squares of a large board takes little time.
pub struct Cells<'a> {
    game: &'a AnyGame,
    board: Board,
    /// The spots pointed at so far; `None` while nobody may point.
    picks: Option<&'a [Spot]>,
    /// Where a move may begin.
    first: Vec<Spot>,
    /// Where it may go on.
    next: Vec<Spot>,
    /// The squares that show why the game is won.
    winning: Vec<Square>,
}

impl<'a> Cells<'a> {
    /// The squares of the position on the board. `picks` are the spots pointed at so far (see [`AnyGame::choices`]), or
    /// `None` while nobody may point: then only what stands there is told.
    #[must_use]
    pub fn new(game: &'a AnyGame, picks: Option<&'a [Spot]>) -> Self {
        let choices = |spots| game.choices(spots).next;
        Self {
            game,
            board: game.board(),
            picks,
            first: picks.map(|_| choices(&[])).unwrap_or_default(),
            next: picks.filter(|spots| !spots.is_empty()).map(choices).unwrap_or_default(),
            winning: game.winning_squares(),
        }
    }

    /// A square: its name, what is on it, and what may be done with it now. A label, without a full stop.
    #[must_use]
    pub fn cell(&self, square: Square) -> Text {
        let cell = self.contents(square);
        match self.deed(square) {
            Some(deed) => Phrase::DescriptionCell { cell, deed: deed.into() }.into(),
            None => cell,
        }
    }

    /// The same of anything that can be pointed at.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> Text {
        match spot {
            Spot::Square(square) => self.cell(square),
            Spot::Off => Phrase::PanelOffTheBoard.into(),
            Spot::Pass => Phrase::PanelPass.into(),
        }
    }

    /// The name of a square and what is on it.
    fn contents(&self, square: Square) -> Text {
        let name = square_name(self.game, square);
        let piece = |&piece: &Piece| Text::from(of(self.game).piece(piece));
        match self.board.stack(square).split_last() {
            None => Phrase::DescriptionEmpty { square: name },
            Some((top, [])) => Phrase::DescriptionHolds { square: name, piece: piece(top) },
            Some((top, below)) => {
                Phrase::DescriptionStack { square: name, top: piece(top), below: list(below.iter().rev().map(piece)) }
            }
        }
        .into()
    }

    /// What may be done with a square, if anything.
    fn deed(&self, square: Square) -> Option<Phrase> {
        if self.winning.contains(&square) {
            return Some(Phrase::DescriptionDecides);
        }
        let spots = self.picks?;
        let spot = Spot::Square(square);
        let game = of(self.game);
        if spots.last() == Some(&spot) {
            return Some(Phrase::DescriptionPickedUp);
        }
        if self.next.contains(&spot) {
            return Some(game.target(spots, square, self.board.top(square)));
        }
        if self.first.contains(&spot) {
            return Some(game.first(&self.board, square));
        }
        let is_of_mover = self.board.top(square).and_then(Piece::owner) == Some(self.game.to_move());
        game.state(square).filter(|_| is_of_mover)
    }
}
