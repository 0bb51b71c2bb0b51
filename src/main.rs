//! The game, as a program with a window or as a web page.

// Windows would open a console beside the window.
#![cfg_attr(windows, windows_subsystem = "windows")]

#[cfg(not(target_arch = "wasm32"))]
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use bevy_kira_audio::AudioPlugin;
use zen_table::app::ZenTablePlugin;
use zen_table::app::platform::frames::FramesPlugin;
use zen_table::app::platform::launch::{self, CommandLine};
use zen_table::app::platform::preferences::{self, SystemPreferences};
use zen_table::app::state::settings::SystemLanguage;
use zen_table::app::storage::startup::{FirstMatch, first_match};
use zen_table::app::window::{asset_plugin, render_plugin, window_plugin};
use zen_table::texts::Text;
#[cfg(not(target_arch = "wasm32"))]
use zen_table::{
    app::platform::system_dialogs,
    texts::{Language, Phrase},
};

#[cfg(not(target_arch = "wasm32"))]
fn main() -> AppExit {
    use std::io::{IsTerminal, stderr};
    use std::num::NonZero;
    use zen_table::app::platform::help;

    /// The exit code for a command line that can't be carried out.
    const USAGE: NonZero<u8> = NonZero::new(2).expect("2 is not 0");

    let frames = FramesPlugin::now();
    let command_line = match help::read_command_line() {
        Ok(command_line) => command_line,
        Err(said) => {
            // Help that can't be printed is shown below.
            let _ = said.print();
            return if said.use_stderr() {
                if !stderr().is_terminal() {
                    system_dialogs::show_error(&said.to_string());
                }
                AppExit::Error(USAGE)
            } else {
                if is_without_output() {
                    system_dialogs::show_help(&said.to_string());
                }
                AppExit::Success
            };
        }
    };
    let language = launch::language(&command_line);
    match first_match(&command_line) {
        Ok(_) if is_without_screen() => {
            report(language, Phrase::StartNoScreen { names: SCREENS.join(", ").into() });
            AppExit::error()
        }
        Ok(first) => run(frames, command_line, first.map(Ok)),
        Err(reason) => {
            report(language, reason);
            AppExit::Error(USAGE)
        }
    }
}

/// Says why the program can't start: in the terminal, and where there is none also in a window of the system.
#[cfg(not(target_arch = "wasm32"))]
fn report(language: Language, reason: impl Into<Text>) {
    use std::io::{IsTerminal, stderr};

    let reason = reason.into().localise(language);
    eprintln!("zen-table: {reason}");
    if !stderr().is_terminal() {
        system_dialogs::show_error(&reason);
    }
}

/// Whether nothing that is printed can be read. On Windows a program with a window has no output that is not
/// redirected.
#[cfg(not(target_arch = "wasm32"))]
fn is_without_output() -> bool {
    #[cfg(windows)]
    {
        use std::os::windows::io::AsRawHandle;
        std::io::stdout().as_raw_handle().is_null()
    }
    #[cfg(not(windows))]
    false
}

/// The environment variables in which Linux names the display server (Wayland or X11) that a window can be opened on.
#[cfg(not(target_arch = "wasm32"))]
const SCREENS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// Whether no display server is named. winit would panic then.
#[cfg(not(target_arch = "wasm32"))]
fn is_without_screen() -> bool {
    let is_named = |name: &&str| std::env::var_os(name).is_some_and(|screen| !screen.is_empty());
    cfg!(target_os = "linux") && !SCREENS.iter().any(is_named)
}

/// What a computer may lack that a window needs. Bevy's plugins report it only by a panic.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy)]
enum Lack {
    /// The display server that is named can't be reached. A test connection beforehand would not work: an X server
    /// without other clients restarts when the test connection is closed, and winit then can't reach it.
    Screen,
    /// No graphics driver is installed, or none that works.
    Driver,
}

#[cfg(not(target_arch = "wasm32"))]
impl Lack {
    /// What the payload of a panic tells of, by the beginning of Bevy's message.
    fn of(payload: &dyn std::any::Any) -> Option<Self> {
        let text = payload.downcast_ref::<String>()?;
        let messages = [
            ("Failed to build event loop", Self::Screen),
            ("Unable to find a GPU", Self::Driver),
            ("called `Result::unwrap()` on an `Err` value: RequestDeviceError", Self::Driver),
        ];
        messages.into_iter().find_map(|(beginning, lack)| text.starts_with(beginning).then_some(lack))
    }

    fn text(self) -> Phrase {
        let named = |name: &&str| {
            let screen = std::env::var(name).ok().filter(|screen| !screen.is_empty())?;
            Some(format!("{name}={screen}"))
        };
        match self {
            Self::Screen => {
                let named: Vec<_> = SCREENS.iter().filter_map(named).collect();
                Phrase::StartScreenNotReached { names: named.join(", ").into() }
            }
            Self::Driver => Phrase::StartNoDriver,
        }
    }
}

/// Builds the game and runs it. If the computer lacks what a window needs, prints one sentence instead of a panic
/// message.
#[cfg(not(target_arch = "wasm32"))]
fn run(
    frames: FramesPlugin,
    command_line: CommandLine,
    first: Option<Result<zen_table::session::Match, Text>>,
) -> AppExit {
    use std::panic::{self, AssertUnwindSafe};

    let language = launch::language(&command_line);
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |panicked| {
        if Lack::of(panicked.payload()).is_none() {
            usual(panicked);
        }
    }));
    match panic::catch_unwind(AssertUnwindSafe(|| build(frames, command_line, first))) {
        Ok(mut app) => app.run(),
        Err(payload) => match Lack::of(&*payload) {
            Some(lack) => {
                report(language, lack.text());
                AppExit::error()
            }
            None => panic::resume_unwind(payload),
        },
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    let frames = FramesPlugin::now();
    let command_line = zen_table::app::platform::launch::command_line();
    // A page has no console that players read: a wrong first match is reported on the table.
    let first = first_match(&command_line).transpose();
    build(frames, command_line, first).run();
}

/// Builds the game; `first` is the match to show first, or the reason why it can't be shown.
fn build(
    frames: FramesPlugin,
    command_line: CommandLine,
    first: Option<Result<zen_table::session::Match, Text>>,
) -> App {
    #[cfg(target_arch = "wasm32")]
    // It fails only where there is a logger already.
    let _ = console_log::init_with_level(log::Level::Warn);
    let mut app = App::new();
    zen_table::app::audio::playback::keep_quiet();
    let assets = command_line.assets.clone();
    app.insert_resource(SystemLanguage(launch::language(&command_line)))
        .insert_resource(SystemPreferences(preferences::ask))
        .insert_resource(command_line);
    if let Some(first) = first {
        app.insert_resource(FirstMatch(first));
    }
    // EguiPlugin must come after DefaultPlugins: when it is added it looks for Bevy's picking plugin, and hides from it
    // what lies under a panel.
    let bevy = DefaultPlugins.set(window_plugin()).set(asset_plugin(assets.as_deref())).set(render_plugin());
    #[cfg(not(target_arch = "wasm32"))]
    if assets.is_none() {
        zen_table::app::platform::embedded::embed_assets(&mut app);
    }
    // What is meant for developers is said only when `RUST_LOG` asks for it. A page says warnings in the browser's
    // console.
    #[cfg(not(target_arch = "wasm32"))]
    let bevy = bevy.set(LogPlugin { level: Level::ERROR, filter: "off".to_owned(), ..default() });
    app.add_plugins((bevy, EguiPlugin::default(), AudioPlugin, frames, ZenTablePlugin));
    app
}
