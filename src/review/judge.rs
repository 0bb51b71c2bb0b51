//! Which moves are mistakes, and how accurate moves are. All probabilities here are those of the player who moved.

use super::moment::Moment;
use std::cmp::Ordering;

/// What a mistake loses at least, as a probability of winning.
pub const CONFIRMED_LOSS: f32 = 0.10;

/// What a move must lose at least by the searches of a review to be called a mistake, unless it lets the opponent win
/// at once. It is more than [`CONFIRMED_LOSS`], because these searches are short, and few moves that they find just bad
/// enough would be confirmed by longer ones.
pub const LEAST_LOSS: f32 = 0.18;

/// With a smaller probability of winning a player has nearly lost: only what lets the opponent win at once is a mistake
/// then. Longer searches often find that such a position was lost by force.
pub const NEARLY_LOST: f32 = 0.3;

/// A position is decided for a side that wins it with this probability. A move after which it still is is no mistake:
/// it did not change who was about to win.
pub const DECIDED: f32 = 0.85;

/// What a move loses that leads from one probability to another, from 0 to 1.
pub(super) fn loss(before: f32, after: f32) -> f32 {
    (before - after).max(0.0)
}

/// Whether a move that could be chosen freely, and was not the best one found, may be a mistake. `is_gift` says whether
/// it lets the opponent win at once, while another would not.
pub(super) fn is_mistake(before: f32, after: f32, is_gift: bool) -> bool {
    // That the opponent wins at once is sure, however short the searches were.
    let (least_loss, nearly_lost) = if is_gift { (CONFIRMED_LOSS, 1.0 - DECIDED) } else { (LEAST_LOSS, NEARLY_LOST) };
    let stays_won = before.min(after) >= DECIDED;
    loss(before, after) >= least_loss && before > nearly_lost && !stays_won
}

/// The accuracy of a move, from 0 to 1, as lichess reckons it from the probability that it loses
/// (<https://lichess.org/page/accuracy>).
pub(super) fn accuracy(loss: f32) -> f32 {
    ((103.1668 * (-4.354 * loss).exp() - 3.1669) / 100.0).clamp(0.0, 1.0)
}

/// The order of moments: the one that lost most comes first, of equal ones the earlier.
pub(super) fn ranked(one: &Moment, other: &Moment) -> Ordering {
    let place = |moment: &Moment| (moment.round, moment.plies);
    other.loss().total_cmp(&one.loss()).then_with(|| place(one).cmp(&place(other)))
}

#[cfg(test)]
mod tests {
    use super::{CONFIRMED_LOSS, DECIDED, LEAST_LOSS, NEARLY_LOST, accuracy, is_mistake};

    #[test]
    fn only_what_loses_enough_and_changes_who_is_about_to_win_is_a_mistake() {
        for is_gift in [false, true] {
            let is_mistake = |before, after| is_mistake(before, after, is_gift);
            assert!(is_mistake(0.6, 0.3));
            assert!(is_mistake(1.0, 0.0));
            assert!(is_mistake(1.0, 1.0 - LEAST_LOSS - 0.01), "a win was thrown away, or nearly");
            assert_eq!(is_mistake(0.6, 0.6 - CONFIRMED_LOSS - 0.01), is_gift, "too little, unless it is sure");
            assert!(!is_mistake(0.6, 0.6 - CONFIRMED_LOSS + 0.01), "too little");
            assert!(!is_mistake(0.3, 0.6), "it gained");
            assert!(!is_mistake(1.0, DECIDED), "still won");
            assert!(!is_mistake(1.0 - DECIDED, 0.0), "lost before");
            assert_eq!(is_mistake(NEARLY_LOST - 0.01, 0.0), is_gift, "nearly lost before");
        }
        const { assert!(LEAST_LOSS >= CONFIRMED_LOSS) };
    }

    #[test]
    fn accuracy_is_full_without_a_loss_and_falls_with_it() {
        assert!(accuracy(0.0) > 0.999);
        let accuracies: Vec<f32> = (0..=100).map(|percent| accuracy(percent as f32 / 100.0)).collect();
        assert!(accuracies.is_sorted_by(|one, other| one >= other));
        assert!(accuracies.iter().all(|part| (0.0..=1.0).contains(part)));
    }
}
