//! Tests of the lessons: every step is solved by the rules and by nothing else, its position is what its text says, and
//! every paragraph of the rules' pages has a step or a reason why it has none.

mod board;
mod figures;
#[path = "../rules/oracle/mod.rs"]
#[expect(dead_code, reason = "the naive rules answer more questions than the lessons ask")]
mod oracle;
mod pages;
mod pages_table;
mod squares;
mod statements;
mod tasks;

use zen_table::games::{AnyGame, Kind};
use zen_table::lessons::{self, step::Step};
use zen_table::texts::{Language, lessons as texts};

/// Every step of every game, with its number in the game.
fn steps() -> impl Iterator<Item = (Kind, usize, &'static Step)> {
    Kind::ALL
        .into_iter()
        .flat_map(|kind| lessons::of(kind).iter().enumerate().map(move |(number, step)| (kind, number, step)))
}

/// The game of a step as it begins.
fn begun(kind: Kind, step: &Step) -> AnyGame {
    let started = step.begin().unwrap_or_else(|error| panic!("{} {}: {error}", kind.id(), step.id));
    started.round().game().clone()
}

/// What a step says in English: title, text, miss, hint and praise.
fn said(kind: Kind, number: usize) -> [String; 5] {
    let texts = texts::of(kind, number).expect("texts of the step");
    [&texts.title, &texts.text, &texts.missed, &texts.hint, &texts.done]
        .map(|phrase| phrase.localise(Language::English))
}

#[test]
fn every_game_has_ten_to_twelve_steps() {
    for kind in Kind::ALL {
        let count = lessons::of(kind).len();
        assert!((10..=12).contains(&count), "{}: {count}", kind.id());
    }
}

#[test]
fn titles_are_short_and_tasks_are_said_in_sentences() {
    for (kind, number, step) in steps() {
        let what = format!("{} {}", kind.id(), step.id);
        let [title, sentences @ ..] = said(kind, number);
        assert!((2..=5).contains(&title.split_whitespace().count()), "{what}: {title}");
        for sentence in sentences {
            assert!(sentence.ends_with('.'), "{what}: {sentence}");
        }
    }
}

#[test]
fn the_learner_is_player_one_except_where_the_text_says_otherwise() {
    for (kind, _, step) in steps() {
        let usual = step.id != "letter-n";
        let is_first = begun(kind, step).to_move() == zen_table::games::Player::One;
        assert_eq!(is_first, usual, "{} {}", kind.id(), step.id);
    }
}
