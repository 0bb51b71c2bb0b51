//! The matches that are kept: what the list shows of each, what may be asked of storage, and what it tells.

use crate::app::storage::trouble::Trouble;
use crate::games::{Board, Kind, quoted};
use crate::session::record::Glance;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::fmt;
use web_time::SystemTime;

/// The name of a saved match: when it was begun, and the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub(super) String);

impl Id {
    /// The name of the match of this game that is the `number`th to begin in this second.
    pub(super) fn new(begun: SystemTime, kind: Kind, number: usize) -> Self {
        let seconds = begun.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let (year, month, day) = date(seconds / DAY);
        let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        let more = if number > 1 { format!("-{number}") } else { String::new() };
        Self(format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}-{}{more}.ron", kind.id()))
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
    /// What its record tells: game, seats, result, whether it is finished.
    pub glance: Glance,
    /// When it was last played.
    pub changed: SystemTime,
}

impl Entry {
    /// When it was last played, in words as people say it.
    #[must_use]
    pub fn when(&self, now: SystemTime) -> String {
        let age = now.duration_since(self.changed).unwrap_or_default().as_secs();
        match age {
            0..90 => "just now".to_owned(),
            90..5400 => format!("{} minutes ago", (age + 30) / 60),
            5400..DAY => format!("{} hours ago", (age + 1800) / 3600),
            DAY..TWO_DAYS => "yesterday".to_owned(),
            TWO_DAYS..TWO_WEEKS => format!("{} days ago", age / DAY),
            _ => {
                let changed = self.changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
                let (year, month, day) = date(changed.as_secs() / DAY);
                format!("{year:04}-{month:02}-{day:02}")
            }
        }
    }
}

pub(super) const DAY: u64 = 24 * 3600;
const TWO_DAYS: u64 = 2 * DAY;
const TWO_WEEKS: u64 = 14 * DAY;

/// Year, month and day of a day counted from 1970-01-01, by the Gregorian calendar, in universal time.
pub(super) fn date(day: u64) -> (u64, u64, u64) {
    // Counted from 0000-03-01, a leap day is the last day of its year, of its 4, its 100 and its 400 years.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
}

/// A file that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// What it was called.
    pub name: String,
    /// Why it can't be read.
    pub reason: String,
    /// What it is called now; `None` when it was left as it was.
    pub set_aside: Option<String>,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} can't be read: {}", quoted(&self.name), self.reason)?;
        match &self.set_aside {
            Some(name) => write!(f, ". It is kept as {}.", quoted(name)),
            None => f.write_str(". It is left as it is."),
        }
    }
}

/// What there is of saved matches.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
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
    /// Whether the match on the table has been written as it is now; the time that has passed since aside.
    pub is_kept: bool,
    /// The final positions that have been asked for.
    pub(super) boards: BTreeMap<Id, Pictured>,
}

/// The final position of a match, or that it is on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pictured {
    /// Of which state of the match it is.
    pub(super) changed: SystemTime,
    pub(super) board: Option<Board>,
}

impl Saved {
    /// The position that a match stands at; `None` while it is not there, see [`Store::Picture`].
    #[must_use]
    pub fn board(&self, entry: &Entry) -> Option<&Board> {
        self.boards.get(&entry.id)?.board.as_ref()
    }

    /// Whether the position of a match has not been asked for since it was played last.
    #[must_use]
    pub fn lacks_board(&self, entry: &Entry) -> bool {
        self.boards.get(&entry.id).is_none_or(|pictured| pictured.changed != entry.changed)
    }
}

/// What menus want of the saved matches.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Store {
    /// Put the match that was played last, and is not finished, on the table.
    Continue,
    /// Put this match on the table.
    Open(Id),
    /// Put a match on the table from a text, in either spelling of the record.
    Paste(String),
    /// Put a match on the table from a file that the player has chosen.
    Import {
        /// What the file is called.
        name: String,
        /// What it says, or why it can't be read.
        text: Result<String, String>,
    },
    /// Tell the match on the table as a text that one can mail: [`Stored::Text`].
    CopyTable,
    /// Tell the match on the table as an address that brings it back: [`Stored::Text`].
    CopyLink,
    /// Tell a saved match as a text.
    Copy(Id),
    /// Save the match on the table as a file that one can take elsewhere: [`Stored::Exported`].
    ExportTable,
    /// Save a saved match as such a file.
    Export(Id),
    /// Look up the position that a match stands at: [`Saved::board`].
    Picture(Id),
    /// Delete a match.
    Delete(Id),
    /// Restore the match that was deleted last.
    UndoDelete,
}

/// What came of it, to be told to the player.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Stored {
    /// A match was read and is on its way to the table.
    Opened,
    /// The text that was asked for, for the clipboard.
    Text(String),
    /// A match was saved as a file to be taken elsewhere: what it is called and where it is, in words.
    Exported(String),
    /// A match was deleted.
    Deleted(Id),
    /// A match was restored.
    Restored(Id),
    /// Something worth knowing, in a sentence.
    Note(String),
    /// Something did not succeed; nothing has changed because of it.
    Failed {
        /// What, as the beginning of a sentence.
        what: String,
        /// Why.
        reason: String,
    },
}
