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

    /// The same position with the other player to move, as though the player to move had passed, also where the rules
    /// know no passing: to show what that player could do. No game may lead to it.
    #[must_use]
    fn with_other_to_move(&self) -> Self;

    /// The spots of a move with which the player who has just moved would win if the opponent passed: the threat of a
    /// check. Empty without one, and in games without check.
    fn threat_path(&self) -> Vec<Spot> {
        Vec::new()
    }

    /// Why these spots, in this order, are not the beginning of any legal move; `None` when they are.
    fn why_not(&self, spots: &[Spot]) -> Option<Refusal>;
}
