//! Enso as its rulebook describes it.

use super::{EIGHT_DIRECTIONS, Place, compress, expand};
use std::collections::BTreeMap;

const SIDE: i32 = 6;

/// The stones, by column and row counted from 1.
type Stones = BTreeMap<Place, char>;

pub(crate) fn legal_moves(position: &str, _variant: &str) -> Vec<String> {
    let (stones, to_move) = read(position);
    if enso_winner(&stones, to_move).is_some() { Vec::new() } else { moves(&stones, to_move) }
}

pub(crate) fn play(position: &str, mv: &str) -> String {
    let (mut stones, to_move) = read(position);
    let (from, to) = mv.split_once(['-', 'x']).expect("a move");
    stones.remove(&square(from));
    stones.insert(square(to), to_move);
    write(&stones, opponent(to_move))
}

pub(crate) fn status(position: &str, _variant: &str) -> String {
    let (stones, to_move) = read(position);
    if let Some(winner) = enso_winner(&stones, to_move) {
        format!("win {winner}")
    } else if moves(&stones, to_move).is_empty() {
        format!("win {}", opponent(to_move))
    } else {
        "ongoing".to_owned()
    }
}

/// The squares of the enso stones of either colour.
pub(crate) fn enso_stones(position: &str) -> Vec<String> {
    let (stones, _) = read(position);
    stones.keys().filter(|&&place| is_enso(&stones, place)).map(|&place| name(place)).collect()
}

/// The squares of the stones with nothing beside them.
pub(crate) fn isolated_stones(position: &str) -> Vec<String> {
    let (stones, _) = read(position);
    stones.keys().filter(|&&place| beside(&stones, place).is_empty()).map(|&place| name(place)).collect()
}

/// The squares of the enemies beside the stone on a square.
pub(crate) fn enemies_beside(position: &str, of: &str) -> Vec<String> {
    let (stones, _) = read(position);
    let own = stones[&square(of)];
    beside(&stones, square(of)).into_iter().filter(|place| stones[place] != own).map(name).collect()
}

/// The triple that grows with every move: captures made, stones beside an enemy, isolated stones.
pub(crate) fn progress(position: &str) -> (usize, usize, usize) {
    let (stones, _) = read(position);
    let beside_an_enemy = |&&place: &&Place| beside(&stones, place).iter().any(|other| stones[other] != stones[&place]);
    (32 - stones.len(), stones.keys().filter(beside_an_enemy).count(), isolated_stones(position).len())
}

fn moves(stones: &Stones, to_move: char) -> Vec<String> {
    let mut moves = Vec::new();
    for (&from, &stone) in stones {
        if stone != to_move {
            continue;
        }
        let neighbours = beside(stones, from);
        if neighbours.is_empty() {
            continue;
        }
        let must_capture = neighbours.iter().any(|place| stones[place] != to_move);
        let mut others = stones.clone();
        others.remove(&from);
        for direction in EIGHT_DIRECTIONS {
            let mut to = step(from, direction);
            while on_board(to) && !stones.contains_key(&to) {
                let there = beside(&others, to);
                let good = there.is_empty() || there.iter().any(|place| others[place] != to_move);
                if !must_capture && good {
                    moves.push(format!("{}-{}", name(from), name(to)));
                }
                to = step(to, direction);
            }
            if must_capture && on_board(to) && stones[&to] != to_move {
                moves.push(format!("{}x{}", name(from), name(to)));
            }
        }
    }
    moves.sort();
    moves
}

/// The player who wins by an enso stone; if both have one, the player who has just moved.
fn enso_winner(stones: &Stones, to_move: char) -> Option<char> {
    let has_enso = |player| stones.iter().any(|(&place, &stone)| stone == player && is_enso(stones, place));
    [opponent(to_move), to_move].into_iter().find(|&player| has_enso(player))
}

fn is_enso(stones: &Stones, place: Place) -> bool {
    EIGHT_DIRECTIONS.iter().all(|&direction| {
        let neighbour = step(place, direction);
        on_board(neighbour) && !stones.contains_key(&neighbour)
    })
}

/// The occupied neighbours of a square.
fn beside(stones: &Stones, place: Place) -> Vec<Place> {
    let mut places: Vec<_> = EIGHT_DIRECTIONS.iter().map(|&direction| step(place, direction)).collect();
    places.retain(|neighbour| stones.contains_key(neighbour));
    places.sort_unstable();
    places
}

fn opponent(player: char) -> char {
    if player == 'b' { 'w' } else { 'b' }
}

fn step(place: Place, direction: (i32, i32)) -> Place {
    (place.0 + direction.0, place.1 + direction.1)
}

fn on_board(place: Place) -> bool {
    (1..=SIDE).contains(&place.0) && (1..=SIDE).contains(&place.1)
}

fn name(place: Place) -> String {
    format!("{}{}", " abcdef".as_bytes()[place.0 as usize] as char, place.1)
}

fn square(name: &str) -> Place {
    let column = " abcdef".find(&name[..1]).expect("a column");
    (column as i32, name[1..].parse().expect("a row"))
}

fn read(position: &str) -> (Stones, char) {
    let (rows, to_move) = position.split_once(' ').expect("two fields");
    let mut stones = Stones::new();
    for (row, line) in (1..=SIDE).rev().zip(rows.split('/')) {
        for (column, stone) in (1..=SIDE).zip(expand(line)) {
            if stone != '.' {
                stones.insert((column, row), stone);
            }
        }
    }
    (stones, to_move.chars().next().expect("the player to move"))
}

fn write(stones: &Stones, to_move: char) -> String {
    let square = |column, row| stones.get(&(column, row)).copied().unwrap_or('.');
    let row = |row| compress(&(1..=SIDE).map(|column| square(column, row)).collect::<Vec<_>>());
    format!("{} {to_move}", (1..=SIDE).rev().map(row).collect::<Vec<_>>().join("/"))
}
