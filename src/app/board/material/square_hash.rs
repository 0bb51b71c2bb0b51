//! A hash of a square, for what differs from square to square and yet is always the same on one.

use crate::games::Square;

/// A spatial hash: each coordinate times a large prime, mixed, and spread over all bits by Knuth's multiplicative hashing.
/// Another salt gives another hash.
pub(crate) fn square_hash(square: Square, salt: u32) -> u32 {
    let mixed = (u32::from(square.column) * 73_856_093) ^ (u32::from(square.row) * 19_349_663) ^ salt;
    mixed.wrapping_mul(2_654_435_761)
}
