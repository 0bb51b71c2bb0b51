//! Reads every RON file of a folder of assets as what it should be, and tells what is wrong with it, and where.

use crate::fault::Fault;
use crate::form::About;
use crate::themes::{MarkSets, Moods, Themes};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Everything wrong with the RON files of a folder and the folders in it; other files are not looked at.
pub(crate) fn assets(folder: &Path) -> Vec<Fault> {
    let mut files = Vec::new();
    let mut faults = Vec::new();
    if let Err(error) = collect(folder, &mut files) {
        faults.push(Fault::new(folder, None, format!("cannot be listed: {error}")));
    }
    files.sort();
    for file in files {
        match fs::read_to_string(&file) {
            Ok(text) => faults.extend(check(&file, &text)),
            Err(error) => {
                faults.push(Fault::new(&file, None, format!("cannot be read as text: {error}")));
            }
        }
    }
    faults
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    Ok(())
}

/// Each kind of asset is known by its folder and its name, and has its type here.
fn check(file: &Path, text: &str) -> Option<Fault> {
    let folder = file.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    let name = file.file_name().and_then(|name| name.to_str());
    let read = match (folder, name) {
        (Some("games"), _) => ron::from_str::<About>(text).map(drop),
        (Some("themes"), Some("marks.ron")) => ron::from_str::<MarkSets>(text).map(drop),
        (Some("themes"), Some("moods.ron")) => ron::from_str::<Moods>(text).map(drop),
        (Some("themes"), _) => ron::from_str::<Themes>(text).map(drop),
        _ => {
            let reason = "build/check.rs does not know what this file should hold".to_owned();
            return Some(Fault::new(file, None, reason));
        }
    };
    let error = read.err()?;
    let place = Some((error.span.start.line, error.span.start.col));
    Some(Fault::new(file, place, error.code.to_string()))
}
