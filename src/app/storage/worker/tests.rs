//! A storage that is full.

use super::*;
use crate::app::storage::backend::{Collection, select};
use crate::app::storage::backup::Backup;
use crate::app::storage::trouble::Cause;
use crate::session::record::RecordSummary;
use crate::session::{Match, Terms};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use tempfile::TempDir;

/// Files in a folder, of which the matches may only be so many.
#[derive(Debug)]
struct Limited {
    folders: Box<dyn StorageBackend>,
    matches: usize,
}

impl Limited {
    fn room(&self, name: &str) -> io::Result<()> {
        let listed = self.list(Collection::Matches)?;
        let is_there = listed.iter().any(|(other, _)| other == name);
        if is_there || listed.len() < self.matches { Ok(()) } else { Err(io::ErrorKind::QuotaExceeded.into()) }
    }
}

impl StorageBackend for Limited {
    fn list(&self, collection: Collection) -> io::Result<Vec<(String, SystemTime)>> {
        self.folders.list(collection)
    }

    fn read(&self, collection: Collection, name: &str) -> io::Result<String> {
        self.folders.read(collection, name)
    }

    fn write(&self, collection: Collection, name: &str, text: &str) -> io::Result<()> {
        self.room(name)?;
        self.folders.write(collection, name, text)
    }

    fn add(&self, collection: Collection, name: &str, text: &str, changed: SystemTime) -> io::Result<()> {
        self.room(name)?;
        self.folders.add(collection, name, text, changed)
    }

    fn move_between(&self, name: &str, from: Collection, to: Collection) -> io::Result<()> {
        self.folders.move_between(name, from, to)
    }

    fn remove(&self, collection: Collection, name: &str) -> io::Result<()> {
        self.folders.remove(collection, name)
    }

    fn set_aside(&self, collection: Collection, name: &str) -> io::Result<String> {
        self.folders.set_aside(collection, name)
    }

    fn export(&self, stem: &str, contents: Contents<'_>) -> io::Result<String> {
        self.folders.export(stem, contents)
    }

    fn claim(&self, name: &str) -> Option<FileLock> {
        self.folders.claim(name)
    }
}

/// A worker with room for this number of matches.
fn worker(folder: &Path, matches: usize) -> (StorageWorker, Receiver<Report>) {
    let folders = select::of_the_system(Some(folder)).expect("a folder");
    let (sender, reports) = channel();
    (StorageWorker::new(Box::new(Limited { folders, matches }), sender, Arc::default()), reports)
}

/// Plays a match of this number of plies, each of which is written, and leaves it; returns its record.
fn play(worker: &mut StorageWorker, number: u64, plies: usize) -> String {
    let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
    for _ in 0..plies {
        play_one(&mut played);
        worker.work_off(vec![keep(&played, number, false)]);
    }
    worker.work_off(vec![Job::Leave]);
    ron::write(&played)
}

fn stored(folder: &Path) -> Vec<String> {
    let folders = select::of_the_system(Some(folder)).expect("a folder");
    let names = folders.list(Collection::Matches).expect("a folder");
    let mut texts: Vec<_> =
        names.iter().map(|(name, _)| folders.read(Collection::Matches, name).expect("a match")).collect();
    texts.sort();
    texts
}

fn trouble(reports: &Receiver<Report>) -> Option<Option<Trouble>> {
    let told = reports.try_iter().filter_map(|report| match report {
        Report::Trouble(trouble) => Some(trouble),
        _ => None,
    });
    told.last()
}

#[test]
fn more_matches_than_there_is_room_for_lose_none() {
    let folder = TempDir::new().expect("a folder");
    let (mut worker, reports) = worker(folder.path(), 2);
    let mut played: Vec<String> = (1..=4).map(|number| play(&mut worker, number, number as usize)).collect();
    played.sort();
    assert_eq!(stored(folder.path()).len(), 2);
    assert!(trouble(&reports).flatten().is_some(), "that two are not saved is told");

    // What has no room is in the file with everything.
    worker.work_off(vec![Job::ExportBackup]);
    let exported = reports.try_iter().find_map(|report| match report {
        Report::Said(Stored::BackupExported { place, matches }) => Some((place, matches)),
        _ => None,
    });
    let (place, matches) = exported.expect("a backup");
    assert_eq!(matches, 4);
    let backup = Backup::read(&std::fs::read_to_string(place).expect("the file")).expect("a backup");
    let mut texts: Vec<_> = backup.matches.into_values().map(|saved| saved.record).collect();
    texts.sort();
    assert_eq!(texts, played);

    // Each match that is deleted makes room for one that waits.
    for waiting in [1, 0] {
        let oldest = worker.entries.last().expect("a match").id.clone();
        worker.work_off(vec![Job::Delete(oldest), Job::Retry]);
        assert_eq!((stored(folder.path()).len(), worker.left_unsaved.len()), (2, waiting));
        let told = trouble(&reports);
        assert_eq!(told, (waiting == 0).then_some(None), "the trouble is over when the last one is saved");
    }
    for text in stored(folder.path()) {
        assert!(played.contains(&text));
    }
}

#[test]
fn what_a_backup_has_no_room_for_is_told() {
    let folder = TempDir::new().expect("a folder");
    let (mut full, reports) = worker(folder.path(), 10);
    (1..=3).for_each(|number| _ = play(&mut full, number, 2));
    full.work_off(vec![Job::ExportBackup]);
    let place = reports.try_iter().find_map(|report| match report {
        Report::Said(Stored::BackupExported { place, .. }) => Some(place),
        _ => None,
    });
    let text = std::fs::read_to_string(place.expect("a backup")).expect("the file");

    let other = TempDir::new().expect("a folder");
    let (mut small, reports) = worker(other.path(), 1);
    small.work_off(vec![Job::Read { failure: Text::default(), text }]);
    assert_eq!(stored(other.path()).len(), 1);
    let failed = reports.try_iter().find_map(|report| match report {
        Report::Said(Stored::Failed { what, reason }) => {
            Some((what.localise(Language::English), reason.localise(Language::English)))
        }
        _ => None,
    });
    let (what, reason) = failed.expect("that two have no room");
    assert!(what.starts_with("2 matches") && reason.contains("no room"), "{what} {reason}");
    assert_eq!(Cause::of(&io::ErrorKind::QuotaExceeded.into()), Cause::NoRoom);
}

/// A match of one ply, which is written, and of a second ply, which can't be, because a folder is in the place of the
/// file; it has been left. Returns the match, its name, and the folder.
fn leave_unsaved(worker: &mut StorageWorker, folder: &Path) -> (Match, Id, PathBuf) {
    let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
    play_one(&mut played);
    worker.work_off(vec![keep(&played, 1, false)]);
    let id = worker.entries[0].id.clone();
    let file = folder.join("matches").join(id.to_string());
    std::fs::remove_file(&file).expect("the file");
    std::fs::create_dir(&file).expect("a folder");
    play_one(&mut played);
    worker.work_off(vec![keep(&played, 1, false), Job::Leave]);
    (played, id, file)
}

fn play_one(played: &mut Match) {
    let text = played.round().game().legal_moves()[0].clone();
    played.play(&text).expect("a legal move");
}

fn keep(played: &Match, number: u64, goes_on: bool) -> Job {
    let (summary, text) = (RecordSummary::of(played), ron::write(played));
    Job::Keep(Kept { number, goes_on, summary, text, serial: 0 })
}

#[test]
fn a_match_that_was_left_unsaved_goes_on_from_its_last_move() {
    let folder = TempDir::new().expect("a folder");
    let (mut worker, reports) = worker(folder.path(), 1);
    let (played, id, file) = leave_unsaved(&mut worker, folder.path());
    assert_eq!((worker.left_unsaved.len(), worker.entries[0].summary.plies), (1, 2));

    worker.work_off(vec![Job::Open { id: id.clone(), for_review: false }]);
    let opened = reports.try_iter().find_map(|report| match report {
        Report::Opened { text, continues, .. } => Some((text, continues)),
        _ => None,
    });
    assert_eq!(opened, Some((ron::write(&played), true)), "with both moves, and under its own name");
    worker.work_off(vec![keep(&played, 2, true)]);
    assert!(worker.unsaved.is_some() && worker.left_unsaved.is_empty());
    std::fs::remove_dir(&file).expect("the folder");
    worker.work_off(vec![Job::Retry]);
    assert_eq!(stored(folder.path()), [ron::write(&played)]);
    assert_eq!(worker.entries.iter().map(|entry| &entry.id).collect::<Vec<_>>(), [&id]);
}

#[test]
fn a_match_that_was_left_unsaved_comes_back_from_deletion_with_its_last_move() {
    let folder = TempDir::new().expect("a folder");
    let (mut worker, reports) = worker(folder.path(), 1);
    let (played, id, file) = leave_unsaved(&mut worker, folder.path());
    // Its earlier state is there again; the worker has not yet tried again to write over it.
    std::fs::remove_dir(&file).expect("the folder");
    let mut earlier = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
    play_one(&mut earlier);
    std::fs::write(&file, ron::write(&earlier)).expect("the file");

    worker.work_off(vec![Job::Delete(id.clone())]);
    assert!(worker.entries.is_empty() && worker.left_unsaved.is_empty());
    assert_eq!(trouble(&reports), Some(None), "what is deleted need not be saved");
    worker.work_off(vec![Job::UndoDelete]);
    assert_eq!((worker.left_unsaved.len(), worker.entries[0].summary.plies), (1, 2), "listed as it was left");
    assert!(trouble(&reports).flatten().is_some(), "it waits to be written again");
    worker.work_off(vec![Job::Retry]);
    assert_eq!(stored(folder.path()), [ron::write(&played)]);
    assert_eq!(trouble(&reports), Some(None));
}
