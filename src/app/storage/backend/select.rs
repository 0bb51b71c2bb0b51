//! Selects the storage backend of this system.

use crate::app::storage::backend::StorageBackend;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::storage::backend::filesystem;
#[cfg(target_arch = "wasm32")]
use crate::app::storage::backend::local_storage;
use std::path::Path;

/// The backend of this system: in one folder if one is given, else where the system keeps such files; `None` where
/// there is no such place.
#[must_use]
pub fn of_the_system(folder: Option<&Path>) -> Option<Box<dyn StorageBackend>> {
    #[cfg(not(target_arch = "wasm32"))]
    {
        let folders = folder.map(filesystem::Folders::in_one).or_else(filesystem::Folders::of_the_system);
        folders.map(|folders| Box::new(folders) as Box<dyn StorageBackend>)
    }
    #[cfg(target_arch = "wasm32")]
    {
        // A page has no folders.
        let _ = folder;
        local_storage::LocalStorage::open().map(|storage| Box::new(storage) as Box<dyn StorageBackend>)
    }
}
