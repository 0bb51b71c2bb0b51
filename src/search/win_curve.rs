//! A curve that turns scores into probabilities of winning.

use super::score::{MAX_EVAL, is_decided};
use crate::games::Player;

/// The probability that player one wins, by the score of a search for player one.
///
/// It is linear between these points, which are sorted by score; beyond the first and the last one it is that of this
/// point.
pub type WinCurve = [(i32, f32)];

/// The curve of a game in which a score means the same for both players: these points with scores above 0, and what is
/// left to certainty at the opposite scores. `ALL` is twice `HALF`.
#[must_use]
pub(super) const fn symmetric<const HALF: usize, const ALL: usize>(ahead: [(i32, f32); HALF]) -> [(i32, f32); ALL] {
    assert!(ALL == 2 * HALF);
    let mut all = [(0, 0.0); ALL];
    let mut index = 0;
    while index < HALF {
        let (score, probability) = ahead[index];
        all[HALF + index] = (score, probability);
        all[HALF - 1 - index] = (-score, 1.0 - probability);
        index += 1;
    }
    all
}

/// The probability, from 0 to 1, that the player to move wins for whom a search has found this score. It is exactly 1
/// or 0 where the score means a forced win or loss.
#[must_use]
pub fn probability_on(curve: &WinCurve, to_move: Player, score: i32) -> f32 {
    if is_decided(score) {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    let score = score.clamp(-MAX_EVAL, MAX_EVAL);
    match to_move {
        Player::One => interpolated(curve, score),
        Player::Two => 1.0 - interpolated(curve, -score),
    }
}

/// The probability on a curve at a score; ½ without any points.
fn interpolated(curve: &WinCurve, score: i32) -> f32 {
    let (below, above) = curve.split_at(curve.partition_point(|point| point.0 <= score));
    match (below.last(), above.first()) {
        (None, None) => 0.5,
        (Some(end), None) | (None, Some(end)) => end.1,
        (Some(from), Some(to)) => {
            let part = (score - from.0) as f32 / (to.0 - from.0) as f32;
            from.1 + (to.1 - from.1) * part
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{interpolated, probability_on, symmetric};
    use crate::games::Player;

    fn assert_close(found: f32, wanted: f32) {
        assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
    }

    #[test]
    fn between_the_points_it_is_linear() {
        let curve = [(-100, 0.3), (100, 0.7), (300, 0.9)];
        for (score, wanted) in [(-900, 0.3), (-100, 0.3), (0, 0.5), (50, 0.6), (100, 0.7), (200, 0.8), (900, 0.9)] {
            assert_close(interpolated(&curve, score), wanted);
        }
        assert_close(interpolated(&[], 7), 0.5);
    }

    #[test]
    fn a_symmetric_curve_says_the_same_of_both_players() {
        let curve: [_; 4] = symmetric([(100, 0.7), (300, 0.9)]);
        for score in [-400, -300, -120, -1, 0, 1, 120, 300, 400] {
            let [one, two] = [Player::One, Player::Two].map(|player| probability_on(&curve, player, score));
            assert_close(one, two);
            assert_close(one, 1.0 - probability_on(&curve, Player::One, -score));
        }
    }

    #[test]
    fn on_a_curve_of_one_player_the_other_gets_what_is_left() {
        let curve = [(-100, 0.2), (100, 0.6)];
        assert_close(probability_on(&curve, Player::One, 0), 0.4);
        assert_close(probability_on(&curve, Player::Two, 0), 0.6);
        assert_close(probability_on(&curve, Player::Two, 100), 0.8);
    }
}
