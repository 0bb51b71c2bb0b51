//! Measures how long it takes to write the record of a match, which is done after every move, by the number of its
//! plies.

use divan::Bencher;
use zen_table::games::Kind;
use zen_table::session::record::ron;
use zen_table::session::{Match, Terms};

fn main() {
    divan::main();
}

/// A match of Zener with this number of plies, played at random, in which no piece leaves the board.
fn long_match(plies: usize) -> Match {
    let mut played = Match::new(Terms::usual(Kind::Zener)).expect("the usual terms");
    let mut state = 1_u64;
    while played.round().game().len() < plies {
        let mut moves = played.round().game().legal_moves();
        moves.retain(|mv| !mv.ends_with("off"));
        // A linear congruential generator (Knuth, MMIX); its upper bits are good enough here.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let drawn = (state >> 33) as usize % moves.len();
        played.play(&moves[drawn]).expect("a match that goes on for so long");
    }
    played
}

#[divan::bench(args = [60, 600, 6000])]
fn zener(bencher: Bencher, plies: usize) {
    let played = long_match(plies);
    bencher.bench(|| ron::write(&played).len());
}
