//! `cargo xtask mutants`: changes the rules in one place after the other and sees whether a test notices.

use crate::shell::{Result, cargo, run, succeeds};

/// Runs cargo-mutants as `.cargo/mutants.toml` says, with these arguments of its own.
pub(crate) fn mutants(arguments: &[&str]) -> Result {
    if !succeeds(&mut cargo(&["mutants", "--version"])) {
        return Err("cargo-mutants is missing: please run `cargo install cargo-mutants --locked`".into());
    }
    run(cargo(&["mutants", "--package", "zen-table"]).args(arguments))
}
