//! ZEN L'initié in words.

use super::describe::Describe;
use super::words::{list, square_name, square_names};
use crate::games::{AnyGame, Game, Piece, Player, Square, zen};
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text};

/// The lines through a square: what they are called, and the step along them.
const LINES: [(&str, [i8; 2]); 4] = [("row", [1, 0]), ("column", [0, 1]), ("rising", [1, 1]), ("falling", [1, -1])];

impl Describe for Game<zen::Position> {
    fn piece(&self, piece: Piece) -> Phrase {
        match piece.owner() {
            None => Phrase::ZenDescribeZen,
            Some(Player::One) => Phrase::ZenDescribePawn { owner: "white" },
            Some(Player::Two) => Phrase::ZenDescribePawn { owner: "black" },
        }
    }

    fn piece_of_mover(&self, piece: Piece) -> Phrase {
        if piece == Piece::Zen { Phrase::ZenDescribeZen } else { Phrase::ZenDescribeOwnPawn }
    }

    /// What stands along the lines through the square, and how many pieces these are: as many squares a piece moves.
    fn around(&self, game: &AnyGame, square: Square) -> Vec<Text> {
        let board = game.board();
        let line = |step: [i8; 2]| {
            let beyond = |way: i8| {
                let at = move |distance: i8| {
                    let column = square.column.checked_add_signed(step[0] * way * distance)?;
                    let row = square.row.checked_add_signed(step[1] * way * distance)?;
                    Some(Square::new(column, row))
                };
                (1..).map_while(at).take_while(|&square| board.contains(square)).collect::<Vec<_>>()
            };
            let before = beyond(-1);
            before.into_iter().rev().chain([square]).chain(beyond(1)).collect::<Vec<_>>()
        };
        let described = LINES.map(|(line_name, step)| {
            let standing = line(step).into_iter().filter_map(|square| Some((square, board.top(square)?)));
            let pieces: Vec<Text> = standing
                .map(|(square, piece)| {
                    let piece = self.piece(piece).into();
                    Phrase::DescriptionOn { piece, square: square_name(game, square) }.into()
                })
                .collect();
            if pieces.is_empty() {
                Phrase::ZenDescribeEmptyLine { line: line_name }.into()
            } else {
                let count = pieces.len().into();
                Phrase::ZenDescribeLine { line: line_name, count, pieces: list(pieces.into_iter()) }.into()
            }
        });
        described.to_vec()
    }

    fn side(&self, game: &AnyGame, player: Player) -> Vec<Text> {
        let board = game.board();
        let pawns: Vec<Square> =
            board.squares().filter(|&square| board.top(square) == Some(Piece::Pawn(player))).collect();
        let (count, squares) = (pawns.len().into(), square_names(game, pawns));
        vec![Phrase::ZenDescribePawns { player: player_name(game.kind(), player), count, squares }.into()]
    }

    fn neutral(&self, game: &AnyGame) -> Vec<Text> {
        let board = game.board();
        let at = board.squares().find(|&square| board.top(square) == Some(Piece::Zen));
        vec![match at {
            Some(square) => Phrase::ZenDescribeZenOn { square: square_name(game, square) }.into(),
            None => Phrase::ZenUnreadableZenCaptured.into(),
        }]
    }
}
