//! The strip over the board while an earlier position is shown, with the way back.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{HudDrawer, Places, strip};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{Button, button};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::OverBoard));
}

fn show(mut contexts: EguiContexts, table: Res<ActiveMatch>, drawer: Res<HudDrawer>, mut actions: UiActions) -> Result {
    if !table.looks_back() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let free = Places::of(context, *drawer).free;
    let turns = table.round_shown().turns();
    let shown = turns.iter().take_while(|turn| turn.begin < table.plies_shown()).count();
    let mut text = match shown {
        0 => "You are looking at the beginning".to_owned(),
        shown => format!("You are looking at turn {shown} of {}", turns.len()),
    };
    if table.played().rounds().len() > 1 {
        text += &format!(", round {}", table.round_number_shown() + 1);
    }
    let goes_on = table.plies_shown() < table.round_shown().game().len();
    strip(context, free, &text, |ui| {
        if ui.add(Button::new("Return").command(Command::Back)).clicked() {
            actions.intents.write(Intent::LookAt(None));
        }
        if goes_on && button(ui, "Play on from here") {
            actions.intents.write(Intent::PlayFromHere);
        }
    });
    Ok(())
}
