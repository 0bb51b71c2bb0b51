//! `cargo xtask browser`: the page in a real browser, played by `tests/browser`.
//!
//! Pictures of it and figures are left in `browser` in the target folder.

use crate::shell::{Result, cargo, program, root, run, target};
use crate::{server, system, web};
use std::env;
use std::fs;

/// The version of Playwright that holds the browser's strings.
const PLAYWRIGHT: &str = "playwright-core@1.65.1";

/// Builds the page, serves it, and lets a browser play.
pub(crate) fn test() -> Result {
    let node = system::provide_program(&["node"], &["nodejs", "npm"])?;
    let chromium = system::provide_program(&["chromium", "chromium-browser", "google-chrome"], &["chromium"])?;
    let tools = target().join("tools").join("browser");
    if !tools.join("node_modules").join("playwright-core").exists() {
        web::provide_module(&tools, PLAYWRIGHT)?;
    }
    let folder = target().join("web").join("page");
    web::make(web::Build::Quick, &folder)?;
    // At full speed, so that the times beside the browser's are the desktop's.
    run(&mut cargo(&["build", "--locked", "--release", "--no-default-features", "--bin", "engine"]))?;
    let pictures = target().join("browser");
    fs::create_dir_all(&pictures).map_err(|error| format!("{}: {error}", pictures.display()))?;
    let mut tests = program(&node.to_string_lossy(), &["--test", "--test-concurrency=1"]);
    for entry in
        fs::read_dir(root().join("tests").join("browser")).map_err(|error| format!("tests/browser: {error}"))?
    {
        let path = entry.map_err(|error| format!("tests/browser: {error}"))?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            tests.arg(path);
        }
    }
    tests
        .env("ZEN_TABLE_PAGE", server::serve_beside(&folder)?)
        .env("ZEN_TABLE_PAGE_FOLDER", &folder)
        .env("ZEN_TABLE_ENGINE", target().join("release").join(format!("engine{}", env::consts::EXE_SUFFIX)))
        .env("ZEN_TABLE_PICTURES", &pictures)
        .env("ZEN_TABLE_TOOLS", &tools)
        .env("ZEN_TABLE_CHROMIUM", chromium);
    run(&mut tests)
}
