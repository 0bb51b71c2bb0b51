//! What is shown and explained of a game: its board, events, how a player points out a move, and why a move is not
//! allowed.

use super::{Board, Event, Notation, Refusal, Spot, Square};

/// What the table shows of a game, and what it explains to players.
pub trait View: Notation {
    /// The board as an onlooker sees it.
    fn board(&self) -> Board;

    /// The events of a legal move made here, in order; without check and the end of the game, which
    /// [`Game`](super::Game) adds.
    fn events(&self, mv: Self::Move) -> Vec<Event>;

    /// The squares of the chain, loop, stone or piece that shows why the game is won; empty while the game is not won.
    fn winning_squares(&self) -> Vec<Square>;

    /// The sequences of spots with which a player can point out a move; the first is the usual one.
    fn paths(&self, mv: Self::Move) -> Vec<Vec<Spot>>;

    /// Why these spots, in this order, are not the beginning of any legal move; `None` when they are.
    fn why_not(&self, spots: &[Spot]) -> Option<Refusal>;
}
