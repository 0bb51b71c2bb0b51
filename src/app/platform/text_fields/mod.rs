//! The fields of text that are laid out on the table.
//!
//! A browser opens the keyboard of a touch screen only for a field of the page itself, and only there a finger can
//! paste. So while the screen is touched, each field on the table has one of the page over it (`page`).

mod field;
#[cfg(target_arch = "wasm32")]
mod page;

use bevy::prelude::App;
pub use field::{TextField, TextFields};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TextFields>();
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page::plugin);
}
