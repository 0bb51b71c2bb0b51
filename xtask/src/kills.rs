//! `cargo xtask kills`: kills the program again and again while it plays, and compares what is found with what was
//! known to be saved.

use crate::shell::{Result, cargo, run, target};
use crate::system::{self, Need};
use crate::{browser, document, server, web};
use std::fs;
use std::path::Path;

/// What is killed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Victim {
    /// The program in its window.
    Window,
    /// The same match, clock, computers and storage in a process without a window.
    Headless,
    /// The page's process in a browser.
    Page,
}

/// What the arguments ask for.
#[derive(PartialEq, Eq, Debug)]
struct Plan {
    victim: Victim,
    times: String,
    seed: String,
}

/// Kills as often as the arguments say, and writes the table of results.
pub(crate) fn kill(arguments: &[&str]) -> Result {
    let Plan { victim, times, seed } = plan(arguments)?;
    let environment = [("ZEN_TABLE_KILLS", &times), ("ZEN_TABLE_KILLS_SEED", &seed)];
    let (name, file, with) = match victim {
        Victim::Window | Victim::Headless => {
            system::provide(Need::BuildAndWatch)?;
            let name = if victim == Victim::Window { "window" } else { "headless" };
            let tests = format!("kills::{name}");
            run(cargo(&["test", "--locked", "--test", "e2e", "--", "--nocapture", &tests]).envs(environment))?;
            let with = if victim == Victim::Window { "the real program in its window" } else { "without window" };
            (name, target().join("e2e").join(format!("kills-{name}.md")), with)
        }
        Victim::Page => {
            let folder = target().join("web").join("page");
            web::make(web::Build::Quick, &folder)?;
            let mut script = browser::script("kills.mjs")?;
            run(script.env("ZEN_TABLE_PAGE", server::serve_beside(&folder)?).envs(environment))?;
            ("page", browser::results()?.join("kills.md"), "the page in headless Chromium")
        }
    };
    write(name, &file, &format!("{with}, seed {seed}"))
}

fn plan(arguments: &[&str]) -> Result<Plan> {
    let mut plan = Plan { victim: Victim::Window, times: String::new(), seed: "1".to_owned() };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        match *word {
            "--headless" => plan.victim = Victim::Headless,
            "--page" => plan.victim = Victim::Page,
            "--times" | "--seed" => {
                let value = words.next().filter(|value| value.parse::<u64>().is_ok());
                let value = value.ok_or_else(|| format!("{word} needs a number"))?.to_string();
                if *word == "--times" { plan.times = value } else { plan.seed = value }
            }
            other => return Err(format!("'{other}' is not one of: --times N, --seed S, --headless, --page").into()),
        }
    }
    if plan.times.is_empty() { Err("how often? --times N".into()) } else { Ok(plan) }
}

/// Puts a file's table into the document, under a heading that says what was killed.
fn write(name: &str, file: &Path, with: &str) -> Result {
    let table = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let heading = format!("### {}, {with}", document::machine()?);
    document::write(document::KILLS, name, &format!("{heading}\n\n{}", table.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::{Plan, Victim, plan};

    #[test]
    fn a_plan_is_read_in_any_order_and_needs_a_number_of_times() {
        let wanted = Plan { victim: Victim::Headless, times: "9".to_owned(), seed: "4".to_owned() };
        assert_eq!(plan(&["--seed", "4", "--headless", "--times", "9"]).unwrap(), wanted);
        for wrong in [&["--headless"][..], &["--times"], &["--times", "many"], &["9"]] {
            assert!(plan(wrong).is_err(), "{wrong:?}");
        }
    }
}
