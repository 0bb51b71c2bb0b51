//! Every paragraph of the rules' pages is taught by a step, or it is said why none teaches it.

use crate::pages_table::{TABLE, Taught};
use std::collections::BTreeSet;
use zen_table::games::Kind;
use zen_table::lessons;

/// A paragraph of a page: the heading that it stands under, and its text in one line.
struct Paragraph {
    heading: String,
    text: String,
}

/// The paragraphs of a page. Each item of a list is a paragraph of its own; pictures are none: they illustrate what is
/// said beside them.
fn paragraphs(page: &str) -> Vec<Paragraph> {
    let mut paragraphs: Vec<Paragraph> = Vec::new();
    let mut heading = String::new();
    let mut is_picture = false;
    let mut goes_on = false;
    for line in page.lines() {
        let words = line.trim();
        if words.starts_with("```") {
            is_picture = !is_picture;
        }
        if is_picture || words.is_empty() || words.starts_with("```") {
            goes_on = false;
        } else if words.starts_with('#') {
            words.trim_start_matches('#').trim().clone_into(&mut heading);
            goes_on = false;
        } else {
            let item = words.strip_prefix("- ").unwrap_or(words).replace('*', "");
            match paragraphs.last_mut().filter(|_| goes_on && !words.starts_with("- ")) {
                Some(last) => last.text = format!("{} {item}", last.text),
                None => paragraphs.push(Paragraph { heading: heading.clone(), text: item }),
            }
            goes_on = true;
        }
    }
    paragraphs
}

const fn page(kind: Kind) -> &'static str {
    match kind {
        Kind::Zen => include_str!("../../assets/locales/en/rules/zen.md"),
        Kind::Enso => include_str!("../../assets/locales/en/rules/enso.md"),
        Kind::Torus => include_str!("../../assets/locales/en/rules/torus.md"),
        Kind::Zener => include_str!("../../assets/locales/en/rules/zener.md"),
    }
}

#[test]
fn every_paragraph_of_the_rules_is_taught_or_it_is_said_why_not() {
    let mut missing = Vec::new();
    let mut used = BTreeSet::new();
    for kind in Kind::ALL {
        for Paragraph { heading, text } in paragraphs(page(kind)) {
            let entry = TABLE.iter().position(|(of, beginning, _)| *of == kind && text.starts_with(beginning));
            match entry {
                Some(entry) => {
                    used.insert(entry);
                }
                None => missing.push(format!("{}, {heading}: {text}", kind.id())),
            }
        }
    }
    assert!(missing.is_empty(), "the table says nothing of these paragraphs:\n{}", missing.join("\n"));
    let unused = TABLE.iter().enumerate().filter(|(entry, _)| !used.contains(entry));
    let unused: Vec<_> = unused.map(|(_, (kind, beginning, _))| format!("{}: {beginning}", kind.id())).collect();
    assert!(unused.is_empty(), "no paragraph begins like this, or an entry above fits it too:\n{}", unused.join("\n"));
}

#[test]
fn the_table_names_steps_and_every_step_teaches_something() {
    let mut taught = BTreeSet::new();
    for (kind, beginning, how) in TABLE {
        match how {
            Taught::By(ids) => {
                assert!(!ids.is_empty(), "{beginning}");
                for id in *ids {
                    assert!(lessons::of(*kind).iter().any(|step| step.id == *id), "{}: no step {id}", kind.id());
                    taught.insert((kind.id(), *id));
                }
            }
            Taught::Nowhere(reason) => assert!(!reason.is_empty(), "{beginning}"),
        }
    }
    for kind in Kind::ALL {
        for step in lessons::of(kind) {
            assert!(taught.contains(&(kind.id(), step.id)), "{} {}: it teaches no paragraph", kind.id(), step.id);
        }
    }
}

#[test]
fn a_paragraph_ends_where_another_begins() {
    let page =
        "# Title\n\nOne\nsentence.\n\n- An **item**\n  goes on.\n- Another.\n\n```board\nno\n\ntext\n```\nThe end.\n";
    let texts: Vec<_> = paragraphs(page).into_iter().map(|paragraph| paragraph.text).collect();
    assert_eq!(texts, ["One sentence.", "An item goes on.", "Another.", "The end."]);
}
