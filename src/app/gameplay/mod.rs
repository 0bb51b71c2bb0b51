//! The match on the table: what may change it, and what follows from a change.
//!
//! - [`active_match`]: the match, and which of its positions is looked at; [`messages`]: the messages to and
//!   from it; [`update`]: carries out what it is asked for; `clock`: the time that passes; `phase`: what it waits for;
//! - [`selection`]: from pointing at squares to moves; [`zener_setup`]: Zener's blind set-up; [`take_back`], `seed`;
//! - [`blunder_warning`]: a warning before a move that loses at once; [`round_scoring`]: the points of a round, one by one;
//!   [`statistics`]: how the player has fared against computers;
//! - [`reset`]: what belongs to one match begins anew with the next.

pub mod active_match;
pub mod blunder_warning;
mod clock;
pub mod messages;
mod phase;
pub mod reset;
pub mod round_scoring;
pub(crate) mod seed;
pub mod selection;
pub mod statistics;
pub mod take_back;
pub mod update;
pub mod zener_setup;

use crate::app::state::dialogs::PendingConfirmation;
use bevy::prelude::*;
use reset::ResetWithMatch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        update::plugin,
        clock::plugin,
        zener_setup::plugin,
        round_scoring::plugin,
        selection::plugin,
        blunder_warning::plugin,
        statistics::plugin,
    ))
    .reset_with_match::<PendingConfirmation>();
}
