//! A virtual display with a mouse and a keyboard, like those of a player's computer.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// What the tests need of the system, and the Debian packages that bring it.
const NEEDED: &str = "on Debian and Ubuntu: apt-get install xvfb xdotool mesa-vulkan-drivers libxkbcommon-x11-0";

/// The environment variable from which winit takes the scale factor on X11: physical pixels per logical pixel.
const SCALE_VARIABLE: &str = "WINIT_X11_SCALE_FACTOR";

/// The usual scale factor of these tests. A software renderer needs time for every pixel; with this factor a window of
/// the same layout has a quarter of them.
const COARSE: f64 = 0.5;

/// The folders in which Vulkan drivers are registered.
const VULKAN_DRIVERS: [&str; 3] = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];

/// A virtual display; it ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct Desk {
    server: Child,
    display: String,
    driver: PathBuf,
    /// Physical pixels per logical pixel.
    scale_factor: f64,
}

impl Desk {
    /// A display with a coarse screen, or with the scale factor of the environment.
    pub(crate) fn set_up() -> Self {
        let wanted = env::var(SCALE_VARIABLE)
            .map_or(COARSE, |text| text.parse().unwrap_or_else(|error| panic!("{SCALE_VARIABLE}={text}: {error}")));
        Self::with_scale_factor(wanted)
    }

    /// A display with scale factor 1, as most players have it.
    pub(crate) fn set_up_fine() -> Self {
        Self::with_scale_factor(1.0)
    }

    fn with_scale_factor(scale_factor: f64) -> Self {
        let driver = software_driver();
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("Xvfb can't be started: {error}; {NEEDED}"));
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        let desk = Self { server, display: format!(":{}", number.trim()), driver, scale_factor };
        // Fails now, and not in the middle of a game, if there is no mouse.
        desk.hands(&["mousemove", "1", "1"]);
        desk
    }

    /// The command for the game: the one that was just built, or the one that `ZEN_TABLE_PROGRAM` names.
    pub(crate) fn game(&self) -> Command {
        let named = env::var_os("ZEN_TABLE_PROGRAM").map(PathBuf::from);
        self.program(&named.unwrap_or_else(|| env!("CARGO_BIN_EXE_zen-table").into()))
    }

    /// The command for a program that is to run on this display.
    pub(crate) fn program(&self, path: &Path) -> Command {
        let mut command = Command::new(path);
        command
            .env("DISPLAY", &self.display)
            .env("WINIT_UNIX_BACKEND", "x11")
            .env(SCALE_VARIABLE, self.scale_factor.to_string())
            .env("VK_ICD_FILENAMES", &self.driver)
            .env_remove("WAYLAND_DISPLAY")
            // English, whatever the language of this machine is.
            .env("LC_ALL", "C")
            .env_remove("LANGUAGE");
        command
    }

    /// Moves the mouse to a place in the window, in logical pixels.
    pub(crate) fn move_mouse(&self, place: [f64; 2]) {
        let [x, y] = place.map(|logical| logical * self.scale_factor);
        self.hands(&["mousemove", &format!("{x:.0}"), &format!("{y:.0}")]);
    }

    pub(crate) fn click(&self) {
        self.hands(&["click", "1"]);
    }

    pub(crate) fn press(&self) {
        self.hands(&["mousedown", "1"]);
    }

    pub(crate) fn release(&self) {
        self.hands(&["mouseup", "1"]);
    }

    pub(crate) fn key(&self, name: &str) {
        self.hands(&["key", name]);
    }

    /// Deletes at most this number of letters before the end of the field that has the focus.
    pub(crate) fn erase(&self, letters: usize) {
        let keys = std::iter::once("End").chain(std::iter::repeat_n("BackSpace", letters));
        self.hands(&["key", "--delay", "30"].into_iter().chain(keys).collect::<Vec<_>>());
    }

    /// Types a text into the field that has the focus.
    pub(crate) fn type_text(&self, text: &str) {
        self.hands(&["type", "--delay", "30", text]);
    }

    /// Gives the game the keyboard's focus, as the window manager of a real desktop does.
    pub(crate) fn focus(&self) {
        self.hands(&["search", "--onlyvisible", "--name", "^Zen Table$", "windowfocus", "--sync"]);
    }

    /// Sets the size of the game's window, in logical pixels.
    pub(crate) fn resize(&self, width: f64, height: f64) {
        let [width, height] = [width, height].map(|logical| format!("{:.0}", logical * self.scale_factor));
        self.hands(&["search", "--onlyvisible", "--name", "^Zen Table$", "windowsize", "--sync", &width, &height]);
    }

    fn hands(&self, arguments: &[&str]) {
        let Output { status, stderr, .. } = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .output()
            .unwrap_or_else(|error| panic!("xdotool can't be started: {error}; {NEEDED}"));
        assert!(status.success(), "xdotool {}: {}", arguments.join(" "), String::from_utf8_lossy(&stderr));
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // The server may have ended by itself.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Mesa's software renderer, so that every machine draws the same.
fn software_driver() -> PathBuf {
    let files = VULKAN_DRIVERS.iter().filter_map(|folder| Path::new(folder).read_dir().ok()).flatten().flatten();
    let mut drivers = files.map(|file| file.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("lvp_icd") && name.ends_with(".json")
    });
    drivers.next().unwrap_or_else(|| panic!("Mesa's software driver for Vulkan is missing; {NEEDED}"))
}
