//! Notation and position strings.

use super::Variant;
use super::faults::{Impossible, Unreadable};
use super::geometry::{self, Index, SIZE, SQUARES, bit};
use super::position::{Move, PAWNS, Position};
use crate::games::error::Faults;
use crate::games::text::{fields, read_player, read_rows, split_move, write_row};
use crate::games::{Fault, Field, Kind, NotationError, Piece, Player, PositionError, Rules, quoted};

const ZEN_LETTER: char = 'z';

pub(super) fn write(position: &Position) -> String {
    write_fields(|square| position.piece_at(square), position.to_move, position.forbidden)
}

/// Writes the fields of a position string, also of a position that can't be.
pub(super) fn write_fields(
    piece_at: impl Fn(Index) -> Option<Piece>,
    to_move: Player,
    forbidden: Option<Index>,
) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        write_row(&mut text, SIZE, |column| {
            piece_at(row * SIZE + column).map(|piece| match piece {
                Piece::Pawn(player) => Kind::Zen.player_letter(player),
                _ => ZEN_LETTER,
            })
        });
        if row > 0 {
            text.push('/');
        }
    }
    text.push(' ');
    text.push(Kind::Zen.player_letter(to_move));
    text.push(' ');
    match forbidden {
        Some(square) => text.push_str(&geometry::name(square)),
        None => text.push('-'),
    }
    text
}

pub(super) fn parse(text: &str, variant: Variant) -> Result<Position, PositionError> {
    let [rows, player, forbidden] = fields(Kind::Zen, text)?;
    let mut faults = Faults::default();
    let mut pawns = [0; 2];
    let mut zens = Vec::new();
    let size = usize::from(SIZE);
    let white = Kind::Zen.player_letter(Player::One);
    let black = Kind::Zen.player_letter(Player::Two);
    read_rows(
        rows,
        size,
        size,
        &mut faults,
        |letter| [white, black, ZEN_LETTER].contains(&letter),
        |column, row, letter| {
            let square = ((size - 1 - row) * size + column) as u8;
            if letter == ZEN_LETTER {
                zens.push(square);
            } else {
                pawns[usize::from(letter == black)] |= bit(square);
            }
        },
    );
    let board_read = faults.is_empty();
    let to_move = read_player(Kind::Zen, player, &mut faults);
    let forbidden = if forbidden == "-" {
        None
    } else {
        let square = geometry::read_name(forbidden);
        if square.is_none() {
            faults.push(Fault::Field { field: Field::ForbiddenSquare, found: quoted(forbidden) });
        }
        square
    };
    if board_read {
        require_possible(&mut faults, pawns, &zens, to_move, forbidden);
    }
    let position = Position::with(pawns, zens.first().copied(), to_move.unwrap_or(Player::One), forbidden, variant);
    faults.into_result(position)
}

fn require_possible(
    faults: &mut Faults,
    pawns: [u128; 2],
    zens: &[u8],
    to_move: Option<Player>,
    forbidden: Option<u8>,
) {
    for player in Player::BOTH {
        let count = pawns[player.index()].count_ones();
        faults.require(count <= PAWNS, || Impossible::TooManyPawns { player, count });
        let may_have_none = to_move.is_none_or(|to_move| to_move == player);
        faults.require(count > 0 || may_have_none, || Impossible::NoPawn { player });
    }
    faults.require(zens.len() <= 1, || Impossible::TooManyZens { count: zens.len() });
    if let Some(forbidden) = forbidden {
        match zens.first() {
            None => faults.require(false, || Impossible::NoZen { forbidden }),
            Some(&zen) => {
                let occupied = (pawns[0] | pawns[1] | bit(zen)) & bit(forbidden) != 0;
                faults.require(!occupied, || Impossible::Occupied { forbidden });
                let in_line = geometry::line_between(zen, forbidden).is_some();
                faults.require(occupied || in_line, || Impossible::NotInLine { forbidden, zen });
            }
        }
    }
}

pub(super) fn move_text(position: &Position, mv: Move) -> String {
    let Move::Go { from, to } = mv else {
        return "pass".to_owned();
    };
    let prefix = if position.zen == Some(from) { "Z:" } else { "" };
    let sign = if captures(position, from, to) { 'x' } else { '-' };
    format!("{prefix}{}{sign}{}", geometry::name(from), geometry::name(to))
}

/// Whether the piece on `from` would capture something on `to`.
fn captures(position: &Position, from: u8, to: u8) -> bool {
    let enemies = position.pawns[position.to_move().other().index()];
    usize::from(to) < SQUARES && (enemies & bit(to) != 0 || position.zen == Some(to)) && from != to
}

pub(super) fn parse_move(position: &Position, text: &str) -> Result<Move, NotationError> {
    if text == "pass" {
        return Ok(Move::Pass);
    }
    let error = |reason: Unreadable| NotationError::new(text, reason);
    let (is_zen, squares) = text.strip_prefix("Z:").map_or((false, text), |rest| (true, rest));
    let sign = if squares.contains('x') { 'x' } else { '-' };
    let (from, to) = split_move(squares, sign, Unreadable::Form)?;
    let from = read_square(from, text)?;
    let to = read_square(to, text)?;
    if is_zen && position.zen != Some(from) {
        return Err(error(match position.zen {
            Some(zen) => Unreadable::ZenElsewhere { zen, square: from },
            None => Unreadable::ZenCaptured,
        }));
    }
    if !is_zen && position.zen == Some(from) {
        return Err(error(Unreadable::ZenUnmarked { square: from }));
    }
    let captures = captures(position, from, to);
    let is_own = position.pawns[position.to_move().index()] & bit(to) != 0;
    if captures && sign == '-' {
        return Err(error(Unreadable::Capture { from, to }));
    }
    if !captures && !is_own && sign == 'x' {
        return Err(error(Unreadable::NothingToCapture { square: to }));
    }
    Ok(Move::Go { from, to })
}

/// Reads the name of a square in a move.
fn read_square(name: &str, mv: &str) -> Result<u8, NotationError> {
    geometry::read_name(name).ok_or_else(|| NotationError::new(mv, Unreadable::NoSquare { found: quoted(name) }))
}
