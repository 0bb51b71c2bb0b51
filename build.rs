//! Checks the assets, so that a broken one fails the build, and makes the table of the files that the program contains.
//! The texts are checked by `build/core.rs`.

#[path = "build/check.rs"]
mod check;
#[path = "build/embedded.rs"]
mod embedded;
#[path = "build/fault.rs"]
mod fault;
#[expect(unreachable_pub, reason = "public in the library, which it is a part of")]
#[path = "src/session/about/form.rs"]
mod form;
#[path = "build/report.rs"]
mod report;
#[expect(unreachable_pub, reason = "public in the library, which it is a part of")]
#[path = "src/themes/form.rs"]
mod themes;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    for watched in ["build.rs", "build", "src/session/about/form.rs", "src/themes/form.rs", "assets"] {
        println!("cargo::rerun-if-changed={watched}");
    }
    let assets = Path::new("assets");
    let mut faults = check::assets(assets);
    faults.extend(report::write("embedded.rs", embedded::generate(assets)));
    report::report(&faults)
}
