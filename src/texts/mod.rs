//! The texts that players read about a match: plain strings, without user interface or markup.
//!
//! - [`games`]: texts about one game only;
//! - [`instruction`]: what the player to move has to do; [`summary`]: players, scores and results; [`time`]: times and
//!   clocks.

pub mod games;
pub mod instruction;
pub mod summary;
pub mod time;
