//! Zen Table without a window: the rules, the opponents, matches, and what players read.
//!
//! `src/lib.rs` has the map of these modules, and adds the table to them.

pub mod engine;
pub mod games;
pub mod lessons;
pub mod review;
pub mod search;
pub mod session;
pub mod texts;
pub mod themes;
