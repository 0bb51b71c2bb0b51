//! All random choices of a match, drawn from its seed: the first player, set-ups, and the deliberate errors of
//! computers.
//!
//! ChaCha8 is one of the generators whose stream stays the same in all versions of its crate, so that the same seed
//! gives the same set-up on every machine. Records hold the drawn positions as well and need no generator to be read.

use crate::games::Player;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The stream of the generator for each choice, so that no choice depends on whether another was made.
#[derive(Clone, Copy)]
enum Stream {
    FirstPlayer,
    Setups { round: usize },
    Errors { round: usize, seat: usize },
}

fn generator(seed: u64, stream: Stream) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    generator.set_stream(match stream {
        Stream::FirstPlayer => 0,
        Stream::Setups { round } => 1 + round as u64,
        // Beyond the streams of all set-ups, and different for every round and seat.
        Stream::Errors { round, seat } => (1 << 40) + 4 * round as u64 + seat as u64,
    });
    generator
}

/// The player who makes the first move of a match, where that is drawn by lot.
#[must_use]
pub fn first_player(seed: u64) -> Player {
    if generator(seed, Stream::FirstPlayer).random::<bool>() { Player::One } else { Player::Two }
}

/// The seed for the deliberate errors of the computer on a seat in one round, both counted from 0.
#[must_use]
pub fn error_seed(seed: u64, round: usize, seat: usize) -> u64 {
    generator(seed, Stream::Errors { round, seat }).random()
}

/// The generator for the random set-up of one round, counted from 0.
pub(super) fn setups(seed: u64, round: usize) -> ChaCha8Rng {
    generator(seed, Stream::Setups { round })
}
