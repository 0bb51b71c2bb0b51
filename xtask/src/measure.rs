//! `cargo xtask measure`: what a frame costs compared with a frame of a bare scene, on the software renderer; with
//! `--page`, what the page in the browser costs compared with a bare page.

use crate::browser::{self, Profile};
use crate::shell::{Result, cargo, run, target};
use crate::system::{self, Need};
use crate::{document, server, web};
use std::fs;
use std::path::Path;

/// How many frames are timed in each round, with drawing and without.
const DRAWN: &str = "100";
const UNDRAWN: &str = "300";

/// Measures, and writes the table.
pub(crate) fn measure() -> Result {
    system::provide(Need::BuildAndWatch)?;
    let mut test = cargo(&["test", "--locked", "--test", "e2e", "--", "--nocapture", "--test-threads=1", "measure"]);
    run(test.env("ZEN_TABLE_FRAMES", DRAWN))?;
    for (name, size) in [("frames", "1280×720"), ("thinking", "400×240")] {
        let file = target().join("e2e").join(name).with_extension("md");
        write(document::SPEED, name, &file, &format!("Mesa's software renderer, {size}"))?;
    }
    let mut test = cargo(&["test", "--locked", "--test", "hands", "--", "--nocapture", "measure"]);
    run(test.env("ZEN_TABLE_FRAMES", UNDRAWN))?;
    let file = target().join("hands").join("work.md");
    write(document::SPEED, "work", &file, &format!("nothing drawn, five times {UNDRAWN} frames of each"))
}

/// Measures the page that players get, and writes the tables.
pub(crate) fn measure_page() -> Result {
    let [page, bare] = ["released", "bare"].map(|name| target().join("web").join(name));
    web::make(web::Build::Release, &page)?;
    web::make_bare(web::Build::Release, &bare)?;
    let address = server::serve_beside(&page)?;
    let mut script = browser::script("measure.mjs")?;
    script.env("ZEN_TABLE_PAGE", &address).env("ZEN_TABLE_BARE", server::serve_beside(&bare)?);
    run(script.env("ZEN_TABLE_PAGE_FOLDER", &page).env("ZEN_TABLE_BARE_FOLDER", &bare))?;
    write(
        document::SPEED,
        "page",
        &browser::results()?.join("page.md"),
        "headless Chromium, WebGL 2 by software, 1280×720",
    )?;
    let mut script = browser::script("choices.test.mjs")?;
    run(script.env("ZEN_TABLE_PAGE_FOLDER", &page).env("ZEN_TABLE_ENGINE", browser::engine(Profile::Release)?))?;
    write(
        document::SPEED,
        "level-5",
        &browser::results()?.join("level-5.md"),
        "the page for players, its wasm in Node.js",
    )?;
    let mut script = browser::script("review.mjs")?;
    run(script.env("ZEN_TABLE_PAGE", &address).env("ZEN_TABLE_ENGINE", browser::engine(Profile::Release)?))?;
    let with = "the page for players in headless Chromium, WebGL 2 by software, 1280×720";
    write(document::LEVELS, "reviews-page", &browser::results()?.join("reviews.md"), with)
}

/// Puts a file's table into a document, under a heading that says what it was measured with.
fn write(document: &str, name: &str, file: &Path, with: &str) -> Result {
    let table = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    document::write(document, name, &format!("### {}, {with}\n\n{}", document::machine()?, table.trim_end()))
}
