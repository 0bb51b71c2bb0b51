//! What a killed program has left in its folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use zen_table::session::record::ron;

/// The contents of a program's folder.
#[derive(Clone, Default, Debug)]
pub(super) struct Found {
    /// The texts of the matches, by file name.
    pub(super) texts: BTreeMap<String, String>,
    /// The name of the unfinished match whose file was written last.
    pub(super) unfinished: Option<String>,
    /// Files that the program set aside because it could not read them.
    pub(super) set_aside: Vec<String>,
    pub(super) half_written: usize,
    pub(super) locks: usize,
}

impl Found {
    pub(super) fn look(data: &Path) -> Self {
        let mut found = Self::default();
        let mut last: Option<(SystemTime, String)> = None;
        for path in files(&data.join("matches")).into_iter().chain(files(data)) {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if is_half_written(&path) {
                found.half_written += 1;
            } else if name.contains(".damaged") {
                found.set_aside.push(name);
            } else if path.parent() != Some(data) {
                let text = fs::read_to_string(&path).unwrap();
                let changed = fs::metadata(&path).and_then(|about| about.modified()).unwrap();
                let goes_on = ron::summarise(&text).is_ok_and(|summary| !summary.finished);
                // In the program's order: of two files of the same time, the one with the later name is newer.
                if goes_on && last.as_ref().is_none_or(|last| (changed, &name) > (last.0, &last.1)) {
                    last = Some((changed, name.clone()));
                }
                found.texts.insert(name, text);
            }
        }
        found.unfinished = last.map(|(_, name)| name);
        found.locks = files(&data.join("open")).len();
        found
    }

    /// The number of files that are no longer needed.
    pub(super) fn leftovers(&self) -> usize {
        self.half_written + self.locks
    }
}

fn is_half_written(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(".unfinished-"))
}

/// Whether a file is being written now.
pub(super) fn is_writing(data: &Path, before: &Found) -> bool {
    files(&data.join("matches")).iter().filter(|path| is_half_written(path)).count() > before.half_written
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect()
}
