//! A whole match in the part of a web address after its `#`, which browsers never send to a server: the mailed record,
//! percent-encoded.

use super::error::{ForeignFault, RecordError, require_length};
use super::mail;
use crate::session::play::Match;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The text before the match in the address.
const MARK: &str = "#g=";

/// The characters that are percent-encoded. A space is not among them: it becomes `+`, which makes the link much
/// shorter.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b' ');

/// The part of a web address, from `#` on, that contains this match.
#[must_use]
pub fn write(played: &Match) -> String {
    let record = mail::write(played);
    let encoded = utf8_percent_encode(&record, ENCODED).to_string().replace(' ', "+");
    format!("{MARK}{encoded}")
}

/// The match in a text, if the text is an address with one: what stands after `#g=`.
#[must_use]
pub fn find(text: &str) -> Option<&str> {
    let (before, after) = text.trim().split_once(MARK)?;
    let is_address = !before.contains(char::is_whitespace) && !after.contains(char::is_whitespace);
    is_address.then_some(after)
}

/// Reads the match that [`find`] has found.
///
/// # Errors
/// When the text is not a record, or the record is not valid.
pub fn read(linked: &str) -> Result<Match, RecordError> {
    require_length(linked)?;
    let spaced = linked.replace('+', " ");
    let record = percent_decode_str(&spaced)
        .decode_utf8()
        .map_err(|_| RecordError { line: None, reason: ForeignFault::Link.into() })?;
    mail::read(&record)
}
