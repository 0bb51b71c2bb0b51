//! The archive for Windows: the two programs, built here with MinGW.

use super::{Release, archive, make_folder_of, write};
use crate::shell::{Result, cargo, output, root, run, target};
use crate::system;
use crate::toolchain::{self, WINDOWS};
use std::fs;
use std::path::{Path, PathBuf};

/// The programs of Debian that are used, each with its package.
const TOOLS: [(&str, &str); 5] = [
    ("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"),
    ("x86_64-w64-mingw32-objdump", "binutils-mingw-w64-x86-64"),
    ("x86_64-w64-mingw32-strip", "binutils-mingw-w64-x86-64"),
    ("x86_64-w64-mingw32-windres", "binutils-mingw-w64-x86-64"),
    ("zip", "zip"),
];

/// A program of the archive.
struct Program {
    /// Its name in Cargo.
    name: &'static str,
    /// Its name in the archive.
    called: &'static str,
    features: &'static [&'static str],
}

const PROGRAMS: [Program; 2] = [
    Program { name: "zen-table", called: "Zen Table.exe", features: &[] },
    Program { name: "engine", called: "zen-table-engine.exe", features: &["--no-default-features"] },
];

/// Makes the archive.
pub(super) fn make(release: &Release, licences: &Path) -> Result {
    for (tool, package) in TOOLS {
        system::provide_program(&[tool], &[package])?;
    }
    toolchain::provide_windows()?;
    let name = format!("zen-table-{}-windows-x86_64", release.version);
    let folder = release.work.join(&name);
    let resource = resource(release)?;
    for program in &PROGRAMS {
        let built = build(program, &resource)?;
        let stripped = folder.join(program.called);
        make_folder_of(&stripped)?;
        run(release.program("x86_64-w64-mingw32-strip", &["--strip-all", "-o"]).arg(&stripped).arg(built))?;
        let imports = output(release.program("x86_64-w64-mingw32-objdump", &["--private-headers"]).arg(&stripped))?;
        if let Some(missing) = not_of_windows(&imports) {
            return Err(format!("{} needs {missing}, which Windows does not have", program.called).into());
        }
    }
    archive::with_papers(&folder, licences)?;
    pack(release, &name)
}

/// Builds a program with its icon; returns the file.
fn build(built: &Program, resource: &Path) -> Result<PathBuf> {
    let mut command = cargo(&["rustc", "--release", "--locked", "--target", WINDOWS, "--bin", built.name]);
    // The time of linking would differ from build to build.
    command.args(built.features).args(["--", "-C", "link-arg=-Wl,--no-insert-timestamp", "-C"]);
    run(command.arg(format!("link-arg={}", resource.display())))?;
    Ok(target().join(WINDOWS).join("release").join(format!("{}.exe", built.name)))
}

/// What Windows shows of a program: icon, name and version. Returns the file that is linked.
fn resource(release: &Release) -> Result<PathBuf> {
    let folder = release.work.join("resource");
    let (script, object) = (folder.join("zen-table.rc"), folder.join("zen-table.o"));
    let picture = root().join("web").join("icon-192.png");
    let picture = fs::read(&picture).map_err(|error| format!("{}: {error}", picture.display()))?;
    write(&script, &description(&release.version)?)?;
    let icon = folder.join("zen-table.ico");
    fs::write(&icon, icon_of(192, &picture)).map_err(|error| format!("{}: {error}", icon.display()))?;
    let mut compile = release.program("x86_64-w64-mingw32-windres", &["zen-table.rc", "--output"]);
    run(compile.arg(&object).current_dir(&folder))?;
    Ok(object)
}

/// The same as a script of Microsoft's resource compiler.
fn description(version: &str) -> Result<String> {
    let numbers: Vec<&str> = version.split('.').collect();
    let [major, minor, patch] = numbers[..] else {
        return Err(format!("version {version} has not three numbers").into());
    };
    let numbers = format!("{major},{minor},{patch},0");
    // 0409 is English of the United States, 04B0 and 1200 are Unicode.
    Ok(format!(
        "1 ICON \"zen-table.ico\"\n1 VERSIONINFO\nFILEVERSION {numbers}\nPRODUCTVERSION {numbers}\nBEGIN\n\
         BLOCK \"StringFileInfo\"\nBEGIN\nBLOCK \"040904B0\"\nBEGIN\nVALUE \"FileDescription\", \"Zen Table\"\n\
         VALUE \"FileVersion\", \"{version}\"\nVALUE \"ProductName\", \"Zen Table\"\n\
         VALUE \"ProductVersion\", \"{version}\"\nEND\nEND\n\
         BLOCK \"VarFileInfo\"\nBEGIN\nVALUE \"Translation\", 0x0409, 1200\nEND\nEND\n"
    ))
}

/// A picture in PNG with this number of pixels on each side, up to 255, as a file with an icon of Windows.
fn icon_of(side: u8, picture: &[u8]) -> Vec<u8> {
    // A directory of one entry, all numbers with the lowest byte first: reserved, kind (1: icon), number of entries.
    let mut icon = vec![0, 0, 1, 0, 1, 0];
    // Width, height, no palette, reserved, one plane, 32 bits a pixel, length, and where the picture begins.
    icon.extend([side, side, 0, 0, 1, 0, 32, 0]);
    let length = u32::try_from(picture.len()).expect("a picture has less than four gigabytes");
    icon.extend(length.to_le_bytes());
    icon.extend(22u32.to_le_bytes());
    icon.extend(picture);
    icon
}

/// The first library among the imports that is not part of Windows: MinGW's own begin with `lib`.
fn not_of_windows(imports: &str) -> Option<&str> {
    let mut libraries = imports.lines().filter_map(|line| line.trim().strip_prefix("DLL Name: "));
    libraries.find(|library| library.starts_with("lib"))
}

/// Packs a folder of the work as an archive: two of the same commit are the same.
fn pack(release: &Release, name: &str) -> Result {
    let at = format!("--date=@{}", release.time);
    let mut files = Vec::new();
    for file in super::names(&release.work.join(name))? {
        files.push(format!("{name}/{file}"));
    }
    run(release.program("touch", &["--no-create", &at]).args(&files).current_dir(&release.work))?;
    let archive = release.folder.join(format!("{name}.zip"));
    // Without users, groups and further times, and with times that do not depend on where it is packed.
    let mut zip = release.program("zip", &["-9", "--quiet", "-X"]);
    run(zip.env("TZ", "UTC").arg(&archive).args(&files).current_dir(&release.work))
}

#[cfg(test)]
mod tests {
    use super::{icon_of, not_of_windows};

    #[test]
    fn an_icon_is_a_directory_of_one_picture() {
        let icon = icon_of(192, b"picture");
        assert_eq!(icon[..6], [0, 0, 1, 0, 1, 0]);
        assert_eq!(icon[14..18], [7, 0, 0, 0], "the length of the picture");
        assert_eq!(&icon[usize::from(icon[18])..], b"picture");
    }

    #[test]
    fn libraries_that_come_with_the_compiler_are_found() {
        let of_windows = "\tDLL Name: KERNEL32.dll\n\tDLL Name: api-ms-win-core-synch-l1-2-0.dll\n";
        assert_eq!(not_of_windows(of_windows), None);
        let other = format!("{of_windows}\n\tDLL Name: libgcc_s_seh-1.dll\n");
        assert_eq!(not_of_windows(&other), Some("libgcc_s_seh-1.dll"));
    }
}
