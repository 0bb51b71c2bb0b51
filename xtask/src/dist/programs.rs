//! The two programs for the desktop, as they are packed.

use super::{Release, make_folder_of};
use crate::shell::{Result, cargo, run, target};
use crate::system::{self, Need};
use std::path::PathBuf;

/// The programs without symbols, and their manual pages.
pub(super) struct Programs {
    /// The game. Sounds and textures are in it.
    pub(super) game: PathBuf,
    /// Rules and search without a window.
    pub(super) engine: PathBuf,
    /// The manual page of the game.
    pub(super) game_manual: PathBuf,
    /// That of the engine.
    pub(super) engine_manual: PathBuf,
}

/// What the manual says the game is.
const GAME: &str = "four abstract board games that share a word, on one 3D table";

/// What the manual says the engine is.
const ENGINE: &str = "rules and search of Zen Table, without a window";

/// Builds both programs and writes their manual pages.
pub(super) fn build(release: &Release) -> Result<Programs> {
    system::provide(Need::Build)?;
    run(&mut cargo(&["build", "--release", "--locked", "--bin", "zen-table"]))?;
    // Without the window, it needs no library of the system but the C library.
    run(&mut cargo(&["build", "--release", "--locked", "--no-default-features", "--bin", "engine"]))?;
    let (game, game_manual) = finish(release, "zen-table", "zen-table", GAME)?;
    let (engine, engine_manual) = finish(release, "engine", "zen-table-engine", ENGINE)?;
    Ok(Programs { game, engine, game_manual, engine_manual })
}

/// Strips a built program and writes its manual page; returns both. The game's help is its manual.
fn finish(release: &Release, built: &str, called: &str, what: &str) -> Result<(PathBuf, PathBuf)> {
    let stripped = release.work.join("programs").join(called);
    make_folder_of(&stripped)?;
    let built = target().join("release").join(built);
    run(release.program("strip", &["--strip-all", "-o"]).arg(&stripped).arg(built))?;
    let manual = release.work.join("manual").join(format!("{called}.6"));
    make_folder_of(&manual)?;
    let mut write =
        release.program("help2man", &["--no-info", "--section=6", "--locale=C.UTF-8", "--name", what, "--output"]);
    run(write.arg(&manual).arg(&stripped))?;
    Ok((stripped, manual))
}
