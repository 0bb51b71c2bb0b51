//! A second implementation of the four games, slow and naive on purpose, written from the rulebooks alone.
//!
//! It shares no code with the program, and works on position strings and notation only. Every answer is computed anew,
//! square by square, so that a reader can compare the code with the rules. The tables of `perft` come from it.

pub(crate) mod enso;
pub(crate) mod torus;
pub(crate) mod zen;
pub(crate) mod zener;

/// The naive rules of one game; a `variant` is ZEN's (`basic`, `1`, `2`, `3`), the other games ignore it.
pub(crate) struct Oracle {
    /// Every legal move of a position, sorted; none after the game is over.
    pub(crate) legal_moves: fn(position: &str, variant: &str) -> Vec<String>,
    /// The position after a legal move.
    pub(crate) play: fn(position: &str, mv: &str) -> String,
    /// `ongoing`, `win X` or `draw`, then ` check` or ` mate`, then ` points P`, each where it applies.
    pub(crate) status: fn(position: &str, variant: &str) -> String,
}

/// ZEN L'initié.
pub(crate) const ZEN: Oracle = Oracle { legal_moves: zen::legal_moves, play: zen::play, status: zen::status };
/// Enso.
pub(crate) const ENSO: Oracle = Oracle { legal_moves: enso::legal_moves, play: enso::play, status: enso::status };
/// ZeN.
pub(crate) const TORUS: Oracle = Oracle { legal_moves: torus::legal_moves, play: torus::play, status: torus::status };
/// Zener.
pub(crate) const ZENER: Oracle = Oracle { legal_moves: zener::legal_moves, play: zener::play, status: zener::status };

impl Oracle {
    /// The number of move sequences of exactly `depth` plies; sequences that end earlier are not counted.
    pub(crate) fn perft(&self, position: &str, variant: &str, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if !(self.status)(position, variant).starts_with("ongoing") {
            return 0;
        }
        let moves = (self.legal_moves)(position, variant);
        if depth == 1 {
            return moves.len() as u64;
        }
        moves.iter().map(|mv| self.perft(&(self.play)(position, mv), variant, depth - 1)).sum()
    }
}

/// A square by column and row, counted as in each game's notation. Signed, so that steps off the board need no special
/// care.
type Place = (i32, i32);

/// The directions, counter-clockwise from east.
const EIGHT_DIRECTIONS: [(i32, i32); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// One row of a position string with `.` for every empty square.
fn expand(row: &str) -> Vec<char> {
    let mut squares = Vec::new();
    let mut digits = String::new();
    for letter in row.chars().chain([' ']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        if !digits.is_empty() {
            squares.extend(vec!['.'; digits.parse().expect("a count of empty squares")]);
            digits.clear();
        }
        if letter != ' ' {
            squares.push(letter);
        }
    }
    squares
}

/// The opposite of [`expand`].
fn compress(squares: &[char]) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for &square in squares.iter().chain([&' ']) {
        if square == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            row += &empty.to_string();
            empty = 0;
        }
        row.push(square);
    }
    row.trim_end().to_owned()
}
