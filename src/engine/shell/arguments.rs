//! What can be typed: the subcommands and their options.

use crate::engine::agent::Agent;
use crate::engine::arena::Contest;
use crate::engine::bench;
use crate::engine::ladder::LevelRange;
use crate::engine::options::{Agreed, games, read_threads};
use crate::engine::protocol::read_depth;
use crate::games::{Kind, torus};
use crate::search::MOST_TURNS_TO_WIN;
use clap::{Args, Parser, Subcommand, value_parser};
use std::num::NonZero;
use std::path::PathBuf;

/// Rules and search of Zen Table. Without a subcommand it speaks the Universal Game Interface on standard input.
#[derive(Parser, Debug)]
#[command(name = "engine", version)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
}

/// The most memory that can be asked for, in MiB: a tebibyte.
const MOST_MEMORY: i64 = 1 << 20;

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Count the move sequences of exactly this number of plies.
    Perft {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// Plies.
        #[arg(value_parser = read_depth)]
        depth: u32,
        /// A position string; without it the game's start.
        #[arg(long)]
        fen: Option<String>,
        #[command(flatten)]
        agreed: Agreed,
    },
    /// Find out whether somebody can force a win, by every move of both sides, until somebody can: prints a line for
    /// each turn, in torus each time that twice as many positions were visited. Torus uses one thread. In ZEN without
    /// the rules of check.
    Solve {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// A position string; without it the game's start.
        #[arg(long)]
        fen: Option<String>,
        /// The greatest number of turns, of both players together; not in torus.
        #[arg(long, default_value_t = MOST_TURNS_TO_WIN, value_parser = value_parser!(u32).range(1..=i64::from(MOST_TURNS_TO_WIN)))]
        turns: u32,
        /// Memory of all tables together, in MiB; at least 4 is used outside torus. With far too little of it a search
        /// in torus may never end.
        #[arg(long, default_value_t = 1024, value_parser = value_parser!(u32).range(1..=MOST_MEMORY))]
        memory: u32,
        /// The number of threads. With one, the number of positions is the same each time.
        #[arg(long, default_value_t = 1, value_parser = read_threads)]
        threads: usize,
        #[command(flatten)]
        agreed: Agreed,
    },
    /// Search each of the 64 set-ups of Zener that differ: prints what they are worth as a table in Markdown, line by
    /// line.
    SetUps {
        /// The number of positions of each search.
        #[arg(long, default_value_t = 20_000_000)]
        nodes: u64,
    },
    /// Search fixed positions: prints positions visited, speed, and a checksum of the choices.
    Bench {
        /// The number of threads of each search.
        #[arg(long, default_value_t = 1, value_parser = read_threads)]
        threads: usize,
        /// The number of positions (in torus: of playouts) of each search, those of further threads aside.
        #[arg(long, default_value_t = bench::NODES)]
        nodes: u64,
    },
    /// Let two players play many games, each opening twice with sides swapped.
    Match {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        #[command(flatten)]
        players: Players,
        /// How many games.
        #[arg(long, default_value_t = 200)]
        games: usize,
        #[command(flatten)]
        conditions: Conditions,
        /// Where to write the records of all games.
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Let two players play until it is clear whether the first is stronger (sequential probability ratio test).
    Sprt {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        #[command(flatten)]
        players: Players,
        /// The Elo difference by which the first player is stronger if nothing is gained.
        #[arg(long, default_value_t = 0.0, allow_negative_numbers = true, value_parser = read_elo)]
        elo0: f64,
        /// The Elo difference by which it is stronger if something is gained.
        #[arg(long, default_value_t = 10.0, allow_negative_numbers = true, value_parser = read_elo)]
        elo1: f64,
        /// The probability of a wrong decision, for either difference.
        #[arg(long, default_value_t = 0.05, value_parser = read_error)]
        error: f64,
        /// How many games at most.
        #[arg(long, default_value_t = 20_000)]
        games: usize,
        #[command(flatten)]
        conditions: Conditions,
        /// Keeps the games in this file, and continues with those that it holds.
        #[arg(long)]
        file: Option<PathBuf>,
    },
    /// Let every level play the one below, and level 0 a player that only knows the rules: prints a table in Markdown,
    /// line by line.
    Ladder {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// The lowest and the highest level.
        #[arg(long, default_value = "0-6")]
        levels: LevelRange,
        /// How many games each pair plays.
        #[arg(long, default_value_t = 200)]
        games: usize,
        #[command(flatten)]
        conditions: Conditions,
    },
    /// Show whether the probabilities of winning are right: games between computers of equal level, half of them to fit
    /// a curve and half to test it. Prints the curve and the table in Markdown.
    Calibrate {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// The lowest and the highest level.
        #[arg(long, default_value = "2-5")]
        levels: LevelRange,
        /// How many games in all.
        #[arg(long, default_value_t = 2000)]
        games: usize,
        /// How many positions of each game.
        #[arg(long, default_value_t = 10)]
        positions: usize,
        /// The number of positions (in torus: of playouts) for each search; without it that of a review.
        #[arg(long)]
        nodes: Option<u64>,
        #[command(flatten)]
        conditions: Conditions,
        /// Where to write all samples, as a table with commas.
        #[arg(long)]
        out: Option<PathBuf>,
        /// Samples of earlier runs with the same board, to be counted as well; with `--games 0` only they are.
        #[arg(long)]
        from: Vec<PathBuf>,
    },
    /// Learn the weights of an evaluation from games of the highest level against itself, and write the file that the
    /// program is built with.
    Train {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// How many games in all.
        #[arg(long, default_value_t = 30_000)]
        games: usize,
        /// The number of positions of each search.
        #[arg(long, default_value_t = 4_000)]
        nodes: u64,
        #[command(flatten)]
        conditions: Conditions,
        /// Where to write all positions, one a line.
        #[arg(long)]
        out: Option<PathBuf>,
        /// Positions of earlier runs, to be learned from as well; with `--games 0` only they are.
        #[arg(long)]
        from: Vec<PathBuf>,
        /// The weights to begin with, such as those of an earlier run. Without it all are 0.
        #[arg(long)]
        initial: Option<PathBuf>,
        /// Where to write the weights.
        #[arg(long)]
        weights: Option<PathBuf>,
    },
    /// Show whether reviews are right: games between computers of equal level are reviewed, and the moves that are
    /// called mistakes are searched again for longer. Prints a table in Markdown.
    Review {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// The lowest and the highest level.
        #[arg(long, default_value = "1-3")]
        levels: LevelRange,
        /// How many games in all.
        #[arg(long, default_value_t = 100)]
        games: usize,
        /// By how much longer mistakes are searched.
        #[arg(long, default_value_t = 10)]
        times: u64,
        #[command(flatten)]
        conditions: Conditions,
    },
}

/// The two players of a match, and where they begin.
#[derive(Args, Debug)]
pub(super) struct Players {
    /// The first player: random, rules-only, greedy, uct=N, or level=N, nodes=N, depth=N, movetime=MS, threads=N with
    /// commas; engine:PATH before these is another program.
    #[arg(long)]
    a: Agent,
    /// The second player.
    #[arg(long)]
    b: Agent,
    /// Only openings in which both sides have about the same chances, by a search of level 6 with this number of
    /// positions (in torus: of playouts).
    #[arg(long, value_name = "NODES")]
    balanced: Option<NonZero<u64>>,
}

impl Players {
    /// This number of games between them.
    pub(super) fn contest(self, game: Kind, games: usize, conditions: Conditions) -> Contest {
        let Self { a, b, balanced } = self;
        Contest { balanced: balanced.map(NonZero::get), ..conditions.contest(game, [a, b], games) }
    }
}

/// What the games of a match have in common.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Conditions {
    /// Cells a side in torus: 3 to 19.
    #[arg(long, default_value = "15", value_parser = read_size)]
    size: torus::Size,
    /// What openings are drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
}

impl Conditions {
    /// This number of games between these agents.
    pub(super) fn contest(self, game: Kind, agents: [Agent; 2], games: usize) -> Contest {
        let Self { size, seed, concurrency } = self;
        Contest { game, agents, games, size, seed, balanced: None, concurrency }
    }
}

fn read_kind(text: &str) -> Result<Kind, String> {
    Kind::from_id(text).ok_or_else(|| format!("it must be {}", games()))
}

/// Reads the size of a board, for the games in which it can be chosen.
fn read_size(text: &str) -> Result<torus::Size, String> {
    let size = text.parse().ok().and_then(torus::Size::new);
    size.ok_or_else(|| format!("{} to {}", torus::Size::MIN.get(), torus::Size::MAX.get()))
}

/// Reads an Elo difference: beyond a thousand no number of games could tell.
fn read_elo(text: &str) -> Result<f64, String> {
    let elo = text.parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
    elo.ok_or_else(|| "a number from -1000 to 1000".to_owned())
}

/// Reads a probability of error.
fn read_error(text: &str) -> Result<f64, String> {
    let error = text.parse().ok().filter(|error: &f64| (1e-6..=0.4).contains(error));
    error.ok_or_else(|| "a probability from 0.000001 to 0.4".to_owned())
}
