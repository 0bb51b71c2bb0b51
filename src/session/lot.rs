//! Everything that chance decides in a match, drawn from its seed: who begins, Zener's orders, and how computers err.
//!
//! ChaCha8 is one of the generators whose stream does not change from one version of its crate to the next, so that a seed
//! told by a friend gives the same set-up. Records hold the drawn positions as well and need no generator to be read.

use super::terms::Setup;
use crate::games::{Player, zener};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What is drawn, so that no draw depends on whether another was made.
#[derive(Clone, Copy)]
enum Draw {
    Beginner,
    Orders { round: usize },
    Mind { round: usize, seat: usize },
}

fn generator(seed: u64, draw: Draw) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    generator.set_stream(match draw {
        Draw::Beginner => 0,
        Draw::Orders { round } => 1 + round as u64,
        // Far beyond the rounds of any match, and apart for every round and seat.
        Draw::Mind { round, seat } => (1 << 40) + 4 * round as u64 + seat as u64,
    });
    generator
}

/// Who makes the first move of a match of ZEN.
#[must_use]
pub fn beginner(seed: u64) -> Player {
    if generator(seed, Draw::Beginner).random::<bool>() { Player::One } else { Player::Two }
}

/// What the errors of a computer on a seat are drawn from in one round, both counted from 0.
#[must_use]
pub fn mind(seed: u64, round: usize, seat: usize) -> u64 {
    generator(seed, Draw::Mind { round, seat }).random()
}

/// Zener's orders for one round, counted from 0.
#[must_use]
pub fn zener_setup(setup: Setup, seed: u64, round: usize) -> zener::Setup {
    let mut generator = generator(seed, Draw::Orders { round });
    let mut order = || {
        let mut symbols = [1, 2, 3, 4, 5];
        symbols.shuffle(&mut generator);
        zener::Order::new(symbols).unwrap_or_default()
    };
    match setup {
        Setup::Ordered => zener::Setup::default(),
        Setup::Shuffled => zener::Setup { white: order(), black: order(), advance: false },
        Setup::PrintAndPlay => zener::Setup { white: order(), black: order(), advance: true },
    }
}
