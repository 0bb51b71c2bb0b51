//! The texts of the page, in all languages, as a module for its script: made from the catalogue's `page.ftl`.

use crate::shell::Result;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The file of a language whose messages the page says.
const PAGE: &str = "page.ftl";

/// The file of a language that names it.
pub(crate) const PROGRAM: &str = "program.ftl";

/// The message of [`PROGRAM`] with the name of the language in itself.
const NAME: &str = "language-name";

/// The messages of a language, by identifier, with `{name}` for an argument.
pub(crate) type Messages = BTreeMap<String, String>;

/// The module, from the folder that has a folder for each language.
pub(crate) fn module(locales: &Path) -> Result<String> {
    let entries = fs::read_dir(locales).map_err(|error| format!("{}: {error}", locales.display()))?;
    let mut languages = Vec::new();
    for folder in entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir()) {
        let mut texts = messages_in(&folder.join(PAGE))?;
        let name = messages_in(&folder.join(PROGRAM))?
            .remove(NAME)
            .ok_or_else(|| format!("{} lacks {NAME}", folder.display()))?;
        texts.insert(NAME.to_owned(), name.clone());
        languages.push((name, folder.file_name().unwrap_or_default().to_string_lossy().into_owned(), texts));
    }
    // In the order in which they are offered.
    languages.sort();
    Ok(written(&languages))
}

/// The messages of a file of the catalogue that have no more than plain arguments, by identifier.
pub(crate) fn messages_in(file: &Path) -> Result<Messages> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    messages(&text).map_err(|reason| format!("{}:{reason}", file.display()).into())
}

/// The messages of a file, or the line and the reason why there are none. Those of [`PROGRAM`] that the page can't say
/// are left out.
fn messages(text: &str) -> std::result::Result<Messages, String> {
    let resource = parser::parse(text).map_err(|(_, errors)| {
        let first = errors.first().map_or_else(String::new, |error| error.kind.to_string());
        let line = errors.first().map_or(1, |error| line_of(text, error.pos.start));
        format!("{line}: {first}")
    })?;
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(Message { id, value: Some(value), .. }) = entry else { continue };
        if let Some(words) = words(&value) {
            messages.insert(id.name.to_owned(), words);
        } else if id.name.starts_with("page-") {
            let line = line_of(text, id.name.as_ptr() as usize - text.as_ptr() as usize);
            return Err(format!("{line}: {} must have no more than plain arguments: {{ $name }}", id.name));
        }
    }
    Ok(messages)
}

/// The words of a message, unless it has more than plain arguments.
fn words(pattern: &Pattern<&str>) -> Option<String> {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(format!("{{{}}}", id.name))
        }
        PatternElement::Placeable { .. } => None,
    };
    pattern.elements.iter().map(element).collect()
}

/// The module's source, from the names, tags and messages of the languages.
fn written(languages: &[(String, String, Messages)]) -> String {
    let mut source = "// What the page says, by language.\nexport const texts = {\n".to_owned();
    for (_, tag, messages) in languages {
        // A literal of Rust is one of JavaScript too.
        _ = writeln!(source, "  {tag:?}: {{");
        for (id, words) in messages {
            _ = writeln!(source, "    {id:?}: {words:?},");
        }
        source += "  },\n";
    }
    source + "};\n"
}

fn line_of(text: &str, offset: usize) -> usize {
    text.get(..offset).map_or(0, |before| before.matches('\n').count()) + 1
}

#[cfg(test)]
mod tests {
    use super::{Messages, messages, module, written};
    use crate::shell::root;

    #[test]
    fn messages_become_a_module() {
        let texts = messages("### Texts.\n\npage-a = \"A\" of { $all }\n# Why.\npage-b = B\\\n").expect("it is Fluent");
        assert_eq!(
            written(&[("English".to_owned(), "en".to_owned(), texts)]),
            "// What the page says, by language.\nexport const texts = {\n  \"en\": {\n    \
             \"page-a\": \"\\\"A\\\" of {all}\",\n    \"page-b\": \"B\\\\\",\n  },\n};\n"
        );
    }

    #[test]
    fn a_message_that_the_page_cannot_say_is_told_with_its_line() {
        let reason = |text: &str| messages(text).expect_err("the page can't say it");
        assert!(reason("\npage-a = { $n ->\n    [one] A\n   *[other] B\n}\n").starts_with("2: page-a must"));
        assert!(reason("page-a = A\npage-b = { NUMBER($n) }\n").starts_with("2: page-b must"));
        assert!(reason("page-a = A\npage-b = { \n").starts_with("3: ") || reason("page-b = {\n").starts_with("1: "));
        assert_eq!(messages("other = { NUMBER($n) }\n"), Ok(Messages::new()));
    }

    #[test]
    fn every_language_of_the_catalogue_is_in_the_module() {
        let module = module(&root().join("assets").join("locales")).expect("the catalogue is sound");
        assert!(
            module.contains("  \"en\": {\n") && module.contains("    \"language-name\": \"English\",\n"),
            "{module}"
        );
        assert!(
            module.contains("    \"page-fetching\": \"Setting the table: {fetched} of {all}\\u{a0}MB\",\n"),
            "{module}"
        );
    }
}
