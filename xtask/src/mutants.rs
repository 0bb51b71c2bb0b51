//! `cargo xtask mutants`: mutation testing. It changes the rules in one place at a time and checks that a test fails.

use crate::shell::{CORE_PACKAGE, Result, cargo, run, succeeds};

/// Runs cargo-mutants with `.cargo/mutants.toml` and these arguments.
pub(crate) fn mutants(arguments: &[&str]) -> Result {
    if !succeeds(&mut cargo(&["mutants", "--version"])) {
        return Err("cargo-mutants is missing: please run `cargo install cargo-mutants --locked`".into());
    }
    run(cargo(&["mutants", "--package", CORE_PACKAGE]).args(arguments))
}
