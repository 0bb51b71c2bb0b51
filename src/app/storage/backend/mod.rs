//! Where texts lie when the program is not running: named, in collections, each replaced as a whole or not at all.
//!
//! On the desktop they are files in folders (`filesystem`), in the browser they lie in its local storage (`local_storage`); another
//! place to keep texts is another [`StorageBackend`].

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

/// A part of the backend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Collection {
    /// The matches.
    Matches,
    /// Deleted matches, to be restored.
    Deleted,
    /// The settings.
    Settings,
}

/// A place where texts are kept.
pub trait StorageBackend: Debug + Send + 'static {
    /// The names of all texts in a collection, with the time of their last change; none where there is no collection yet.
    ///
    /// # Errors
    /// When the collection can't be looked into.
    fn list(&self, collection: Collection) -> io::Result<Vec<(String, SystemTime)>>;

    /// Reads a text.
    ///
    /// # Errors
    /// When there is none of that name, or it can't be read.
    fn read(&self, collection: Collection, name: &str) -> io::Result<String>;

    /// Writes a text, in place of one of the same name. Whatever happens on the way, afterwards either the old text or the
    /// new one is there as a whole.
    ///
    /// # Errors
    /// When it can't be written; the old text is then still there.
    fn write(&self, collection: Collection, name: &str, text: &str) -> io::Result<()>;

    /// Writes a text under a name that is not taken yet.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] when the name is taken; otherwise when the text can't be written.
    fn add(&self, collection: Collection, name: &str, text: &str) -> io::Result<()>;

    /// Brings a text to another collection, where its name must not be taken.
    ///
    /// # Errors
    /// When that can't be done; the text is then still where it was.
    fn shift(&self, name: &str, from: Collection, to: Collection) -> io::Result<()>;

    /// Removes a text for good.
    ///
    /// # Errors
    /// When that can't be done.
    fn remove(&self, collection: Collection, name: &str) -> io::Result<()>;

    /// Gives a text that can't be read another name, under which nothing looks for it; returns that name.
    ///
    /// # Errors
    /// When that can't be done; the text then keeps its name.
    fn set_aside(&self, collection: Collection, name: &str) -> io::Result<String>;

    /// Hands a text out as a file to be taken elsewhere, where people look for what they have fetched: under this name, with
    /// `.txt` and, where that is taken, a number behind it. Tells in words what the file is called and where it is.
    ///
    /// # Errors
    /// When that can't be done.
    fn hand_out(&self, stem: &str, text: &str) -> io::Result<String>;

    /// Removes what killed programs have left behind, where no running program uses it. What can't be removed stays.
    fn tidy(&self) {}

    /// Claims a name for this program, until the claim is dropped or the program ends in whatever way; `None` when another
    /// program holds it.
    fn claim(&self, name: &str) -> Option<FileLock>;
}

/// The right to write under a name; it ends when this is dropped.
#[derive(Debug)]
pub struct FileLock {
    /// What has to be kept for as long as the claim holds; nothing where there is nothing to hold on to.
    _held: Option<Box<dyn Held>>,
}

/// What a claim holds on to.
trait Held: Any + Debug + Send + Sync {}

impl<T: Any + Debug + Send + Sync> Held for T {}

impl FileLock {
    #[cfg(not(target_arch = "wasm32"))]
    fn holding(held: impl Held) -> Self {
        Self { _held: Some(Box::new(held)) }
    }

    fn of_nothing() -> Self {
        Self { _held: None }
    }
}

/// The name under which a text that can't be read is kept, at the `number`th attempt from 1.
fn aside(name: &str, number: u32) -> String {
    if number == 1 { format!("{name}{DAMAGED}") } else { format!("{name}{DAMAGED}-{number}") }
}

/// How many names are tried for a text that can't be read.
const ATTEMPTS: u32 = 1000;
