//! The program `engine`: the protocol on standard input and output, and subcommands for the shell.

use super::agent::Agent;
use super::arena::{self, Contest, MatchScore};
use super::bench;
use super::calibrate::{Calibrate, Sample};
use super::calibration::Calibration;
use super::input::{Line, read_line};
use super::ladder::{self, LevelRange, Row};
use super::learning::Learning;
use super::options::{Agreed, games, read_threads};
use super::protocol::{Flow, Interrupt, Protocol, read_depth};
use super::queue::Queue;
use super::reviews::{Checked, HEAD, Reviews};
use super::set_ups::{self, Worth, set_ups};
use super::solve::{Depth, solve};
use super::sprt::{Hypotheses, Sprt};
use super::train::{Train, TrainingPosition};
use crate::games::{AnyGame, Kind, Player, torus};
use crate::search::{MOST_PLIES_TO_WIN, learned};
use clap::{Args, Parser, Subcommand, value_parser};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, RecvError, TryRecvError, sync_channel};

/// Rules and search of Zen Table. Without a subcommand it speaks the Universal Game Interface on standard input.
#[derive(Parser, Debug)]
#[command(name = "engine", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The most memory that can be asked for, in MiB: a tebibyte.
const MOST_MEMORY: i64 = 1 << 20;

#[derive(Subcommand, Debug)]
enum Command {
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
    /// Find out whether somebody can force a win, by every move of both sides: prints a line for each depth, until somebody can. Uses two
    /// threads. In ZEN without the rules of check, and not in torus.
    Solve {
        #[arg(help = games(), value_parser = read_kind)]
        game: Kind,
        /// A position string; without it the game's start.
        #[arg(long)]
        fen: Option<String>,
        /// The greatest depth, in plies.
        #[arg(long, default_value_t = MOST_PLIES_TO_WIN, value_parser = value_parser!(u32).range(1..=i64::from(MOST_PLIES_TO_WIN)))]
        plies: u32,
        /// Memory of both transposition tables together, in MiB.
        #[arg(long, default_value_t = 1024, value_parser = value_parser!(u32).range(1..=MOST_MEMORY))]
        memory: u32,
        #[command(flatten)]
        agreed: Agreed,
    },
    /// Search each of the 64 set-ups of Zener that differ: prints what they are worth as a table in Markdown, line by line.
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
    /// Let every level play the one below, and level 0 a player that only knows the rules: prints a table in Markdown, line by line.
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
    /// Show whether the probabilities of winning are right: games between computers of equal level, half of them to fit a curve and
    /// half to test it. Prints the curve and the table in Markdown.
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
    /// Learn the weights of an evaluation from games of the highest level against itself, and write the file that the program is built
    /// with.
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
    /// Show whether reviews are right: games between computers of equal level are reviewed, and the moves that are called mistakes are
    /// searched again for longer. Prints a table in Markdown.
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

/// The two players of a match.
#[derive(Args, Debug)]
struct Players {
    /// The first player: random, rules-only, greedy, uct=N, or level=N, nodes=N, depth=N, movetime=MS, threads=N with commas; engine:PATH before
    /// these is another program.
    #[arg(long)]
    a: Agent,
    /// The second player.
    #[arg(long)]
    b: Agent,
}

/// What the games of a match have in common.
#[derive(Args, Clone, Copy, Debug)]
struct Conditions {
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
    fn contest(self, game: Kind, agents: [Agent; 2], games: usize) -> Contest {
        let Self { size, seed, concurrency } = self;
        Contest { game, agents, games, size, seed, concurrency }
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

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        None => run_protocol(),
        Some(Command::Perft { game, depth, fen, agreed }) => count(game, depth, fen.as_deref(), &agreed),
        Some(Command::Solve { game, fen, plies, memory, agreed }) => {
            run_solve(game, fen.as_deref(), plies, memory, &agreed)
        }
        Some(Command::SetUps { nodes }) => run_set_ups(nodes),
        Some(Command::Bench { threads, nodes }) => run_bench(threads, nodes),
        Some(Command::Match { game, players: Players { a, b }, games, conditions, out }) => {
            run_match(&conditions.contest(game, [a, b], games), out.as_deref())
        }
        Some(Command::Sprt { game, players: Players { a, b }, elo0, elo1, error, games, conditions, file }) => {
            let contest = conditions.contest(game, [a, b], games);
            run_sprt(&Sprt { contest, hypotheses: Hypotheses { elo0, elo1, alpha: error, beta: error }, file })
        }
        Some(Command::Ladder { game, levels, games, conditions }) => {
            let contest = |agents| conditions.contest(game, agents, games);
            run_ladder(&mut levels.pairs().map(contest))
        }
        Some(Command::Calibrate { game, levels, games, positions, nodes, conditions, out, from }) => {
            let agents = [Agent::Random, Agent::Random];
            let contest = conditions.contest(game, agents, games);
            run_calibrate(&Calibrate { contest, levels, positions, nodes }, out.as_deref(), &from)
        }
        Some(Command::Train { game, games, nodes, conditions, out, from, initial, weights }) => {
            let agents = [Agent::Random, Agent::Random];
            let train = Train { contest: conditions.contest(game, agents, games), nodes };
            run_train(&train, out.as_deref(), &from, initial.as_deref(), weights.as_deref())
        }
        Some(Command::Review { game, levels, games, times, conditions }) => {
            let agents = [Agent::Random, Agent::Random];
            run_reviews(&Reviews { contest: conditions.contest(game, agents, games), levels, times })
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the answers has closed the pipe. That is not an error.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("engine: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The position of a position string, or the game's start.
fn position(game: Kind, fen: Option<&str>, agreed: &Agreed) -> io::Result<AnyGame> {
    let options = agreed.options(game);
    match fen {
        None => Ok(AnyGame::new(&options)),
        Some(text) => AnyGame::from_text(text, &options).map_err(|error| io::Error::other(error.to_string())),
    }
}

fn count(game: Kind, depth: u32, fen: Option<&str>, agreed: &Agreed) -> io::Result<()> {
    let mut counting = position(game, fen, agreed)?.perft(depth);
    loop {
        if let Some(count) = counting.step(u64::MAX) {
            return writeln!(io::stdout(), "perft {depth} {count}");
        }
    }
}

fn run_solve(game: Kind, fen: Option<&str>, plies: u32, memory: u32, agreed: &Agreed) -> io::Result<()> {
    let position = position(game, fen, agreed)?;
    let bytes = (memory as usize).saturating_mul(1 << 20);
    let mut out = io::stdout();
    writeln!(out, "{} {}", game.id(), position.position_text())?;
    let mut written = Ok(());
    let solved = solve(&position, plies, bytes, &mut |&Depth { plies, winner, nodes, time }| {
        let winner = winner.map_or("none", |winner| game.player_name(winner));
        let line = format!("depth {plies} winner {winner} nodes {nodes} seconds {:.1}", time.as_secs_f64());
        written = std::mem::replace(&mut written, Ok(())).and_then(|()| writeln!(out, "{line}"));
    });
    written?;
    solved.map(|_| ()).ok_or_else(|| io::Error::other(format!("{} can't be solved this way", game.id())))
}

fn run_set_ups(nodes: u64) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "{}", set_ups::HEAD)?;
    for worth in set_ups().into_iter().filter_map(|setup| Worth::of(setup, nodes)) {
        writeln!(out, "{worth}")?;
    }
    Ok(())
}

fn run_bench(threads: usize, nodes: u64) -> io::Result<()> {
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

fn run_match(contest: &Contest, out: Option<&Path>) -> io::Result<()> {
    let (score, records) = with_progress(contest.games, |done| arena::run_match(contest, done))
        .map_err(|error| io::Error::other(error.to_string()))?;
    if let Some(path) = out {
        std::fs::write(path, records.join("\n"))
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    }
    let [a, b] = &contest.agents;
    writeln!(io::stdout(), "{}: {a} against {b}, seed {}\n{}", contest.game.id(), contest.seed, result(&score),)
}

/// A score in two lines: games and share, Elo difference and its interval.
fn result(score: &MatchScore) -> String {
    let [low, high] = score.interval();
    let difference = |share: f64| format!("{:+.0}", arena::elo(share));
    format!(
        "won {} drawn {} lost {}, {:.1} %\nElo {} (95 %: {} to {})",
        score.won(),
        score.drawn(),
        score.lost(),
        score.share() * 100.0,
        difference(score.share()),
        difference(low),
        difference(high),
    )
}

/// Plays a sequential test and prints how it stands: after each pair on a terminal, elsewhere after each 50 pairs.
fn run_sprt(sprt: &Sprt) -> io::Result<()> {
    let Hypotheses { elo0, elo1, .. } = sprt.hypotheses;
    if elo1 <= elo0 {
        return Err(io::Error::other(format!("elo1 is {elo1} but must be greater than elo0, which is {elo0}")));
    }
    let on_terminal = io::stderr().is_terminal();
    let (score, decision) = sprt
        .run(&mut |score, hypotheses| {
            let pairs = score.games() / 2;
            let standing = standing(score, hypotheses);
            if on_terminal {
                eprint!("\r{standing} ");
            } else if pairs.is_multiple_of(50) {
                eprintln!("{standing}");
            }
        })
        .map_err(|error| io::Error::other(error.to_string()))?;
    if on_terminal {
        eprintln!();
    }
    writeln!(
        io::stdout(),
        "{}\n{}\n{}\n{decision}",
        sprt.description(),
        result(&score),
        standing(&score, &sprt.hypotheses)
    )
}

/// How a test stands, in one line.
fn standing(score: &MatchScore, hypotheses: &Hypotheses) -> String {
    let pairs = score.pentanomial();
    let [low, high] = hypotheses.bounds();
    let ratio = hypotheses.log_likelihood_ratio(pairs);
    let elo = arena::elo(score.share());
    format!("{} games, pairs {pairs:?}, Elo {elo:+.1}, LLR {ratio:.2} ({low:.2} to {high:.2})", score.games())
}

/// Plays the contests of a ladder one after the other and prints the table as it grows.
fn run_ladder(contests: &mut dyn Iterator<Item = Contest>) -> io::Result<()> {
    let mut contests = contests.peekable();
    let Some(first @ &Contest { game, games, seed, .. }) = contests.peek() else { return Ok(()) };
    let mut out = io::stdout();
    let board = first.terms().board_size().map_or_else(String::new, |size| format!(" on {size}×{size}"));
    writeln!(out, "{}{board}, {games} games a line, seed {seed}:\n\n{}", game.id(), ladder::HEAD)?;
    for contest in contests {
        let row = with_progress(games, |done| Row::play(&contest, done))
            .map_err(|error| io::Error::other(error.to_string()))?;
        writeln!(out, "{row}")?;
        out.flush()?;
    }
    Ok(())
}

/// More games than a run of a calibration or of a training has.
const GAMES_OF_A_RUN: usize = 1_000_000;

/// An error with the path of its file.
fn named(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

/// Reads a file of an earlier run line by line; `read` gives `None` for a line that is not what `wanted` says.
fn read_lines<T>(path: &Path, wanted: &str, mut read: impl FnMut(&str) -> Option<T>) -> io::Result<Vec<T>> {
    let text = fs::read_to_string(path).map_err(|error| named(path, error))?;
    let line = |(number, text)| {
        read(text).ok_or_else(|| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{}, line {number}: not {wanted}", path.display()))
        })
    };
    (1_usize..).zip(text.lines()).map(line).collect()
}

/// Plays and searches the samples of a calibration, and prints what follows from them.
fn run_calibrate(calibrate: &Calibrate, out: Option<&Path>, from: &[PathBuf]) -> io::Result<()> {
    let mut samples = Vec::new();
    for (run, path) in (1..).zip(from) {
        let read = read_lines(path, "a sample", |line| calibrate.sample_of(line))?;
        // The games of different runs are different games.
        let renumbered = |sample: Sample| Sample { game: sample.game.saturating_add(run * GAMES_OF_A_RUN), ..sample };
        samples.extend(read.into_iter().map(renumbered));
    }
    let mut file = out.map(|path| File::create(path).map_err(|error| named(path, error))).transpose()?;
    let mut written = Ok(());
    calibrate
        .run(&mut |sample| {
            // As they come, so that they are there if it is broken off.
            if let (Some(file), Ok(())) = (&mut file, &written) {
                written = writeln!(file, "{sample}");
            }
            samples.push(sample);
            if samples.len().is_multiple_of(1000) {
                eprintln!("{} positions", samples.len());
            }
        })
        .map_err(|error| io::Error::other(error.to_string()))?;
    written?;
    writeln!(io::stdout(), "{}\n\n{}", calibrate.description(), Calibration::of(&samples))
}

/// Plays the games of a training, learns from their positions, and prints what was learned.
fn run_train(
    train: &Train,
    out: Option<&Path>,
    from: &[PathBuf],
    initial: Option<&Path>,
    weights: Option<&Path>,
) -> io::Result<()> {
    let kind = train.contest.game;
    let Some(learned) = learned(kind) else {
        return Err(io::Error::other(format!("{} has no weights to be learned", kind.id())));
    };
    let mut learning = Learning::of(learned);
    if let Some(path) = initial {
        let file = fs::read(path).map_err(|error| named(path, error))?;
        let refused = || named(path, io::Error::other(format!("not a file of the weights of {}", kind.id())));
        learning.begin_with(&file).ok_or_else(refused)?;
    }
    if let Some(path) = weights {
        // Told before hours of games. What the file holds stays until the weights are there.
        OpenOptions::new().append(true).create(true).open(path).map_err(|error| named(path, error))?;
    }
    let options = train.contest.terms().options(train.contest.seed, 0, Player::One);
    for (run, path) in (1..).zip(from) {
        read_lines(path, "a position of a game that goes on", |line| {
            let position = TrainingPosition::read(line)?;
            // The games of different runs are different games.
            learning.add(&position, position.game.saturating_add(run * GAMES_OF_A_RUN), &options)
        })?;
    }
    let mut file = out.map(|path| File::create(path).map_err(|error| named(path, error))).transpose()?;
    let mut written = Ok(());
    let mut games = 0;
    train.run(&mut |positions| {
        for position in &positions {
            // As they come, so that they are there if it is broken off.
            if let (Some(file), Ok(())) = (&mut file, &written) {
                written = writeln!(file, "{position}");
            }
            learning.add(position, position.game, &options);
        }
        games += 1;
        if games % 1000 == 0 {
            eprintln!("{games} games, {} positions", learning.len());
        }
    });
    written?;
    let (report, file) = learning.learn(train.contest.seed);
    if let Some(path) = weights {
        fs::write(path, file).map_err(|error| named(path, error))?;
    }
    writeln!(io::stdout(), "{}\n\n{report}", train.description())
}

/// Reviews games and searches the mistakes again; prints what was confirmed, and each mistake that was not.
fn run_reviews(reviews: &Reviews) -> io::Result<()> {
    let mut checked = Checked::default();
    reviews
        .run(&mut |game| {
            checked.add(&game);
            for doubt in &game.doubts {
                eprintln!("{doubt}");
            }
            eprintln!("{checked}");
        })
        .map_err(|error| io::Error::other(error.to_string()))?;
    writeln!(io::stdout(), "{}\n\n{HEAD}\n{checked}", reviews.description())
}

/// Plays a match and prints its progress: after each game on a terminal, elsewhere after each tenth of the games.
fn with_progress<T>(games: usize, play: impl FnOnce(&mut dyn FnMut(&MatchScore)) -> T) -> T {
    let on_terminal = io::stderr().is_terminal();
    let played = play(&mut |score: &MatchScore| {
        let done = score.games();
        let line =
            format!("{done} of {games} games: won {}, drawn {}, lost {}", score.won(), score.drawn(), score.lost());
        if on_terminal {
            eprint!("\r{line} ");
        } else if 10 * done / games > 10 * (done - 1) / games {
            eprintln!("{line}");
        }
    });
    if on_terminal {
        eprintln!();
    }
    played
}

/// Runs the protocol: one thread reads the lines, and this thread answers them.
fn run_protocol() -> io::Result<()> {
    // A small buffer, so that a client that writes faster than it is answered has to wait.
    let (sender, lines) = sync_channel(64);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = read_line(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut inbox = Inbox { lines, queue: Queue::default(), closed: false };
    let mut protocol = Protocol::default();
    let mut out = BufWriter::new(io::stdout().lock());
    while let Some(line) = inbox.next(&mut out)? {
        if protocol.handle(&line, &mut inbox, &mut out)? == Flow::Quit {
            break;
        }
    }
    out.flush()
}

/// The lines that are not carried out yet: those that have arrived, and those still to be read.
struct Inbox {
    lines: Receiver<Line>,
    queue: Queue,
    closed: bool,
}

impl Inbox {
    /// The next line; `None` at the end of the input. Answers are flushed before it waits for one.
    fn next(&mut self, out: &mut dyn Write) -> io::Result<Option<Line>> {
        if let Some(line) = self.queue.pop() {
            return Ok(Some(line));
        }
        let line = match self.lines.try_recv() {
            Err(TryRecvError::Empty) => {
                out.flush()?;
                self.lines.recv().ok()
            }
            line => line.ok(),
        };
        Ok(line.map(|line| self.queue.begin(line)))
    }
}

impl Interrupt for Inbox {
    fn stop(&mut self, out: &mut dyn Write) -> bool {
        if self.queue.is_stopped() {
            return true;
        }
        // If writing fails here, it will fail again with the next answer, and that ends the program.
        let _ = out.flush();
        loop {
            match self.lines.try_recv() {
                Ok(line) => {
                    if self.queue.take(line, out) {
                        return true;
                    }
                }
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => {
                    self.closed = true;
                    return false;
                }
            }
        }
    }

    fn is_closed(&self) -> bool {
        self.closed
    }

    fn wait(&mut self, out: &mut dyn Write) {
        let _ = out.flush();
        loop {
            match self.lines.recv() {
                Ok(line) => {
                    if self.queue.take(line, out) {
                        return;
                    }
                }
                Err(RecvError) => return,
            }
        }
    }
}
