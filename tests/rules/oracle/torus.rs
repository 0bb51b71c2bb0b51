//! ZeN as its rulebook describes it. Loops are found by laying a group out on a plane: a stone that appears at two
//! places closes a loop.

use super::{Place, compress, expand};
use std::collections::{BTreeMap, BTreeSet};

/// The contents of a position string; columns and rows are counted from 0.
struct Position {
    size: i32,
    stones: BTreeMap<Place, char>,
    to_move: char,
    /// The two cells of each link, in column-then-row order.
    links: BTreeSet<(Place, Place)>,
}

pub(crate) fn legal_moves(position: &str, _variant: &str) -> Vec<String> {
    let position = read(position);
    if winner(&position).is_some() {
        return Vec::new();
    }
    let cells = (0..position.size).flat_map(|column| (0..position.size).map(move |row| (column, row)));
    let mut moves: Vec<_> = cells.clone().filter(|cell| !position.stones.contains_key(cell)).map(name).collect();
    for from in cells {
        for (east, north) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let to = wrap(&position, (from.0 + east, from.1 + north));
            let own = [from, to].iter().all(|cell| position.stones.get(cell) == Some(&position.to_move));
            let (beside, opposite) =
                (wrap(&position, (from.0 + east, from.1)), wrap(&position, (from.0, from.1 + north)));
            let taken = position.links.contains(&in_order(from, to));
            let crossed = position.links.contains(&in_order(beside, opposite));
            if own && from < to && !taken && !crossed {
                moves.push(format!("{}-{}", name(from), name(to)));
            }
        }
    }
    if moves.is_empty() {
        moves.push("pass".to_owned());
    }
    moves.sort();
    moves
}

pub(crate) fn play(position: &str, mv: &str) -> String {
    let mut position = read(position);
    if let Some((from, to)) = mv.split_once('-') {
        position.links.insert(in_order(cell(from), cell(to)));
    } else if mv != "pass" {
        position.stones.insert(cell(mv), position.to_move);
    }
    position.to_move = if position.to_move == 'z' { 'n' } else { 'z' };
    write(&position)
}

pub(crate) fn status(position: &str, _variant: &str) -> String {
    winner(&read(position)).map_or("ongoing".to_owned(), |winner| format!("win {winner}"))
}

/// The classes of a player's loops in groups that have loops of a single class: the net turns to the east and to the
/// north, with the sign chosen so that the first number that is not 0 is positive. A group with loops of every class
/// adds nothing.
pub(crate) fn loops(position: &str, player: char) -> BTreeSet<(i32, i32)> {
    let groups = groups(&read(position), player);
    groups.into_iter().filter(|classes| classes.len() == 1).flatten().collect()
}

/// The player whose stone lies on a cell.
pub(crate) fn stone(position: &str, name: &str) -> Option<char> {
    read(position).stones.get(&cell(name)).copied()
}

/// Whether two cells hold stones of one player that are joined directly, by an edge or by a link.
pub(crate) fn joined(position: &str, one: &str, other: &str) -> bool {
    let position = read(position);
    position.stones.contains_key(&cell(one))
        && neighbours(&position, cell(one)).iter().any(|&(to, _)| to == cell(other))
}

fn winner(position: &Position) -> Option<char> {
    ['z', 'n'].into_iter().find(|&player| {
        groups(position, player).iter().any(|classes| {
            let wins = |&(east, north): &(i32, i32)| match player {
                'z' => north == 0 || east * north > 0,
                _ => east == 0 || east * north < 0,
            };
            // If a group has closed chains of two different classes, walking them one after the other, any number of
            // times, gives loops of every class.
            classes.len() > 1 || classes.iter().any(wins)
        })
    })
}

/// For each group of a player's stones, the classes of the closed chains found in it.
fn groups(position: &Position, player: char) -> Vec<BTreeSet<(i32, i32)>> {
    let mut left: BTreeSet<Place> =
        position.stones.iter().filter(|&(_, &stone)| stone == player).map(|(&cell, _)| cell).collect();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        // The places of the group's stones on an endless plane, when the group is walked from its first stone.
        let mut flat = BTreeMap::from([(first, first)]);
        let mut to_visit = vec![first];
        let mut classes = BTreeSet::new();
        while let Some(from) = to_visit.pop() {
            for (to, (east, north)) in neighbours(position, from) {
                let here = (flat[&from].0 + east, flat[&from].1 + north);
                if let Some(there) = flat.get(&to) {
                    let turns = ((here.0 - there.0) / position.size, (here.1 - there.1) / position.size);
                    if turns != (0, 0) {
                        classes.insert(turns.max((-turns.0, -turns.1)));
                    }
                } else {
                    flat.insert(to, here);
                    left.remove(&to);
                    to_visit.push(to);
                }
            }
        }
        groups.push(classes);
    }
    groups
}

/// The cells with which a stone is directly connected, each with the step to it.
fn neighbours(position: &Position, from: Place) -> Vec<(Place, (i32, i32))> {
    let steps = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (east, north)));
    let mut neighbours = Vec::new();
    for (east, north) in steps {
        let to = wrap(position, (from.0 + east, from.1 + north));
        let same = position.stones.get(&to) == position.stones.get(&from);
        let orthogonal = (east == 0) != (north == 0);
        let linked = east != 0 && north != 0 && position.links.contains(&in_order(from, to));
        if same && (orthogonal || linked) {
            neighbours.push((to, (east, north)));
        }
    }
    neighbours
}

fn wrap(position: &Position, cell: Place) -> Place {
    (cell.0.rem_euclid(position.size), cell.1.rem_euclid(position.size))
}

fn in_order(one: Place, other: Place) -> (Place, Place) {
    if one < other { (one, other) } else { (other, one) }
}

fn name(cell: Place) -> String {
    format!("{}{}", "abcdefghijklmnopqrs".as_bytes()[cell.0 as usize] as char, cell.1 + 1)
}

fn cell(name: &str) -> Place {
    let column = "abcdefghijklmnopqrs".find(&name[..1]).expect("a column");
    (column as i32, name[1..].parse::<i32>().expect("a row") - 1)
}

fn read(position: &str) -> Position {
    let fields: Vec<_> = position.split(' ').collect();
    let size = fields[0].parse().expect("the size of the board");
    let mut stones = BTreeMap::new();
    for (row, line) in (0..size).rev().zip(fields[1].split('/')) {
        for (column, stone) in (0..size).zip(expand(line)) {
            if stone != '.' {
                stones.insert((column, row), stone);
            }
        }
    }
    let links = fields[3].split(',').filter_map(|link| link.split_once('-')).filter(|(from, _)| !from.is_empty());
    let links = links.map(|(from, to)| (cell(from), cell(to))).collect();
    Position { size, stones, to_move: fields[2].chars().next().expect("the player to move"), links }
}

fn write(position: &Position) -> String {
    let square = |column, row| position.stones.get(&(column, row)).copied().unwrap_or('.');
    let row = |row| compress(&(0..position.size).map(|column| square(column, row)).collect::<Vec<_>>());
    let rows: Vec<_> = (0..position.size).rev().map(row).collect();
    let mut links: Vec<_> = position.links.iter().map(|&(from, to)| format!("{}-{}", name(from), name(to))).collect();
    links.sort();
    let links = if links.is_empty() { "-".to_owned() } else { links.join(",") };
    format!("{} {} {} {links}", position.size, rows.join("/"), position.to_move)
}
