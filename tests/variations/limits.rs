//! Very long and very deep branches, and how much has room in a record.

use super::trees::{Chance, assert_same, assert_sound, begun, comment_at, enso};
use zen_table::games::AnyGame;
use zen_table::session::record::{self, link, mail, ron};
use zen_table::session::variations::{Edit, LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING, Path, VariationError};
use zen_table::session::{GameTerms, SetupMethod};

/// A game of Zener that does not end: a ply that would end it is taken back.
fn endless(plies: usize) -> AnyGame {
    let mut played = begun(GameTerms::Zener { setup: SetupMethod::Ordered });
    let mut chance = Chance(3);
    while played.round().game().len() < plies {
        let moves = played.round().game().legal_moves();
        played.play(&chance.pick(&moves)).unwrap();
        if played.round().result().is_some() {
            played.undo().unwrap();
        }
    }
    played.round().game().clone()
}

fn zener_with(notes: &str) -> String {
    let played = begun(GameTerms::Zener { setup: SetupMethod::Ordered });
    mail::write(&played).replace("version 1", "version 2").replace("\n\nScore", &format!("\nNotes:\n{notes}\n\nScore"))
}

#[test]
fn a_very_long_branch_is_a_branch_like_any_other() {
    let game = endless(MOST_BRANCH_MOVES);
    let moves = game.moves();
    let text = zener_with(&format!("0 ({})", moves.join(" ")));
    let read = mail::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let end = read.round().end_of_line(&Path::new(0, vec![0]));
    assert_eq!(end.plies(), MOST_BRANCH_MOVES);
    assert_eq!(read.round().game_at(&end).unwrap().position_text(), game.position_text());
    assert_same(&read, &read.clone());
    assert_same(&read, &record::read(&link::write(&read)).unwrap());
    assert_eq!(format!("{:?}", read.round().variations()).matches("depth").count(), MOST_BRANCH_MOVES);
    let mut full = read.clone();
    let other = full.round().game().legal_moves().into_iter().find(|mv| mv != moves[0]).unwrap();
    assert_eq!(full.edit(0, &Edit::Play { at: Path::main(0), text: other }), Err(VariationError::TooManyMoves));
    // Played, it becomes the main line move by move, and back.
    for mv in &moves[..40] {
        full.play(mv).unwrap();
    }
    assert_eq!(full.round().variations().len(), MOST_BRANCH_MOVES - 40);
    for _ in 0..40 {
        full.undo().unwrap();
    }
    assert_same(&full, &read);
    // What is noted after a move that is taken back has no room in a full tree.
    let other = full.round().game().legal_moves().into_iter().find(|mv| mv != moves[0]).unwrap();
    full.play(&other).unwrap();
    comment_at(&mut full, &Path::main(1), "Lost.");
    full.undo().unwrap();
    assert_same(&full, &read);
    full.edit(0, &Edit::Delete(Path::new(0, vec![0]))).unwrap();
    full.undo_edit(0).unwrap();
    assert_same(&full, &read);

    let long = zener_with(&format!("0 ({} {})", moves.join(" "), moves.join(" ")));
    assert_eq!(mail::read(&long).unwrap_err().reason, VariationError::TooManyMoves.into());
    let many = zener_with(&format!("0 {}", "(K1-B4)".repeat(100_000)));
    assert_eq!(mail::read(&many).unwrap_err().reason, VariationError::TooManyMoves.into());
}

#[test]
fn branches_nest_only_so_deep() {
    let mut played = begun(GameTerms::Zener { setup: SetupMethod::Ordered });
    let mut path = Path::main(0);
    // Each move has an alternative, which goes on.
    let refused = loop {
        let texts = played.round().game_at(&path).unwrap().legal_moves();
        let play = |text: &String| Edit::Play { at: path.clone(), text: text.clone() };
        let edits = [play(&texts[0]), play(&texts[1])];
        played.edit(0, &edits[0]).unwrap();
        match played.edit(0, &edits[1]) {
            Ok(next) => path = next,
            Err(error) => break error,
        }
    };
    assert_eq!((refused, path.plies()), (VariationError::TooDeep, MOST_NESTING));
    assert_sound(&played);
    for depth in [MOST_NESTING + 1, 100_000] {
        let text = zener_with(&format!("0 {}", "(W3-F3 ".repeat(depth)));
        assert_eq!(mail::read(&text).unwrap_err().reason, VariationError::TooDeep.into(), "{depth}");
    }
    let open = zener_with(&"(".repeat(100_000));
    assert!(mail::read(&open).is_err());
    assert_same(&played, &mail::read(&mail::write(&played)).unwrap());
}

#[test]
fn what_is_too_long_to_be_recorded_is_refused() {
    let mut played = enso(20);
    let mut error = None;
    'all: for ply in 0..20 {
        let moves = played.round().game_at(&Path::main(ply)).unwrap().legal_moves();
        for text in moves {
            let at = played.edit(0, &Edit::Play { at: Path::main(ply), text }).unwrap();
            if let Err(reason) = played.edit(0, &Edit::Comment { at, text: "円".repeat(LONGEST_COMMENT) }) {
                error = Some(reason);
                break 'all;
            }
        }
    }
    assert_eq!(error, Some(VariationError::TooLong));
    for text in [ron::write(&played), mail::write(&played), link::write(&played)] {
        assert_same(&played, &record::read(&text).unwrap());
    }
}

#[test]
fn what_has_room_in_a_branch_has_room_on_the_main_line() {
    let game = endless(MOST_BRANCH_MOVES);
    let moves = game.moves();
    let text = |count: usize| {
        let line: Vec<String> = moves[..count].iter().map(|mv| format!("{mv} {{a long enough comment}}")).collect();
        zener_with(&format!("0 ({})", line.join(" ")))
    };
    let (mut fits, mut too_many) = (1, MOST_BRANCH_MOVES);
    assert_eq!(mail::read(&text(too_many)).unwrap_err().reason, VariationError::TooLong.into());
    while fits + 16 < too_many {
        let count = usize::midpoint(fits, too_many);
        if mail::read(&text(count)).is_ok() { fits = count } else { too_many = count }
    }
    let mut played = mail::read(&text(fits)).unwrap();
    let whole = ron::write(&played);
    for mv in &moves[..400] {
        played.play(mv).unwrap();
    }
    assert_eq!(played.round().variations().plies().count(), 400);
    for written in [ron::write(&played), mail::write(&played), link::write(&played)] {
        assert_same(&played, &record::read(&written).unwrap());
    }
    for _ in 0..400 {
        played.undo().unwrap();
    }
    assert_eq!(ron::write(&played), whole);
}
