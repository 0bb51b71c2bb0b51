//! Computer players: they search in the background and answer by the same intents as persons.
//!
//! - [`opponent`]: asks for moves, hints and answers to draw offers, and plays them; [`hint`]: the hint that is shown;
//! - [`request`]: a request to a search and its reply; [`config`]: how computers are set up;
//! - `thread_runner` on the desktop, `worker_runner` in the browser: run the search.

pub mod config;
pub mod hint;
pub mod opponent;
pub mod request;
#[cfg(not(target_arch = "wasm32"))]
pub mod thread_runner;
#[cfg(target_arch = "wasm32")]
mod worker_runner;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(opponent::plugin);
}
