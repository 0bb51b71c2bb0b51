//! `cargo xtask browser`: the page in a real browser, played by `tests/browser`.
//!
//! Screenshots and measurements are left in `browser` in the target folder.

use crate::shell::{Result, cargo, program, root, run, target};
use crate::{server, system, web};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages of Node.js that the tests use, by their names and versions: Playwright, which controls Chromium;
/// Puppeteer, which controls Firefox as Debian builds it, in the last version for Debian's Node.js; axe, which judges
/// whether a page is in anybody's way.
const MODULES: [(&str, &str); 3] =
    [("playwright-core", "1.65.1"), ("puppeteer-core", "24.43.1"), ("axe-core", "4.14.1")];

/// The scripts of `tests/browser` that test the page, the one that takes longest first.
const TESTS: [&str; 8] = [
    "page.test.mjs",
    "choices.test.mjs",
    "languages.test.mjs",
    "axe.test.mjs",
    "listening.test.mjs",
    "text.test.mjs",
    "firefox.test.mjs",
    "families.test.mjs",
];

/// The packages of Debian with the driver and the browser of `WebKitGTK`, and with what they play sounds with.
const WEBKIT: [&str; 4] =
    ["webkit2gtk-driver", "gstreamer1.0-plugins-base", "gstreamer1.0-plugins-good", "gstreamer1.0-pulseaudio"];

/// The packages of Debian with which the tests hear what browsers play on a computer without a sound card: server and
/// recorder.
const SOUND: [&str; 2] = ["pulseaudio", "pulseaudio-utils"];

/// The packages of Debian with Mesa's software renderer for OpenGL ES, with which Chromium draws in the tests.
const RENDERER: [&str; 2] = ["libegl1", "libgl1-mesa-dri"];

/// Which browsers play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Browsers {
    /// Chromium and Firefox.
    Usual,
    /// `WebKitGTK` as well, and what is heard from it and from Firefox, which takes five minutes more. It is not a part
    /// of the usual tests for that reason, and because two of its first five runs did not go on, once with wasm's
    /// `unreachable`. Nobody has found out why; the ten runs after these went on.
    All,
}

/// How the desktop's engine is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Profile {
    Test,
    Release,
}

/// Builds the page, serves it, and lets browsers play.
pub(crate) fn test(browsers: Browsers) -> Result {
    let folder = target().join("web").join("page");
    web::make(web::Build::Quick, &folder)?;
    let engine = engine(Profile::Test)?;
    let page = server::serve_beside(&folder)?;
    let firefox = system::provide_program(&["firefox-esr", "firefox"], &["firefox-esr"])?;
    let (webkit, sound) = match browsers {
        Browsers::Usual => (None, None),
        Browsers::All => (
            Some(system::provide_program(&["WebKitWebDriver"], &WEBKIT)?),
            Some(system::provide_program(&["pulseaudio"], &SOUND)?),
        ),
    };
    // Firefox draws in three dimensions only where there is a display.
    let display = system::provide_program(&["Xvfb"], &["xvfb"])?;
    // Presses the browser's own keys, which no page can.
    let xdotool = system::provide_program(&["xdotool"], &["xdotool"])?;
    let mut script = script("all.mjs")?;
    script.args(TESTS.map(|tests| folder_of_scripts().join(tests)));
    script.env("ZEN_TABLE_PAGE", &page).env("ZEN_TABLE_PAGE_FOLDER", &folder).env("ZEN_TABLE_ENGINE", &engine);
    script.env("ZEN_TABLE_FIREFOX", &firefox).env("ZEN_TABLE_DISPLAY", &display);
    script.env("ZEN_TABLE_XDOTOOL", &xdotool);
    if let Some(webkit) = &webkit {
        script.env("ZEN_TABLE_WEBKIT", webkit);
    }
    if let Some(sound) = &sound {
        script.env("ZEN_TABLE_PULSEAUDIO", sound);
    }
    run(&mut script)
}

/// The folder of the scripts.
fn folder_of_scripts() -> PathBuf {
    root().join("tests").join("browser")
}

/// Builds the desktop's engine as for development, or with full optimisation, so that its thinking time can be compared
/// with the browser's.
pub(crate) fn engine(profile: Profile) -> Result<PathBuf> {
    // For tests it is already built, by the others, which have the window.
    let (arguments, folder): (&[&str], _) = match profile {
        Profile::Test => (&["--profile", "test"], "debug"),
        Profile::Release => (&["--release", "--no-default-features"], "release"),
    };
    run(cargo(&["build", "--locked", "--bin", "engine"]).args(arguments))?;
    Ok(target().join(folder).join(format!("engine{}", env::consts::EXE_SUFFIX)))
}

/// A call of one of the scripts of `tests/browser`, with the paths of browser, tools and results in its environment
/// variables.
pub(crate) fn script(name: &str) -> Result<Command> {
    let node = system::provide_program(&["node"], &["nodejs", "npm"])?;
    let chromium = system::provide_program(&["chromium", "chromium-browser", "google-chrome"], &["chromium"])?;
    system::provide_packages(&RENDERER)?;
    let tools = target().join("tools").join("browser");
    if !MODULES.iter().all(|(name, version)| is_there(&tools, name, version)) {
        let wanted = MODULES.map(|(name, version)| format!("{name}@{version}"));
        web::provide_modules(&tools, &wanted.each_ref().map(String::as_str))?;
    }
    let mut script = program(&node.to_string_lossy(), &[]);
    script
        .arg(folder_of_scripts().join(name))
        .env("ZEN_TABLE_RESULTS", results()?)
        .env("ZEN_TABLE_TOOLS", tools)
        .env("ZEN_TABLE_CHROMIUM", chromium);
    Ok(script)
}

/// Whether a folder has this version of a package of Node.js.
fn is_there(folder: &Path, name: &str, version: &str) -> bool {
    let about = fs::read_to_string(folder.join("node_modules").join(name).join("package.json")).unwrap_or_default();
    about.lines().any(|line| line.trim() == format!("\"version\": \"{version}\","))
}

/// The folder for screenshots and measurements.
pub(crate) fn results() -> Result<PathBuf> {
    let folder = target().join("browser");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}
