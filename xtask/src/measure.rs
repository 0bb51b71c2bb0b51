//! `cargo xtask measure`: what a frame costs beside one of a bare scene, on the software renderer; with `--page`, what the
//! page in the browser costs beside a bare one.

use crate::shell::{Result, cargo, run, target};
use crate::system::{self, Need};
use crate::{browser, document, server, web};
use std::fs;

/// How many frames are timed in each round.
const FRAMES: &str = "100";

/// Measures, and writes the table.
pub(crate) fn measure() -> Result {
    system::provide(Need::BuildAndWatch)?;
    let mut test = cargo(&["test", "--locked", "--test", "e2e", "--", "--nocapture", "measure"]);
    run(test.env("ZEN_TABLE_FRAMES", FRAMES))?;
    for (name, size) in [("frames", "1280×720"), ("thinking", "400×240")] {
        let file = target().join("e2e").join(name).with_extension("md");
        let table = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let head = format!("### {}, Mesa's software renderer, {size}", document::machine()?);
        document::write(name, &format!("{head}\n\n{}", table.trim_end()))?;
    }
    Ok(())
}

/// Measures the page that players get, and writes the table.
pub(crate) fn measure_page() -> Result {
    let [page, bare] = ["released", "bare"].map(|name| target().join("web").join(name));
    web::make(web::Build::Release, &page)?;
    web::make_bare(web::Build::Release, &bare)?;
    let mut script = browser::script("measure.mjs")?;
    script.env("ZEN_TABLE_PAGE", server::serve_beside(&page)?).env("ZEN_TABLE_BARE", server::serve_beside(&bare)?);
    run(script.env("ZEN_TABLE_PAGE_FOLDER", &page).env("ZEN_TABLE_BARE_FOLDER", &bare))?;
    let file = browser::results()?.join("page.md");
    let table = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let head = format!("### {}, headless Chromium, WebGL 2 by software, 1280×720", document::machine()?);
    document::write("page", &format!("{head}\n\n{}", table.trim_end()))
}
