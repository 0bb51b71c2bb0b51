//! The backend in the browser: its local storage, where a write replaces the old text as a whole or fails.

use crate::app::platform::faults::SystemFault;
use crate::app::platform::web;
use crate::app::storage::backend::{ATTEMPTS, Collection, Contents, FileLock, StorageBackend, damaged_name};
use std::io;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Storage;
use web_time::SystemTime;

/// The prefix of all our keys: other pages of the same host share the storage.
const PREFIX: &str = "zen-table";

/// The storage of the page.
///
/// The browser's handle can't leave its thread, so it is fetched again for each operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LocalStorage;

impl LocalStorage {
    /// The storage; `None` where the browser has none or forbids it.
    pub(super) fn open() -> Option<Self> {
        storage().ok().map(|_| Self)
    }
}

fn storage() -> io::Result<Storage> {
    let window = web_sys::window().ok_or(SystemFault::NoPage)?;
    let storage = window.local_storage().map_err(|error| failed(&error))?;
    storage.ok_or_else(|| SystemFault::NothingKept.into())
}

fn failed(error: &JsValue) -> io::Error {
    let named =
        error.dyn_ref::<js_sys::Error>().map(|error| (String::from(error.name()), String::from(error.message())));
    match named {
        Some((name, _)) if name == "QuotaExceededError" => io::ErrorKind::QuotaExceeded.into(),
        Some((_, message)) => SystemFault::BrowserSays(message).into(),
        None => SystemFault::BrowserRefuses.into(),
    }
}

fn collection(collection: Collection) -> &'static str {
    match collection {
        Collection::Matches => "matches",
        Collection::Deleted => "deleted",
        Collection::Settings => "settings",
    }
}

fn key(at: Collection, name: &str) -> String {
    format!("{PREFIX}/{}/{name}", collection(at))
}

/// The text under a key and the time of its last change, which are in one entry: seconds since 1970, a line break, the
/// text.
fn read(storage: &Storage, key: &str) -> io::Result<(SystemTime, String)> {
    let entry = storage.get_item(key).map_err(|error| failed(&error))?;
    let entry = entry.ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
    let (seconds, text) = entry.split_once('\n').unwrap_or(("", &entry));
    let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds.parse().unwrap_or_default());
    Ok((changed, text.to_owned()))
}

fn write(storage: &Storage, key: &str, changed: SystemTime, text: &str) -> io::Result<()> {
    let seconds = changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
    storage.set_item(key, &format!("{seconds}\n{text}")).map_err(|error| failed(&error))
}

impl StorageBackend for LocalStorage {
    fn list(&self, at: Collection) -> io::Result<Vec<(String, SystemTime)>> {
        let storage = storage()?;
        let prefix = key(at, "");
        let mut names = Vec::new();
        for index in 0..storage.length().map_err(|error| failed(&error))? {
            let Some(key) = storage.key(index).map_err(|error| failed(&error))? else { continue };
            if let Some(name) = key.strip_prefix(&prefix).filter(|name| name.ends_with(".ron")) {
                names.push((name.to_owned(), read(&storage, &key)?.0));
            }
        }
        Ok(names)
    }

    fn read(&self, at: Collection, name: &str) -> io::Result<String> {
        read(&storage()?, &key(at, name)).map(|(_, text)| text)
    }

    fn write(&self, at: Collection, name: &str, text: &str) -> io::Result<()> {
        write(&storage()?, &key(at, name), SystemTime::now(), text)
    }

    fn add(&self, at: Collection, name: &str, text: &str, changed: SystemTime) -> io::Result<()> {
        let (storage, key) = (storage()?, key(at, name));
        if storage.get_item(&key).map_err(|error| failed(&error))?.is_some() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        write(&storage, &key, changed, text)
    }

    fn move_between(&self, name: &str, from: Collection, to: Collection) -> io::Result<()> {
        let (storage, old, new) = (storage()?, key(from, name), key(to, name));
        if storage.get_item(&new).map_err(|error| failed(&error))?.is_some() {
            return Err(io::Error::new(io::ErrorKind::AlreadyExists, SystemFault::SameName));
        }
        let (changed, text) = read(&storage, &old)?;
        write(&storage, &new, changed, &text)?;
        storage.remove_item(&old).map_err(|error| failed(&error))
    }

    fn remove(&self, at: Collection, name: &str) -> io::Result<()> {
        storage()?.remove_item(&key(at, name)).map_err(|error| failed(&error))
    }

    fn set_aside(&self, at: Collection, name: &str) -> io::Result<String> {
        let storage = storage()?;
        let (changed, text) = read(&storage, &key(at, name))?;
        for other in (1..ATTEMPTS).map(|number| damaged_name(name, number)) {
            let goal = key(at, &other);
            if storage.get_item(&goal).map_err(|error| failed(&error))?.is_none() {
                write(&storage, &goal, changed, &text)?;
                storage.remove_item(&key(at, name)).map_err(|error| failed(&error))?;
                return Ok(other);
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    fn export(&self, stem: &str, contents: Contents<'_>) -> io::Result<String> {
        let name = format!("{stem}.{}", contents.extension());
        web::save_file(&name, contents.media_type(), contents.bytes())?;
        Ok(name)
    }

    fn persist(&self) {
        web::ask_to_persist();
    }

    /// Always granted: the page itself makes sure that it is open only once.
    fn claim(&self, _: &str) -> Option<FileLock> {
        Some(FileLock::without_guard())
    }
}
