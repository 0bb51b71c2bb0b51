//! The game in its window.

use bevy::prelude::*;
use bevy_egui::EguiPlugin;
use bevy_kira_audio::AudioPlugin;
use zen_table::app::{ZenTablePlugin, window_plugin};

fn main() -> AppExit {
    // EguiPlugin comes after DefaultPlugins: it hides what lies under a panel from the picking that it finds there.
    App::new()
        .add_plugins((DefaultPlugins.set(window_plugin()), EguiPlugin::default(), AudioPlugin, ZenTablePlugin))
        .run()
}
