//! The Universal Game Interface, as a function from one command to its answers.

use super::input::Line;
use super::options::EngineOptions;
use crate::games::{AnyGame, AnyPerft, MOST_PLIES, Outcome, PlayError, Player, WinReason, quoted};
use crate::search::{Finding, Limits, Progress, Thinking, WIN, is_decided};
use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;
use web_time::Instant;

/// How many positions are searched or counted between two questions whether to stop.
const SLICE: u64 = 1024;

/// How many moves of a position are played between two questions whether to stop.
const MOVES: usize = 256;

const MEBIBYTE: usize = 1 << 20;

/// Every command of the protocol, to tell a wrong one from wrong words after a right one.
const COMMANDS: [&str; 14] = [
    "ugi",
    "isready",
    "stop",
    "quit",
    "uginewgame",
    "setoption",
    "position",
    "go",
    "query",
    "moves",
    "show",
    "perft",
    "status",
    "why",
];

/// What comes after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The next command.
    Continue,
    /// Nothing: the program ends.
    Quit,
}

/// Whether what a command has begun may go on; asked while it is under way.
pub trait Interrupt {
    /// Whether it must end now. May answer other commands that can't wait.
    fn stop(&mut self, out: &mut dyn Write) -> bool;
    /// Whether nobody is left who could say stop.
    fn is_closed(&self) -> bool;
    /// Waits until the search is told to end: for `go infinite` after everything has been searched.
    fn wait(&mut self, out: &mut dyn Write);
}

/// Lets everything run to its own end: for scripts of commands.
pub struct Uninterrupted;

impl Interrupt for Uninterrupted {
    fn stop(&mut self, _: &mut dyn Write) -> bool {
        false
    }

    fn is_closed(&self) -> bool {
        true
    }

    fn wait(&mut self, _: &mut dyn Write) {}
}

/// The state of the protocol: options, position, and what is under way.
#[derive(Default)]
pub struct Protocol {
    options: EngineOptions,
    /// The game that `position` set up; before that it is the start that the options describe.
    game: Option<AnyGame>,
    /// What the last command that takes time began.
    work: Option<Work>,
}

/// What is done a slice at a time, so that it can be stopped.
enum Work {
    /// `position` with its moves.
    Replay(Box<Replay>),
    /// `go`.
    Search(Box<Search>),
    /// `perft`, and to which depth.
    Count(u32, AnyPerft),
}

/// A position whose moves are being played.
struct Replay {
    game: AnyGame,
    left: VecDeque<String>,
}

impl Replay {
    /// Plays on for some moves; tells whether all have been played, or which is refused.
    fn play_on(&mut self) -> Result<Progress, Complaint> {
        for _ in 0..MOVES {
            let Some(mv) = self.left.pop_front() else { return Ok(Progress::Done) };
            let number = self.game.len() + 1;
            self.game.play(&mv).map_err(|error| format!("move {number}: {error}"))?;
        }
        Ok(Progress::Running)
    }
}

/// A search under way.
struct Search {
    /// `None` when the game is over and there is nothing to think about.
    thinking: Option<Thinking>,
    limits: GoLimits,
    started: Instant,
    /// The depth that was told last.
    told: u32,
    best: Option<Finding>,
}

/// An answer of one line that says why a command was not carried out.
type Complaint = String;

impl Protocol {
    /// Carries one line out and writes its answers, each flushed at once; what it begins is brought to its end.
    ///
    /// # Errors
    /// When the answers can't be written.
    pub fn handle(&mut self, line: &Line, interrupt: &mut dyn Interrupt, out: &mut dyn Write) -> io::Result<Flow> {
        let flow = self.begin(line, out)?;
        while self.go_on(out)? == Progress::Running {
            if interrupt.stop(out) {
                self.stop(out)?;
            } else if self.is_infinite() && interrupt.is_closed() {
                // Nobody is left who could say stop.
                self.stop(out)?;
            } else if self.is_exhausted() {
                interrupt.wait(out);
                self.stop(out)?;
            }
        }
        Ok(flow)
    }

    /// Carries one line out and writes its answers, but for what takes time, which only begins: a search, a count, moves to
    /// be played. [`go_on`](Self::go_on) brings it on, [`stop`](Self::stop) ends it. It takes the place of what was under way.
    ///
    /// # Errors
    /// When the answers can't be written.
    pub fn begin(&mut self, line: &Line, out: &mut dyn Write) -> io::Result<Flow> {
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => return answer(out, "error the line is too long").map(|()| Flow::Continue),
            Line::NotText => return answer(out, "error the line is not UTF-8 text").map(|()| Flow::Continue),
        };
        let words: Vec<&str> = text.split_whitespace().collect();
        if words == ["quit"] {
            return Ok(Flow::Quit);
        }
        if let Err(complaint) = self.carry_out(&words, out)? {
            complain(out, &complaint)?;
        }
        Ok(Flow::Continue)
    }

    /// Brings on a little what is under way, and tells what comes of it; `Done` when nothing is.
    ///
    /// # Errors
    /// When the answers can't be written.
    pub fn go_on(&mut self, out: &mut dyn Write) -> io::Result<Progress> {
        match &mut self.work {
            None => return Ok(Progress::Done),
            Some(Work::Search(search)) => {
                if search.advance(out)? {
                    self.stop(out)?;
                }
            }
            Some(Work::Count(depth, counting)) => {
                if let Some(count) = counting.step(SLICE) {
                    answer(out, &format!("perft {depth} {count}"))?;
                    self.work = None;
                }
            }
            Some(Work::Replay(replay)) => match replay.play_on() {
                Ok(Progress::Running) => {}
                Ok(Progress::Done) => {
                    if let Some(Work::Replay(replay)) = self.work.take() {
                        self.game = Some(replay.game);
                    }
                }
                Err(complaint) => {
                    complain(out, &complaint)?;
                    self.work = None;
                }
            },
        }
        Ok(if self.is_busy() { Progress::Running } else { Progress::Done })
    }

    /// Ends what is under way: a search with the best move so far, a count or the moves of a position with a complaint. Does
    /// nothing when nothing is under way.
    ///
    /// # Errors
    /// When the answer can't be written.
    pub fn stop(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut search = match self.work.take() {
            None => return Ok(()),
            Some(Work::Search(search)) => search,
            Some(Work::Count(..)) => return complain(out, "perft was stopped"),
            Some(Work::Replay(_)) => return complain(out, "position was stopped before all its moves were played"),
        };
        // The first look at every move is always finished, so that there is a move.
        while search.best.is_none() && !search.is_exhausted() {
            search.advance(out)?;
        }
        answer(out, &format!("bestmove {}", search.best.as_ref().map_or("none", Finding::best)))
    }

    /// Whether something is under way.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    fn is_infinite(&self) -> bool {
        matches!(&self.work, Some(Work::Search(search)) if search.limits.infinite)
    }

    /// Whether an infinite search has found everything and only waits to be stopped.
    fn is_exhausted(&self) -> bool {
        matches!(&self.work, Some(Work::Search(search)) if search.is_exhausted())
    }

    fn carry_out(&mut self, words: &[&str], out: &mut dyn Write) -> io::Result<Result<(), Complaint>> {
        match *words {
            ["ugi"] => self.introduce(out)?,
            ["isready"] => answer(out, "readyok")?,
            ["stop"] => {}
            ["uginewgame"] => self.game = None,
            ["setoption", "name", name, "value", value] => {
                return Ok(self.options.set(name, value).map_err(|error| error.to_string()));
            }
            ["setoption", ..] => return Ok(Err("setoption must be: setoption name N value V".to_owned())),
            ["position", ref rest @ ..] => return Ok(self.set_position(rest)),
            ["go", ref rest @ ..] => match GoLimits::read(rest) {
                Ok(limits) => self.go(limits),
                Err(complaint) => return Ok(Err(complaint)),
            },
            ["query", what] => match self.query(what) {
                Some(response) => answer(out, &format!("response {response}"))?,
                None => return Ok(Err("query must ask for gameover, p1turn or result".to_owned())),
            },
            ["moves"] => {
                let moves = self.game().legal_moves();
                let words = std::iter::once("moves").chain(moves.iter().map(String::as_str));
                answer(out, &words.collect::<Vec<_>>().join(" "))?;
            }
            ["show"] => answer(out, &self.game().position_text())?,
            ["perft", depth] => match read_depth(depth) {
                Ok(depth) => self.work = Some(Work::Count(depth, self.game().perft(depth))),
                Err(expected) => return Ok(Err(format!("perft must be followed by {expected}"))),
            },
            ["status"] => answer(out, &status(&self.game()))?,
            ["why", mv] => match self.game().check(mv) {
                Ok(()) => answer(out, "legal")?,
                Err(PlayError::Notation(error)) => answer(out, &format!("illegal {error}"))?,
                Err(error) => answer(out, &format!("illegal {}", error.reason()))?,
            },
            [] => return Ok(Err("the line is empty".to_owned())),
            [command, ..] if COMMANDS.contains(&command) => {
                return Ok(Err(format!("{command} is not followed by what it needs, or by more")));
            }
            [command, ..] => return Ok(Err(format!("there is no such command: '{}'", quoted(command)))),
        }
        Ok(Ok(()))
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> Cow<'_, AnyGame> {
        self.game.as_ref().map_or_else(|| Cow::Owned(self.options.start()), Cow::Borrowed)
    }

    fn introduce(&self, out: &mut dyn Write) -> io::Result<()> {
        answer(out, concat!("id name Zen Table ", env!("ZEN_TABLE_VERSION")))?;
        answer(out, "id author the Zen Table founders")?;
        for line in EngineOptions::describe() {
            answer(out, &line)?;
        }
        answer(out, "ugiok")
    }

    fn set_position(&mut self, words: &[&str]) -> Result<(), Complaint> {
        let (place, moves) = match words.iter().position(|&word| word == "moves") {
            Some(index) => (&words[..index], &words[index + 1..]),
            None => (words, &[][..]),
        };
        let game = match place {
            ["startpos"] => self.options.start(),
            ["fen", fields @ ..] if !fields.is_empty() => {
                AnyGame::from_text(&fields.join(" "), &self.options.game_options())
                    .map_err(|error| error.to_string())?
            }
            _ => return Err("position must be followed by startpos or fen and a position string".to_owned()),
        };
        let left = moves.iter().map(|&mv| mv.to_owned()).collect();
        self.work = Some(Work::Replay(Box::new(Replay { game, left })));
        Ok(())
    }

    fn query(&self, what: &str) -> Option<&'static str> {
        let yes_or_no = |yes| if yes { "true" } else { "false" };
        let game = self.game();
        let outcome = game.verdict().outcome;
        match what {
            "gameover" => Some(yes_or_no(outcome.is_over())),
            "p1turn" => Some(yes_or_no(game.to_move() == Player::One)),
            "result" => Some(match outcome {
                Outcome::Ongoing => "none",
                Outcome::Draw(_) => "draw",
                Outcome::Win { winner: Player::One, .. } => "p1win",
                Outcome::Win { winner: Player::Two, .. } => "p2win",
            }),
            _ => None,
        }
    }

    fn go(&mut self, limits: GoLimits) {
        // What a machine can't address is more than it has.
        let memory = self.options.hash.map(|size| (size as usize).saturating_mul(MEBIBYTE));
        let limits_of_search = Limits { memory, ..limits.of_search() };
        let thinking = Thinking::new(&self.game(), self.options.level, self.options.agreed.seed, limits_of_search);
        let search = Search { thinking, limits, started: Instant::now(), told: 0, best: None };
        self.work = Some(Work::Search(Box::new(search)));
    }
}

impl Search {
    /// Whether there is nothing left to think about.
    fn is_exhausted(&self) -> bool {
        self.thinking.is_none()
    }

    /// Thinks on for a while and tells of it; gives whether the search has come to its end.
    fn advance(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        let Some(thinking) = &mut self.thinking else { return Ok(!self.limits.infinite) };
        let progress = thinking.step(SLICE);
        if let Some(finding) = thinking.finding() {
            if finding.depth > self.told || progress == Progress::Done {
                self.told = finding.depth;
                answer(out, &info(&finding, self.started.elapsed()))?;
            }
            self.best = Some(finding);
        }
        if progress == Progress::Done {
            self.thinking = None;
        }
        let out_of_time = self.limits.movetime.is_some_and(|time| self.started.elapsed() >= time);
        Ok(out_of_time && self.best.is_some() || progress == Progress::Done && !self.limits.infinite)
    }
}

/// How deep `perft` counts: no further than a game can go.
///
/// # Errors
/// What it must be, when it is something else.
pub(super) fn read_depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|&depth| depth as usize <= MOST_PLIES);
    depth.ok_or_else(|| format!("a number of plies, 0 to {MOST_PLIES}"))
}

/// Says why a command was not carried out, or not to its end.
fn complain(out: &mut dyn Write, complaint: &str) -> io::Result<()> {
    answer(out, &format!("error {complaint}"))
}

/// Writes one line and flushes it.
fn answer(out: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(out, "{line}")?;
    out.flush()
}

/// What `go` was asked to keep to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct GoLimits {
    nodes: Option<u64>,
    depth: Option<u32>,
    movetime: Option<Duration>,
    infinite: bool,
}

impl GoLimits {
    fn read(words: &[&str]) -> Result<Self, Complaint> {
        let mut limits = Self::default();
        let mut rest = words.iter();
        while let Some(&word) = rest.next() {
            let mut number = || {
                rest.next()
                    .and_then(|number| number.parse::<u64>().ok())
                    .ok_or_else(|| format!("go {word} must be followed by a whole number"))
            };
            match word {
                "nodes" => limits.nodes = Some(number()?),
                "depth" => limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "movetime" => limits.movetime = Some(Duration::from_millis(number()?)),
                "infinite" => limits.infinite = true,
                _ => return Err(format!("go knows nodes, depth, movetime and infinite, not '{}'", quoted(word))),
            }
        }
        Ok(limits)
    }

    fn of_search(self) -> Limits {
        match (self.nodes, self.depth) {
            (None, None) if self.movetime.is_some() || self.infinite => Limits::NONE,
            (nodes, depth) => Limits { nodes, depth, memory: None },
        }
    }
}

fn info(finding: &Finding, time: Duration) -> String {
    let Finding { depth, score, nodes, variation } = finding;
    let score = match *score {
        score if !is_decided(score) => format!("cp {score}"),
        score if score > 0 => format!("mate {}", WIN - score),
        score => format!("mate {}", -WIN - score),
    };
    let milliseconds = time.as_millis();
    let speed = u128::from(*nodes) * 1000 / milliseconds.max(1);
    let variation = variation.join(" ");
    format!("info depth {depth} score {score} nodes {nodes} nps {speed} time {milliseconds} pv {variation}")
}

/// The answer to `status`: how a game stands, in a few fixed words.
#[must_use]
pub fn status(game: &AnyGame) -> String {
    let verdict = game.verdict();
    let mut text = match verdict.outcome {
        Outcome::Ongoing => "status ongoing".to_owned(),
        Outcome::Draw(_) => "status draw".to_owned(),
        Outcome::Win { winner, .. } => format!("status win {}", game.kind().player_letter(winner)),
    };
    if let Outcome::Win { reason: WinReason::Checkmate, .. } = verdict.outcome {
        text.push_str(" mate");
    } else if verdict.check.is_some() {
        text.push_str(" check");
    }
    if verdict.outcome.is_over() && game.points(Player::One).is_some() {
        let points = verdict.outcome.winner().and_then(|winner| game.points(winner)).unwrap_or(0);
        text.push_str(&format!(" points {points}"));
    }
    text
}
