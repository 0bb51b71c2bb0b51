//! Another program that speaks the protocol, as the opponent in a match: the yardstick of an older build.

use super::dialogue::{self, Answer};
use super::strength::{Choice, Strength};
use crate::games::AnyGame;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Why another program can't play.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct ExternalError {
    path: PathBuf,
    reason: String,
}

/// A program that runs and waits for questions. It ends with this value.
pub(super) struct ExternalEngine {
    path: PathBuf,
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl ExternalEngine {
    /// Starts the program.
    pub(super) fn start(path: &Path) -> Result<Self, ExternalError> {
        let fail = |reason: String| ExternalError { path: path.to_owned(), reason };
        let mut process = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| fail(format!("can't be started: {error}")))?;
        match (process.stdin.take(), process.stdout.take()) {
            (Some(input), Some(output)) => {
                Ok(Self { path: path.to_owned(), process, input, output: BufReader::new(output) })
            }
            _ => Err(fail("has no input or output".to_owned())),
        }
    }

    /// The program's choice in a game that is not over.
    pub(super) fn choose(&mut self, game: &AnyGame, strength: &Strength, seed: u64) -> Result<Choice, ExternalError> {
        self.ask(game, strength, seed).map_err(|reason| ExternalError { path: self.path.clone(), reason })
    }

    fn ask(&mut self, game: &AnyGame, strength: &Strength, seed: u64) -> Result<Choice, String> {
        let broken = |error: io::Error| format!("is not reached any more: {error}");
        if strength.threads > 1 {
            writeln!(self.input, "setoption name Threads value {}", strength.threads).map_err(broken)?;
        }
        for command in dialogue::question(game, strength.level, seed, &dialogue::go(&strength.limits, 1, strength.time))
        {
            writeln!(self.input, "{command}").map_err(broken)?;
        }
        self.input.flush().map_err(broken)?;
        let mut last = None;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line).map_err(broken)? == 0 {
                return Err("has ended".to_owned());
            }
            match Answer::read(line.trim_end()) {
                Answer::Found(finding) => last = Some(finding),
                Answer::Refused(reason) => return Err(format!("refuses the question: {reason}")),
                Answer::Over => {
                    let finding = last.ok_or("has chosen no move")?;
                    return Ok(Choice { text: finding.best().to_owned(), score: finding.score, nodes: finding.nodes });
                }
                Answer::Next(_) | Answer::Ready | Answer::Other => {}
            }
        }
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        // It may have ended by itself, and then there is nothing to end.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
