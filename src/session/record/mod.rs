//! The record of a match: everything needed to show it, to continue it and to check it.
//!
//! A record has two text formats: [`ron`] for files and [`mail`] for people. The second also fits into a [`link`].
//! Both hold the notes of a match (its branches, comments and judgements) in the same words, which `notes` writes and
//! reads. A record without notes is of version 1, which programs before version 2 read as well.
//!
//! Reading any of them replays every move under the rules; a record that is not valid is refused with line and reason,
//! and no match is created from it.

mod contents;
mod error;
pub mod link;
pub mod mail;
mod notes;
mod result;
pub mod ron;

pub use contents::RecordSummary;
pub use error::{
    Claim, ForeignFault, LONGEST, MissingLine, RecordError, RecordFault, SyntaxFault, VERSION, VERSION_WITHOUT_NOTES,
};
pub use notes::NotesFault;
pub use result::{EndingRecord, ResultRecord};

use super::play::Match;

/// Reads a match back from either text format or from a link, replaying every move.
///
/// # Errors
/// With line and reason, when the text is not a record or the record is not valid.
pub fn read(text: &str) -> Result<Match, RecordError> {
    if let Some(linked) = link::find(text) {
        return link::read(linked);
    }
    match ron::read(text) {
        Err(error @ RecordError { reason: RecordFault::Foreign(_), .. }) => match mail::read(text) {
            // A text in neither format gets the error of the mail format, unless it begins like RON.
            Err(RecordError { reason: RecordFault::Foreign(_), .. }) if text.trim_start().starts_with('(') => {
                Err(error)
            }
            read => read,
        },
        read => read,
    }
}
