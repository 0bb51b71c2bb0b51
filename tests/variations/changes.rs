//! Changes of the tree, how they are taken back, and what taking back moves of the match does to it.

use super::trees::{all_games, assert_same, assert_sound, begun, change, comment_at, enso, every_tree, play_at};
use std::collections::BTreeSet;
use zen_table::games::{Kind, PlayError, torus};
use zen_table::session::record::{self, mail, ron};
use zen_table::session::variations::{Edit, Judgement, LONGEST_COMMENT, Path, VariationError, Variations};
use zen_table::session::{Ending, GameTerms, Match, Pending};

#[test]
fn notes_are_equal_only_if_they_say_the_same() {
    let noted = |text| {
        let mut played = enso(4);
        comment_at(&mut played, &Path::main(2), text);
        played
    };
    let notes = |played: &Match| played.rounds()[0].variations().clone();
    assert_eq!(notes(&noted("good")), notes(&noted("good")));
    assert_ne!(notes(&noted("good")), notes(&noted("bad")));
    assert_ne!(notes(&noted("good")), notes(&enso(4)));
}

#[test]
fn every_change_can_be_taken_back_and_made_again() {
    let (mut changed, mut refused) = (0, 0);
    every_tree(|mut played, mut chance| {
        let round = chance.below(played.rounds().len());
        // What is there already can't be taken back.
        while played.undo_edit(round).is_ok() {}
        let [can_undo, can_redo] = [Variations::can_undo, Variations::can_redo];
        let can = |played: &Match, can: fn(&Variations) -> bool| can(played.rounds()[round].variations());
        let mut told = vec![ron::write(&played)];
        for _ in 0..60 {
            let edit = change(&played, round, &mut chance);
            let before = ron::write(&played);
            let line = |played: &Match, path: &Path| -> Option<Vec<String>> {
                Some(played.rounds()[round].line_to(path)?.into_iter().map(str::to_owned).collect())
            };
            let promoted = if let Edit::Promote(at) = &edit { line(&played, at) } else { None };
            match played.edit(round, &edit) {
                Ok(cursor) => {
                    assert!(promoted.is_none() || line(&played, &cursor) == promoted, "{edit:?} leads to {cursor:?}");
                    assert!(played.rounds()[round].has_position(&cursor), "{edit:?} leads to {cursor:?}");
                    if let Edit::Play { text, .. } = &edit {
                        assert_eq!(played.rounds()[round].move_at(&cursor), Some(text.as_str()));
                    }
                }
                Err(_) => refused += 1,
            }
            assert_sound(&played);
            let after = ron::write(&played);
            if after != before {
                told.push(after);
            }
        }
        changed += told.len();
        assert_eq!((can(&played, can_undo), can(&played, can_redo)), (told.len() > 1, false));
        for before in told.iter().rev().skip(1) {
            let cursor = played.undo_edit(round).unwrap();
            assert!(played.rounds()[round].has_position(&cursor));
            assert_eq!(&ron::write(&played), before);
        }
        assert_eq!(played.undo_edit(round), Err(VariationError::NothingToUndo));
        assert_eq!((can(&played, can_undo), can(&played, can_redo)), (false, told.len() > 1));
        for after in &told[1..] {
            let cursor = played.redo_edit(round).unwrap();
            assert!(played.rounds()[round].has_position(&cursor));
            assert_eq!(&ron::write(&played), after);
        }
        assert_eq!(played.redo_edit(round), Err(VariationError::NothingToRedo));
    });
    assert!(changed > 1000 && refused > 100, "{changed} changes, {refused} refused");
}

#[test]
fn taking_back_and_making_again_lead_to_where_the_change_was_made() {
    let mut played = enso(4);
    assert!(!played.round().variations().can_undo() && !played.round().variations().can_redo());
    let first = play_at(&mut played, &Path::main(2), 0);
    let second = play_at(&mut played, &Path::main(2), 1);
    let deep = play_at(&mut played, &second, 0);
    let there = |text: &str| Edit::Comment { at: deep.clone(), text: text.to_owned() };
    let new = played.round().game_at(&deep).unwrap().legal_moves()[0].clone();
    for (edit, made, taken_back, made_again) in [
        (Edit::Play { at: deep.clone(), text: new }, deep.step(0), deep.clone(), deep.step(0)),
        (there("Here."), deep.clone(), deep.clone(), deep.clone()),
        (Edit::Delete(deep.clone()), second.clone(), deep.clone(), second.clone()),
        // One goes along with the branch, and sees its first move when that is done again.
        (Edit::Promote(deep.clone()), first.step(0), second.clone(), first.clone()),
    ] {
        assert_eq!(played.edit(0, &edit), Ok(made), "{edit:?}");
        assert_eq!(played.undo_edit(0), Ok(taken_back), "{edit:?}");
        assert_eq!(played.redo_edit(0), Ok(made_again), "{edit:?}");
        assert!(played.round().variations().can_undo() && !played.round().variations().can_redo());
        played.undo_edit(0).unwrap();
        assert!(played.round().variations().can_redo());
    }
}

/// All that is noted in the current round.
fn noted(played: &Match) -> Vec<(String, String, Option<Judgement>)> {
    let round = played.round();
    let variations = round.variations();
    let mut noted = Vec::new();
    let mut note = |path: &Path| {
        let said = (variations.comment(path).to_owned(), variations.judgement(path));
        if said != (String::new(), None) {
            noted.push((round.line_to(path).unwrap().join(" "), said.0, said.1));
        }
    };
    for ply in variations.plies() {
        note(&Path::main(ply));
        for index in 0..variations.branches(ply).len() {
            note(&variations.path_of(ply, index).unwrap());
        }
    }
    noted.sort();
    noted
}

#[test]
fn taking_back_and_playing_again_loses_nothing() {
    let mut branches = 0;
    every_tree(|mut played, mut chance| {
        if played.round().result().is_some_and(|result| !matches!(result.ending, Ending::Board(_))) {
            return;
        }
        let (whole, all) = (ron::write(&played), noted(&played));
        let (choice, over) = (played.round().choice(), played.round().result().is_some());
        let plies = chance.below(played.round().game().len() + 1);
        let mut before = Vec::new();
        for _ in 0..plies {
            before.push(ron::write(&played));
            played.undo().unwrap();
            assert_sound(&played);
            assert_eq!(noted(&played), all, "in other places, but all of it");
        }
        branches += usize::from(plies > 0 && !all.is_empty());
        let taken_back = record::read(&mail::write(&played)).unwrap();
        assert_same(&played, &taken_back);
        for before in before.iter().rev() {
            if let (Pending::ChooseSide { .. }, Some(swap)) = (played.pending(), choice) {
                played.choose_side(swap).unwrap();
            }
            played.redo().unwrap();
            assert!(played.round().choice() != choice || ron::write(&played) == *before);
        }
        match (played.pending(), choice) {
            (Pending::ChooseSide { .. }, Some(swap)) => played.choose_side(swap).unwrap(),
            (Pending::TakeBack { .. }, _) if over => played.decide(false).unwrap(),
            _ => {}
        }
        assert_eq!(ron::write(&played), whole);
    });
    assert!(branches > 20, "{branches}");
}

#[test]
fn a_move_that_is_played_takes_over_the_branch_that_begins_with_it() {
    let mut played = enso(3);
    let other = play_at(&mut played, &Path::main(3), 0);
    let begins = play_at(&mut played, &Path::main(3), 1);
    let [first, second] = [0, 1].map(|number| play_at(&mut played, &begins, number));
    let deep = play_at(&mut played, &second, 0);
    comment_at(&mut played, &begins, "It begins.");
    comment_at(&mut played, &deep, "It goes on.");
    played.edit(0, &Edit::Judge { at: begins.clone(), judgement: Some(Judgement::Good) }).unwrap();
    let text = |played: &Match, path: &Path| played.round().move_at(path).unwrap().to_owned();
    let [begun, other_text, first_text] = [&begins, &other, &first].map(|path| text(&played, path));
    let before = ron::write(&played);

    played.play(&begun).unwrap();
    let variations = played.round().variations();
    assert_eq!(variations.comment(&Path::main(4)), "It begins.");
    assert_eq!(variations.judgement(&Path::main(4)), Some(Judgement::Good));
    assert_eq!(variations.comment(&Path::new(4, vec![1, 0])), "It goes on.");
    assert_eq!(text(&played, &Path::new(4, vec![0])), first_text);
    assert_eq!(text(&played, &Path::new(3, vec![0])), other_text);
    assert_eq!(variations.len(), 4);
    assert_eq!(played.undo_edit(0), Err(VariationError::NothingToUndo), "where the main line changed");

    played.undo().unwrap();
    assert_eq!(text(&played, &Path::new(3, vec![0])), begun, "what was played comes first");
    played.edit(0, &Edit::Promote(Path::new(3, vec![1]))).unwrap();
    assert_eq!(ron::write(&played), before);
}

#[test]
fn only_what_is_noted_becomes_a_branch() {
    let mut played = enso(4);
    comment_at(&mut played, &Path::main(3), "Here.");
    played.undo().unwrap();
    assert_eq!((played.round().variations().len(), played.round().game().len()), (0, 3));
    played.undo().unwrap();
    assert_eq!(played.round().variations().len(), 1);
    assert_eq!(played.round().variations().comment(&Path::new(2, vec![0])), "Here.");
}

#[test]
fn one_walks_through_the_tree() {
    let mut played = enso(4);
    let first = play_at(&mut played, &Path::main(2), 0);
    let second = play_at(&mut played, &Path::main(2), 1);
    let deep = play_at(&mut played, &first, 0);
    let end = play_at(&mut played, &deep, 0);
    let other = play_at(&mut played, &deep, 1);
    let beyond = play_at(&mut played, &Path::main(4), 0);
    let round = played.round();
    assert_eq!(round.children(&Path::main(2)), [Path::main(3), first.clone(), second.clone()]);
    assert_eq!(round.alternatives(&Path::main(3)), round.alternatives(&second));
    assert_eq!(round.alternatives(&Path::main(0)), []);
    assert_eq!(round.next_position(&Path::main(2)), Some(Path::main(3)));
    assert_eq!(round.next_position(&Path::main(4)), Some(beyond.clone()));
    assert_eq!(round.next_position(&beyond), None);
    assert_eq!(round.next_position(&deep), Some(end.clone()));
    assert_eq!(round.end_of_line(&first), end);
    assert_eq!(round.end_of_line(&other), other);
    assert_eq!(round.end_of_line(&Path::main(1)), round.last_position());
    assert_eq!((first.parent(), deep.parent()), (Some(Path::main(2)), Some(first.clone())));
    assert_eq!((Path::main(1).parent(), Path::main(0).parent()), (Some(Path::main(0)), None));
    assert_eq!(round.line_to(&end).unwrap()[..2], round.game().moves()[..2]);
    for nowhere in [Path::main(5), Path::new(5, vec![0]), Path::new(1, vec![0]), Path::new(2, vec![2]), end.step(0)] {
        assert!(!round.has_position(&nowhere));
        assert!(round.game_at(&nowhere).is_none() && round.line_to(&nowhere).is_none());
        assert!(round.move_at(&nowhere).is_none() && round.children(&nowhere).is_empty());
    }
    // To a move that is there one goes, wherever it stands.
    let texts = [&first, &Path::main(3), &end].map(|path| round.move_at(path).unwrap().to_owned());
    let before = ron::write(&played);
    for ((at, there), text) in
        [(Path::main(2), first), (Path::main(2), Path::main(3)), (deep, end)].into_iter().zip(texts)
    {
        assert_eq!(played.edit(0, &Edit::Play { at, text }), Ok(there));
    }
    assert_eq!(ron::write(&played), before);
}

#[test]
fn what_is_impossible_is_refused_and_changes_nothing() {
    let mut played = enso(4);
    let branch = play_at(&mut played, &Path::main(2), 0);
    let before = ron::write(&played);
    let nowhere = Path::new(2, vec![1]);
    let judge = |at: &Path| Edit::Judge { at: at.clone(), judgement: Some(Judgement::Good) };
    let long = "x".repeat(LONGEST_COMMENT + 1);
    let cases = [
        (Edit::Delete(Path::main(2)), VariationError::Played),
        (Edit::Promote(Path::main(2)), VariationError::Played),
        (Edit::Promote(branch.clone()), VariationError::First),
        (Edit::Delete(nowhere.clone()), VariationError::NoSuchPosition),
        (Edit::Promote(nowhere.clone()), VariationError::NoSuchPosition),
        (judge(&nowhere), VariationError::NoSuchPosition),
        (judge(&Path::main(5)), VariationError::NoSuchPosition),
        (judge(&Path::main(0)), VariationError::NoMove),
        (Edit::Play { at: nowhere, text: "x".to_owned() }, VariationError::NoSuchPosition),
        (Edit::Comment { at: branch.clone(), text: long }, VariationError::LongComment),
    ];
    for (edit, error) in cases {
        assert_eq!(played.edit(0, &edit), Err(error), "{edit:?}");
        assert_eq!(played.edit(7, &edit), Err(VariationError::NoSuchPosition));
    }
    for text in ["zzz", "a1-a1", "c1-c2+"] {
        let edit = Edit::Play { at: branch.clone(), text: text.to_owned() };
        assert!(matches!(played.edit(0, &edit), Err(VariationError::Play(_))), "{text}");
    }
    assert_eq!(ron::write(&played), before);
}

#[test]
fn a_round_that_is_over_has_branches_too() {
    let mut played = enso(400);
    while played.rounds().len() > 1 || played.round().result().is_none() {
        played = played.continued_from(0, 400);
    }
    let last = played.round().last_position();
    let text = "a1-a2".to_owned();
    let after_the_end = played.edit(0, &Edit::Play { at: last.clone(), text });
    assert!(matches!(after_the_end, Err(VariationError::Play(PlayError::Over(_)))), "{after_the_end:?}");
    let before = last.parent().unwrap();
    let mut other = None;
    for number in 0..played.round().game_at(&before).unwrap().legal_moves().len() {
        other = Some(play_at(&mut played, &before, number)).filter(|path| !path.is_main()).or(other);
    }
    let result = played.round().result();
    assert!(other.is_some() && result.is_some());
    assert_same(&played, &mail::read(&mail::write(&played)).unwrap());

    // Where the players have ended it, one may try how it would have gone on.
    let mut resigned = enso(4);
    resigned.end(Ending::DrawAgreed).unwrap();
    let on = play_at(&mut resigned, &Path::main(4), 0);
    assert_eq!((on.ply(), resigned.round().result().is_some()), (4, true));
    assert_same(&resigned, &ron::read(&ron::write(&resigned)).unwrap());
}

#[test]
fn branches_know_nothing_of_the_choice_of_sides() {
    let size = torus::Size::new(5).unwrap();
    let mut played = begun(GameTerms::Torus { size, balanced_opening: true });
    for _ in 0..3 {
        let text = played.round().game().legal_moves()[0].clone();
        played.play(&text).unwrap();
    }
    assert!(matches!(played.pending(), Pending::ChooseSide { .. }));
    // A line that begins before the choice and goes on behind it, and one where the choice is to be made.
    let mut path = Path::main(1);
    for _ in 0..4 {
        path = play_at(&mut played, &path, 5);
    }
    let waiting = play_at(&mut played, &Path::main(3), 2);
    assert_eq!(played.round().choice(), None);
    assert_same(&played, &mail::read(&mail::write(&played)).unwrap());
    let text = played.round().move_at(&waiting).unwrap().to_owned();
    comment_at(&mut played, &waiting, "After the choice.");
    played.choose_side(true).unwrap();
    played.play(&text).unwrap();
    assert_eq!(played.round().variations().comment(&Path::main(4)), "After the choice.");
    for plies in [4, 3, 2] {
        let read = ron::read(&ron::write(&played)).unwrap();
        assert_same(&played, &read);
        assert_eq!((read.round().choice().is_some(), read.round().game().len()), (plies > 2, plies));
        played.undo().unwrap();
    }
}

#[test]
fn playing_on_from_a_position_keeps_what_is_noted_up_to_there() {
    let mut played = enso(6);
    for ply in [0, 2, 4, 5] {
        comment_at(&mut played, &Path::main(ply), "Noted.");
        play_at(&mut played, &Path::main(ply), 0);
    }
    let on = played.continued_from(0, 4);
    assert_eq!(on.round().variations().plies().collect::<Vec<_>>(), [0, 2, 4]);
    assert_same(&on, &mail::read(&mail::write(&on)).unwrap());
    assert_eq!(played.round().variations().plies().count(), 4, "the match itself is as it was");
}

#[test]
fn every_kind_of_game_is_tried() {
    let kinds: BTreeSet<_> = all_games().iter().map(|game| game.kind().id()).collect();
    assert_eq!(kinds.len(), Kind::ALL.len());
}
