//! Boards as lines of letters, as they are read along a Braille line, and figures in words.

use super::words::{apart, sentences};
use crate::games::{Board, Kind, Piece, Square};
use crate::texts::figure::Plan;
use crate::texts::{Phrase, Text};

/// What stands on a square: the letters of the piece ([`Kind::piece_letters`]), of a stack from the top down with `/`
/// between; nothing of an empty square. `stack` are the pieces from bottom to top.
#[must_use]
pub fn square_in_letters(kind: Kind, stack: &[Piece]) -> String {
    let letters: Vec<_> = stack.iter().rev().map(|&piece| kind.piece_letters(piece)).collect();
    letters.join("/")
}

/// The squares of a row from the left, each as its letters, and `.` for an empty square.
#[must_use]
pub fn row_in_letters(kind: Kind, board: &Board, row: u8) -> String {
    let square = |column| {
        let letters = square_in_letters(kind, board.stack(Square::new(column, row)));
        if letters.is_empty() { ".".to_owned() } else { letters }
    };
    (0..board.columns()).map(square).collect::<Vec<_>>().join(" ")
}

/// A figure: its rows from the farthest on, each with its name, then the links, what is marked, and the arrows.
#[must_use]
pub fn plan(plan: &Plan) -> Text {
    let Plan { kind, board, winning, marks, arrows, rows, .. } = plan;
    let row = |(row, name): (u8, &String)| format!("{name}: {}.", row_in_letters(*kind, board, row));
    let rows: Vec<_> = (0..).zip(rows).collect::<Vec<_>>().into_iter().rev().map(row).collect();
    let name = |square| apart(&plan.square_name(square));
    let names = |squares: &[Square]| squares.iter().map(|&square| name(square)).collect::<Vec<_>>().join(", ");
    let mut said: Vec<Text> = vec![Phrase::DescriptionPlan { rows: rows.join(" ").into() }.into()];
    let links: Vec<_> = board.links().iter().map(|link| format!("{} – {}", name(link.from), name(link.to))).collect();
    if !links.is_empty() {
        said.push(Phrase::DescriptionPlanLinks { links: links.join(", ").into() }.into());
    }
    if !winning.is_empty() {
        said.push(Phrase::DescriptionPlanWinning { squares: names(winning).into() }.into());
    }
    if !marks.is_empty() {
        said.push(Phrase::DescriptionPlanMarked { squares: names(marks).into() }.into());
    }
    for arrow in arrows {
        let from = name(arrow.from).into();
        said.push(match arrow.to {
            Some(to) => Phrase::DescriptionPlanArrow { from, to: name(to).into() }.into(),
            None => Phrase::DescriptionPlanArrowOff { from }.into(),
        });
    }
    sentences(said)
}
