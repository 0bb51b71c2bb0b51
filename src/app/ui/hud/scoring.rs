//! The points of a round while they are counted on the board: a number on each piece outside the loser's largest group.

use crate::app::camera::projector::BoardProjector;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::input::action::Command;
use crate::app::state::navigation::Overlay;
use crate::app::ui::hud::layout;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, LIGHT, RED};
use crate::games::Spot;
use crate::texts::Phrase;
use crate::texts::games::player_name;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, LayerId, Stroke, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The radius of the disc behind a number, and its offset from the middle of the piece, in points.
const SEAL: f32 = 12.0;
const BESIDE: Vec2 = vec2(12.0, -14.0);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::OverBoard).run_if(in_state(Overlay::None)));
}

fn show(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<layout::HudDrawer>,
    mut counting: ResMut<RoundScoring>,
    finder: BoardProjector,
) -> Result {
    let Some(count) = counting.0.clone().filter(|_| !table.looks_back()) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    // Under the panels, over the board.
    let painter = context.layer_painter(LayerId::background());
    let zoom = context.zoom_factor();
    for (number, &square) in (1..=count.counted).zip(&count.outside_largest) {
        let Some(at) = finder.where_is(Spot::Square(square)) else { continue };
        let at = pos2(at.x, at.y) / zoom + BESIDE;
        painter.circle(at, SEAL, RED, Stroke::new(2.0, LIGHT));
        painter.text(at, Align2::CENTER_CENTER, number.to_string(), theme::strong(17.0), LIGHT);
    }
    if count.is_done() {
        return Ok(());
    }
    let free = layout::Places::of(context, *drawer).free;
    let loser = player_name(table.played().round().game().kind(), count.loser);
    let text = match count.counted {
        0 => Phrase::ScoringLargest { loser },
        pieces => Phrase::ScoringAstray { pieces: pieces.into(), loser },
    };
    layout::strip(context, free, text, |ui| {
        if ui.add(Button::new(Phrase::ScoringSkip).command(Command::Choose)).clicked() {
            counting.finish();
        }
    });
    Ok(())
}
