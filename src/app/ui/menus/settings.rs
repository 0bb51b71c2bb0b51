//! The sheet with all settings.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::input::action::Command;
use crate::app::platform::preferences::SystemPreferences;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::settings::{
    ConfirmMoves, GraphicsQuality, LOUDEST, NarrationDetail, Pace, PlayerTurning, Settings, View,
};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, button, caption};
use crate::app::ui::theme::{self, sheet};
use crate::games::Kind;
use crate::texts::moods::mood_name;
use crate::texts::{Language, Phrase, Text, games};
use crate::themes::{Mood, Style, Styles};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The text scales that are offered, as factors of the usual size.
const SCALES: [f32; 7] = [0.75, 0.9, 1.0, 1.15, 1.35, 1.6, 2.0];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Settings)));
}

fn show(
    mut contexts: EguiContexts,
    mut settings: ResMut<Settings>,
    system: Res<SystemPreferences>,
    active: Option<Res<ActiveMatch>>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let in_match = active.map(|active| active.played().round().game().kind());
    let mut wanted = settings.clone();
    let clicked = lay_out(contexts.ctx_mut()?, in_match, &mut wanted);
    if clicked == Some(Clicked::Reset) {
        wanted = wanted.as_at_first((system.0)());
    }
    settings.set_if_neq(wanted.within_range());
    match clicked {
        Some(Clicked::Back) => {
            go.write(Navigate::Back);
        }
        Some(Clicked::Controls) => {
            go.write(Navigate::Over(Overlay::Controls));
        }
        Some(Clicked::Reset) | None => {}
    }
    Ok(())
}

/// Which of the buttons at the end of the sheet was clicked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clicked {
    Back,
    Controls,
    Reset,
}

/// Lays out the sheet. During a match, only the boards and pieces of its game are offered.
fn lay_out(context: &Context, in_match: Option<Kind>, wanted: &mut Settings) -> Option<Clicked> {
    let kinds = Kind::ALL.into_iter().filter(|&kind| in_match.is_none_or(|in_match| in_match == kind));
    sheet::modal(context, Phrase::CommonSettings, 480.0, |ui| {
        caption(ui, Phrase::SettingsLanguage);
        language(ui, &mut wanted.language);
        caption(ui, Phrase::SettingsView);
        let views = [(View::Table, Phrase::ViewTable), (View::Plan, Phrase::ViewPlan), (View::Text, Phrase::ViewText)];
        widgets::choose(ui, &mut wanted.view, views);
        caption(ui, Phrase::SettingsRoom);
        widgets::choose(ui, &mut wanted.mood, Mood::ALL.map(|mood| (mood, mood_name(mood))));
        caption(ui, Phrase::SettingsGraphics);
        let qualities = [
            (GraphicsQuality::Automatic, Phrase::SettingsGraphicsAutomatic),
            (GraphicsQuality::High, Phrase::SettingsGraphicsHigh),
            (GraphicsQuality::Low, Phrase::SettingsGraphicsLow),
        ];
        widgets::choose(ui, &mut wanted.graphics, qualities);
        for kind in kinds {
            caption(ui, Phrase::SettingsBoardAndPieces { game: games::title_in_list(kind) });
            styles(ui, kind, &mut wanted.styles);
        }
        caption(ui, Phrase::SettingsPace);
        let paces = Pace::ALL.map(|pace| (pace, pace_name(pace)));
        widgets::choose(ui, &mut wanted.pace, paces);
        caption(ui, Phrase::SettingsTurning);
        let turnings = [
            (PlayerTurning::Stay, Phrase::SettingsTurningStay),
            (PlayerTurning::Turn, Phrase::SettingsTurningTurn),
            (PlayerTurning::FaceToFace, Phrase::SettingsTurningFaceToFace),
        ];
        widgets::choose(ui, &mut wanted.turning, turnings);
        caption(ui, Phrase::SettingsConfirmMoves);
        let when = [
            (ConfirmMoves::Never, Phrase::SettingsConfirmNever),
            (ConfirmMoves::ForFingers, Phrase::SettingsConfirmForFingers),
            (ConfirmMoves::Always, Phrase::SettingsConfirmAlways),
        ];
        widgets::choose(ui, &mut wanted.confirm_moves, when);
        caption(ui, Phrase::SettingsNarration);
        let details = [
            (NarrationDetail::Nothing, Phrase::SettingsNarrationNothing),
            (NarrationDetail::Moves, Phrase::SettingsNarrationMoves),
            (NarrationDetail::Everything, Phrase::SettingsNarrationEverything),
        ];
        widgets::choose(ui, &mut wanted.narration, details);
        caption(ui, Phrase::SettingsTextScale);
        text_scale(ui, &mut wanted.text_scale);
        loudness(ui, Phrase::SettingsLoudnessOfPieces, &mut wanted.effects);
        loudness(ui, Phrase::SettingsLoudnessOfRoom, &mut wanted.ambience);
        ui.add_space(4.0);
        widgets::switch(ui, Phrase::SettingsSilentInBackground, &mut wanted.silent_in_background);
        // One of the two is always possible.
        if widgets::switch(ui, Phrase::SettingsDragging, &mut wanted.dragging) {
            wanted.clicking |= !wanted.dragging;
        }
        if widgets::switch(ui, Phrase::SettingsClicking, &mut wanted.clicking) {
            wanted.dragging |= !wanted.clicking;
        }
        widgets::switch(ui, Phrase::SettingsShowTargets, &mut wanted.show_targets);
        widgets::switch(ui, Phrase::SettingsShowChains, &mut wanted.show_chains);
        widgets::switch(ui, Phrase::SettingsCoordinates, &mut wanted.coordinates);
        widgets::switch(ui, Phrase::SettingsAgreeOnTakeBacks, &mut wanted.agree_on_take_backs);
        widgets::switch(ui, Phrase::SettingsGuardGifts, &mut wanted.guard_gifts);
        if !cfg!(target_arch = "wasm32") {
            widgets::switch(ui, Phrase::SettingsAllCores, &mut wanted.all_cores);
        }
        widgets::switch(ui, Phrase::SettingsReducedMotion, &mut wanted.reduced_motion);
        widgets::switch(ui, Phrase::SettingsFullScreen, &mut wanted.fullscreen);
        widgets::switch(ui, Phrase::SettingsRumble, &mut wanted.rumble);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            let back = ui.add(Button::new(Phrase::CommonDone).primary().command(Command::Back).width(100.0)).clicked();
            let reset = button(ui, Phrase::SettingsReset);
            let controls = button(ui, Phrase::CommonControls);
            let clicked = [(back, Clicked::Back), (reset, Clicked::Reset), (controls, Clicked::Controls)];
            clicked.into_iter().find_map(|(is_clicked, what)| is_clicked.then_some(what))
        })
        .inner
    })
}

/// The themes of a game. Each is found by the game's id and its own English name in all languages, since games have
/// themes of the same name.
fn styles(ui: &mut Ui, kind: Kind, styles: &mut Styles) {
    let chosen = styles.of_mut(kind);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for style in Style::ALL {
            let label = games::theme(kind, style);
            let name = format!("{}: {}", kind.id(), label.localise(Language::English));
            if ui.add(Button::new(label).named(name).selected(*chosen == style)).clicked() {
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

fn loudness(ui: &mut Ui, name: Phrase, value: &mut u8) {
    let label = name.clone().into();
    caption(
        ui,
        match *value {
            0 => Phrase::SettingsLoudnessSilent { label },
            loudness => Phrase::SettingsLoudness { label, loudness: loudness.to_string().into() },
        },
    );
    let mut wanted = usize::from(*value);
    if widgets::slide(ui, name, &mut wanted, usize::from(LOUDEST)) {
        *value = u8::try_from(wanted).unwrap_or(LOUDEST);
    }
}

const fn pace_name(pace: Pace) -> Phrase {
    match pace {
        Pace::Off => Phrase::SettingsPaceOff,
        Pace::Fast => Phrase::SettingsPaceFast,
        Pace::Usual => Phrase::SettingsPaceUsual,
        Pace::Slow => Phrase::SettingsPaceSlow,
    }
}

fn text_scale(ui: &mut Ui, scale: &mut f32) {
    let smaller = SCALES.into_iter().rev().find(|&step| step < *scale - 0.01);
    let larger = SCALES.into_iter().find(|&step| step > *scale + 0.01);
    let in_percent = |scale: f32| Text::Plain(format!("{:.0}", scale * 100.0));
    let percent = Phrase::SettingsPercent { percent: in_percent(*scale) };
    if let Some(wanted) =
        widgets::step(ui, (Phrase::SettingsSmallerWords, smaller), percent, (Phrase::SettingsLargerWords, larger))
    {
        *scale = wanted;
    }
    let here = theme::scale_here(ui.ctx(), *scale);
    if here < *scale - 0.01 {
        widgets::remark(ui, Phrase::SettingsRoomForPercent { percent: in_percent(here) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_setting_is_cut_by_a_window_of_any_width() {
        let wanted = [
            Phrase::CommonDone,
            Phrase::SettingsReset,
            Phrase::CommonControls,
            Phrase::SettingsLanguageOfSystem,
            Phrase::SettingsTurningFaceToFace,
            Phrase::SettingsLoudnessOfRoom,
            Phrase::SettingsAgreeOnTakeBacks,
        ]
        .map(Text::from);
        for (in_match, text_scale) in [(None, 1.0), (Some(Kind::Zen), 2.0)] {
            let mut settings = Settings { text_scale, ..Settings::default() };
            sheet::fits_at_any_width(&wanted, |context| {
                lay_out(context, in_match, &mut settings);
            });
        }
    }
}
