//! Properties for any input: no text, move or choice of spots makes the rules panic or leaves a game partly changed.

use crate::agreement::agrees_on;
use crate::tested::{Random, Tested, fullest_options, legal_moves, play_out};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::RngSeed;
use std::collections::BTreeSet;
use zen_table::games::{AnyGame, Kind, Options, Spot, Square, enso, torus, zen, zener};

/// The same cases in every run, and no files written; `tests/fuzz` tries more.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, rng_seed: RngSeed::Fixed(7), failure_persistence: None, ..ProptestConfig::default() }
}

/// A small change to a valid text.
#[derive(Clone, Debug)]
enum Edit {
    /// A character and the next one change places.
    Swap(Index),
    /// A character is replaced by a copy of another.
    Copy(Index, Index),
    /// This number of characters is replaced by the text.
    Put(Index, String, usize),
}

/// One to three small changes.
fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let letters = prop_oneof![
        "[wbzknWK0-9A-Ka-s/ \\[\\],xZ:-]",
        "[0-9]{1,3}",
        Just("pass".to_owned()),
        any::<char>().prop_map(String::from),
        Just(String::new()),
    ];
    let edit = prop_oneof![
        4 => any::<Index>().prop_map(Edit::Swap),
        2 => any::<(Index, Index)>().prop_map(|(to, from)| Edit::Copy(to, from)),
        1 => (any::<Index>(), letters, 0..3_usize).prop_map(|(start, letters, length)| Edit::Put(start, letters, length)),
    ];
    prop::collection::vec(edit, 1..4)
}

/// A text of any characters, or of the characters in positions and moves.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof!["\\PC{0,80}", "[wbzknWK0-9A-Ka-s/ \\[\\],xZ:-]{0,80}", any::<String>()]
}

fn edited(text: &str, edits: &[Edit]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for edit in edits {
        let length = letters.len();
        match edit {
            Edit::Swap(place) if length > 1 => {
                let first = place.index(length - 1);
                letters.swap(first, first + 1);
            }
            Edit::Copy(to, from) if length > 0 => letters[to.index(length)] = letters[from.index(length)],
            Edit::Swap(_) | Edit::Copy(..) => {}
            Edit::Put(start, new, taken) => {
                let start = start.index(length + 1);
                letters.splice(start..(start + taken).min(length), new.chars());
            }
        }
    }
    letters.into_iter().collect()
}

/// A position from a random game.
fn some_position<R: Tested>(seed: u64) -> (R, R::Options) {
    let mut random = Random::new(seed);
    let all = R::all_options();
    let options = random.choose(&all).expect("options").clone();
    let hand_made = R::hand_made();
    let texts = [(*random.choose(&hand_made).expect("a position")).to_owned(), R::strewn(&options, &mut random)];
    let start = R::start(&options);
    let start = match random.below(4) {
        from @ 0..=1 => R::parse(&texts[from], &options).unwrap_or(start),
        _ => start,
    };
    let mut position = start.clone();
    let plies = random.below(80);
    play_out(&start, plies, &mut random, |later| position = later.clone());
    (position, options)
}

fn position_texts_are_read_or_refused<R: Tested>(text: &str, options: &R::Options) {
    match R::parse(text, options) {
        Ok(position) => {
            let written = position.to_text();
            let read = R::parse(&written, options);
            assert_eq!(read.as_ref(), Ok(&position), "{text:?} is written {written}");
            agrees_on(&position, R::variant(options), &mut Random::new(position.key()));
        }
        Err(error) => {
            assert!(!error.faults().is_empty(), "{text:?}");
            assert!(!error.to_string().is_empty(), "{text:?}");
        }
    }
}

fn move_texts_are_read_or_refused<R: Tested>(position: &R, text: &str) {
    match position.parse_move(text) {
        Ok(mv) => {
            let written = position.move_text(mv);
            assert_eq!(position.parse_move(&written), Ok(mv), "{text:?} is written {written}");
            assert_eq!(
                position.check(mv).is_ok(),
                legal_moves(position).contains(&mv),
                "{}: {text}",
                position.to_text()
            );
        }
        Err(error) => assert!(!error.to_string().is_empty(), "{text:?}"),
    }
}

fn texts_are_read_or_refused<R: Tested>(seed: u64, text: &str, edits: &[Edit]) {
    let (position, options) = some_position::<R>(seed);
    position_texts_are_read_or_refused::<R>(text, &options);
    position_texts_are_read_or_refused::<R>(&edited(&position.to_text(), edits), &options);
    move_texts_are_read_or_refused(&position, text);
    let moves = legal_moves(&position);
    if let Some(&mv) = Random::new(seed).choose(&moves) {
        move_texts_are_read_or_refused(&position, &edited(&position.move_text(mv), edits));
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn zen_texts_are_read_or_refused(seed: u64, text in any_text(), edits in edits()) {
        texts_are_read_or_refused::<zen::Position>(seed, &text, &edits);
    }

    #[test]
    fn enso_texts_are_read_or_refused(seed: u64, text in any_text(), edits in edits()) {
        texts_are_read_or_refused::<enso::Position>(seed, &text, &edits);
    }

    #[test]
    fn torus_texts_are_read_or_refused(seed: u64, text in any_text(), edits in edits()) {
        texts_are_read_or_refused::<torus::Position>(seed, &text, &edits);
    }

    #[test]
    fn zener_texts_are_read_or_refused(seed: u64, text in any_text(), edits in edits()) {
        texts_are_read_or_refused::<zener::Position>(seed, &text, &edits);
    }
}

/// A game, with the options that have the most rules.
fn any_options() -> impl Strategy<Value = Options> {
    prop::sample::select(Kind::ALL.to_vec()).prop_map(fullest_options)
}

/// Any spot, on the board or not.
fn any_spot() -> impl Strategy<Value = Spot> {
    let square = |column, row| Spot::Square(Square::new(column, row));
    prop_oneof![
        8 => (0..12_u8, 0..12_u8).prop_map(move |(column, row)| square(column, row)),
        1 => any::<(u8, u8)>().prop_map(move |(column, row)| square(column, row)),
        1 => Just(Spot::Off),
        1 => Just(Spot::Pass),
    ]
}

/// Everything about a game that a move changes.
fn state(game: &AnyGame) -> impl PartialEq + std::fmt::Debug + use<> {
    let moves: Vec<_> = game.moves().iter().map(|&text| text.to_owned()).collect();
    (game.position_text(), moves, game.verdict(), game.key(), game.board(), game.legal_moves())
}

/// Plays at most this number of random legal moves.
fn played(options: &Options, plies: usize, seed: u64) -> AnyGame {
    let mut game = AnyGame::new(options);
    let mut random = Random::new(seed);
    for _ in 0..plies {
        let moves = game.legal_moves();
        let Some(mv) = random.choose(&moves) else { break };
        game.play(mv).expect("a legal move");
    }
    game
}

#[test]
fn a_game_has_the_key_of_its_position_and_points_its_moves_out() {
    for kind in Kind::ALL {
        let options = fullest_options(kind);
        for seed in 0..4 {
            let game = played(&options, 9, seed);
            let read = AnyGame::from_text(&game.position_text(), &options).expect("a position");
            assert_eq!(game.key(), read.key(), "{}", game.position_text());
            for mv in game.legal_moves() {
                let spots = game.path(&mv);
                assert_eq!(game.choices(&spots).complete.as_deref(), Some(mv.as_str()), "{}", game.position_text());
                let mut after = game.clone();
                after.play(&mv).expect("a legal move");
                assert_ne!(after.key(), game.key(), "{} {mv}", game.position_text());
            }
            assert_eq!(game.path("nonsense"), [], "what is no move is not pointed out");
        }
    }
}

proptest! {
    #![proptest_config(config(1000))]

    #[test]
    fn a_game_is_unchanged_by_a_move_it_refuses(
        options in any_options(), plies in 0..60_usize, seed: u64, texts in prop::collection::vec(any_text(), 1..5),
        places in prop::collection::vec((any::<Index>(), edits()), 1..8),
    ) {
        let mut game = played(&options, plies, seed);
        let moves = game.legal_moves();
        let near = places.iter().filter(|_| !moves.is_empty());
        let near = near.map(|(place, edits)| edited(place.get::<String>(&moves), edits));
        for text in texts.into_iter().chain(near).collect::<Vec<_>>() {
            let before = state(&game);
            let allowed = game.check(&text);
            match game.play(&text).map(<[_]>::to_vec) {
                Err(error) => {
                    prop_assert_eq!(allowed, Err(error.clone()), "{}", text);
                    prop_assert!(!error.reason().is_empty() && !error.to_string().is_empty());
                    prop_assert_eq!(state(&game), before, "{}", text);
                }
                Ok(events) => {
                    prop_assert_eq!(allowed, Ok(()), "{}", text);
                    prop_assert_eq!(game.events(game.len() - 1), events);
                    let played = game.moves().last().map(|&text| text.to_owned());
                    prop_assert_eq!(game.undo(), played);
                    prop_assert_eq!(state(&game), before, "{} taken back", text);
                }
            }
        }
    }

    #[test]
    fn choices_lead_to_the_legal_moves_and_nowhere_else(
        options in any_options(), plies in 0..60_usize, seed: u64,
    ) {
        let game = played(&options, plies, seed);
        let mut found = BTreeSet::new();
        let mut open = vec![Vec::new()];
        while let Some(spots) = open.pop() {
            let choices = game.choices(&spots);
            let leads_on = choices.complete.is_some() || !choices.next.is_empty();
            prop_assert_eq!(game.why_not(&spots).is_none(), leads_on, "{:?}", spots);
            found.extend(choices.complete);
            open.extend(choices.next.into_iter().map(|next| [&spots[..], &[next]].concat()));
        }
        prop_assert_eq!(found.into_iter().collect::<Vec<_>>(), game.legal_moves());
    }

    #[test]
    fn any_spots_are_begun_with_or_refused(
        options in any_options(), plies in 0..60_usize, seed: u64,
        all in prop::collection::vec(prop::collection::vec(any_spot(), 0..5), 1..20),
    ) {
        let game = played(&options, plies, seed);
        for spots in all {
            let choices = game.choices(&spots);
            let refusal = game.why_not(&spots);
            prop_assert_eq!(refusal.is_none(), choices.complete.is_some() || !choices.next.is_empty(), "{:?}", spots);
            prop_assert!(refusal.is_none_or(|refusal| !refusal.to_string().is_empty()), "{:?}", spots);
        }
    }

    #[test]
    fn taking_back_every_move_leads_to_the_start(options in any_options(), plies in 0..60_usize, seed: u64) {
        let mut game = played(&options, plies, seed);
        let boards: Vec<_> = (0..=game.len()).map(|plies| game.board_after(plies)).collect();
        prop_assert_eq!(boards.last(), Some(&game.board()));
        for plies in (0..game.len()).rev() {
            prop_assert!(game.undo().is_some());
            prop_assert_eq!(game.board(), boards[plies].clone());
        }
        prop_assert_eq!(game.undo(), None);
        prop_assert_eq!(state(&game), state(&AnyGame::new(&options)));
    }
}
