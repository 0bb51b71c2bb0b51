//! Reads a mailed record.

use super::words::{read_clock, read_game, read_left, read_length, read_result, read_score, read_seat};
use crate::games::{Kind, Player};
use crate::session::clock::Clock;
use crate::session::game_terms::GameTerms;
use crate::session::play::Match;
use crate::session::record::contents::{Location, Record, RoundRecord, TimesRecord};
use crate::session::record::error::{
    ForeignFault, KEPT, MissingLine, NOTES, RecordError, RecordFault, SWAPPED, SyntaxFault, TITLE, VERSION,
    VERSION_WITHOUT_NOTES, require_length,
};
use crate::session::record::notes::{self, Balance, NotesFault};
use crate::session::seat::{Seat, Team};
use crate::session::terms::Length;

/// Reads a match back, replaying every move.
///
/// # Errors
/// With line and reason, when the text is not a record or the record is not valid.
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

/// The keys of lines, but for those of seats and rounds, which have numbers.
const KEYS: [&str; 10] = ["Game", "Match", "Seed", "Score", "Clock", "Left", "Start", "Sides", "Result", "Notes"];

/// The line numbers of the parts of a record in the text, counted from 1.
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
    /// The times themselves, in milliseconds; the last are those left now.
    left: Vec<[u64; 2]>,
    moves: Vec<usize>,
    result: Option<usize>,
    /// Once notes have begun, whether something is open in them.
    balance: Option<Balance>,
    notes: Vec<usize>,
}

impl Lines {
    fn of(&self, location: Location) -> Option<usize> {
        let last = |round: &RoundLines| round.moves.last().copied().or(round.start).or(Some(round.head));
        match location {
            Location::Seats => self.seats.first().copied(),
            Location::Length => self.length,
            Location::Clock => self.clock,
            Location::Times(round) => self.rounds.get(round).and_then(|round| round.times),
            Location::Score => self.score,
            Location::PlayerOne(round) => self.rounds.get(round).map(|round| round.head),
            Location::Start(round) => self.rounds.get(round).and_then(|round| round.start.or(Some(round.head))),
            Location::Choice(round) => self.rounds.get(round).and_then(|round| round.choice.or_else(|| last(round))),
            Location::Result(round) => self.rounds.get(round).and_then(|round| round.result.or_else(|| last(round))),
            Location::Note(round, number) => self.rounds.get(round).and_then(|round| round.notes.get(number).copied()),
            Location::Move(round, number) => self.rounds.get(round).and_then(|round| round.moves.get(number).copied()),
        }
    }
}

/// The record as far as it has been read.
#[derive(Default)]
struct Reader {
    version: Option<u32>,
    game: Option<GameTerms>,
    length: Option<Length>,
    seats: Vec<Seat>,
    seed: Option<u64>,
    clock: Option<Clock>,
    rounds: Vec<RoundRecord>,
    score: Option<[u32; 2]>,
    lines: Lines,
}

/// Keeps the first value of a header and refuses a second.
fn once<T>(slot: &mut Option<T>, key: &'static str, value: T) -> Result<(), SyntaxFault> {
    if slot.is_some() {
        return Err(SyntaxFault::Twice(key));
    }
    *slot = Some(value);
    Ok(())
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), RecordFault> {
        let Some(version) = self.version else {
            let version =
                line.strip_prefix(TITLE).and_then(|version| version.parse::<u32>().ok()).ok_or(ForeignFault::Title)?;
            if version > VERSION {
                return Err(RecordFault::Newer(version));
            }
            self.version = Some(version);
            return Ok(());
        };
        let notes = match line.strip_prefix(NOTES) {
            _ if self.notes_go_on(line) => line,
            Some(_) if version <= VERSION_WITHOUT_NOTES => return Err(NotesFault::Version.into()),
            Some(notes) => {
                self.round(|_, lines| once(&mut lines.balance, "Notes", Balance::default()))?;
                notes.trim()
            }
            None => return Ok(self.titled_line(number, line)?),
        };
        Ok(self.round(|round, lines| {
            if let Some(balance) = &mut lines.balance {
                balance.add(notes);
            }
            lines.notes.push(number);
            round.notes.push(notes.to_owned());
            Ok(())
        })?)
    }

    /// Whether a line belongs to the notes before it: what is open goes on whatever the line looks like, and moves do
    /// not come after notes.
    fn notes_go_on(&self, line: &str) -> bool {
        self.lines
            .rounds
            .last()
            .and_then(|round| round.balance)
            .is_some_and(|balance| balance.is_open() || !has_key(line))
    }

    /// Reads a line after the title.
    fn titled_line(&mut self, number: usize, line: &str) -> Result<(), SyntaxFault> {
        match line.split_once(':').map(|(key, value)| (key, value.trim())) {
            Some(("Game", value)) => once(&mut self.game, "Game", read_game(value)?),
            Some(("Match", value)) => {
                self.lines.length = Some(number);
                once(&mut self.length, "Match", read_length(value)?)
            }
            Some(("Seed", value)) => {
                let seed = value.parse().map_err(|_| SyntaxFault::Seed)?;
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
                    _ => return Err(SyntaxFault::Sides),
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
                    return Err(SyntaxFault::AfterResult);
                }
                if round.moves.is_empty() && !line.split(' ').next().is_some_and(is_number) {
                    // Before the first number this can only be the rest of a starting position that was wrapped.
                    if lines.start.is_none() {
                        return Err(SyntaxFault::NotStart);
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

    fn kind(&self) -> Result<Kind, SyntaxFault> {
        self.game.map(|game| game.kind()).ok_or(SyntaxFault::RoundBeforeGame)
    }

    fn seat(&mut self, number: usize, key: &str, value: &str) -> Result<(), SyntaxFault> {
        if key != format!("Seat {}", self.seats.len() + 1) {
            return Err(SyntaxFault::SeatExpected(self.seats.len() + 1));
        }
        self.lines.seats.push(number);
        self.seats.push(read_seat(value)?);
        Ok(())
    }

    fn head(&mut self, number: usize, key: &str, value: &str) -> Result<(), SyntaxFault> {
        let expected = self.rounds.len() + 1;
        if key != format!("Round {expected}") {
            return Err(SyntaxFault::RoundExpected(expected));
        }
        let one = self.kind()?.player_name(Player::One);
        let player_one = Team::BOTH
            .into_iter()
            .find(|team| value == format!("{one} is team {team:?}"))
            .ok_or(SyntaxFault::Head(one))?;
        self.rounds.push(RoundRecord {
            player_one,
            start: String::new(),
            moves: Vec::new(),
            choice: None,
            times: None,
            result: None,
            notes: Vec::new(),
        });
        self.lines.rounds.push(RoundLines { head: number, ..RoundLines::default() });
        Ok(())
    }

    /// Applies a change to the round that is being read.
    fn round(
        &mut self,
        change: impl FnOnce(&mut RoundRecord, &mut RoundLines) -> Result<(), SyntaxFault>,
    ) -> Result<(), SyntaxFault> {
        match (self.rounds.last_mut(), self.lines.rounds.last_mut()) {
            (Some(round), Some(lines)) => change(round, lines),
            _ => Err(SyntaxFault::NoHeader),
        }
    }

    fn finish(self) -> Result<(Record, Lines), RecordError> {
        let missing = |line| RecordError { line: None, reason: SyntaxFault::Missing(line).into() };
        if self.version.is_none() {
            return Err(RecordError { line: None, reason: ForeignFault::Empty.into() });
        }
        if let (Some(round), Some(lines)) = (self.rounds.last(), self.lines.rounds.last())
            && lines.balance.is_some_and(Balance::is_open)
            && let Err((line, reason)) = notes::read(&round.notes)
        {
            // Whatever came after them was taken for a part of the notes, so it would seem to be missing.
            return Err(RecordError { line: lines.notes.get(line).copied(), reason });
        }
        let mut rounds = self.rounds;
        for (round, lines) in rounds.iter_mut().zip(&self.lines.rounds) {
            round.times =
                lines.left.split_last().map(|(left, after)| TimesRecord { after: after.to_vec(), left: *left });
        }
        let record = Record {
            game: self.game.ok_or_else(|| missing(MissingLine::Game))?,
            length: self.length.ok_or_else(|| missing(MissingLine::Length))?,
            seats: self.seats,
            seed: self.seed.ok_or_else(|| missing(MissingLine::Seed))?,
            clock: self.clock,
            rounds,
            score: self.score.ok_or_else(|| missing(MissingLine::Score))?,
        };
        Ok((record, self.lines))
    }
}

/// Whether a line is one of those that begin with a key and a colon.
fn has_key(line: &str) -> bool {
    let key = line.split_once(':').map_or("", |(key, _)| key);
    KEYS.contains(&key) || key.starts_with("Seat ") || key.starts_with("Round ")
}

/// Whether a word is the number of a pair of turns, like `12.`.
fn is_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
}
