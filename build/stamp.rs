//! The version and the commit that the program tells of itself.

use std::path::Path;
use std::process::Command;

/// Sets `ZEN_TABLE_VERSION` for `env!`: the package's version, with the commit where the sources are a git checkout,
/// which then has this `repository`.
///
/// Asks for another run when another commit is checked out or made, and at no other time.
pub(crate) fn stamp(repository: &Path) {
    let version = env!("CARGO_PKG_VERSION");
    // Only our own repository counts: unpacked sources may lie within somebody else's.
    let commit = repository.exists().then(|| git(&["rev-parse", "--short=9", "HEAD"])).flatten();
    match commit {
        Some(commit) => println!("cargo::rustc-env=ZEN_TABLE_VERSION={version} ({commit})"),
        None => println!("cargo::rustc-env=ZEN_TABLE_VERSION={version}"),
    }
    if repository.exists() {
        for name in ["HEAD", "refs/heads", "packed-refs"] {
            watch(name);
        }
    }
}

/// Watches a file or folder of the repository, wherever a worktree has it.
///
/// One that is watched and not there would make every build dirty.
fn watch(name: &str) {
    if let Some(path) = git(&["rev-parse", "--git-path", name]).filter(|path| Path::new(path).exists()) {
        println!("cargo::rerun-if-changed={path}");
    }
}

/// What a git command prints, without the line's end; `None` when there is no git or it refuses.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let line = text.trim();
    (output.status.success() && !line.is_empty()).then(|| line.to_owned())
}
