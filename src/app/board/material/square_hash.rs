//! A hash of a square, for details that differ from square to square but are always the same on one square.

use crate::games::Square;

/// A spatial hash (Teschner and others, 2003): each coordinate times a large prime, combined by XOR, then spread over
/// all bits by Knuth's multiplicative hashing. Each salt gives a different hash.
pub(crate) fn square_hash(square: Square, salt: u32) -> u32 {
    let mixed = (u32::from(square.column) * 73_856_093) ^ (u32::from(square.row) * 19_349_663) ^ salt;
    mixed.wrapping_mul(2_654_435_761)
}
