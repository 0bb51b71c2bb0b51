//! Notation and position strings.

use super::Variant;
use super::geometry::{self, SIZE, SQUARES, bit};
use super::position::{Move, PAWNS, Position};
use crate::games::error::Faults;
use crate::games::text::{fields, read_player, read_rows, split_move, write_row};
use crate::games::{Fault, Kind, NotationError, Piece, Player, PositionError, Rules, quoted};

const ZEN_LETTER: char = 'z';
const LOOKS_LIKE: &str = "a move is written like K1-H4, a capture like B1xD3, the Zen's moves like Z:F6-E4";

pub(super) fn write(position: &Position) -> String {
    let mut text = String::new();
    for row in (0..SIZE).rev() {
        write_row(&mut text, SIZE, |column| {
            position.piece_at(row * SIZE + column).map(|piece| match piece {
                Piece::Pawn(player) => Kind::Zen.player_letter(player),
                _ => ZEN_LETTER,
            })
        });
        if row > 0 {
            text.push('/');
        }
    }
    text.push(' ');
    text.push(Kind::Zen.player_letter(position.to_move()));
    text.push(' ');
    match position.forbidden {
        Some(square) => text.push_str(&geometry::name(square)),
        None => text.push('-'),
    }
    text
}

pub(super) fn parse(text: &str, variant: Variant) -> Result<Position, PositionError> {
    let [rows, player, forbidden] = fields(text, "3 fields: the rows, the side to move, the forbidden square")?;
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
            faults.push(Fault::Field {
                name: "the forbidden square",
                found: quoted(forbidden),
                expected: "a square (A1 to K11) or -".to_owned(),
            });
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
        let name = Kind::Zen.player_name(player);
        faults.require(count <= PAWNS, || format!("{name} has {count} pawns, and there are only {PAWNS}"));
        faults.require(count > 0 || to_move.is_none_or(|to_move| to_move == player), || {
            format!("{name} has no pawn, so the game was over before the move that {name} is to have made last")
        });
    }
    faults.require(zens.len() <= 1, || format!("there are {} Zens, and there is only one", zens.len()));
    if let Some(square) = forbidden {
        let name = geometry::name(square);
        match zens.first() {
            None => faults.require(false, || format!("{name} is forbidden to the Zen, which is not on the board")),
            Some(&zen) => {
                let occupied = (pawns[0] | pawns[1] | bit(zen)) & bit(square) != 0;
                faults.require(!occupied, || {
                    format!("{name} is forbidden to the Zen, which has just left it, but a piece stands there")
                });
                faults.require(occupied || geometry::line_between(zen, square).is_some(), || {
                    format!("the Zen can't have come from {name} to {}: they share no line", geometry::name(zen))
                });
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
    let error = |reason: String| NotationError::new(text, reason);
    let (is_zen, squares) = text.strip_prefix("Z:").map_or((false, text), |rest| (true, rest));
    let sign = if squares.contains('x') { 'x' } else { '-' };
    let (from, to) = split_move(squares, sign, LOOKS_LIKE)?;
    let from = geometry::read_square(from, text)?;
    let to = geometry::read_square(to, text)?;
    let name = geometry::name;
    if is_zen && position.zen != Some(from) {
        return Err(error(match position.zen {
            Some(zen) => format!("the Zen stands on {}, not on {}", name(zen), name(from)),
            None => "the Zen has been captured".to_owned(),
        }));
    }
    if !is_zen && position.zen == Some(from) {
        return Err(error(format!("the Zen's moves are written with Z: before them, Z:{}…", name(from))));
    }
    let captures = captures(position, from, to);
    let is_own = position.pawns[position.to_move().index()] & bit(to) != 0;
    if captures && sign == '-' {
        return Err(error(format!("a capture is written with x: {}x{}", name(from), name(to))));
    }
    if !captures && !is_own && sign == 'x' {
        return Err(error(format!("there is nothing to capture on {}", name(to))));
    }
    Ok(Move::Go { from, to })
}
