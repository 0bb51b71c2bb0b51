//! The messages of the catalogue as values: `build/phrases.rs` writes them from `assets/locales/`.

use super::text::{Number, Text};

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub(super) enum Argument<'a> {
    Text(&'a Text),
    Keyword(&'static str),
    Number(Number),
}

impl<'a> From<&'a Text> for Argument<'a> {
    fn from(text: &'a Text) -> Self {
        Self::Text(text)
    }
}

impl From<&&'static str> for Argument<'_> {
    fn from(keyword: &&'static str) -> Self {
        Self::Keyword(keyword)
    }
}

impl From<&Number> for Argument<'_> {
    fn from(number: &Number) -> Self {
        Self::Number(*number)
    }
}

include!(concat!(env!("OUT_DIR"), "/phrases.rs"));

impl Phrase {
    /// Its arguments, by name.
    pub(super) fn arguments_by_name(&self) -> Vec<(&'static str, Argument<'_>)> {
        self.arguments()
    }

    /// The texts of the catalogue's files in the language of this tag.
    pub(super) fn files(tag: &str) -> &'static [&'static str] {
        CATALOGUES.iter().find(|(language, _)| *language == tag).map_or(&[], |(_, files)| files)
    }
}
