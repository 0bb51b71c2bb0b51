//! What the descriptions of each game have in common.

use crate::games::{AnyGame, Board, Event, Piece, Player, Spot, Square, with_game};
use crate::texts::{Phrase, Text};

/// What is said of one game only, in the position that it has reached. `game` is always the same game.
pub(super) trait Describe {
    /// A piece and whose it is: "white pawn".
    fn piece(&self, piece: Piece) -> Phrase;

    /// A piece where it has been said whose it is: "pawn".
    fn piece_of_mover(&self, piece: Piece) -> Phrase;

    /// What may be done with a square to which a move may point first. `board` is the board of this position.
    fn first(&self, _board: &Board, _square: Square) -> Phrase {
        Phrase::DescriptionMayBeMoved
    }

    /// What may be done with a square to which a move may point after other spots.
    fn target(&self, _spots: &[Spot], _square: Square, piece: Option<Piece>) -> Phrase {
        if piece.is_some() { Phrase::DescriptionMayBeCaptured } else { Phrase::DescriptionMayGoHere }
    }

    /// What the rules make of a piece that nobody can move now, if they make anything of it.
    fn state(&self, _square: Square) -> Option<Phrase> {
        None
    }

    /// Where the piece on a square may go, which are these squares.
    fn targets(&self, squares: Text) -> Phrase {
        Phrase::DescriptionGoesTo { squares }
    }

    /// What happened in a move beside what is said of every game's, as a sentence.
    fn event(&self, _game: &AnyGame, _event: &Event, _mover: Text) -> Option<Phrase> {
        None
    }

    /// What stands around a square and what the rules make of it: lines, neighbours, chain or stack.
    fn around(&self, game: &AnyGame, square: Square) -> Vec<Text>;

    /// All pieces of a player and where they stand.
    fn side(&self, game: &AnyGame, player: Player) -> Vec<Text>;

    /// What stands on the board and belongs to nobody.
    fn neutral(&self, _game: &AnyGame) -> Vec<Text> {
        Vec::new()
    }
}

/// What a game says of its own, in the position that it has reached.
pub(super) fn of(game: &AnyGame) -> &dyn Describe {
    with_game!(AnyGame, game, game => game)
}
