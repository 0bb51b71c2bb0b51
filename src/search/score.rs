//! Scores of positions, and which of them mean a forced win.

/// The score of a won game. One is subtracted for each ply up to the win, so that quicker wins score higher.
pub const WIN: i32 = 30_000;

/// The highest score of a position that is not decided; the lowest is its negative.
pub const MAX_EVAL: i32 = 20_000;

/// The amount by which each point less than [`MAX_POINTS`] lowers the score of a win, where rounds are played for
/// points. It is more than the plies of any search, so that a point more always counts more than a quicker win.
const POINT: i32 = 700;

/// The most points of a round: in ZEN all pieces of the loser but one.
const MAX_POINTS: u32 = 12;

/// The score of a win after this number of plies, at most 600; where rounds are played for points, of one that brings
/// these. From `enough` points on all wins are worth the same.
#[must_use]
pub(super) fn win_score(plies: i32, points: Option<u32>, enough: u32) -> i32 {
    // At most 12.
    let lacking = points.filter(|&points| points < enough).map_or(0, |points| MAX_POINTS.saturating_sub(points) as i32);
    WIN - plies - POINT * lacking
}

/// The number of plies up to the win or loss of a decided score.
#[must_use]
pub const fn plies_to_end(score: i32) -> u32 {
    (WIN - score.abs()).unsigned_abs() % POINT.unsigned_abs()
}

/// Whether a score means a forced win or loss.
#[must_use]
pub const fn is_decided(score: i32) -> bool {
    score.abs() > MAX_EVAL
}

#[cfg(test)]
mod tests {
    use super::{MAX_EVAL, MAX_POINTS, is_decided, plies_to_end, win_score};

    #[test]
    fn a_win_tells_its_plies_and_a_point_more_outweighs_them() {
        for points in (1..=MAX_POINTS).map(Some).chain([None]) {
            for plies in [0_i32, 1, 50, 300] {
                let score = win_score(plies, points, u32::MAX);
                assert!(is_decided(score) && score > MAX_EVAL, "{points:?} {plies}: {score}");
                assert_eq!(plies_to_end(score), plies.unsigned_abs());
                assert_eq!(plies_to_end(-score), plies.unsigned_abs());
            }
        }
        for points in 1..MAX_POINTS {
            assert!(win_score(300, Some(points + 1), u32::MAX) > win_score(0, Some(points), u32::MAX));
        }
    }

    #[test]
    fn what_is_more_than_enough_counts_no_more() {
        for enough in 1..=MAX_POINTS {
            let score = |plies, points| win_score(plies, Some(points), enough);
            assert!((enough..=MAX_POINTS).all(|points| score(3, points) == score(3, MAX_POINTS)));
            assert!((1..enough).all(|points| score(0, points) < score(300, enough)));
            assert!((1..=MAX_POINTS).all(|points| plies_to_end(score(40, points)) == 40));
        }
    }
}
