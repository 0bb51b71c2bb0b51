//! Random trees of moves, and what holds for each of them.

use std::collections::BTreeSet;
use zen_table::games::{torus, zen};
use zen_table::session::record::ron;
use zen_table::session::variations::{Edit, Judgement, Path, clean};
use zen_table::session::{GameTerms, Length, Match, Pending, SetupMethod, Terms};

/// A simple generator: the same in every run.
pub(super) struct Chance(pub(super) u64);

impl Chance {
    pub(super) fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }

    pub(super) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub(super) fn pick<T: Clone>(&mut self, among: &[T]) -> T {
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

pub(super) fn all_games() -> Vec<GameTerms> {
    let mut games: Vec<_> = zen::Variant::ALL.into_iter().map(GameTerms::zen).collect();
    let announcing = zen::Announcing::ByPlayers;
    games.extend([zen::Variant::One, zen::Variant::Two].map(|variant| GameTerms::Zen { variant, announcing }));
    games.push(GameTerms::Enso);
    let size = torus::Size::new(5).unwrap();
    games.extend([false, true].map(|balanced_opening| GameTerms::Torus { size, balanced_opening }));
    games.extend(SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }));
    games
}

pub(super) fn begun(game: GameTerms) -> Match {
    Match::new(Terms { game, length: Length::BestOf(3), ..Terms::usual(game.kind()) }).unwrap()
}

/// Does what the match waits for, at random.
pub(super) fn go_on(played: &mut Match, chance: &mut Chance) {
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
pub(super) fn change(played: &Match, round: usize, chance: &mut Chance) -> Edit {
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

pub(super) fn every_tree(mut test: impl FnMut(Match, Chance)) {
    for (number, game) in all_games().into_iter().enumerate() {
        for seed in 0..12 {
            test(grown(game, seed * 100 + number as u64), Chance(seed));
        }
    }
}

/// Asserts what holds for the tree of every match.
pub(super) fn assert_sound(played: &Match) {
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
pub(super) fn assert_same(one: &Match, other: &Match) {
    assert_eq!(ron::write(one), ron::write(other));
    for (one, other) in one.rounds().iter().zip(other.rounds()) {
        assert_eq!(one.variations(), other.variations());
    }
}

/// A round of Enso of this number of random moves.
pub(super) fn enso(plies: usize) -> Match {
    let mut played = begun(GameTerms::Enso);
    let mut chance = Chance(1);
    for _ in 0..plies {
        go_on(&mut played, &mut chance);
    }
    played
}

pub(super) fn play_at(played: &mut Match, at: &Path, number: usize) -> Path {
    let text = played.round().game_at(at).unwrap().legal_moves()[number].clone();
    played.edit(0, &Edit::Play { at: at.clone(), text }).unwrap()
}

pub(super) fn comment_at(played: &mut Match, at: &Path, text: &str) {
    played.edit(0, &Edit::Comment { at: at.clone(), text: text.to_owned() }).unwrap();
}
