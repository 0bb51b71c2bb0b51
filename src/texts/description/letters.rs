//! Boards as lines of letters, as they are read along a Braille line, and figures in words.

use super::words::{apart, sentences};
use crate::games::{Board, Kind, Square};
use crate::texts::figure::Plan;
use crate::texts::{Phrase, Text};

/// The squares of a row from the left: the letters of what stands there ([`Kind::piece_letters`]), of a stack from the
/// top down with `/` between, and `.` for an empty square.
#[must_use]
pub fn row_in_letters(kind: Kind, board: &Board, row: u8) -> String {
    let square = |column| {
        let stack = board.stack(Square::new(column, row)).iter().rev();
        let letters: Vec<_> = stack.map(|&piece| kind.piece_letters(piece)).collect();
        if letters.is_empty() { ".".to_owned() } else { letters.join("/") }
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
