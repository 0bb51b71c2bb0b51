//! What players read about a match, in words: no window, no markup.
//!
//! - [`games`]: what is said of one game only;
//! - [`instruction`]: what the player to move has to do; [`summary`]: players, scores and results; [`time`]: times and clocks.

pub mod games;
pub mod instruction;
pub mod summary;
pub mod time;
