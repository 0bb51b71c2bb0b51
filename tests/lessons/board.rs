//! What stands where in a position string, read without the program's rules.

use std::collections::BTreeMap;
use zen_table::games::Kind;

/// The pieces of a position string: by the name of the square, the pieces from bottom to top, in lower case where the
/// game writes a letter for each.
pub(crate) fn pieces(kind: Kind, position: &str) -> BTreeMap<String, Vec<String>> {
    let fields: Vec<&str> = position.split(' ').collect();
    let rows: Vec<&str> = fields[usize::from(kind == Kind::Torus)].split('/').collect();
    let mut pieces = BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        let mut column = 0;
        let mut rest = *row;
        while let Some(first) = rest.chars().next() {
            if first.is_ascii_digit() {
                let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
                column += rest[..digits].parse::<usize>().expect("a count of empty squares");
                rest = &rest[digits..];
                continue;
            }
            let (stack, after) = match rest.strip_prefix('[') {
                Some(inside) => inside.split_once(']').expect("the end of a stack"),
                None => rest.split_at(1),
            };
            let width = if first == '[' { 2 } else { 1 };
            let stack = stack.as_bytes().chunks(width).map(|piece| String::from_utf8_lossy(piece).into_owned());
            pieces.insert(name(kind, column, index, rows.len()), stack.collect());
            column += 1;
            rest = after;
        }
    }
    pieces
}

/// The names of all squares of a board with this number of rows and columns.
pub(crate) fn names(kind: Kind, columns: u8, rows: u8) -> Vec<String> {
    let (columns, rows) = (usize::from(columns), usize::from(rows));
    (0..rows).flat_map(|index| (0..columns).map(move |column| name(kind, column, index, rows))).collect()
}

/// The name of a square; rows are counted from the top.
fn name(kind: Kind, column: usize, index: usize, rows: usize) -> String {
    let letter = |first: u8, number: usize| char::from(first + u8::try_from(number).expect("a small board"));
    match kind {
        Kind::Zen => format!("{}{}", letter(b'A', column), rows - index),
        Kind::Enso | Kind::Torus => format!("{}{}", letter(b'a', column), rows - index),
        Kind::Zener => format!("{}{}", letter(b'A', index), column + 1),
    }
}

/// Column and row of a square of ZEN, Enso or ZeN, counted from 0.
pub(crate) fn place(square: &str) -> (i32, i32) {
    let column = square.bytes().next().expect("a column").to_ascii_lowercase() - b'a';
    (i32::from(column), square[1..].parse::<i32>().expect("a row") - 1)
}
