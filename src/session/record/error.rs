//! The limits of a record, and why one is refused.

use crate::session::play::error::MatchError;
use std::fmt;
use thiserror::Error;

/// The version of the record format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;

/// The longest record that is read, in bytes.
///
/// A match with the greatest number of plies and rounds, under a clock, is shorter in both text formats: see
/// [`Match`](crate::session::Match).
pub const LONGEST: usize = 1024 * 1024;

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
    Foreign(String),
    /// It was written by a newer program.
    #[error("this record has format version {0}, and this program reads versions up to {VERSION}: please update it")]
    Newer(u32),
    /// It is too long.
    #[error("the record is longer than {LONGEST} bytes")]
    TooLong,
    /// Something can't be read.
    #[error("{0}")]
    Syntax(String),
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
    #[error("the record says {claimed}, but the moves say {replayed}")]
    Claim {
        /// What the record says.
        claimed: String,
        /// What the replay gave.
        replayed: String,
    },
    /// A round begins after the match is over, or before the previous round has ended.
    #[error("there can be no round {0} here")]
    Round(usize),
}

/// Refuses a text that is too long to be a record, before it is parsed.
pub(super) fn require_length(text: &str) -> Result<(), RecordError> {
    if text.len() > LONGEST { Err(RecordError { line: None, reason: RecordFault::TooLong }) } else { Ok(()) }
}
