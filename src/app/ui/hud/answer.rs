//! The answer to what a player who listens has asked, over the lower edge of the board, for those who read it.

use crate::app::gameplay::narration::Narration;
use crate::app::gameplay::selection::Point;
use crate::app::state::dialogs::TypesMove;
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::ui::hud::layout::{HudDrawer, Places};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::{self, Localise};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, Sense, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, dismiss.in_set(AppSystems::View)).add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::OverBoard).run_if(in_state(Screen::Match).and_then(in_state(Overlay::None))),
    );
}

/// Removes the answer when a player goes on.
fn dismiss(mut points: MessageReader<Point>, mut actions: MessageReader<Navigate>, mut narration: ResMut<Narration>) {
    if points.read().count() + actions.read().count() > 0 && narration.shown_answer().is_some() {
        narration.dismiss();
    }
}

fn show(
    mut contexts: EguiContexts,
    mut narration: ResMut<Narration>,
    types_move: Res<TypesMove>,
    drawer: Res<HudDrawer>,
) -> Result {
    let Some(text) = narration.shown_answer().filter(|_| !types_move.0) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let free = Places::of(context, *drawer).free;
    let words = context.localise(text.clone());
    // An area of its own for each answer: an area remembers the height that it had.
    let number = narration.last().map_or(0, |last| last.number);
    let shown = Area::new(Id::new(("answer", number)))
        .order(Order::Middle)
        .sense(Sense::CLICK)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(free.center_bottom() - vec2(0.0, 14.0))
        .show(context, |ui| {
            theme::panel().show(ui, |ui| {
                ui.set_max_width((free.width() - 60.0).min(520.0));
                // A long answer leaves the greater part of the board in view.
                controls::scroll_area(ui).id_salt("answer").max_height(0.4 * free.height()).show(ui, |ui| {
                    ui.label(words);
                });
            });
        });
    if shown.response.clicked() {
        narration.dismiss();
    }
    Ok(())
}
