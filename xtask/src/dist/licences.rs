//! The licences of everything that the programs are built from.

use super::Release;
use crate::shell::{Result, cargo, output, program, root, run, target};
use std::path::PathBuf;
use std::process::Command;

/// The version of `cargo-about`, which collects the licences.
const ABOUT: &str = "0.9.3";

/// Writes the licences of all crates, with their texts; returns the file.
pub(super) fn write(release: &Release) -> Result<PathBuf> {
    let tool = provide()?;
    let file = release.work.join("LICENCES.html");
    super::make_folder_of(&file)?;
    let config = root().join("xtask").join("dist");
    let mut about = Command::new(tool);
    about.current_dir(root()).args(["generate", "--locked", "--fail", "--manifest-path", "Cargo.toml", "--config"]);
    run(about.arg(config.join("about.toml")).arg("--output-file").arg(&file).arg(config.join("licences.hbs")))?;
    Ok(file)
}

fn provide() -> Result<PathBuf> {
    let tools = target().join("tools");
    let tool = tools.join("bin").join("cargo-about");
    let there = output(&mut program(&tool.to_string_lossy(), &["--version"]))
        .is_ok_and(|answer| answer.trim().ends_with(ABOUT));
    if !there {
        println!("Installing cargo-about {ABOUT}: this takes some minutes, once.");
        let mut install =
            cargo(&["install", "cargo-about", "--force", "--features", "cli", "--version", ABOUT, "--root"]);
        run(install.arg(&tools).env("CARGO_TARGET_DIR", tools.join("build")))?;
    }
    Ok(tool)
}
