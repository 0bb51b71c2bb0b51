//! Checks the assets, so that a broken one fails the build, and stamps the program with its version and commit.

#[path = "build/check.rs"]
mod check;
#[expect(unreachable_pub, reason = "public in the library, which it is a part of")]
#[path = "src/session/about/form.rs"]
mod form;
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
    let faults = check::assets(Path::new("assets"));
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
