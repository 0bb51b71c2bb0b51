//! The storage worker: does everything that reads or writes storage and takes time.

mod backup;
mod deletion;
#[cfg(test)]
mod tests;

use crate::app::platform::faults::SystemFault;
use crate::app::platform::files::unreadable;
use crate::app::state::settings::Settings;
use crate::app::storage::backend::{Collection, Contents, FileLock, StorageBackend};
use crate::app::storage::backup::is_backup;
use crate::app::storage::library::{Damaged, Entry, Id, Stored};
use crate::app::storage::trouble::{self, Cause, NotSaved, Trouble};
use crate::games::{Board, Kind};
use crate::lessons::progress::Progress;
use crate::session::Match;
use crate::session::record::{self, RecordError, RecordFault, RecordSummary, mail, ron};
use crate::session::results::Results;
use crate::texts::{Language, Phrase, Text, errors};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use tracing::warn;
use web_time::SystemTime;

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

    const fn not_saved(self) -> NotSaved {
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

/// Leaves out jobs that a later job of the same batch makes unnecessary.
fn newest_only(batch: Vec<Job>) -> impl Iterator<Item = Job> {
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
    /// A worker that has listed the saved matches and reported the list. Once `is_ending` is set, because the program ends, the list
    /// is broken off; all jobs are still done.
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

    fn write_file(&mut self, file: AppFile, text: String) {
        self.unsaved_files.retain(|(other, ..)| *other != file);
        if let Err(error) = self.backend.write(Collection::Settings, file.name(), &text) {
            let trouble = Trouble::new(file.not_saved(), &error);
            self.unsaved_files.push((file, text, trouble));
        }
    }

    /// Tries again to write whatever could not be written.
    fn retry(&mut self) {
        if let Some((kept, _)) = self.unsaved.take() {
            // Not as a new `Job::Keep`, which would end the claim on a match that has been opened meanwhile.
            self.write_current(kept);
        }
        for LeftUnsaved { kept, mut place, .. } in std::mem::take(&mut self.left_unsaved) {
            if let Err(error) = self.write(&kept, &mut place) {
                self.left_unsaved.push(LeftUnsaved { kept, place, cause: Cause::of(&error) });
            }
        }
        for (file, text, _) in std::mem::take(&mut self.unsaved_files) {
            self.write_file(file, text);
        }
    }

    /// Lists the saved matches, and sets aside those that can't be read.
    fn list_matches(&mut self) {
        match self.backend.list(Collection::Matches) {
            Ok(names) => {
                for (name, changed) in names {
                    if self.is_ending.load(Ordering::Relaxed) {
                        return;
                    }
                    let text = match self.backend.read(Collection::Matches, &name) {
                        Ok(text) => text,
                        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                            self.set_aside(&name, unreadable(&error));
                            continue;
                        }
                        Err(error) => {
                            self.answer(Report::Damaged(Damaged { name, reason: unreadable(&error), set_aside: None }));
                            continue;
                        }
                    };
                    let id = Id(name);
                    let left = self.left_unsaved.iter().find(|left| left.is_of(&id));
                    match left.map_or_else(|| ron::summarise(&text), |left| Ok(left.kept.summary.clone())) {
                        Ok(summary) => self.entries.push(Entry { id, summary, changed }),
                        Err(error) => self.refuse(&id.0, &error),
                    }
                }
            }
            Err(error) => self.fail_by_system(Phrase::StorageNotListed, &error),
        }
        self.entries.sort_by(|a, b| b.changed.cmp(&a.changed).then_with(|| b.id.cmp(&a.id)));
        if let Ok(mut deleted) = self.backend.list(Collection::Deleted) {
            deleted.sort_by_key(|(_, changed)| *changed);
            self.deleted = deleted.into_iter().map(|(name, _)| Id(name)).collect();
        }
        self.report_list();
    }

    /// Reports why a text is not a match, and sets it aside unless a newer program can read it.
    fn refuse(&mut self, name: &str, error: &RecordError) {
        let reason = errors::record_error(error);
        if let RecordFault::Newer(_) = error.reason {
            self.answer(Report::Damaged(Damaged { name: name.to_owned(), reason, set_aside: None }));
        } else {
            self.set_aside(name, reason);
        }
    }

    fn set_aside(&mut self, name: &str, reason: Text) {
        let set_aside = self.backend.set_aside(Collection::Matches, name).ok();
        self.entries.retain(|entry| entry.id.0 != name);
        self.answer(Report::Damaged(Damaged { name: name.to_owned(), reason, set_aside }));
    }

    fn keep(&mut self, kept: Kept) {
        let (number, goes_on) = (kept.number, kept.goes_on);
        if self.current.as_ref().is_some_and(|current| current.number != number)
            || self.unsaved.as_ref().is_some_and(|(unsaved, _)| unsaved.number != number)
        {
            self.leave();
        }
        if self.current.is_none()
            && let Some((id, claim)) = self.opened.take().filter(|_| goes_on)
        {
            self.current = Some(Current { number, id, untouched: false, claim });
        }
        self.write_current(kept);
    }

    /// Writes the match on the table; if that fails, keeps it in `unsaved` to try again.
    fn write_current(&mut self, kept: Kept) {
        let mut place = self.current.take();
        let written = self.write(&kept, &mut place);
        self.current = place;
        self.unsaved = written.err().map(|error| (kept, Trouble::new(NotSaved::Match, &error)));
    }

    /// Writes a match under its name; a match without a name gets one.
    fn write(&mut self, kept: &Kept, place: &mut Option<Current>) -> io::Result<()> {
        let Kept { number, summary, text, serial, .. } = kept;
        let untouched = kept.summary.is_untouched();
        let current = match place.take() {
            Some(current) => {
                let written = self.backend.write(Collection::Matches, &current.id.0, text);
                let current = place.insert(current);
                written?;
                current.untouched &= untouched;
                current
            }
            None => {
                let (id, claim) = self.add(summary, text)?;
                place.insert(Current { number: *number, id, untouched, claim })
            }
        };
        if !untouched && !std::mem::replace(&mut self.has_asked_to_persist, true) {
            self.backend.persist();
        }
        let id = current.id.clone();
        self.put_first(id, summary.clone());
        self.answer(Report::Kept(*serial));
        Ok(())
    }

    /// Lists a match as the one that was played last.
    fn put_first(&mut self, id: Id, summary: RecordSummary) {
        self.entries.retain(|other| other.id != id);
        self.entries.insert(0, Entry { id, summary, changed: SystemTime::now() });
        self.report_list();
    }

    /// The text of a match, as it was when it was last on the table.
    fn text(&self, id: &Id) -> io::Result<String> {
        match self.left_unsaved.iter().find(|left| left.is_of(id)) {
            Some(left) => Ok(left.kept.text.clone()),
            None => self.backend.read(Collection::Matches, &id.0),
        }
    }

    /// Writes a match under a new name.
    fn add(&self, summary: &RecordSummary, text: &str) -> io::Result<(Id, FileLock)> {
        let now = SystemTime::now();
        for number in 1..1000 {
            let id = Id::new(now, summary.terms.game.kind(), number);
            let Some(claim) = self.backend.claim(&id.0) else {
                continue;
            };
            match self.backend.add(Collection::Matches, &id.0, text, now) {
                Ok(()) => return Ok((id, claim)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::new(io::ErrorKind::AlreadyExists, SystemFault::TooManyMatches))
    }

    /// Called when the program ends: writes everything that is still to be written, and leaves the match on the table.
    /// In the browser nothing calls it, because a page is not notified of its end.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn finish(&mut self) {
        self.retry();
        self.leave();
    }

    /// Leaves the match on the table; a match in which nothing has been done is removed.
    fn leave(&mut self) {
        if let Some((kept, trouble)) = self.unsaved.take().filter(|(kept, _)| !kept.summary.is_untouched()) {
            let place = self.current.take();
            if let Some(current) = &place {
                self.put_first(current.id.clone(), kept.summary.clone());
            }
            self.left_unsaved.push(LeftUnsaved { kept, place, cause: trouble.cause });
            return;
        }
        if let Some(Current { id, untouched: true, .. }) = self.current.take() {
            if self.backend.remove(Collection::Matches, &id.0).is_ok() {
                self.entries.retain(|entry| entry.id != id);
            }
            self.report_list();
        }
    }

    /// Removes the match on the table from the backend if nothing has been done in it; it is written again when
    /// something is done.
    #[cfg(any(test, target_arch = "wasm32"))]
    pub(super) fn remove_untouched(&mut self) {
        if self.current.as_ref().is_some_and(|current| current.untouched) {
            self.leave();
        }
    }

    /// Reads a match, or reports what can't be done and why.
    fn read(&mut self, id: &Id, what: Phrase) -> Option<Match> {
        let text = match self.text(id) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                self.fail(what, Phrase::StorageGone);
                return None;
            }
            Err(error) => {
                self.fail_by_system(what, &error);
                return None;
            }
        };
        match ron::read(&text) {
            Ok(played) => Some(played),
            Err(error) => {
                self.fail(what, errors::record_error(&error));
                self.refuse(&id.0, &error);
                self.report_list();
                None
            }
        }
    }

    fn open(&mut self, id: Id, for_review: bool) {
        if self.current.as_ref().is_some_and(|current| current.id == id) {
            // The match on the table is newer than the saved one.
            return self.note(Phrase::StorageOnTable);
        }
        self.opened = None;
        let left = self.left_unsaved.iter().position(|left| left.is_of(&id));
        // What waits to be written holds its claim itself.
        let claim = self.backend.claim(&id.0);
        if let Some(played) = self.read(&id, Phrase::StorageNotOpened { r#match: name(&id) }) {
            // It is written again when it comes to the table.
            let left = left.and_then(|index| self.left_unsaved.remove(index).place);
            let claim = claim.or(left.map(|place| place.claim));
            let continues = claim.is_some();
            if !continues {
                self.note(Phrase::StorageGoesOnAsCopy);
            }
            self.opened = claim.map(|claim| (id, claim));
            let text = ron::write(&played);
            self.answer(Report::Opened { played: Box::new(played), text, continues, for_review });
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

    fn read_text(&self, failure: Text, text: &str) {
        match record::read(text) {
            Ok(played) => {
                let text = ron::write(&played);
                self.answer(Report::Opened { played: Box::new(played), text, continues: false, for_review: false });
            }
            Err(error) => self.fail(failure, errors::record_error(&error)),
        }
    }
}
