//! Errors in positions and moves given as text.

use super::{Square, quoted};
use std::fmt;

/// Why a text is refused as a position string: all reasons that were found, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    faults: Vec<Fault>,
}

impl PositionError {
    /// The reasons, in the order in which they were found.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl From<Fault> for PositionError {
    fn from(fault: Fault) -> Self {
        Self { faults: vec![fault] }
    }
}

impl fmt::Display for PositionError {
    /// The first reasons and the number of further ones, in a sentence of at most 250 characters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST: usize = 230;
        let mut length = 0;
        for (index, fault) in self.faults.iter().enumerate() {
            let reason = format!("{}{fault}", if index == 0 { "" } else { "; " });
            length += reason.chars().count();
            if index > 0 && length > LONGEST {
                return write!(f, "; and {} more", self.faults.len() - index);
            }
            f.write_str(&reason)?;
        }
        Ok(())
    }
}

impl std::error::Error for PositionError {}

/// Collects faults, so that all of them are reported instead of only the first.
#[derive(Default, Debug)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    pub(super) fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds the fault that a position is impossible, unless `possible`.
    pub(super) fn require(&mut self, possible: bool, otherwise: impl FnOnce() -> String) {
        if !possible {
            self.push(Fault::Impossible(otherwise()));
        }
    }

    /// `value` if there is no fault.
    pub(super) fn into_result<T>(self, value: T) -> Result<T, PositionError> {
        if self.0.is_empty() { Ok(value) } else { Err(PositionError { faults: self.0 }) }
    }
}

/// One reason why a text is refused as a position string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The number of fields, separated by single spaces, is wrong.
    Fields {
        /// How many fields the game's position string has, and which.
        expected: &'static str,
        /// The number in the text.
        found: usize,
    },
    /// The number of rows, separated by slashes, is wrong.
    Rows {
        /// The number of rows of the board.
        expected: usize,
        /// The number in the text.
        found: usize,
    },
    /// A row is longer or shorter than the board is wide.
    Width {
        /// Which row, counted from 1 in the order of the text.
        row: usize,
        /// The board's width.
        expected: usize,
        /// The row's width, as far as it was read: reading stops at the first square beyond the board's edge.
        found: usize,
    },
    /// A row contains something that is neither a piece of this game nor a number of empty squares.
    Row {
        /// Which row, counted from 1 in the order of the text.
        row: usize,
        /// What is wrong, in words.
        reason: String,
    },
    /// Another field is invalid.
    Field {
        /// The name of the field.
        name: &'static str,
        /// The text of the field, cut if it is long.
        found: String,
        /// Which texts are valid.
        expected: String,
    },
    /// The text can be read, but the rules do not allow the position.
    Impossible(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields { expected, found } => write!(f, "expected {expected}, found {found} fields"),
            Self::Rows { expected, found } => write!(f, "expected {expected} rows, found {found}"),
            Self::Width { row, expected, found } if found > expected => {
                write!(f, "row {row} is wider than {expected} squares")
            }
            Self::Width { row, expected, found } => {
                write!(f, "row {row} is {found} squares wide instead of {expected}")
            }
            Self::Row { row, reason } => write!(f, "row {row}: {reason}"),
            Self::Field { name, found, expected } => write!(f, "{name} is '{found}' but must be {expected}"),
            Self::Impossible(reason) => f.write_str(reason),
        }
    }
}

/// Why a text is refused as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text, cut if it is long.
    pub text: String,
    /// What is wrong with it, or how a move is written.
    pub reason: String,
}

impl NotationError {
    pub(super) fn new(text: &str, reason: impl Into<String>) -> Self {
        Self { text: quoted(text), reason: reason.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a move here: {}", self.text, self.reason)
    }
}

impl std::error::Error for NotationError {}

/// Why a choice of spots is refused: the reason in words, and the squares to point at as the cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule, in words for the player.
    pub reason: String,
    /// The squares of the cause: a blocking piece, or the ends of a crossing link, for example.
    pub squares: Vec<Square>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}
