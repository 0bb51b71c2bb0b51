//! `cargo xtask browser`: the page in a real browser, played by `tests/browser`.
//!
//! Screenshots and measurements are left in `browser` in the target folder.

use crate::shell::{Result, cargo, program, root, run, target};
use crate::{server, system, web};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The version of Playwright through which the tests control the browser.
const PLAYWRIGHT: &str = "playwright-core@1.65.1";

/// Builds the page, serves it, and lets a browser play.
pub(crate) fn test() -> Result {
    let folder = target().join("web").join("page");
    web::make(web::Build::Quick, &folder)?;
    let engine = engine()?;
    let page = server::serve_beside(&folder)?;
    for tests in ["choices.test.mjs", "languages.test.mjs", "page.test.mjs"] {
        let mut script = script(tests)?;
        script.env("ZEN_TABLE_PAGE", &page).env("ZEN_TABLE_PAGE_FOLDER", &folder).env("ZEN_TABLE_ENGINE", &engine);
        run(&mut script)?;
    }
    Ok(())
}

/// Builds the desktop's engine with full optimisation, so that its thinking time can be compared with the browser's.
pub(crate) fn engine() -> Result<PathBuf> {
    run(&mut cargo(&["build", "--locked", "--release", "--no-default-features", "--bin", "engine"]))?;
    Ok(target().join("release").join(format!("engine{}", env::consts::EXE_SUFFIX)))
}

/// A call of one of the scripts of `tests/browser`, with the paths of browser, tools and results in its environment
/// variables.
pub(crate) fn script(name: &str) -> Result<Command> {
    let node = system::provide_program(&["node"], &["nodejs", "npm"])?;
    let chromium = system::provide_program(&["chromium", "chromium-browser", "google-chrome"], &["chromium"])?;
    let tools = target().join("tools").join("browser");
    if !tools.join("node_modules").join("playwright-core").exists() {
        web::provide_module(&tools, PLAYWRIGHT)?;
    }
    let mut script = program(&node.to_string_lossy(), &[]);
    script
        .arg(root().join("tests").join("browser").join(name))
        .env("ZEN_TABLE_RESULTS", results()?)
        .env("ZEN_TABLE_TOOLS", tools)
        .env("ZEN_TABLE_CHROMIUM", chromium);
    Ok(script)
}

/// The folder for screenshots and measurements.
pub(crate) fn results() -> Result<PathBuf> {
    let folder = target().join("browser");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}
