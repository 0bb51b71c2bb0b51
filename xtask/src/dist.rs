//! `cargo xtask dist`: everything that players get without compiling, in one folder, with checksums.

mod archive;
mod debian;
mod licences;
mod programs;
mod windows;

use crate::shell::{Failure, GAME_PACKAGE, Result, output, package, program, root, target};
use crate::{system, web};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// A package for Debian and what descends from it.
    Debian,
    /// An archive for other Linux systems.
    Linux,
    /// The page, as an archive for any server of static files.
    Page,
    /// An archive for Windows.
    Windows,
}

impl Part {
    const ALL: [Self; 4] = [Self::Debian, Self::Linux, Self::Page, Self::Windows];

    /// The name by which it is asked for.
    const fn name(self) -> &'static str {
        match self {
            Self::Debian => "debian",
            Self::Linux => "linux",
            Self::Page => "page",
            Self::Windows => "windows",
        }
    }

    /// The parts of these names; all if there are none.
    fn of(names: &[&str]) -> Result<Vec<Self>> {
        if names.is_empty() {
            return Ok(Self::ALL.to_vec());
        }
        let part = |name: &&str| {
            let known = || Self::ALL.map(Self::name).join(", ");
            Self::ALL
                .into_iter()
                .find(|part| part.name() == *name)
                .ok_or_else(|| Failure::from(format!("'{name}' can't be made, only {}", known())))
        };
        names.iter().map(part).collect()
    }
}

/// The programs of Debian that are used, each with its package.
const TOOLS: [(&str, &str); 4] =
    [("dpkg-shlibdeps", "dpkg-dev"), ("help2man", "help2man"), ("strip", "binutils"), ("brotli", "brotli")];

/// The commit that is packed.
struct Release {
    /// Its version, from the manifest.
    version: String,
    /// When it was made, in seconds since 1970: the time of everything that is packed.
    time: String,
    /// The folder in which everything is left.
    folder: PathBuf,
    /// The folder in which it is put together.
    work: PathBuf,
}

impl Release {
    /// What is checked out. What has been changed since is no release: nobody could build it again.
    fn checked_out() -> Result<Self> {
        let changed = output(&mut program("git", &["status", "--porcelain"]))?;
        if !changed.is_empty() {
            return Err(format!("only a commit can be packed, and there is more:\n{}", changed.trim_end()).into());
        }
        let version = package(&root(), GAME_PACKAGE)?.version.to_string();
        let time = output(&mut program("git", &["log", "-1", "--format=%ct"]))?.trim().to_owned();
        let folder = target().join("dist");
        let work = folder.join("work");
        Ok(Self { version, time, folder, work })
    }

    /// A call of a program that writes the time of the commit where it would write the present.
    fn program(&self, name: &str, arguments: &[&str]) -> Command {
        let mut command = program(name, arguments);
        command.env("SOURCE_DATE_EPOCH", &self.time).env("LC_ALL", "C.UTF-8").env("LANGUAGE", "en");
        command
    }
}

/// Makes the named parts, or all.
pub(crate) fn dist(names: &[&str]) -> Result {
    let parts = Part::of(names)?;
    let release = Release::checked_out()?;
    for (tool, package) in TOOLS {
        system::provide_program(&[tool], &[package])?;
    }
    empty(&release.folder)?;
    let licences = licences::write(&release)?;
    if parts.contains(&Part::Debian) || parts.contains(&Part::Linux) {
        let programs = programs::build(&release)?;
        if parts.contains(&Part::Debian) {
            debian::make(&release, &programs, &licences)?;
        }
        if parts.contains(&Part::Linux) {
            archive::linux(&release, &programs, &licences)?;
        }
    }
    if parts.contains(&Part::Page) {
        let page = release.work.join(format!("zen-table-{}-page", release.version));
        web::make(web::Build::Release, &page)?;
        archive::page(&release, &page, &licences)?;
    }
    if parts.contains(&Part::Windows) {
        windows::make(&release, &licences)?;
    }
    fs::remove_dir_all(&release.work).map_err(|error| format!("{}: {error}", release.work.display()))?;
    checksums(&release)?;
    println!("Everything is in {}.", release.folder.display());
    Ok(())
}

/// Writes the checksums of everything that was made.
fn checksums(release: &Release) -> Result {
    let mut sum = release.program("sha256sum", &["--"]);
    let sums = output(sum.current_dir(&release.folder).args(names(&release.folder)?))?;
    write(&release.folder.join("SHA256SUMS"), &sums)
}

/// Makes a folder and removes what is in it.
fn empty(folder: &Path) -> Result {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<_> =
        entries.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned())).collect();
    names.sort();
    Ok(names)
}

/// Writes a text to a file, in a folder that is made if it is not there.
fn write(file: &Path, text: &str) -> Result {
    make_folder_of(file)?;
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()).into())
}

/// Copies a file, to a folder that is made if it is not there.
fn copy(from: &Path, to: &Path) -> Result {
    make_folder_of(to)?;
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()).into())
}

fn make_folder_of(file: &Path) -> Result {
    let folder = file.parent().unwrap_or(file);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()).into())
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[test]
    fn parts_are_known_by_their_names_and_without_names_all_are_made() {
        assert_eq!(Part::of(&[]).unwrap(), Part::ALL);
        assert_eq!(Part::of(&["page", "debian"]).unwrap(), [Part::Page, Part::Debian]);
        let refused = Part::of(&["page", "floppy"]).unwrap_err().to_string();
        assert!(refused.contains("'floppy'") && refused.contains("debian, linux, page, windows"), "{refused}");
    }
}
