//! The limits of a record, and why one is refused.

use crate::session::play::error::MatchError;
use std::fmt;
use thiserror::Error;

/// The version of the record format that this program writes, and the newest that it reads.
pub const VERSION: u32 = 1;

/// The longest record that is read, in bytes.
///
/// A match with the greatest number of plies and rounds, under a clock, is shorter in either spelling: see [`Match`](crate::session::Match).
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
    /// It is no record at all.
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
        /// With the right announcement.
        expected: String,
        /// What stands there.
        found: String,
    },
    /// What the record claims does not follow from its moves.
    #[error("the record says {claimed}, but the moves say {replayed}")]
    Claim {
        /// The record's word.
        claimed: String,
        /// What the replay gave.
        replayed: String,
    },
    /// A round goes on after the match is over, or before the round before has ended.
    #[error("there can be no round {0} here")]
    Round(usize),
}

/// Refuses what is too long to be a record, before anything is done with it.
pub(super) fn require_length(text: &str) -> Result<(), RecordError> {
    if text.len() > LONGEST { Err(RecordError { line: None, reason: RecordFault::TooLong }) } else { Ok(()) }
}
