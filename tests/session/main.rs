//! Matches and their records, without a window.

mod play;
mod records;
mod support;
