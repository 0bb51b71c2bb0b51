//! The sheet on which everything can be set.

use super::controls::{self, Button, Icon, button};
use super::{UiSystems, sheet, theme};
use crate::app::screen::{Go, Overlay};
use crate::app::settings::{Pace, Settings, View};
use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The sizes of words that are offered.
const SCALES: [f32; 7] = [0.75, 0.9, 1.0, 1.15, 1.35, 1.6, 2.0];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Settings)));
}

fn show(mut contexts: EguiContexts, mut settings: ResMut<Settings>, mut go: MessageWriter<Go>) -> Result {
    let mut wanted = settings.clone();
    let back = sheet::modal(contexts.ctx_mut()?, "Settings", 480.0, |ui| {
        caption(ui, "View");
        controls::choose(ui, &mut wanted.view, &[(View::Table, "Table"), (View::Plan, "Plan")]);
        caption(ui, "Moves are shown");
        let paces = Pace::ALL.map(|pace| (pace, pace_name(pace)));
        controls::choose(ui, &mut wanted.pace, &paces);
        caption(ui, "Size of words and buttons");
        text_scale(ui, &mut wanted.text_scale);
        ui.add_space(4.0);
        controls::switch(ui, "Show where a piece may go", &mut wanted.show_targets);
        controls::switch(ui, "ZeN: show each side's longest chain", &mut wanted.show_chains);
        controls::switch(ui, "Names of rows and columns", &mut wanted.coordinates);
        controls::switch(ui, "Turn the table to the player to move", &mut wanted.turn_to_player);
        controls::switch(ui, "Warn of moves that lose at once, at levels 1 to 3", &mut wanted.guard_gifts);
        controls::switch(ui, "Reduced motion", &mut wanted.reduced_motion);
        controls::switch(ui, "Full screen", &mut wanted.fullscreen);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let back = ui.add(Button::new("Done").primary().width(100.0)).clicked();
            if button(ui, "As they were at first") {
                let against_computer = wanted.against_computer;
                wanted = Settings { against_computer, ..Settings::default() };
            }
            back
        })
        .inner
    });
    settings.set_if_neq(wanted.within_range());
    if back {
        go.write(Go::Back);
    }
    Ok(())
}

fn caption(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::strong(16.0)).color(theme::lesser(ui)));
}

const fn pace_name(pace: Pace) -> &'static str {
    match pace {
        Pace::Off => "At once",
        Pace::Fast => "Fast",
        Pace::Usual => "Usual",
        Pace::Slow => "Slow",
    }
}

fn text_scale(ui: &mut Ui, scale: &mut f32) {
    let smaller = SCALES.into_iter().rev().find(|&step| step < *scale - 0.01);
    let larger = SCALES.into_iter().find(|&step| step > *scale + 0.01);
    ui.horizontal(|ui| {
        if ui.add_enabled(smaller.is_some(), Button::icon(Icon::Minus, "Smaller words")).clicked() {
            *scale = smaller.unwrap_or(*scale);
        }
        let words = RichText::new(format!("{:.0} %", *scale * 100.0)).font(theme::strong(18.0));
        ui.add_sized(vec2(72.0, theme::TOUCH), egui::Label::new(words));
        if ui.add_enabled(larger.is_some(), Button::icon(Icon::Plus, "Larger words")).clicked() {
            *scale = larger.unwrap_or(*scale);
        }
    });
}
