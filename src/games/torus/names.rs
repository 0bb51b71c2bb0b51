//! The names of squares, links and passes in ZeN's notation.

use crate::games::Square;

/// A pass in notation.
pub(super) const PASS: &str = "pass";

/// A lower-case letter for the column, from a at the left, and the number of the row, from 1 at the bottom.
pub(crate) fn square_name(square: Square) -> String {
    let column = char::from(b'a'.saturating_add(square.column));
    format!("{column}{}", u16::from(square.row) + 1)
}

/// A link in notation.
pub(crate) fn link_text([from, to]: [Square; 2]) -> String {
    format!("{}-{}", square_name(from), square_name(to))
}
