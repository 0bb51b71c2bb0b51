//! Writes everything that is stored as one file, and adds what such a file holds to what is stored.

use crate::app::platform::faults::SystemFault;
use crate::app::storage::backend::{Collection, Contents};
use crate::app::storage::backup::{Backup, LONGEST, MatchInBackup};
use crate::app::storage::jobs::{AppFile, Kept, Report};
use crate::app::storage::library::{Damaged, Id, Stored, date_text, universal};
use crate::app::storage::parse;
use crate::app::storage::worker::{Current, StorageWorker};
use crate::games::Kind;
use crate::session::record::ron;
use crate::texts::{Phrase, Text, errors};
use serde::de::DeserializeOwned;
use std::io;
use std::time::Duration;
use web_time::SystemTime;

impl StorageWorker {
    /// Exports everything as one file, also what could not be stored.
    pub(super) fn export_backup(&self) {
        let stem = format!("zen-table-{}", date_text(universal(SystemTime::now())));
        let exported = self.backup().and_then(|backup| {
            let text = backup.write();
            // It could not be read again.
            if text.len() > LONGEST {
                return Err(SystemFault::FarTooLong.into());
            }
            let place = self.backend.export(&stem, Contents::Backup(&text))?;
            Ok(Stored::BackupExported { place, matches: backup.matches.len() })
        });
        match exported {
            Ok(said) => self.answer(Report::Said(said)),
            Err(error) => self.fail_by_system(Phrase::StorageBackupNotExported, &error),
        }
    }

    fn backup(&self) -> io::Result<Backup> {
        let [settings, results, lessons] = [AppFile::Settings, AppFile::Results, AppFile::Lessons];
        let mut backup = Backup::new();
        backup.settings = self.text_of(settings)?;
        backup.results = self.text_of(results)?;
        backup.lessons = self.text_of(lessons)?;
        for entry in self.entries.iter().filter(|entry| !entry.summary.is_untouched()) {
            match self.text(&entry.id) {
                Ok(record) => _ = backup.matches.insert(entry.id.0.clone(), stored(entry.changed, record)),
                // Another program has deleted it meanwhile.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error),
            }
        }
        let now = SystemTime::now();
        for (kept, place) in self.not_stored().filter(|(kept, _)| !kept.summary.is_untouched()) {
            let of_it = |number| Id::new(now, kept.summary.terms.game.kind(), number);
            let named = place.map(|current| current.id.clone());
            let free = || (1..).map(of_it).find(|id| !backup.matches.contains_key(&id.0));
            if let Some(id) = named.or_else(free) {
                backup.matches.insert(id.0, stored(now, kept.text.clone()));
            }
        }
        Ok(backup)
    }

    /// The matches that could not be written as they are now, with their places in the storage, if they have any.
    fn not_stored(&self) -> impl Iterator<Item = (&Kept, Option<&Current>)> {
        let on_table = self.unsaved.iter().map(|(kept, _)| (kept, self.current.as_ref()));
        on_table.chain(self.left_unsaved.iter().map(|left| (&left.kept, left.place.as_ref())))
    }

    /// What is stored besides the matches, or waits to be stored; `None` if it never was.
    fn text_of(&self, file: AppFile) -> io::Result<Option<String>> {
        if let Some((_, text, _)) = self.unsaved_files.iter().find(|(other, ..)| *other == file) {
            return Ok(Some(text.clone()));
        }
        match self.backend.read(Collection::Settings, file.name()) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Adds the matches of a backup to those that are stored, and hands on the rest of it. `failure` says that its file
    /// can't be opened.
    pub(super) fn import_backup(&mut self, failure: Text, text: &str) {
        let backup = match Backup::read(text) {
            Ok(backup) => backup,
            Err(reason) => return self.fail(failure, reason),
        };
        let (mut added, mut known, mut not_added, mut fault) = (0, 0, 0, None);
        for (name, saved) in &backup.matches {
            match ron::summarise(&saved.record) {
                Ok(summary) => match self.add_from_backup(name, summary.terms.game.kind(), saved) {
                    Ok(Added::New) => added += 1,
                    Ok(Added::Known) => known += 1,
                    Err(error) => {
                        not_added += 1;
                        fault = Some(error);
                    }
                },
                Err(error) => self.report_damaged(name, errors::record_error(&error)),
            }
        }
        self.answer(Report::BackupRead {
            settings: self.part(AppFile::Settings, backup.settings.as_deref()).map(Box::new),
            results: self.part(AppFile::Results, backup.results.as_deref()),
            lessons: self.part(AppFile::Lessons, backup.lessons.as_deref()),
        });
        self.entries.clear();
        self.list_matches();
        match fault {
            None => self.answer(Report::Said(Stored::BackupImported { added, known })),
            Some(error) => self.fail_by_system(Phrase::StorageBackupNotAdded { matches: not_added.into() }, &error),
        }
    }

    /// A part of a backup besides the matches; what can't be read is reported.
    fn part<T: DeserializeOwned>(&self, file: AppFile, text: Option<&str>) -> Option<T> {
        parse(text?).map_err(|reason| self.report_damaged(file.name(), reason)).ok()
    }

    fn report_damaged(&self, name: &str, reason: Text) {
        self.answer(Report::Damaged(Damaged { name: name.to_owned(), reason, set_aside: None }));
    }

    /// Adds a match of a backup under its name, or beside another match of that name.
    fn add_from_backup(&self, name: &str, kind: Kind, saved: &MatchInBackup) -> io::Result<Added> {
        let now = SystemTime::now();
        let changed = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(saved.changed)).unwrap_or(now).min(now);
        let first = Id::of_name(name).unwrap_or_else(|| Id::new(changed, kind, 1));
        for id in (1..1000).map(|number| first.numbered(number)) {
            match self.backend.read(Collection::Matches, &id.0) {
                Ok(there) if there == saved.record => return Ok(Added::Known),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return self.backend.add(Collection::Matches, &id.0, &saved.record, changed).map(|()| Added::New);
                }
                // Another match, or a text that can't be read, has the name.
                Ok(_) | Err(_) => {}
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }
}

/// What became of a match of a backup.
enum Added {
    /// It is stored now.
    New,
    /// It was there already.
    Known,
}

fn stored(changed: SystemTime, record: String) -> MatchInBackup {
    let changed = changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    MatchInBackup { changed, record }
}
