//! docs/rules.md §3, ZeN: one test for each paragraph, named after it.

mod loops;
mod moves;
mod notation;

use std::collections::{BTreeMap, BTreeSet};
use zen_table::games::torus::{LoopClass, Move, Options, Position, Size, WinReason};
use zen_table::games::{Notation, Outcome, Player, Rules, Square, View};

const EMPTY_11: &str = "11/11/11/11/11/11/11/11/11/11/11";

fn start(side: u8) -> Position {
    Position::start(&Options { size: Size::new(side).unwrap() })
}

fn position(text: &str) -> Position {
    match Position::parse(text, &Options::default()) {
        Ok(position) => position,
        Err(error) => panic!("{text}: {error}"),
    }
}

fn faults(text: &str) -> Vec<String> {
    let error = Position::parse(text, &Options::default()).unwrap_err();
    error.faults().iter().map(ToString::to_string).collect()
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<_> = moves.into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

fn links(position: &Position) -> Vec<String> {
    moves(position).into_iter().filter(|text| text.contains('-')).collect()
}

fn mv(position: &Position, text: &str) -> Move {
    match position.parse_move(text) {
        Ok(mv) => mv,
        Err(error) => panic!("{error}"),
    }
}

fn after(position: &Position, texts: &[&str]) -> Position {
    let mut position = position.clone();
    for text in texts {
        let mv = mv(&position, text);
        assert_eq!(position.check(mv), Ok(()), "{} {text}", position.to_text());
        position.make(mv);
    }
    position
}

fn reason(position: &Position, text: &str) -> String {
    position.check(mv(position, text)).unwrap_err().to_string()
}

fn square(text: &str) -> Square {
    let (letter, number) = text.split_at(1);
    Square::new(letter.as_bytes()[0] - b'a', number.parse::<u8>().unwrap() - 1)
}

fn names(position: &Position, squares: &[Square]) -> Vec<String> {
    squares.iter().map(|&square| position.square_name(square)).collect()
}

fn class(east: i16, north: i16) -> LoopClass {
    LoopClass::new(east, north).unwrap()
}

fn win(winner: Player, east: i16, north: i16) -> Outcome {
    Outcome::win(winner, WinReason::Loop(class(east, north)))
}

/// A xorshift generator: the same numbers on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }

    fn move_in(&mut self, position: &Position) -> Option<Move> {
        position.random_move(&mut Vec::new(), &mut |bound| self.below(bound))
    }
}

/// The links of a position as pairs of squares, in both directions.
fn linked(position: &Position) -> BTreeSet<(Square, Square)> {
    let board = position.board();
    board.links().iter().flat_map(|link| [(link.from, link.to), (link.to, link.from)]).collect()
}

/// The shortest step from one square to another over the torus: −1, 0 or 1 in each direction; `None` if they are not
/// neighbours.
fn step(side: u8, from: Square, to: Square) -> Option<(i16, i16)> {
    let side = i16::from(side);
    let difference = |from: u8, to: u8| match (i16::from(to) - i16::from(from)).rem_euclid(side) {
        0 => Some(0),
        1 => Some(1),
        back if back == side - 1 => Some(-1),
        _ => None,
    };
    Some((difference(from.column, to.column)?, difference(from.row, to.row)?))
}

/// The step from a stone to another one with which it is connected; `None` if they are not connected.
fn connection(position: &Position, from: Square, to: Square) -> Option<(i16, i16)> {
    let (east, north) = step(position.size().get(), from, to)?;
    let joined = (east == 0) != (north == 0) || east != 0 && linked(position).contains(&(from, to));
    (joined && position.stone(from).is_some() && position.stone(from) == position.stone(to)).then_some((east, north))
}

/// The class of the closed chain through these squares; `None` if they form none, or one that can be contracted to a
/// point.
fn class_round(position: &Position, squares: &[Square]) -> Option<LoopClass> {
    let side = i16::from(position.size().get());
    let (mut east, mut north) = (0, 0);
    for (index, &from) in squares.iter().enumerate() {
        let step = connection(position, from, squares[(index + 1) % squares.len()])?;
        east += step.0;
        north += step.1;
    }
    assert_eq!((east % side, north % side), (0, 0), "the chain is closed");
    LoopClass::new(east / side, north / side)
}

/// The classes of the loops that are found by laying a group out on a plane: none, one, or several independent ones.
fn classes(position: &Position, group: &[Square]) -> BTreeSet<(i16, i16)> {
    let side = i16::from(position.size().get());
    let linked = linked(position);
    let mut places = BTreeMap::from([(group[0], (0, 0))]);
    let mut todo = vec![group[0]];
    let mut classes = BTreeSet::new();
    while let Some(from) = todo.pop() {
        for &to in group {
            let Some((east, north)) = step(position.size().get(), from, to) else { continue };
            if (east == 0) == (north == 0) && !linked.contains(&(from, to)) {
                continue;
            }
            let place = (places[&from].0 + east, places[&from].1 + north);
            let known = *places.entry(to).or_insert_with(|| {
                todo.push(to);
                place
            });
            if let Some(class) = LoopClass::new((place.0 - known.0) / side, (place.1 - known.1) / side) {
                classes.insert((class.east(), class.north()));
            }
        }
    }
    assert_eq!(places.len(), group.len(), "the group is connected");
    classes
}

/// A board on which `player` is to move and has stones along a path, with links along its diagonal steps.
fn chain(side: u8, player: char, from: (u8, u8), steps: &[(i8, i8)]) -> String {
    let name = |(column, row): (u8, u8)| format!("{}{}", char::from(b'a' + column), row + 1);
    let wrap = |coordinate: u8, by: i8| (coordinate as i8 + by).rem_euclid(side as i8) as u8;
    let mut stones = BTreeSet::from([from]);
    let mut links = Vec::new();
    let mut at = from;
    for &(east, north) in steps {
        let to = (wrap(at.0, east), wrap(at.1, north));
        if east != 0 && north != 0 {
            links.push(format!("{}-{}", name(at), name(to)));
        }
        stones.insert(to);
        at = to;
    }
    let row = |row| -> String {
        let cells: String =
            (0..side).map(|column| if stones.contains(&(column, row)) { player } else { '.' }).collect();
        (1..=usize::from(side)).rev().fold(cells, |cells, run| cells.replace(&".".repeat(run), &run.to_string()))
    };
    let rows: Vec<_> = (0..side).rev().map(row).collect();
    let links = if links.is_empty() { "-".to_owned() } else { links.join(",") };
    format!("{side} {} {player} {links}", rows.join("/"))
}

/// The steps of a loop of this class, on a board where it does not touch itself.
fn steps(side: u8, east: i8, north: i8) -> Vec<(i8, i8)> {
    let length = i32::from(east.unsigned_abs().max(north.unsigned_abs()) * side);
    let at = |step: i32, turns: i8| (step * i32::from(turns) * i32::from(side)).div_euclid(length);
    (0..length)
        .map(|step| ((at(step + 1, east) - at(step, east)) as i8, (at(step + 1, north) - at(step, north)) as i8))
        .collect()
}
