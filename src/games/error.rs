//! Errors in positions and moves given as text.

use super::{Illegal, Impossible, Kind, Player, Square, Unreadable, quoted};
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

    /// The first reasons, which fit in a sentence of at most 250 characters with the number of further ones.
    #[must_use]
    pub fn first_faults(&self) -> &[Fault] {
        const LONGEST: usize = 230;
        let mut length = 0;
        let further = self.faults.iter().enumerate().position(|(index, fault)| {
            length += fault.to_string().chars().count() + if index == 0 { 0 } else { SEPARATOR.len() };
            index > 0 && length > LONGEST
        });
        &self.faults[..further.unwrap_or(self.faults.len())]
    }
}

/// What stands between the reasons.
const SEPARATOR: &str = "; ";

impl From<Fault> for PositionError {
    fn from(fault: Fault) -> Self {
        Self { faults: vec![fault] }
    }
}

impl fmt::Display for PositionError {
    /// The first reasons and the number of further ones, in a sentence of at most 250 characters.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.first_faults();
        for (index, fault) in first.iter().enumerate() {
            write!(f, "{}{fault}", if index == 0 { "" } else { SEPARATOR })?;
        }
        match self.faults.len() - first.len() {
            0 => Ok(()),
            further => write!(f, "{SEPARATOR}and {further} more"),
        }
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
    pub(super) fn require<R: Into<Impossible>>(&mut self, possible: bool, otherwise: impl FnOnce() -> R) {
        if !possible {
            self.push(Fault::Impossible(otherwise().into()));
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
        /// The game.
        kind: Kind,
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
        /// What is wrong.
        reason: RowFault,
    },
    /// Another field is invalid.
    Field {
        /// Which field.
        field: Field,
        /// The text of the field, cut if it is long.
        found: String,
    },
    /// The text can be read, but the rules do not allow the position.
    Impossible(Impossible),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields { kind, found } => {
                write!(f, "expected {}, found {found} fields", kind.info().position_fields)
            }
            Self::Rows { expected, found } => write!(f, "expected {expected} rows, found {found}"),
            Self::Width { row, expected, found } if found > expected => {
                write!(f, "row {row} is wider than {expected} squares")
            }
            Self::Width { row, expected, found } => {
                write!(f, "row {row} is {found} squares wide instead of {expected}")
            }
            Self::Row { row, reason } => write!(f, "row {row}: {reason}"),
            Self::Field { field, found } => {
                let name = field.name();
                write!(f, "{name} is '{found}' but must be ")?;
                field.write_expected(f)
            }
            Self::Impossible(reason) => reason.fmt(f),
        }
    }
}

/// What is wrong with a row of a position string; the texts are cut if they are long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RowFault {
    /// This is neither a piece nor a count of empty squares.
    NoPiece(String),
    /// This is not a count of empty squares.
    NoCount(String),
    /// Zener: this is neither a stack nor a count of empty squares.
    NoStackNorCount(String),
    /// Zener: this is not a stack.
    NoStack(String),
    /// Zener: a stack without end.
    OpenStack,
    /// Zener: a stack of more pieces than there are.
    HighStack {
        /// The number of pieces that there are.
        most: usize,
    },
}

impl fmt::Display for RowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPiece(found) => write!(f, "'{found}' is neither a piece nor a count of empty squares"),
            Self::NoCount(found) => write!(f, "'{found}' is not a count of empty squares"),
            Self::NoStackNorCount(found) => {
                write!(f, "'{found}' is neither a stack in brackets nor a count of empty squares")
            }
            Self::NoStack(found) => write!(f, "'{found}' is not a stack like [W3K2]"),
            Self::OpenStack => f.write_str("a stack lacks its closing bracket"),
            Self::HighStack { most } => write!(f, "a stack is higher than the {most} pieces that there are"),
        }
    }
}

/// A field of a position string beside the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The player to move, in this game.
    Player(Kind),
    /// ZEN: the square that is forbidden to the Zen.
    ForbiddenSquare,
    /// ZeN: the size of the board.
    Size {
        /// The smallest.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// ZeN: one of the links.
    Link,
    /// Zener: the symbol to answer.
    Answer {
        /// The number of symbols.
        symbols: u8,
    },
    /// Zener: the piece that has moved in this turn.
    Moved {
        /// The number of symbols.
        symbols: u8,
    },
}

impl Field {
    const fn name(self) -> &'static str {
        match self {
            Self::Player(_) => "the player to move",
            Self::ForbiddenSquare => "the forbidden square",
            Self::Size { .. } => "the size",
            Self::Link => "a link",
            Self::Answer { .. } => "the symbol to answer",
            Self::Moved { .. } => "the piece that has moved",
        }
    }

    /// Writes which texts are valid.
    fn write_expected(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(kind) => {
                let [one, two] = Player::BOTH.map(|player| kind.player_letter(player));
                write!(f, "{one} or {two}")
            }
            Self::ForbiddenSquare => f.write_str("a square (A1 to K11) or -"),
            Self::Size { least, most } => write!(f, "a number from {least} to {most}"),
            Self::Link => f.write_str("two cells of the board, as in a1-b2, with commas between the links"),
            Self::Answer { symbols } | Self::Moved { symbols } => write!(f, "a number from 1 to {symbols} or -"),
        }
    }
}

/// Why a text is refused as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// The text, cut if it is long.
    pub text: String,
    /// What is wrong with it, or how a move is written.
    pub reason: Unreadable,
}

impl NotationError {
    pub(super) fn new(text: &str, reason: impl Into<Unreadable>) -> Self {
        Self { text: quoted(text), reason: reason.into() }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a move here: {}", self.text, self.reason)
    }
}

impl std::error::Error for NotationError {}

/// Why a choice of spots is refused: the reason, and the squares to point at as the cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The rule.
    pub reason: Illegal,
    /// The squares of the cause: a blocking piece, or the ends of a crossing link, for example.
    pub squares: Vec<Square>,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A fault whose text has this number of characters.
    fn fault(length: usize) -> Fault {
        let quoting = |found| Fault::Field { field: Field::Player(Kind::Enso), found };
        let around = quoting(String::new()).to_string().len();
        quoting("é".repeat(length - around))
    }

    #[test]
    fn a_refusal_tells_as_many_reasons_as_fit_and_the_number_of_the_others() {
        for lengths in
            [&[60][..], &[60; 3], &[76, 76, 74], &[76, 76, 75], &[114, 114, 60], &[114, 115], &[400, 60], &[60; 9]]
        {
            let faults: Vec<_> = lengths.iter().map(|&length| fault(length)).collect();
            let told = |count: usize| faults[..count].iter().map(Fault::to_string).collect::<Vec<_>>().join("; ");
            let fit = |count: &usize| *count == 1 || told(*count).chars().count() <= 230;
            let count = (1..=faults.len()).rev().find(fit).expect("one is always told");
            let error = PositionError { faults: faults.clone() };
            assert_eq!(error.first_faults(), &faults[..count], "{lengths:?}");
            let others = match faults.len() - count {
                0 => String::new(),
                others => format!("; and {others} more"),
            };
            assert_eq!(error.to_string(), told(count) + &others);
        }
    }
}
