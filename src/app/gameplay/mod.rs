//! The match on the table: what may change it, and what follows from a change.
//!
//! - [`active_match`]: the match, and which of its positions is shown; [`messages`]: the messages to and from it;
//!   [`update`]: carries out the intents; `clock`: the clock; `phase`: what the match waits for;
//! - [`selection`]: turns clicks on squares into moves; [`show_again`]: shows the last turn again; [`zener_setup`]:
//!   Zener's blind set-up; [`take_back`]: taking moves back; `seed`: random seeds;
//! - [`typed_moves`]: moves that are typed; [`narration`]: what is said to players who listen;
//! - [`lesson`]: the step of a lesson that is on the table; [`comments`]: comments on the first match;
//! - [`blunder_warning`]: a warning before a move that loses at once; [`move_confirmation`]: moves that wait for a
//!   second tap; [`round_scoring`]: counts the points of a round one by one; [`statistics`]: the results of games
//!   against computers;
//! - `schedule`: the order of the systems that change the match; [`reset`]: resets resources that belong to one match.

pub mod active_match;
pub mod blunder_warning;
mod clock;
pub mod comments;
pub mod lesson;
pub mod messages;
pub mod move_confirmation;
pub mod narration;
mod phase;
pub mod reset;
pub mod round_scoring;
mod schedule;
pub(crate) mod seed;
pub mod selection;
pub mod show_again;
pub mod statistics;
pub mod take_back;
pub mod typed_moves;
pub mod update;
pub mod zener_setup;

use crate::app::state::dialogs::PendingConfirmation;
use bevy::prelude::*;
use reset::ResetWithMatch;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        schedule::plugin,
        update::plugin,
        clock::plugin,
        zener_setup::plugin,
        round_scoring::plugin,
        selection::plugin,
        blunder_warning::plugin,
        show_again::plugin,
        move_confirmation::plugin,
        statistics::plugin,
        lesson::plugin,
        comments::plugin,
        narration::plugin,
    ))
    .reset_with_match::<PendingConfirmation>();
}
