//! What is shown and explained of a game: board, events, how a move is pointed out, and why one is not allowed.

use super::{Board, Event, Notation, Refusal, Spot, Square};

/// What a table shows of a game, and what it explains to players.
pub trait View: Notation {
    /// The board as an onlooker sees it.
    fn board(&self) -> Board;

    /// What will be seen on the table when a legal move is made here; nothing of check or of the end of the game.
    fn events(&self, mv: Self::Move) -> Vec<Event>;

    /// The squares of the chain, loop, stone or piece that shows why the game is won; none while nobody has won.
    fn winning_squares(&self) -> Vec<Square>;

    /// The ways to point a move out, spot by spot; the first is the usual one.
    fn paths(&self, mv: Self::Move) -> Vec<Vec<Spot>>;

    /// Why these spots, in this order, are not the beginning of any legal move; `None` when they are.
    fn why_not(&self, spots: &[Spot]) -> Option<Refusal>;
}
