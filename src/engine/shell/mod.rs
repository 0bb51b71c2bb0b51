//! The program `engine`: the protocol on standard input and output, and subcommands for the shell.
//!
//! - `arguments`: what can be typed;
//! - `searches`, `matches`, `samples`: what the subcommands do and print;
//! - `standard_io`: the protocol.

mod arguments;
mod matches;
mod samples;
mod searches;
mod standard_io;

use self::arguments::{Arguments, Command};
use super::agent::Agent;
use super::calibrate::Calibrate;
use super::reviews::Reviews;
use super::sprt::{Hypotheses, Sprt};
use super::train::Train;
use clap::Parser;
use std::io;
use std::process::ExitCode;

/// Runs the program with the arguments of the process.
#[must_use]
pub fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        None => standard_io::run_protocol(),
        Some(Command::Perft { game, depth, fen, agreed }) => searches::count(game, depth, fen.as_deref(), &agreed),
        Some(Command::Solve { game, fen, turns, memory, threads, agreed }) => {
            searches::run_solve(game, fen.as_deref(), turns, memory, threads, &agreed)
        }
        Some(Command::SetUps { nodes }) => searches::run_set_ups(nodes),
        Some(Command::Bench { threads, nodes }) => searches::run_bench(threads, nodes),
        Some(Command::Match { game, players, games, conditions, out }) => {
            matches::run_match(&players.contest(game, games, conditions), out.as_deref())
        }
        Some(Command::Sprt { game, players, elo0, elo1, error, games, conditions, file }) => {
            let contest = players.contest(game, games, conditions);
            matches::run_sprt(&Sprt { contest, hypotheses: Hypotheses { elo0, elo1, alpha: error, beta: error }, file })
        }
        Some(Command::Ladder { game, levels, games, conditions }) => {
            let contest = |agents| conditions.contest(game, agents, games);
            matches::run_ladder(&mut levels.pairs().map(contest))
        }
        Some(Command::Calibrate { game, levels, games, positions, nodes, conditions, out, from }) => {
            let agents = [Agent::Random, Agent::Random];
            let contest = conditions.contest(game, agents, games);
            samples::run_calibrate(&Calibrate { contest, levels, positions, nodes }, out.as_deref(), &from)
        }
        Some(Command::Train { game, games, nodes, conditions, out, from, initial, weights }) => {
            let agents = [Agent::Random, Agent::Random];
            let train = Train { contest: conditions.contest(game, agents, games), nodes };
            samples::run_train(&train, out.as_deref(), &from, initial.as_deref(), weights.as_deref())
        }
        Some(Command::Review { game, levels, games, times, conditions }) => {
            let agents = [Agent::Random, Agent::Random];
            matches::run_reviews(&Reviews { contest: conditions.contest(game, agents, games), levels, times })
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
