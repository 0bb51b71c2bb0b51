//! Running other programs, and reporting their failures in words.

use cargo_metadata::{MetadataCommand, Package};
use std::env;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a command of this program.
pub(crate) type Result<T = ()> = std::result::Result<T, Failure>;

/// Why a command failed, in words for the person who gave it.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self(reason)
    }
}

impl From<&str> for Failure {
    fn from(reason: &str) -> Self {
        Self(reason.to_owned())
    }
}

/// The folder of the checkout.
pub(crate) fn root() -> PathBuf {
    // This package lies in a folder directly below the checkout's. Cargo gives that folder at run time: several
    // checkouts may share one built program.
    let here =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().unwrap_or(&here).to_owned()
}

/// The folder for build output.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The game's package.
pub(crate) const GAME_PACKAGE: &str = "zen-table";

/// The package of the rules, the opponents and the texts, on which the game's depends.
pub(crate) const CORE_PACKAGE: &str = "zen-table-core";

/// What Cargo knows of one of this checkout's packages: its manifest, and the programs in it.
pub(crate) fn package(root: &Path, name: &str) -> Result<Package> {
    let metadata = MetadataCommand::new().manifest_path(root.join("Cargo.toml")).no_deps().exec();
    let metadata = metadata.map_err(|error| format!("Cargo.toml: {error}"))?;
    let package = metadata.packages.into_iter().find(|package| *package.name == name);
    package.ok_or_else(|| format!("there is no package {name} in this checkout").into())
}

/// A call of the cargo that runs this program, in the folder of the checkout.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    program(&env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), arguments)
}

/// A call of a program, in the folder of the checkout.
pub(crate) fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).current_dir(root());
    command
}

/// Runs a program to its end; its output goes where this program's output goes, and it gets no input.
pub(crate) fn run(command: &mut Command) -> Result {
    succeed(command.stdin(Stdio::null()))
}

/// Runs a program to its end as if it had been called by hand, with this program's input.
pub(crate) fn hand_over(command: &mut Command) -> Result {
    succeed(command)
}

fn succeed(command: &mut Command) -> Result {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", words(command)).into()) }
}

/// The output of a program that succeeds; if it fails, its error output is part of the failure.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| cannot_start(command, &error))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{} failed ({})\n{}", words(command), output.status, complaint.trim_end()).into());
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{} printed what is no text", words(command)).into())
}

/// Whether a program can be started and succeeds, whatever it prints.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn cannot_start(command: &Command, error: &io::Error) -> Failure {
    format!("cannot start {}: {error}", words(command)).into()
}

/// The call as a person would type it.
fn words(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args()).map(|word| word.to_string_lossy());
    words.collect::<Vec<_>>().join(" ")
}
