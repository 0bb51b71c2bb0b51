//! Says a message of the catalogue in a language, with Project Fluent.

use super::language::Language;
use super::phrase::{Argument, Phrase, Text};
use super::pseudo;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

impl Text {
    /// The words in this language.
    #[must_use]
    pub fn localise(&self, language: Language) -> String {
        match self {
            Self::Plain(words) => words.clone(),
            Self::Phrase(phrase) => phrase.localise(language),
        }
    }
}

impl Phrase {
    /// The words in this language.
    #[must_use]
    pub fn localise(&self, language: Language) -> String {
        let mut faults = Vec::new();
        let words = say(language, self, &mut faults);
        debug_assert!(faults.is_empty(), "{} in {language:?}: {faults:?}", self.id());
        words
    }

    /// What Fluent finds wrong with it in this language.
    #[cfg(test)]
    pub(super) fn faults(&self, language: Language) -> Vec<FluentError> {
        let mut faults = Vec::new();
        say(language, self, &mut faults);
        faults
    }
}

impl Language {
    /// The name of the language in itself.
    #[must_use]
    pub fn name(self) -> String {
        Phrase::LanguageName.localise(self)
    }
}

/// The words of a message in a language; of one that is lacking, which the build does not allow, its identifier.
fn say(language: Language, phrase: &Phrase, faults: &mut Vec<FluentError>) -> String {
    let bundle = bundle(language);
    let Some(pattern) = bundle.get_message(phrase.id()).and_then(|message| message.value()) else {
        return phrase.id().to_owned();
    };
    let mut arguments = FluentArgs::new();
    for (name, argument) in phrase.arguments_by_name() {
        let value = match argument {
            Argument::Text(text) => {
                // By this a language selects where words have to agree; plain words have none.
                arguments.set(format!("{name}-id"), text.id().unwrap_or_default());
                match text {
                    Text::Plain(words) => FluentValue::from(words.as_str()),
                    Text::Phrase(phrase) => FluentValue::from(say(language, phrase, faults)),
                }
            }
            Argument::Keyword(keyword) => FluentValue::from(keyword),
            Argument::Number(number) => FluentValue::from(number.0),
        };
        arguments.set(name, value);
    }
    bundle.format_pattern(pattern, Some(&arguments), faults).into_owned()
}

/// The messages of a language, which are read when the first one is needed.
fn bundle(language: Language) -> &'static FluentBundle<FluentResource> {
    static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Isolating marks are for texts whose direction differs; fonts of the table don't have them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number));
        bundle.set_transform(Some(pseudo::transform));
        bundle.add_builtins().expect("no function has been added before");
        for file in Phrase::files(language.tag()) {
            let resource = FluentResource::try_new((*file).to_owned()).expect("the build has read this file");
            bundle.add_resource(resource).expect("the build has compared all messages");
        }
        bundle
    })
}

/// How a language writes numbers: the decimal sign, and the sign between thousands (Unicode CLDR, without its
/// exceptions for numbers of four digits).
struct NumberFormat {
    decimal: char,
    group: char,
}

impl Memoizable for NumberFormat {
    type Args = ();
    type Error = std::convert::Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, Self::Error> {
        Ok(match language.language.as_str() {
            "de" | "pt" => Self { decimal: ',', group: '.' },
            // A narrow no-break space is in no font of the table.
            "fr" => Self { decimal: ',', group: '\u{a0}' },
            _ => Self { decimal: '.', group: ',' },
        })
    }
}

/// The digits before the decimal sign from which on thousands are separated.
const GROUPED_DIGITS: usize = 5;

fn number(value: &FluentValue, memoizer: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = number.as_string();
    let write = |format: &NumberFormat| {
        let (whole, fraction) = text.split_once('.').map_or((&*text, None), |(whole, rest)| (whole, Some(rest)));
        let digits = whole.trim_start_matches('-').len();
        let mut words = String::new();
        for (index, digit) in whole.chars().enumerate() {
            let left = whole.len() - index;
            if digits >= GROUPED_DIGITS && left.is_multiple_of(3) && left < digits {
                words.push(format.group);
            }
            words.push(digit);
        }
        if let Some(fraction) = fraction {
            words.push(format.decimal);
            words += fraction;
        }
        words
    };
    memoizer.with_try_get::<NumberFormat, _, _>((), write).ok()
}

#[cfg(test)]
mod tests;
