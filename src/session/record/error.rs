//! The limits of a record, and why one is refused.

use super::notes::fault::NotesFault;
use super::result::ResultRecord;
use crate::games::Kind;
use crate::session::play::error::MatchError;
use crate::session::seat::Team;
use crate::session::variations::VariationError;
use std::fmt;
use thiserror::Error;

/// The newest version of the record format that this program reads. It writes it for matches with notes.
pub const VERSION: u32 = 2;

/// The version of records without notes, which older programs read as well.
pub const VERSION_WITHOUT_NOTES: u32 = 1;

/// The longest record that is read, in bytes.
///
/// A match with the greatest number of plies and rounds, under a clock, with as many notes as there may be, is shorter
/// in both text formats: see [`Match`](crate::session::Match) and
/// [`MOST_NOTES`](crate::session::variations::MOST_NOTES).
pub const LONGEST: usize = 2 * 1024 * 1024;

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct RecordError {
    /// The line, counted from 1, if the fault has one.
    pub line: Option<usize>,
    /// What is wrong.
    pub reason: RecordFault,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.reason),
            None => self.reason.fmt(f),
        }
    }
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordFault {
    /// It is not a record.
    #[error("this is not a Zen Table record: {0}")]
    Foreign(#[from] ForeignFault),
    /// It was written by a newer program.
    #[error("this record has format version {0}, and this program reads versions up to {VERSION}: please update it")]
    Newer(u32),
    /// It is too long.
    #[error("the record is longer than {LONGEST} bytes")]
    TooLong,
    /// Something can't be read.
    #[error("{0}")]
    Syntax(#[from] SyntaxFault),
    /// The notes can't be read.
    #[error("{0}")]
    Notes(#[from] NotesFault),
    /// The notes contain what can't be noted.
    #[error("{0}")]
    Variations(#[from] VariationError),
    /// The match refuses something that the record contains.
    #[error("{0}")]
    Refused(#[from] MatchError),
    /// A move carries an announcement that is not true, or lacks one that is.
    #[error("the move must be written {expected}, not {found}")]
    Announcement {
        /// The move with the right announcement.
        expected: String,
        /// The move as the record has it.
        found: String,
    },
    /// What the record claims does not follow from its moves.
    #[error("the record says {}, but the moves say {}", .claimed.words(), .replayed.words())]
    Claim {
        /// What the record says.
        claimed: Claim,
        /// What the replay gave.
        replayed: Claim,
    },
    /// A round begins after the match is over, or before the previous round has ended.
    #[error("there can be no round {0} here")]
    Round(usize),
}

/// Why a text is not a record at all.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ForeignFault {
    /// It can't be read as RON, with the reason in the words of its parser.
    #[error("{0}")]
    Ron(String),
    /// Its first field names another format.
    #[error("its format is not \"{FORMAT}\"")]
    Format,
    /// It has no title.
    #[error("it does not begin with \"{TITLE}{VERSION_WITHOUT_NOTES}\"")]
    Title,
    /// There is nothing in it.
    #[error("it is empty")]
    Empty,
    /// What a link contains is not UTF-8.
    #[error("the link is damaged: what it holds is no text")]
    Link,
}

/// What can't be read in a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SyntaxFault {
    /// A value of RON, with the reason in the words of its parser.
    #[error("{0}")]
    Ron(String),
    /// There is no round.
    #[error("a record has at least one round")]
    NoRound,
    /// The winner is no side of the game.
    #[error("the winner is '{found}' but must be {} or {}", .letters[0], .letters[1])]
    Winner {
        /// The letter in the record, made safe to show.
        found: String,
        /// The letters of the sides.
        letters: [char; 2],
    },
    /// A draw by agreement with a winner.
    #[error("a draw by agreement has no winner")]
    WinnerOfDraw,
    /// A resignation or a loss on time without a winner.
    #[error("a resignation or a loss on time has a winner")]
    NoWinner,
    /// There is no game with this id, which is made safe to show.
    #[error("there is no game '{0}'")]
    Game(String),
    /// The game does not have these options.
    #[error("{} can't be played with '{options}'", .kind.id())]
    Options {
        /// The game.
        kind: Kind,
        /// The options in the record, made safe to show.
        options: String,
    },
    /// The line with the clock.
    #[error("a clock is \"N s\", \"N s and M s more a turn\" or \"N s a turn\"")]
    Clock,
    /// The line with the length.
    #[error("a match is \"single\", \"best of N\" or \"first to N\"")]
    Length,
    /// A line with a seat.
    #[error("a seat is \"person, NAME\" or \"computer level N, NAME\"")]
    Seat,
    /// A pair of times, made safe to show.
    #[error("'{0}' must be two numbers of milliseconds with a slash between")]
    Left(String),
    /// The line with the score.
    #[error("the score must be two numbers with a dash between")]
    Score,
    /// The line with the seed.
    #[error("the seed must be a whole number from 0")]
    Seed,
    /// A result, made safe to show.
    #[error("'{0}' is not a result")]
    Result(String),
    /// The line with the choice of sides.
    #[error("Sides must be \"{KEPT}\" or \"{SWAPPED}\"")]
    Sides,
    /// A line that there may be only once.
    #[error("{0} stands here for the second time")]
    Twice(&'static str),
    /// A line after the result of its round.
    #[error("there is something after the result of the round")]
    AfterResult,
    /// A round does not begin with its start.
    #[error("the round's start must come first, in a line that begins with Start:")]
    NotStart,
    /// A round stands before the line with the game.
    #[error("the line with the game must come before the rounds")]
    RoundBeforeGame,
    /// Another seat is expected here, counted from 1.
    #[error("expected seat {0} here")]
    SeatExpected(usize),
    /// Another round is expected here, counted from 1.
    #[error("expected round {0} here")]
    RoundExpected(usize),
    /// The first line of a round, where player one has this name.
    #[error("must be \"{0} is team A\" or \"{0} is team B\"")]
    Head(&'static str),
    /// A line that is neither a header nor in a round.
    #[error("this line is no header and stands before the first round")]
    NoHeader,
    /// A line is missing.
    #[error("the line with the {} is missing", match .0 {
        MissingLine::Game => "game",
        MissingLine::Length => "length of the match",
        MissingLine::Seed => "seed",
        MissingLine::Score => "score at the end",
    })]
    Missing(MissingLine),
}

/// A line that every mailed record has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MissingLine {
    /// The game.
    Game,
    /// The length of the match.
    Length,
    /// The seed.
    Seed,
    /// The score at the end.
    Score,
}

/// What a record says, or what its moves say instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The score of the match.
    Score([u32; 2]),
    /// The team that plays player one in a round.
    Team(Team),
    /// The result of a round of this game; `None` if it is not over.
    Result(Kind, Option<ResultRecord>),
}

impl Claim {
    /// The words of mailed records for it; `None` for a round that is not over.
    #[must_use]
    pub fn recorded(&self) -> Option<String> {
        match self {
            Self::Score([a, b]) => Some(format!("{a}–{b}")),
            Self::Team(team) => Some(format!("team {team:?}")),
            Self::Result(kind, result) => result.as_ref().map(|result| result.text(*kind)),
        }
    }

    fn words(&self) -> String {
        self.recorded().unwrap_or_else(|| "that the round is not over".to_owned())
    }
}

/// The value that the first field of a record in RON must have.
pub(super) const FORMAT: &str = "Zen Table match";

/// The first line of a mailed record, without the number of the version.
pub(super) const TITLE: &str = "Zen Table record, version ";

/// The values of the line with the sides after a balanced opening.
pub(super) const SWAPPED: &str = "swapped after three stones";
pub(super) const KEPT: &str = "kept after three stones";

/// The line before the notes of a round.
pub(super) const NOTES: &str = "Notes:";

/// Refuses a text that is too long to be a record, before it is parsed.
pub(super) fn require_length(text: &str) -> Result<(), RecordError> {
    if text.len() > LONGEST { Err(RecordError { line: None, reason: RecordFault::TooLong }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, RecordFault, require_length};

    #[test]
    fn a_text_may_be_as_long_as_the_longest_record() {
        let text = "x".repeat(LONGEST + 1);
        assert_eq!(require_length(&text[1..]), Ok(()));
        assert_eq!(require_length(&text).map_err(|error| error.reason), Err(RecordFault::TooLong));
    }
}
