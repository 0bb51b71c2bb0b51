//! The program and the naive rules agree on moves, positions, outcomes, announcements and points.

use crate::tested::{Random, Tested, legal_moves, legal_texts, play_out, positions, status};
use zen_table::games::{enso, torus, zen, zener};

#[test]
fn zen_agrees_with_the_naive_rules() {
    agrees::<zen::Position>(12_000, 60);
}

#[test]
fn enso_agrees_with_the_naive_rules() {
    agrees::<enso::Position>(50_000, 60);
}

#[test]
fn torus_agrees_with_the_naive_rules() {
    agrees::<torus::Position>(2_000, 300);
}

#[test]
fn zener_agrees_with_the_naive_rules() {
    agrees::<zener::Position>(30_000, 200);
}

/// Compares both on every ply of random games from the start, from hand-made positions and from positions with pieces
/// strewn at random.
fn agrees<R: Tested>(squares: usize, plies: usize) {
    let mut random = Random::new(97);
    for options in R::all_options() {
        for start in positions::<R>(&options, squares, &mut random) {
            let mut choice = Random::new(random.below(1000) as u64);
            play_out(&start, plies, &mut random, |position| agrees_on(position, R::variant(&options), &mut choice));
        }
    }
}

/// Compares both on one position, and on the positions after some of its moves.
pub(crate) fn agrees_on<R: Tested>(position: &R, variant: &str, random: &mut Random) {
    let text = position.to_text();
    let naive_status = (R::ORACLE.status)(&text, variant);
    assert_eq!(status(position), naive_status, "{text}");
    assert_eq!(legal_texts(position), (R::ORACLE.legal_moves)(&text, variant), "{text}");
    for mv in random.some(legal_moves(position), 12) {
        let mut after = position.clone();
        after.make(mv);
        let move_text = position.move_text(mv);
        let naive = (R::ORACLE.play)(&text, &move_text);
        if after.outcome().is_over() {
            // After the end, Zener's position string may say anything about the turn, so only the outcome is compared.
            let naive_status = (R::ORACLE.status)(&naive, variant);
            assert_eq!(status(&after), naive_status, "{text}: {move_text}");
        } else {
            assert_eq!(after.to_text(), naive, "{text}: {move_text}");
        }
    }
}
