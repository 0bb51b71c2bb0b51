//! Enso's position strings and notation.

use super::bits::{self, SIZE};
use super::faults::{Impossible, STONES, Unreadable};
use super::position::{Move, Position};
use crate::games::error::Faults;
use crate::games::{Kind, NotationError, Player, PositionError, Square, text};

pub(super) fn parse(text: &str) -> Result<Position, PositionError> {
    let [rows, player] = text::fields(Kind::Enso, text)?;
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
        let count = stones[player.index()].count_ones();
        faults.require(count <= STONES, || Impossible::TooManyStones { player, count });
    }
    if let Some(player) = to_move.map(Player::other) {
        faults.require(stones[player.index()] != 0, || Impossible::NoStone { player });
    }
    faults.into_result(Position::new(stones, to_move.unwrap_or(Player::One)))
}

pub(super) fn write(position: &Position) -> String {
    write_fields(|square| position.stone(square), position.to_move)
}

/// Writes the fields of a position string, also of a position that can't be.
pub(super) fn write_fields(stone: impl Fn(Square) -> Option<Player>, to_move: Player) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        text::write_row(&mut text, SIZE, |column| {
            stone(Square::new(column, row)).map(|player| Kind::Enso.player_letter(player))
        });
        text.push(if row > 0 { '/' } else { ' ' });
    }
    text.push(Kind::Enso.player_letter(to_move));
    text
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, NotationError> {
    let captures = text.contains('x');
    let (from, to) = text::split_move(text, if captures { 'x' } else { '-' }, Unreadable::Form)?;
    let (Some(from), Some(to)) = (read_square(from), read_square(to)) else {
        return Err(NotationError::new(text, Unreadable::Form));
    };
    let mv = Move { from, to, captures };
    // The notation says whether the move captures; that must agree with the board.
    let enemy = position.stone(to) == Some(position.to_move.other());
    if captures == enemy {
        Ok(mv)
    } else {
        let meant = Move { captures: enemy, ..mv };
        Err(NotationError::new(text, if enemy { Unreadable::Capture(meant) } else { Unreadable::NoCapture(meant) }))
    }
}

fn read_square(name: &str) -> Option<Square> {
    let &[column, row] = name.as_bytes() else { return None };
    let square = Square::new(column.checked_sub(b'a')?, row.checked_sub(b'1')?);
    bits::on_board(square).then_some(square)
}
