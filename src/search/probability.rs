//! The probability of winning that a score means.

use super::games::profile_of;
use super::score::{MAX_EVAL, is_decided};
use crate::games::AnyGame;

/// The probability of winning by the score of a search, for scores from 0 up; for scores below 0 it is what is left to
/// certainty.
///
/// It is linear between these points, which are sorted by score; a score of 0 means ½. Beyond the last point it is that of the
/// last one.
pub(super) type WinCurve = [(i32, f32)];

/// The probability that the player to move wins, from 0 to 1, when a search of the position on the board has found this
/// score; a draw counts half.
///
/// It is exactly 1 or 0 where the score means a forced win or loss.
#[must_use]
pub fn win_probability(game: &AnyGame, score: i32) -> f32 {
    if is_decided(score) {
        return if score > 0 { 1.0 } else { 0.0 };
    }
    let curve = (profile_of(game.kind()).win_curve)(game);
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
    use super::{interpolated, win_probability};
    use crate::games::{AnyGame, Kind, Options};
    use crate::search::{MAX_EVAL, WIN};

    #[test]
    fn forced_wins_and_losses_are_certain_and_nothing_else_is() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            for score in [MAX_EVAL + 1, WIN - 600, WIN] {
                assert_eq!([score, -score].map(|score| win_probability(&game, score)), [1.0, 0.0], "{kind:?}");
            }
            for score in -MAX_EVAL..=MAX_EVAL {
                let probability = win_probability(&game, score);
                assert!(probability > 0.0 && probability < 1.0, "{kind:?} {score}: {probability}");
            }
        }
    }

    #[test]
    fn a_higher_score_never_means_less_and_both_sides_make_one() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            for score in 0..MAX_EVAL {
                let [now, next, other] = [score, score + 1, -score].map(|score| win_probability(&game, score));
                assert!(now <= next, "{kind:?} {score}: {now} and {next}");
                assert!((now + other - 1.0).abs() < 1e-6, "{kind:?} {score}: {now} and {other}");
            }
        }
    }

    #[test]
    fn between_the_points_it_is_linear() {
        let curve = [(100, 0.7), (300, 0.9)];
        let found = [0, 50, 100, 200, 300, 900].map(|score| interpolated(&curve, score));
        for (found, wanted) in found.into_iter().zip([0.5, 0.6, 0.7, 0.8, 0.9, 0.9]) {
            assert!((found - wanted).abs() < 1e-6, "{found} instead of {wanted}");
        }
    }
}
