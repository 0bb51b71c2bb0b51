//! `cargo xtask compare`: the speed of this program's random play and of OpenSpiel's, on one core and in one run.

use crate::document;
use crate::shell::{Result, cargo, output, program, root, run, succeeds, target};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::thread::available_parallelism;

/// The release of OpenSpiel that the figures are for.
const OPENSPIEL: &str = "2.0.2";

/// How many times each game is measured. Both sides take turns, so that a busy moment of the machine affects both.
const ROUNDS: u32 = 5;

/// The seconds of each measurement.
const SECONDS: &str = "2";

/// One of this program's games, and the most similar game of OpenSpiel.
struct Pair {
    ours: &'static str,
    our_title: &'static str,
    theirs: &'static str,
    their_title: &'static str,
    /// The least ratio of this program's plies per second to OpenSpiel's.
    bar: f64,
}

const PAIRS: [Pair; 4] = [
    Pair {
        ours: "zen",
        our_title: "ZEN L'initié",
        theirs: "lines_of_action",
        their_title: "`lines_of_action`",
        bar: 8.0,
    },
    Pair { ours: "enso", our_title: "Enso", theirs: "breakthrough", their_title: "`breakthrough`", bar: 2.0 },
    Pair {
        ours: "torus",
        our_title: "ZeN, 11×11",
        theirs: "hex(board_size=11)",
        their_title: "`hex`, 11×11",
        bar: 4.0,
    },
    Pair { ours: "zener", our_title: "Zener (steps)", theirs: "breakthrough", their_title: "`breakthrough`", bar: 8.0 },
];

/// The result of one measurement.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Speed {
    plies_a_second: f64,
    plies_a_game: f64,
}

/// The results of one pair.
struct Row {
    pair: &'static Pair,
    ours: Speed,
    theirs: Speed,
    /// The median of the rounds' ratios.
    ratio: f64,
}

/// Measures, prints the table and writes it into the document; fails when a ratio is below its `bar`.
pub(crate) fn compare() -> Result {
    let python = provide_openspiel()?;
    run(&mut cargo(&["build", "--locked", "--release", "--no-default-features", "--example", "playouts"]))?;
    let playouts = target().join("release").join("examples").join("playouts");
    let core = last_core();
    let mut rows = Vec::new();
    for pair in &PAIRS {
        let mut rounds = Vec::new();
        for seed in 1..=ROUNDS {
            let seed = seed.to_string();
            let theirs = measure(&[&python, &root().join("xtask/src/openspiel.py")], pair.theirs, &seed, core)?;
            let ours = measure(&[&playouts], pair.ours, &seed, core)?;
            println!("{}: {} to {} {}", pair.ours, millions(ours), pair.theirs, millions(theirs));
            rounds.push((ours, theirs));
        }
        let middle = |figure: &dyn Fn(&(Speed, Speed)) -> f64| median(rounds.iter().map(figure).collect());
        rows.push(Row {
            pair,
            ours: Speed {
                plies_a_second: middle(&|(ours, _)| ours.plies_a_second),
                plies_a_game: middle(&|(ours, _)| ours.plies_a_game),
            },
            theirs: Speed {
                plies_a_second: middle(&|(_, theirs)| theirs.plies_a_second),
                plies_a_game: middle(&|(_, theirs)| theirs.plies_a_game),
            },
            ratio: middle(&|(ours, theirs)| ours.plies_a_second / theirs.plies_a_second),
        });
    }
    let bound = if core.is_some() { "both bound to the same core" } else { "not bound to a core" };
    let head = format!("### {}, OpenSpiel {OPENSPIEL}, {bound}", document::machine()?);
    let table = format!("{head}\n\n{}", table(&rows));
    println!("\n{table}");
    document::write(document::SPEED, "compare", &table)?;
    let missed: Vec<_> = rows.iter().filter(|row| row.ratio < row.pair.bar).map(|row| row.pair.ours).collect();
    if missed.is_empty() { Ok(()) } else { Err(format!("below the bar: {}", missed.join(", ")).into()) }
}

/// A Python environment with OpenSpiel, kept in the target folder.
fn provide_openspiel() -> Result<PathBuf> {
    let folder = target().join("openspiel");
    let python = folder.join("bin").join("python");
    let version = format!("import importlib.metadata as m; assert m.version('open_spiel') == '{OPENSPIEL}'");
    if succeeds(&mut program(&text(&python)?, &["-c", &version])) {
        return Ok(python);
    }
    println!("Installing OpenSpiel {OPENSPIEL} into {}", folder.display());
    run(&mut program("python3", &["-m", "venv", &text(&folder)?])).map_err(|failure| {
        format!("{failure}: the comparison needs Python 3 with its module venv (on Debian and Ubuntu: python3-venv)")
    })?;
    let package = format!("open_spiel=={OPENSPIEL}");
    run(&mut program(&text(&python)?, &["-m", "pip", "install", "--quiet", "--disable-pip-version-check", &package]))?;
    Ok(python)
}

fn text(path: &Path) -> Result<String> {
    path.to_str().map(str::to_owned).ok_or_else(|| format!("{} is no text", path.display()).into())
}

/// The core that both sides are bound to; `None` where the system cannot bind a process to a core.
fn last_core() -> Option<usize> {
    let core = available_parallelism().map_or(0, |cores| cores.get() - 1);
    succeeds(&mut program("taskset", &["--cpu-list", &core.to_string(), "true"])).then_some(core)
}

/// Runs a measuring program with a game, the seconds and a seed; it prints plies per second and plies per game.
fn measure(call: &[&Path], game: &str, seed: &str, core: Option<usize>) -> Result<Speed> {
    let mut words = Vec::new();
    if let Some(core) = core {
        words.extend(["taskset".to_owned(), "--cpu-list".to_owned(), core.to_string()]);
    }
    for path in call {
        words.push(text(path)?);
    }
    words.extend([game, SECONDS, seed].map(str::to_owned));
    let arguments: Vec<&str> = words[1..].iter().map(String::as_str).collect();
    let printed = output(&mut program(&words[0], &arguments))?;
    parse(&printed).ok_or_else(|| format!("{} printed no figures: {printed}", words.join(" ")).into())
}

fn parse(printed: &str) -> Option<Speed> {
    let (rate, length) = printed.trim().split_once(' ')?;
    Some(Speed { plies_a_second: rate.parse().ok()?, plies_a_game: length.parse().ok()? })
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(f64::NAN)
}

fn millions(speed: Speed) -> String {
    format!("{:.2} M plies/s", speed.plies_a_second / 1e6)
}

fn table(rows: &[Row]) -> String {
    let mut table = "\
| our game | M plies/s | plies a game | OpenSpiel's nearest | M plies/s | plies a game | ratio | bar |
|---|---:|---:|---|---:|---:|---:|---:|"
        .to_owned();
    for Row { pair, ours, theirs, ratio } in rows {
        // Writing to a `String` does not fail.
        let _ = write!(
            table,
            "\n| {} | {:.2} | {:.0} | {} | {:.2} | {:.0} | **{:.1}** | {:.0} |",
            pair.our_title,
            ours.plies_a_second / 1e6,
            ours.plies_a_game,
            pair.their_title,
            theirs.plies_a_second / 1e6,
            theirs.plies_a_game,
            ratio,
            pair.bar
        );
    }
    table
}

#[cfg(test)]
mod tests {
    use super::{Speed, median, parse};

    #[test]
    fn a_measurement_is_two_numbers() {
        assert_eq!(parse("2600000 64.0\n"), Some(Speed { plies_a_second: 2.6e6, plies_a_game: 64.0 }));
        assert_eq!(parse("Traceback"), None);
    }

    #[test]
    fn the_median_is_the_middle_one() {
        assert!((median(vec![9.0, 1.0, 3.0]) - 3.0).abs() < f64::EPSILON);
    }
}
