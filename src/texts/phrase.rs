//! Texts that become words only when they are shown, in the language of that moment: the messages of the catalogue as
//! values, and what they are made of.

/// What is shown to players: a message of the catalogue, or words that are the same in all languages.
#[derive(Clone, PartialEq, Debug)]
pub enum Text {
    /// Names, moves, numbers and other words that are the same in all languages.
    Plain(String),
    /// A message of the catalogue.
    Phrase(Box<Phrase>),
}

impl Text {
    /// A text without words.
    pub const EMPTY: Self = Self::Plain(String::new());

    /// The identifier of the message, which is the same in all languages.
    #[must_use]
    pub fn id(&self) -> Option<&'static str> {
        match self {
            Self::Plain(_) => None,
            Self::Phrase(phrase) => Some(phrase.id()),
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<String> for Text {
    fn from(words: String) -> Self {
        Self::Plain(words)
    }
}

/// A number in a message: for plurals, or written as the language writes numbers.
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Number(pub f64);

macro_rules! numbers {
    ($($type:ty)*) => {
        $(impl From<$type> for Number {
            fn from(number: $type) -> Self {
                Self(f64::from(number))
            }
        })*
    };
}
numbers!(u8 u16 u32 i16 i32 f32 f64);

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(number as f64)
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(number as f64)
    }
}

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
