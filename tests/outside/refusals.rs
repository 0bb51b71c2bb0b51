//! The refusal of a text is a short sentence that repeats little of the text, and no invisible character.

use crate::long_match;
use proptest::prelude::*;
use zen_table::engine::input::Line;
use zen_table::engine::protocol::{Protocol, Uninterrupted};
use zen_table::games::{AnyGame, GlyphKind, Kind, Options, glyph_kind};
use zen_table::session::record::{self, link, mail, ron};
use zen_table::session::{Clock, Terms};

/// The longest refusal, and the longest piece of the text that a refusal may repeat, in characters.
const LONGEST: usize = 300;
const MOST_QUOTED: usize = 40;

/// What is wrong with a refusal; `None` if it is good.
fn fault(refusal: &str, text: &str) -> Option<String> {
    let letters: Vec<char> = refusal.chars().collect();
    let hidden = letters.iter().find(|&&letter| letter != ' ' && glyph_kind(letter) != GlyphKind::Own);
    // The quotation marks belong to the refusal. If the text itself has quotation marks there, the quoted piece seems
    // longer by them.
    let with_marks = letters.windows(MOST_QUOTED + 3);
    let without =
        letters.windows(MOST_QUOTED + 1).filter(|part| !part.starts_with(&['\'']) && !part.ends_with(&['\'']));
    let repeated = with_marks.chain(without).map(String::from_iter).find(|part| text.contains(part.as_str()));
    if letters.is_empty() || letters.len() > LONGEST {
        Some(format!("{} characters: {refusal}", letters.len()))
    } else if let Some(hidden) = hidden {
        Some(format!("holds {}: {refusal:?}", hidden.escape_unicode()))
    } else {
        repeated.map(|part| format!("repeats '{part}': {refusal}"))
    }
}

/// The refusals of a text by all readers.
fn refusals(text: &str, kind: Kind) -> Vec<String> {
    let mut refusals = Vec::new();
    refusals.extend(AnyGame::from_text(text, &Options::usual(kind)).err().map(|error| error.to_string()));
    for read in [ron::read, mail::read, link::read, record::read] {
        refusals.extend(read(text).err().map(|error| error.to_string()));
    }
    refusals.extend(ron::summarise(text).err().map(|error| error.to_string()));
    let mut protocol = Protocol::default();
    for line in text.lines() {
        for line in
            [line.to_owned(), format!("position fen {line}"), format!("setoption name {line}"), format!("why {line}")]
        {
            // Searches and counts have limits of their own.
            if ["go", "perft"].contains(&line.split_whitespace().next().unwrap_or_default()) {
                continue;
            }
            let mut out = Vec::new();
            protocol.handle(&Line::Text(line), &mut Uninterrupted, &mut out).expect("memory to write to");
            let answers = String::from_utf8(out).expect("answers are text");
            let refused = |answer: &&str| answer.starts_with("error ") || answer.starts_with("illegal ");
            refusals.extend(answers.lines().filter(refused).map(str::to_owned));
        }
    }
    refusals
}

/// Complete texts of every kind, from which the changes start.
fn whole(kind: Kind) -> Vec<String> {
    let played = long_match(Terms { clock: Some(Clock::PerMove { seconds: 60 }), ..Terms::usual(kind) }, 6);
    let game = played.round().game();
    let ugi = format!(
        "setoption name Game value {}\nposition fen {} moves {}\nmoves\nwhy {}\nquery result",
        kind.id(),
        game.start_text(),
        game.moves().join(" "),
        game.legal_moves()[0]
    );
    let linked = link::write(&played);
    let inside = link::find(&linked).expect("a link").to_owned();
    vec![ron::write(&played), mail::write(&played), linked, inside, game.position_text(), ugi]
}

/// One change to a text: where, what is put there, and how many times.
#[derive(Clone, Debug)]
struct Change {
    place: prop::sample::Index,
    length: usize,
    put: String,
    times: usize,
}

fn change() -> impl Strategy<Value = Change> {
    let nasty = prop::sample::select(
        [
            "\u{0}",
            "\n",
            "\r",
            "\u{1b}[2J",
            "\u{7f}",
            "\u{9b}",
            "\u{202e}",
            "\u{2066}",
            "\u{200b}",
            "\u{301}",
            "\u{a0}",
            "\u{2028}",
            "\u{3164}",
            "é",
            "🂡",
            "x",
            "9",
            "/",
            "[",
            "W1",
            ",a1-b2",
            "\"",
            "\\",
            "(",
            ")",
            "%",
            "+",
            "-",
            ":",
            "q: 1,",
            "1. ",
        ]
        .map(str::to_owned)
        .to_vec(),
    );
    let times = prop_oneof![4 => 1..3_usize, 1 => 30..400_usize, 1 => Just(20_000_usize)];
    (any::<prop::sample::Index>(), 0..4_usize, prop_oneof![3 => nasty, 1 => "\\PC{1,8}"], times)
        .prop_map(|(place, length, put, times)| Change { place, length, put, times })
}

/// The text after a change, never longer than 64 KiB.
fn changed(text: &str, change: &Change) -> String {
    let letters: Vec<char> = text.chars().collect();
    let from = change.place.index(letters.len() + 1);
    let to = (from + change.length).min(letters.len());
    let times = change.times.min(60_000 / change.put.len());
    let all = String::from_iter(&letters[..from]) + &change.put.repeat(times) + &String::from_iter(&letters[to..]);
    all.chars().take(60_000).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn refusals_are_short_and_can_be_seen(
        kind in prop::sample::select(Kind::ALL.to_vec()), which in 0..6_usize,
        changes in prop::collection::vec(change(), 1..4),
    ) {
        let mut text = whole(kind).swap_remove(which);
        for change in &changes {
            text = changed(&text, change);
        }
        for refusal in refusals(&text, kind) {
            prop_assert_eq!(fault(&refusal, &text), None);
        }
    }
}

#[test]
fn what_was_found_refused_in_long_sentences_is_refused_in_short_ones() {
    let long = "x".repeat(60_000);
    let hidden = "\u{202e}\u{1b}[2J\u{200b}".repeat(10);
    let rows = |row: &str| [row; 19].join("/");
    let zen = mail::write(&long_match(Terms::usual(Kind::Zen), 2));
    let enso = ron::write(&long_match(Terms::usual(Kind::Enso), 2));
    for (kind, text) in [
        (Kind::Torus, format!("19 {} q {}", rows(&hidden), [long.as_str(); 3].join(","))),
        (Kind::Torus, format!("19 {} q {}", rows("x"), ["a1-a2"; 361].join(","))),
        (Kind::Zen, format!("F6-{long}")),
        (Kind::Zen, format!("F6-{hidden}")),
        (Kind::Zen, zen.replace("variant basic", &long)),
        (Kind::Zen, zen.replace("1. ", &format!("1. {hidden}-"))),
        (Kind::Enso, enso.replace("game:", &format!("{long}:"))),
        (Kind::Enso, enso.replace("Enso", &long)),
        (Kind::Enso, enso.replace("Enso", &format!("Zen(variant: \"{hidden}\")"))),
        (Kind::Enso, enso.replace("Enso", &format!("Zen(variant: \"1\", announcing: \"{long}\")"))),
        (Kind::Enso, enso.replace("seed: 0", &format!("seed: \"{long}\""))),
        (
            Kind::Enso,
            enso.replace("result: None", "result: Some((ending: Resignation, winner: Some('\u{202e}'), points: 1))"),
        ),
        (Kind::Enso, format!("#![enable({long})]\n{enso}")),
        (Kind::Enso, format!("({long}")),
        (Kind::Enso, format!("r#{long}")),
    ] {
        let refusals = refusals(&text, kind);
        assert!(!refusals.is_empty());
        for refusal in refusals {
            assert_eq!(fault(&refusal, &text), None);
        }
    }
}
