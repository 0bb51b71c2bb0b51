//! The check that the build makes of the assets: what it accepts, and how it reports what is broken.

#[path = "../build/check.rs"]
mod check;

use std::fs;
use std::path::{Path, PathBuf};
use zen_table::games::Kind;
use zen_table::session::about::{self as form, about};

/// A folder of its own for each test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, file: &str, text: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the folder for tests can be written to");
        fs::write(path.join(file), text).expect("the folder for tests can be written to");
        Self(path)
    }

    fn faults(&self) -> Vec<String> {
        let beginning = format!("{}/", self.0.display());
        check::assets(&self.0).iter().map(|fault| fault.to_string().replace(&beginning, "")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind harms nothing: the next run writes over it.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn games() -> String {
    fs::read_to_string("assets/games.ron").expect("the tests run in the package's folder")
}

/// The line of the games' asset, counted from 1, on which this text stands for the first time.
fn line_of(text: &str) -> usize {
    1 + games().lines().position(|line| line.contains(text)).expect("the asset holds this text")
}

/// The one fault of the games' asset when `good` is replaced by `bad` in the first place where it stands.
fn fault_of(name: &str, good: &str, bad: &str) -> String {
    assert!(games().contains(good), "the asset holds {good:?}");
    let faults = Folder::with(name, "games.ron", &games().replacen(good, bad, 1)).faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.into_iter().next().unwrap_or_default()
}

#[test]
fn the_assets_of_the_program_are_sound() {
    assert!(check::assets(Path::new("assets")).is_empty());
}

#[test]
fn a_missing_comma_is_reported_with_file_line_column_and_reason() {
    let fault = fault_of("comma", "publisher: \"DJ Games\",", "publisher: \"DJ Games\"");
    let line = line_of("year: 1997");
    assert!(fault.starts_with(&format!("games.ron:{line}:")), "{fault}");
    assert!(fault.to_lowercase().contains("comma"), "{fault}");
}

#[test]
fn a_missing_field_is_reported_by_name() {
    let fault = fault_of("missing", "author: \"Dieter Stein\",", "");
    assert!(fault.starts_with("games.ron:") && fault.contains("author"), "{fault}");
}

#[test]
fn an_unknown_game_is_reported_by_name_with_its_line() {
    let fault = fault_of("unknown", "enso: (", "go: (");
    assert!(fault.starts_with(&format!("games.ron:{}:", line_of("enso: ("))), "{fault}");
    assert!(fault.contains("go"), "{fault}");
}

#[test]
fn an_empty_text_a_wrong_year_and_a_link_that_is_none_are_reported_with_their_lines() {
    for (name, good, bad, reason) in [
        ("empty", "\"Dieter Stein\"", "\"\"", "empty"),
        ("year", "year: 2004", "year: 2204", "year"),
        ("link", "\"https://spielstein.com/games/enso/rules\"", "\"spielstein\"", "link"),
        ("players", "players: [2, 4]", "players: [4, 2]", "players"),
    ] {
        let fault = fault_of(name, good, bad);
        assert!(fault.starts_with(&format!("games.ron:{}:", line_of(good))), "{fault}");
        assert!(fault.contains(reason), "{fault}");
    }
}

#[test]
fn a_file_that_nobody_knows_is_reported() {
    let faults = Folder::with("stranger", "stranger.ron", "()").faults();
    assert_eq!(faults, ["stranger.ron: build/check.rs does not know what this file should hold"]);
}

#[test]
fn a_folder_that_is_not_there_is_reported() {
    assert_eq!(check::assets(Path::new("no/such/folder")).len(), 1);
}

#[test]
fn the_program_reads_what_the_build_has_checked() {
    for kind in Kind::ALL {
        assert!(!about(kind).author.is_empty(), "{} has an author", kind.id());
    }
}
