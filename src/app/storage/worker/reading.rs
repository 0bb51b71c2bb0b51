//! Lists and reads matches.

use crate::app::platform::files::unreadable;
use crate::app::storage::backend::Collection;
use crate::app::storage::jobs::Report;
use crate::app::storage::library::{Damaged, Entry, Id};
use crate::app::storage::worker::{StorageWorker, name};
use crate::session::Match;
use crate::session::record::{self, RecordError, RecordFault, ron};
use crate::texts::{Phrase, Text, errors};
use std::io;
use std::sync::atomic::Ordering;

impl StorageWorker {
    /// Lists the saved matches, and sets aside those that can't be read.
    pub(super) fn list_matches(&mut self) {
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

    /// The text of a match, as it was when it was last on the table.
    pub(super) fn text(&self, id: &Id) -> io::Result<String> {
        match self.left_unsaved.iter().find(|left| left.is_of(id)) {
            Some(left) => Ok(left.kept.text.clone()),
            None => self.backend.read(Collection::Matches, &id.0),
        }
    }

    /// Reads a match, or reports what can't be done and why.
    pub(super) fn read(&mut self, id: &Id, what: Phrase) -> Option<Match> {
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

    pub(super) fn open(&mut self, id: Id, for_review: bool) {
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

    pub(super) fn read_text(&self, failure: Text, text: &str) {
        match record::read(text) {
            Ok(played) => {
                let text = ron::write(&played);
                self.answer(Report::Opened { played: Box::new(played), text, continues: false, for_review: false });
            }
            Err(error) => self.fail(failure, errors::record_error(&error)),
        }
    }
}
