//! Moves, squares and positions of a game as text.

use super::{NotationError, PositionError, Rules, Square};

/// The notation of a game: what records, protocol and move lists write and read.
pub trait Notation: Rules {
    /// Reads a position string; `options` give what the string does not say (ZEN's variant; sizes and set-ups are ignored).
    ///
    /// # Errors
    /// When the text is no position string, or one of a position that cannot come about: with all reasons.
    fn parse(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// The position string.
    fn to_text(&self) -> String;

    /// What a square is called.
    fn square_name(&self, square: Square) -> String;

    /// A move as text.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move; it need not be legal.
    ///
    /// # Errors
    /// When the text is not this game's notation, or says of the board what is not so.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationError>;
}
