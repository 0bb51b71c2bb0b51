//! A search for forced wins of any game: see `alphabeta::forced_win`.

/// The most turns, of both players together, that a search for forced wins looks ahead.
pub const MOST_TURNS_TO_WIN: u32 = 100;

/// A search of one position for forced wins of one player.
pub trait ForcedWin: Send {
    /// Whether the player can force a win within this number of turns, of both players together, at most
    /// [`MOST_TURNS_TO_WIN`], whatever the other does. Every move of both is looked at. To be asked for one turn after
    /// the other, since each answer helps the next one.
    fn wins_within(&mut self, turns: u32) -> bool;

    /// Positions visited so far.
    fn nodes(&self) -> u64;
}
