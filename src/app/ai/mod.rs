//! Computer players: they search in the background and answer by the same intents as persons.
//!
//! - [`opponent`]: plays for the computers; [`hint`]: hints; `draw_offer`: their answers to draw offers;
//! - [`review`]: the review of a match; [`trial`]: judges what is tried instead of a mistake; `accuracy`: keeps how
//!   accurate its moves were;
//! - [`analysis`]: the engine thinks along about the position that is shown;
//! - `questions`: the questions to the search, as systems see them; `question_queue`: their queue; `position_id`: which
//!   position a question is about;
//! - [`request`]: a request to a search and its reply; [`config`]: how computers are set up; [`notice`]: what they
//!   tell; `telling`: says it to players who listen;
//! - `thread_runner` on the desktop, `worker_runner` in the browser: run the search.

mod accuracy;
pub mod analysis;
pub mod config;
mod draw_offer;
pub mod hint;
pub mod notice;
pub mod opponent;
mod position_id;
mod question_queue;
mod questions;
pub mod request;
pub mod review;
mod telling;
#[cfg(not(target_arch = "wasm32"))]
pub mod thread_runner;
pub mod trial;
#[cfg(target_arch = "wasm32")]
mod worker_runner;

use crate::app::gameplay::messages::AiRequest;
use crate::app::state::schedule::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use opponent::Computers;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<hint::Hint>()
        .init_resource::<review::MatchReview>()
        .init_resource::<trial::MomentTrial>()
        .init_resource::<Computers>()
        .add_message::<AiRequest>()
        .add_message::<notice::AiNotice>()
        // Bevy's window plugin adds it too; without that plugin nothing reads it.
        .add_message::<RequestRedraw>()
        .add_plugins((questions::plugin, analysis::plugin))
        .add_systems(Update, telling::tell.in_set(AppSystems::View))
        .add_systems(
            Update,
            (
                hint::clear_outdated_hint.in_set(AppSystems::React),
                (
                    questions::read_replies,
                    hint::give_hints,
                    draw_offer::answer_draw_offers,
                    opponent::update_opponents,
                    analysis::update_analysis,
                    review::update_review,
                    trial::judge_trial,
                    accuracy::keep_accuracy,
                )
                    .chain()
                    .in_set(AppSystems::Think),
            )
                .run_if(resource_exists::<Computers>),
        );
}
