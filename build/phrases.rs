//! Reads the catalogue of texts in `assets/locales/` (Project Fluent), tells what is wrong with it and where, and
//! writes the Rust source of its phrases.
//!
//! English is the reference: every other language has the same messages with the same arguments. Where a message stands
//! in another, as `$side`, the identifier of that message is `$side-id`, by which a language can select when words have
//! to agree.

use crate::fault::Fault;
use crate::phrase_name::variant;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The language that the others are compared with.
const REFERENCE: &str = "en";

/// The plural categories of Unicode CLDR: a selector with these keys takes a number.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

/// The words of English that can't be the name of a variant or field as they are.
const RESERVED: [&str; 6] = ["move", "type", "match", "in", "where", "for"];

/// What an argument of a message is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Argument {
    /// Words that are put in as they are.
    Text,
    /// A word that only selects between variants.
    Keyword,
    /// A number: for plurals, or written as the language writes numbers.
    Number,
}

/// The arguments of a message, by name.
type Arguments = BTreeMap<String, Argument>;

/// A message of one language.
struct Message {
    file: PathBuf,
    line: usize,
    arguments: Arguments,
    /// Messages that it contains.
    references: Vec<String>,
    /// Its first line, for the documentation of the generated source.
    beginning: String,
}

/// All messages of one language, by identifier.
type Catalogue = BTreeMap<String, Message>;

/// The generated source, or everything that is wrong with the catalogue in this folder.
pub(crate) fn generate(folder: &Path) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut languages = BTreeMap::new();
    for language in folders(folder, &mut faults) {
        let files = files(&folder.join(&language), &mut faults);
        let catalogue = read(&files, &mut faults);
        languages.insert(language, (files, catalogue));
    }
    let Some((_, reference)) = languages.get(REFERENCE) else {
        faults.push(Fault::new(folder, None, format!("there is no folder {REFERENCE}")));
        return Err(faults);
    };
    for (language, (_, catalogue)) in &languages {
        compare(language, catalogue, reference, folder, &mut faults);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut source = enumeration(reference);
    source += &embedded(&languages.iter().map(|(language, (files, _))| (language.as_str(), files)).collect::<Vec<_>>());
    Ok(source)
}

fn folders(folder: &Path, faults: &mut Vec<Fault>) -> Vec<String> {
    let mut names: Vec<_> = entries(folder, faults)
        .into_iter()
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_owned()))
        .collect();
    names.sort();
    names
}

fn files(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    let is_fluent = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
    let mut files: Vec<_> = entries(folder, faults).into_iter().filter(is_fluent).collect();
    files.sort();
    files
}

fn entries(folder: &Path, faults: &mut Vec<Fault>) -> Vec<PathBuf> {
    match fs::read_dir(folder) {
        Ok(entries) => entries.filter_map(|entry| Some(entry.ok()?.path())).collect(),
        Err(error) => {
            faults.push(Fault::new(folder, None, format!("cannot be listed: {error}")));
            Vec::new()
        }
    }
}

/// All messages of these files.
fn read(files: &[PathBuf], faults: &mut Vec<Fault>) -> Catalogue {
    let mut catalogue = Catalogue::new();
    for file in files {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                faults.push(Fault::new(file, None, format!("cannot be read as text: {error}")));
                continue;
            }
        };
        let resource = match parser::parse(text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    faults.push(Fault::new(file, Some(place(&text, error.pos.start)), error.kind.to_string()));
                }
                resource
            }
        };
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let at = Some(place(&text, offset_in(&text, id)));
            let Some(value) = message.value.filter(|_| message.attributes.is_empty()) else {
                faults.push(Fault::new(file, at, format!("{id} must have a value and no attributes")));
                continue;
            };
            let mut found = Message {
                file: file.clone(),
                line: at.map_or(1, |(line, _)| line),
                arguments: Arguments::new(),
                references: Vec::new(),
                beginning: beginning(&value),
            };
            in_pattern(&value, &mut found);
            // What is put in as `$side` may be selected by as `$side-id`, which is no argument of its own.
            let names: Vec<_> = found.arguments.keys().cloned().collect();
            found
                .arguments
                .retain(|name, _| !name.strip_suffix("-id").is_some_and(|text| names.iter().any(|name| name == text)));
            if !is_kebab_case(id) {
                faults.push(Fault::new(file, at, format!("{id} must be lower-case words with hyphens")));
            } else if let Some(first) = catalogue.get(id) {
                let reason = format!("{id} stands in {}:{} already", first.file.display(), first.line);
                faults.push(Fault::new(file, at, reason));
            } else {
                catalogue.insert(id.to_owned(), found);
            }
        }
    }
    for message in catalogue.values() {
        for reference in message.references.iter().filter(|id| !catalogue.contains_key(*id)) {
            faults.push(Fault::new(&message.file, Some((message.line, 1)), format!("there is no message {reference}")));
        }
    }
    catalogue
}

/// Compares the messages of a language with those of the reference.
fn compare(language: &str, catalogue: &Catalogue, reference: &Catalogue, folder: &Path, faults: &mut Vec<Fault>) {
    for (id, message) in reference {
        match catalogue.get(id) {
            None => {
                let lacking = format!("{id} is lacking in {}", folder.join(language).display());
                faults.push(Fault::new(&message.file, Some((message.line, 1)), lacking));
            }
            Some(other) => {
                let at = Some((other.line, 1));
                for name in message.arguments.keys().filter(|name| !other.arguments.contains_key(*name)) {
                    faults.push(Fault::new(&other.file, at, format!("{id} must use the argument ${name}")));
                }
                for (name, argument) in &other.arguments {
                    match message.arguments.get(name) {
                        None => faults.push(Fault::new(&other.file, at, format!("{id} has no argument ${name}"))),
                        // A language that needs no plural puts a number in as it is.
                        Some(expected) if argument > expected => {
                            let reason = format!("${name} of {id} must be a {argument:?} in {REFERENCE} too");
                            faults.push(Fault::new(&other.file, at, reason));
                        }
                        Some(_) => {}
                    }
                }
            }
        }
    }
    for (id, message) in catalogue.iter().filter(|(id, _)| !reference.contains_key(*id)) {
        let reason = format!("{id} is not a message in {REFERENCE}");
        faults.push(Fault::new(&message.file, Some((message.line, 1)), reason));
    }
}

fn in_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, message);
        }
    }
}

fn in_expression(expression: &Expression<&str>, message: &mut Message) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, Argument::Text, message),
        Expression::Select { selector, variants } => {
            let is_number = variants.iter().any(|variant| match variant.key {
                VariantKey::Identifier { name } => PLURALS.contains(&name),
                VariantKey::NumberLiteral { .. } => true,
            });
            in_inline(selector, if is_number { Argument::Number } else { Argument::Keyword }, message);
            for variant in variants {
                in_pattern(&variant.value, message);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, used_as: Argument, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            let known = message.arguments.entry(id.name.to_owned()).or_insert(used_as);
            *known = (*known).max(used_as);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, Argument::Number, message);
            }
        }
        InlineExpression::MessageReference { id, .. } => message.references.push(id.name.to_owned()),
        InlineExpression::Placeable { expression } => in_expression(expression, message),
        InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

/// The beginning of a message, with the names of its arguments in braces.
fn beginning(pattern: &Pattern<&str>) -> String {
    let mut words = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words += value,
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => _ = write!(words, "{{{}}}", id.name),
            PatternElement::Placeable { .. } => words += "…",
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ").replace('`', "'")
}

/// The line and column of an offset, counted from 1.
fn place(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    (line, before.chars().rev().take_while(|&letter| letter != '\n').count() + 1)
}

/// Where a part of a text begins in it.
fn offset_in(text: &str, part: &str) -> usize {
    part.as_ptr() as usize - text.as_ptr() as usize
}

fn is_kebab_case(id: &str) -> bool {
    id.split('-').all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()))
}

/// The name of an argument as a field.
fn field(name: &str) -> String {
    let name = name.replace('-', "_");
    if RESERVED.contains(&name.as_str()) { format!("r#{name}") } else { name }
}

/// The enumeration of all messages.
fn enumeration(messages: &Catalogue) -> String {
    let mut variants = String::new();
    let mut ids = String::new();
    // The variants with the same fields, by their names and kinds.
    let mut arms = BTreeMap::<&Arguments, Vec<String>>::new();
    for (id, message) in messages {
        let name = variant(id);
        let fields: Vec<_> = message.arguments.iter().map(|(name, &argument)| (name, field(name), argument)).collect();
        _ = writeln!(variants, "    /// `{}`", message.beginning);
        _ = writeln!(ids, "            Self::{name} {{ .. }} => \"{id}\",");
        if fields.is_empty() {
            _ = writeln!(variants, "    {name},");
            continue;
        }
        _ = writeln!(variants, "    {name} {{");
        for (argument, field, kind) in &fields {
            let of = match kind {
                Argument::Text => "Text",
                Argument::Keyword => "&'static str",
                Argument::Number => "Number",
            };
            _ = writeln!(variants, "        /// `${argument}`\n        {field}: {of},");
        }
        _ = writeln!(variants, "    }},");
        arms.entry(&message.arguments).or_default().push(name);
    }
    let mut arguments = String::new();
    for (fields, variants) in arms {
        let names = fields.keys().map(|name| field(name)).collect::<Vec<_>>().join(", ");
        let variants: Vec<_> = variants.iter().map(|variant| format!("Self::{variant} {{ {names} }}")).collect();
        let pairs: Vec<_> =
            fields.keys().map(|name| format!("(\"{name}\", Argument::from({}))", field(name))).collect();
        _ = writeln!(arguments, "            {} => vec![{}],", variants.join(" | "), pairs.join(", "));
    }
    format!(
        "/// A message of the catalogue, with its arguments. Its words are in `assets/locales/`.\n\
         #[derive(Clone, PartialEq, Debug)]\npub enum Phrase {{\n{variants}}}\n\n\
         impl Phrase {{\n    /// Its identifier in the catalogue.\n    #[must_use]\n    pub const fn id(&self) -> &'static str {{\n        \
         match self {{\n{ids}        }}\n    }}\n\n    \
         /// Its arguments, by name.\n    \
         fn arguments(&self) -> Vec<(&'static str, Argument<'_>)> {{\n        \
         match self {{\n{arguments}            _ => Vec::new(),\n        }}\n    }}\n}}\n"
    )
}

/// The texts of all files, by the tag of their language.
fn embedded(languages: &[(&str, &Vec<PathBuf>)]) -> String {
    let mut source =
        "\n/// The catalogue's files, by the tag of their language.\nconst CATALOGUES: &[(&str, &[&str])] = &[\n"
            .to_owned();
    for (language, files) in languages {
        _ = writeln!(source, "    (\"{language}\", &[");
        for file in *files {
            let path = file.display().to_string().replace('\\', "/");
            _ = writeln!(source, "        include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{path}\")),");
        }
        source += "    ]),\n";
    }
    source + "];\n"
}
