//! Tables of figures in the documents: each stands between two lines that name it, and is replaced as a whole.

use crate::shell::{Result, output, program, root};
use std::fs;
use std::thread::available_parallelism;

/// The document with all measurements of speed.
pub(crate) const SPEED: &str = "docs/performance.md";

/// The document with what was measured of levels, probabilities and reviews.
pub(crate) const LEVELS: &str = "docs/levels.md";

/// The document with what was found after kills.
pub(crate) const KILLS: &str = "docs/kills.md";

/// Puts a table between its two lines in a document, and leaves the rest as it is.
pub(crate) fn write(document: &str, name: &str, table: &str) -> Result {
    let path = root().join(document);
    let old = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let new = between(&old, name, table).ok_or_else(|| format!("{document} lacks the lines of the table '{name}'"))?;
    fs::write(&path, new).map_err(|error| format!("{}: {error}", path.display()).into())
}

fn between(document: &str, name: &str, table: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name}: begin -->"), format!("<!-- {name}: end -->"));
    let (before, rest) = document.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{table}\n{end}{after}"))
}

/// The machine and compiler of a measurement: without them the figures mean little.
pub(crate) fn machine() -> Result<String> {
    let about = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("a processor that does not tell its name", |(_, model)| model.trim());
    let cores = available_parallelism().map_or(1, usize::from);
    let rust = output(&mut program("rustc", &["--version"]))?;
    let rust = rust.split(' ').nth(1).unwrap_or_default();
    Ok(format!("{model}, {cores} cores; Rust {rust}"))
}

#[cfg(test)]
mod tests {
    use super::between;

    #[test]
    fn a_table_replaces_the_old_one_and_nothing_else() {
        let document = "before\n<!-- a: begin -->\nold\n<!-- a: end -->\nafter\n<!-- b: begin -->\n<!-- b: end -->\n";
        assert_eq!(between(document, "a", "new").as_deref(), Some(&*document.replace("old", "new")));
        assert_eq!(between("no place", "a", "new"), None);
    }
}
