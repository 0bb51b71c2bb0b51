//! Where texts are stored: each has a name in a collection, and is replaced as a whole or not at all.
//!
//! On the desktop they are files in folders (`filesystem`), in the browser entries of its local storage
//! (`local_storage`). Another kind of storage would be another [`StorageBackend`].

#[cfg(not(target_arch = "wasm32"))]
mod filesystem;
#[cfg(target_arch = "wasm32")]
mod local_storage;
pub mod select;

use std::any::Any;
use std::fmt::Debug;
use std::io;
use web_time::SystemTime;

/// What is added to the name of a text that can't be read.
const DAMAGED: &str = ".damaged";

/// A group of texts in the backend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Collection {
    /// The matches.
    Matches,
    /// Deleted matches, which can be restored.
    Deleted,
    /// The settings, and the results against computers.
    Settings,
}

/// What a file for the user contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contents<'a> {
    /// A match, as a text.
    Record(&'a str),
    /// Everything that is stored, as a text.
    Backup(&'a str),
    /// A picture, as a PNG file.
    Picture(&'a [u8]),
}

impl<'a> Contents<'a> {
    /// The bytes of the file.
    #[must_use]
    pub const fn bytes(self) -> &'a [u8] {
        match self {
            Self::Record(text) | Self::Backup(text) => text.as_bytes(),
            Self::Picture(bytes) => bytes,
        }
    }

    /// The extension of its name, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Record(_) => "zen",
            Self::Backup(_) => "zenbackup",
            Self::Picture(_) => "png",
        }
    }

    /// Its media type (MIME).
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Record(_) => "application/x-zen-table",
            Self::Backup(_) => "application/x-zen-table-backup",
            Self::Picture(_) => "image/png",
        }
    }
}

/// A kind of storage for texts.
pub trait StorageBackend: Debug + Send + 'static {
    /// The names of all texts in a collection, with the time of their last change; empty where the collection does not
    /// exist yet.
    ///
    /// # Errors
    /// When the collection can't be listed.
    fn list(&self, collection: Collection) -> io::Result<Vec<(String, SystemTime)>>;

    /// Reads a text.
    ///
    /// # Errors
    /// When there is none of that name, or it can't be read.
    fn read(&self, collection: Collection, name: &str) -> io::Result<String>;

    /// Writes a text, and replaces the one of the same name. Even after a crash, either the old text or the new one is
    /// there as a whole.
    ///
    /// # Errors
    /// When it can't be written; the old text is then still there.
    fn write(&self, collection: Collection, name: &str, text: &str) -> io::Result<()>;

    /// Writes a text under a name that is not taken yet, as changed last at this time.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] when the name is taken; otherwise when the text can't be written.
    fn add(&self, collection: Collection, name: &str, text: &str, changed: SystemTime) -> io::Result<()>;

    /// Moves a text to another collection, where its name must not be taken.
    ///
    /// # Errors
    /// When that can't be done; the text is then still where it was.
    fn move_between(&self, name: &str, from: Collection, to: Collection) -> io::Result<()>;

    /// Removes a text for good.
    ///
    /// # Errors
    /// When that can't be done.
    fn remove(&self, collection: Collection, name: &str) -> io::Result<()>;

    /// Renames a text that can't be read, so that it is no longer listed; returns its new name.
    ///
    /// # Errors
    /// When that can't be done; the text then keeps its name.
    fn set_aside(&self, collection: Collection, name: &str) -> io::Result<String>;

    /// Exports a file for the user, among the user's downloads. Its name is this stem, a number if the name is taken,
    /// and the extension of its contents. Returns its path; in the browser, which does not tell the folder, its name.
    ///
    /// # Errors
    /// When that can't be done.
    fn export(&self, stem: &str, contents: Contents<'_>) -> io::Result<String>;

    /// Removes files that killed programs have left behind and that no running program uses. What can't be removed
    /// stays.
    fn remove_leftovers(&self) {}

    /// Asks the system not to delete what is stored of its own accord. It is called once, when there is a match worth
    /// keeping: a browser may ask its user.
    fn persist(&self) {}

    /// Claims a name for this program, until the claim is dropped or the program ends in any way; `None` when another
    /// program holds it.
    fn claim(&self, name: &str) -> Option<FileLock>;
}

/// The right to write under a name; it ends when this is dropped.
#[derive(Debug)]
pub struct FileLock {
    /// The value that holds the lock; `None` where nothing has to be locked.
    _guard: Option<Box<dyn LockGuard>>,
}

/// A value that holds a lock until it is dropped.
trait LockGuard: Any + Debug + Send + Sync {}

impl<T: Any + Debug + Send + Sync> LockGuard for T {}

impl FileLock {
    #[cfg(not(target_arch = "wasm32"))]
    fn with_guard(guard: impl LockGuard) -> Self {
        Self { _guard: Some(Box::new(guard)) }
    }

    fn without_guard() -> Self {
        Self { _guard: None }
    }
}

/// The name under which a text that can't be read is kept, at the `number`th attempt from 1.
fn damaged_name(name: &str, number: u32) -> String {
    if number == 1 { format!("{name}{DAMAGED}") } else { format!("{name}{DAMAGED}-{number}") }
}

/// How many names are tried for a text that can't be read.
const ATTEMPTS: u32 = 1000;

#[cfg(test)]
mod tests {
    use super::Contents;

    #[test]
    fn files_with_matches_are_what_the_system_is_told_of() {
        let told = include_str!("../../../../assets/desktop/zen-table.xml");
        let entry = include_str!("../../../../assets/desktop/zen-table.desktop");
        let (media_type, end) = (Contents::Record("").media_type(), Contents::Record("").extension());
        assert!(told.contains(&format!("<mime-type type=\"{media_type}\">")), "{told}");
        assert!(told.contains(&format!("<glob pattern=\"*.{end}\"/>")), "{told}");
        assert!(entry.contains(&format!("\nMimeType={media_type};\n")), "{entry}");
    }
}
