//! The sheet that lists the controls of each device.

use crate::app::input::action::Command;
use crate::app::input::device::{ActiveDevice, Device};
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The rows for keys and gamepads: commands, and what they do.
const COMMANDS: [(&[Command], &str); 17] = [
    (&[Command::Step(IVec2::X)], "Walk over the board, square by square"),
    (&[Command::Leap(Vec2::X)], "Jump to the next thing that may be pointed at"),
    (&[Command::Choose], "Point: pick up, put down, press a button"),
    (&[Command::Back], "One step back, from wherever you are"),
    (&[Command::Panel], "Walk to the buttons beside the board"),
    (&[Command::Pause], "The menu of the match"),
    (&[Command::Undo, Command::Redo], "Take back, play again"),
    (&[Command::Hint], "A hint; a computer that thinks moves now"),
    (&[Command::View], "Table, plan, and in ZeN the doughnut"),
    (&[Command::Turn(1), Command::Tilt(1)], "Turn and tilt the table"),
    (&[Command::Zoom(1)], "Come nearer, go away"),
    (&[Command::Scroll(IVec2::X)], "Shift the endless board of ZeN"),
    (&[Command::Flip, Command::Home], "See it from the other side, from the usual place"),
    (&[Command::LookBefore, Command::LookAfter], "Step through the moves"),
    (&[Command::LookAtFirst, Command::LookAtLast], "The first move, the last one"),
    (&[Command::Announce], "Announce check or checkmate"),
    (&[Command::Rules], "The rules"),
];

/// What a mouse does.
const MOUSE: [(&str, &str); 6] = [
    ("Click, click", "Pick up, put down; or drag a piece there"),
    ("Right button", "Turn and tilt the table; shift the plan"),
    ("Wheel", "Come nearer, go away"),
    ("Middle button", "Shift the board"),
    ("Rest on a stack", "See what lies in it"),
    ("Drag a free cell", "Shift the endless board of ZeN"),
];

/// What fingers do.
const TOUCH: [(&str, &str); 4] = [
    ("Tap, tap", "Pick up, put down; or drag a piece there"),
    ("Two fingers", "Turn the table; shift the plan"),
    ("Apart, together", "Come nearer, go away"),
    ("Drag a free cell", "Shift the endless board of ZeN"),
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
    let pad = match device {
        Device::Pad(_) => device,
        _ => Device::Pad(default()),
    };
    let back = sheet::modal(contexts.ctx_mut()?, "Controls", 520.0, |ui| {
        let back = ui.add(Button::new("Back").command(Command::Back)).clicked();
        let devices = [(Device::Mouse, "Mouse"), (Device::Keys, "Keys"), (pad, "Gamepad"), (Device::Touch, "Fingers")];
        widgets::choose(ui, &mut device, devices);
        ui.add_space(4.0);
        match device {
            Device::Mouse => MOUSE.into_iter().for_each(|(name, text)| row(ui, name, text)),
            Device::Touch => TOUCH.into_iter().for_each(|(name, text)| row(ui, name, text)),
            Device::Keys | Device::Pad(_) => {
                for (commands, text) in COMMANDS {
                    if let Some(name) = names(device, commands) {
                        row(ui, &name, text);
                    }
                }
            }
        }
        back
    });
    shown.set_if_neq(ShownDevice(device));
    if back {
        go.write(Navigate::Back);
    }
    Ok(())
}

/// The names of these commands on a device, each once; `None` where one of them has no name.
fn names(device: Device, commands: &[Command]) -> Option<String> {
    let mut names = commands.iter().map(|&command| device.name(command)).collect::<Option<Vec<_>>>()?;
    names.dedup();
    Some(names.join(" and "))
}

fn row(ui: &mut Ui, name: &str, text: &str) {
    ui.horizontal_top(|ui| {
        let width = (ui.available_width() * 0.32).min(150.0);
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
                let has_command = |(commands, _): &(&[Command], &str)| commands.contains(&command);
                let (commands, _) = COMMANDS.into_iter().find(has_command).expect("a row");
                assert!(names(device, commands).is_some(), "{device:?}: {command:?}");
            }
        }
    }

    #[test]
    fn equal_names_are_shown_once() {
        let pad = Device::Pad(GamepadBrand::Usual);
        assert_eq!(names(pad, &[Command::Turn(1), Command::Tilt(1)]).as_deref(), Some("Right stick"));
        assert_eq!(names(pad, &[Command::Undo, Command::Redo]).as_deref(), Some("LB and RB"));
    }
}
