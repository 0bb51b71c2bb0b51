//! The sheet with all settings.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::settings::{LOUDEST, Pace, PlayerTurning, Settings, View};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, button, caption};
use crate::app::ui::theme::{self, sheet};
use crate::games::Kind;
use crate::texts::{Language, Phrase, Text};
use crate::themes::{self, Mood, Style, Styles};
use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The text scales that are offered, as factors of the usual size.
const SCALES: [f32; 7] = [0.75, 0.9, 1.0, 1.15, 1.35, 1.6, 2.0];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Settings)));
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    active: Option<Res<ActiveMatch>>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    // During a match, only the boards and pieces of its game are offered.
    let in_match = active.map(|active| active.played().round().game().kind());
    let kinds = Kind::ALL.into_iter().filter(|&kind| in_match.is_none_or(|in_match| in_match == kind));
    let mut wanted = settings.clone();
    let mut shows_controls = false;
    let back = sheet::modal(contexts.ctx_mut()?, "Settings", 480.0, |ui| {
        caption(ui, Phrase::SettingsLanguage);
        language(ui, &mut wanted.language);
        caption(ui, "View");
        widgets::choose(ui, &mut wanted.view, [(View::Table, "Table"), (View::Plan, "Plan")]);
        caption(ui, "The room");
        widgets::choose(ui, &mut wanted.mood, Mood::ALL.map(|mood| (mood, mood.room().name.as_str())));
        for kind in kinds {
            caption(ui, &format!("Board and pieces of {}", kind.title()));
            styles(ui, kind, &mut wanted.styles);
        }
        caption(ui, "Moves are shown");
        let paces = Pace::ALL.map(|pace| (pace, pace_name(pace)));
        widgets::choose(ui, &mut wanted.pace, paces);
        caption(ui, "Between people, the table");
        let turnings = [
            (PlayerTurning::Stay, "Stays"),
            (PlayerTurning::Turn, "Turns to the player"),
            (PlayerTurning::FaceToFace, "Is face to face"),
        ];
        widgets::choose(ui, &mut wanted.turning, turnings);
        caption(ui, "Size of words and buttons");
        text_scale(ui, &mut wanted.text_scale);
        loudness(ui, "Loudness of pieces and buttons", &mut wanted.effects);
        loudness(ui, "Loudness of the room", &mut wanted.ambience);
        ui.add_space(4.0);
        widgets::switch(ui, "Silent while another window is used", &mut wanted.silent_in_background);
        widgets::switch(ui, "Show where a piece may go", &mut wanted.show_targets);
        widgets::switch(ui, "ZeN: show each side's longest chain", &mut wanted.show_chains);
        widgets::switch(ui, "Names of rows and columns", &mut wanted.coordinates);
        widgets::switch(ui, "Ask the other side before a move is taken back", &mut wanted.agree_on_take_backs);
        widgets::switch(ui, "Warn of moves that lose at once, at levels 1 to 3", &mut wanted.guard_gifts);
        widgets::switch(ui, "Reduced motion", &mut wanted.reduced_motion);
        widgets::switch(ui, "Full screen", &mut wanted.fullscreen);
        widgets::switch(ui, "Gamepads rumble", &mut wanted.rumble);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let back = ui.add(Button::new("Done").primary().command(Command::Back).width(100.0)).clicked();
            if button(ui, "As they were at first") {
                let against_computer = wanted.against_computer;
                wanted = Settings { against_computer, ..Settings::default() };
            }
            shows_controls = button(ui, "Controls");
            back
        })
        .inner
    });
    settings.set_if_neq(wanted.within_range());
    if back {
        go.write(Navigate::Back);
    } else if shows_controls {
        go.write(Navigate::Over(Overlay::Controls));
    }
    Ok(())
}

/// The themes of a game. Each is found by the game's id and its own name, since games have themes of the same name.
fn styles(ui: &mut Ui, kind: Kind, styles: &mut Styles) {
    let chosen = styles.of_mut(kind);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for style in Style::ALL {
            let label = &themes::theme(kind, style).name;
            let name = format!("{}: {label}", kind.id());
            if ui.add(Button::new(label).named(&name).selected(*chosen == style)).clicked() {
                *chosen = style;
            }
        }
    });
}

/// The language: the system's, or one of the catalogue, each of which is named in itself.
fn language(ui: &mut Ui, chosen: &mut Option<Language>) {
    let named = Language::ALL.iter().map(|&language| (Some(language), language.name().into()));
    widgets::choose(ui, chosen, std::iter::once((None, Text::from(Phrase::SettingsLanguageOfSystem))).chain(named));
}

fn loudness(ui: &mut Ui, label: &str, value: &mut u8) {
    let loudness = if *value == 0 { "silent".to_owned() } else { value.to_string() };
    caption(ui, &format!("{label}: {loudness}"));
    let mut wanted = usize::from(*value);
    if widgets::slide(ui, label, &mut wanted, usize::from(LOUDEST)) {
        *value = u8::try_from(wanted).unwrap_or(LOUDEST);
    }
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
    let percent = format!("{:.0} %", *scale * 100.0);
    if let Some(wanted) = widgets::step(ui, ("Smaller words", smaller), &percent, ("Larger words", larger)) {
        *scale = wanted;
    }
    let here = theme::scale_here(ui.ctx(), *scale);
    if here < *scale - 0.01 {
        widgets::remark(ui, format!("This window has room for {:.0} %.", here * 100.0));
    }
}
