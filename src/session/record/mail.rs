//! The record as a short text that one can mail: header lines, then numbered moves.
//!
//! ```text
//! Zen Table record, version 1
//! Game: zen, variant 1
//! Match: first to 7
//! Seat 1: person, Ada
//! Seat 2: computer level 3, Grace
//! Seed: 42
//!
//! Round 1: White is team A
//! Start: w4b4b/… b -
//! 1. F11-C11, K1-H4
//! 2. …
//! Result: White wins on the board, 1 point
//!
//! Score: 1–0
//! ```
//!
//! Reading forgives what mail does to a text: `> ` before quoted lines, blank lines, spaces at the ends, wrapped lines.

use super::{
    EndingRecord, Location, Record, RecordError, RecordFault, ResultRecord, RoundRecord, TimesRecord, VERSION,
    require_length,
};
use crate::games::{AnyGame, Kind, Player, quoted, torus, zen};
use crate::session::Match;
use crate::session::clock::Clock;
use crate::session::terms::{Controller, GameTerms, Length, Seat, SetupMethod, Team};

const TITLE: &str = "Zen Table record, version ";

/// The record of a match as text.
#[must_use]
pub fn write(played: &Match) -> String {
    let record = Record::of(played);
    let kind = record.game.kind();
    let mut lines = vec![
        format!("{TITLE}{VERSION}"),
        format!("Game: {}", game_text(&record.game)),
        format!("Match: {}", length_text(record.length)),
    ];
    for (index, Seat { name, by }) in record.seats.iter().enumerate() {
        lines.push(match by {
            Controller::Person => format!("Seat {}: {PERSON}{name}", index + 1),
            Controller::Computer { level } => format!("Seat {}: {COMPUTER}{level}, {name}", index + 1),
        });
    }
    lines.push(format!("Seed: {}", record.seed));
    lines.extend(record.clock.map(|clock| format!("Clock: {}", clock_text(clock))));
    for (index, (round, told)) in played.rounds().iter().zip(&record.rounds).enumerate() {
        let one = kind.player_name(Player::One);
        lines.push(format!("\nRound {}: {one} is team {:?}", index + 1, told.player_one));
        lines.push(format!("Start: {}", told.start));
        if let Some(swap) = told.choice {
            lines.push(format!("Sides: {}", if swap { SWAPPED } else { KEPT }));
        }
        lines.extend(numbered(&turns(round.game(), &told.moves)));
        if let Some(times) = &told.times {
            let told: Vec<_> = times.after.iter().chain([&times.left]).map(|[a, b]| format!("{a}/{b}")).collect();
            lines.extend(told.chunks(TIMES_A_LINE).map(|told| format!("Left: {}", told.join(" "))));
        }
        if let Some(result) = &told.result {
            lines.push(format!("Result: {}", result.tell(kind)));
        }
    }
    let [a, b] = record.score;
    lines.push(format!("\nScore: {a}–{b}\n"));
    lines.join("\n")
}

/// So few that no mailer wraps the line.
const TIMES_A_LINE: usize = 4;

const PERSON: &str = "person, ";
const COMPUTER: &str = "computer level ";
const SWAPPED: &str = "swapped after three stones";
const KEPT: &str = "kept after three stones";

/// Two turns a line, numbered; the steps of one turn are separated by spaces, turns by commas.
fn numbered(turns: &[String]) -> impl Iterator<Item = String> {
    turns.chunks(2).enumerate().map(|(pair, turns)| format!("{}. {}", pair + 1, turns.join(", ")))
}

fn turns(game: &AnyGame, moves: &[String]) -> Vec<String> {
    let movers = game.movers();
    let mut turns: Vec<String> = Vec::new();
    for (ply, text) in moves.iter().enumerate() {
        match turns.last_mut() {
            Some(turn) if ply > 0 && movers[ply] == movers[ply - 1] => {
                turn.push(' ');
                turn.push_str(text);
            }
            _ => turns.push(text.clone()),
        }
    }
    turns
}

fn game_text(game: &GameTerms) -> String {
    let id = game.kind().id();
    match game {
        GameTerms::Zen { variant, announcing } => {
            let who = if *announcing == zen::Announcing::ByPlayers { ANNOUNCED } else { "" };
            format!("{id}, variant {}{who}", variant.id())
        }
        GameTerms::Enso => id.to_owned(),
        GameTerms::Torus { size, balanced_opening } => {
            format!("{id}, size {}{}", size.get(), if *balanced_opening { BALANCED } else { "" })
        }
        GameTerms::Zener { setup } => format!("{id}, {}", setup.id()),
    }
}

const BALANCED: &str = ", balanced opening";
const ANNOUNCED: &str = ", announced by the players";

fn clock_text(clock: Clock) -> String {
    match clock {
        Clock::Sudden { seconds } => format!("{seconds} s"),
        Clock::Increment { seconds, more } => format!("{seconds} s and {more} s more a turn"),
        Clock::PerMove { seconds } => format!("{seconds} s a turn"),
    }
}

fn length_text(length: Length) -> String {
    match length {
        Length::Single => "single".to_owned(),
        Length::BestOf(rounds) => format!("best of {rounds}"),
        Length::FirstTo(points) => format!("first to {points}"),
    }
}

/// Reads a match back, replaying every move.
///
/// # Errors
/// With line and reason, when the text is no record or does not hold.
pub fn read(text: &str) -> Result<Match, RecordError> {
    require_length(text)?;
    let mut reader = Reader::default();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start_matches(['>', ' ', '\t', '\u{feff}']).trim_end();
        if !line.is_empty() {
            reader.line(index + 1, line).map_err(|reason| RecordError { line: Some(index + 1), reason })?;
        }
    }
    let (record, lines) = reader.finish()?;
    record.replay().map_err(|(location, reason)| RecordError { line: lines.of(location), reason })
}

/// Where the parts of a record stand in the text, as line numbers.
#[derive(Default)]
struct Lines {
    seats: Vec<usize>,
    length: Option<usize>,
    clock: Option<usize>,
    score: Option<usize>,
    rounds: Vec<RoundLines>,
}

#[derive(Default)]
struct RoundLines {
    head: usize,
    start: Option<usize>,
    choice: Option<usize>,
    times: Option<usize>,
    /// The times themselves, of which the last is what is left now.
    left: Vec<[u64; 2]>,
    moves: Vec<usize>,
    result: Option<usize>,
}

impl Lines {
    fn of(&self, location: Location) -> Option<usize> {
        let last = |round: &RoundLines| round.moves.last().copied().or(round.start).or(Some(round.head));
        match location {
            Location::Seats => self.seats.first().copied(),
            Location::Seat(seat) => self.seats.get(seat).copied(),
            Location::Length => self.length,
            Location::Clock => self.clock,
            Location::Times(round) => self.rounds.get(round).and_then(|round| round.times),
            Location::Score => self.score,
            Location::PlayerOne(round) => self.rounds.get(round).map(|round| round.head),
            Location::Start(round) => self.rounds.get(round).and_then(|round| round.start.or(Some(round.head))),
            Location::Choice(round) => self.rounds.get(round).and_then(|round| round.choice.or_else(|| last(round))),
            Location::Result(round) => self.rounds.get(round).and_then(|round| round.result.or_else(|| last(round))),
            Location::Move(round, number) => self.rounds.get(round).and_then(|round| round.moves.get(number).copied()),
        }
    }
}

/// The record as far as it has been read.
#[derive(Default)]
struct Reader {
    titled: bool,
    game: Option<GameTerms>,
    length: Option<Length>,
    seats: Vec<Seat>,
    seed: Option<u64>,
    clock: Option<Clock>,
    rounds: Vec<RoundRecord>,
    score: Option<[u32; 2]>,
    lines: Lines,
}

fn syntax(reason: impl Into<String>) -> RecordFault {
    RecordFault::Syntax(reason.into())
}

/// Keeps the first value of a header and refuses a second.
fn once<T>(slot: &mut Option<T>, key: &str, value: T) -> Result<(), RecordFault> {
    if slot.is_some() {
        return Err(syntax(format!("{key} stands here for the second time")));
    }
    *slot = Some(value);
    Ok(())
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordFault> {
        if !self.titled {
            let version = line
                .strip_prefix(TITLE)
                .and_then(|version| version.parse::<u32>().ok())
                .ok_or_else(|| RecordFault::Foreign(format!("it does not begin with \"{TITLE}{VERSION}\"")))?;
            if version > VERSION {
                return Err(RecordFault::Newer(version));
            }
            self.titled = true;
            return Ok(());
        }
        match line.split_once(':').map(|(key, value)| (key, value.trim())) {
            Some(("Game", value)) => once(&mut self.game, "Game", read_game(value)?),
            Some(("Match", value)) => {
                self.lines.length = Some(number);
                once(&mut self.length, "Match", read_length(value)?)
            }
            Some(("Seed", value)) => {
                let seed = value.parse().map_err(|_| syntax("the seed must be a whole number from 0"))?;
                once(&mut self.seed, "Seed", seed)
            }
            Some(("Score", value)) => {
                self.lines.score = Some(number);
                once(&mut self.score, "Score", read_score(value)?)
            }
            Some(("Clock", value)) => {
                self.lines.clock = Some(number);
                once(&mut self.clock, "Clock", read_clock(value)?)
            }
            Some(("Left", value)) => self.round(|_, lines| {
                lines.times.get_or_insert(number);
                for word in value.split_whitespace() {
                    lines.left.push(read_left(word)?);
                }
                Ok(())
            }),
            Some(("Start", value)) => self.round(|round, lines| {
                once(&mut lines.start, "Start", number)?;
                round.start = value.to_owned();
                Ok(())
            }),
            Some(("Sides", value)) => self.round(|round, lines| {
                lines.choice = Some(number);
                let swap = match value {
                    SWAPPED => true,
                    KEPT => false,
                    _ => return Err(syntax(format!("Sides must be \"{KEPT}\" or \"{SWAPPED}\""))),
                };
                once(&mut round.choice, "Sides", swap)
            }),
            Some(("Result", value)) => {
                let kind = self.kind()?;
                self.round(|round, lines| {
                    lines.result = Some(number);
                    once(&mut round.result, "Result", read_result(kind, value)?)
                })
            }
            Some((key, value)) if key.starts_with("Seat ") => self.seat(number, key, value),
            Some((key, value)) if key.starts_with("Round ") => self.head(number, key, value),
            _ => self.round(|round, lines| {
                if round.result.is_some() {
                    return Err(syntax("there is something after the result of the round"));
                }
                if round.moves.is_empty() && !line.split(' ').next().is_some_and(is_number) {
                    // Before the first number this can only be the rest of a starting position that was wrapped.
                    if lines.start.is_none() {
                        return Err(syntax("the round's start must come first, in a line that begins with Start:"));
                    }
                    if !round.start.is_empty() {
                        round.start.push(' ');
                    }
                    round.start.push_str(line);
                    return Ok(());
                }
                for word in line.split([' ', '\t', ',']).filter(|word| !word.is_empty() && !is_number(word)) {
                    round.moves.push(word.to_owned());
                    lines.moves.push(number);
                }
                Ok(())
            }),
        }
    }

    fn kind(&self) -> Result<Kind, RecordFault> {
        self.game.map(|game| game.kind()).ok_or_else(|| syntax("the line with the game must come before the rounds"))
    }

    fn seat(&mut self, number: usize, key: &str, value: &str) -> Result<(), RecordFault> {
        if key != format!("Seat {}", self.seats.len() + 1) {
            return Err(syntax(format!("expected seat {} here", self.seats.len() + 1)));
        }
        self.lines.seats.push(number);
        self.seats.push(read_seat(value)?);
        Ok(())
    }

    fn head(&mut self, number: usize, key: &str, value: &str) -> Result<(), RecordFault> {
        let expected = self.rounds.len() + 1;
        if key != format!("Round {expected}") {
            return Err(syntax(format!("expected round {expected} here")));
        }
        let one = self.kind()?.player_name(Player::One);
        let player_one = Team::BOTH
            .into_iter()
            .find(|team| value == format!("{one} is team {team:?}"))
            .ok_or_else(|| syntax(format!("must be \"{one} is team A\" or \"{one} is team B\"")))?;
        self.rounds.push(RoundRecord {
            player_one,
            start: String::new(),
            moves: Vec::new(),
            choice: None,
            times: None,
            result: None,
        });
        self.lines.rounds.push(RoundLines { head: number, ..RoundLines::default() });
        Ok(())
    }

    /// Does something to the round that is being read.
    fn round(
        &mut self,
        change: impl FnOnce(&mut RoundRecord, &mut RoundLines) -> Result<(), RecordFault>,
    ) -> Result<(), RecordFault> {
        match (self.rounds.last_mut(), self.lines.rounds.last_mut()) {
            (Some(round), Some(lines)) => change(round, lines),
            _ => Err(syntax("this line is no header and stands before the first round")),
        }
    }

    fn finish(self) -> Result<(Record, Lines), RecordError> {
        let missing = |what: &str| RecordError { line: None, reason: syntax(format!("{what} is missing")) };
        if !self.titled {
            return Err(RecordError { line: None, reason: RecordFault::Foreign("it is empty".to_owned()) });
        }
        let mut rounds = self.rounds;
        for (round, lines) in rounds.iter_mut().zip(&self.lines.rounds) {
            round.times =
                lines.left.split_last().map(|(left, after)| TimesRecord { after: after.to_vec(), left: *left });
        }
        let record = Record {
            game: self.game.ok_or_else(|| missing("the line with the game"))?,
            length: self.length.ok_or_else(|| missing("the line with the length of the match"))?,
            seats: self.seats,
            seed: self.seed.ok_or_else(|| missing("the line with the seed"))?,
            clock: self.clock,
            rounds,
            score: self.score.ok_or_else(|| missing("the line with the score at the end"))?,
        };
        Ok((record, self.lines))
    }
}

/// Whether a word is the number of a pair of turns, like `12.`.
fn is_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}

fn read_game(value: &str) -> Result<GameTerms, RecordFault> {
    let (id, options) = value.split_once(", ").unwrap_or((value, ""));
    let kind = Kind::from_id(id).ok_or_else(|| syntax(format!("there is no game '{}'", quoted(id))))?;
    let unknown = || syntax(format!("{} can't be played with '{}'", kind.id(), quoted(options)));
    match kind {
        Kind::Zen => {
            let (variant, announcing) = match options.strip_suffix(ANNOUNCED) {
                Some(variant) => (variant, zen::Announcing::ByPlayers),
                None => (options, zen::Announcing::ByGame),
            };
            let variant = variant.strip_prefix("variant ").and_then(zen::Variant::from_id).ok_or_else(unknown)?;
            Ok(GameTerms::Zen { variant, announcing })
        }
        Kind::Enso if options.is_empty() => Ok(GameTerms::Enso),
        Kind::Enso => Err(unknown()),
        Kind::Torus => {
            let (size, balanced_opening) = match options.strip_suffix(BALANCED) {
                Some(size) => (size, true),
                None => (options, false),
            };
            let size = size.strip_prefix("size ").and_then(|size| size.parse().ok()).and_then(torus::Size::new);
            Ok(GameTerms::Torus { size: size.ok_or_else(unknown)?, balanced_opening })
        }
        Kind::Zener => Ok(GameTerms::Zener { setup: SetupMethod::from_id(options).ok_or_else(unknown)? }),
    }
}

fn read_clock(value: &str) -> Result<Clock, RecordFault> {
    let number = |text: &str| text.strip_suffix(" s").and_then(|number| number.parse().ok());
    let read = if let Some(times) = value.strip_suffix(" more a turn") {
        times
            .split_once(" and ")
            .and_then(|(first, more)| Some(Clock::Increment { seconds: number(first)?, more: number(more)? }))
    } else if let Some(time) = value.strip_suffix(" a turn") {
        number(time).map(|seconds| Clock::PerMove { seconds })
    } else {
        number(value).map(|seconds| Clock::Sudden { seconds })
    };
    read.ok_or_else(|| syntax("a clock is \"N s\", \"N s and M s more a turn\" or \"N s a turn\""))
}

/// What teams A and B had left, in milliseconds: `298100/300000`.
fn read_left(text: &str) -> Result<[u64; 2], RecordFault> {
    let numbers = text.split_once('/').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    numbers
        .ok_or_else(|| syntax(format!("'{}' must be two numbers of milliseconds with a slash between", quoted(text))))
}

fn read_length(value: &str) -> Result<Length, RecordFault> {
    let count = |prefix: &str| value.strip_prefix(prefix).and_then(|count| count.parse().ok());
    if value == "single" {
        Ok(Length::Single)
    } else if let Some(rounds) = count("best of ") {
        Ok(Length::BestOf(rounds))
    } else if let Some(points) = count("first to ") {
        Ok(Length::FirstTo(points))
    } else {
        Err(syntax("a match is \"single\", \"best of N\" or \"first to N\""))
    }
}

fn read_seat(value: &str) -> Result<Seat, RecordFault> {
    if let Some(name) = value.strip_prefix(PERSON) {
        return Ok(Seat::person(name));
    }
    let computer = value.strip_prefix(COMPUTER).and_then(|rest| rest.split_once(", "));
    let computer = computer.and_then(|(level, name)| Some(Seat::computer(name, level.parse().ok()?)));
    computer.ok_or_else(|| syntax("a seat is \"person, NAME\" or \"computer level N, NAME\""))
}

fn read_score(value: &str) -> Result<[u32; 2], RecordFault> {
    let numbers = value.split_once(['–', '-']).and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    numbers.ok_or_else(|| syntax("the score must be two numbers with a dash between"))
}

fn read_result(kind: Kind, value: &str) -> Result<ResultRecord, RecordFault> {
    let endings = [EndingRecord::Board, EndingRecord::Resignation, EndingRecord::Agreement, EndingRecord::Time];
    let points = value
        .rsplit_once(", ")
        .and_then(|(_, points)| points.strip_suffix(" points").or_else(|| points.strip_suffix(" point"))?.parse().ok());
    let winners = Player::BOTH.map(|player| Some(kind.player_letter(player)));
    winners
        .into_iter()
        .chain([None])
        .flat_map(|winner| endings.map(|ending| ResultRecord { ending, winner, points: points.unwrap_or(0) }))
        .find(|result| result.tell(kind) == value)
        .ok_or_else(|| syntax(format!("'{}' is not a result", quoted(value))))
}
