//! What the program runs on: the event loop, the desktop or the browser. It knows nothing of this game.
//!
//! - [`frames`]: when a frame is drawn, and what it costs;
//! - [`launch`]: what the program is asked for when it starts; `files`: reading what a player hands to it;
//! - `web`: the page in the browser.

pub(crate) mod files;
pub mod frames;
pub mod launch;
#[cfg(target_arch = "wasm32")]
pub mod web;
