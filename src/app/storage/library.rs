//! The matches that are kept: the entries of the list, and the messages to and from storage.

use crate::app::storage::trouble::Trouble;
use crate::games::{Board, Kind, quoted};
use crate::session::record::RecordSummary;
use bevy::prelude::*;
use std::collections::BTreeMap;
use std::fmt;
use time::UtcDateTime;
use web_time::SystemTime;

/// The name of a saved match: when it was begun, and the game.
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
            _ => date_text(universal(self.changed)),
        }
    }
}

pub(super) const DAY: u64 = 24 * 3600;
const TWO_DAYS: u64 = 2 * DAY;
const TWO_WEEKS: u64 = 14 * DAY;

/// The universal time of a moment; its own beginning, 1970-01-01, for one that is beyond the calendar. Names in universal time
/// rise also where clocks are set back for the winter.
pub(super) fn universal(moment: SystemTime) -> UtcDateTime {
    let seconds = moment.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    let time = i64::try_from(seconds).ok().and_then(|seconds| UtcDateTime::from_unix_timestamp(seconds).ok());
    time.unwrap_or(UtcDateTime::UNIX_EPOCH)
}

/// A date as it stands in names and lists: `2027-01-31`.
fn date_text(time: UtcDateTime) -> String {
    format!("{:04}-{:02}-{:02}", time.year(), u8::from(time.month()), time.day())
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
        /// Its text, or why it can't be read.
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

/// The outcome of a request, to be shown to the player.
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
    /// A message, in a sentence.
    Note(String),
    /// Something did not succeed; nothing has changed because of it.
    Failed {
        /// What, as the beginning of a sentence.
        what: String,
        /// Why.
        reason: String,
    },
}
