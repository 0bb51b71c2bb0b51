//! Reading and writing what all position strings share: rows in which decimal numbers count empty squares.

use super::error::Faults;
use super::{Fault, Field, Kind, NotationError, Player, PositionError, RowFault, Unreadable, quoted};

/// The fields of a position string, separated by single spaces.
///
/// # Errors
/// When their number is not the one of this game.
pub(super) fn fields<const N: usize>(kind: Kind, text: &str) -> Result<[&str; N], PositionError> {
    let found = text.split(' ').count();
    let mut fields = text.split(' ');
    let fields = std::array::from_fn(|_| fields.next().unwrap_or_default());
    if found == N { Ok(fields) } else { Err(Fault::Fields { kind, found }.into()) }
}

/// Writes one row; `piece(column)` returns the letter of a square, `None` for an empty one.
pub(super) fn write_row(into: &mut String, columns: u8, piece: impl Fn(u8) -> Option<char>) {
    let mut empty = 0;
    for column in 0..columns {
        match piece(column) {
            None => empty += 1,
            Some(letter) => {
                write_run(into, empty);
                empty = 0;
                into.push(letter);
            }
        }
    }
    write_run(into, empty);
}

pub(super) fn write_run(into: &mut String, empty: u8) {
    if empty > 0 {
        into.push_str(&empty.to_string());
    }
}

/// Reads a board of single-letter pieces: calls `put(column, row_of_text, letter)` for each letter that `is_piece`
/// accepts, row by row in the order of the text. Adds every fault to `faults`.
pub(super) fn read_rows(
    text: &str,
    columns: usize,
    rows: usize,
    faults: &mut Faults,
    is_piece: impl Fn(char) -> bool,
    mut put: impl FnMut(usize, usize, char),
) {
    let found = text.split('/').count();
    if found != rows {
        faults.push(Fault::Rows { expected: rows, found });
        return;
    }
    for (row, line) in text.split('/').enumerate() {
        match read_row(line, columns, &is_piece) {
            Err(reason) => faults.push(Fault::Row { row: row + 1, reason }),
            Ok(squares) if squares.len() != columns => {
                faults.push(Fault::Width { row: row + 1, expected: columns, found: squares.len() });
            }
            Ok(squares) => {
                for (column, letter) in squares.into_iter().enumerate() {
                    if let Some(letter) = letter {
                        put(column, row, letter);
                    }
                }
            }
        }
    }
}

/// Reads a row of a board with `columns` columns. Stops at the first square beyond the board's edge, so an overlong
/// text is not read to its end.
fn read_row(line: &str, columns: usize, is_piece: impl Fn(char) -> bool) -> Result<Vec<Option<char>>, RowFault> {
    let mut squares = Vec::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next().filter(|_| squares.len() <= columns) {
        if letter.is_ascii_digit() {
            let (run, after) = read_run(rest)?;
            squares.extend(std::iter::repeat_n(None, run));
            rest = after;
        } else if is_piece(letter) {
            squares.push(Some(letter));
            rest = &rest[letter.len_utf8()..];
        } else {
            return Err(RowFault::NoPiece(quoted(&letter.to_string())));
        }
    }
    Ok(squares)
}

/// Reads the number of empty squares at the beginning of `text`, at most 99; returns it and the rest of the text.
pub(super) fn read_run(text: &str) -> Result<(usize, &str), RowFault> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let digits = &text[..end];
    match digits.parse::<usize>() {
        Ok(run @ 1..=99) if !digits.starts_with('0') => Ok((run, &text[end..])),
        _ => Err(RowFault::NoCount(quoted(digits))),
    }
}

/// A number as all of this program's texts write it: decimal, from 1 to 255, without sign or leading zero.
pub(super) fn read_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

/// Splits a move at its first separator; `looks_like` is the reason of the error if there is none.
pub(super) fn split_move(
    text: &str,
    separator: char,
    looks_like: impl Into<Unreadable>,
) -> Result<(&str, &str), NotationError> {
    text.split_once(separator).ok_or_else(|| NotationError::new(text, looks_like))
}

/// Reads the letter of the player to move in a position string.
pub(super) fn read_player(kind: Kind, text: &str, faults: &mut Faults) -> Option<Player> {
    let player = kind.player_from_letter(text);
    if player.is_none() {
        faults.push(Fault::Field { field: Field::Player(kind), found: quoted(text) });
    }
    player
}
