//! `cargo xtask measure`: what a frame costs beside one of a bare scene, on the software renderer.

use crate::document;
use crate::shell::{Result, cargo, run, target};
use crate::system::{self, Need};
use std::fs;

/// How many frames are timed in each round.
const FRAMES: &str = "100";

/// Measures, and writes the table.
pub(crate) fn measure() -> Result {
    system::provide(Need::BuildAndWatch)?;
    run(&mut cargo(&["build", "--locked", "--example", "bare_scene"]))?;
    let mut test = cargo(&["test", "--locked", "--test", "e2e", "--", "--nocapture", "measure"]);
    run(test.env("ZEN_TABLE_FRAMES", FRAMES))?;
    let file = target().join("e2e").join("frames.md");
    let table = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let head = format!("### {}, Mesa's software renderer, 1280×720", document::machine()?);
    document::write("frames", &format!("{head}\n\n{}", table.trim_end()))
}
