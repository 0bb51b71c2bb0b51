//! The tree of moves of a match, without a window: branches, comments and judgements, how they are changed, and how
//! records keep them.

use std::collections::BTreeSet;
use zen_table::games::{AnyGame, Kind, PlayError, torus, zen};
use zen_table::session::record::{self, NotesFault, RecordError, RecordFault, RecordSummary, link, mail, ron};
use zen_table::session::variations::{
    Edit, Judgement, LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING, Path, VariationError, Variations, clean,
};
use zen_table::session::{Ending, GameTerms, Length, Match, Pending, SetupMethod, Terms};

/// A simple generator: the same in every run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    fn pick<T: Clone>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())].clone()
    }
}

/// Comments that contain what has a meaning in records and mails.
const COMMENTS: [&str; 18] = [
    "Good.",
    "}",
    "{ ( a } ) b",
    "back\\slash \\n \\} \\",
    "> quoted > twice",
    "two\nlines",
    "a paragraph\n\nand another",
    "Score: 1–0",
    "Round 2: White is team A",
    "Result: draw by agreement",
    "Notes: 1! {x}",
    "1. c3, c4",
    "円相 Ω l'initié e\u{301}",
    "\"quoted\" 'so' %25 + # = &",
    "Ein Wort: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde\\\\\\\\}}}}>>>>{{{{.",
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
    "> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > > >",
    "-- \nFrom me",
];

fn all_games() -> Vec<GameTerms> {
    let mut games: Vec<_> = zen::Variant::ALL.into_iter().map(GameTerms::zen).collect();
    let announcing = zen::Announcing::ByPlayers;
    games.extend([zen::Variant::One, zen::Variant::Two].map(|variant| GameTerms::Zen { variant, announcing }));
    games.push(GameTerms::Enso);
    let size = torus::Size::new(5).unwrap();
    games.extend([false, true].map(|balanced_opening| GameTerms::Torus { size, balanced_opening }));
    games.extend(SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }));
    games
}

fn begun(game: GameTerms) -> Match {
    Match::new(Terms { game, length: Length::BestOf(3), ..Terms::usual(game.kind()) }).unwrap()
}

/// Does what the match waits for, at random.
fn go_on(played: &mut Match, chance: &mut Chance) {
    match played.pending() {
        Pending::Move { .. } => {
            let moves = played.round().game().legal_moves();
            let mv = chance.pick(&moves);
            let mv = if chance.one_in(2) { played.properly_announced(&mv) } else { mv };
            played.play(&mv).map(drop).unwrap();
        }
        Pending::ChooseSide { .. } => played.choose_side(chance.one_in(2)).unwrap(),
        Pending::TakeBack { .. } => played.decide(chance.one_in(2)).unwrap(),
        Pending::NextRound => played.next_round().unwrap(),
        Pending::Nothing => {}
    }
}

/// A random position of a round.
fn somewhere(played: &Match, round: usize, chance: &mut Chance) -> Path {
    let round = &played.rounds()[round];
    // Few positions of the main line, so that there is much at each of them.
    let last = round.game().len();
    let mut path = Path::main(last.saturating_sub(chance.below(4)));
    while !chance.one_in(4) {
        let branches: Vec<Path> = round.children(&path).into_iter().filter(|child| !child.is_main()).collect();
        if branches.is_empty() {
            break;
        }
        path = chance.pick(&branches);
    }
    path
}

/// A random change; it may be impossible.
fn change(played: &Match, round: usize, chance: &mut Chance) -> Edit {
    let at = somewhere(played, round, chance);
    match chance.below(12) {
        0 => Edit::Delete(at),
        1 => Edit::Promote(at),
        2 | 3 => Edit::Comment { at, text: if chance.one_in(5) { "" } else { chance.pick(&COMMENTS) }.to_owned() },
        4 | 5 => {
            let judgement = (!chance.one_in(5)).then(|| chance.pick(&Judgement::ALL));
            Edit::Judge { at, judgement }
        }
        _ => {
            let moves = played.rounds()[round].game_at(&at).unwrap().legal_moves();
            let text = if moves.is_empty() { "x".to_owned() } else { chance.pick(&moves) };
            Edit::Play { at, text }
        }
    }
}

/// A match with a random tree in each round: moves are played and taken back among the changes.
fn grown(game: GameTerms, seed: u64) -> Match {
    let mut played = begun(game);
    let mut chance = Chance(seed);
    for _ in 0..chance.below(20) {
        go_on(&mut played, &mut chance);
    }
    for _ in 0..chance.below(120) {
        match chance.below(14) {
            0 => go_on(&mut played, &mut chance),
            1 => drop(played.undo()),
            2 => drop(played.redo()),
            _ => {
                let round = chance.below(played.rounds().len());
                let edit = change(&played, round, &mut chance);
                drop(played.edit(round, &edit));
            }
        }
    }
    played
}

fn every_tree(mut test: impl FnMut(Match, Chance)) {
    for (number, game) in all_games().into_iter().enumerate() {
        for seed in 0..12 {
            test(grown(game, seed * 100 + number as u64), Chance(seed));
        }
    }
}

/// Asserts what holds for the tree of every match.
fn assert_sound(played: &Match) {
    for round in played.rounds() {
        let variations = round.variations();
        let mut count = 0;
        for ply in variations.plies() {
            let main = Path::main(ply);
            assert!(ply <= round.game().len());
            assert!(variations.note(&main).is_some() || !variations.branches(ply).is_empty(), "something is noted");
            assert!(ply > 0 || variations.judgement(&main).is_none());
            for (index, mv) in variations.branches(ply).iter().enumerate() {
                let path = variations.path_of(ply, index).unwrap();
                assert_eq!(path.plies(), ply + mv.depth());
                assert_eq!(round.move_at(&path), Some(mv.text()));
                assert_eq!(variations.branch_move(&path), Some(mv));
                assert_eq!(clean(&mv.note().comment), mv.note().comment);
                // Every line can be played.
                let game = round.game_at(&path).expect("a position of the game");
                assert_eq!(game.moves(), round.line_to(&path).unwrap());
                assert_eq!(game.moves().last(), Some(&mv.text()));
                // Every alternative is another move.
                let alternatives = round.alternatives(&path);
                assert!(alternatives.contains(&path));
                let texts: BTreeSet<_> = alternatives.iter().map(|other| round.move_at(other).unwrap()).collect();
                assert_eq!(texts.len(), alternatives.len());
                count += 1;
            }
        }
        assert_eq!(variations.len(), count);
        assert_eq!(variations.is_empty(), variations.plies().next().is_none());
    }
}

/// Asserts that two matches are the same, with their trees.
fn assert_same(one: &Match, other: &Match) {
    assert_eq!(ron::write(one), ron::write(other));
    for (one, other) in one.rounds().iter().zip(other.rounds()) {
        assert_eq!(one.variations(), other.variations());
    }
}

/// What mail programs do to a text: each line is quoted, the lines of notes end at other blanks than
/// before, and there are blank lines.
fn mailed(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut in_notes = false;
    for line in text.lines() {
        let goes_on = in_notes && !line.is_empty();
        in_notes = goes_on || line == "Notes:";
        if goes_on {
            for word in line.split(' ') {
                match lines.last_mut() {
                    Some(last) if last.len() + word.len() < width && last != "Notes:" => {
                        last.push_str("  ");
                        last.push_str(word);
                    }
                    _ => lines.push(word.to_owned()),
                }
            }
        } else {
            lines.push(line.to_owned());
        }
    }
    lines.iter().map(|line| format!("> > {line} \t\r\n>\r\n\r\n")).collect()
}

#[test]
fn every_spelling_brings_back_every_tree() {
    let mut found = (0, 0);
    every_tree(|played, mut chance| {
        assert_sound(&played);
        let (in_ron, in_mail) = (ron::write(&played), mail::write(&played));
        let has_notes = played.rounds().iter().any(|round| !round.variations().is_empty());
        let version = if has_notes { 2 } else { 1 };
        assert!(
            in_ron.contains(&format!("version: {version},")) && in_mail.contains(&format!(", version {version}\n"))
        );
        for text in [&in_ron, &in_mail, &link::write(&played)] {
            let read = record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_same(&played, &read);
            assert_sound(&read);
        }
        for width in [1, 30 + chance.below(60), 10_000] {
            let mailed = mailed(&in_mail, width);
            let read = mail::read(&mailed).unwrap_or_else(|error| panic!("{error}\n{mailed}"));
            assert_same(&played, &read);
        }
        assert_eq!(ron::summarise(&in_ron), Ok(RecordSummary::of(&played)));
        assert!(in_mail.lines().all(|line| line.len() < 998), "{in_mail}");
        found.0 += usize::from(has_notes);
        found.1 += usize::from(in_mail.contains(") ("));
    });
    assert!(found.0 > 50 && found.1 > 20, "{found:?} with notes and with branches");
}

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

/// A round of Enso of this number of random moves.
fn enso(plies: usize) -> Match {
    let mut played = begun(GameTerms::Enso);
    let mut chance = Chance(1);
    for _ in 0..plies {
        go_on(&mut played, &mut chance);
    }
    played
}

fn play_at(played: &mut Match, at: &Path, number: usize) -> Path {
    let text = played.round().game_at(at).unwrap().legal_moves()[number].clone();
    played.edit(0, &Edit::Play { at: at.clone(), text }).unwrap()
}

fn comment_at(played: &mut Match, at: &Path, text: &str) {
    played.edit(0, &Edit::Comment { at: at.clone(), text: text.to_owned() }).unwrap();
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
fn a_mailed_record_with_notes_is_readable() {
    let mut played = begun(GameTerms::Torus { size: torus::Size::new(9).unwrap(), balanced_opening: false });
    for mv in ["c3", "c9", "d4"] {
        played.play(mv).unwrap();
    }
    let play = |played: &mut Match, at: &Path, text: &str| {
        played.edit(0, &Edit::Play { at: at.clone(), text: text.to_owned() }).unwrap()
    };
    comment_at(&mut played, &Path::main(0), "A comment\non the start.");
    played.edit(0, &Edit::Judge { at: Path::main(2), judgement: Some(Judgement::Dubious) }).unwrap();
    comment_at(&mut played, &Path::main(2), "Too {early}.");
    let d5 = play(&mut played, &Path::main(2), "d5");
    played.edit(0, &Edit::Judge { at: d5.clone(), judgement: Some(Judgement::Good) }).unwrap();
    comment_at(&mut played, &d5, "Better");
    let c8 = play(&mut played, &d5, "c8");
    let b8 = play(&mut played, &d5, "b8");
    play(&mut played, &b8, "e5");
    play(&mut played, &c8, "c7");
    play(&mut played, &Path::main(2), "f4");
    let notes =
        "\nNotes:\n0 {A comment\\non the start.}\n2?! {Too \\{early\\}.} (d5! {Better} c8 (b8 e5) c7) (f4)\n\nScore";
    let text = mail::write(&played);
    assert!(text.contains(notes) && text.starts_with("Zen Table record, version 2\n"), "{text}");
    // Alternatives within alternatives are the same.
    let other = text.replace("c7) (f4)", "c7 (e7(g7))(h7) )\n( f4\n)");
    let read = mail::read(&other).unwrap();
    let written = mail::write(&read);
    assert!(written.contains("c8 (b8 e5) c7 (e7) (g7) (h7)) (f4)"), "{written}");
}

/// A match of two moves of ZeN, with notes in both spellings, of which a part is replaced.
fn with_notes(notes: &[&str]) -> [String; 2] {
    let mut played = begun(GameTerms::Torus { size: torus::Size::new(9).unwrap(), balanced_opening: false });
    for mv in ["c3", "c9"] {
        played.play(mv).unwrap();
    }
    comment_at(&mut played, &Path::main(1), "here");
    let lines: Vec<String> = notes.iter().map(|line| format!("{line:?}")).collect();
    let in_ron = ron::write(&played).replace("\"1 {here}\"", &lines.join(",\n"));
    let in_mail = mail::write(&played).replace("1 {here}", &notes.join("\n"));
    [in_ron, in_mail]
}

/// Asserts that both spellings are refused for the same reason, in the line of the notes with this number.
fn refused(notes: &[&str], line: usize, reason: &RecordFault) {
    for text in with_notes(notes) {
        let is_first = |line: &str| line.trim().trim_start_matches('"').starts_with(notes[0]);
        let expected = text.lines().position(is_first);
        let error = record::read(&text).err().unwrap_or_else(|| panic!("read:\n{text}"));
        assert_eq!(&error.reason, reason, "{text}");
        assert_eq!(error.line, expected.map(|first| first + 1 + line), "{text}");
    }
}

#[test]
fn what_is_wrong_in_notes_is_told_with_line_and_reason() {
    let place = |found: &str| RecordFault::Notes(NotesFault::Place(found.to_owned()));
    let judgement = |found: &str| RecordFault::Notes(NotesFault::Judgement(found.to_owned()));
    refused(&["1 (d4", "d5 (d6)", "{x}"], 0, &NotesFault::OpenBranch.into());
    refused(&["1 (d4 {", "d5) (d6)"], 0, &NotesFault::OpenComment.into());
    refused(&["1 (d4)", ") (d5)"], 1, &NotesFault::Close(')').into());
    refused(&["1 (d4", "} d5)"], 1, &NotesFault::Close('}').into());
    refused(&["1 (d4)", "()"], 1, &NotesFault::EmptyBranch.into());
    refused(&["1 (d4", "(", "(d5)))"], 2, &NotesFault::EmptyBranch.into());
    refused(&["1 (d4)", "({x} d5)"], 1, &NotesFault::EmptyBranch.into());
    refused(&["1 {a", "\\b}"], 1, &NotesFault::Escape("b".to_owned()).into());
    refused(&["1 {a}", "{b}"], 1, &NotesFault::SecondComment.into());
    refused(&["1 (d4", "{a} (d5) {b})"], 1, &NotesFault::SecondComment.into());
    refused(&["1 (d4", "d5!!!)"], 1, &judgement("!!!"));
    refused(&["1 (d4", "! d5)"], 1, &judgement("!"));
    refused(&["0! {a}"], 0, &judgement("!"));
    refused(&["2 {a}", "1 {b}"], 1, &place("1"));
    refused(&["1 {a}", "1 {b}"], 1, &place("1"));
    refused(&["(d4)"], 0, &place("("));
    refused(&["1 {a}", "3 {b}"], 1, &NotesFault::NoSuchPly { ply: 3, plies: 2 }.into());
    let greatest = usize::MAX.to_string();
    refused(&["1 {a}", &format!("{greatest} {{b}}")], 1, &place(&greatest));
    refused(&["1 {a}", "99999999999999999999999999 {b}"], 1, &place("99999999999999999999999999"));
    refused(&["1 (d4)", "(c9)"], 1, &NotesFault::Twice("c9".to_owned()).into());
    refused(&["1 (d4 d5)", "(d4)"], 1, &NotesFault::Twice("d4".to_owned()).into());
    refused(&["1 (d4 d5", "(d5))"], 1, &NotesFault::Twice("d5".to_owned()).into());
    let long = format!("{{{}}}", "x".repeat(LONGEST_COMMENT + 1));
    refused(&["1 (d4)", &long], 1, &VariationError::LongComment.into());
    for wrong in ["c3", "zz", "d4+", "1."] {
        for text in with_notes(&["1 (d4", &format!("{wrong})")]) {
            let error = record::read(&text).unwrap_err();
            assert!(matches!(error.reason, RecordFault::Variations(VariationError::Play(_))), "{wrong}: {error}");
            assert!(error.line.is_some());
        }
    }
}

#[test]
fn only_version_2_has_notes() {
    for text in with_notes(&["1 {here}"]) {
        record::read(&text).unwrap();
        let older = text.replace("version 2", "version 1").replace("version: 2", "version: 1");
        let RecordError { line, reason } = record::read(&older).unwrap_err();
        assert_eq!(reason, NotesFault::Version.into());
        let notes = text.lines().position(|line| line.starts_with("Notes:") || line.contains("\"1 {here}\""));
        assert_eq!(line, notes.map(|line| line + 1));
        let newer = text.replace("version 2", "version 3").replace("version: 2", "version: 3");
        assert_eq!(record::read(&newer).unwrap_err().reason, RecordFault::Newer(3));
        assert_ne!(text, older);
    }
    // A record without notes may say version 2, and is written again as version 1.
    let plain = enso(5);
    for text in [ron::write(&plain), mail::write(&plain)] {
        let newer = text.replace("version 1", "version 2").replace("version: 1", "version: 2");
        assert_ne!(text, newer);
        assert_same(&plain, &record::read(&newer).unwrap());
    }
    let mut noted = plain.clone();
    comment_at(&mut noted, &Path::main(1), "here");
    comment_at(&mut noted, &Path::main(1), " ");
    assert_eq!((ron::write(&noted), mail::write(&noted)), (ron::write(&plain), mail::write(&plain)));
}

#[test]
fn notes_stand_once_in_a_round() {
    let [_, text] = with_notes(&["1 {here}"]);
    let error = mail::read(&text.replace("\n\nScore", "\nNotes:\n2 {x}\n\nScore")).unwrap_err();
    assert!(error.to_string().contains("Notes stands here for the second time"), "{error}");
    let error = mail::read(&text.replace("\n\nRound", "\nNotes:\n2 {x}\n\nRound")).unwrap_err();
    assert!(error.to_string().contains("before the first round"), "{error}");
    // Behind "Notes:" they may begin in the same line.
    mail::read(&text.replace("Notes:\n", "Notes: ")).unwrap();
}

#[test]
fn damaged_notes_are_refused_or_read_as_a_valid_match() {
    const SIGNS: [&str; 16] =
        ["(", ")", "{", "}", "\\", "!", "?", " ", "\n", "1", "0", ">", "\"", "Notes:", "\u{202e}", "Score: 1–0\n"];
    let (mut read, mut refused) = (0, 0);
    every_tree(|played, mut chance| {
        for text in [ron::write(&played), mail::write(&played)] {
            let Some(begin) = text.to_lowercase().find("notes:") else { continue };
            for _ in 0..12 {
                let mut damaged = text.clone();
                for _ in 0..=chance.below(3) {
                    let begin = damaged.floor_char_boundary(begin + chance.below(damaged.len() - begin));
                    let end = damaged.ceil_char_boundary(begin + chance.below(3));
                    damaged.replace_range(begin..end.min(damaged.len()), chance.pick(&SIGNS));
                }
                match record::read(&damaged) {
                    Ok(found) => {
                        assert_sound(&found);
                        assert_same(&found, &record::read(&mail::write(&found)).unwrap());
                        read += 1;
                    }
                    Err(error) => {
                        assert!(error.to_string().chars().count() < 300);
                        refused += 1;
                    }
                }
            }
        }
    });
    assert!(read > 20 && refused > 200, "{read} read, {refused} refused");
}

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

#[test]
fn every_kind_of_game_is_tried() {
    let kinds: BTreeSet<_> = all_games().iter().map(|game| game.kind().id()).collect();
    assert_eq!(kinds.len(), Kind::ALL.len());
}
