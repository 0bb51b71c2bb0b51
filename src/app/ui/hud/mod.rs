//! What is shown around the board and over it.
//!
//! - `layout`: where the panel lies and what it leaves free; `panel`: the panel; in it `turn`, `sides`, `move_list`
//!   with the rows of `variations`, or `lesson`, or `analysis`, or `review` with the graph of `chances`; `aim`: what
//!   the game is about; `paragraphs`: text that is made to fit;
//! - over the board `looking_back`, [`toast`], `notices` with `rematches`, `scoring`, `face_to_face`, `arrows`,
//!   `unsaved`, `typed_move` (the field for moves that are typed), `answer` (to what players ask who listen).

mod aim;
mod analysis;
mod answer;
mod arrows;
mod chances;
mod face_to_face;
mod layout;
mod lesson;
mod looking_back;
mod move_list;
mod notices;
mod panel;
mod paragraphs;
mod rematches;
mod review;
mod scoring;
mod sides;
#[cfg(test)]
mod tests;
pub mod toast;
mod turn;
mod typed_move;
mod unsaved;
mod variations;

use crate::app::ai::hint::Hint;
use crate::app::camera::view::camera_moved;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::round_scoring::RoundScoring;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        panel::plugin,
        looking_back::plugin,
        toast::plugin,
        typed_move::plugin,
        answer::plugin,
        notices::plugin,
        arrows::plugin,
        scoring::plugin,
        face_to_face::plugin,
        unsaved::plugin,
    ))
    .add_systems(Last, follow_camera.run_if(camera_moved));
}

/// Arrows and numbers over the board are drawn before the camera is placed: they follow it in the next frame.
fn follow_camera(
    hint: Res<Hint>,
    warning: Res<BlunderWarning>,
    counting: Res<RoundScoring>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if hint.shown().is_some() || warning.0.is_some() || counting.0.is_some() {
        redraw.write(RequestRedraw);
    }
}
