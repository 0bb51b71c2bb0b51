//! Text from outside: how much of it is read, in what time and memory, how it is refused, and how names are cleaned.

mod limits;
mod long;
mod names;
mod refusals;

use zen_table::session::{Match, Pending, Terms};

/// A match of this number of plies in one round, if the game can last that long: random moves that do not end it.
fn long_match(terms: Terms, plies: usize) -> Match {
    let mut played = Match::new(terms).expect("terms that can be played");
    let mut chance = Chance(1);
    while played.round().game().len() < plies {
        match played.pending() {
            Pending::Move { .. } => play_on(&mut played, &mut chance),
            Pending::ChooseSide { .. } => played.choose_side(false).expect("a side to choose"),
            other => panic!("{other:?} after {} plies", played.round().game().len()),
        }
    }
    played
}

/// Plays a move after which the round goes on, or takes one back.
fn play_on(played: &mut Match, chance: &mut Chance) {
    const TRIES: usize = 40;
    let moves = played.round().game().legal_moves();
    for _ in 0..TRIES {
        played.play(&moves[chance.below(moves.len())]).expect("a legal move");
        if played.round().result().is_none() {
            return;
        }
        played.undo().expect("a move to take back");
    }
    played.undo().expect("a move to take back");
}

/// A simple generator: the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}
