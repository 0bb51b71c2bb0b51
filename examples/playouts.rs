//! Plays random games of one kind for some seconds, and prints plies per second and the mean length of a game in plies,
//! for scripts: `playouts <zen|enso|torus|zener> <seconds> <seed>`. ZeN is played on the torus of size 11.

#[path = "../benches/random_play/mod.rs"]
mod random_play;

use random_play::RandomPlay;
use std::env;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use zen_table::games::{Kind, Rules, enso, torus, zen, zener};

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, seconds, seed] = arguments.as_slice() else { return usage() };
    let (Some(kind), Ok(seconds), Ok(seed)) = (Kind::from_id(game), seconds.parse::<u64>(), seed.parse::<u64>()) else {
        return usage();
    };
    let time = Duration::from_secs(seconds);
    let (rate, length) = match kind {
        Kind::Zen => measure::<zen::Position>(&zen::Options::default(), time, seed),
        Kind::Enso => measure::<enso::Position>(&enso::Options, time, seed),
        Kind::Torus => {
            let Some(size) = torus::Size::new(11) else { return usage() };
            measure::<torus::Position>(&torus::Options { size }, time, seed)
        }
        Kind::Zener => measure::<zener::Position>(&zener::Setup::default(), time, seed),
    };
    println!("{rate:.0} {length:.1}");
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("usage: playouts <zen|enso|torus|zener> <seconds> <seed>");
    ExitCode::FAILURE
}

/// Plies per second, and the mean number of plies in a game.
fn measure<R: Rules>(options: &R::Options, time: Duration, seed: u64) -> (f64, f64) {
    /// Plies between two looks at the clock.
    const BATCH: u64 = 10_000;
    let mut play = RandomPlay::<R>::new(options, seed);
    // Warms up caches and branch predictors before the clock starts.
    play.play(BATCH);
    let (mut plies, mut games, start) = (0, 0, Instant::now());
    while start.elapsed() < time {
        games += play.play(BATCH);
        plies += BATCH;
    }
    let seconds = start.elapsed().as_secs_f64();
    (plies as f64 / seconds, plies as f64 / games as f64)
}
