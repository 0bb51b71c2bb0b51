//! Names of squares as they are to be heard, lists and sentences.

use crate::games::{AnyGame, Square};
use crate::texts::{Phrase, Text};

/// The name of a square as it is to be heard, with a space between letter and number: `F 6`.
#[must_use]
pub fn square_name(game: &AnyGame, square: Square) -> Text {
    apart(&game.square_name(square)).into()
}

/// The names of squares as they are to be heard, with commas between them.
pub(super) fn square_names(game: &AnyGame, squares: impl IntoIterator<Item = Square>) -> Text {
    let names: Vec<String> = squares.into_iter().map(|square| apart(&game.square_name(square))).collect();
    names.join(", ").into()
}

/// The name of a square with a space between letter and number.
pub(super) fn apart(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| format!("{first} {}", letters.as_str()))
}

/// Texts with commas between them; empty if there are none.
#[must_use]
pub fn list(texts: impl DoubleEndedIterator<Item = Text>) -> Text {
    texts.rev().reduce(|rest, first| Phrase::DescriptionList { first, rest }.into()).unwrap_or_default()
}

/// Sentences one after the other as one text; empty if there are none.
#[must_use]
pub fn sentences(texts: Vec<Text>) -> Text {
    let texts = texts.into_iter().rev();
    texts.reduce(|second, first| Phrase::DescriptionSentences { first, second }.into()).unwrap_or_default()
}

/// A part of what is said as a sentence of its own.
pub(super) fn sentence(words: impl Into<Text>) -> Text {
    Phrase::DescriptionSentence { words: words.into() }.into()
}
