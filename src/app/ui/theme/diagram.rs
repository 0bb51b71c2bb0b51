//! Diagrams: small boards of the rules, drawn from text, and small pictures of positions.

use crate::app::ui::games;
use crate::app::ui::theme::{self, drawings};
use crate::games::{Board as Position, Kind, Piece, Square};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Label, Painter, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};

/// The side of a square, in points.
const CELL: f32 = 30.0;

/// The margin for the names of rows and columns, in points.
const MARGIN: f32 = 26.0;

/// Draws a diagram of this game's rules: a board with pieces, or stones and links with text beside them.
pub(crate) fn show(ui: &mut Ui, kind: Kind, text: &str) {
    match Board::read(text) {
        Some(board) => board.show(ui, kind),
        None => stones(ui, kind, text),
    }
}

/// A board and the lines between its squares.
fn field(painter: &Painter, kind: Kind, board: Rect, [columns, rows]: [usize; 2], width: f32) {
    let ground = games::of(kind).ground;
    let line = Stroke::new(width, ground.lerp_to_gamma(Color32::BLACK, 0.45));
    painter.rect(board, CornerRadius::ZERO, ground, line, StrokeKind::Outside);
    let cell = board.width() / columns as f32;
    for number in 1..columns {
        painter.vline(board.min.x + number as f32 * cell, board.y_range(), line);
    }
    for number in 1..rows {
        painter.hline(board.x_range(), board.min.y + number as f32 * cell, line);
    }
}

/// A position as a small picture in the middle of a rectangle.
pub(crate) fn picture(painter: &Painter, rect: Rect, kind: Kind, position: &Position) {
    let [columns, rows] = [position.columns(), position.rows()].map(usize::from);
    let cell = (rect.width() / columns as f32).min(rect.height() / rows as f32);
    let board = Rect::from_center_size(rect.center(), vec2(columns as f32, rows as f32) * cell);
    field(painter, kind, board, [columns, rows], 0.5);
    let middle = |square: Square| {
        let (column, row) = (f32::from(square.column) + 0.5, f32::from(square.row) + 0.5);
        board.left_bottom() + vec2(column, -row) * cell
    };
    for link in position.links() {
        let (from, to) = (middle(link.from), middle(link.to));
        // A link over the edge is left out: it would run across the whole board.
        if from.distance(to) < 2.0 * cell {
            painter.line_segment([from, to], Stroke::new((cell * 0.3).max(1.0), theme::DARK));
        }
    }
    for square in position.squares() {
        let (at, radius) = (middle(square), cell * 0.42);
        match position.top(square) {
            None => {}
            Some(Piece::Zen) => {
                painter.circle_filled(at, radius, theme::RED);
            }
            Some(Piece::Symbol(player, symbol)) => {
                let tile = Rect::from_center_size(at, Vec2::splat(cell));
                drawings::piece(painter, tile, kind, player, Some(symbol));
            }
            Some(Piece::Pawn(player) | Piece::Stone(player)) => drawings::dot(painter, at, radius, kind, player),
        }
    }
}

/// A board: rows that begin with their name, and under them the names of the columns.
#[derive(PartialEq, Debug)]
struct Board<'a> {
    rows: Vec<Vec<&'a str>>,
    columns: Vec<&'a str>,
}

impl<'a> Board<'a> {
    /// Reads a board; `None` for a text of another form.
    fn read(text: &'a str) -> Option<Self> {
        let mut rows: Vec<Vec<_>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        let columns = rows.pop()?;
        let is_board = rows.len() > 1 && rows.iter().all(|row| row.len() == columns.len() + 1);
        is_board.then_some(Self { rows, columns })
    }

    fn show(&self, ui: &mut Ui, kind: Kind) {
        let size = vec2(self.columns.len() as f32, self.rows.len() as f32);
        // On narrow sheets the squares are smaller.
        let cell = CELL.min((ui.available_width() - MARGIN) / size.x);
        let (rect, _) = ui.allocate_exact_size(size * cell + Vec2::splat(MARGIN), Sense::hover());
        let board = Rect::from_min_size(rect.min + vec2(MARGIN, 0.0), size * cell);
        let painter = ui.painter();
        field(painter, kind, board, [self.columns.len(), self.rows.len()], 1.0);
        let middle =
            |column: usize, row: usize| board.min + (vec2(column as f32, row as f32) + Vec2::splat(0.5)) * cell;
        let name = |at: Pos2, text: &str| {
            painter.text(at, Align2::CENTER_CENTER, text, theme::text(15.0), theme::SHEET_MUTED);
        };
        for (column, text) in self.columns.iter().enumerate() {
            name(middle(column, self.rows.len()) - vec2(0.0, (cell - MARGIN) / 2.0), text);
        }
        for (row, words) in self.rows.iter().enumerate() {
            for (column, word) in words.iter().enumerate() {
                match column.checked_sub(1) {
                    None => name(board.min + vec2(-MARGIN / 2.0, (row as f32 + 0.5) * cell), word),
                    Some(column) => piece(painter, kind, middle(column, row), cell * 0.84, word),
                }
            }
        }
    }
}

/// The piece that a word stands for: a letter, and in Zener the number of a symbol; nothing for other words.
fn piece(painter: &Painter, kind: Kind, at: Pos2, size: f32, word: &str) {
    let named = games::of(kind).letters.iter().find(|(letter, _)| word.starts_with(*letter));
    match named {
        Some(&(_, Some(player))) => {
            let symbol = word.get(1..).and_then(|number| number.parse().ok());
            drawings::piece(painter, Rect::from_center_size(at, Vec2::splat(size)), kind, player, symbol);
        }
        Some((_, None)) => {
            painter.circle(at, size * 0.36, theme::RED, Stroke::new(1.5, theme::ACCENT));
        }
        None => {}
    }
}

/// Stones (`x`) and what lies between them (`-` and `\`), with text at the right.
fn stones(ui: &mut Ui, kind: Kind, text: &str) {
    let step = CELL * 0.62;
    for part in text.split("\n\n").flat_map(|part| part.split("\n \n")) {
        let lines: Vec<&str> = part.lines().collect();
        let words = lines.iter().filter_map(|line| line.get(4..)).map(str::trim).filter(|words| !words.is_empty());
        let words: Vec<&str> = words.collect();
        let size = vec2(4.0, lines.len() as f32) * step;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let place = |column: usize, row: usize| rect.min + vec2(column as f32, row as f32 + 0.5) * step;
            let link = Stroke::new(6.0, theme::DARK);
            let drawn = |row: &&str| row.chars().take(4).collect::<Vec<_>>();
            let signs: Vec<Vec<char>> = lines.iter().map(drawn).collect();
            let all = || {
                signs
                    .iter()
                    .enumerate()
                    .flat_map(|(row, signs)| signs.iter().enumerate().map(move |(column, &sign)| (column, row, sign)))
            };
            for (column, row, _) in all().filter(|&(_, _, sign)| sign == '\\') {
                let half = Vec2::splat(step);
                ui.painter().line_segment([place(column, row) - half, place(column, row) + half], link);
            }
            for (column, row, _) in all().filter(|&(_, _, sign)| sign == 'x') {
                piece(ui.painter(), kind, place(column, row), step * 1.7, "x");
            }
            ui.add(Label::new(RichText::new(words.join(" ")).font(theme::text(17.0))).wrap());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_a_name_before_each_row_and_names_below() {
        let board = Board::read("2  b .\n1  . w\n   a b\n").unwrap();
        assert_eq!(board, Board { rows: vec![vec!["2", "b", "."], vec!["1", ".", "w"]], columns: vec!["a", "b"] });
    }

    #[test]
    fn stones_beside_words_are_no_board() {
        assert_eq!(Board::read(" x-x     side by side: connected\n"), None);
        assert_eq!(Board::read(""), None);
    }
}
