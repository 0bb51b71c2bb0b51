//! The rulebooks' figures: every statement of `tests/figures/*.json` is true for the program and for the naive rules.
//!
//! The readers refuse keys that they do not know, and each key that they know is asserted below, so that no statement
//! can be overlooked.

use crate::oracle::{self, Oracle};
use crate::tested::is_mate;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use zen_table::games::{AnyGame, Kind, Options, Outcome, Player, WinReason, torus, zen};

/// A file of figures; `source` names the rulebook.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZenFile {
    source: String,
    figures: Vec<ZenFigure>,
}

/// A figure of ZEN's rulebook, with what the text says about it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ZenFigure {
    game: String,
    figure: String,
    position: String,
    #[serde(default)]
    says: String,
    /// Moves that win at once.
    #[serde(default)]
    wins: Vec<String>,
    /// Moves that connect both sides.
    #[serde(default)]
    draws: Vec<String>,
    /// Where the pawn on a square can go.
    #[serde(default)]
    destinations: BTreeMap<String, BTreeSet<String>>,
    /// What the pawn on a square can capture.
    #[serde(default)]
    captures: BTreeMap<String, BTreeSet<String>>,
    /// Some of the legal moves.
    #[serde(default)]
    moves_include: Vec<String>,
    /// The player who is in check.
    check_against: Option<String>,
    /// Moves that give checkmate.
    #[serde(default)]
    mates: Vec<String>,
    /// The player who has won.
    winner: Option<String>,
    /// The points of that win.
    points: Option<u32>,
}

/// A figure of Enso's or ZeN's rulebook.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Figure {
    game: String,
    figure: String,
    position: String,
    note: String,
    expectations: Expectations,
}

/// What is said about a position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectations {
    text: String,
    status: String,
    winner: Option<String>,
    move_count: Option<usize>,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    illegal: Vec<String>,
    /// All moves of the stone on a square.
    #[serde(default)]
    moves_from: BTreeMap<String, BTreeSet<String>>,
    /// What follows from playing some moves.
    #[serde(default)]
    after: Vec<After>,
    enso_stones: Option<Vec<String>>,
    isolated: Option<Vec<String>>,
    #[serde(default)]
    enemies_beside: BTreeMap<String, Vec<String>>,
    /// Enso: of the listed moves, those that bring the stone beside an enemy.
    to_beside_enemy: Option<BTreeSet<String>>,
    /// Enso: of the listed moves, those after which the stone stands alone.
    to_isolation: Option<BTreeSet<String>>,
    loops: Option<Loops>,
    #[serde(default)]
    connected: Vec<[String; 2]>,
    #[serde(default)]
    not_connected: Vec<[String; 2]>,
    /// ZeN: a statement about all ways to fill the board, in words.
    checked: Option<String>,
}

/// What is said about a position some moves later.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct After {
    moves: Vec<String>,
    position: String,
    status: String,
    loops: Option<Loops>,
}

/// For each player, the classes of the loops in groups that have loops of a single class only.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Loops {
    z: BTreeSet<(i32, i32)>,
    n: BTreeSet<(i32, i32)>,
}

/// The positions of a game's figures.
pub(crate) fn positions(kind: Kind) -> Vec<String> {
    let zen = zen_file().figures.into_iter().map(|figure| (figure.game, figure.position));
    let others = enso_and_torus_file().into_iter().map(|figure| (figure.game, figure.position));
    zen.chain(others).filter(|(game, _)| game == kind.id()).map(|(_, position)| position).collect()
}

fn zen_file() -> ZenFile {
    read(include_str!("../figures/zen.json"))
}

fn enso_and_torus_file() -> Vec<Figure> {
    read(include_str!("../figures/torus_enso.json"))
}

#[test]
fn zen_figures() {
    let file = zen_file();
    assert!(!file.source.is_empty());
    assert_eq!(file.figures.len(), 19, "no figure is lost");
    for figure in &file.figures {
        for variant in zen::Variant::ALL {
            zen_figure(figure, variant);
        }
    }
}

fn zen_figure(figure: &ZenFigure, variant: zen::Variant) {
    let what = format!("figure {} ({}), variant {}", figure.figure, figure.says, variant.id());
    let what = what.as_str();
    assert_eq!(figure.game, "zen", "{what}");
    let options = Options::Zen(zen::Options { variant, ..zen::Options::default() });
    let game = game(&figure.position, &options);
    agrees_with_the_naive_rules(&game, &oracle::ZEN, variant.id(), what);
    let moves = game.legal_moves();
    let targets = |from: &str, signs: &[char]| -> BTreeSet<String> {
        let split = moves.iter().filter_map(|mv| mv.split_once(signs));
        split.filter(|&(start, _)| start == from).map(|(_, to)| to.to_owned()).collect()
    };

    for (from, expected) in &figure.destinations {
        assert_eq!(&targets(from, &['-', 'x']), expected, "{what}: from {from}");
    }
    for (from, expected) in &figure.captures {
        assert_eq!(&targets(from, &['x']), expected, "{what}: captures from {from}");
    }
    for mv in &figure.moves_include {
        assert!(moves.contains(mv), "{what}: {mv}");
    }
    for mv in &figure.wins {
        let outcome = after(&game, mv).verdict().outcome;
        assert_eq!(outcome, Outcome::win(game.to_move(), zen::WinReason::Connected), "{what}: {mv}");
    }
    for mv in &figure.draws {
        assert!(matches!(after(&game, mv).verdict().outcome, Outcome::Draw(_)), "{what}: {mv}");
    }

    let in_check = figure.check_against.as_ref().map(|letter| player(Kind::Zen, letter));
    if in_check.is_some() {
        assert_eq!(game.verdict().check, in_check.filter(|_| variant.has_check()), "{what}");
    }
    for mv in &figure.mates {
        let verdict = after(&game, mv).verdict();
        let winner = verdict.outcome.winner();
        assert_eq!(winner, variant.has_check().then_some(game.to_move()), "{what}: {mv}");
        assert_eq!(is_mate(verdict.outcome), variant.has_check(), "{what}: {mv}");
    }

    let winner = figure.winner.as_ref().map(|letter| player(Kind::Zen, letter));
    assert_eq!(game.verdict().outcome.winner(), winner, "{what}");
    assert_eq!(game.verdict().outcome.is_over(), winner.is_some(), "{what}");
    if let Some(winner) = winner {
        assert_eq!(game.points(winner), figure.points.filter(|_| variant.has_points()), "{what}");
    } else {
        assert_eq!(figure.points, None, "{what}: points belong to a win");
    }
}

#[test]
fn enso_and_torus_figures() {
    let figures = enso_and_torus_file();
    let of = |id: &str| figures.iter().filter(|figure| figure.game == id).count();
    assert_eq!((of("enso"), of("torus"), figures.len()), (8, 12, 20), "no figure is lost");
    for figure in &figures {
        let what = format!("{} {} ({}; {})", figure.game, figure.figure, figure.expectations.text, figure.note);
        assert_eq!(figure.note, "constructed to satisfy the text; not the printed picture", "{what}");
        let kind = Kind::from_id(&figure.game).expect("a game");
        let game = game(&figure.position, &Options::usual(kind));
        let naive = if kind == Kind::Enso { oracle::ENSO } else { oracle::TORUS };
        agrees_with_the_naive_rules(&game, &naive, "", &what);
        common_statements(&figure.expectations, &game, &naive, &what);
        match kind {
            Kind::Enso => enso_statements(&figure.expectations, &game, &what),
            _ => torus_statements(&figure.expectations, &game, &what),
        }
    }
}

fn common_statements(expected: &Expectations, game: &AnyGame, naive: &Oracle, what: &str) {
    let moves = game.legal_moves();
    let kind = game.kind();
    has_status(game, &expected.status, what);
    if let Some(winner) = &expected.winner {
        assert_eq!(game.verdict().outcome.winner(), Some(player(kind, winner)), "{what}");
    }
    if let Some(count) = expected.move_count {
        assert_eq!(moves.len(), count, "{what}");
    }
    for mv in &expected.legal {
        assert!(moves.contains(mv), "{what}: {mv}");
        assert_eq!(game.check(mv), Ok(()), "{what}: {mv}");
    }
    for mv in &expected.illegal {
        assert!(!moves.contains(mv), "{what}: {mv}");
        let refusal = game.check(mv).expect_err(mv);
        assert!(!refusal.reason().is_empty(), "{what}: {mv}");
    }
    for (from, expected) in &expected.moves_from {
        let found = moves.iter().filter(|mv| mv.starts_with(from.as_str())).cloned().collect();
        assert_eq!(expected, &found, "{what}: from {from}");
    }
    for follow_up in &expected.after {
        let mut later = game.clone();
        for mv in &follow_up.moves {
            later.play(mv).unwrap_or_else(|error| panic!("{what}: {error}"));
        }
        let what = format!("{what}, after {:?}", follow_up.moves);
        assert_eq!(later.position_text(), follow_up.position, "{what}");
        has_status(&later, &follow_up.status, &what);
        agrees_with_the_naive_rules(&later, naive, "", &what);
        if let Some(loops) = &follow_up.loops {
            has_loops(&later, loops, &what);
        }
    }
}

fn enso_statements(expected: &Expectations, game: &AnyGame, what: &str) {
    let position = game.position_text();
    if let Some(squares) = &expected.enso_stones {
        assert_eq!(&oracle::enso::enso_stones(&position), squares, "{what}");
        let shown: Vec<_> = game.winning_squares().into_iter().map(|square| game.square_name(square)).collect();
        assert_eq!(&shown, squares, "{what}");
    }
    if let Some(squares) = &expected.isolated {
        assert_eq!(&oracle::enso::isolated_stones(&position), squares, "{what}");
        let stuck = |square: &String| !game.legal_moves().iter().any(|mv| mv.starts_with(square.as_str()));
        assert!(squares.iter().all(stuck), "{what}");
    }
    for (square, enemies) in &expected.enemies_beside {
        assert_eq!(&oracle::enso::enemies_beside(&position, square), enemies, "{what}: {square}");
        let captures = |mv: &String| !mv.starts_with(square.as_str()) || mv.contains('x');
        assert!(game.legal_moves().iter().all(captures), "{what}: {square} must capture");
    }
    let (beside, alone) = (&expected.to_beside_enemy, &expected.to_isolation);
    for (moves, isolated) in [(beside, false), (alone, true)] {
        for mv in moves.iter().flatten() {
            let (_, to) = mv.split_once('-').expect("a move");
            let position = after(game, mv).position_text();
            assert_eq!(oracle::enso::enemies_beside(&position, to).is_empty(), isolated, "{what}: {mv}");
            assert_eq!(oracle::enso::isolated_stones(&position).iter().any(|square| square == to), isolated, "{what}");
        }
    }
    if let (Some(beside), Some(alone)) = (beside, alone) {
        let both: BTreeSet<_> = beside.union(alone).cloned().collect();
        assert!(expected.moves_from.values().any(|moves| *moves == both), "{what}: these are all moves of the stone");
    }
    let of_the_torus = expected.loops.is_some() || expected.checked.is_some();
    assert!(!of_the_torus && expected.connected.is_empty() && expected.not_connected.is_empty(), "{what}");
}

fn torus_statements(expected: &Expectations, game: &AnyGame, what: &str) {
    let position = game.position_text();
    if let Some(loops) = &expected.loops {
        has_loops(game, loops, what);
    }
    for [one, other] in &expected.connected {
        assert!(oracle::torus::joined(&position, one, other), "{what}: {one} and {other}");
        assert!(has_link(game, one, other), "{what}: {one} and {other}");
    }
    for [one, other] in &expected.not_connected {
        assert!(!oracle::torus::joined(&position, one, other), "{what}: {one} and {other}");
        assert!(!has_link(game, one, other), "{what}: {one} and {other}");
        assert!(game.check(&format!("{one}-{other}")).is_err(), "{what}: {one} and {other} can't be joined either");
    }
    if let Some(statement) = &expected.checked {
        let all_cells_and_links =
            "with every empty cell and every open link given to either side, that side's loops stay of class (1, 1)";
        assert_eq!(statement, all_cells_and_links, "{what}");
        for player in ['z', 'n'] {
            let filled = with_all_given_to(&position, player);
            assert_eq!(oracle::torus::loops(&filled, player), BTreeSet::from([(1, 1)]), "{what}: {filled}");
        }
    }
    let of_enso = expected.enso_stones.is_some() || expected.isolated.is_some() || expected.to_isolation.is_some();
    assert!(!of_enso && expected.to_beside_enemy.is_none() && expected.enemies_beside.is_empty(), "{what}");
}

/// The position after all its empty cells, and then all its open links, are given to one side.
fn with_all_given_to(position: &str, player: char) -> String {
    let fields: Vec<_> = position.split(' ').collect();
    let mut rows = fields[1].to_owned();
    for empty in (1..=7_usize).rev() {
        rows = rows.replace(&empty.to_string(), &player.to_string().repeat(empty));
    }
    let mut filled = format!("{} {rows} {player} {}", fields[0], fields[3]);
    // A finished game has no legal moves, so the open links are found here.
    let size: u8 = fields[0].parse().expect("a size");
    let name = |column: u8, row: u8| format!("{}{}", char::from(b'a' + column % size), row % size + 1);
    for (column, row) in (0..size).flat_map(|column| (0..size).map(move |row| (column, row))) {
        let [here, east, north, north_east] =
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(east, north)| name(column + east, row + north));
        let crosses = [[&here, &north_east], [&east, &north]];
        for ends in crosses {
            let own = ends.iter().all(|end| oracle::torus::stone(&filled, end) == Some(player));
            let joined = |[one, other]: [&String; 2]| oracle::torus::joined(&filled, one, other);
            if own && !crosses.into_iter().any(joined) {
                let [from, to] = ends;
                filled = (oracle::TORUS.play)(&filled, &format!("{from}-{to}"));
            }
        }
    }
    filled
}

fn has_loops(game: &AnyGame, expected: &Loops, what: &str) {
    let position = game.position_text();
    let loops = ['z', 'n'].map(|player| oracle::torus::loops(&position, player));
    assert_eq!(loops, [expected.z.clone(), expected.n.clone()], "{what}");
    if let Outcome::Win { winner, reason: WinReason::Torus(torus::WinReason::Loop(class)) } = game.verdict().outcome {
        let own = if winner == Player::One { &expected.z } else { &expected.n };
        let class = (i32::from(class.east()), i32::from(class.north()));
        // A group with loops of every class is not among the expected loops.
        assert!(own.is_empty() || own.contains(&class), "{what}: {class:?}");
    }
}

fn has_link(game: &AnyGame, one: &str, other: &str) -> bool {
    game.board().links().iter().any(|link| {
        let ends = [link.from, link.to].map(|square| game.square_name(square));
        ends == [one, other] || ends == [other, one]
    })
}

fn has_status(game: &AnyGame, status: &str, what: &str) {
    let outcome = game.verdict().outcome;
    match status {
        "ongoing" => assert_eq!(outcome, Outcome::Ongoing, "{what}"),
        winner => assert_eq!(outcome.winner(), Some(player(game.kind(), winner)), "{what}"),
    }
}

fn agrees_with_the_naive_rules(game: &AnyGame, naive: &Oracle, variant: &str, what: &str) {
    let position = game.position_text();
    let status = (naive.status)(&position, variant);
    assert_eq!(game.verdict().outcome.is_over(), !status.starts_with("ongoing"), "{what}: {status}");
    if !game.verdict().outcome.is_over() {
        assert_eq!(game.legal_moves(), (naive.legal_moves)(&position, variant), "{what}");
    }
}

fn read<T: DeserializeOwned>(file: &str) -> T {
    serde_json::from_str(file).unwrap_or_else(|error| panic!("a figure file: {error}"))
}

fn game(position: &str, options: &Options) -> AnyGame {
    let game = AnyGame::from_text(position, options).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(game.position_text(), position);
    game
}

fn after(game: &AnyGame, mv: &str) -> AnyGame {
    let mut game = game.clone();
    game.play(mv).unwrap_or_else(|error| panic!("{error}"));
    game
}

fn player(kind: Kind, letter: &str) -> Player {
    kind.player_from_letter(letter).expect("a player's letter")
}
