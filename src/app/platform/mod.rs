//! The platform: the event loop, the desktop or the browser. It does not depend on the rules of the games.
//!
//! - [`frames`]: when frames are drawn, and how long they take;
//! - `assistive`: programs that read the table aloud;
//! - [`launch`]: the options with which the program starts; `help`: reads them, and says what there are; `files`: reads
//!   files that a player opens;
//! - `embedded`: the sounds and textures that the program contains;
//! - [`preferences`]: what people have set for all programs;
//! - [`faults`]: what the program itself finds wrong with files, storage and the page;
//! - `system_dialogs`: windows of the system itself;
//! - [`text_fields`]: fields of text, and the page's own ones for touch screens;
//! - `web`: the page in the browser; `elements`: its elements that stand for what the canvas shows.

pub(crate) mod assistive;
#[cfg(target_arch = "wasm32")]
pub(crate) mod elements;
#[cfg(not(target_arch = "wasm32"))]
pub mod embedded;
pub mod faults;
pub(crate) mod files;
pub mod frames;
#[cfg(not(target_arch = "wasm32"))]
pub mod help;
pub mod launch;
pub mod preferences;
#[cfg(not(target_arch = "wasm32"))]
pub mod system_dialogs;
pub mod text_fields;
#[cfg(target_arch = "wasm32")]
pub mod web;
