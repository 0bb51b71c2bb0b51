//! The points of a round, counted on the board: a number on each piece outside the loser's largest group.

use super::controls::Button;
use super::theme::{self, PAPER, RED};
use super::{UiSystems, hud};
use crate::app::camera::{Finder, TableCamera};
use crate::app::commands::Command;
use crate::app::counting::Counting;
use crate::app::play::OnTable;
use crate::app::screen::{Overlay, Screen};
use crate::games::Spot;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, LayerId, Stroke, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The radius of a number's seal, and where it hangs beside its piece.
const SEAL: f32 = 12.0;
const BESIDE: Vec2 = vec2(12.0, -14.0);

pub(super) fn plugin(app: &mut App) {
    let on_the_board = in_state(Screen::Match).and_then(in_state(Overlay::None)).and_then(resource_exists::<OnTable>);
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).after(hud::show).run_if(on_the_board))
        .add_systems(Last, follow_the_camera);
}

/// Numbers are drawn before the camera is placed: they follow it in the next frame.
fn follow_the_camera(
    counting: Res<Counting>,
    moved: Query<(), (With<TableCamera>, Or<(Changed<Transform>, Changed<Projection>)>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !moved.is_empty() && counting.0.is_some() {
        redraw.write(RequestRedraw);
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Res<OnTable>,
    drawer: Res<hud::Drawer>,
    mut counting: ResMut<Counting>,
    finder: Finder,
) -> Result {
    let Some(count) = counting.0.clone().filter(|_| !table.looks_back()) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    // Under the panels, over the board.
    let painter = context.layer_painter(LayerId::background());
    let zoom = context.zoom_factor();
    for (number, &square) in (1..=count.counted).zip(&count.astray) {
        let Some(at) = finder.where_is(Spot::Square(square)) else { continue };
        let at = pos2(at.x, at.y) / zoom + BESIDE;
        painter.circle(at, SEAL, RED, Stroke::new(2.0, PAPER));
        painter.text(at, Align2::CENTER_CENTER, number.to_string(), theme::strong(17.0), PAPER);
    }
    if count.is_done() {
        return Ok(());
    }
    let free = hud::Places::of(context, *drawer).free;
    let loser = table.played().round().game().kind().player_name(count.loser);
    let told = match count.counted {
        0 => format!("{loser}'s largest group counts nothing"),
        1 => format!("1 piece of {loser}'s is astray"),
        pieces => format!("{pieces} pieces of {loser}'s are astray"),
    };
    hud::strip(context, free, &told, |ui| {
        if ui.add(Button::new("Skip").asks(Command::Choose)).clicked() {
            counting.finish();
        }
    });
    Ok(())
}
