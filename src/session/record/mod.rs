//! The record of a match: everything needed to tell it, to go on with it and to check it.
//!
//! The same record has two spellings: [`ron`] for files, [`mail`] for people, and the second fits into a [`link`]. Reading
//! any replays every move under the rules; a record that does not hold is refused with line and reason, and nothing is built from it.

mod contents;
mod error;
pub mod link;
pub mod mail;
pub mod ron;

pub use contents::RecordSummary;
pub use error::{LONGEST, RecordError, RecordFault, VERSION};

use super::play::Match;

/// Reads a match back from either spelling or from a link, replaying every move.
///
/// # Errors
/// With line and reason, when the text is no record or does not hold.
pub fn read(text: &str) -> Result<Match, RecordError> {
    if let Some(linked) = link::find(text) {
        return link::read(linked);
    }
    match ron::read(text) {
        Err(error @ RecordError { reason: RecordFault::Foreign(_), .. }) => match mail::read(text) {
            // What is a record in neither spelling is more likely to have been mailed than to be a file.
            Err(RecordError { reason: RecordFault::Foreign(_), .. }) if text.trim_start().starts_with('(') => {
                Err(error)
            }
            read => read,
        },
        read => read,
    }
}
