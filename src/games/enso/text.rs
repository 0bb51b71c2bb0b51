//! Enso's position strings and notation.

use super::bits::{self, SIZE};
use super::position::{Move, Position};
use crate::games::error::Faults;
use crate::games::{Kind, NotationError, Player, PositionError, Square, text};

/// Stones that each player has at the start.
const STONES: u32 = 16;

const A_MOVE: &str = "a move looks like c2-f2, a capture like c1xb2";

pub(super) fn parse(text: &str) -> Result<Position, PositionError> {
    let [rows, player] = text::fields(text, "2 fields, the rows and the player to move")?;
    let mut faults = Faults::default();
    let mut stones = [0; 2];
    let letters = Player::BOTH.map(|player| Kind::Enso.player_letter(player));
    let size = usize::from(SIZE);
    text::read_rows(
        rows,
        size,
        size,
        &mut faults,
        |letter| letters.contains(&letter),
        |column, row, letter| {
            let square = Square::new(column as u8, SIZE - 1 - row as u8);
            stones[usize::from(letter == letters[1])] |= bits::bit(square);
        },
    );
    let to_move = text::read_player(Kind::Enso, player, &mut faults);
    for player in Player::BOTH {
        let (name, count) = (Kind::Enso.player_name(player), stones[player.index()].count_ones());
        faults.require(count <= STONES, || format!("{name} has {count} stones, but there are only {STONES}"));
    }
    if let Some(mover) = to_move.map(Player::other) {
        let name = Kind::Enso.player_name(mover);
        faults.require(stones[mover.index()] != 0, || format!("{name} has just moved, but has no stone"));
    }
    faults.into_result(Position::new(stones, to_move.unwrap_or(Player::One)))
}

pub(super) fn write(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        text::write_row(&mut text, SIZE, |column| {
            position.stone(Square::new(column, row)).map(|player| Kind::Enso.player_letter(player))
        });
        text.push(if row > 0 { '/' } else { ' ' });
    }
    text.push(Kind::Enso.player_letter(position.to_move));
    text
}

/// `a1` to `f6`; `?` for a square that is not on the board.
pub(super) fn square_name(square: Square) -> String {
    if bits::on_board(square) {
        format!("{}{}", char::from(b'a' + square.column), square.row + 1)
    } else {
        "?".to_owned()
    }
}

pub(super) fn move_text(mv: Move) -> String {
    let separator = if mv.captures { 'x' } else { '-' };
    format!("{}{separator}{}", square_name(mv.from), square_name(mv.to))
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, NotationError> {
    let captures = text.contains('x');
    let (from, to) = text::split_move(text, if captures { 'x' } else { '-' }, A_MOVE)?;
    let (Some(from), Some(to)) = (read_square(from), read_square(to)) else {
        return Err(NotationError::new(text, A_MOVE));
    };
    let mv = Move { from, to, captures };
    // The notation says whether the move captures; that must agree with the board.
    let enemy = position.stone(to) == Some(position.to_move.other());
    if captures == enemy {
        Ok(mv)
    } else {
        let written = move_text(Move { captures: enemy, ..mv });
        let name = square_name(to);
        Err(NotationError::new(
            text,
            if enemy {
                format!("an enemy stone stands on {name}: a capture is written {written}")
            } else {
                format!("no enemy stone stands on {name}: without a capture the move is written {written}")
            },
        ))
    }
}

fn read_square(name: &str) -> Option<Square> {
    let &[column, row] = name.as_bytes() else { return None };
    let square = Square::new(column.checked_sub(b'a')?, row.checked_sub(b'1')?);
    bits::on_board(square).then_some(square)
}
