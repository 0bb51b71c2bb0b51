//! Checks the texts, so that a broken one fails the build, makes the phrases of the catalogue and the table of the
//! rules' pages, and stamps the program with its version and commit.

mod fault;
mod phrase_name;
mod phrases;
mod report;
mod rules;
mod stamp;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    // Cargo runs this in the folder `src`.
    let assets = Path::new("../assets");
    let (games, locales) = (assets.join("games"), assets.join("locales"));
    for watched in [Path::new("../build"), &games, &locales] {
        println!("cargo::rerun-if-changed={}", watched.display());
    }
    stamp::stamp(Path::new("../.git"));
    let mut faults = report::write("phrases.rs", phrases::generate(&locales));
    faults.extend(report::write("rules.rs", rules::generate(&games, &locales)));
    report::report(&faults)
}
