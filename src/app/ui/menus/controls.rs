//! The sheet that lists the controls of each device.

use crate::app::input::action::{Command, Side};
use crate::app::input::device::{ActiveDevice, Device};
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Label, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The rows for keys and gamepads: commands, and what they do.
const COMMANDS: [(&[Command], Phrase); 28] = [
    (&[Command::Step(IVec2::X)], Phrase::ControlsStep),
    (&[Command::Leap(Vec2::X)], Phrase::ControlsLeap),
    (&[Command::Choose], Phrase::ControlsChoose),
    (&[Command::Back], Phrase::ControlsBack),
    (&[Command::Panel], Phrase::ControlsPanel),
    (&[Command::Pause], Phrase::ControlsPause),
    (&[Command::Undo, Command::Redo], Phrase::ControlsUndoRedo),
    (&[Command::Hint], Phrase::ControlsHint),
    (&[Command::View], Phrase::ControlsView),
    (&[Command::Turn(1), Command::Tilt(1)], Phrase::ControlsTurn),
    (&[Command::Zoom(1)], Phrase::ControlsZoom),
    (&[Command::Scroll(IVec2::X)], Phrase::ControlsScroll),
    (&[Command::Flip, Command::Home], Phrase::ControlsFlipHome),
    (&[Command::LookBefore, Command::LookAfter], Phrase::ControlsLook),
    (&[Command::LookAtFirst, Command::LookAtLast], Phrase::ControlsLookFirstLast),
    (&[Command::ShowAgain], Phrase::ControlsShowAgain),
    (&[Command::Analyse], Phrase::ControlsAnalyse),
    (&[Command::VariationBefore, Command::VariationAfter], Phrase::ControlsVariations),
    (&[Command::Announce], Phrase::ControlsAnnounce),
    (&[Command::Rules], Phrase::ControlsRules),
    (&[Command::TypeMove], Phrase::ControlsTypeMove),
    (&[Command::WhatIsHere], Phrase::ControlsWhatIsHere),
    (&[Command::WhatIsAround], Phrase::ControlsWhatIsAround),
    (&[Command::LastTurn], Phrase::ControlsLastTurn),
    (&[Command::NextPiece(Side::Own), Command::PieceBefore(Side::Own)], Phrase::ControlsOwnPieces),
    (&[Command::NextPiece(Side::Other), Command::PieceBefore(Side::Other)], Phrase::ControlsOtherPieces),
    (&[Command::Clocks], Phrase::ControlsClocks),
    (&[Command::WholePosition], Phrase::ControlsWholePosition),
];

/// What a mouse does.
const MOUSE: [(Phrase, Phrase); 7] = [
    (Phrase::ControlsClick, Phrase::ControlsPickUp),
    (Phrase::ControlsPieceOfOther, Phrase::ControlsSeeWhereItCouldGo),
    (Phrase::ControlsRightButton, Phrase::ControlsTurnOrShift),
    (Phrase::ControlsWheel, Phrase::ControlsZoom),
    (Phrase::ControlsMiddleButton, Phrase::ControlsShift),
    (Phrase::ControlsRestOnStack, Phrase::ControlsSeeStack),
    (Phrase::ControlsDragFreeCell, Phrase::ControlsScroll),
];

/// What fingers do.
const TOUCH: [(Phrase, Phrase); 5] = [
    (Phrase::ControlsTap, Phrase::ControlsPickUp),
    (Phrase::ControlsPieceOfOther, Phrase::ControlsSeeWhereItCouldGo),
    (Phrase::ControlsTwoFingers, Phrase::ControlsTurnFingers),
    (Phrase::ControlsApart, Phrase::ControlsZoom),
    (Phrase::ControlsDragFreeCell, Phrase::ControlsScroll),
];

/// The device whose controls are shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
struct ShownDevice(Device);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownDevice>()
        .add_systems(OnEnter(Overlay::Controls), |active: Res<ActiveDevice>, mut shown: ResMut<ShownDevice>| {
            shown.0 = active.0;
        })
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Controls)));
}

fn show(mut contexts: EguiContexts, mut shown: ResMut<ShownDevice>, mut go: MessageWriter<Navigate>) -> Result {
    let mut device = shown.0;
    let back = lay_out(contexts.ctx_mut()?, &mut device);
    shown.set_if_neq(ShownDevice(device));
    if back {
        go.write(Navigate::Back);
    }
    Ok(())
}

/// Lays out the sheet; returns whether it is left.
fn lay_out(context: &Context, shown: &mut Device) -> bool {
    let pad = match shown {
        Device::Pad(_) => *shown,
        _ => Device::Pad(default()),
    };
    sheet::modal(context, Phrase::CommonControls, 520.0, |ui| {
        let back = ui.add(Button::new(Phrase::CommonBack).command(Command::Back)).clicked();
        let devices = [
            (Device::Mouse, Phrase::ControlsMouse),
            (Device::Keys, Phrase::ControlsKeys),
            (pad, Phrase::ControlsGamepad),
            (Device::Touch, Phrase::ControlsFingers),
        ];
        widgets::choose(ui, shown, devices);
        ui.add_space(4.0);
        match *shown {
            Device::Mouse => MOUSE.into_iter().for_each(|(name, text)| row(ui, name, text)),
            Device::Touch => TOUCH.into_iter().for_each(|(name, text)| row(ui, name, text)),
            Device::Keys | Device::Pad(_) => {
                for (commands, text) in COMMANDS {
                    if let Some(name) = names(*shown, commands) {
                        row(ui, name, text);
                    }
                }
            }
        }
        back
    })
}

/// The names of one or two commands on a device, each once; `None` where one of them has no name.
fn names(device: Device, commands: &[Command]) -> Option<Text> {
    let mut names = commands.iter().map(|&command| device.name(command)).collect::<Option<Vec<_>>>()?;
    names.dedup();
    let mut names = names.into_iter();
    let first = names.next()?;
    Some(match names.next() {
        Some(second) => Phrase::ControlsBoth { first, second }.into(),
        None => first,
    })
}

fn row(ui: &mut Ui, name: impl Into<Text>, text: Phrase) {
    let (name, text) = (ui.localise(name), ui.localise(text));
    ui.horizontal_top(|ui| {
        let width = (ui.available_width() * 0.4).min(150.0);
        ui.allocate_ui(vec2(width, 0.0), |ui| {
            ui.set_width(width);
            ui.add(Label::new(RichText::new(name).font(theme::strong(17.0))).wrap());
        });
        ui.add(Label::new(text).wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::device::GamepadBrand;
    use crate::texts::Language;

    #[test]
    fn keys_and_gamepads_have_rows_for_all_that_a_game_needs() {
        let needed = [
            Command::Step(IVec2::X),
            Command::Choose,
            Command::Back,
            Command::Panel,
            Command::Pause,
            Command::Undo,
            Command::Redo,
            Command::Hint,
            Command::View,
        ];
        for device in [Device::Keys].into_iter().chain(GamepadBrand::ALL.map(Device::Pad)) {
            for command in needed {
                let has_command = |(commands, _): &(&[Command], Phrase)| commands.contains(&command);
                let (commands, _) = COMMANDS.into_iter().find(has_command).expect("a row");
                assert!(names(device, commands).is_some(), "{device:?}: {command:?}");
            }
        }
    }

    #[test]
    fn no_row_is_cut_by_a_window_of_any_width() {
        let wanted = [Phrase::CommonBack, Phrase::ControlsMouse, Phrase::ControlsKeys, Phrase::ControlsFingers];
        let wanted = wanted.map(Text::from);
        let pads = GamepadBrand::ALL.map(Device::Pad);
        for mut device in [Device::Mouse, Device::Keys, Device::Touch].into_iter().chain(pads) {
            sheet::fits_at_any_width(&wanted, |context| {
                lay_out(context, &mut device);
            });
        }
    }

    #[test]
    fn equal_names_are_shown_once() {
        let pad = Device::Pad(GamepadBrand::Usual);
        let names = |commands| names(pad, commands).map(|names| names.localise(Language::English));
        assert_eq!(names(&[Command::Turn(1), Command::Tilt(1)]).as_deref(), Some("Right stick"));
        assert_eq!(names(&[Command::Undo, Command::Redo]).as_deref(), Some("LB and RB"));
    }
}
