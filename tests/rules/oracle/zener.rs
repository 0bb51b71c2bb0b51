//! Zener as its rulebook describes it.

use super::Place;
use std::collections::BTreeMap;

const ROWS: &str = "ABCDEFG";
const COLUMNS: i32 = 5;
const SYMBOLS: [char; 5] = ['1', '2', '3', '4', '5'];

/// The contents of a position string. A place is a column counted from 1 and a row counted from 0 at the top; a stack
/// lists its pieces from bottom to top, each as notation writes it.
struct Position {
    stacks: BTreeMap<Place, Vec<String>>,
    to_move: char,
    answer: char,
    moved: char,
}

pub(crate) fn legal_moves(position: &str, _variant: &str) -> Vec<String> {
    let position = read(position);
    let mut moves = Vec::new();
    if winner(&position).is_none() {
        for symbol in SYMBOLS {
            if position.answer == '-' && position.moved != symbol || position.answer == symbol {
                moves.extend(steps(&position, symbol));
            }
        }
    }
    moves.sort();
    moves
}

pub(crate) fn play(position: &str, mv: &str) -> String {
    let mut position = read(position);
    let (piece, to) = mv.split_once('-').expect("a step");
    let symbol = piece.chars().nth(1).expect("a symbol");
    let from = free_place(&position, piece).expect("a free piece");
    let stack = position.stacks.get_mut(&from).expect("a stack");
    stack.pop();
    if stack.is_empty() {
        position.stacks.remove(&from);
    }
    if to != "off" {
        position.stacks.entry(square(to)).or_default().push(piece.to_owned());
    }
    let was_mandatory = position.answer == symbol;
    let can_go_on = SYMBOLS.iter().any(|&other| other != symbol && is_free(&position, position.to_move, other));
    if was_mandatory && can_go_on {
        position.answer = '-';
        position.moved = symbol;
    } else {
        position.to_move = opponent(position.to_move);
        position.answer = if is_free(&position, position.to_move, symbol) { symbol } else { '-' };
        position.moved = '-';
    }
    write(&position)
}

pub(crate) fn status(position: &str, _variant: &str) -> String {
    winner(&read(position)).map_or("ongoing".to_owned(), |winner| format!("win {}", winner.to_ascii_lowercase()))
}

/// The player whose piece has left the board, or else the player whose opponent's pieces are all blocked.
fn winner(position: &Position) -> Option<char> {
    let on_the_board =
        |player: char| position.stacks.values().flatten().filter(|piece| piece.starts_with(player)).count();
    let has_left = |&player: &char| on_the_board(player) < SYMBOLS.len();
    let blocks_all = |&player: &char| !SYMBOLS.iter().any(|&symbol| is_free(position, opponent(player), symbol));
    let players = ['W', 'K'];
    players.into_iter().find(has_left).or_else(|| players.into_iter().find(blocks_all))
}

/// The steps of the piece of the player to move with this symbol; none while it is blocked.
fn steps(position: &Position, symbol: char) -> Vec<String> {
    let piece = format!("{}{symbol}", position.to_move);
    let Some((column, row)) = free_place(position, &piece) else { return Vec::new() };
    let mut steps = Vec::new();
    for to in [(column, row - 1), (column, row + 1), (column - 1, row), (column + 1, row)] {
        if on_board(to) {
            steps.push(format!("{piece}-{}", name(to)));
        }
    }
    let beyond = if position.to_move == 'W' { 0 } else { ROWS.len() as i32 - 1 };
    if row == beyond {
        steps.push(format!("{piece}-off"));
    }
    steps
}

fn is_free(position: &Position, player: char, symbol: char) -> bool {
    free_place(position, &format!("{player}{symbol}")).is_some()
}

/// The place of a piece, if nothing stands on it.
fn free_place(position: &Position, piece: &str) -> Option<Place> {
    position.stacks.iter().find(|(_, stack)| stack.last().is_some_and(|top| top == piece)).map(|(&place, _)| place)
}

fn opponent(player: char) -> char {
    if player == 'W' { 'K' } else { 'W' }
}

fn on_board(place: Place) -> bool {
    (1..=COLUMNS).contains(&place.0) && (0..ROWS.len() as i32).contains(&place.1)
}

fn name(place: Place) -> String {
    format!("{}{}", ROWS.as_bytes()[place.1 as usize] as char, place.0)
}

fn square(name: &str) -> Place {
    (name[1..].parse().expect("a column"), ROWS.find(&name[..1]).expect("a row") as i32)
}

fn read(position: &str) -> Position {
    let fields: Vec<_> = position.split(' ').collect();
    let mut stacks = BTreeMap::new();
    for (row, line) in (0..).zip(fields[0].split('/')) {
        let mut column = 1;
        let mut rest = line;
        while !rest.is_empty() {
            if let Some(after) = rest.strip_prefix('[') {
                let (stack, after) = after.split_once(']').expect("the end of a stack");
                let pieces = (0..stack.len()).step_by(2).map(|start| stack[start..start + 2].to_owned());
                stacks.insert((column, row), pieces.collect());
                column += 1;
                rest = after;
            } else {
                column += rest[..1].parse::<i32>().expect("a count of empty squares");
                rest = &rest[1..];
            }
        }
    }
    let field = |index: usize| fields[index].chars().next().expect("a field");
    Position { stacks, to_move: field(1).to_ascii_uppercase(), answer: field(2), moved: field(3) }
}

fn write(position: &Position) -> String {
    let mut rows = Vec::new();
    for row in 0..ROWS.len() as i32 {
        let mut line = String::new();
        let mut empty = 0;
        for column in 1..=COLUMNS {
            let Some(stack) = position.stacks.get(&(column, row)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                line += &empty.to_string();
                empty = 0;
            }
            line += &format!("[{}]", stack.concat());
        }
        if empty > 0 {
            line += &empty.to_string();
        }
        rows.push(line);
    }
    let to_move = position.to_move.to_ascii_lowercase();
    format!("{} {to_move} {} {}", rows.join("/"), position.answer, position.moved)
}
