//! The rows of the move list: the turns that were played, with the variations and comments that belong to them.
//!
//! Every row has the same height, so that only those in view are laid out. A variation begins in a row of its own, and
//! so does every alternative within it, indented by its nesting.

use crate::session::variations::{Judgement, Path};
use crate::session::{Round, Turn};

/// How far a variation is indented for each variation that it stands in, and at most, in points.
const INDENT: f32 = 14.0;
const WIDEST_INDENT: f32 = 5.0 * INDENT;

/// A row of the move list.
pub(super) enum Row {
    /// Two turns of the round, the first with this index.
    Turns(usize),
    /// Moves of a variation.
    Moves {
        /// The number of the turn with which the variation begins, if it begins in this row.
        begins: String,
        /// The distance from the left, in points.
        indent: f32,
        /// The moves.
        cells: Vec<VariationCell>,
    },
    /// A comment, of which as much is shown as fits.
    Comment {
        /// The distance from the left, in points.
        indent: f32,
        /// The comment in one line.
        text: String,
    },
}

/// A move of a variation.
pub(super) struct VariationCell {
    /// The move with its judgement.
    pub(super) text: String,
    /// The position after it.
    pub(super) path: Path,
    /// The width in points.
    pub(super) width: f32,
}

impl Row {
    /// Whether a move of a variation in this row leads to a position.
    pub(super) fn shows(&self, path: &Path) -> bool {
        matches!(self, Self::Moves { cells, .. } if cells.iter().any(|cell| cell.path == *path))
    }

    /// Whether the row has turns that end after this number of plies or later.
    pub(super) fn reaches(&self, turns: &[Turn], ply: usize) -> bool {
        match self {
            Self::Turns(first) => turns[*first..].iter().take(2).any(|turn| turn.end >= ply),
            Self::Moves { .. } | Self::Comment { .. } => false,
        }
    }
}

/// The moves of a turn with their announcements and judgements.
pub(super) fn turn_text(round: &Round, turn: Turn) -> String {
    let text = |ply: usize| {
        let mark = mark(round.variations().judgement(&Path::main(ply + 1)));
        round.announced_move(ply).map(|text| text + mark)
    };
    (turn.begin..turn.end).filter_map(text).collect::<Vec<_>>().join(" ")
}

fn mark(judgement: Option<Judgement>) -> &'static str {
    judgement.map_or("", Judgement::mark)
}

/// The rows of a round whose turns these are, in a list with this width for moves, in points. `measure` says how wide a
/// move is.
pub(super) fn rows(round: &Round, turns: &[Turn], width: f32, measure: &dyn Fn(&str) -> f32) -> Vec<Row> {
    let mut rows = Vec::new();
    let variations = round.variations();
    add_comment(&mut rows, 0.0, variations.comment(&Path::main(0)));
    for first in (0..turns.len()).step_by(2) {
        rows.push(Row::Turns(first));
        if variations.is_empty() {
            continue;
        }
        for turn in turns[first..].iter().take(2) {
            for ply in turn.begin..turn.end {
                add_comment(&mut rows, 0.0, variations.comment(&Path::main(ply + 1)));
            }
        }
        for turn in turns[first..].iter().take(2) {
            for ply in turn.begin..turn.end {
                add_variations(&mut rows, round, turns, ply, width, measure);
            }
        }
    }
    add_variations(&mut rows, round, turns, round.game().len(), width, measure);
    rows
}

fn add_comment(rows: &mut Vec<Row>, indent: f32, comment: &str) {
    if !comment.is_empty() {
        let text = comment.split_whitespace().collect::<Vec<_>>().join(" ");
        rows.push(Row::Comment { indent, text });
    }
}

/// Adds what was tried after this number of plies of the round.
fn add_variations(
    rows: &mut Vec<Row>,
    round: &Round,
    turns: &[Turn],
    ply: usize,
    width: f32,
    measure: &dyn Fn(&str) -> f32,
) {
    // The path to the last move, and for each of its moves how many variations stand around it.
    let (mut path, mut nestings): (Vec<usize>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut free = 0.0;
    for mv in round.variations().branches(ply) {
        let is_first = mv.depth() > path.len();
        nestings.truncate(mv.depth() - 1);
        let around = nestings.last().copied();
        nestings.push(around.map_or(0, |around| if is_first { around } else { around + 1 }));
        if is_first {
            path.push(0);
        } else {
            path.truncate(mv.depth());
            if let Some(last) = path.last_mut() {
                *last += 1;
            }
        }
        let nesting = nestings.last().copied().unwrap_or(0);
        let indent = (nesting as f32 * INDENT).min(WIDEST_INDENT);
        let text = format!("{}{}", mv.text(), mark(mv.note().judgement));
        let cell_width = measure(&text).min(width - indent);
        let cell = VariationCell { text, path: Path::new(ply, path.clone()), width: cell_width };
        let begins = mv.depth() == 1 || !is_first;
        match rows.last_mut() {
            Some(Row::Moves { cells, .. }) if !begins && cell_width <= free => {
                cells.push(cell);
                free -= cell_width + 2.0;
            }
            _ => {
                let begins = if mv.depth() == 1 { number(turns, ply) } else { String::new() };
                rows.push(Row::Moves { begins, indent, cells: vec![cell] });
                free = width - indent - cell_width - 2.0;
            }
        }
        if !mv.note().comment.is_empty() {
            add_comment(rows, indent, &mv.note().comment);
        }
    }
}

/// The number of the row of the turn that follows this number of plies, with an ellipsis if it is the second of the
/// row.
fn number(turns: &[Turn], ply: usize) -> String {
    let turn = turns.iter().position(|turn| ply < turn.end).unwrap_or(turns.len());
    format!("{}{}", turn / 2 + 1, if turn % 2 == 0 { "" } else { "…" })
}
