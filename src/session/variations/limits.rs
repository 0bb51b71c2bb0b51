//! How much can be noted in a match.

/// The longest comment, in characters.
pub const LONGEST_COMMENT: usize = 2_000;

/// The greatest number of moves in all branches of a match together: as many as a match has plies, so that a branch can
/// hold any game.
pub const MOST_BRANCH_MOVES: usize = 12_000;

/// How many branches can stand within each other; the innermost of these has no alternatives but the first.
pub const MOST_NESTING: usize = 64;

/// How long the notes of a match may be, in bytes of a link, in which they are longest. Together with the longest match
/// they are shorter than [`record::LONGEST`](crate::session::record::LONGEST).
pub const MOST_NOTES: usize = 512 * 1024;

/// What the parentheses around a branch and the blank after a move take in a record, or the number before the notes
/// after a ply of the main line, in bytes of a link. It is the same for both, so that there is room for a branch on the
/// main line too.
pub(super) const PLACE_WEIGHT: usize = 9;
