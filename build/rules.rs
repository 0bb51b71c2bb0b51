//! Looks for the rules of every game in every language, which are pages in Markdown in `assets/locales/<tag>/rules/`,
//! and writes the Rust source of the table of them.

use crate::fault::Fault;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The generated source, or every page that is lacking or that belongs to no game. `games` is the folder with a file
/// for every game, which is named by its id; `locales` is the one with a folder for every language.
pub(crate) fn generate(games: &Path, locales: &Path) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let wanted: BTreeSet<_> = entries(games, &mut faults).iter().filter_map(|path| stem(path)).collect();
    let mut source = "/// The rules: the tag of a language, the id of a game, and the page.\n\
                      const PAGES: &[(&str, &str, &str)] = &[\n"
        .to_owned();
    for language in entries(locales, &mut faults).iter().filter(|path| path.is_dir()) {
        let folder = language.join("rules");
        let tag = language.file_name().unwrap_or_default().display();
        let found = entries(&folder, &mut faults);
        for strange in found.iter().filter(|path| stem(path).is_none_or(|id| !wanted.contains(&id))) {
            faults.push(Fault::new(strange, None, format!("no game has this name in {}", games.display())));
        }
        for id in &wanted {
            let page = folder.join(format!("{id}.md"));
            if !found.contains(&page) {
                faults.push(Fault::new(&page, None, "this page is lacking".to_owned()));
            }
            let path = page.display().to_string().replace('\\', "/");
            _ = writeln!(
                source,
                "    (\"{tag}\", \"{id}\", include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\"))),"
            );
        }
    }
    if faults.is_empty() { Ok(source + "];\n") } else { Err(faults) }
}

/// The name of a file without its ending.
fn stem(path: &Path) -> Option<String> {
    Some(path.file_stem()?.to_str()?.to_owned())
}

fn entries(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    match fs::read_dir(folder) {
        Ok(entries) => {
            let mut paths: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
            paths.sort();
            paths
        }
        Err(error) => {
            faults.push(Fault::new(folder, None, format!("cannot be listed: {error}")));
            Vec::new()
        }
    }
}
