//! The probability of winning that a score means.

use super::games::profile_of;
use super::win_curve::probability_on;
use crate::games::AnyGame;

/// The probability that the player to move wins, from 0 to 1, when a search of the position on the board has found this
/// score; a draw counts half.
///
/// It is exactly 1 or 0 where the score means a forced win or loss.
#[must_use]
pub fn win_probability(game: &AnyGame, score: i32) -> f32 {
    probability_on((profile_of(game.kind()).win_curve)(game), game.to_move(), score)
}

#[cfg(test)]
mod tests {
    use super::win_probability;
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
            let mut opponent = game.clone();
            while opponent.to_move() == game.to_move() {
                let mv = opponent.legal_moves().swap_remove(0);
                opponent.play(&mv).expect("a legal move");
            }
            for score in -MAX_EVAL..MAX_EVAL {
                let [now, next] = [score, score + 1].map(|score| win_probability(&game, score));
                assert!(now <= next, "{kind:?} {score}: {now} and {next}");
                let other = win_probability(&opponent, -score);
                assert!((now + other - 1.0).abs() < 1e-6, "{kind:?} {score}: {now} and {other}");
            }
        }
    }
}
