//! What the computers tell the player.

use crate::texts::{Phrase, Text};
use bevy::prelude::*;

/// A message of the computers to the player.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct AiNotice {
    /// The message, in a sentence.
    pub text: Text,
    /// Whether something has gone wrong.
    pub is_bad: bool,
}

impl AiNotice {
    /// A message that nothing is wrong with.
    pub(super) fn of(text: Phrase) -> Self {
        Self { text: text.into(), is_bad: false }
    }

    /// A message that something has gone wrong.
    pub(super) fn of_problem(text: Phrase) -> Self {
        Self { text: text.into(), is_bad: true }
    }
}
