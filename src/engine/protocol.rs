//! The Universal Game Interface (UGI): turns one command into its answers.

use super::input::Line;
use super::options::{EngineOptions, read_lines};
use crate::games::{AnyGame, AnyPerft, MOST_PLIES, Outcome, PlayError, Player, WinReason, quoted, zen};
use crate::search::{Finding, Limits, Line as SearchLine, Progress, Thinking, is_decided, plies_to_end};
use std::borrow::Cow;
use std::collections::VecDeque;
use std::io::{self, Write};
use std::time::Duration;
use web_time::Instant;

/// The number of positions that are searched or counted between two checks for `stop`.
const SLICE: u64 = 1024;

/// The number of a position's moves that are played between two checks for `stop`.
const MOVES: usize = 256;

/// The time after which a search for several lines tells them again, if no new depth is reached before.
const REPORT_INTERVAL: Duration = Duration::from_millis(500);

const MEBIBYTE: usize = 1 << 20;

/// All commands of the protocol, to distinguish an unknown command from a known one with wrong arguments.
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

/// What happens after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The next command is read.
    Continue,
    /// The program ends.
    Quit,
}

/// Decides whether a running command may continue.
pub trait Interrupt {
    /// Whether the command must end now. It may answer other commands that can't wait.
    fn stop(&mut self, out: &mut dyn Write) -> bool;
    /// Whether the input has ended, so that no `stop` can come.
    fn is_closed(&self) -> bool;
    /// Waits for `stop`: used by `go infinite` when the search has ended by itself.
    fn wait(&mut self, out: &mut dyn Write);
}

/// Lets every command run to its end, as scripts need it.
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

/// The state of the protocol: options, position, and the running command.
#[derive(Default)]
pub struct Protocol {
    options: EngineOptions,
    /// The game that `position` has set up; `None` for a new game with the options.
    game: Option<AnyGame>,
    /// The running command, if there is one.
    work: Option<Work>,
}

/// A command that runs in slices, so that it can be stopped.
enum Work {
    /// `position` with its moves.
    Replay(Box<Replay>),
    /// `go`.
    Search(Box<Search>),
    /// `perft` to a depth.
    Count(u32, AnyPerft),
}

/// A position whose moves are being played.
struct Replay {
    game: AnyGame,
    left: VecDeque<String>,
}

impl Replay {
    /// Plays some more moves; returns whether all have been played. The error says which move is refused, and why.
    fn play_on(&mut self) -> Result<Progress, CommandError> {
        for _ in 0..MOVES {
            let Some(mv) = self.left.pop_front() else { return Ok(Progress::Done) };
            let number = self.game.len() + 1;
            self.game.play(&mv).map_err(|error| format!("move {number}: {error}"))?;
        }
        Ok(Progress::Running)
    }
}

/// A search in progress.
struct Search {
    /// `None` when the game is over.
    thinking: Option<Thinking>,
    limits: GoLimits,
    /// The number of lines that are told.
    lines: usize,
    started: Instant,
    /// The depth of the last `info` line, and when it was told.
    reported_depth: u32,
    reported_at: Duration,
    best: Option<Finding>,
}

/// The reason why a command was not carried out, in one line.
type CommandError = String;

impl Protocol {
    /// Carries out one line to its end and writes its answers. Each is flushed at once, except for the errors of lines.
    ///
    /// # Errors
    /// When the answers can't be written.
    pub fn handle(&mut self, line: &Line, interrupt: &mut dyn Interrupt, out: &mut dyn Write) -> io::Result<Flow> {
        let flow = self.begin(line, out)?;
        while self.go_on(out)? == Progress::Running {
            if interrupt.stop(out) {
                self.stop(out)?;
            } else if self.is_infinite() && interrupt.is_closed() {
                // No `stop` can come any more.
                self.stop(out)?;
            } else if self.is_exhausted() {
                interrupt.wait(out);
                self.stop(out)?;
            }
        }
        Ok(flow)
    }

    /// Carries out one line and writes its answers. Commands that take time (a search, a count, the moves of a
    /// position) are only begun, and replace the running one: [`go_on`](Self::go_on) continues them,
    /// [`stop`](Self::stop) ends them.
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
        if let Err(error) = self.carry_out(&words, out)? {
            write_error(out, &error)?;
        }
        Ok(Flow::Continue)
    }

    /// Continues the running command for a slice and writes its answers; `Done` when no command is running.
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
                Err(error) => {
                    write_error(out, &error)?;
                    self.work = None;
                }
            },
        }
        Ok(if self.is_busy() { Progress::Running } else { Progress::Done })
    }

    /// Ends the running command: a search with the best move so far, a count or the moves of a position with an error.
    /// Does nothing when no command is running.
    ///
    /// # Errors
    /// When the answer can't be written.
    pub fn stop(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut search = match self.work.take() {
            None => return Ok(()),
            Some(Work::Search(search)) => search,
            Some(Work::Count(..)) => return write_error(out, "perft was stopped"),
            Some(Work::Replay(_)) => return write_error(out, "position was stopped before all its moves were played"),
        };
        // The first iteration is always finished, so that there is a best move.
        while search.best.is_none() && !search.is_exhausted() {
            search.advance(out)?;
        }
        answer(out, &format!("bestmove {}", search.best.as_ref().map_or("none", Finding::best)))
    }

    /// Whether a command is running.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    fn is_infinite(&self) -> bool {
        matches!(&self.work, Some(Work::Search(search)) if search.limits.infinite)
    }

    /// Whether an infinite search has ended by itself and only waits for `stop`.
    fn is_exhausted(&self) -> bool {
        matches!(&self.work, Some(Work::Search(search)) if search.is_exhausted())
    }

    fn carry_out(&mut self, words: &[&str], out: &mut dyn Write) -> io::Result<Result<(), CommandError>> {
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
                Err(error) => return Ok(Err(error)),
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

    /// The current game.
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

    fn set_position(&mut self, words: &[&str]) -> Result<(), CommandError> {
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
        // A size beyond the address space becomes the greatest size that can be addressed.
        let memory = self.options.hash.map(|size| (size as usize).saturating_mul(MEBIBYTE));
        let limits_of_search = Limits { memory, ..limits.of_search() };
        let lines = limits.lines.unwrap_or(self.options.lines);
        let thinking = Thinking::new(&self.game(), self.options.level, self.options.agreed.seed, limits_of_search)
            .map(|thinking| thinking.with_lines(lines).with_helpers(self.options.threads - 1, || ()));
        let (started, reported_at) = (Instant::now(), Duration::ZERO);
        let search = Search { thinking, limits, lines, started, reported_depth: 0, reported_at, best: None };
        self.work = Some(Work::Search(Box::new(search)));
    }
}

impl Search {
    /// Whether the search has ended.
    fn is_exhausted(&self) -> bool {
        self.thinking.is_none()
    }

    /// Continues the search for a slice and writes `info` lines for a new depth, and where several lines are told also
    /// from time to time; returns whether the search has ended.
    fn advance(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        let Some(thinking) = &mut self.thinking else { return Ok(!self.limits.infinite) };
        let progress = thinking.step(SLICE);
        if let Some(mut finding) = thinking.finding() {
            if self.lines > 1 {
                // Lines are told within an iteration as well.
                finding.nodes = thinking.nodes();
            }
            let now = self.started.elapsed();
            let is_due = self.lines > 1 && now >= self.reported_at + REPORT_INTERVAL;
            if finding.depth > self.reported_depth || progress == Progress::Done || is_due {
                (self.reported_depth, self.reported_at) = (finding.depth, now);
                write_info(out, &finding, self.lines, now)?;
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

/// Reads the depth of `perft`: at most the greatest length of a game.
///
/// # Errors
/// Which values are allowed.
pub(super) fn read_depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|&depth| depth as usize <= MOST_PLIES);
    depth.ok_or_else(|| format!("a number of plies, 0 to {MOST_PLIES}"))
}

/// Writes why a command was not carried out, or not completely. It is not flushed: a flood of faulty lines would be
/// slow.
fn write_error(out: &mut dyn Write, error: &str) -> io::Result<()> {
    writeln!(out, "error {error}")
}

/// Writes one line and flushes it.
fn answer(out: &mut dyn Write, line: &str) -> io::Result<()> {
    writeln!(out, "{line}")?;
    out.flush()
}

/// The limits of `go`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct GoLimits {
    nodes: Option<u64>,
    depth: Option<u32>,
    movetime: Option<Duration>,
    lines: Option<usize>,
    enough_points: Option<[u32; 2]>,
    infinite: bool,
}

impl GoLimits {
    fn read(words: &[&str]) -> Result<Self, CommandError> {
        let mut limits = Self::default();
        let mut rest = words.iter();
        while let Some(&word) = rest.next() {
            if word == "multipv" {
                let lines = read_lines(rest.next().copied().unwrap_or_default());
                limits.lines = Some(lines.map_err(|expected| format!("go multipv must be followed by {expected}"))?);
                continue;
            }
            let mut number = || {
                rest.next()
                    .and_then(|number| number.parse::<u64>().ok())
                    .ok_or_else(|| format!("go {word} must be followed by a whole number"))
            };
            match word {
                "nodes" => limits.nodes = Some(number()?),
                "depth" => limits.depth = Some(u32::try_from(number()?).unwrap_or(u32::MAX)),
                "movetime" => limits.movetime = Some(Duration::from_millis(number()?)),
                "enough" => {
                    let [one, two] = [number()?, number()?].map(|points| u32::try_from(points).unwrap_or(u32::MAX));
                    limits.enough_points = Some([one, two]);
                }
                "infinite" => limits.infinite = true,
                _ => {
                    return Err(format!(
                        "go knows nodes, depth, movetime, multipv, enough and infinite, not '{}'",
                        quoted(word)
                    ));
                }
            }
        }
        Ok(limits)
    }

    fn of_search(self) -> Limits {
        let enough_points = self.enough_points;
        match (self.nodes, self.depth) {
            (None, None) if self.movetime.is_some() || self.infinite => Limits { enough_points, ..Limits::NONE },
            (nodes, depth) => Limits { nodes, depth, enough_points, ..Limits::default() },
        }
    }
}

/// Writes what a search has found: an `info` line for each line, with its number where more than one is wanted.
fn write_info(out: &mut dyn Write, finding: &Finding, wanted: usize, time: Duration) -> io::Result<()> {
    let Finding { depth, nodes, .. } = finding;
    let milliseconds = time.as_millis();
    let speed = u128::from(*nodes) * 1000 / milliseconds.max(1);
    for (number, line) in (1..).zip(finding.lines()) {
        let number = if wanted > 1 { format!(" multipv {number}") } else { String::new() };
        let (score, moves) = (score(&line), line.moves.join(" "));
        let effort = format!("nodes {nodes} nps {speed} time {milliseconds}");
        answer(out, &format!("info depth {depth}{number} score {score} {effort} pv {moves}"))?;
    }
    Ok(())
}

/// The score of a line as UCI writes it; `proved` follows one that is certain.
fn score(line: &SearchLine) -> String {
    let proved = if line.is_proved { " proved" } else { "" };
    match line.score {
        score if !is_decided(score) => format!("cp {score}"),
        score if score > 0 => format!("mate {}{proved}", plies_to_end(score)),
        score => format!("mate -{}{proved}", plies_to_end(score)),
    }
}

/// The answer to `status`: the state of a game in fixed words.
#[must_use]
pub fn status(game: &AnyGame) -> String {
    let verdict = game.verdict();
    let mut text = match verdict.outcome {
        Outcome::Ongoing => "status ongoing".to_owned(),
        Outcome::Draw(_) => "status draw".to_owned(),
        Outcome::Win { winner, .. } => format!("status win {}", game.kind().player_letter(winner)),
    };
    if let Outcome::Win { reason: WinReason::Zen(zen::WinReason::Checkmate), .. } = verdict.outcome {
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
