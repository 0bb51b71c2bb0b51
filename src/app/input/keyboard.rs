//! The keyboard: which keys give which commands.

use crate::app::input::action::{Command, Side};
use crate::app::state::focus::Focus;
use crate::app::state::schedule::AppSystems;
use crate::texts::{Phrase, Text};
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;

/// A key, by its letter or by its place.
#[derive(Clone, Copy, Debug)]
enum Binding {
    /// The key with this letter, wherever it lies.
    Letter(&'static str),
    /// The key at this place, whatever its letter is.
    Place(KeyCode),
}

/// Which modifier keys must be held while a key is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ModifierRule {
    Nothing,
    Shift,
    Control,
    ControlAndShift,
    /// Nothing or Shift: on some keyboards the character needs it.
    MaybeShift,
}

impl ModifierRule {
    fn is_met(self, held: &Modifiers) -> bool {
        use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
        let shift = held.any_of([ShiftLeft, ShiftRight]);
        let control = held.any_of([ControlLeft, ControlRight, SuperLeft, SuperRight]);
        let wanted = match self {
            Self::Nothing => !shift && !control,
            Self::Shift => shift && !control,
            Self::Control => !shift && control,
            Self::ControlAndShift => shift && control,
            Self::MaybeShift => !control,
        };
        wanted && !held.any_of([AltLeft, AltRight])
    }
}

/// The modifier keys that are held at the moment of a press. Bevy's [`ButtonInput`] knows only those at the end of all
/// input of the frame, when one may have been released again.
#[derive(Default, Debug)]
struct Modifiers(Vec<KeyCode>);

impl Modifiers {
    const ALL: [KeyCode; 8] = [
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];

    fn any_of<const N: usize>(&self, codes: [KeyCode; N]) -> bool {
        codes.iter().any(|code| self.0.contains(code))
    }

    /// Records a key that was pressed or released.
    fn note(&mut self, key: &KeyboardInput) {
        self.0.retain(|&held| held != key.key_code);
        if key.state.is_pressed() && Self::ALL.contains(&key.key_code) {
            self.0.push(key.key_code);
        }
    }
}

/// All keys that give commands. Where several keys give the same command, texts on the screen name the first. Where the
/// letter and the place of a key are both in this table, the letter decides.
const KEYS: [(ModifierRule, Binding, Command); 65] = {
    use Binding::{Letter, Place};
    use KeyCode::*;
    use ModifierRule::{Control, ControlAndShift, MaybeShift, Nothing, Shift};
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
        (MaybeShift, Letter("c"), Command::Announce),
        (Nothing, Place(Home), Command::LookAtFirst),
        (MaybeShift, Letter(","), Command::LookBefore),
        (MaybeShift, Letter("."), Command::LookAfter),
        (Nothing, Place(End), Command::LookAtLast),
        (MaybeShift, Letter("l"), Command::ShowAgain),
        (MaybeShift, Letter("t"), Command::Analyse),
        (MaybeShift, Letter("j"), Command::VariationBefore),
        (MaybeShift, Letter("k"), Command::VariationAfter),
        (Nothing, Place(PageUp), Command::RoundBefore),
        (Nothing, Place(PageDown), Command::RoundAfter),
        // Where the sign lies on a key of digits, or is awkward, the letter does the same.
        (MaybeShift, Letter("/"), Command::TypeMove),
        (MaybeShift, Letter("m"), Command::TypeMove),
        (MaybeShift, Letter("i"), Command::WhatIsHere),
        (MaybeShift, Letter("x"), Command::WhatIsAround),
        (MaybeShift, Letter("y"), Command::LastTurn),
        (Nothing, Letter("o"), Command::NextPiece(Side::Own)),
        (Shift, Letter("o"), Command::PieceBefore(Side::Own)),
        (Nothing, Letter("p"), Command::NextPiece(Side::Other)),
        (Shift, Letter("p"), Command::PieceBefore(Side::Other)),
        (MaybeShift, Letter("g"), Command::Clocks),
        (MaybeShift, Letter("b"), Command::WholePosition),
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
        (ControlAndShift, Place(ArrowUp), Command::Scroll(IVec2::Y)),
        (ControlAndShift, Place(ArrowDown), Command::Scroll(IVec2::NEG_Y)),
        (ControlAndShift, Place(ArrowLeft), Command::Scroll(IVec2::NEG_X)),
        (ControlAndShift, Place(ArrowRight), Command::Scroll(IVec2::X)),
    ]
};

/// The name of the keys that give a command.
#[must_use]
pub fn name(command: Command) -> Text {
    let plain = |signs: &str| Text::Plain(signs.to_owned());
    match command {
        Command::Step(_) => Phrase::KeyArrows.into(),
        Command::Leap(_) => Phrase::KeyControlArrows.into(),
        Command::Choose => Phrase::KeyEnter.into(),
        // On the board, one step back opens the menu.
        Command::Back | Command::Pause => Phrase::KeyEscape.into(),
        Command::Panel => Phrase::KeyTab.into(),
        Command::Rules => plain("F1"),
        Command::Undo => plain("U"),
        Command::Redo => Phrase::KeyShiftLetter { letter: plain("U") }.into(),
        Command::Hint => plain("H"),
        Command::MoveNow => plain("N"),
        Command::Announce => plain("C"),
        Command::LookAtFirst => Phrase::KeyHome.into(),
        Command::LookBefore => plain(","),
        Command::LookAfter => plain("."),
        Command::LookAtLast => Phrase::KeyEnd.into(),
        Command::ShowAgain => plain("L"),
        Command::Analyse => plain("T"),
        Command::VariationBefore => plain("J"),
        Command::VariationAfter => plain("K"),
        Command::RoundBefore => Phrase::KeyPageUp.into(),
        Command::RoundAfter => Phrase::KeyPageDown.into(),
        Command::TypeMove => plain("/, M"),
        Command::WhatIsHere => plain("I"),
        Command::WhatIsAround => plain("X"),
        Command::LastTurn => plain("Y"),
        Command::NextPiece(Side::Own) => plain("O"),
        Command::PieceBefore(Side::Own) => Phrase::KeyShiftLetter { letter: plain("O") }.into(),
        Command::NextPiece(Side::Other) => plain("P"),
        Command::PieceBefore(Side::Other) => Phrase::KeyShiftLetter { letter: plain("P") }.into(),
        Command::Clocks => plain("G"),
        Command::WholePosition => plain("B"),
        Command::View => plain("V"),
        Command::Flip => plain("F"),
        Command::Home => plain("R"),
        Command::Turn(_) => plain("Q, E"),
        Command::Tilt(_) => Phrase::KeyShiftArrows.into(),
        Command::Zoom(_) => plain("+, −"),
        Command::Scroll(_) => plain("W, A, S, D"),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keyboard.in_set(AppSystems::Input));
}

/// The command of a key with this text at this place, while these modifiers are held.
fn command_of(held: &Modifiers, text: &str, place: KeyCode) -> Option<Command> {
    let by_letter = |binding: Binding| matches!(binding, Binding::Letter(letter) if text.eq_ignore_ascii_case(letter));
    let by_place = |binding: Binding| matches!(binding, Binding::Place(code) if code == place);
    let find = |is_meant: &dyn Fn(Binding) -> bool| {
        KEYS.iter()
            .find(|(modifiers, binding, _)| modifiers.is_met(held) && is_meant(*binding))
            .map(|&(_, _, command)| command)
    };
    find(&by_letter).or_else(|| find(&by_place))
}

/// Sends the commands of pressed keys; some are repeated while the key is held.
fn read_keyboard(
    mut keys: MessageReader<KeyboardInput>,
    mut lost: MessageReader<KeyboardFocusLost>,
    focus: Res<Focus>,
    mut held: Local<Modifiers>,
    mut commands: MessageWriter<Command>,
) {
    use KeyCode::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    for key in keys.read() {
        held.note(key);
        if !key.state.is_pressed() {
            continue;
        }
        let text = if let Key::Character(text) = &key.logical_key { text.as_str() } else { "" };
        let Some(command) = command_of(&held, text, key.key_code) else { continue };
        // In a text field letters are text; only Esc and F1 are commands.
        let types_text = focus.text && !matches!(command, Command::Back | Command::Rules);
        // When a control has the focus, arrows go to the next control.
        let moves_focus = focus.any && matches!(key.key_code, ArrowUp | ArrowDown | ArrowLeft | ArrowRight);
        if !types_text && !moves_focus && (!key.repeat || command.goes_on()) {
            commands.write(command);
        }
    }
    if lost.read().count() > 0 {
        // A key that is released in another window sends no event here.
        held.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use KeyCode::*;
    use bevy::input::ButtonState;

    /// The keys with letters and signs, row by row, by their place.
    const PLACES: [KeyCode; 35] = [
        Minus,
        Equal,
        KeyQ,
        KeyW,
        KeyE,
        KeyR,
        KeyT,
        KeyY,
        KeyU,
        KeyI,
        KeyO,
        KeyP,
        BracketLeft,
        BracketRight,
        KeyA,
        KeyS,
        KeyD,
        KeyF,
        KeyG,
        KeyH,
        KeyJ,
        KeyK,
        KeyL,
        Semicolon,
        Quote,
        KeyZ,
        KeyX,
        KeyC,
        KeyV,
        KeyB,
        KeyN,
        KeyM,
        Comma,
        Period,
        Slash,
    ];

    /// Their characters without Shift and with it, on common keyboards. The first four are those of the languages in
    /// which the games are known.
    const LAYOUTS: [(&str, &str, &str); 6] = [
        ("US", "-=qwertyuiop[]asdfghjkl;'zxcvbnm,./", "_+QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?"),
        ("French", ")=azertyuiop^$qsdfghjklmùwxcvbn,;:!", "°+AZERTYUIOP¨£QSDFGHJKLM%WXCVBN?./§"),
        ("German", "ß´qwertzuiopü+asdfghjklöäyxcvbnm,.-", "?`QWERTZUIOPÜ*ASDFGHJKLÖÄYXCVBNM;:_"),
        ("Brazilian", "-=qwertyuiop´[asdfghjklç~zxcvbnm,.;", "_+QWERTYUIOP`{ASDFGHJKLÇ^ZXCVBNM<>:"),
        ("Dvorak", "[]',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz", "{}\"<>PYFGCRL?+AOEUIDHTNS_:QJKXBMWVZ"),
        ("Colemak", "-=qwfpgjluy;[]arstdhneio'zxcvbkm,./", "_+QWFPGJLUY:{}ARSTDHNEIO\"ZXCVBKM<>?"),
    ];

    /// Every key of a layout with every set of modifiers: its commands by letter and by place.
    fn meanings(plain: &str, shifted: &str) -> Vec<(String, Vec<Command>)> {
        let held = [vec![], vec![ShiftLeft], vec![ControlLeft], vec![ControlLeft, ShiftLeft]].map(Modifiers);
        let mut all = Vec::new();
        for held in &held {
            let signs = if held.any_of([ShiftLeft]) { shifted } else { plain };
            for (sign, &place) in signs.chars().zip(&PLACES) {
                let sign = sign.to_string();
                let meant = KEYS.iter().filter(|(modifiers, binding, _)| {
                    modifiers.is_met(held)
                        && match binding {
                            Binding::Letter(letter) => sign.eq_ignore_ascii_case(letter),
                            Binding::Place(code) => *code == place,
                        }
                });
                all.push((format!("{sign} with {:?}", held.0), meant.map(|&(_, _, command)| command).collect()));
            }
        }
        all
    }

    #[test]
    fn every_key_that_is_told_asks_for_something() {
        for (_, _, command) in KEYS {
            assert_ne!(name(command), Text::EMPTY);
        }
    }

    #[test]
    fn no_key_asks_for_two_things_on_the_keyboards_of_the_games_languages() {
        for (layout, plain, shifted) in &LAYOUTS[..4] {
            assert_eq!((plain.chars().count(), shifted.chars().count()), (PLACES.len(), PLACES.len()), "{layout}");
            for (key, commands) in meanings(plain, shifted) {
                assert!(commands.windows(2).all(|pair| pair[0] == pair[1]), "{layout}: {key} asks for {commands:?}");
            }
        }
        // Keys without a character.
        let held = [vec![], vec![ShiftLeft], vec![ControlLeft], vec![ControlLeft, ShiftLeft]].map(Modifiers);
        for (number, (modifiers, binding, command)) in KEYS.iter().enumerate() {
            let Binding::Place(place) = binding else { continue };
            for (other_modifiers, other_binding, other) in &KEYS[..number] {
                let both = matches!(other_binding, Binding::Place(code) if code == place)
                    && held.iter().any(|held| modifiers.is_met(held) && other_modifiers.is_met(held));
                assert!(!both, "{place:?}: {command:?} and {other:?}");
            }
        }
    }

    #[test]
    fn everything_can_be_asked_for_on_every_common_keyboard() {
        let held = [vec![], vec![ShiftLeft], vec![ControlLeft], vec![ControlLeft, ShiftLeft]].map(Modifiers);
        for (layout, plain, shifted) in LAYOUTS {
            for (_, _, command) in KEYS {
                let by_letter = held.iter().any(|held| {
                    let signs = if held.any_of([ShiftLeft]) { shifted } else { plain };
                    signs
                        .chars()
                        .zip(PLACES)
                        .any(|(sign, place)| command_of(held, &sign.to_string(), place) == Some(command))
                });
                let by_place = KEYS.iter().any(|(modifiers, binding, other)| {
                    let Binding::Place(place) = binding else { return false };
                    *other == command && !PLACES.contains(place) && held.iter().any(|held| modifiers.is_met(held))
                });
                assert!(by_letter || by_place, "{layout}: {command:?}");
            }
        }
    }

    fn key(key_code: KeyCode, text: &str, state: ButtonState) -> KeyboardInput {
        let logical_key = if text.is_empty() { Key::Shift } else { Key::Character(text.into()) };
        KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: Entity::PLACEHOLDER }
    }

    #[test]
    fn what_is_held_counts_at_the_moment_of_the_press_however_slow_the_frame() {
        let mut app = App::new();
        app.add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>()
            .add_message::<Command>()
            .init_resource::<Focus>()
            .add_systems(Update, read_keyboard);
        let mut press = |presses: &[(KeyCode, &str, ButtonState)]| {
            for &(code, text, state) in presses {
                app.world_mut().write_message(key(code, text, state));
            }
            app.update();
            app.world_mut().resource_mut::<Messages<Command>>().drain().collect::<Vec<_>>()
        };
        let (down, up) = (ButtonState::Pressed, ButtonState::Released);
        let shifted = press(&[(ShiftLeft, "", down), (KeyU, "U", down), (KeyU, "U", up), (ShiftLeft, "", up)]);
        assert_eq!(shifted, [Command::Redo]);
        let plain = press(&[(KeyU, "u", down), (ShiftLeft, "", down), (KeyU, "U", up)]);
        assert_eq!(plain, [Command::Undo]);
        let still_held = press(&[(KeyU, "U", down)]);
        assert_eq!(still_held, [Command::Redo]);
    }
}
