//! Moves, squares and positions of a game as text.

use super::{NotationError, PositionError, Rules, Square};

/// The notation of a game: how records, protocol and move lists write and read it.
pub trait Notation: Rules {
    /// Reads a position string. `options` supply what the string does not contain: ZEN's variant; sizes and set-ups are
    /// ignored.
    ///
    /// # Errors
    /// All reasons why the text is not a position string, or why the position can't occur in a game.
    fn parse(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// The position string.
    fn to_text(&self) -> String;

    /// The name of a square.
    fn square_name(&self, square: Square) -> String;

    /// A move as text.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move; it need not be legal.
    ///
    /// # Errors
    /// When the text is not in this game's notation, or contradicts the board: a capture sign, for example, where there
    /// is no enemy piece.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationError>;
}
