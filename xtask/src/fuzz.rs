//! `cargo xtask fuzz`: tries generated inputs for a chosen time, different ones in each run.

use crate::shell::{Result, cargo, run};
use std::time::{SystemTime, UNIX_EPOCH};

/// For how many minutes inputs are tried if the arguments give no number.
const MINUTES: u64 = 60;

/// Tries inputs; those that fail are kept in `tests/fuzz/corpus`.
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
    // Each reader of input is a test; all of them run at the same time.
    tests.args(["--", "--nocapture", "--test-threads", "6"]);
    run(tests.env("ZEN_TABLE_FUZZ_MINUTES", minutes.to_string()).env("ZEN_TABLE_FUZZ_SEED", seed.to_string()))
}

fn usage() -> crate::shell::Failure {
    "fuzz takes --minutes N and --seed N".into()
}

/// A seed that no earlier run had: the clock's seconds. A run tries consecutive seeds, at most about one per second, so
/// two runs do not try the same seed.
fn fresh_seed() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}
