//! Checks the assets, so that a broken one fails the build, makes the phrases of the catalogue of texts and the tables
//! of the rules' pages and of the files that the program contains, and stamps the program with its version and commit.

#[path = "build/check.rs"]
mod check;
#[path = "build/embedded.rs"]
mod embedded;
#[path = "build/fault.rs"]
mod fault;
#[expect(unreachable_pub, reason = "public in the library, which it is a part of")]
#[path = "src/session/about/form.rs"]
mod form;
#[path = "build/phrase_name.rs"]
mod phrase_name;
#[path = "build/phrases.rs"]
mod phrases;
#[path = "build/rules.rs"]
mod rules;
#[path = "build/stamp.rs"]
mod stamp;
#[expect(unreachable_pub, reason = "public in the library, which it is a part of")]
#[path = "src/themes/form.rs"]
mod themes;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    for watched in ["build.rs", "build", "src/session/about/form.rs", "src/themes/form.rs", "assets"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    stamp::stamp();
    let mut faults = check::assets(Path::new("assets"));
    let folder = std::env::var_os("OUT_DIR").expect("Cargo names the folder");
    let locales = Path::new("assets/locales");
    for (file, generated) in [
        ("embedded.rs", embedded::generate(Path::new("assets"))),
        ("phrases.rs", phrases::generate(locales)),
        ("rules.rs", rules::generate(Path::new("assets/games"), locales)),
    ] {
        match generated {
            Ok(source) => {
                if let Err(error) = std::fs::write(Path::new(&folder).join(file), source) {
                    println!("cargo::error={file} cannot be written: {error}");
                    return ExitCode::FAILURE;
                }
            }
            Err(found) => faults.extend(found),
        }
    }
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
