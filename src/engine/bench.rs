//! A fixed piece of work for the search: how much it visits, how quickly, and a checksum of what it chooses.
//!
//! The checksum is the same on every machine; it changes when the search or the rules do, and only then.

use super::player::Player;
use crate::games::{AnyGame, Kind, Options, torus};
use crate::search::{Level, Limits};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// What the bench of one game found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Positions visited.
    pub nodes: u64,
    /// A checksum of the moves chosen and of the nodes visited for each.
    pub checksum: u64,
    /// How long it took; the only part that differs from run to run.
    pub time: Duration,
}

/// Searches the bench's positions of one game: some plies of random play, a position each.
#[must_use]
pub fn measure(game: Kind) -> Measured {
    const SEED: u64 = 1;
    const POSITIONS: usize = 12;
    const PLIES_BETWEEN: usize = 2;
    const NODES: u64 = 20_000;
    let started = Instant::now();
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let mut position = AnyGame::new(&options(game));
    let mut measured = Measured { nodes: 0, checksum: 0xcbf2_9ce4_8422_2325, time: Duration::ZERO };
    for _ in 0..POSITIONS {
        let limits = Limits { nodes: Some(NODES), ..Limits::default() };
        let player = Player::Computer { level: Level::HIGHEST, limits };
        if let Some(choice) = player.choose(&position, SEED, &mut chance) {
            measured.nodes += choice.nodes;
            for byte in choice.text.bytes().chain(choice.nodes.to_le_bytes()).chain(choice.score.to_le_bytes()) {
                measured.checksum = (measured.checksum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        for _ in 0..PLIES_BETWEEN {
            if let Some(choice) = Player::Random.choose(&position, SEED, &mut chance) {
                // A move that was drawn from the legal ones is never refused.
                let _events = position.play(&choice.text);
            }
        }
    }
    Measured { time: started.elapsed(), ..measured }
}

fn options(game: Kind) -> Options {
    const TORUS_SIZE: u8 = 9;
    match (game, torus::Size::new(TORUS_SIZE)) {
        (Kind::Torus, Some(size)) => Options::Torus(torus::Options { size }),
        _ => Options::usual(game),
    }
}
