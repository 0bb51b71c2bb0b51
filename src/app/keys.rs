//! The keyboard: which keys ask for what.

use super::AppSystems;
use super::commands::Command;
use super::ui::Focus;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

/// A key, by what it bears or by where it lies.
#[derive(Clone, Copy, Debug)]
enum Cap {
    /// What bears this letter, wherever it lies.
    Letter(&'static str),
    /// What lies here, whatever it bears.
    Place(KeyCode),
}

/// What is held while a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holding {
    Nothing,
    Shift,
    Control,
    ControlAndShift,
    /// Nothing or Shift: on some keyboards the sign needs it.
    MaybeShift,
}

impl Holding {
    fn is_so(self, codes: &ButtonInput<KeyCode>) -> bool {
        use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
        let shift = codes.any_pressed([ShiftLeft, ShiftRight]);
        let control = codes.any_pressed([ControlLeft, ControlRight, SuperLeft, SuperRight]);
        let wanted = match self {
            Self::Nothing => !shift && !control,
            Self::Shift => shift && !control,
            Self::Control => !shift && control,
            Self::ControlAndShift => shift && control,
            Self::MaybeShift => !control,
        };
        wanted && !codes.any_pressed([AltLeft, AltRight])
    }
}

/// Every key that asks for something; of several for the same the first is the one that is told.
const KEYS: [(Holding, Cap, Command); 46] = {
    use Cap::{Letter, Place};
    use Holding::{Control, ControlAndShift, MaybeShift, Nothing, Shift};
    use KeyCode::*;
    [
        (Nothing, Place(ArrowUp), Command::Step(IVec2::Y)),
        (Nothing, Place(ArrowDown), Command::Step(IVec2::NEG_Y)),
        (Nothing, Place(ArrowLeft), Command::Step(IVec2::NEG_X)),
        (Nothing, Place(ArrowRight), Command::Step(IVec2::X)),
        (Control, Place(ArrowUp), Command::Leap(Vec2::Y)),
        (Control, Place(ArrowDown), Command::Leap(Vec2::NEG_Y)),
        (Control, Place(ArrowLeft), Command::Leap(Vec2::NEG_X)),
        (Control, Place(ArrowRight), Command::Leap(Vec2::X)),
        (Nothing, Place(Enter), Command::Choose),
        (Nothing, Place(NumpadEnter), Command::Choose),
        (Nothing, Place(Space), Command::Choose),
        (Nothing, Place(Escape), Command::Back),
        (Nothing, Place(F1), Command::Rules),
        (Nothing, Letter("u"), Command::Undo),
        (Control, Letter("z"), Command::Undo),
        (Shift, Letter("u"), Command::Redo),
        (Control, Letter("y"), Command::Redo),
        (ControlAndShift, Letter("z"), Command::Redo),
        (MaybeShift, Letter("h"), Command::Hint),
        (MaybeShift, Letter("n"), Command::MoveNow),
        (MaybeShift, Letter("a"), Command::Announce),
        (Nothing, Place(Home), Command::LookAtFirst),
        (Nothing, Letter(","), Command::LookBefore),
        (Nothing, Letter("."), Command::LookAfter),
        (Nothing, Place(End), Command::LookAtLast),
        (Nothing, Place(PageUp), Command::RoundBefore),
        (Nothing, Place(PageDown), Command::RoundAfter),
        (MaybeShift, Letter("v"), Command::View),
        (MaybeShift, Letter("f"), Command::Flip),
        (MaybeShift, Letter("r"), Command::Home),
        (Nothing, Place(KeyQ), Command::Turn(-1)),
        (Nothing, Place(KeyE), Command::Turn(1)),
        (Shift, Place(ArrowLeft), Command::Turn(-1)),
        (Shift, Place(ArrowRight), Command::Turn(1)),
        (Shift, Place(ArrowUp), Command::Tilt(1)),
        (Shift, Place(ArrowDown), Command::Tilt(-1)),
        (MaybeShift, Place(Equal), Command::Zoom(1)),
        (MaybeShift, Letter("+"), Command::Zoom(1)),
        (MaybeShift, Place(NumpadAdd), Command::Zoom(1)),
        (MaybeShift, Place(Minus), Command::Zoom(-1)),
        (MaybeShift, Letter("-"), Command::Zoom(-1)),
        (MaybeShift, Place(NumpadSubtract), Command::Zoom(-1)),
        (Nothing, Place(KeyW), Command::Scroll(IVec2::Y)),
        (Nothing, Place(KeyS), Command::Scroll(IVec2::NEG_Y)),
        (Nothing, Place(KeyA), Command::Scroll(IVec2::NEG_X)),
        (Nothing, Place(KeyD), Command::Scroll(IVec2::X)),
    ]
};

/// What the keys are called that ask for this.
#[must_use]
pub const fn name(command: Command) -> &'static str {
    match command {
        Command::Step(_) => "Arrows",
        Command::Leap(_) => "Ctrl+arrows",
        Command::Choose => "Enter",
        // On the board one step back is the menu.
        Command::Back | Command::Pause => "Esc",
        Command::Panel => "Tab",
        Command::Rules => "F1",
        Command::Undo => "U",
        Command::Redo => "Shift+U",
        Command::Hint => "H",
        Command::MoveNow => "N",
        Command::Announce => "A",
        Command::LookAtFirst => "Home",
        Command::LookBefore => ",",
        Command::LookAfter => ".",
        Command::LookAtLast => "End",
        Command::RoundBefore => "Page Up",
        Command::RoundAfter => "Page Down",
        Command::View => "V",
        Command::Flip => "F",
        Command::Home => "R",
        Command::Turn(_) => "Q, E",
        Command::Tilt(_) => "Shift+arrows",
        Command::Zoom(_) => "+, −",
        Command::Scroll(_) => "W, A, S, D",
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, ask.in_set(AppSystems::Input));
}

/// Asks for what is pressed, and for what can be done by steps again as long as it is held.
fn ask(
    mut keys: MessageReader<KeyboardInput>,
    codes: Res<ButtonInput<KeyCode>>,
    focus: Res<Focus>,
    mut commands: MessageWriter<Command>,
) {
    use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        let bears =
            |letter: &str| matches!(&key.logical_key, Key::Character(text) if text.eq_ignore_ascii_case(letter));
        let asked = KEYS.iter().find(|(holding, cap, _)| {
            holding.is_so(&codes)
                && match *cap {
                    Cap::Letter(letter) => bears(letter),
                    Cap::Place(place) => key.key_code == place,
                }
        });
        let Some(&(_, _, command)) = asked else { continue };
        // Where text is written, letters are for it; only the way out is not.
        let is_written = focus.text && !matches!(command, Command::Back | Command::Rules);
        // Where a button has the keyboard, arrows go from one to the next.
        let is_walked = focus.any && matches!(key.key_code, ArrowUp | ArrowDown | ArrowLeft | ArrowRight);
        if !is_written && !is_walked && (!key.repeat || command.goes_on()) {
            commands.write(command);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_that_is_told_asks_for_something_and_no_two_for_different_things() {
        for (number, (holding, cap, command)) in KEYS.iter().enumerate() {
            assert!(!name(*command).is_empty());
            for (other_holding, other_cap, other) in &KEYS[..number] {
                let is_same = match (cap, other_cap) {
                    (Cap::Letter(one), Cap::Letter(other)) => one == other,
                    (Cap::Place(one), Cap::Place(other)) => one == other,
                    _ => false,
                };
                assert!(!is_same || holding != other_holding, "{cap:?}: {command:?} and {other:?}");
            }
        }
    }
}
