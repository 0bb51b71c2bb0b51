//! Archives: of the programs for Linux systems of any kind, and of the page for servers of static files.

use super::programs::Programs;
use super::{Release, copy};
use crate::shell::{Result, root, run};
use std::env::consts::ARCH;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// What is in an archive besides the programs, from the checkout.
const BESIDE: [&str; 3] = ["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The endings of the files of a page that become smaller. Pictures and fonts are compressed as they are.
const COMPRESSED: [&str; 8] = ["css", "html", "js", "json", "ron", "svg", "wasm", "webmanifest"];

/// The archive for Linux: the two programs, which need no other file, and what is read about them.
pub(super) fn linux(release: &Release, programs: &Programs, licences: &Path) -> Result {
    let name = format!("zen-table-{}-linux-{ARCH}", release.version);
    let folder = release.work.join(&name);
    let root = root();
    let desktop = root.join("assets/desktop");
    copy(&programs.game, &folder.join("zen-table"))?;
    copy(&programs.engine, &folder.join("zen-table-engine"))?;
    copy(&desktop.join("zen-table.desktop"), &folder.join("zen-table.desktop"))?;
    copy(&desktop.join("zen-table.xml"), &folder.join("zen-table.xml"))?;
    copy(&root.join("web/icon.svg"), &folder.join("zen-table.svg"))?;
    with_papers(&folder, licences)?;
    pack(release, &name)
}

/// The archive of the page, with each file that becomes smaller in two compressed forms beside it: servers that look
/// for `.br` and `.gz` send these.
pub(super) fn page(release: &Release, page: &Path, licences: &Path) -> Result {
    with_papers(page, licences)?;
    for file in files(page)? {
        let end = file.extension().and_then(OsStr::to_str).unwrap_or_default();
        if COMPRESSED.contains(&end) {
            run(release.program("brotli", &["--best", "--keep", "--no-copy-stat", "--"]).arg(&file))?;
            run(release.program("gzip", &["--best", "--keep", "--no-name", "--"]).arg(&file))?;
        }
    }
    pack(release, &format!("zen-table-{}-page", release.version))
}

/// Adds what is read about the programs.
pub(super) fn with_papers(folder: &Path, licences: &Path) -> Result {
    for name in BESIDE {
        copy(&root().join(name), &folder.join(name))?;
    }
    copy(&root().join("assets/CREDITS.md"), &folder.join("CREDITS.md"))?;
    copy(&root().join("docs/changelog.md"), &folder.join("CHANGELOG.md"))?;
    copy(licences, &folder.join("LICENCES.html"))
}

/// Packs a folder of the work as an archive: two of the same commit are the same.
fn pack(release: &Release, name: &str) -> Result {
    let file = release.folder.join(format!("{name}.tar"));
    let mut tar = release.program("tar", &["--create", "--format=gnu", "--sort=name", "--owner=0", "--group=0"]);
    tar.args(["--numeric-owner", "--mode=go=rX,u+w", "--mtime"]).arg(format!("@{}", release.time));
    run(tar.arg("--directory").arg(&release.work).arg("--file").arg(&file).arg(name))?;
    run(release.program("gzip", &["--best", "--no-name", "--"]).arg(&file))
}

/// All files in a folder and the folders in it.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for name in super::names(folder)? {
        let path = folder.join(name);
        let about = fs::metadata(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if about.is_dir() { files.extend(self::files(&path)?) } else { files.push(path) }
    }
    Ok(files)
}
