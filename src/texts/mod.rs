//! What players read about a match, in words: no window, no markup.

pub mod instruction;
pub mod summary;
pub mod time;
