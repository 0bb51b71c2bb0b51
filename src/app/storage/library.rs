//! The saved matches: the entries of the list, and the messages to and from storage.

use crate::app::storage::trouble::Trouble;
use crate::games::{Board, Kind, quoted};
use crate::session::record::RecordSummary;
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::fmt;
use time::UtcDateTime;
use web_time::SystemTime;

/// The name of a saved match, made from the time (UTC) when it was begun and the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub(super) String);

impl Id {
    /// The name of the match of this game that is the `number`th to begin in this second.
    pub(super) fn new(begun: SystemTime, kind: Kind, number: usize) -> Self {
        let begun = universal(begun);
        let (date, (hour, minute, second)) = (date_text(begun), begun.time().as_hms());
        let more = if number > 1 { format!("-{number}") } else { String::new() };
        Self(format!("{date}-{hour:02}{minute:02}{second:02}-{}{more}.ron", kind.id()))
    }

    /// The match of this name; `None` if no match is ever called so.
    pub(super) fn of_name(name: &str) -> Option<Self> {
        let stem = name.strip_suffix(".ron").filter(|stem| (1..100).contains(&stem.len()))?;
        let is_usual = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        stem.bytes().all(is_usual).then(|| Self(name.to_owned()))
    }

    /// The name of the `number`th match that would be called so: the first is.
    pub(super) fn numbered(&self, number: usize) -> Self {
        let stem = self.0.strip_suffix(".ron").unwrap_or(&self.0);
        if number > 1 { Self(format!("{stem}-{number}.ron")) } else { self.clone() }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A saved match, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name.
    pub id: Id,
    /// The claims of its record: game, seats, result, whether it is finished.
    pub summary: RecordSummary,
    /// When it was last played.
    pub changed: SystemTime,
}

impl Entry {
    /// When it was last played, in everyday words.
    #[must_use]
    pub fn when(&self, now: SystemTime) -> Text {
        when(self.changed, now)
    }
}

/// When something happened, in everyday words, within a sentence.
#[must_use]
pub fn when(happened: SystemTime, now: SystemTime) -> Text {
    let age = now.duration_since(happened).unwrap_or_default().as_secs();
    let phrase = match age {
        0..90 => Phrase::SavedJustNow,
        90..5400 => Phrase::SavedMinutesAgo { minutes: ((age + 30) / 60).into() },
        5400..DAY => Phrase::SavedHoursAgo { hours: ((age + 1800) / 3600).into() },
        DAY..TWO_DAYS => Phrase::SavedYesterday,
        TWO_DAYS..TWO_WEEKS => Phrase::SavedDaysAgo { days: (age / DAY).into() },
        _ => {
            let date = universal(happened);
            let (day, month) = (date.day().into(), u8::from(date.month()).into());
            Phrase::SavedDate { day, month, year: date.year().to_string().into() }
        }
    };
    phrase.into()
}

pub(super) const DAY: u64 = 24 * 3600;
const TWO_DAYS: u64 = 2 * DAY;
const TWO_WEEKS: u64 = 14 * DAY;

/// A moment in UTC; 1970-01-01 for one outside the range of the calendar. Names in UTC keep the order of time even when
/// local clocks are set back.
pub(super) fn universal(moment: SystemTime) -> UtcDateTime {
    let seconds = moment.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    let time = i64::try_from(seconds).ok().and_then(|seconds| UtcDateTime::from_unix_timestamp(seconds).ok());
    time.unwrap_or(UtcDateTime::UNIX_EPOCH)
}

/// A date as names of files show it: `2027-01-31`.
pub(super) fn date_text(time: UtcDateTime) -> String {
    format!("{:04}-{:02}-{:02}", time.year(), u8::from(time.month()), time.day())
}

/// For tests: an entry of the list, changed that many days after another.
#[cfg(test)]
pub(in crate::app) fn example(summary: RecordSummary, days: usize) -> Entry {
    let changed = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(DAY * (20_000 + days as u64));
    Entry { id: Id::new(changed, summary.terms.game.kind(), 1), summary, changed }
}

/// A file that can't be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Damaged {
    /// What it was called.
    pub name: String,
    /// Why it can't be read, in sentences.
    pub reason: Text,
    /// What it is called now; `None` when it was left as it was.
    pub set_aside: Option<String>,
}

impl Damaged {
    /// What can't be read, why, and what becomes of it, in words.
    #[must_use]
    pub fn text(&self) -> Text {
        let (file, reason) = (quoted(&self.name).into(), self.reason.clone());
        match &self.set_aside {
            Some(name) => Phrase::StorageDamaged { file, reason, name: quoted(name).into() }.into(),
            None => Phrase::StorageDamagedLeft { file, reason }.into(),
        }
    }
}

/// The saved matches and the state of storage, for the menus.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Saved {
    /// All matches, the last played first.
    pub entries: Vec<Entry>,
    /// The match to continue: of those that are not finished the one that was played last.
    pub unfinished: Option<Id>,
    /// Whether a deleted match can be restored.
    pub may_undo_delete: bool,
    /// What could not be read at the start or since, and why.
    pub damaged: Vec<Damaged>,
    /// What is not saved at this moment, and why.
    pub trouble: Option<Trouble>,
    /// Whether the match on the table has been written in its current state, apart from the time that has passed since.
    pub is_kept: bool,
    /// The last positions of matches for which menus have asked.
    pub(super) boards: BTreeMap<Id, BoardPreview>,
}

/// The last position of a match; without a board until it has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BoardPreview {
    /// When the match was last changed before this position was asked for.
    pub(super) changed: SystemTime,
    pub(super) board: Option<Board>,
}

impl Saved {
    /// The last position of a match; `None` until it has been read, see [`Store::Picture`].
    #[must_use]
    pub fn board(&self, entry: &Entry) -> Option<&Board> {
        self.boards.get(&entry.id)?.board.as_ref()
    }

    /// Whether the position of a match has not been asked for since it was played last.
    #[must_use]
    pub fn lacks_board(&self, entry: &Entry) -> bool {
        self.boards.get(&entry.id).is_none_or(|preview| preview.changed != entry.changed)
    }
}

/// A request of menus about saved matches.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Store {
    /// Put the match that was played last, and is not finished, on the table.
    Continue,
    /// Put this match on the table.
    Open(Id),
    /// Put this match, which is over, on the table and review it.
    Review(Id),
    /// Put a match on the table from a text, in either text format of the record.
    Paste(String),
    /// Let the player choose files, which are imported.
    ChooseFiles,
    /// Put a match on the table from a file that the player has chosen, or add what is in a backup.
    Import {
        /// What the file is called.
        name: String,
        /// Its text, or why it can't be read, in sentences.
        text: Result<String, Text>,
    },
    /// Give the match on the table as a text for mail: [`Stored::Text`].
    CopyTable,
    /// Give the match on the table as a web address that contains it: [`Stored::Text`].
    CopyLink,
    /// Give the position that is shown on the table as a position string: [`Stored::Position`].
    CopyPosition,
    /// Give a saved match as a text.
    Copy(Id),
    /// Export the match on the table as a file: [`Stored::Exported`].
    ExportTable,
    /// Export a saved match as such a file.
    Export(Id),
    /// Export all matches, the settings, the results and the progress in the lessons as one file:
    /// [`Stored::BackupExported`]. Such a file comes back like the file of a match: [`Self::Import`].
    ExportBackup,
    /// Export a picture of the position that is shown on the table, a PNG file: [`Stored::PictureExported`].
    ExportPicture(Vec<u8>),
    /// Read the last position of a match: [`Saved::board`].
    Picture(Id),
    /// Delete a match.
    Delete(Id),
    /// Restore the match that was deleted last.
    UndoDelete,
}

/// The outcome of a request, to be shown to the player.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Stored {
    /// A match was read and is on its way to the table.
    Opened,
    /// The text that was asked for, for the clipboard.
    Text(String),
    /// The position string that was asked for, for the clipboard.
    Position(String),
    /// A match was exported as a file: its path, or in the browser its name.
    Exported(String),
    /// A picture was exported as a file: its path, or in the browser its name.
    PictureExported(String),
    /// Everything was exported as one file.
    BackupExported {
        /// Its path, or in the browser its name.
        place: String,
        /// How many matches are in it.
        matches: usize,
    },
    /// Everything in a backup was read.
    BackupImported {
        /// How many matches were added.
        added: usize,
        /// How many were there already.
        known: usize,
    },
    /// A match was deleted.
    Deleted(Id),
    /// A match was restored.
    Restored(Id),
    /// A message, in a sentence.
    Note(Text),
    /// Something did not succeed; nothing has changed because of it.
    Failed {
        /// What, in a sentence.
        what: Text,
        /// Why, in sentences.
        reason: Text,
    },
}
