//! `cargo xtask test`: everything that CI checks, in the order in which mistakes are found soonest.

use crate::browser::{self, Browsers};
use crate::features;
use crate::house;
use crate::shell::{CORE_PACKAGE, GAME_PACKAGE, Result, cargo, package, program, root, run, succeeds};
use crate::system::{self, Need};
use cargo_metadata::Target;
use std::thread;
use std::time::{Duration, Instant};

/// How much is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// What needs no window, no 3D view and no sound.
    Rules,
    /// The rules, and everything else.
    Everything,
}

/// Runs the steps in order and stops at the first failure; prints in any case how long each step has taken.
pub(crate) fn test(scope: Scope) -> Result {
    let mut steps = Steps::default();
    let result = check(scope, &mut steps);
    steps.tell();
    result
}

fn check(scope: Scope, steps: &mut Steps) -> Result {
    steps.take("tools", provide_tools)?;
    steps.take("format", || run(&mut cargo(&["fmt", "--all", "--check"])))?;
    steps.take("rules of the house", || house::check(&root()))?;
    steps.take("features", || [GAME_PACKAGE, XTASK].into_iter().try_for_each(features::check))?;
    steps.take("lints, without window", || lint(&["--no-default-features"]))?;
    match scope {
        Scope::Rules => {
            steps.take("tests, without window", test_without_window)?;
            steps.take("documentation, without window", || document(&["--no-default-features"]))
        }
        Scope::Everything => {
            steps.take("system", || system::provide(Need::BuildAndWatch))?;
            steps.take("lints, with window", || lint(&[]))?;
            steps.take("documentation", || document(&[]))?;
            steps.take("building the tests", build_tests)?;
            steps.take("tests", test_everything)?;
            play_by_hand(steps)?;
            steps.take("browser tests", || browser::test(Browsers::Usual))
        }
    }
}

/// Plays the real program in a virtual display with a real mouse.
pub(crate) fn end_to_end() -> Result {
    let mut steps = Steps::default();
    steps.take("system", || system::provide(Need::BuildAndWatch))?;
    play_by_hand(&mut steps)
}

fn play_by_hand(steps: &mut Steps) -> Result {
    // One more at a time than there are cores: a test often waits for the program that it plays.
    let threads = thread::available_parallelism().map_or(2, |cores| cores.get() + 1);
    let threads = format!("--test-threads={threads}");
    steps.take("end-to-end tests", || run(&mut cargo(&["test", "--locked", "--test", END_TO_END, "--", &threads])))
}

/// The steps so far: name, duration, and whether it has passed.
#[derive(Default)]
struct Steps(Vec<(&'static str, Duration, bool)>);

impl Steps {
    /// Runs a step and records it.
    fn take(&mut self, name: &'static str, step: impl FnOnce() -> Result) -> Result {
        println!("\n== {name}");
        let start = Instant::now();
        let result = step();
        self.0.push((name, start.elapsed(), result.is_ok()));
        result
    }

    /// The steps as a table, with the sum of their times.
    fn table(&self) -> String {
        let sum = self.0.iter().map(|&(_, time, _)| time).sum();
        let all_passed = self.0.iter().all(|&(.., passed)| passed);
        let last = (if all_passed { "all checks" } else { "until it failed" }, sum, all_passed);
        let widest = self.0.iter().chain([&last]).map(|(name, ..)| name.len()).max().unwrap_or_default();
        let lines = self.0.iter().chain([&last]).map(|&(name, time, passed)| {
            let result = if passed { "passed" } else { "FAILED" };
            format!("{name:<widest$}  {:>13}  {result}\n", words(time))
        });
        lines.collect()
    }

    fn tell(&self) {
        print!("\n== the time of each step\n{}", self.table());
    }
}

/// Installs the formatter and the linter, which a toolchain may lack.
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

/// This program's package.
const XTASK: &str = "xtask";

/// The packages that are checked, in the calls in which they are: the game and what it consists of in one, and this
/// program by itself, because with it their dependencies would be built with the features of both, and Bevy a second
/// time.
const CALLS: [&[&str]; 2] = [&["--package", GAME_PACKAGE, "--package", CORE_PACKAGE], &["--package", XTASK]];

/// The program in `tests` that plays the real program in a virtual display.
const END_TO_END: &str = "e2e";

fn lint(features: &[&str]) -> Result {
    CALLS.iter().try_for_each(|packages| {
        let mut command = cargo(&["clippy", "--locked", "--all-targets"]);
        run(command.args(*packages).args(features_of(packages, features)).args(["--", "--deny", "warnings"]))
    })
}

fn document(features: &[&str]) -> Result {
    CALLS.iter().try_for_each(|packages| {
        let mut command = cargo(&["doc", "--locked", "--no-deps"]);
        run(command.args(*packages).args(features_of(packages, features)).env("RUSTDOCFLAGS", "--deny warnings"))
    })
}

fn test_without_window() -> Result {
    CALLS.iter().try_for_each(|packages| {
        let mut command = cargo(&["test", "--locked"]);
        run(command.args(*packages).args(features_of(packages, &["--no-default-features"])))
    })
}

/// Builds all tests with the window, also those that don't need it, so that what both need is built once; in one call, so
/// that both cores have work.
fn build_tests() -> Result {
    CALLS.iter().try_for_each(|packages| run(cargo(&["test", "--locked", "--no-run"]).args(*packages)))
}

/// Runs all tests but those that draw and those of the browser.
fn test_everything() -> Result {
    let [game, xtask] = CALLS;
    let targets = undrawn_tests()?;
    let targets = targets.iter().flat_map(|name| ["--test", name]);
    run(cargo(&["test", "--locked", "--lib"]).args(game).args(targets))?;
    run(cargo(&["test", "--locked", "--doc"]).args(game))?;
    run(cargo(&["test", "--locked"]).args(xtask))
}

/// The names of the programs in `tests` but for the one that draws.
fn undrawn_tests() -> Result<Vec<String>> {
    let targets = package(&root(), GAME_PACKAGE)?.targets;
    let tests = targets.into_iter().filter(Target::is_test).map(|target| target.name);
    Ok(tests.filter(|name| name != END_TO_END).collect())
}

/// This program has no features of its own.
fn features_of<'a>(packages: &[&str], features: &'a [&'a str]) -> &'a [&'a str] {
    if packages.contains(&XTASK) { &[] } else { features }
}

fn words(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f32()),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, END_TO_END, Steps, undrawn_tests};

    #[test]
    fn the_table_tells_of_every_step_also_of_the_one_that_failed() {
        let mut steps = Steps::default();
        steps.take("good", || Ok(())).expect("it passes");
        assert!(
            steps.table().lines().last().is_some_and(|line| line.starts_with("all checks") && line.ends_with("passed"))
        );
        steps.take("a bad one", || Err("no".into())).expect_err("it fails");
        steps.0[0].1 = Duration::from_secs(61);
        let table = steps.table();
        let lines: Vec<_> = table.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(
            lines[0].starts_with("good ") && lines[0].contains("1 min 1 s") && lines[0].ends_with("passed"),
            "{table}"
        );
        assert!(lines[1].starts_with("a bad one ") && lines[1].ends_with("FAILED"), "{table}");
        assert!(lines[2].starts_with("until it failed ") && lines[2].contains("1 min 1 s"), "{table}");
    }

    #[test]
    fn what_draws_is_not_among_the_tests_that_do_not() {
        let names = undrawn_tests().expect("the manifest can be read");
        assert!(names.iter().any(|name| name == "hands"), "{names:?}");
        assert!(!names.iter().any(|name| name == END_TO_END), "{names:?}");
    }
}
