//! Deletes matches and restores them.

use crate::app::storage::backend::Collection;
use crate::app::storage::jobs::Report;
use crate::app::storage::library::{Id, Stored};
use crate::app::storage::worker::{StorageWorker, name};
use crate::texts::Phrase;

impl StorageWorker {
    /// Deletes a match that no table has, so that it can be restored.
    pub(super) fn delete(&mut self, id: Id) {
        let what = Phrase::StorageNotDeleted { r#match: name(&id) };
        if self.current.as_ref().is_some_and(|current| current.id == id) {
            return self.fail(what, Phrase::StorageIsOnTable);
        }
        if self.opened.as_ref().is_some_and(|(opened, _)| *opened == id) {
            self.opened = None;
        }
        let left = self.left_unsaved.iter().position(|left| left.is_of(&id));
        // What waits to be written holds its claim itself.
        let claim = self.backend.claim(&id.0);
        if claim.is_none() && left.is_none() {
            return self.fail(what, Phrase::StorageIsOnOtherTable);
        }
        match self.backend.move_between(&id.0, Collection::Matches, Collection::Deleted) {
            Ok(()) => {
                if let Some(index) = left {
                    self.deleted_unsaved.push(self.left_unsaved.remove(index));
                }
                self.entries.retain(|entry| entry.id != id);
                self.deleted.push(id.clone());
                self.answer(Report::Said(Stored::Deleted(id)));
                self.report_list();
            }
            Err(error) => self.fail_by_system(what, &error),
        }
    }

    /// Restores the match that was deleted last, as it was when it was last on the table.
    pub(super) fn undo_delete(&mut self) {
        let Some(id) = self.deleted.pop() else {
            return;
        };
        match self.backend.move_between(&id.0, Collection::Deleted, Collection::Matches) {
            Ok(()) => {
                if let Some(index) = self.deleted_unsaved.iter().position(|left| left.is_of(&id)) {
                    self.left_unsaved.push(self.deleted_unsaved.remove(index));
                }
                self.entries.clear();
                self.list_matches();
                self.answer(Report::Said(Stored::Restored(id)));
            }
            Err(error) => {
                self.fail_by_system(Phrase::StorageNotRestored { r#match: name(&id) }, &error);
                self.deleted.push(id);
                self.report_list();
            }
        }
    }
}
