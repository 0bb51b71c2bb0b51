//! A player that only knows the rules, the same for every game: a fixed opponent that stands for somebody who has just
//! learnt them. The lowest level is measured against it, so it must not be changed.

use super::found::Found;
use super::lookahead::{Lookahead, legal_moves};
use super::score::WIN;
use crate::games::Notation;
use crate::games::splitmix::mix;

/// Chooses a move; `None` when the game is over. The same position and seed always give the same move.
///
/// It wins in this turn if it can, otherwise avoids the moves after which the opponent can win in the next turn if
/// there are others, and otherwise moves at random.
#[must_use]
pub fn search<R: Notation>(position: &R, seed: u64) -> Option<Found<R::Move>> {
    let mut drawn: Vec<(u64, R::Move)> =
        (0..).zip(legal_moves(position)).map(|(number, mv)| (mix(seed ^ mix(number)), mv)).collect();
    drawn.sort_unstable_by_key(|&(draw, _)| draw);
    let moves = || drawn.iter().map(|&(_, mv)| mv);
    let mut lookahead = Lookahead::new(position);
    let found = |score, mv| Found::of_move(1, score, drawn.len() as u64, mv);
    if let Some(mv) = moves().find(|&mv| lookahead.wins(mv)) {
        return Some(found(WIN - 1, mv));
    }
    let mv = moves().find(|&mv| lookahead.gives_away(mv).is_none()).or_else(|| moves().next())?;
    Some(found(0, mv))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Rules, torus, zener};
    use crate::search::is_decided;

    #[test]
    fn a_win_in_one_is_taken_and_a_loss_in_one_prevented() {
        // N closes a column with f9 unless Z takes that cell.
        for player in ["n", "z"] {
            let text = format!("9 zz7/5n3/5n3/5n3/5n3/5n3/5n3/5n3/zzz2n3 {player} -");
            let position = torus::Position::parse(&text, &torus::Options::default()).expect("a position");
            for seed in 0..20 {
                let found = search(&position, seed).expect("a move");
                let mv = found.principal_variation[0];
                assert_eq!((position.move_text(mv).as_str(), is_decided(found.score)), ("f9", player == "n"));
            }
        }
    }

    #[test]
    fn a_turn_of_two_steps_is_one_turn() {
        // White has to move the star first, and may then leave the board with the circle.
        let text = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] w 5 -";
        let mut position = zener::Position::parse(text, &zener::Setup::default()).expect("a position");
        for seed in 0..20 {
            let found = search(&position, seed).expect("a move");
            assert!(is_decided(found.score), "seed {seed}");
        }
        position.make(search(&position, 1).expect("a move").principal_variation[0]);
        let found = search(&position, 1).expect("a move");
        assert_eq!(position.move_text(found.principal_variation[0]), "W1-off");
    }

    #[test]
    fn other_moves_depend_on_the_seed() {
        let position = torus::Position::start(&torus::Options::default());
        let moves: Vec<_> = (0..10).filter_map(|seed| search(&position, seed)).collect();
        assert_eq!(moves.len(), 10);
        assert_eq!(search(&position, 3).as_ref(), moves.get(3));
        assert!(moves.iter().any(|found| found.principal_variation != moves[0].principal_variation));
    }
}
