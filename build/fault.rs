//! What the build finds wrong with an asset, and where.

use std::fmt;
use std::path::{Path, PathBuf};

/// Something wrong with an asset.
#[derive(Debug)]
pub(crate) struct Fault {
    file: PathBuf,
    /// Line and column, counted from 1, unless the file as a whole is meant.
    place: Option<(usize, usize)>,
    reason: String,
}

impl Fault {
    /// `place` is line and column, counted from 1.
    pub(crate) fn new(file: &Path, place: Option<(usize, usize)>, reason: String) -> Self {
        Self { file: file.to_owned(), place, reason }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if let Some((line, column)) = self.place {
            write!(f, ":{line}:{column}")?;
        }
        // On one line, for a build script can print no other error.
        write!(f, ": {}", self.reason.replace('\n', " "))
    }
}
