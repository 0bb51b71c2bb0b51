//! The rules about the catalogue of texts: every message of it is said somewhere, and no sentence for players stands
//! outside it.

use super::phrase_name::variant;
use super::words::{Words, is_label, is_sentence};
use super::{Fault, Source};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};

/// The files and folders that say something to players.
const FOR_PLAYERS: [&str; 3] = ["src/app/", "src/texts/", "src/main.rs"];

/// The folder in which also a single capitalised word is a label for players.
const LABELS: &str = "src/app/ui/";

/// What is for players by its folder, but isn't; each with the reason.
pub(super) const NOT_FOR_PLAYERS: [(&str, &str); 3] = [
    ("src/app/probe/", "tests ask the probe, in English"),
    ("src/app/board/environment.rs", "names of meshes"),
    ("src/app/board/mesh/", "names of meshes"),
];

/// Literals that read as words for players, but are none, or are the same in every language; each with the reason.
const NO_WORDS_FOR_PLAYERS: [(&str, &str); 10] = [
    ("Zen Table", "the name of the program"),
    ("zen-table: {}", "the name of the program, before what it says in a terminal"),
    ("zen-table: {reason}", "the name of the program, before what it says in a terminal"),
    ("Enso", "the name of a game"),
    ("Alegreya Sans Medium", "the name of a font"),
    ("Alegreya Sans Bold", "the name of a font"),
    ("EB Garamond Medium", "the name of a font"),
    ("Failed to build event loop", "what winit says, which is only recognised"),
    ("Unable to find a GPU", "what Bevy says, which is only recognised"),
    ("called `Result::unwrap()` on an `Err` value: RequestDeviceError", "what Bevy says, which is only recognised"),
];

/// Messages that neither the sources nor the page say; each with the reason.
const SAID_ELSEWHERE: [(&str, &str); 3] = [
    ("desktop-comment", "assets/desktop/zen-table.desktop; tests/assets.rs compares them"),
    ("desktop-keywords", "assets/desktop/zen-table.desktop; tests/assets.rs compares them"),
    ("desktop-record", "assets/desktop/zen-table.xml; tests/assets.rs compares them"),
];

/// The beginning of the names of the page's own messages.
const PAGE: &str = "page-";

/// A message of the catalogue.
struct Message {
    file: String,
    line: usize,
    /// Its words, if it has no arguments.
    words: Option<String>,
    /// The messages that it contains.
    contains: Vec<String>,
}

/// All texts that the rules about the catalogue need.
pub(super) struct Catalogue<'a> {
    /// The Rust sources.
    pub(super) sources: &'a [Source],
    /// The files of the English catalogue.
    pub(super) messages: &'a [Source],
    /// The page and its scripts.
    pub(super) page: &'a [Source],
}

impl Catalogue<'_> {
    /// The sentences and labels for players that stand in Rust sources.
    pub(super) fn sentences_outside(&self) -> BTreeSet<Fault> {
        let mut faults = BTreeSet::new();
        for (file, text) in self.sources.iter().filter(|(file, _)| is_for_players(file)) {
            // What is no Rust is a fault already.
            let Ok(words) = Words::of(text) else { continue };
            let is_word = |literal: &str| is_sentence(literal) || file.starts_with(LABELS) && is_label(literal);
            let is_name = |literal: &str| NO_WORDS_FOR_PLAYERS.iter().any(|(name, _)| *name == literal);
            for (line, literal) in words.literals.iter().filter(|(_, literal)| is_word(literal) && !is_name(literal)) {
                let reason = format!("words for players belong in assets/locales: {literal:?}");
                faults.insert(Fault { file: file.clone(), line: *line, reason });
            }
        }
        faults
    }

    /// The messages that nothing says, and what the page says but is no message.
    pub(super) fn unsaid(&self) -> BTreeSet<Fault> {
        let mut faults = BTreeSet::new();
        let messages = self.read(&mut faults);
        let mut said: BTreeSet<_> = SAID_ELSEWHERE.iter().map(|(id, _)| (*id).to_owned()).collect();
        let mut phrases = BTreeSet::new();
        for (_, text) in self.sources.iter().filter(|(file, _)| file.starts_with("src/") && !is_test(file)) {
            // What is no Rust is a fault already.
            phrases.extend(Words::of(text).unwrap_or_default().phrases);
        }
        said.extend(messages.keys().filter(|id| phrases.contains(&variant(id))).cloned());
        for (file, text) in self.page {
            for (line, id) in quoted(text) {
                if messages.contains_key(id) {
                    said.insert(id.to_owned());
                } else if id.starts_with(PAGE) {
                    faults.insert(Fault { file: file.clone(), line, reason: format!("there is no message {id}") });
                }
            }
            self.compare_with_page(file, text, &messages, &mut faults);
        }
        // What is contained in a message that is said is said, too.
        loop {
            let contained: Vec<_> =
                said.iter().filter_map(|id| messages.get(id)).flat_map(|said| &said.contains).cloned().collect();
            let before = said.len();
            said.extend(contained);
            if said.len() == before {
                break;
            }
        }
        for (id, message) in messages.iter().filter(|(id, _)| !said.contains(*id)) {
            let reason = format!("nothing says {id}");
            faults.insert(Fault { file: message.file.clone(), line: message.line, reason });
        }
        faults
    }

    /// The page shows English words until its script has chosen a language: they are those of the catalogue.
    fn compare_with_page(
        &self,
        file: &str,
        text: &str,
        messages: &BTreeMap<String, Message>,
        faults: &mut BTreeSet<Fault>,
    ) {
        for (index, line) in text.lines().enumerate() {
            for rest in line.split("data-text=\"").skip(1) {
                let Some((id, rest)) = rest.split_once('"') else { continue };
                let words = rest.split_once('>').and_then(|(_, words)| words.split('<').next());
                let expected = messages.get(id).and_then(|message| message.words.as_deref());
                if let Some(expected) = expected.filter(|&expected| words != Some(expected)) {
                    let reason = format!("{id} reads {expected:?} in the catalogue");
                    faults.insert(Fault { file: file.to_owned(), line: index + 1, reason });
                }
            }
        }
    }

    fn read(&self, faults: &mut BTreeSet<Fault>) -> BTreeMap<String, Message> {
        let mut messages = BTreeMap::new();
        for (file, text) in self.messages {
            let resource = match parser::parse(text.as_str()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    for error in errors {
                        let line = line_of(text, error.pos.start);
                        faults.insert(Fault { file: file.clone(), line, reason: error.kind.to_string() });
                    }
                    resource
                }
            };
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let id = message.id.name;
                let line = line_of(text, id.as_ptr() as usize - text.as_ptr() as usize);
                let mut found = Message { file: file.clone(), line, words: None, contains: Vec::new() };
                if let Some(value) = message.value {
                    found.words = plain_words(&value);
                    contained(&value, &mut found.contains);
                }
                messages.insert(id.to_owned(), found);
            }
        }
        messages
    }
}

fn is_for_players(file: &str) -> bool {
    let is_exempt = NOT_FOR_PLAYERS.iter().any(|(beginning, _)| file.starts_with(beginning));
    FOR_PLAYERS.iter().any(|beginning| file.starts_with(beginning)) && !is_exempt && !is_test(file)
}

/// Whether a file is a module of tests.
fn is_test(file: &str) -> bool {
    file.ends_with("/tests.rs") || file.contains("/tests/")
}

fn line_of(text: &str, offset: usize) -> usize {
    text.get(..offset).map_or(0, |before| before.matches('\n').count()) + 1
}

/// What stands in quotation marks, each with its line.
fn quoted(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(index, line)| line.split('"').skip(1).step_by(2).map(move |id| (index + 1, id)))
}

/// The words of a message without arguments.
fn plain_words(pattern: &Pattern<&str>) -> Option<String> {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(element).collect()
}

/// Collects the messages that a pattern contains.
fn contained(pattern: &Pattern<&str>, ids: &mut Vec<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            contained_in(expression, ids);
        }
    }
}

fn contained_in(expression: &Expression<&str>, ids: &mut Vec<String>) {
    match expression {
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => ids.push(id.name.to_owned()),
        Expression::Inline(InlineExpression::Placeable { expression }) => contained_in(expression, ids),
        Expression::Inline(_) => {}
        Expression::Select { variants, .. } => {
            variants.iter().for_each(|variant| contained(&variant.value, ids));
        }
    }
}
