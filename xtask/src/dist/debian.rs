//! The package for Debian: made with Debian's own tools from a folder that is laid out like the system.

use super::programs::Programs;
use super::{Release, copy, write};
use crate::page_texts::{self, Messages};
use crate::shell::{Result, output, root, run};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// What the window loads by itself, which the tool that looks for libraries does not see: for X11, Wayland and Vulkan.
/// A driver for Vulkan is a part of it, because without one nothing can be drawn.
const LOADED: &str = "libvulkan1, libwayland-client0, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, \
    libxkbcommon-x11-0, mesa-vulkan-drivers | vulkan-icd";

/// What shows the system's own windows, for choosing files. Without it, files are dropped on the window.
const DIALOGS: &str = "libdbus-1-3, xdg-desktop-portal | zenity";

/// Who answers for the package. The domain is one of those that are reserved for examples: the project has no address
/// yet.
const MAINTAINER: &str = "Zen Table <zen-table@zen-table.example>";

/// The name of the program to the system's catalogues of software.
const COMPONENT: &str = "zen_table";

/// Makes the package.
pub(super) fn make(release: &Release, programs: &Programs, licences: &Path) -> Result {
    let tree = Tree(release.work.join("debian"));
    let (root, desktop) = (root(), root().join("assets/desktop"));
    // Games and their manual pages have places of their own on Debian.
    tree.add(&programs.game, "usr/games/zen-table")?;
    tree.add(&programs.engine, "usr/games/zen-table-engine")?;
    tree.add_compressed(release, &programs.game_manual, "usr/share/man/man6/zen-table.6")?;
    tree.add_compressed(release, &programs.engine_manual, "usr/share/man/man6/zen-table-engine.6")?;
    tree.add(&desktop.join("zen-table.desktop"), "usr/share/applications/zen-table.desktop")?;
    tree.add(&desktop.join("zen-table.xml"), "usr/share/mime/packages/zen-table.xml")?;
    tree.add(&root.join("web/icon.svg"), "usr/share/icons/hicolor/scalable/apps/zen-table.svg")?;
    tree.add(&root.join("web/icon-192.png"), "usr/share/icons/hicolor/192x192/apps/zen-table.png")?;
    write(&tree.file("usr/share/metainfo/zen-table.metainfo.xml"), &metainfo(&root.join("assets/locales"))?)?;
    let documents = "usr/share/doc/zen-table";
    write(&tree.file(&format!("{documents}/copyright")), COPYRIGHT)?;
    tree.add_compressed(release, licences, &format!("{documents}/LICENCES.html"))?;
    tree.add(&root.join("README.md"), &format!("{documents}/README.md"))?;
    let changes = read(&root.join("docs/changelog.md"))?;
    let changes = changelog(&changes, &release.version, &date(release)?)?;
    let place = release.work.join("changelog");
    write(&place, &changes)?;
    tree.add_compressed(release, &place, &format!("{documents}/changelog"))?;
    tree.set_modes(release)?;
    let (libraries, size, sums) = (libraries(release, &tree)?, tree.size(release)?, tree.sums(release)?);
    write(&tree.file("DEBIAN/md5sums"), &sums)?;
    write(&tree.file("DEBIAN/control"), &control(&release.version, &libraries, size, &architecture(release)?))?;
    let mut build = release.program("dpkg-deb", &["--root-owner-group", "-Zxz", "--build"]);
    run(build.arg(&tree.0).arg(&release.folder))
}

/// A folder that is laid out like the system.
struct Tree(PathBuf);

impl Tree {
    fn file(&self, path: &str) -> PathBuf {
        self.0.join(path)
    }

    /// Copies a file to a path of the system.
    fn add(&self, from: &Path, path: &str) -> Result {
        copy(from, &self.file(path))
    }

    /// The same, compressed as Debian wants texts.
    fn add_compressed(&self, release: &Release, from: &Path, path: &str) -> Result {
        self.add(from, path)?;
        run(release.program("gzip", &["--best", "--no-name", "--"]).arg(self.file(path)))
    }

    /// Sets everything to be read by all, and the programs to be run by all.
    fn set_modes(&self, release: &Release) -> Result {
        run(release.program("chmod", &["-R", "u=rwX,go=rX", "--"]).arg(&self.0))?;
        for program in ["zen-table", "zen-table-engine"] {
            run(release.program("chmod", &["755", "--"]).arg(self.file("usr/games").join(program)))?;
        }
        Ok(())
    }

    /// The room that it takes, in units of 1024 bytes.
    fn size(&self, release: &Release) -> Result<u64> {
        let size = output(release.program("du", &["-sk", "--apparent-size", "--"]).arg(self.file("usr")))?;
        let size = size.split_whitespace().next().and_then(|size| size.parse().ok());
        size.ok_or_else(|| "du told no size".into())
    }

    /// The checksums of all files, by which Debian finds out later whether one was changed.
    fn sums(&self, release: &Release) -> Result<String> {
        let files = output(release.program("find", &["usr", "-type", "f"]).current_dir(&self.0))?;
        let mut files: Vec<&str> = files.lines().collect();
        files.sort_unstable();
        output(release.program("md5sum", &["--"]).args(files).current_dir(&self.0))
    }
}

/// The packages with the libraries that the programs are linked with, as Debian's tool finds them.
fn libraries(release: &Release, tree: &Tree) -> Result<String> {
    // The tool wants to stand beside the description of a source package.
    let place = release.work.join("libraries");
    write(&place.join("debian/control"), "Source: zen-table\n\nPackage: zen-table\nArchitecture: any\n")?;
    let mut look = release.program("dpkg-shlibdeps", &["-O", "--ignore-missing-info"]);
    let programs = ["zen-table", "zen-table-engine"].map(|program| tree.file("usr/games").join(program));
    let found = output(look.args(programs).current_dir(&place))?;
    let found = found.lines().find_map(|line| line.strip_prefix("shlibs:Depends="));
    found.map(str::to_owned).ok_or_else(|| "dpkg-shlibdeps found no libraries".into())
}

fn architecture(release: &Release) -> Result<String> {
    Ok(output(&mut release.program("dpkg", &["--print-architecture"]))?.trim().to_owned())
}

/// The time of the commit as Debian writes it.
fn date(release: &Release) -> Result<String> {
    let at = format!("--date=@{}", release.time);
    Ok(output(&mut release.program("date", &["--utc", "--rfc-email", &at]))?.trim().to_owned())
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()).into())
}

/// The description of the package. `size` is in units of 1024 bytes.
fn control(version: &str, libraries: &str, size: u64, architecture: &str) -> String {
    format!(
        "Package: zen-table\nVersion: {version}\nArchitecture: {architecture}\nMaintainer: {MAINTAINER}\n\
         Installed-Size: {size}\nDepends: {libraries}, {LOADED}\nRecommends: {DIALOGS}\nSection: games\nPriority: optional\n\
         Description: four abstract board games on one 3D table\n \
         ZEN L'initié, Enso, ZeN on a torus and Zener share a word and nothing else.\n \
         They are played by two to four people around one screen, or against\n \
         computers of seven levels, with lessons, rules, reviews of matches and an\n \
         analysis table; with mouse, fingers, keyboard, gamepad, or by ear alone.\n"
    )
}

/// The licences of what the package contains, in the form that Debian reads.
const COPYRIGHT: &str = "\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Zen Table
Comment: The licences of the libraries that the programs contain are in
 LICENCES.html beside this file, with their texts. The games are their authors'
 and publishers'; the README names them.

Files: *
Copyright: 2026 the authors of Zen Table
License: Expat or Apache-2.0

Files: assets/fonts/* assets/fallback_fonts/*
Copyright: 2013 The Alegreya Sans Project Authors
 2013 Google Inc.
 2017 The EB Garamond Project Authors
License: OFL-1.1
 The fonts are under the SIL Open Font License, Version 1.1, of which
 LICENCES.html has the text as well: https://openfontlicense.org

License: Apache-2.0
 On Debian systems, the full text of the Apache License 2.0 can be found in
 /usr/share/common-licenses/Apache-2.0.

License: Expat
 Permission is hereby granted, free of charge, to any person obtaining a copy of
 this software and associated documentation files (the \"Software\"), to deal in
 the Software without restriction, including without limitation the rights to
 use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
 the Software, and to permit persons to whom the Software is furnished to do so,
 subject to the following conditions:
 .
 The above copyright notice and this permission notice shall be included in all
 copies or substantial portions of the Software.
 .
 THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
 FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN
 AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
 WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
";

/// What is new, in the form that Debian reads, from the list of changes: a heading `## VERSION` for each version, the
/// latest first, and a line `- …` for each change. The latest must be the version that is packed.
fn changelog(changes: &str, version: &str, date: &str) -> Result<String> {
    let mut written = String::new();
    let versions: Vec<&str> = changes.split("\n## ").skip(1).collect();
    let latest = versions.first().and_then(|first| first.split_whitespace().next());
    if latest != Some(version) {
        return Err(format!("docs/changelog.md begins with {latest:?}, and the version is {version}").into());
    }
    for part in versions {
        let (heading, lines) = part.split_once('\n').unwrap_or((part, ""));
        let number = heading.split_whitespace().next().unwrap_or_default();
        let _ = writeln!(written, "zen-table ({number}) unstable; urgency=medium\n");
        for change in lines.split("\n- ").map(|change| change.trim().trim_start_matches("- ")) {
            for (number, line) in folded(change).iter().enumerate() {
                let _ = writeln!(written, "{}{line}", if number == 0 { "  * " } else { "    " });
            }
        }
        let _ = writeln!(written, "\n -- {MAINTAINER}  {date}\n");
    }
    Ok(written)
}

/// The words of a text in lines that are not too long for Debian.
fn folded(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < 74) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// What the system's catalogues of software say of the program, in every language of the catalogue of messages.
fn metainfo(locales: &Path) -> Result<String> {
    let mut languages = Vec::new();
    for tag in super::names(locales)? {
        let folder = locales.join(&tag);
        let mut messages = page_texts::messages_in(&folder.join(page_texts::PROGRAM))?;
        messages.append(&mut page_texts::messages_in(&folder.join("page.ftl"))?);
        languages.push((tag, messages));
    }
    // What has no language is English, and comes first.
    languages.sort_by_key(|(tag, _)| (tag != "en", tag.clone()));
    let said = |element: &str, id: &str| -> Result<String> {
        let mut lines = String::new();
        for (tag, messages) in &languages {
            let language = if tag == "en" { String::new() } else { format!(" xml:lang=\"{}\"", tag.replace('-', "_")) };
            let _ = writeln!(lines, "<{element}{language}>{}</{element}>", in_xml(message(messages, tag, id)?));
        }
        Ok(lines)
    };
    let (summary, description) = (said("summary", "desktop-comment")?, said("p", "page-description")?);
    Ok(format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<component type=\"desktop-application\">\n<id>{COMPONENT}</id>\n\
         <name>Zen Table</name>\n{summary}<metadata_license>CC0-1.0</metadata_license>\n\
         <project_license>MIT OR Apache-2.0</project_license>\n<description>\n{description}</description>\n\
         <launchable type=\"desktop-id\">zen-table.desktop</launchable>\n<icon type=\"stock\">zen-table</icon>\n\
         <provides><binary>zen-table</binary><mediatype>application/x-zen-table</mediatype></provides>\n\
         <categories><category>Game</category><category>BoardGame</category></categories>\n\
         <content_rating type=\"oars-1.1\"/>\n</component>\n"
    ))
}

fn message<'a>(messages: &'a Messages, tag: &str, id: &str) -> Result<&'a str> {
    messages.get(id).map(String::as_str).ok_or_else(|| format!("the catalogue lacks {id} in {tag}").into())
}

/// A text with its signs as XML wants them.
fn in_xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{changelog, control, in_xml, metainfo};
    use crate::shell::root;

    #[test]
    fn the_latest_change_is_that_of_the_version() {
        let changes = "# Changes\n\n## 0.2.0 – second\n\n- new\n  and better\n- newer\n\n## 0.1.0 – first\n\n- old\n";
        let written = changelog(changes, "0.2.0", "Mon, 23 Nov 2026 12:00:00 +0000").unwrap();
        let expected = "zen-table (0.2.0) unstable; urgency=medium\n\n  * new and better\n  * newer\n\n -- ";
        assert!(written.starts_with(expected), "{written}");
        assert!(written.contains("\nzen-table (0.1.0) unstable; urgency=medium\n\n  * old\n\n -- "), "{written}");
        let long = changelog(&format!("\n## 1\n\n- {}", "long ".repeat(60)), "1", "").unwrap();
        assert!(long.lines().all(|line| line.chars().count() <= 80), "{long}");
        assert!(changelog(changes, "0.3.0", "").is_err());
        assert!(changelog("", "0.1.0", "").is_err());
    }

    #[test]
    fn the_system_is_told_of_the_program_in_every_language() {
        let told = metainfo(&root().join("assets/locales")).unwrap();
        for language in [">", " xml:lang=\"de\">", " xml:lang=\"fr\">", " xml:lang=\"pt_BR\">"] {
            assert_eq!(told.matches(&format!("<summary{language}")).count(), 1, "{told}");
            assert_eq!(told.matches(&format!("<p{language}")).count(), 1, "{told}");
        }
        assert_eq!(in_xml("a < b & c"), "a &lt; b &amp; c");
    }

    #[test]
    fn the_description_has_the_fields_that_a_package_needs() {
        let described = control("1.2.3", "libc6 (>= 2.36)", 100, "amd64");
        for line in ["Version: 1.2.3", "Architecture: amd64", "Installed-Size: 100"] {
            assert!(described.lines().any(|other| other == line), "{described}");
        }
        assert!(described.contains("\nDepends: libc6 (>= 2.36), lib"), "{described}");
        let (_, long) = described.split_once("\nDescription: ").unwrap();
        assert!(long.lines().skip(1).all(|line| line.starts_with(' ') && line.len() <= 80), "{long}");
    }
}
