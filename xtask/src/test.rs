//! `cargo xtask test`: everything that CI checks, in the order in which a mistake is found soonest.

use crate::browser;
use crate::house;
use crate::shell::{Result, cargo, program, root, run, succeeds};
use crate::system::{self, Need};
use std::time::{Duration, Instant};

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// What needs no window, no table and no sound.
    Rules,
    /// That, and the rest.
    Everything,
}

/// Checks, and stops at the first failure.
pub(crate) fn test(scope: Scope) -> Result {
    let start = Instant::now();
    step("tools", provide_tools)?;
    step("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    step("rules of the house", || house::check(&root()))?;
    step("lints, without window", || lint(&["--no-default-features"]))?;
    step("tests, without window", test_without_window)?;
    match scope {
        Scope::Rules => step("documentation, without window", || document(&["--no-default-features"]))?,
        Scope::Everything => {
            step("system", || system::provide(Need::BuildAndWatch))?;
            step("lints, with window", || lint(&[]))?;
            step("documentation", || document(&[]))?;
            // The other tests under tests/ have run above, without what these need.
            let tests = ["--lib", "--bins", "--test", "app", "--test", "hands"];
            step("tests, with window", || run(cargo(&["test", "--locked"]).args(tests)))?;
            play_by_hand()?;
            step("browser tests", browser::test)?;
        }
    }
    println!("\nAll checks passed in {}.", words(start.elapsed()));
    Ok(())
}

/// Plays the real program in a virtual display, by a real mouse.
pub(crate) fn end_to_end() -> Result {
    step("system", || system::provide(Need::BuildAndWatch))?;
    play_by_hand()
}

fn play_by_hand() -> Result {
    step("end-to-end tests", || run(&mut cargo(&["test", "--locked", "--test", "e2e"])))
}

fn step(name: &str, check: impl FnOnce() -> Result) -> Result {
    println!("\n== {name}");
    let start = Instant::now();
    check()?;
    println!("== {name}: passed in {}", words(start.elapsed()));
    Ok(())
}

/// A toolchain may come without formatter and linter.
fn provide_tools() -> Result {
    for (component, subcommand) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if succeeds(&mut cargo(&[subcommand, "--version"])) {
            continue;
        }
        if !succeeds(&mut program("rustup", &["--version"])) {
            return Err(format!("{component} is missing: please install it for this Rust").into());
        }
        println!("Missing in this toolchain, to be added with rustup: {component}");
        run(&mut program("rustup", &["component", "add", component]))?;
    }
    Ok(())
}

/// What is checked: the game and this program each for itself, since in one call their dependencies would be built with the
/// features of both, and Bevy anew.
const PACKAGES: [&str; 2] = ["zen-table", "xtask"];

fn lint(features: &[&str]) -> Result {
    PACKAGES.iter().try_for_each(|package| {
        let mut command = cargo(&["clippy", "--locked", "--package", package, "--all-targets"]);
        run(command.args(features_of(package, features)).args(["--", "--deny", "warnings"]))
    })
}

fn document(features: &[&str]) -> Result {
    PACKAGES.iter().try_for_each(|package| {
        let mut command = cargo(&["doc", "--locked", "--package", package, "--no-deps"]);
        run(command.args(features_of(package, features)).env("RUSTDOCFLAGS", "--deny warnings"))
    })
}

fn test_without_window() -> Result {
    PACKAGES.iter().try_for_each(|package| {
        let mut command = cargo(&["test", "--locked", "--package", package]);
        run(command.args(features_of(package, &["--no-default-features"])))
    })
}

/// This program has no features.
fn features_of<'a>(package: &str, features: &'a [&'a str]) -> &'a [&'a str] {
    if package == PACKAGES[0] { features } else { &[] }
}

fn words(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f32()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}
