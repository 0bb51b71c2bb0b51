//! What the program itself finds wrong with files, storage and the page; it travels inside of [`io::Error`].

use crate::texts::{Phrase, Text};
use std::io;
use thiserror::Error;

/// What the program itself finds wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SystemFault {
    /// A file is far longer than any that the program writes.
    #[error("it is far too long")]
    FarTooLong,
    /// A name is taken.
    #[error("there is another of the same name")]
    SameName,
    /// All names for matches that begin in one second are taken.
    #[error("there are too many matches of this moment")]
    TooManyMatches,
    /// The program does not run in a page.
    #[error("there is no page")]
    NoPage,
    /// The page's script does not listen.
    #[error("the page does not listen")]
    PageIsDeaf,
    /// The browser has no storage for the page.
    #[error("this browser keeps nothing for this page")]
    NothingKept,
    /// The browser refuses without a reason.
    #[error("the browser refuses")]
    BrowserRefuses,
    /// The browser refuses, with a reason in its own words.
    #[error("{0}")]
    BrowserSays(String),
}

impl SystemFault {
    /// The fault that an error contains.
    #[must_use]
    pub fn of(error: &io::Error) -> Option<&Self> {
        error.get_ref()?.downcast_ref()
    }

    /// The fault in words.
    #[must_use]
    pub fn text(&self) -> Text {
        let phrase = match self {
            Self::FarTooLong => Phrase::StorageFarTooLong,
            Self::SameName => Phrase::StorageSameName,
            Self::TooManyMatches => Phrase::StorageTooMany,
            Self::NoPage => Phrase::StorageNoPage,
            Self::PageIsDeaf => Phrase::StoragePageIsDeaf,
            Self::NothingKept => Phrase::StorageNothingKept,
            Self::BrowserRefuses => Phrase::StorageBrowserRefuses,
            Self::BrowserSays(detail) => Phrase::StorageBrowserSays { detail: detail.clone().into() },
        };
        phrase.into()
    }
}

impl From<SystemFault> for io::Error {
    fn from(fault: SystemFault) -> Self {
        Self::other(fault)
    }
}
