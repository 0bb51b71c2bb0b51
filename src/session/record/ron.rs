//! The record as RON: the format of files.

use super::contents::{Location, Record, RecordSummary, RoundRecord, TimesRecord};
use super::error::{
    FORMAT, ForeignFault, RecordError, RecordFault, SyntaxFault, VERSION, VERSION_WITHOUT_NOTES, require_length,
};
use super::notes::NotesFault;
use super::result::ResultRecord;
use crate::games::quoted;
use crate::session::clock::Clock;
use crate::session::game_terms::GameTerms;
use crate::session::play::Match;
use crate::session::seat::{Seat, Team};
use crate::session::terms::Length;
use ron::Error;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

/// The record of a match as RON.
#[must_use]
pub fn write(played: &Match) -> String {
    let record = Record::of(played);
    let version = record.version();
    let Record { game, length, seats, seed, clock, rounds, score } = record;
    let rounds = rounds
        .into_iter()
        .map(|RoundRecord { player_one, start, moves, choice, times, result, notes }| WrittenRound {
            player_one,
            start,
            moves,
            choice,
            times,
            result,
            notes,
        })
        .collect();
    let written = Written { format: FORMAT, version, game, length, seats, seed, clock, rounds, score };
    let mut text = ron::ser::to_string_pretty(&written, PrettyConfig::new().struct_names(false))
        .expect("a record holds nothing that RON can't write");
    text.push('\n');
    text
}

/// Reads a match back, replaying every move.
///
/// # Errors
/// With line and reason, when the text is not a record or the record is not valid.
pub fn read(text: &str) -> Result<Match, RecordError> {
    let (record, parts) = parse(text)?;
    record.replay().map_err(|(location, reason)| RecordError { line: parts.line(location), reason })
}

/// What a record claims, without replaying its moves: for lists of matches.
///
/// # Errors
/// With line and reason, when the text is not a record. Whether its claims are true is not checked.
pub fn summarise(text: &str) -> Result<RecordSummary, RecordError> {
    parse(text).map(|(record, _)| record.summarise())
}

fn parse(text: &str) -> Result<(Record, Parts<'_>), RecordError> {
    require_length(text)?;
    let source = Source(text);
    let header: Header = ron::from_str(text).map_err(|error| source.foreign(&error))?;
    if header.format != FORMAT {
        return Err(RecordError { line: Some(1), reason: ForeignFault::Format.into() });
    }
    if header.version > VERSION {
        return Err(RecordError { line: None, reason: RecordFault::Newer(header.version) });
    }
    let raw: Raw<'_> = ron::from_str(text).map_err(|error| source.fault(0, &error))?;
    let raw_rounds: Vec<RawRound<'_>> = raw.rounds.iter().map(|round| source.parse(round)).collect::<Result<_, _>>()?;
    let mut rounds = Vec::new();
    for round in &raw_rounds {
        if let Some(line) = round.notes.first().filter(|_| header.version <= VERSION_WITHOUT_NOTES) {
            let line = Some(source.line(source.start(line)));
            return Err(RecordError { line, reason: NotesFault::Version.into() });
        }
        rounds.push(RoundRecord {
            player_one: source.parse(round.player_one)?,
            start: source.parse(round.start)?,
            moves: round.moves.iter().map(|mv| source.parse(mv)).collect::<Result<_, _>>()?,
            choice: source.parse(round.choice)?,
            times: round.times.map(|times| source.parse(times)).transpose()?,
            result: source.parse(round.result)?,
            notes: round.notes.iter().map(|line| source.parse(line)).collect::<Result<_, _>>()?,
        });
    }
    let record = Record {
        game: source.parse(raw.game)?,
        length: source.parse(raw.length)?,
        seats: raw.seats.iter().map(|seat| source.parse(seat)).collect::<Result<_, _>>()?,
        seed: source.parse(raw.seed)?,
        clock: raw.clock.map(|clock| source.parse(clock)).transpose()?,
        rounds,
        score: source.parse(raw.score)?,
    };
    Ok((record, Parts { source, raw, rounds: raw_rounds }))
}

/// The parts of a record and the text that contains them.
struct Parts<'a> {
    source: Source<'a>,
    raw: Raw<'a>,
    rounds: Vec<RawRound<'a>>,
}

impl Parts<'_> {
    /// The line of a part, counted from 1.
    fn line(&self, location: Location) -> Option<usize> {
        let Self { source, raw, rounds } = self;
        let at = match location {
            Location::Seats => raw.seats.first().copied(),
            Location::Length => Some(raw.length),
            Location::Clock => raw.clock,
            Location::Times(round) => rounds.get(round).and_then(|round| round.times),
            Location::Score => Some(raw.score),
            Location::Start(round) => rounds.get(round).map(|round| round.start),
            Location::PlayerOne(round) => rounds.get(round).map(|round| round.player_one),
            Location::Choice(round) => rounds.get(round).map(|round| round.choice),
            Location::Result(round) => rounds.get(round).map(|round| round.result),
            Location::Note(round, number) => rounds.get(round).and_then(|round| round.notes.get(number).copied()),
            Location::Move(round, number) => rounds.get(round).and_then(|round| round.moves.get(number).copied()),
        };
        at.map(|raw| source.line(source.start(raw)))
    }
}

#[derive(Serialize)]
struct Written {
    format: &'static str,
    version: u32,
    game: GameTerms,
    length: Length,
    seats: Vec<Seat>,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<Clock>,
    rounds: Vec<WrittenRound>,
    score: [u32; 2],
}

#[derive(Serialize)]
struct WrittenRound {
    player_one: Team,
    start: String,
    moves: Vec<String>,
    choice: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<TimesRecord>,
    result: Option<ResultRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
}

/// The fields that every version of the format has, and no others.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
}

/// The parts of a record as unparsed text, so that every fault can be reported with its line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'a> {
    #[serde(rename = "format", borrow)]
    _format: &'a RawValue,
    #[serde(rename = "version", borrow)]
    _version: &'a RawValue,
    #[serde(borrow)]
    game: &'a RawValue,
    #[serde(borrow)]
    length: &'a RawValue,
    #[serde(borrow)]
    seats: Vec<&'a RawValue>,
    #[serde(borrow)]
    seed: &'a RawValue,
    #[serde(borrow, default)]
    clock: Option<&'a RawValue>,
    #[serde(borrow)]
    rounds: Vec<&'a RawValue>,
    #[serde(borrow)]
    score: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRound<'a> {
    #[serde(borrow)]
    player_one: &'a RawValue,
    #[serde(borrow)]
    start: &'a RawValue,
    #[serde(borrow)]
    moves: Vec<&'a RawValue>,
    #[serde(borrow)]
    choice: &'a RawValue,
    #[serde(borrow, default)]
    times: Option<&'a RawValue>,
    #[serde(borrow)]
    result: &'a RawValue,
    #[serde(borrow, default)]
    notes: Vec<&'a RawValue>,
}

/// The whole text, to find the line numbers of its parts.
#[derive(Clone, Copy)]
struct Source<'a>(&'a str);

impl<'a> Source<'a> {
    fn parse<T: Deserialize<'a>>(self, raw: &'a RawValue) -> Result<T, RecordError> {
        ron::from_str(raw.get_ron()).map_err(|error| self.fault(self.start(raw), &error))
    }

    /// The byte at which a part begins.
    fn start(self, raw: &RawValue) -> usize {
        (raw.get_ron().as_ptr() as usize).saturating_sub(self.0.as_ptr() as usize).min(self.0.len())
    }

    /// The line of a byte, counted from 1.
    fn line(self, offset: usize) -> usize {
        1 + self.0.bytes().take(offset).filter(|&byte| byte == b'\n').count()
    }

    /// A syntax error of a part that begins at a byte of the text.
    fn fault(self, start: usize, error: &ron::error::SpannedError) -> RecordError {
        let line = self.line(start) + error.span.start.line.saturating_sub(1);
        RecordError { line: Some(line), reason: SyntaxFault::Ron(safe_message(&error.code)).into() }
    }

    fn foreign(self, error: &ron::error::SpannedError) -> RecordError {
        RecordError {
            line: Some(error.span.start.line.max(1)),
            reason: ForeignFault::Ron(safe_message(&error.code)).into(),
        }
    }
}

/// The error message of `ron`, with the names that it repeats from the text made safe by [`quoted`].
fn safe_message(error: &Error) -> String {
    let outer = |outer: &Option<String>| outer.as_deref().map(quoted);
    match error.clone() {
        Error::ExpectedDifferentStructName { expected, found } => {
            Error::ExpectedDifferentStructName { expected, found: quoted(&found) }
        }
        Error::NoSuchExtension(name) => Error::NoSuchExtension(quoted(&name)),
        Error::InvalidValueForType { expected, found } => {
            Error::InvalidValueForType { expected, found: quoted(&found) }
        }
        Error::NoSuchEnumVariant { expected, found, outer: within } => {
            Error::NoSuchEnumVariant { expected, found: quoted(&found), outer: outer(&within) }
        }
        Error::NoSuchStructField { expected, found, outer: within } => {
            Error::NoSuchStructField { expected, found: quoted(&found), outer: outer(&within) }
        }
        Error::InvalidIdentifier(name) => Error::InvalidIdentifier(quoted(&name)),
        Error::SuggestRawIdentifier(name) => Error::SuggestRawIdentifier(quoted(&name)),
        Error::ExpectedStructName(name) => Error::ExpectedStructName(quoted(&name)),
        // The other messages repeat at most single characters, which `ron` escapes.
        other => other,
    }
    .to_string()
}
