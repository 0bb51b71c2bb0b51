//! What the storage worker is asked to do, and what it answers.

use crate::app::state::settings::Settings;
use crate::app::storage::library::{Damaged, Entry, Id, Stored};
use crate::app::storage::trouble::{NotSaved, Trouble};
use crate::games::{Board, Kind};
use crate::lessons::progress::Progress;
use crate::session::Match;
use crate::session::record::RecordSummary;
use crate::session::results::Results;
use crate::texts::Text;

/// What the worker is asked to do.
#[derive(Debug)]
pub(super) enum Job {
    /// Write the match on the table.
    Keep(Kept),
    /// The table was left.
    Leave,
    /// Read a match, to put it on the table, and if wanted to review it there.
    Open { id: Id, for_review: bool },
    /// Read a match from a text in either text format, or everything that is in a backup; `failure` says that this text
    /// can't be opened.
    Read { failure: Text, text: String },
    /// Give the text of a match.
    Copy(Id),
    /// Export the text of the match on the table as a file.
    ExportTable { kind: Kind, text: String },
    /// Export a match as a file.
    Export(Id),
    /// Export everything as one file.
    ExportBackup,
    /// Export a picture of a position of the match on the table as a file.
    ExportPicture { kind: Kind, picture: Vec<u8> },
    /// Read the last position of a match.
    Picture(Id),
    /// Delete a match.
    Delete(Id),
    /// Restore the match that was deleted last.
    UndoDelete,
    /// Write this text as the settings or the results.
    WriteFile(AppFile, String),
    /// Try again to write what could not be written.
    Retry,
}

/// What is stored besides the matches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum AppFile {
    Settings,
    Results,
    Lessons,
}

impl AppFile {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Settings => "settings.ron",
            Self::Results => "results.ron",
            Self::Lessons => "lessons.ron",
        }
    }

    pub(super) const fn not_saved(self) -> NotSaved {
        match self {
            Self::Settings => NotSaved::Settings,
            Self::Results => NotSaved::Results,
            Self::Lessons => NotSaved::Lessons,
        }
    }
}

/// A match that is to be written.
#[derive(Debug)]
pub(super) struct Kept {
    /// The number of the match since the start of the program.
    pub(super) number: u64,
    /// Whether it is the match that was opened last, and keeps its name.
    pub(super) goes_on: bool,
    /// Its summary for the list.
    pub(super) summary: RecordSummary,
    /// Its record.
    pub(super) text: String,
    /// The number of this job among the jobs of its kind since the start of the program.
    pub(super) serial: u64,
}

/// What the worker answers.
#[derive(Debug)]
pub(super) enum Report {
    /// All matches, the last played first.
    Listed { entries: Vec<Entry>, may_undo_delete: bool },
    /// A match was read; `text` is its record, and `continues` says whether it goes on under its own name.
    Opened { played: Box<Match>, text: String, continues: bool, for_review: bool },
    /// The parts of a backup besides its matches; `None` where it lacks one.
    BackupRead { settings: Option<Box<Settings>>, results: Option<Results>, lessons: Option<Progress> },
    /// The last position of a match; `None` where it can't be read. The reason is reported when the match is opened.
    Preview(Id, Option<Board>),
    /// A message to the player.
    Said(Stored),
    /// A text that can't be read, and why.
    Damaged(Damaged),
    /// The match of the job with this serial number has been written.
    Kept(u64),
    /// What is not saved at this moment, and why; `None` when everything is saved.
    Trouble(Option<Trouble>),
}

/// Leaves out jobs that a later job of the same batch makes unnecessary.
pub(super) fn newest_only(batch: Vec<Job>) -> impl Iterator<Item = Job> {
    let last_keep = |number| batch.iter().rposition(|job| matches!(job, Job::Keep(kept) if kept.number == number));
    let last_write = |file| batch.iter().rposition(|job| matches!(job, Job::WriteFile(other, _) if *other == file));
    let needed: Vec<bool> = batch
        .iter()
        .enumerate()
        .map(|(index, job)| match job {
            // The first record of a match decides under which name it is kept.
            Job::Keep(kept) => kept.goes_on || last_keep(kept.number) == Some(index),
            Job::WriteFile(file, _) => last_write(*file) == Some(index),
            _ => true,
        })
        .collect();
    batch.into_iter().zip(needed).filter_map(|(job, needed)| needed.then_some(job))
}
