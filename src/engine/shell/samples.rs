//! The subcommands that play games for their positions and calculate from these: win curves and weights.

use crate::engine::calibrate::{Calibrate, Sample};
use crate::engine::calibration::Calibration;
use crate::engine::learning::Learning;
use crate::engine::train::{Train, TrainingPosition};
use crate::games::Player;
use crate::search::learned;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

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
pub(super) fn run_calibrate(calibrate: &Calibrate, out: Option<&Path>, from: &[PathBuf]) -> io::Result<()> {
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
pub(super) fn run_train(
    train: &Train,
    out: Option<&Path>,
    from: &[PathBuf],
    initial: Option<&Path>,
    weights: Option<&Path>,
) -> io::Result<()> {
    let kind = train.contest.game;
    let mut learning = Learning::of(learned(kind));
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
