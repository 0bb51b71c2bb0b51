//! The game in its window, or on its page.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use bevy_kira_audio::AudioPlugin;
use zen_table::app::command::{CommandLine, FirstMatch};
use zen_table::app::frames::FramesPlugin;
use zen_table::app::{ZenTablePlugin, asset_plugin, window_plugin};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    use clap::Parser;
    use std::num::NonZero;

    /// The exit code for a command line that can't be carried out.
    const USAGE: NonZero<u8> = NonZero::new(2).expect("2 is not 0");

    let frames = FramesPlugin::now();
    let command_line = CommandLine::parse();
    match command_line.first_match() {
        Ok(first) => match why_no_screen() {
            None => run(frames, command_line, first.map(Ok)),
            Some(reason) => {
                eprintln!("zen-table: there is no screen to open a window on: {reason}");
                AppExit::error()
            }
        },
        Err(reason) => {
            eprintln!("zen-table: {reason}");
            AppExit::Error(USAGE)
        }
    }
}

/// Why no window can be opened, where winit would end in a panic.
#[cfg(target_os = "linux")]
fn why_no_screen() -> Option<String> {
    use std::env::var_os;
    use std::os::unix::net::UnixStream;
    use std::path::PathBuf;

    let named = |name: &str| var_os(name).filter(|value| !value.is_empty());
    if named("WAYLAND_SOCKET").is_some() {
        // It is open already, and whoever asks uses it up.
        None
    } else if let Some(name) = named("WAYLAND_DISPLAY") {
        let path = var_os("XDG_RUNTIME_DIR").map(PathBuf::from).unwrap_or_default().join(name);
        UnixStream::connect(&path).err().map(|error| format!("WAYLAND_DISPLAY names {}: {error}", path.display()))
    } else if let Some(name) = named("DISPLAY") {
        x11rb::connect(None).err().map(|error| format!("DISPLAY names {}: {error}", name.display()))
    } else {
        Some("none of WAYLAND_DISPLAY, WAYLAND_SOCKET, DISPLAY is set".to_owned())
    }
}

/// Other systems have a screen.
#[cfg(not(any(target_os = "linux", target_arch = "wasm32")))]
fn why_no_screen() -> Option<String> {
    None
}

#[cfg(target_arch = "wasm32")]
fn main() {
    let frames = FramesPlugin::now();
    let command_line = zen_table::app::page::command_line();
    // Nobody looks for the reason but at the table.
    let first = command_line.first_match().transpose();
    run(frames, command_line, first);
}

fn run(
    frames: FramesPlugin,
    command_line: CommandLine,
    first: Option<Result<zen_table::session::Match, String>>,
) -> AppExit {
    let mut app = App::new();
    zen_table::app::sound::output::keep_quiet();
    app.insert_resource(command_line);
    if let Some(first) = first {
        app.insert_resource(FirstMatch(first));
    }
    // EguiPlugin comes after DefaultPlugins: it hides what lies under a panel from the picking that it finds there.
    let bevy = DefaultPlugins.set(window_plugin()).set(asset_plugin());
    app.add_plugins((bevy, EguiPlugin::default(), AudioPlugin, frames, ZenTablePlugin)).run()
}
