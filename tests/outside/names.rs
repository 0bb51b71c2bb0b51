//! Players' names are cleaned in the same way wherever they are read, and file names are valid on every system.

use proptest::prelude::*;
use zen_table::games::{GlyphKind, Kind, glyph_kind};
use zen_table::session::names::{LONGEST_NAME, clean, file_stem};
use zen_table::session::record::{self, link, mail, ron};
use zen_table::session::{Match, Seat, Terms};

/// Names as they are read, and what is kept of them.
const NAMES: [(&str, &str); 16] = [
    ("Ada", "Ada"),
    ("  Ada \t Lovelace  ", "Ada Lovelace"),
    ("Ada\nLovelace", "Ada Lovelace"),
    ("\u{202e}live adA", "live adA"),
    ("A\u{200b}d\u{200d}a\u{feff}", "Ada"),
    ("\u{1b}[31mAda\u{7}", "[31mAda"),
    ("   ", "Player 1"),
    ("\u{200b}\u{2800}\u{3164}\u{ad}", "Player 1"),
    ("\u{301}\u{301}", "Player 1"),
    ("e\u{301}\u{302}\u{303}\u{304}\u{305}x", "e\u{301}\u{302}\u{303}x"),
    (
        "Ng\u{1ec5}n \u{5d3}\u{5bc}\u{5b7}\u{5d5}\u{5d3} \u{e01}\u{e35}\u{e48}",
        "Ng\u{1ec5}n \u{5d3}\u{5bc}\u{5b7}\u{5d5}\u{5d3} \u{e01}\u{e35}\u{e48}",
    ),
    ("円相 🂡", "円相 🂡"),
    ("\u{2066}\u{2069}O'Neill \"x\"", "O'Neill \"x\""),
    ("a\u{a0}\u{3000}b", "a b"),
    // As many letters as are kept, and one more.
    ("abcdefghij abcdefghij abcdefghij abcdefg", "abcdefghij abcdefghij abcdefghij abcdefg"),
    ("abcdefghij abcdefghij abcdefghij abcdefgh", "abcdefghij abcdefghij abcdefghij abcdefg"),
];

#[test]
fn names_are_cleaned_the_same_way_wherever_they_come_in() {
    for (name, expected) in NAMES {
        let mut terms = Terms::usual(Kind::Enso);
        terms.seats[0] = Seat::person(name);
        let played = Match::new(terms.clone()).expect("any name will do");
        assert_eq!(played.terms().seats[0].name, expected, "typed: {name:?}");
        let mut again = Match::new(Terms::usual(Kind::Enso)).expect("terms");
        again.reseat(0, Seat::person(name)).expect("any name will do");
        assert_eq!(again.terms().seats[0].name, expected, "put on a seat: {name:?}");

        let plain = Match::new(Terms { seats: vec![Seat::person("QQQ"), Seat::person("b")], ..terms }).expect("terms");
        let written = ron::write(&plain).replace("\"QQQ\"", &format!("{name:?}"));
        assert_eq!(ron::summarise(&written).expect("a record").terms.seats[0].name, expected, "in a list: {name:?}");
        assert_eq!(record::read(&written).expect("a record").terms().seats[0].name, expected, "RON: {name:?}");
        // In a mail, a name is one line without spaces around it.
        let line = name.replace('\n', " ");
        if !line.trim().is_empty() {
            let mailed = mail::write(&plain).replace("QQQ", &line);
            assert_eq!(record::read(&mailed).expect("a record").terms().seats[0].name, expected, "mail: {name:?}");
            let encoded: String = line.bytes().map(|byte| format!("%{byte:02X}")).collect();
            let linked = link::write(&plain).replace("QQQ", &encoded);
            assert_eq!(record::read(&linked).expect("a record").terms().seats[0].name, expected, "link: {name:?}");
        }
    }
}

#[test]
fn files_are_called_after_anything() {
    for (text, expected) in [
        ("2026-11-22-101500-zen", "2026-11-22-101500-zen"),
        ("Ada vs. Bob", "Ada-vs-Bob"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\x", "C-x"),
        (".hidden", "hidden"),
        ("-rf", "rf"),
        ("con", "con_"),
        ("Lpt1", "Lpt1_"),
        ("COM\u{b9}", "COM\u{b9}_"),
        ("console", "console"),
        ("", "match"),
        ("\u{202e}\u{0}\n", "match"),
        ("a\u{202e}txt\u{1b}[2J", "atxt-2J"),
        ("l'initié 円相", "l-initié-円相"),
        ("-\u{301}a", "a"),
        ("e\u{301}a", "e\u{301}a"),
        ("a. \u{301}b", "a-b"),
    ] {
        assert_eq!(file_stem(text), expected, "{text:?}");
    }
}

#[test]
fn a_stem_is_cut_off_at_120_bytes_and_not_within_a_letter() {
    assert_eq!(file_stem(&"a".repeat(200)), "a".repeat(120));
    assert_eq!(file_stem(&"é".repeat(200)), "é".repeat(60));
    assert_eq!(file_stem(&format!("a{}", "é".repeat(200))), format!("a{}", "é".repeat(59)));
}

/// Texts with unusual characters.
fn any_text() -> impl Strategy<Value = String> {
    let nasty = prop::sample::select(vec![
        '\u{0}',
        '\n',
        '\u{1b}',
        ' ',
        '\u{a0}',
        '\u{ad}',
        '\u{300}',
        '\u{301}',
        '\u{34f}',
        '\u{200b}',
        '\u{200d}',
        '\u{202e}',
        '\u{2066}',
        '\u{2028}',
        '\u{2800}',
        '\u{3164}',
        '\u{feff}',
        '\u{fe0f}',
        '\u{e0041}',
        '/',
        '\\',
        '.',
        '-',
        ':',
        'a',
        'Z',
        '円',
    ]);
    prop::collection::vec(prop_oneof![nasty, any::<char>()], 0..100).prop_map(String::from_iter)
}

proptest! {
    #[test]
    fn a_clean_name_can_be_seen_and_stays(text in any_text()) {
        let name = clean(&text, "Player 1");
        prop_assert_eq!(&clean(&name, ""), &name, "cleaned again");
        prop_assert!((1..=LONGEST_NAME).contains(&name.chars().count()));
        prop_assert!(name.chars().any(|letter| glyph_kind(letter) == GlyphKind::Own));
        prop_assert!(name.chars().all(|letter| glyph_kind(letter) != GlyphKind::None && (letter == ' ' || glyph_kind(letter) != GlyphKind::Blank)));
        prop_assert!(!name.contains("  ") && name.trim() == name);
        let marks = name.split(|letter| glyph_kind(letter) != GlyphKind::Mark).map(|marks| marks.chars().count()).max();
        prop_assert!(marks <= Some(3));
    }

    #[test]
    fn a_stem_is_a_name_anywhere(text in any_text()) {
        let stem = file_stem(&text);
        prop_assert!(!stem.is_empty() && stem.len() <= 121);
        prop_assert!(!stem.starts_with(['-', '.', ' ']) && !stem.ends_with(['-', '.', ' ']));
        prop_assert!(stem.chars().all(|letter| letter.is_alphanumeric() || "_-".contains(letter) || glyph_kind(letter) == GlyphKind::Mark));
        prop_assert!(stem.chars().all(|letter| glyph_kind(letter) != GlyphKind::None));
    }
}
