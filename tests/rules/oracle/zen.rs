//! ZEN L'initié as its rulebook describes it.

use super::{EIGHT_DIRECTIONS, Place, compress, expand};
use std::collections::{BTreeMap, BTreeSet};

const SIDE: i32 = 11;

/// The contents of a position string; columns and rows are counted from 1.
#[derive(Clone)]
struct Position {
    pieces: BTreeMap<Place, char>,
    to_move: char,
    forbidden: Option<Place>,
}

/// A move of a piece, by its squares.
type Step = (Place, Place);

pub(crate) fn legal_moves(position: &str, variant: &str) -> Vec<String> {
    let position = read(position);
    if outcome(&position, variant) != "ongoing" {
        return Vec::new();
    }
    let mut texts: Vec<_> = steps(&position, variant).iter().map(|&step| text(&position, step)).collect();
    if texts.is_empty() {
        texts.push("pass".to_owned());
    }
    texts.sort();
    texts
}

pub(crate) fn play(position: &str, mv: &str) -> String {
    let position = read(position);
    if mv == "pass" {
        return write(&after_pass(&position));
    }
    let (from, to) = mv.trim_start_matches("Z:").split_once(['-', 'x']).expect("a move");
    write(&after(&position, (square(from), square(to))))
}

pub(crate) fn status(position: &str, variant: &str) -> String {
    let position = read(position);
    let mut status = outcome(&position, variant);
    let mut winner = status.strip_prefix("win ").map(str::to_owned);
    if ["1", "2"].contains(&variant) && status == "ongoing" {
        let attacker = opponent(position.to_move);
        if is_mate(&position, variant) {
            status = format!("win {attacker} mate");
            winner = Some(attacker.to_string());
        } else if is_check(&position, variant) {
            status = "ongoing check".to_owned();
        }
    }
    if let (Some(winner), "2" | "3") = (winner, variant) {
        let loser = if winner == "w" { 'b' } else { 'w' };
        status = format!("{status} points {}", points(&position, loser));
    }
    status
}

/// The outcome on the board: `ongoing`, `win w`, `win b` or `draw`, without check.
fn outcome(position: &Position, variant: &str) -> String {
    let pawns = |colour| position.pieces.values().filter(|&&piece| piece == colour).count();
    let connected = |colour| pawns(colour) > 0 && groups(position, colour).len() == 1;
    match (pawns('w'), pawns('b')) {
        (0, _) => return "win b".to_owned(),
        (_, 0) => return "win w".to_owned(),
        _ => {}
    }
    match (connected('w'), connected('b')) {
        (true, true) => "draw".to_owned(),
        (true, false) => "win w".to_owned(),
        (false, true) => "win b".to_owned(),
        (false, false) => {
            let neither = steps(position, variant).is_empty() && steps(&after_pass(position), variant).is_empty();
            if neither { "draw".to_owned() } else { "ongoing".to_owned() }
        }
    }
}

/// Whether the player who is not to move could win by moving now.
fn is_check(position: &Position, variant: &str) -> bool {
    can_win(&after_pass(position), variant)
}

/// Whether the player to move is checkmated: in check, and no reply parries it.
fn is_mate(position: &Position, variant: &str) -> bool {
    let attacker = opponent(position.to_move);
    let mut replies: Vec<_> = steps(position, variant).into_iter().map(|step| after(position, step)).collect();
    if replies.is_empty() {
        replies.push(after_pass(position));
    }
    is_check(position, variant)
        && replies.iter().all(|reply| {
            let outcome = outcome(reply, variant);
            outcome == format!("win {attacker}") || (outcome == "ongoing" && can_win(reply, variant))
        })
}

fn can_win(position: &Position, variant: &str) -> bool {
    let win = format!("win {}", position.to_move);
    steps(position, variant).into_iter().any(|step| outcome(&after(position, step), variant) == win)
}

/// The points that the loser's pieces give to the winner.
fn points(position: &Position, loser: char) -> usize {
    let sizes: Vec<usize> = groups(position, loser).iter().map(BTreeSet::len).collect();
    let outside = sizes.iter().sum::<usize>() - sizes.iter().max().copied().unwrap_or(0);
    outside.max(1)
}

/// The chains of a colour's pawns and the Zen.
fn groups(position: &Position, colour: char) -> Vec<BTreeSet<Place>> {
    let mut left: BTreeSet<Place> = position
        .pieces
        .iter()
        .filter(|&(_, &piece)| piece == colour || piece == 'z')
        .map(|(&place, _)| place)
        .collect();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = BTreeSet::from([first]);
        while let Some(&next) = left.iter().find(|&&place| group.iter().any(|&other| adjacent(place, other))) {
            left.remove(&next);
            group.insert(next);
        }
        groups.push(group);
    }
    groups
}

/// Every legal move of the player to move, without the pass.
fn steps(position: &Position, variant: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    for (&from, &piece) in &position.pieces {
        if piece == position.to_move || piece == 'z' {
            steps.extend(EIGHT_DIRECTIONS.iter().filter_map(|&direction| target(position, from, direction, variant)));
        }
    }
    steps
}

/// The move of the piece on `from` in this direction, if it is legal.
fn target(position: &Position, from: Place, direction: (i32, i32), variant: &str) -> Option<Step> {
    let pieces = &position.pieces;
    let along = |distance: i32| (from.0 + direction.0 * distance, from.1 + direction.1 * distance);
    let line = (-SIDE..=SIDE).map(along).filter(|&place| on_board(place));
    let count = line.filter(|place| pieces.contains_key(place)).count() as i32;
    let to = along(count);
    if !on_board(to) {
        return None;
    }
    let enemy = opponent(position.to_move);
    if (1..count).any(|distance| pieces.get(&along(distance)) == Some(&enemy)) {
        return None;
    }
    let captured = pieces.get(&to).copied();
    if captured == Some(position.to_move) {
        return None;
    }
    if pieces[&from] == 'z' {
        if position.forbidden == Some(to) {
            return None;
        }
        let is_pawn = |place: &Place| matches!(pieces.get(place), Some('w' | 'b'));
        let beside_a_pawn = (-1..=1)
            .flat_map(|east| (-1..=1).map(move |north| (to.0 + east, to.1 + north)))
            .any(|place| place != to && is_pawn(&place));
        if variant != "3" && !beside_a_pawn {
            return None;
        }
    }
    Some((from, to))
}

fn after(position: &Position, (from, to): Step) -> Position {
    let mut next = after_pass(position);
    let piece = next.pieces.remove(&from).expect("a piece to move");
    next.pieces.insert(to, piece);
    next.forbidden = (piece == 'z').then_some(from);
    next
}

fn after_pass(position: &Position) -> Position {
    Position { to_move: opponent(position.to_move), forbidden: None, ..position.clone() }
}

fn text(position: &Position, (from, to): Step) -> String {
    let prefix = if position.pieces[&from] == 'z' { "Z:" } else { "" };
    let sign = if position.pieces.contains_key(&to) { 'x' } else { '-' };
    format!("{prefix}{}{sign}{}", name(from), name(to))
}

fn opponent(player: char) -> char {
    if player == 'w' { 'b' } else { 'w' }
}

fn adjacent(one: Place, other: Place) -> bool {
    one != other && (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
}

fn on_board(place: Place) -> bool {
    (1..=SIDE).contains(&place.0) && (1..=SIDE).contains(&place.1)
}

fn name(place: Place) -> String {
    format!("{}{}", " ABCDEFGHIJK".as_bytes()[place.0 as usize] as char, place.1)
}

fn square(name: &str) -> Place {
    let column = " ABCDEFGHIJK".find(&name[..1]).expect("a column");
    (column as i32, name[1..].parse().expect("a row"))
}

fn read(position: &str) -> Position {
    let fields: Vec<_> = position.split(' ').collect();
    let mut pieces = BTreeMap::new();
    for (row, line) in (1..=SIDE).rev().zip(fields[0].split('/')) {
        for (column, piece) in (1..=SIDE).zip(expand(line)) {
            if piece != '.' {
                pieces.insert((column, row), piece);
            }
        }
    }
    let forbidden = (fields[2] != "-").then(|| square(fields[2]));
    Position { pieces, to_move: fields[1].chars().next().expect("the player to move"), forbidden }
}

fn write(position: &Position) -> String {
    let square = |column, row| position.pieces.get(&(column, row)).copied().unwrap_or('.');
    let row = |row| compress(&(1..=SIDE).map(|column| square(column, row)).collect::<Vec<_>>());
    let rows: Vec<_> = (1..=SIDE).rev().map(row).collect();
    format!("{} {} {}", rows.join("/"), position.to_move, position.forbidden.map_or("-".to_owned(), name))
}
