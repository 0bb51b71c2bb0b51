//! Moves and positions of ZeN in notation.

use super::super::error::Faults;
use super::super::text::{fields, read_number, read_player, read_rows, write_row};
use super::super::{Fault, Field, Kind, NotationError, Player, PositionError, Square, quoted};
use super::faults::{Impossible, Unreadable};
use super::geometry::{Diagonal, Size};
use super::illegal;
use super::links::Diagonals;
use super::names::{PASS, link_text};
use super::position::{Move, Position};

/// Reads a move; a link's ends may come in either order.
pub(super) fn read_move(size: Size, text: &str) -> Result<Move, NotationError> {
    let unreadable = || {
        let last = Square::new(size.get() - 1, size.get() - 1);
        NotationError::new(text, Unreadable::Form { last })
    };
    if text == PASS {
        return Ok(Move::Pass);
    }
    if let Some(cell) = read_square(size, text).and_then(|square| size.cell(square)) {
        return Ok(Move::Drop(cell));
    }
    let [from, to] = read_ends(size, text).ok_or_else(unreadable)?;
    illegal::diagonal(size, from, to)
        .map(Move::Link)
        .map_err(|reason| NotationError::new(text, Unreadable::NoLink(reason)))
}

/// The position string.
pub(super) fn write_position(position: &Position) -> String {
    let links = position.made_links().map(|link| [link.from, link.to]);
    write_fields(position.size, |square| position.stone(square), position.to_move, links)
}

/// Writes the fields of a position string, also of a position that can't be.
pub(super) fn write_fields(
    size: Size,
    stone: impl Fn(Square) -> Option<Player>,
    to_move: Player,
    links: impl Iterator<Item = [Square; 2]>,
) -> String {
    let side = size.get();
    let mut text = format!("{side} ");
    for row in (0..side).rev() {
        write_row(&mut text, side, |column| {
            stone(Square::new(column, row)).map(|player| Kind::Torus.player_letter(player))
        });
        text.push(if row == 0 { ' ' } else { '/' });
    }
    text.push(Kind::Torus.player_letter(to_move));
    text.push(' ');
    let mut links: Vec<_> = links.map(link_text).collect();
    links.sort_unstable();
    text.push_str(if links.is_empty() { "-" } else { "" });
    text.push_str(&links.join(","));
    text
}

/// Reads a position string; links may come in any order, and their ends too.
pub(super) fn read_position(text: &str) -> Result<Position, PositionError> {
    let [size, rows, to_move, links] = fields(Kind::Torus, text)?;
    let mut faults = Faults::default();
    let Some(size) = read_number(size).and_then(Size::new) else {
        let field = Field::Size { least: Size::MIN.get(), most: Size::MAX.get() };
        faults.push(Fault::Field { field, found: quoted(size) });
        read_player(Kind::Torus, to_move, &mut faults);
        return faults.into_result(Position::empty_board(Size::default()));
    };
    let mut position = Position::empty_board(size);
    read_stones(&mut position, rows, &mut faults);
    let all_rows = faults.is_empty();
    let to_move = read_player(Kind::Torus, to_move, &mut faults);
    let links = read_links(&position, links, all_rows, &mut faults);
    faults.into_result(())?;

    for diagonal in links.iter().map(Diagonal::from_index) {
        let ([end, _], _) = size.ends(diagonal);
        if let Some(player) = position.stones[end.index()] {
            position.put_link(diagonal, player);
        }
    }
    if to_move == Some(Player::Two) {
        position.pass_turn();
    }
    Ok(position)
}

/// Puts the stones of all rows that can be read on an empty board.
fn read_stones(position: &mut Position, text: &str, faults: &mut Faults) {
    let side = position.size.get();
    let width = usize::from(side);
    let player = |letter: char| Kind::Torus.player_from_letter(letter.encode_utf8(&mut [0; 4]));
    let is_stone = |letter| player(letter).is_some();
    read_rows(text, width, width, faults, is_stone, |column, row, letter| {
        let square = Square::new(column as u8, side - 1 - row as u8);
        if let (Some(cell), Some(player)) = (position.size.cell(square), player(letter)) {
            position.put_stone(cell, player);
        }
    });
}

/// Reads the links of a position. Whether each joins two stones of one colour is checked only if `all_rows` could be
/// read.
fn read_links(position: &Position, field: &str, all_rows: bool, faults: &mut Faults) -> Diagonals {
    let size = position.size;
    let mut links = Diagonals::EMPTY;
    let most = size.cells();
    if field.split(',').count() > most {
        faults.push(Fault::Impossible(Impossible::TooManyLinks { most }.into()));
        return links;
    }
    for text in field.split(',').filter(|_| field != "-") {
        let Some([from, to]) = read_ends(size, text) else {
            faults.push(Fault::Field { field: Field::Link, found: quoted(text) });
            continue;
        };
        let diagonal = match illegal::diagonal(size, from, to) {
            Ok(diagonal) => diagonal,
            Err(reason) => {
                faults.push(Fault::Impossible(Impossible::NoLink { ends: [from, to], reason }.into()));
                continue;
            }
        };
        let ends = size.end_squares(diagonal);
        let (crossing, ([one, other], _)) = (diagonal.crossing(), size.ends(diagonal));
        let owner = position.stones[one.index()];
        let joins = owner.is_some() && owner == position.stones[other.index()];
        faults.require(joins || !all_rows, || Impossible::NotJoined { ends });
        faults.require(!links.contains(diagonal.index()), || Impossible::Twice { ends });
        let crossing_links = || Impossible::Crossing { links: [size.end_squares(crossing), ends] };
        faults.require(!links.contains(crossing.index()), crossing_links);
        links.insert(diagonal.index());
    }
    links
}

fn read_ends(size: Size, text: &str) -> Option<[Square; 2]> {
    let (from, to) = text.split_once('-')?;
    Some([read_square(size, from)?, read_square(size, to)?])
}

fn read_square(size: Size, text: &str) -> Option<Square> {
    let letter = text.chars().next()?;
    let column = u8::try_from(letter).ok()?.checked_sub(b'a')?;
    let row = read_number(&text[letter.len_utf8()..])?.checked_sub(1)?;
    let square = Square::new(column, row);
    size.cell(square).map(|_| square)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Notation;
    use crate::games::torus::Options;

    #[test]
    fn a_board_has_at_most_as_many_links_as_cells() {
        let links = "a1-b2,a1-c3,a2-b3,a2-c1,a3-b1,a3-c2,b1-c2,b2-c3,b3-c1";
        let is_too_many = |links: &str| {
            let read = Position::parse(&format!("3 zzz/zzz/zzz n {links}"), &Options::default());
            let too_many = Fault::Impossible(Impossible::TooManyLinks { most: 9 }.into());
            read.is_err_and(|error| error.faults().contains(&too_many))
        };
        assert!(!is_too_many(links));
        assert!(is_too_many(&format!("{links},b3-c1")));
    }
}
