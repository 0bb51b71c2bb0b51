//! What could not be saved, and why, in words for a player. The system's own message goes to the log.

use bevy::log::warn;
use std::{fmt, io};

/// Something that could not be written, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trouble {
    /// What.
    pub not_saved: NotSaved,
    /// Why.
    pub cause: Cause,
}

/// What could not be saved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotSaved {
    /// The match on the table.
    Match,
    /// A match that was on the table before.
    EarlierMatch,
    /// The settings.
    Settings,
    /// The results against computers.
    Results,
    /// Nothing could be saved since the start.
    Anything,
}

/// Why it could not be saved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The disk, or what the browser grants, is full.
    NoRoom,
    /// The folder must not be written to.
    Forbidden,
    /// The folder does not exist, or is not a folder.
    Missing,
    /// Something else.
    Unknown,
}

impl Trouble {
    /// What a failed write means for the player. The system's own message is logged.
    pub(crate) fn new(not_saved: NotSaved, error: &io::Error) -> Self {
        warn!("{not_saved:?} not saved: {error}");
        Self { not_saved, cause: Cause::of(error) }
    }
}

impl Cause {
    /// The cause of a failure to read or to write.
    #[must_use]
    pub fn of(error: &io::Error) -> Self {
        use io::ErrorKind::{
            FileTooLarge, NotADirectory, NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
        };
        match error.kind() {
            StorageFull | QuotaExceeded | FileTooLarge => Self::NoRoom,
            PermissionDenied | ReadOnlyFilesystem => Self::Forbidden,
            NotFound | NotADirectory => Self::Missing,
            _ => Self::Unknown,
        }
    }
}

/// Why something did not succeed, in words for a player: our own message where the error is ours, otherwise the text of
/// its cause.
pub(super) fn in_words(error: &io::Error) -> String {
    match (Cause::of(error), error.get_ref()) {
        (Cause::Unknown, Some(own)) => own.to_string(),
        (cause, _) => cause.to_string(),
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.not_saved {
            NotSaved::Match => "This match is not saved",
            NotSaved::EarlierMatch => "A match that you have left is not saved",
            NotSaved::Settings => "Your settings are not saved",
            NotSaved::Results => "Your results are not saved",
            NotSaved::Anything => "Nothing is saved",
        })?;
        match self.cause {
            Cause::Unknown => Ok(()),
            cause => write!(f, ": {cause}"),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let in_browser = cfg!(target_arch = "wasm32");
        f.write_str(match self {
            Self::NoRoom if in_browser => "the browser gives this page no more room; delete some matches",
            Self::NoRoom => "there is no room left on the disk",
            Self::Forbidden if in_browser => "the browser does not allow it",
            Self::Forbidden => "this program may not write into its folder",
            Self::Missing => "the folder is not there",
            Self::Unknown => "the system does not say why",
        })
    }
}
