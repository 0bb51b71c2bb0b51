//! A curve that turns scores into probabilities of winning.

use super::score::{MAX_EVAL, is_decided};

/// The probability of winning by the score of a search, for scores from 0 up; for scores below 0 it is what is left to
/// certainty.
///
/// It is linear between these points, which are sorted by score; a score of 0 means ½. Beyond the last point it is that of the
/// last one.
pub type WinCurve = [(i32, f32)];

/// The probability, from 0 to 1, that the player wins for whom a search has found this score. It is exactly 1 or 0 where the
/// score means a forced win or loss.
#[must_use]
pub fn probability_on(curve: &WinCurve, score: i32) -> f32 {
    if is_decided(score) {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    let probability = interpolated(curve, score.abs().min(MAX_EVAL));
    if score < 0 { 1.0 - probability } else { probability }
}

/// The probability on a curve at a score that is not negative.
fn interpolated(curve: &WinCurve, score: i32) -> f32 {
    let mut from = (0, 0.5);
    for &to in curve {
        if score < to.0 {
            let part = (score - from.0) as f32 / (to.0 - from.0) as f32;
            return from.1 + (to.1 - from.1) * part;
        }
        from = to;
    }
    from.1
}

#[cfg(test)]
mod tests {
    use super::interpolated;

    #[test]
    fn between_the_points_it_is_linear() {
        let curve = [(100, 0.7), (300, 0.9)];
        let found = [0, 50, 100, 200, 300, 900].map(|score| interpolated(&curve, score));
        for (found, wanted) in found.into_iter().zip([0.5, 0.6, 0.7, 0.8, 0.9, 0.9]) {
            assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
        }
    }
}
