//! What the search reads from the board of several games: the top pieces of a player, and their connected components.

use crate::games::{Board, Piece, Player, Square};

/// The squares whose topmost piece is one of these.
pub(super) fn squares_with(board: &Board, counts: impl Fn(Piece) -> bool) -> Vec<Square> {
    board.squares().filter(|&square| board.top(square).is_some_and(&counts)).collect()
}

/// The squares whose topmost piece belongs to a player.
pub(super) fn squares_of(board: &Board, player: Player) -> Vec<Square> {
    squares_with(board, |piece| match piece {
        Piece::Pawn(owner) | Piece::Stone(owner) | Piece::Symbol(owner, _) => owner == player,
        Piece::Zen => false,
    })
}

/// The number of pieces of a player that lie on top.
pub(super) fn number_of_pieces(board: &Board, player: Player) -> i32 {
    // There are at most 361 squares.
    squares_of(board, player).len() as i32
}

/// The number of connected components of the graph with these squares as nodes.
pub(super) fn number_of_components(mut left: Vec<Square>, are_connected: impl Fn(Square, Square) -> bool) -> usize {
    let mut components = 0;
    while let Some(first) = left.pop() {
        components += 1;
        let mut reached = vec![first];
        while let Some(from) = reached.pop() {
            let (joined, others) = left.into_iter().partition(|&to| are_connected(from, to));
            left = others;
            reached.extend::<Vec<_>>(joined);
        }
    }
    components
}
