//! The subcommands that count, solve or search positions.

use crate::engine::bench;
use crate::engine::options::Agreed;
use crate::engine::set_ups::{self, Worth, set_ups};
use crate::engine::solve::{Solved, solve};
use crate::games::{AnyGame, Kind};
use std::io::{self, Write};

/// The position of a position string, or the game's start.
fn position(game: Kind, fen: Option<&str>, agreed: &Agreed) -> io::Result<AnyGame> {
    let options = agreed.options(game);
    match fen {
        None => Ok(AnyGame::new(&options)),
        Some(text) => AnyGame::from_text(text, &options).map_err(|error| io::Error::other(error.to_string())),
    }
}

/// Counts move sequences and prints their number.
pub(super) fn count(game: Kind, depth: u32, fen: Option<&str>, agreed: &Agreed) -> io::Result<()> {
    let mut counting = position(game, fen, agreed)?.perft(depth);
    loop {
        if let Some(count) = counting.step(u64::MAX) {
            return writeln!(io::stdout(), "perft {depth} {count}");
        }
    }
}

/// Prints whether somebody can force a win, as it is found out.
pub(super) fn run_solve(
    game: Kind,
    fen: Option<&str>,
    turns: u32,
    memory: u32,
    threads: usize,
    agreed: &Agreed,
) -> io::Result<()> {
    let position = position(game, fen, agreed)?;
    let bytes = (memory as usize).saturating_mul(1 << 20);
    let mut out = io::stdout();
    writeln!(out, "{} {}", game.id(), position.position_text())?;
    let mut written = Ok(());
    solve(&position, turns, bytes, threads, &mut |&Solved { turns, winner, nodes, time }| {
        let turns = turns.map_or_else(String::new, |turns| format!("turns {turns} "));
        let winner = winner.map_or("none", |winner| game.player_name(winner));
        let line = format!("{turns}winner {winner} nodes {nodes} seconds {:.1}", time.as_secs_f64());
        written = std::mem::replace(&mut written, Ok(())).and_then(|()| writeln!(out, "{line}"));
    });
    written
}

/// Prints what each set-up of Zener is worth.
pub(super) fn run_set_ups(nodes: u64) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "{}", set_ups::HEAD)?;
    for worth in set_ups().into_iter().filter_map(|setup| Worth::of(setup, nodes)) {
        writeln!(out, "{worth}")?;
    }
    Ok(())
}

/// Searches fixed positions and prints speeds and checksums.
pub(super) fn run_bench(threads: usize, nodes: u64) -> io::Result<()> {
    let mut out = io::stdout();
    let mut total = 0_u64;
    for game in Kind::ALL {
        let measured = bench::measure(game, nodes, threads);
        let speed = measured.nodes as f64 / measured.time.as_secs_f64().max(1e-9);
        writeln!(out, "{} nodes {} nps {speed:.0} checksum {:016x}", game.id(), measured.nodes, measured.checksum)?;
        total = total.rotate_left(1) ^ measured.checksum;
    }
    writeln!(out, "bench checksum {total:016x}")
}
