//! A fixed amount of search: the positions visited, the speed, and a checksum of the choices.
//!
//! With one thread the checksum is the same on every machine; it changes only when the search or the rules change.

use super::agent::Agent;
use super::strength::Strength;
use crate::games::{AnyGame, Kind, Options, Player, torus};
use crate::search::{Level, Limits};
use crate::session::GameChoices;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// The result of the bench of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// Positions visited.
    pub nodes: u64,
    /// A checksum (FNV-1a) of the chosen moves, and of the nodes and the score of each.
    pub checksum: u64,
    /// The time it took; the only part that differs from run to run.
    pub time: Duration,
}

/// The number of positions of each search, those of helpers aside.
pub const NODES: u64 = 20_000;

/// Searches the bench's positions of one game: positions of a random game, some plies apart. `nodes` is the number of
/// positions that the first thread visits in each search.
#[must_use]
pub fn measure(game: Kind, nodes: u64, threads: usize) -> Measured {
    const SEED: u64 = 1;
    const POSITIONS: usize = 12;
    const PLIES_BETWEEN: usize = 2;
    let started = Instant::now();
    let mut chance = ChaCha8Rng::seed_from_u64(SEED);
    let mut position = AnyGame::new(&options(game));
    let mut measured = Measured { nodes: 0, checksum: 0xcbf2_9ce4_8422_2325, time: Duration::ZERO };
    for _ in 0..POSITIONS {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        let agent = Agent::Computer(Strength { limits, threads, ..Strength::of(Level::HIGHEST) });
        if let Some(choice) = agent.choose(&position, SEED, &mut chance) {
            measured.nodes += choice.nodes;
            for byte in choice.text.bytes().chain(choice.nodes.to_le_bytes()).chain(choice.score.to_le_bytes()) {
                measured.checksum = (measured.checksum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
        for _ in 0..PLIES_BETWEEN {
            if let Some(choice) = Agent::Random.choose(&position, SEED, &mut chance) {
                // The move is legal, so it can't be refused.
                let _events = position.play(&choice.text);
            }
        }
    }
    Measured { time: started.elapsed(), ..measured }
}

/// The default options of a game, on a board of nine cells along each side where the size can be chosen.
fn options(game: Kind) -> Options {
    let choices = GameChoices { size: torus::Size::new(9).unwrap_or_default(), ..GameChoices::default() };
    choices.terms(game).options(0, 0, Player::One)
}
