//! Speaks with the protocol, without a process and with one.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use zen_table::engine::input::Line;
use zen_table::engine::protocol::{Flow, Protocol, Uninterrupted};

/// Speaks with the protocol without a process.
#[derive(Default)]
pub(super) struct Talk(pub(super) Protocol);

impl Talk {
    pub(super) fn say(&mut self, line: &str) -> Vec<String> {
        let mut out = Vec::new();
        let flow = self.0.handle(&Line::Text(line.to_owned()), &mut Uninterrupted, &mut out).unwrap();
        assert_eq!(flow == Flow::Quit, line == "quit");
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    pub(super) fn one(&mut self, line: &str) -> String {
        let mut answers = self.say(line);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        answers.remove(0)
    }

    pub(super) fn quiet(&mut self, line: &str) {
        assert_eq!(self.say(line), [""; 0], "{line}");
    }

    pub(super) fn game(game: &str) -> Self {
        let mut talk = Self::default();
        talk.quiet(&format!("setoption name Game value {game}"));
        talk
    }
}

pub(super) const ZEN_START: &str = "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w";
pub(super) const FIGURE_8: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";

/// The real program.
pub(super) struct Engine {
    pub(super) child: Child,
    pub(super) input: Option<ChildStdin>,
    pub(super) answers: Receiver<String>,
}

impl Engine {
    pub(super) fn start() -> Self {
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_engine")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { input: child.stdin.take(), child, answers }
    }

    pub(super) fn say(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        input.flush().unwrap();
    }

    /// The next answer other than `info`; the time limit only ends a test that hangs.
    pub(super) fn answer(&self) -> String {
        loop {
            let line = self.answers.recv_timeout(Duration::from_secs(60)).expect("the engine answers");
            if !line.starts_with("info ") {
                return line;
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _already_gone = self.child.kill();
        let _already_gone = self.child.wait();
    }
}
