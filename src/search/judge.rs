//! What alpha-beta wants to know of a game beyond its rules.

use crate::games::Rules;

/// How hard a move is to see for a person who does not calculate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// In plain view.
    Plain,
    /// Seen by who counts or follows a line.
    Far,
    /// Seen by who looks for it.
    Hidden,
}

/// A game whose positions can be judged at a glance.
pub trait Judge: Rules {
    /// How many different [`slot`](Self::slot)s there are.
    const SLOTS: usize;

    /// The move that does nothing, where trying it tells how good a position is: not in games where having to move hurts.
    const NULL: Option<Self::Move> = None;

    /// How much better [`judge`](Self::judge) finds a position after a good move that neither wins nor is part of a longer
    /// plan, in games in which judgements do not change much from move to move.
    const SWING: Option<i32> = None;

    /// What the position is worth for the player to move, from −[`MOST`](super::MOST) to [`MOST`](super::MOST); the game is
    /// not over.
    fn judge(&self) -> i32;

    /// Whether the player to move may win with this move, as far as a glance tells; asked only where there is a
    /// [`SWING`](Self::SWING).
    fn may_win(&self) -> bool {
        true
    }

    /// In how many plies the player to move wins whatever the opponent does, where that is plain at a glance; the game is
    /// not over.
    fn wins_in(&self) -> Option<i32> {
        None
    }

    /// What a move promises before it is searched: higher is tried earlier; below 1 000 000 either way.
    fn promise(&self, mv: Self::Move) -> i32;

    /// The slot of a move in the table of moves that were good elsewhere.
    fn slot(mv: Self::Move) -> usize;

    /// Whether this position, just reached, may have come before in the same game.
    fn may_repeat(&self) -> bool;

    /// How hard a legal move is to see.
    fn sight(&self, mv: Self::Move) -> Sight;
}
