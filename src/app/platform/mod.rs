//! The platform: the event loop, the desktop or the browser. It does not depend on the rules of the games.
//!
//! - [`frames`]: when frames are drawn, and how long they take;
//! - [`launch`]: the options with which the program starts; `files`: reads files that a player opens;
//! - `web`: the page in the browser.

pub(crate) mod files;
pub mod frames;
pub mod launch;
#[cfg(target_arch = "wasm32")]
pub mod web;
