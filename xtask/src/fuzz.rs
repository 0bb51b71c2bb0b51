//! `cargo xtask fuzz`: tries generated inputs for as long as one likes, each time others.

use crate::shell::{Result, cargo, run};
use std::time::{SystemTime, UNIX_EPOCH};

/// How long inputs are tried unless it is said, in minutes.
const MINUTES: u64 = 60;

/// Tries inputs; what fails is kept in `tests/fuzz/corpus`.
pub(crate) fn fuzz(arguments: &[&str]) -> Result {
    let (mut minutes, mut seed) = (MINUTES, fresh_seed());
    let mut rest = arguments;
    while let [name, number, after @ ..] = rest {
        let number = number.parse().map_err(|_| format!("'{number}' is no whole number"))?;
        match *name {
            "--minutes" => minutes = number,
            "--seed" => seed = number,
            _ => return Err(usage()),
        }
        rest = after;
    }
    if !rest.is_empty() {
        return Err(usage());
    }
    println!("Inputs are tried for {minutes} minutes, from seed {seed} on; what fails is kept in tests/fuzz/corpus.");
    let mut tests = cargo(&["test", "--locked", "--package", "zen-table", "--no-default-features", "--test", "fuzz"]);
    // Every reader is a test, and all run at once.
    tests.args(["--", "--nocapture", "--test-threads", "6"]);
    run(tests.env("ZEN_TABLE_FUZZ_MINUTES", minutes.to_string()).env("ZEN_TABLE_FUZZ_SEED", seed.to_string()))
}

fn usage() -> crate::shell::Failure {
    "fuzz takes --minutes N and --seed N".into()
}

/// A seed that no run before had: the seconds of the clock, so that a run of one seed a second meets none twice either.
fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
