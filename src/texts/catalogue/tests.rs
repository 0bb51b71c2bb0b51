//! Tests of the catalogue: languages, and how they write numbers.

use super::*;
use std::collections::HashSet;

#[test]
fn every_language_has_a_folder_and_names_itself() {
    let mut names = HashSet::new();
    for &language in Language::ALL {
        assert!(!Phrase::files(language.tag()).is_empty(), "{language:?}");
        assert!(names.insert(Phrase::LanguageName.localise(language)), "{language:?} has another's name");
    }
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let write = |tag: &str, value: f64| {
        let memoizer = IntlLangMemoizer::new(tag.parse().expect("a tag"));
        number(&FluentValue::from(value), &memoizer).expect("a number")
    };
    assert_eq!(write("en", 1_234_567.5), "1,234,567.5");
    assert_eq!(write("de", 1_234_567.5), "1.234.567,5");
    assert_eq!(write("fr", 1_234_567.5), "1\u{a0}234\u{a0}567,5");
    assert_eq!(write("pt-BR", -12_345.0), "-12.345");
    assert_eq!(write("en", 1000.0), "1000");
    assert_eq!(write("de", 0.5), "0,5");
}

#[test]
fn a_language_is_found_by_tags_of_systems_and_browsers() {
    assert_eq!(Language::preferred(["en-GB"]), Language::English);
    assert_eq!(Language::preferred(["xx", "en_US.UTF-8"]), Language::English);
    assert_eq!(Language::preferred(Vec::<String>::new()), Language::English);
    assert_eq!(Language::from_tag("xx"), None);
    for &language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
}

#[test]
fn the_pseudo_language_is_longer_and_ends_with_its_test() {
    let usual = Phrase::CommonNoMoves.localise(Language::English);
    let longer = pseudo::with(|| Phrase::CommonNoMoves.localise(Language::English));
    let length = |text: &str| text.chars().count();
    assert!(length(&longer) * 10 >= length(&usual) * 13, "{longer}");
    assert_eq!(Phrase::CommonNoMoves.localise(Language::English), usual);
}
