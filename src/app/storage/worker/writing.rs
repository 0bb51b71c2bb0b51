//! Writes matches, settings and results, and tries again to write what could not be written.

use crate::app::platform::faults::SystemFault;
use crate::app::storage::backend::{Collection, FileLock};
use crate::app::storage::jobs::{AppFile, Kept, Report};
use crate::app::storage::library::{Entry, Id};
use crate::app::storage::trouble::{Cause, NotSaved, Trouble};
use crate::app::storage::worker::{Current, LeftUnsaved, StorageWorker};
use crate::session::record::RecordSummary;
use std::io;
use web_time::SystemTime;

impl StorageWorker {
    pub(super) fn keep(&mut self, kept: Kept) {
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

    /// Leaves the match on the table; a match in which nothing has been done is removed.
    pub(super) fn leave(&mut self) {
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

    pub(super) fn write_file(&mut self, file: AppFile, text: String) {
        self.unsaved_files.retain(|(other, ..)| *other != file);
        if let Err(error) = self.backend.write(Collection::Settings, file.name(), &text) {
            let trouble = Trouble::new(file.not_saved(), &error);
            self.unsaved_files.push((file, text, trouble));
        }
    }

    /// Tries again to write whatever could not be written.
    pub(super) fn retry(&mut self) {
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
}
