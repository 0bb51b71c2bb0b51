//! Scores of positions, and which of them mean a forced win.

/// The score of a won game. One is subtracted for each ply up to the win, so that quicker wins score higher.
pub const WIN: i32 = 30_000;

/// The highest score of a position that is not decided; the lowest is its negative.
pub const MAX_EVAL: i32 = 20_000;

/// Whether a score means a forced win or loss.
#[must_use]
pub const fn is_decided(score: i32) -> bool {
    score.abs() > MAX_EVAL
}
