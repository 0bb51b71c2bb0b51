//! Charts of games against computers, one column for each, the newest on the right: how they went and at which level,
//! and how accurate the moves were; and the marks and bars of their results.

use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets;
use crate::app::ui::theme::{self, ACCENT, BACKDROP, CORNER_RADIUS, LIGHT, MUTED, PANEL_LINE, RED, WARNING};
use crate::search::Level;
use crate::session::results::{CountedGame, GameResult, Tally};
use crate::texts::Phrase;
use bevy_egui::egui::{
    Align2, CornerRadius, Painter, Pos2, Rangef, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

/// The least and the largest width of a column, in points.
const COLUMN: Rangef = Rangef { min: 14.0, max: 26.0 };

/// The height of a level in the chart, in points.
const ROW: f32 = 20.0;

/// The room on the left for numbers, in points.
const NUMBERS: f32 = 30.0;

/// The room on the right, in points.
const RIGHT: f32 = 6.0;

/// The height of the curve of accuracies, in points.
const CURVE: f32 = 72.0;

/// The radius of a mark, in points.
const MARK: f32 = 5.0;

/// The size of the numbers, in points.
const NUMBER_SIZE: f32 = 14.0;

/// Draws the mark of a result. Marks differ in their forms and not only in their colours.
pub(super) fn mark(painter: &Painter, at: Pos2, result: GameResult) {
    match result {
        GameResult::Won => _ = painter.circle_filled(at, MARK, ACCENT),
        GameResult::Drawn => _ = painter.circle_stroke(at, MARK - 1.0, Stroke::new(2.0, MUTED)),
        GameResult::Lost => {
            let stroke = Stroke::new(2.0, WARNING);
            for across in [vec2(MARK - 1.0, MARK - 1.0), vec2(MARK - 1.0, 1.0 - MARK)] {
                painter.line_segment([at - across, at + across], stroke);
            }
        }
    }
}

/// Draws a bar, from the left of a rectangle, with parts for won, drawn and lost games. The bar of the `most` games
/// would be as wide as the rectangle.
pub(super) fn bar(painter: &Painter, rect: Rect, tally: Tally, most: u64) {
    let mut left = rect.min.x;
    for (games, colour) in [(tally.won, ACCENT), (tally.drawn, MUTED), (tally.lost, RED)] {
        let width = rect.width() * (f64::from(games) / most.max(1) as f64) as f32;
        let part = Rect::from_min_size(pos2(left, rect.min.y), vec2(width, rect.height()));
        painter.rect_filled(part, CornerRadius::ZERO, colour);
        left += width;
    }
}

/// The columns of the games that there is room for.
struct Columns {
    /// The first game that is shown, and how many there are in all.
    first: usize,
    all: usize,
    left: f32,
    width: f32,
}

impl Columns {
    fn new(all: usize, range: Rangef) -> Self {
        let room = range.span().max(COLUMN.min);
        let shown = all.min((room / COLUMN.min) as usize);
        let width = (room / shown.max(1) as f32).min(COLUMN.max);
        Self { first: all - shown, all, left: range.min, width }
    }

    fn x(&self, game: usize) -> f32 {
        self.left + (game.saturating_sub(self.first) as f32 + 0.5) * self.width
    }

    /// The game that is shown nearest to this place.
    fn game(&self, x: f32) -> usize {
        let column = ((x - self.left) / self.width).max(0.0) as usize;
        (self.first + column).min(self.all.saturating_sub(1))
    }
}

/// How many of so many games a chart over the whole width shows.
pub(super) fn games_shown(ui: &Ui, all: usize) -> usize {
    let range = Rangef::new(NUMBERS, ui.available_width() - RIGHT);
    all - Columns::new(all, range).first
}

/// Shows how the games went, each at the height of its level; `chosen` is marked. Returns the game that was clicked, or
/// with a key the one before the chosen one.
pub(super) fn levels(ui: &mut Ui, label: Phrase, games: &[CountedGame], chosen: usize) -> Option<usize> {
    // A file may name a level that there is not.
    let level = |game: &CountedGame| game.level.min(Level::HIGHEST.number());
    // All levels of the games, also of those for which there is no room, so that the height stays the same.
    let lowest = games.iter().map(level).min().unwrap_or_default();
    let highest = games.iter().map(level).max().unwrap_or_default();
    let rows = f32::from(highest - lowest) + 1.0;
    let size = vec2(ui.available_width(), (rows * ROW + 8.0).max(theme::TOUCH_SIZE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let (enabled, name) = (ui.is_enabled(), ui.localise(label.clone()));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
    let inner = field(ui, rect);
    let columns = Columns::new(games.len(), inner.x_range());
    let y = |level: u8| inner.center().y + (f32::from(highest - lowest) / 2.0 - f32::from(level - lowest)) * ROW;
    for number in lowest..=highest {
        guide(ui.painter(), rect, inner, y(number), number.to_string());
    }
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    for (index, game) in games.iter().enumerate().skip(columns.first) {
        let at = pos2(columns.x(index), y(level(game)));
        if index == chosen {
            let around = Rect::from_center_size(at, vec2(2.0 * MARK + 5.0, 2.0 * MARK + 5.0));
            painter.rect_stroke(around, CornerRadius::same(3), Stroke::new(1.5, LIGHT), StrokeKind::Middle);
        }
        mark(&painter, at, game.result);
    }
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, label, &response);
    if !response.clicked() {
        return None;
    }
    Some(match response.interact_pointer_pos() {
        Some(pointer) => columns.game(pointer.x),
        None if chosen > columns.first => chosen - 1,
        None => games.len().saturating_sub(1),
    })
}

/// Shows how accurate the moves of the reviewed games were, in the columns that the games have in the other chart.
pub(super) fn accuracies(ui: &mut Ui, games: &[CountedGame]) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), CURVE), Sense::hover());
    let inner = field(ui, rect);
    let columns = Columns::new(games.len(), inner.x_range());
    let shown = games.iter().enumerate().skip(columns.first);
    let known: Vec<(usize, u8)> = shown.filter_map(|(index, game)| Some((index, game.accuracy?))).collect();
    let least = known.iter().map(|&(_, percent)| percent).min().unwrap_or(0);
    // The lower edge is a quarter, so that small differences are seen and the chart seldom changes its scale.
    let floor = least.min(99) / 25 * 25;
    let range = Rangef::new(inner.min.y + 12.0, inner.max.y - 12.0);
    let y = |percent: u8| {
        let share = f32::from(percent.saturating_sub(floor)) / f32::from(100 - floor);
        range.max - share * range.span()
    };
    for percent in [floor, 100] {
        guide(ui.painter(), rect, inner, y(percent), percent.to_string());
    }
    let points: Vec<Pos2> = known.iter().map(|&(index, percent)| pos2(columns.x(index), y(percent))).collect();
    let painter = ui.painter();
    for &point in &points {
        painter.circle_filled(point, 3.0, ACCENT);
    }
    painter.add(Shape::line(points, Stroke::new(2.0, ACCENT)));
}

/// Fills the field of a chart, and returns the part of it without the numbers on the left.
fn field(ui: &Ui, rect: Rect) -> Rect {
    ui.painter().rect_filled(rect, CornerRadius::same(CORNER_RADIUS), BACKDROP);
    Rect::from_min_max(rect.min + vec2(NUMBERS, 0.0), rect.max - vec2(RIGHT, 0.0))
}

/// Draws a line over the field with its number on the left.
fn guide(painter: &Painter, rect: Rect, inner: Rect, y: f32, number: String) {
    painter.hline(inner.x_range(), y, Stroke::new(1.0, PANEL_LINE.gamma_multiply(0.6)));
    let at = pos2(rect.min.x + NUMBERS - 5.0, y);
    painter.text(at, Align2::RIGHT_CENTER, number, theme::text(NUMBER_SIZE), MUTED);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_again_where_it_is_drawn() {
        for all in [1, 2, 7, 20, 100] {
            for room in [60.0, 220.0, 760.0] {
                let columns = Columns::new(all, Rangef::new(30.0, 30.0 + room));
                for game in columns.first..all {
                    assert_eq!(columns.game(columns.x(game)), game, "{all} games, {room} points");
                }
                assert!(columns.x(all - 1) < 30.0 + room, "the newest is always shown");
                assert_eq!((columns.game(-1e9), columns.game(1e9)), (columns.first, all - 1));
            }
        }
    }
}
