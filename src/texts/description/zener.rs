//! Zener in words.

use super::describe::Describe;
use super::words::{list, square_name};
use crate::games::{AnyGame, Event, Game, Piece, Player, Spot, Square, zener};
use crate::texts::games::player_name;
use crate::texts::games::zener::{symbol_keyword, symbol_name};
use crate::texts::{Phrase, Text};

/// The number of the symbol on a piece.
const fn symbol(piece: Piece) -> u8 {
    if let Piece::Symbol(_, number) = piece { number } else { 1 }
}

impl Describe for Game<zener::Position> {
    fn piece(&self, piece: Piece) -> Phrase {
        let owner = if piece.owner() == Some(Player::One) { "white" } else { "black" };
        Phrase::ZenerDescribePiece { owner, symbol: symbol_keyword(symbol(piece)) }
    }

    fn piece_of_mover(&self, piece: Piece) -> Phrase {
        symbol_name(symbol(piece))
    }

    fn target(&self, _spots: &[Spot], _square: Square, piece: Option<Piece>) -> Phrase {
        if piece.is_some() { Phrase::ZenerDescribeMayGoOnTop } else { Phrase::DescriptionMayGoHere }
    }

    fn event(&self, game: &AnyGame, event: &Event, player: Text) -> Option<Phrase> {
        Some(match *event {
            Event::LeftBoard { piece, from } => Phrase::ZenerDescribeLeft {
                player,
                piece: self.piece_of_mover(piece).into(),
                square: square_name(game, from),
            },
            Event::Stacked { onto, .. } => Phrase::ZenerDescribeBlocked { piece: self.piece(onto).into() },
            Event::Uncovered { piece, .. } => Phrase::ZenerDescribeFree { piece: self.piece(piece).into() },
            _ => return None,
        })
    }

    /// The stack from top to bottom, and what stands beside it.
    fn around(&self, game: &AnyGame, square: Square) -> Vec<Text> {
        let board = game.board();
        let stack = board.stack(square).iter().rev().map(|&piece| Text::from(self.piece(piece)));
        let stack: Vec<Text> = stack.collect();
        let mut answer = Vec::new();
        if !stack.is_empty() {
            answer.push(Phrase::ZenerDescribeStack { pieces: list(stack.into_iter()) }.into());
        }
        let beside =
            board.squares().filter(|other| other.column.abs_diff(square.column) + other.row.abs_diff(square.row) == 1);
        let pieces: Vec<Text> = beside
            .filter_map(|other| {
                let piece = self.piece(board.top(other)?).into();
                Some(Phrase::DescriptionOn { piece, square: square_name(game, other) }.into())
            })
            .collect();
        answer.push(if pieces.is_empty() {
            Phrase::DescriptionBesideNothing.into()
        } else {
            Phrase::DescriptionBeside { pieces: list(pieces.into_iter()) }.into()
        });
        answer
    }

    fn side(&self, game: &AnyGame, player: Player) -> Vec<Text> {
        let position = self.position();
        let pieces = zener::Piece::ALL.into_iter().filter(|piece| piece.player() == player);
        let told: Vec<Text> = pieces
            .filter_map(|piece| {
                let square = square_name(game, position.square_of(piece)?);
                let name = symbol_name(piece.symbol()).into();
                Some(if position.is_blocked(piece) {
                    Phrase::ZenerDescribeOnBlocked { piece: name, square }.into()
                } else {
                    Phrase::DescriptionOn { piece: name, square }.into()
                })
            })
            .collect();
        let player = player_name(game.kind(), player);
        vec![Phrase::ZenerDescribePieces { player, pieces: list(told.into_iter()) }.into()]
    }
}
