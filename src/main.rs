//! The game in its window.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use bevy_kira_audio::AudioPlugin;
use clap::Parser;
use std::num::NonZero;
use zen_table::app::command::{CommandLine, FirstMatch};
use zen_table::app::frames::FramesPlugin;
use zen_table::app::{ZenTablePlugin, window_plugin};

/// The exit code for a command line that can't be carried out.
const USAGE: NonZero<u8> = NonZero::new(2).expect("2 is not 0");

fn main() -> AppExit {
    let frames = FramesPlugin::now();
    let command_line = CommandLine::parse();
    let first = match command_line.first_match() {
        Ok(first) => first,
        Err(reason) => {
            eprintln!("zen-table: {reason}");
            return AppExit::Error(USAGE);
        }
    };
    let mut app = App::new();
    app.insert_resource(command_line);
    if let Some(first) = first {
        app.insert_resource(FirstMatch(first));
    }
    // EguiPlugin comes after DefaultPlugins: it hides what lies under a panel from the picking that it finds there.
    app.add_plugins((DefaultPlugins.set(window_plugin()), EguiPlugin::default(), AudioPlugin, frames, ZenTablePlugin))
        .run()
}
