//! What could not be saved, and why, in words for a player. The system's own message goes to the log.

use crate::app::platform::faults::SystemFault;
use crate::texts::{Phrase, Text};
use std::io;
use tracing::warn;

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
    /// Which steps of the lessons have been done.
    Lessons,
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
pub(crate) fn reason(error: &io::Error) -> Text {
    match (Cause::of(error), SystemFault::of(error)) {
        (Cause::Unknown, Some(own)) => own.text(),
        (cause, _) => cause.text(),
    }
}

impl Trouble {
    /// What is not saved, and why, in words.
    #[must_use]
    pub fn text(&self) -> Text {
        let first = self.not_saved.text();
        match self.cause {
            Cause::Unknown => first,
            cause => Phrase::StorageSentences { first, second: cause.text() }.into(),
        }
    }
}

impl NotSaved {
    fn text(self) -> Text {
        let phrase = match self {
            Self::Match => Phrase::StorageMatchUnsaved,
            Self::EarlierMatch => Phrase::StorageEarlierMatchUnsaved,
            Self::Settings => Phrase::StorageSettingsUnsaved,
            Self::Results => Phrase::StorageResultsUnsaved,
            Self::Lessons => Phrase::StorageLessonsUnsaved,
            Self::Anything => Phrase::StorageNothingSaved,
        };
        phrase.into()
    }
}

impl Cause {
    fn text(self) -> Text {
        let in_browser = cfg!(target_arch = "wasm32");
        let phrase = match self {
            Self::NoRoom if in_browser => Phrase::StorageNoRoomInBrowser,
            Self::NoRoom => Phrase::StorageNoRoom,
            Self::Forbidden if in_browser => Phrase::StorageForbiddenInBrowser,
            Self::Forbidden => Phrase::StorageForbidden,
            Self::Missing => Phrase::StorageMissing,
            Self::Unknown => Phrase::StorageUnknown,
        };
        phrase.into()
    }
}
