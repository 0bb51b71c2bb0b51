//! The backend on the desktop: files in folders. Nothing else in `storage` accesses the file system directly.

use crate::app::platform::faults::SystemFault;
use crate::app::storage::backend::{ATTEMPTS, Collection, Contents, FileLock, StorageBackend, damaged_name};
use crate::session::record;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Leftovers of a write that was killed are removed when they are older than this: a younger one may still be written,
/// by another program. Writing takes some milliseconds, on a slow disk seconds.
const LEFTOVER: Duration = Duration::from_secs(10 * 60);

/// The prefix of the name of a file that is still being written.
const UNFINISHED: &str = ".unfinished-";

/// The suffix of the names of lock files.
const LOCK: &str = ".lock";

/// The longest text that is read, in bytes: a byte more than the longest record, so that the reader of records says
/// that it is too long.
const LONGEST: u64 = record::LONGEST as u64 + 1;

/// A lock and its file.
#[derive(Debug)]
struct Lock {
    _file: File,
    path: PathBuf,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The file is removed while the lock is held, so that it is not the lock file of another program. A file that
        // stays does no harm.
        let _ = fs::remove_file(&self.path);
    }
}

/// Files in folders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Folders {
    data: PathBuf,
    config: PathBuf,
    /// The folder for exported files.
    downloads: PathBuf,
}

impl Folders {
    /// The folders of the system for data, configuration and downloads; `None` where it has none.
    #[must_use]
    pub(super) fn of_the_system() -> Option<Self> {
        let folders = directories::ProjectDirs::from("", "", "zen-table")?;
        let user = directories::UserDirs::new()?;
        let downloads = user.download_dir().unwrap_or_else(|| user.home_dir()).to_owned();
        Some(Self { data: folders.data_dir().to_owned(), config: folders.config_dir().to_owned(), downloads })
    }

    /// Everything in one folder, which is created when it is first written to.
    #[must_use]
    pub(super) fn in_one(folder: &Path) -> Self {
        Self { data: folder.to_owned(), config: folder.to_owned(), downloads: folder.join("exported") }
    }

    fn folder(&self, collection: Collection) -> PathBuf {
        match collection {
            Collection::Matches => self.data.join("matches"),
            Collection::Deleted => self.data.join("matches").join("deleted"),
            Collection::Settings => self.config.clone(),
        }
    }

    /// The folder of the lock files, which are locked while a program holds a claim.
    fn locks(&self) -> PathBuf {
        self.data.join("open")
    }

    fn file(&self, collection: Collection, name: &str) -> PathBuf {
        self.folder(collection).join(name)
    }

    /// Writes the text to a temporary file in the same folder, and flushes it to the disk.
    fn prepare(folder: &Path, contents: &[u8]) -> io::Result<tempfile::NamedTempFile> {
        fs::create_dir_all(folder)?;
        let mut file = tempfile::Builder::new().prefix(UNFINISHED).tempfile_in(folder)?;
        file.write_all(contents)?;
        file.as_file().sync_all()?;
        Ok(file)
    }

    /// Flushes a folder to the disk, so that a renamed file survives a loss of power, where the system can do that.
    fn settle(folder: &Path) {
        if cfg!(unix) {
            // The text itself is on the disk already; at worst the old text is found again.
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
    }
}

impl StorageBackend for Folders {
    fn list(&self, collection: Collection) -> io::Result<Vec<(String, SystemTime)>> {
        let entries = match fs::read_dir(self.folder(collection)) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error),
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry?;
            let (Ok(name), Ok(about)) = (entry.file_name().into_string(), entry.metadata()) else {
                continue;
            };
            let changed = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            if about.is_file() && !name.starts_with(UNFINISHED) && name.ends_with(".ron") {
                names.push((name, changed));
            }
        }
        Ok(names)
    }

    fn read(&self, collection: Collection, name: &str) -> io::Result<String> {
        let path = self.file(collection, name);
        if fs::metadata(&path)?.len() > LONGEST {
            return Err(io::Error::new(io::ErrorKind::InvalidData, SystemFault::FarTooLong));
        }
        fs::read_to_string(path)
    }

    fn write(&self, collection: Collection, name: &str, text: &str) -> io::Result<()> {
        let folder = self.folder(collection);
        Self::prepare(&folder, text.as_bytes())?.persist(folder.join(name))?;
        Self::settle(&folder);
        Ok(())
    }

    fn add(&self, collection: Collection, name: &str, text: &str, changed: SystemTime) -> io::Result<()> {
        let folder = self.folder(collection);
        let file = Self::prepare(&folder, text.as_bytes())?;
        // A file system without such times gives the time of writing.
        let _ = file.as_file().set_modified(changed);
        file.persist_noclobber(folder.join(name))?;
        Self::settle(&folder);
        Ok(())
    }

    fn move_between(&self, name: &str, from: Collection, to: Collection) -> io::Result<()> {
        let goal = self.file(to, name);
        fs::create_dir_all(self.folder(to))?;
        if goal.exists() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, SystemFault::SameName));
        }
        fs::rename(self.file(from, name), goal)
    }

    fn remove(&self, collection: Collection, name: &str) -> io::Result<()> {
        fs::remove_file(self.file(collection, name))
    }

    fn set_aside(&self, collection: Collection, name: &str) -> io::Result<String> {
        for other in (1..ATTEMPTS).map(|number| damaged_name(name, number)) {
            let goal = self.file(collection, &other);
            if !goal.exists() {
                fs::rename(self.file(collection, name), goal)?;
                return Ok(other);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn export(&self, stem: &str, contents: Contents<'_>) -> io::Result<String> {
        let file = Self::prepare(&self.downloads, contents.bytes())?;
        let mut tried = file;
        for number in 1..ATTEMPTS {
            let more = if number > 1 { format!("-{number}") } else { String::new() };
            let path = self.downloads.join(format!("{stem}{more}.{}", contents.extension()));
            match tried.persist_noclobber(&path) {
                Ok(_) => return Ok(path.display().to_string()),
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => tried = error.file,
                Err(error) => return Err(error.error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn remove_leftovers(&self) {
        let entries = |folder: PathBuf| fs::read_dir(folder).into_iter().flatten().flatten();
        for collection in [Collection::Matches, Collection::Deleted, Collection::Settings] {
            for entry in entries(self.folder(collection)) {
                let is_unfinished = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
                let changed = entry.metadata().and_then(|about| about.modified());
                let age = changed.ok().and_then(|changed| changed.elapsed().ok());
                if is_unfinished && age.is_some_and(|age| age > LEFTOVER) {
                    // What stays is tried again at the next start.
                    let _ = fs::remove_file(entry.path());
                }
            }
        }
        for entry in entries(self.locks()) {
            if let Some(name) = entry.file_name().to_str().and_then(|name| name.strip_suffix(LOCK)) {
                // Dropping the claim removes the file. Where the claim is refused, another program still holds it.
                drop(self.claim(name));
            }
        }
    }

    fn claim(&self, name: &str) -> Option<FileLock> {
        let folder = self.locks();
        let path = folder.join(format!("{name}{LOCK}"));
        // At most twice: another program may remove the file between our opening and our locking it.
        for _ in 0..2 {
            let opened =
                fs::create_dir_all(&folder).and_then(|()| File::options().append(true).create(true).open(&path));
            let Ok(file) = opened else {
                // What can't be locked can't be written either, which is reported when it is tried.
                break;
            };
            match file.try_lock() {
                Ok(()) if path.exists() => return Some(FileLock::with_guard(Lock { _file: file, path })),
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => break,
            }
        }
        // The file system has no locks, so the claim is granted without one.
        Some(FileLock::without_guard())
    }
}
