//! Reads lines of any length and content, with limited memory.

use std::io::{self, BufRead};

/// The greatest length of a command line, in bytes: more than any game needs.
pub const LONGEST_LINE: usize = 1024 * 1024;

/// One line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// A line of text, without its end.
    Text(String),
    /// A line longer than [`LONGEST_LINE`], which was skipped.
    TooLong,
    /// A line that is not UTF-8.
    NotText,
}

/// Reads the next line, with at most [`LONGEST_LINE`] bytes in memory; `None` at the end of the input.
///
/// # Errors
/// When the input can't be read.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok((too_long || !line.is_empty()).then(|| to_line(line, too_long)));
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let taken = end.unwrap_or(chunk.len());
        too_long |= line.len() + taken > LONGEST_LINE;
        if too_long {
            line.clear();
        } else {
            line.extend_from_slice(&chunk[..taken]);
        }
        input.consume(taken + usize::from(end.is_some()));
        if end.is_some() {
            return Ok(Some(to_line(line, too_long)));
        }
    }
}

fn to_line(line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    String::from_utf8(line).map_or(Line::NotText, |mut text| {
        if text.ends_with('\r') {
            text.pop();
        }
        Line::Text(text)
    })
}
