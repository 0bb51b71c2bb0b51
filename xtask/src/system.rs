//! What the game needs of the system, and its installation.

use crate::shell::{Result, hand_over, output, program, run, succeeds};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// What the system must be able to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Building the game and its tests.
    Build,
    /// Building it, and opening its window.
    BuildAndPlay,
    /// Building it, and playing it on a virtual display with a software renderer.
    BuildAndWatch,
}

/// What the game is built with: the package of Debian and Ubuntu, and the name by which pkg-config finds it elsewhere.
const BUILD: [(&str, &str); 4] = [
    ("libasound2-dev", "alsa"),
    ("libudev-dev", "libudev"),
    ("libwayland-dev", "wayland-client"),
    ("libxkbcommon-dev", "xkbcommon"),
];

/// What the window loads when it opens on X11.
const PLAY: [&str; 4] = ["libx11-xcb1", "libxcursor1", "libxi6", "libxkbcommon-x11-0"];

/// What else end-to-end tests and measurements use: the package of Debian, and the program that shows that it is
/// installed.
const WATCH: [(&str, &str); 5] = [
    ("xvfb", "Xvfb"),
    ("xdotool", "xdotool"),
    // The bus for accessibility, and what asks it.
    ("dbus", "dbus-daemon"),
    ("at-spi2-core", "dbus-daemon"),
    ("systemd", "busctl"),
];

/// The folders in which Vulkan drivers are registered.
const VULKAN_DRIVERS: [&str; 3] = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];

/// Makes sure that the system has what is needed: on Debian and Ubuntu it is installed, elsewhere what is missing is
/// named.
pub(crate) fn provide(need: Need) -> Result {
    if env::consts::OS != "linux" {
        // On Windows and macOS nothing has to be installed.
        return Ok(());
    }
    if is_debian_here() { install(need) } else { look(need) }
}

/// Whether this system is Debian or derived from it.
pub(crate) fn is_debian_here() -> bool {
    is_debian(&fs::read_to_string("/etc/os-release").unwrap_or_default())
}

/// Whether a system with this `os-release` file is Debian or derived from it.
fn is_debian(os_release: &str) -> bool {
    os_release
        .lines()
        .filter_map(|line| line.strip_prefix("ID=").or_else(|| line.strip_prefix("ID_LIKE=")))
        .flat_map(|value| value.trim_matches(['"', '\'']).split(' '))
        .any(|id| id == "debian" || id == "ubuntu")
}

fn install(need: Need) -> Result {
    let missing = missing_packages(need);
    if missing.is_empty() { Ok(()) } else { install_packages(&missing) }
}

/// Installs packages of Debian.
pub(crate) fn install_packages(missing: &[&str]) -> Result {
    println!("Missing on this system, to be installed with apt-get: {}", missing.join(" "));
    if let Err(failure) = apt_get(&["update", "--quiet=2"]) {
        // A source that does not answer may not be the one that is needed, so this failure is only printed.
        println!("{failure}");
    }
    let mut arguments = vec!["install", "--quiet=2", "--yes", "--no-install-recommends"];
    arguments.extend(missing);
    apt_get(&arguments)
}

/// The path of the first of these programs that is found; if there is none, packages of Debian with one are installed.
pub(crate) fn provide_program(names: &[&str], packages: &[&str]) -> Result<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let there = || {
        names
            .iter()
            .flat_map(|name| env::split_paths(&path).map(move |folder| folder.join(name)))
            .find(|file| file.exists())
    };
    if there().is_none() && is_debian_here() {
        install_packages(packages)?;
    }
    there().ok_or_else(|| format!("missing on this system: {}", names.join(" or ")).into())
}

/// Makes sure that Debian has these packages. On another system nothing is done.
pub(crate) fn provide_packages(packages: &[&str]) -> Result {
    if !is_debian_here() {
        return Ok(());
    }
    let missing: Vec<_> = packages.iter().copied().filter(|package| !is_installed(package)).collect();
    if missing.is_empty() { Ok(()) } else { install_packages(&missing) }
}

fn missing_packages(need: Need) -> Vec<&'static str> {
    let mut wanted = vec!["pkg-config"];
    wanted.extend(BUILD.map(|(package, _)| package));
    if need != Need::Build {
        wanted.extend(PLAY);
    }
    if need == Need::BuildAndWatch {
        wanted.extend(WATCH.map(|(package, _)| package));
        // The software renderer is needed even if there is another driver.
        wanted.push("mesa-vulkan-drivers");
    }
    wanted.retain(|package| !is_installed(package));
    if need == Need::BuildAndPlay && !has_vulkan_driver() {
        wanted.push("mesa-vulkan-drivers");
    }
    wanted
}

fn is_installed(package: &str) -> bool {
    let mut query = program("dpkg-query", &["--show", "--showformat=${db:Status-Status}\n", package]);
    output(&mut query).is_ok_and(|status| status.lines().any(|line| line == "installed"))
}

fn apt_get(arguments: &[&str]) -> Result {
    let is_root = output(&mut program("id", &["-u"])).is_ok_and(|id| id.trim() == "0");
    let mut words = vec!["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    words.extend(arguments);
    if is_root {
        run(&mut program(words[0], &words[1..]))
    } else if succeeds(&mut program("sudo", &["--version"])) {
        println!("This needs sudo: {}", words[2..].join(" "));
        hand_over(&mut program("sudo", &words))
    } else {
        Err(format!("please run as root: {}", words[2..].join(" ")).into())
    }
}

/// On other Linux systems nothing is installed, because packages have other names there.
fn look(need: Need) -> Result {
    if !succeeds(&mut program("pkg-config", &["--version"])) {
        return Err("pkg-config is missing: please install it, the build asks it for libraries".into());
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let mut missing: Vec<&str> = BUILD.map(|(_, library)| library).to_vec();
    missing.retain(|library| !succeeds(&mut program("pkg-config", &["--exists", library])));
    if need != Need::Build && !has_vulkan_driver() {
        missing.push("a Vulkan driver");
    }
    if need == Need::BuildAndWatch {
        let there = |program: &str| env::split_paths(&path).any(|folder| folder.join(program).exists());
        missing.extend(WATCH.map(|(_, program)| program).into_iter().filter(|program| !there(program)));
    }
    if missing.is_empty() {
        return Ok(());
    }
    let missing = missing.join(", ");
    Err(format!("missing on this system, with the files for building against them: {missing}").into())
}

fn has_vulkan_driver() -> bool {
    VULKAN_DRIVERS.iter().any(|folder| {
        fs::read_dir(Path::new(folder)).is_ok_and(|mut entries| {
            entries.any(|entry| entry.is_ok_and(|entry| entry.path().extension().is_some_and(|end| end == "json")))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::is_debian;

    #[test]
    fn debian_and_what_descends_from_it_is_known_by_its_id() {
        assert!(is_debian("PRETTY_NAME=\"Debian GNU/Linux 12 (bookworm)\"\nID=debian\n"));
        assert!(is_debian("ID=ubuntu\nID_LIKE=debian\n"));
        assert!(is_debian("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n"));
        assert!(!is_debian("ID=fedora\nHOME_URL=\"https://debian.example\"\n"));
        assert!(!is_debian(""));
    }
}
