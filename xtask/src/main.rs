//! The project's commands: `cargo xtask help` lists them.

mod browser;
mod compare;
mod dist;
mod document;
mod features;
mod fuzz;
mod house;
mod kills;
mod measure;
mod mutants;
mod page_texts;
mod play;
mod server;
mod shell;
mod sounds;
mod system;
mod test;
mod toolchain;
mod web;

use browser::Browsers;
use shell::Result;
use std::env;
use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
The project's commands:

  cargo xtask play [ARGUMENTS]   install what the system lacks, build the game and start it with these arguments
  cargo xtask test               install what the system lacks, then check everything that CI checks
  cargo xtask house              only the rules of the house: what the layers of src may name, no imports in a cycle,
                                 all words for players in the catalogue
  cargo xtask test --rules       only the part without window, table and sound: quick, and installs nothing
  cargo xtask fuzz               give generated texts to everything that reads some for an hour: --minutes N, --seed N
  cargo xtask mutants            change the rules in one place after the other: does a test notice? It takes a day
  cargo xtask e2e                play the real program in a virtual display, by a real mouse
  cargo xtask web [--port N]     build the game as a page and serve it to browsers on this machine
  cargo xtask web --release DIR  leave the page in a folder that any server of static files can serve
  cargo xtask browser [--all]    play the page in real browsers, by real clicks and touches; --all: also in WebKitGTK
  cargo xtask dist [PARTS]       make what players get without compiling: debian, linux, page, windows, or all; takes hours
  cargo xtask compare            measure random play against OpenSpiel and write the table of docs/performance.md
  cargo xtask measure            measure frames against a bare scene and write the table of docs/performance.md
  cargo xtask measure --page     measure the page for players against a bare one; builds both, which takes an hour
  cargo xtask kills --times N    kill the program N times while it plays, and write what was found to docs/kills.md
      --headless, --page         the same without window, which is quicker, or of the page in a real browser
      --seed S                   with another plan; the same seed plans the same
  cargo xtask sounds             make the sounds of the game anew and write them to assets/sounds
  cargo xtask help               this list";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", rest @ ..] => play::play(rest),
        ["test"] => test::test(test::Scope::Everything),
        ["test", "--rules"] => test::test(test::Scope::Rules),
        ["house"] => house::check(&shell::root()),
        ["fuzz", rest @ ..] => fuzz::fuzz(rest),
        ["mutants", rest @ ..] => mutants::mutants(rest),
        ["e2e"] => test::end_to_end(),
        ["web", "--release", folder] => web::release(Path::new(folder)),
        ["web", rest @ ..] => web::serve(rest),
        ["browser"] => browser::test(Browsers::Usual),
        ["browser", "--all"] => browser::test(Browsers::All),
        ["dist", parts @ ..] => dist::dist(parts),
        ["compare"] => compare::compare(),
        ["measure"] => measure::measure(),
        ["measure", "--page"] => measure::measure_page(),
        ["kills", rest @ ..] => kills::kill(rest),
        ["sounds"] => sounds::write(),
        ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        [] => Err(format!("which command?\n\n{HELP}").into()),
        _ => Err(format!("there is no command '{}'\n\n{HELP}", words.join(" ")).into()),
    }
}
