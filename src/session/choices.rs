//! What may be chosen for a game before a match, for all games at once, and how each choice is written as text.

use super::game_terms::SetupMethod;
use crate::games::{torus, zen};

/// What has been chosen for every game. The terms of one game use only what belongs to it.
///
/// The form of a new match and the options of the engine both contain it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct GameChoices {
    /// The variant of ZEN.
    pub variant: zen::Variant,
    /// Who announces check and checkmate in ZEN.
    pub announcing: zen::Announcing,
    /// Cells a side in ZeN.
    pub size: torus::Size,
    /// Whether ZeN begins with the balanced opening.
    pub balanced_opening: bool,
    /// How Zener's pieces are set up.
    pub setup: SetupMethod,
}

/// One of the [`GameChoices`] as text, for the options of a protocol or of a command line.
#[derive(Clone)]
pub struct TextChoice {
    /// Its name in lower case.
    pub name: &'static str,
    /// What it decides, and which values there are.
    pub help: &'static str,
    /// The values that it can have.
    pub values: Values,
    /// The value that has been chosen.
    pub get: fn(&GameChoices) -> String,
    /// The choices with this value instead; `None` where the text is none of the [`values`](Self::values).
    pub set: fn(GameChoices, &str) -> Option<GameChoices>,
}

/// The values that a [`TextChoice`] can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words.
    Words(Vec<&'static str>),
    /// A whole number from the first to the second, both included.
    Range(u8, u8),
}

impl TextChoice {
    /// The values in words: `basic, 1, 2 or 3`.
    #[must_use]
    pub fn expected(&self) -> String {
        match &self.values {
            Values::Words(words) => one_of(words),
            Values::Range(least, most) => format!("{least} to {most}"),
        }
    }
}

/// Some words as alternatives: `zen, enso or torus`.
#[must_use]
pub fn one_of(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [word] => (*word).to_owned(),
        [words @ .., last] => format!("{} or {last}", words.join(", ")),
    }
}
