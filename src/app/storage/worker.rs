//! The storage worker: does everything that reads or writes storage and takes time.

mod backup;
mod deletion;
mod reading;
#[cfg(test)]
mod tests;
mod writing;

use crate::app::storage::backend::{Contents, FileLock, StorageBackend};
use crate::app::storage::backup::is_backup;
use crate::app::storage::jobs::{AppFile, Job, Kept, Report, newest_only};
use crate::app::storage::library::{Entry, Id, Stored};
use crate::app::storage::trouble::{self, Cause, NotSaved, Trouble};
use crate::games::Kind;
use crate::session::record::{mail, ron};
use crate::texts::{Language, Phrase, Text};
use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;
use tracing::warn;
use web_time::SystemTime;

/// The match on the table and its name in the backend.
#[derive(Debug)]
struct Current {
    number: u64,
    id: Id,
    untouched: bool,
    claim: FileLock,
}

/// A match that was left before it could be written.
#[derive(Debug)]
struct LeftUnsaved {
    kept: Kept,
    /// Where an earlier state of it is stored; `None` if nothing of it is.
    place: Option<Current>,
    /// Why it could not be written.
    cause: Cause,
}

impl LeftUnsaved {
    /// Whether it is the match of this name.
    fn is_of(&self, id: &Id) -> bool {
        self.place.as_ref().is_some_and(|current| current.id == *id)
    }
}

/// The name of a match as a text.
fn name(id: &Id) -> Text {
    id.to_string().into()
}

/// The worker, which does the jobs one by one.
#[derive(Debug)]
pub(super) struct StorageWorker {
    backend: Box<dyn StorageBackend>,
    answers: Sender<Report>,
    /// The saved matches, the last played first.
    entries: Vec<Entry>,
    current: Option<Current>,
    /// A match that was read and will go on when it comes to the table.
    opened: Option<(Id, FileLock)>,
    /// The deleted matches, the last deleted last.
    deleted: Vec<Id>,
    /// Deleted matches whose last state had not been written.
    deleted_unsaved: Vec<LeftUnsaved>,
    /// The match on the table, if its last writing failed.
    unsaved: Option<(Kept, Trouble)>,
    /// Matches that were left, or replaced by others, before they could be written.
    left_unsaved: Vec<LeftUnsaved>,
    /// What else could not be written.
    unsaved_files: Vec<(AppFile, String, Trouble)>,
    /// The trouble that was reported last.
    reported: Option<Trouble>,
    /// Whether the backend was asked not to lose what it stores.
    has_asked_to_persist: bool,
    /// Whether the program ends, so that nobody reads a list any more.
    is_ending: Arc<AtomicBool>,
}

impl StorageWorker {
    /// A worker that has listed the saved matches and reported the list. Once `is_ending` is set, because the program
    /// ends, the list is broken off; all jobs are still done.
    pub(super) fn new(backend: Box<dyn StorageBackend>, answers: Sender<Report>, is_ending: Arc<AtomicBool>) -> Self {
        backend.remove_leftovers();
        let mut worker = Self {
            backend,
            answers,
            entries: Vec::new(),
            current: None,
            opened: None,
            deleted: Vec::new(),
            deleted_unsaved: Vec::new(),
            unsaved: None,
            left_unsaved: Vec::new(),
            unsaved_files: Vec::new(),
            reported: None,
            has_asked_to_persist: false,
            is_ending,
        };
        worker.list_matches();
        worker
    }

    /// Carries out the jobs that have come in; returns whether there is something that the player should see.
    pub(super) fn work_off(&mut self, batch: Vec<Job>) -> bool {
        let mut disturbs = false;
        for job in newest_only(batch) {
            // These jobs show nothing by themselves, so they need no frame unless the trouble has changed.
            let quiet = matches!(job, Job::Keep(_) | Job::WriteFile(..) | Job::Leave | Job::Retry);
            let reported = self.reported;
            self.carry_out(job);
            self.report_trouble();
            disturbs |= !quiet || self.reported != reported;
        }
        disturbs
    }

    /// Called when the program ends: writes everything that is still to be written, and leaves the match on the table.
    /// In the browser nothing calls it, because a page is not notified of its end.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn finish(&mut self) {
        self.retry();
        self.leave();
    }

    /// Removes the match on the table from the backend if nothing has been done in it; it is written again when
    /// something is done.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(super) fn remove_untouched(&mut self) {
        if self.current.as_ref().is_some_and(|current| current.untouched) {
            self.leave();
        }
    }

    /// Reports what is not saved if that has changed. The match on the table is reported before anything else.
    fn report_trouble(&mut self) {
        let earlier = |left: &LeftUnsaved| Trouble { not_saved: NotSaved::EarlierMatch, cause: left.cause };
        let now = (self.unsaved.as_ref().map(|(_, trouble)| *trouble))
            .or_else(|| self.left_unsaved.first().map(earlier))
            .or_else(|| self.unsaved_files.first().map(|(.., trouble)| *trouble));
        if now != self.reported {
            self.reported = now;
            self.answer(Report::Trouble(now));
        }
    }

    fn answer(&self, answer: Report) {
        // This fails only while the program ends; everything is still written then.
        let _ = self.answers.send(answer);
    }

    /// Reports that something did not succeed because of the system; the system's own message goes to the log.
    fn fail_by_system(&self, what: impl Into<Text>, error: &io::Error) {
        let what = what.into();
        warn!("{} {error}", what.localise(Language::English));
        self.fail(what, trouble::reason(error));
    }

    fn fail(&self, what: impl Into<Text>, reason: impl Into<Text>) {
        self.answer(Report::Said(Stored::Failed { what: what.into(), reason: reason.into() }));
    }

    fn note(&self, note: Phrase) {
        self.answer(Report::Said(Stored::Note(note.into())));
    }

    fn report_list(&self) {
        self.answer(Report::Listed { entries: self.entries.clone(), may_undo_delete: !self.deleted.is_empty() });
    }

    fn carry_out(&mut self, job: Job) {
        match job {
            Job::Keep(kept) => self.keep(kept),
            Job::Leave => self.leave(),
            Job::Open { id, for_review } => self.open(id, for_review),
            Job::Read { failure, text } if is_backup(&text) => self.import_backup(failure, &text),
            Job::Read { failure, text } => self.read_text(failure, &text),
            Job::Copy(id) => {
                if let Some(played) = self.read(&id, Phrase::StorageNotCopied { r#match: name(&id) }) {
                    self.answer(Report::Said(Stored::Text(mail::write(&played))));
                }
            }
            Job::ExportTable { kind, text } => {
                self.export(&self.id_on_table(kind), Contents::Record(&text));
            }
            Job::ExportBackup => self.export_backup(),
            Job::ExportPicture { kind, picture } => {
                self.export(&self.id_on_table(kind), Contents::Picture(&picture));
            }
            Job::Export(id) => {
                if let Some(played) = self.read(&id, Phrase::StorageNotExported { r#match: name(&id) }) {
                    self.export(&id, Contents::Record(&mail::write(&played)));
                }
            }
            Job::Picture(id) => {
                let text = self.text(&id).ok();
                let played = text.and_then(|text| ron::read(&text).ok());
                self.answer(Report::Preview(id, played.map(|played| played.round().game().board())));
            }
            Job::Delete(id) => self.delete(id),
            Job::UndoDelete => self.undo_delete(),
            Job::WriteFile(file, text) => self.write_file(file, text),
            Job::Retry => self.retry(),
        }
    }

    /// The match on the table, or a new name if it has none yet.
    fn id_on_table(&self, kind: Kind) -> Id {
        let current = self.current.as_ref().map(|current| current.id.clone());
        current.unwrap_or_else(|| Id::new(SystemTime::now(), kind, 1))
    }

    /// Exports a match, or a picture of a position of it, as a file with the name of the match.
    fn export(&self, id: &Id, contents: Contents<'_>) {
        let stem = id.0.strip_suffix(".ron").unwrap_or(&id.0);
        let is_picture = matches!(contents, Contents::Picture(_));
        match self.backend.export(stem, contents) {
            Ok(place) if is_picture => self.answer(Report::Said(Stored::PictureExported(place))),
            Ok(place) => self.answer(Report::Said(Stored::Exported(place))),
            Err(error) if is_picture => self.fail_by_system(Phrase::StoragePictureNotExported, &error),
            Err(error) => self.fail_by_system(Phrase::StorageNotExported { r#match: stem.to_owned().into() }, &error),
        }
    }
}
