//! Reads files that a player opens or drops on the window.

use crate::app::platform::faults::SystemFault;
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use thiserror::Error;

/// Why a file is not read.
#[derive(Error, Debug)]
pub(crate) enum FileFault {
    /// The system cannot read it.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is longer than allowed.
    #[error("it is too long")]
    TooLong,
    /// It is not UTF-8.
    #[error("it is no text")]
    NotText,
}

impl FileFault {
    /// The fault in words.
    pub(crate) fn text(&self) -> Text {
        match self {
            Self::Unreadable(error) => unreadable(error),
            Self::TooLong => SystemFault::FarTooLong.text(),
            Self::NotText => Phrase::StorageNoText.into(),
        }
    }
}

/// Why the system can't read a file, in words.
pub(crate) fn unreadable(error: &io::Error) -> Text {
    use io::ErrorKind::{InvalidData, IsADirectory, NotFound, PermissionDenied};
    if let Some(fault) = SystemFault::of(error) {
        return fault.text();
    }
    let phrase = match error.kind() {
        NotFound => Phrase::StorageFileMissing,
        PermissionDenied => Phrase::StorageFileForbidden,
        IsADirectory => Phrase::StorageFileFolder,
        InvalidData => Phrase::StorageNoText,
        _ => Phrase::StorageUnknown,
    };
    phrase.into()
}

/// The text of a file of at most this many bytes.
///
/// # Errors
/// Why it can't be read.
pub(crate) fn read(file: &Path, longest: usize) -> Result<String, FileFault> {
    let mut bytes = Vec::new();
    // One byte more than allowed shows that the file is too long: not every file knows its own length.
    let most = longest as u64 + 1;
    File::open(file)?.take(most).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == most {
        return Err(FileFault::TooLong);
    }
    String::from_utf8(bytes).map_err(|_| FileFault::NotText)
}
