//! The windows of the system itself, and files.
//!
//! They are shown by a program of the desktop: here by a script in its place that notes what it is to show.

use super::*;
use std::os::unix::fs::PermissionsExt;
use std::process::Command;
use zen_table::session::record::mail;
use zen_table::session::{Match, Terms};

/// A script in the place of the desktop's windows.
struct Dialogs(TempDir);

impl Dialogs {
    /// Where files are chosen, this one is.
    fn answering(file: &str) -> Self {
        let folder = TempDir::new().unwrap();
        let (script, shown) = (folder.path().join("zenity"), folder.path().join("shown"));
        fs::write(&script, format!("#!/bin/sh\necho \"$*\" >>'{}'\necho '{file}'\n", shown.display())).unwrap();
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
        Self(folder)
    }

    /// Makes a program show its windows here.
    fn of<'a>(&self, program: &'a mut Command) -> &'a mut Command {
        // Where there is a portal it is asked first, so there is none.
        program.env("PATH", self.0.path()).env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
    }

    /// What was to be shown.
    fn shown(&self) -> String {
        fs::read_to_string(self.0.path().join("shown")).unwrap_or_default()
    }
}

/// The environment variables in which Linux names displays.
const SCREENS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

#[test]
fn without_a_screen_it_says_so_in_a_sentence() {
    let dialogs = Dialogs::answering("");
    let mut program = Command::new(env!("CARGO_BIN_EXE_zen-table"));
    program.env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET").env("DISPLAY", "");
    let ended = dialogs.of(&mut program).output().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.starts_with("zen-table: there is no screen to open a window on"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    // There are no displays with such high numbers.
    for (kind, name) in [("DISPLAY", ":4321"), ("WAYLAND_DISPLAY", "wayland-4321")] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_zen-table"));
        SCREENS.iter().for_each(|other| _ = program.env_remove(other));
        let ended = dialogs
            .of(&mut program)
            .env(kind, name)
            .env("RUST_BACKTRACE", "1")
            .env("RUST_LOG", "error")
            .output()
            .unwrap();
        assert_eq!(ended.status.code(), Some(1));
        let said = String::from_utf8(ended.stderr).unwrap();
        assert_eq!(said.trim_end(), format!("zen-table: the screen can't be reached that is named by {kind}={name}"));
    }
}

#[test]
fn without_a_graphics_driver_it_says_so_in_a_sentence() {
    let desk = Desk::set_up();
    let mut program = desk.game();
    // A registry of drivers that names none, and no other interface than Vulkan.
    let dialogs = Dialogs::answering("");
    let ended =
        dialogs.of(&mut program).env("VK_ICD_FILENAMES", "/dev/null").env("WGPU_BACKEND", "vulkan").output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(1), "{said}");
    assert!(said.lines().any(|line| line.starts_with("zen-table: there is no graphics driver")), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    // Nobody reads what is written to a pipe, so it is shown as well.
    let shown = dialogs.shown();
    assert!(shown.contains("--error") && shown.contains("there is no graphics driver"), "{shown}");
}

#[test]
fn what_is_wrong_with_an_option_is_shown_where_nobody_reads_it_and_help_is_printed() {
    let dialogs = Dialogs::answering("");
    let run = |options: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_zen-table"));
        dialogs.of(&mut program).env("LC_ALL", "C").args(options).output().unwrap()
    };
    let helped = run(&["--help"]);
    assert_eq!(helped.status.code(), Some(0));
    assert!(String::from_utf8(helped.stdout).unwrap().contains("--language"));
    assert_eq!(dialogs.shown(), "", "help is read where it is printed");
    let ended = run(&["--start", "chess"]);
    assert_eq!(ended.status.code(), Some(2));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.contains("chess"), "{said}");
    assert!(dialogs.shown().contains("--error") && dialogs.shown().contains("chess"), "{}", dialogs.shown());
}

#[test]
fn a_match_is_chosen_in_the_window_of_the_system_and_everything_is_saved_as_one_file() {
    let (desk, data, elsewhere) = (Desk::set_up(), TempDir::new().unwrap(), TempDir::new().unwrap());
    let file = elsewhere.path().join("of a friend.zen");
    let mut played = Match::new(Terms::usual(Kind::Enso)).unwrap();
    for text in &short_game(Kind::Enso, "b")[..4] {
        played.play(text).unwrap();
    }
    fs::write(&file, mail::write(&played)).unwrap();
    let dialogs = Dialogs::answering(&file.display().to_string());
    let mut program = desk.game();
    dialogs.of(&mut program).arg("--probe").arg("--data").arg(data.path());
    let mut game = Game::run(&desk, program, "files");
    game.until("screen", "the menu has opened", |screen| screen["screen"] == "Menu");
    desk.focus();
    game.click("Saved matches");
    game.picture("files");
    game.click("Open a file");
    let answer = game.until("position", "the match is on the table", |answer| answer["plies"] == 4);
    assert_eq!(answer["position"], played.round().game().position_text());
    assert!(dialogs.shown().contains("--file-selection --multiple"), "{}", dialogs.shown());
    assert!(dialogs.shown().contains("*.zen *.zenbackup"), "{}", dialogs.shown());

    game.key("Escape");
    game.click("Save and leave");
    game.click("Saved matches");
    game.click("Save everything as one file");
    let exported = || {
        let files = fs::read_dir(data.path().join("exported")).into_iter().flatten();
        files.map(|file| file.unwrap().path()).find(|file| file.extension().is_some_and(|end| end == "zenbackup"))
    };
    game.until("screen", "the file is there", |_| exported().is_some());
    game.picture("files-everything");
    assert!(fs::read_to_string(exported().unwrap()).unwrap().contains("ZenTableBackup("));
}
