//! Enso in words.

use super::describe::Describe;
use super::words::{list, square_name, square_names};
use crate::games::enso::{self, Condition};
use crate::games::{AnyGame, Board, Game, Piece, Player, Square};
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, instruction};

impl Describe for Game<enso::Position> {
    fn piece(&self, piece: Piece) -> Phrase {
        Phrase::EnsoDescribeStone { owner: if piece.owner() == Some(Player::One) { "black" } else { "white" } }
    }

    fn piece_of_mover(&self, _piece: Piece) -> Phrase {
        Phrase::EnsoDescribeOwnStone
    }

    fn first(&self, _board: &Board, square: Square) -> Phrase {
        match self.position().condition(square) {
            Some(Condition::MustCapture) => Phrase::EnsoDescribeMustCapture,
            _ => Phrase::EnsoDescribeMayLeave,
        }
    }

    fn state(&self, square: Square) -> Option<Phrase> {
        Some(match self.position().condition(square)? {
            Condition::Frozen => Phrase::EnsoDescribeFrozen,
            Condition::MustCapture | Condition::MayLeave => Phrase::EnsoDescribeNoMove,
        })
    }

    /// The neighbours, and what they make of the stone.
    fn around(&self, game: &AnyGame, square: Square) -> Vec<Text> {
        let board = game.board();
        let beside = board.squares().filter(|&other| {
            let (columns, rows) = (other.column.abs_diff(square.column), other.row.abs_diff(square.row));
            columns.max(rows) == 1
        });
        let stones: Vec<Text> = beside
            .filter_map(|other| {
                let piece = self.piece(board.top(other)?).into();
                Some(Phrase::DescriptionOn { piece, square: square_name(game, other) }.into())
            })
            .collect();
        let neighbours = if stones.is_empty() {
            Phrase::DescriptionBesideNothing
        } else {
            Phrase::DescriptionBeside { pieces: list(stones.into_iter()) }
        };
        let condition = board.top(square).map(|_| instruction::of_square(game, square));
        std::iter::once(neighbours.into()).chain(condition).collect()
    }

    fn side(&self, game: &AnyGame, player: Player) -> Vec<Text> {
        let board = game.board();
        let stones: Vec<Square> =
            board.squares().filter(|&square| board.top(square) == Some(Piece::Stone(player))).collect();
        let (count, squares) = (stones.len().into(), square_names(game, stones));
        vec![Phrase::EnsoDescribeStones { player: player_name(game.kind(), player), count, squares }.into()]
    }
}
