//! Zener's position strings and notation.

use super::faults::{Impossible, Unreadable};
use super::moves::Move;
use super::piece::{Piece, SYMBOLS};
use super::position::{Position, Turn, judge};
use super::stacks::{self, COLUMNS, Place, ROWS, Stacks};
use crate::games::error::Faults;
use crate::games::{Fault, Field, Kind, NotationError, Player, PositionError, RowFault, Square, quoted, text};

/// `A1` to `G5`; `?` for a square that is not on the board.
pub(crate) fn square_name(square: Square) -> String {
    if stacks::place(square).is_some() {
        format!("{}{}", row_name(square.row), square.column + 1)
    } else {
        "?".to_owned()
    }
}

/// `A` for the top row of the board to `G` for the bottom row.
pub(crate) fn row_name(row: u8) -> char {
    char::from(b'A' + (ROWS - 1).saturating_sub(row))
}

fn read_square(name: &str) -> Option<Square> {
    let &[row, column] = name.as_bytes() else { return None };
    let square = Square::new(column.checked_sub(b'1')?, (b'A' + ROWS - 1).checked_sub(row)?);
    stacks::place(square).map(|_| square)
}

pub(super) fn move_text(mv: Move) -> String {
    let to = mv.to().map_or_else(|| "off".to_owned(), square_name);
    format!("{}-{to}", mv.piece())
}

pub(super) fn parse_move(text: &str) -> Result<Move, NotationError> {
    let (piece, to) = text::split_move(text, '-', Unreadable::Form)?;
    let to = if to == "off" { Some(None) } else { read_square(to).map(Some) };
    match (Piece::read(piece), to) {
        (Some((piece, "")), Some(to)) => Move::new(piece, to),
        _ => None,
    }
    .ok_or_else(|| NotationError::new(text, Unreadable::Form))
}

pub(super) fn write(position: &Position) -> String {
    let stack = |place| {
        let mut stack: Vec<_> = position.stacks.stack(place).collect();
        stack.reverse();
        stack
    };
    write_fields(stack, position.turn)
}

/// Writes the fields of a position string, also of a position that can't be; `stack` returns the pieces on a square
/// from bottom to top.
pub(super) fn write_fields(stack: impl Fn(Place) -> Vec<Piece>, turn: Turn) -> String {
    let mut text = String::new();
    for row in (0..ROWS).rev() {
        let mut empty = 0;
        for column in 0..COLUMNS {
            let stack = stack(row * COLUMNS + column);
            if stack.is_empty() {
                empty += 1;
                continue;
            }
            text::write_run(&mut text, std::mem::take(&mut empty));
            text.push('[');
            text.extend(stack.iter().map(Piece::to_string));
            text.push(']');
        }
        text::write_run(&mut text, empty);
        text.push(if row > 0 { '/' } else { ' ' });
    }
    let Turn { player, answer, moved } = turn;
    text.push(Kind::Zener.player_letter(player));
    for symbol in [answer, moved] {
        text.push(' ');
        text.push(if symbol == 0 { '-' } else { char::from(b'0' + symbol) });
    }
    text
}

pub(super) fn parse(text: &str) -> Result<Position, PositionError> {
    let [rows, player, answer, moved] = text::fields(Kind::Zener, text)?;
    let mut faults = Faults::default();
    let stacks = read_board(rows, &mut faults);
    let player = text::read_player(Kind::Zener, player, &mut faults);
    let answer = read_symbol(Field::Answer { symbols: SYMBOLS }, answer, &mut faults);
    let moved = read_symbol(Field::Moved { symbols: SYMBOLS }, moved, &mut faults);
    let turn = Turn { player: player.unwrap_or(Player::One), answer, moved };
    match &stacks {
        // After the last step of a game the fields about the turn may hold anything.
        Some(stacks) if judge(stacks).is_over() => {}
        _ => check_turn(stacks.as_ref().filter(|_| player.is_some()), turn, &mut faults),
    }
    faults.into_result(Position::new(stacks.unwrap_or_else(|| Stacks::new([])), turn))
}

/// Reads the rows from A to G; `None` if the board has a fault.
fn read_board(text: &str, faults: &mut Faults) -> Option<Stacks> {
    let rows = text.split('/').count();
    if rows != usize::from(ROWS) {
        faults.push(Fault::Rows { expected: usize::from(ROWS), found: rows });
        return None;
    }
    let mut pieces: Vec<(Piece, Place)> = Vec::new();
    let mut readable = true;
    for (index, (row, line)) in (0..ROWS).rev().zip(text.split('/')).enumerate() {
        match read_row(line) {
            Ok(squares) if squares.len() == usize::from(COLUMNS) => {
                for (place, stack) in (row * COLUMNS..).zip(squares) {
                    pieces.extend(stack.into_iter().map(|piece| (piece, place)));
                }
            }
            Ok(squares) => {
                faults.push(Fault::Width { row: index + 1, expected: usize::from(COLUMNS), found: squares.len() });
                readable = false;
            }
            Err(reason) => {
                faults.push(Fault::Row { row: index + 1, reason });
                readable = false;
            }
        }
    }
    let told = |times: fn(usize) -> bool| -> Vec<Piece> {
        let count = |piece| pieces.iter().filter(|&&(other, _)| other == piece).count();
        Piece::ALL.into_iter().filter(|&piece| times(count(piece))).collect()
    };
    let (missing, repeated) = (told(|times| times == 0), told(|times| times > 1));
    // Pieces that seem to be missing may be in a row that can't be read.
    let is_possible = readable && missing.len() <= 1 && repeated.is_empty();
    faults.require(!readable || missing.len() <= 1, || Impossible::Missing(missing));
    faults.require(repeated.is_empty(), || Impossible::Repeated(repeated));
    is_possible.then(|| Stacks::new(pieces))
}

/// The stacks of one row, each from bottom to top, with an empty one for each empty square. Stops at the first square
/// beyond the board's edge.
fn read_row(line: &str) -> Result<Vec<Vec<Piece>>, RowFault> {
    let mut squares = Vec::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next().filter(|_| squares.len() <= usize::from(COLUMNS)) {
        if letter.is_ascii_digit() {
            let (run, after) = text::read_run(rest)?;
            squares.extend(std::iter::repeat_n(Vec::new(), run));
            rest = after;
        } else if let Some(inside) = rest.strip_prefix('[') {
            let (stack, after) = inside.split_once(']').ok_or(RowFault::OpenStack)?;
            squares.push(read_stack(stack)?);
            rest = after;
        } else {
            return Err(RowFault::NoStackNorCount(quoted(&letter.to_string())));
        }
    }
    Ok(squares)
}

fn read_stack(text: &str) -> Result<Vec<Piece>, RowFault> {
    let fault = || RowFault::NoStack(quoted(&format!("[{text}]")));
    let mut stack = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if stack.len() == Piece::ALL.len() {
            return Err(RowFault::HighStack { most: Piece::ALL.len() });
        }
        let (piece, after) = Piece::read(rest).ok_or_else(fault)?;
        stack.push(piece);
        rest = after;
    }
    if stack.is_empty() { Err(fault()) } else { Ok(stack) }
}

/// Reads the number of a symbol, or 0 for `-`.
fn read_symbol(field: Field, text: &str, faults: &mut Faults) -> u8 {
    match text::read_number(text) {
        Some(symbol @ 1..=SYMBOLS) => symbol,
        _ if text == "-" => 0,
        _ => {
            faults.push(Fault::Field { field, found: quoted(text) });
            0
        }
    }
}

/// Adds the faults of a turn in a game that is not over. What depends on the board and the player is checked only if
/// they are known.
fn check_turn(stacks: Option<&Stacks>, turn: Turn, faults: &mut Faults) {
    faults.require(turn.answer == 0 || turn.moved == 0, || Impossible::AnswerAndMoved);
    let Some(stacks) = stacks else { return };
    if let Some(piece) = Piece::new(turn.player, turn.answer) {
        faults.require(!stacks.is_blocked(piece), || Impossible::AnswerBlocked(piece));
    }
    if let Some(piece) = Piece::new(turn.player, turn.moved) {
        faults.require(!stacks.is_blocked(piece), || Impossible::MovedBlocked(piece));
        let others = stacks.free(turn.player).without(Some(piece));
        faults.require(!others.is_empty(), || Impossible::NoFreeStep(piece));
    }
}
