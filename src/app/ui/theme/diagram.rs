//! Plans of boards: figures with names, marks and arrows, and small pictures of positions.

use crate::app::ui::games;
use crate::app::ui::theme::controls;
use crate::app::ui::theme::{self, drawings};
use crate::games::{Board as Position, Kind, Link, Piece, Square};
use crate::texts::description;
use crate::texts::figure::{Arrow, Plan};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, vec2,
};

/// The largest side of a square, in points.
const CELL: f32 = 44.0;

/// The smallest side to which a low window makes a square shrink, in points.
const SMALLEST_CELL: f32 = 15.0;

/// The width of the largest plan, in points.
const WIDEST: f32 = 372.0;

/// The room for the names of rows at the left and of columns below, in points.
const NAMES: f32 = 22.0;

/// How clearly the cells are drawn that are seen again beyond the edges of a board whose edges adjoin.
const BEYOND: f32 = 0.45;

/// How many squares wide and high a plan is, with what is seen beyond the edges.
fn squares(plan: &Plan) -> Vec2 {
    let beyond = f32::from(2 * games::of(plan.kind).beyond);
    vec2(f32::from(plan.board.columns()) + beyond, f32::from(plan.board.rows()) + beyond)
}

/// The size of a plan in points that fits into a column of this width and, unless its squares would be too small to be
/// told apart, of this height.
pub(crate) fn size(plan: &Plan, width: f32, height: f32) -> Vec2 {
    let squares = squares(plan);
    let wide = (width.min(WIDEST) - NAMES) / squares.x;
    let high = ((height - NAMES) / squares.y).max(SMALLEST_CELL);
    squares * wide.min(high).min(CELL) + Vec2::splat(NAMES)
}

/// The size of a plan in points that is as large as fits into this width and height, with squares of at most this side.
pub(crate) fn size_within(plan: &Plan, room: Vec2, most: f32) -> Vec2 {
    let squares = squares(plan);
    let cell = ((room.x - NAMES) / squares.x).min((room.y - NAMES) / squares.y);
    squares * cell.min(most) + Vec2::splat(NAMES)
}

/// Where a square is in a plan that is drawn as large as a rectangle allows.
pub(crate) fn place(plan: &Plan, rect: Rect, square: Square) -> Rect {
    Grid::of(plan, rect).1.square(square)
}

/// Shows a plan of this size.
pub(crate) fn show(ui: &mut Ui, plan: &Plan, size: Vec2) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    controls::say_picture(ui, &response, || description::plan(plan));
    if ui.is_rect_visible(rect) {
        draw(ui.painter(), rect, plan);
    }
}

/// Draws a plan as large as a rectangle allows: the board with its pieces, the names of its rows and columns, and what
/// is marked. Where the edges of the board adjoin, some of the other side is seen faintly beyond each.
pub(crate) fn draw(painter: &Painter, rect: Rect, plan: &Plan) {
    let (whole, grid) = Grid::of(plan, rect);
    let Grid { board, cell } = grid;
    let beyond = games::of(plan.kind).beyond;
    let sides = [plan.board.columns(), plan.board.rows()].map(usize::from);
    if beyond > 0 {
        let mut faint = painter.with_clip_rect(whole.intersect(painter.clip_rect()));
        faint.multiply_opacity(BEYOND);
        field(&faint, plan.kind, whole, sides.map(|side| side + 2 * usize::from(beyond)), 1.0);
        for [right, up] in [-1.0, 0.0, 1.0].into_iter().flat_map(|right| [-1.0, 0.0, 1.0].map(|up| [right, up])) {
            let copy = Grid { board: board.translate(vec2(right, up) * board.size()), cell };
            copy.contents(&faint, plan);
        }
    }
    field(painter, plan.kind, board, sides, 1.0);
    if beyond > 0 {
        grid.contents(&painter.with_clip_rect(board.intersect(painter.clip_rect())), plan);
    } else {
        grid.contents(painter, plan);
    }
    let font = theme::text(if cell < 20.0 { 12.0 } else { 15.0 });
    let name = |at: Pos2, text: &str| {
        painter.text(at, Align2::CENTER_CENTER, text, font.clone(), theme::SHEET_MUTED);
    };
    for (column, text) in (0..).zip(&plan.columns) {
        name(Pos2::new(grid.middle(Square::new(column, 0)).x, whole.max.y + NAMES / 2.0), text);
    }
    for (row, text) in (0..).zip(&plan.rows) {
        name(Pos2::new(rect.min.x + NAMES / 2.0 - 1.0, grid.middle(Square::new(0, row)).y), text);
    }
}

/// Where the squares of a board are drawn.
struct Grid {
    board: Rect,
    /// The side of a square, in points.
    cell: f32,
}

impl Grid {
    /// The squares of a plan in this rectangle, and where the board lies with what is seen beyond its edges.
    fn of(plan: &Plan, rect: Rect) -> (Rect, Self) {
        let squares = squares(plan);
        let cell = ((rect.width() - NAMES) / squares.x).min((rect.height() - NAMES) / squares.y);
        let whole = Rect::from_min_size(rect.min + vec2(NAMES, 0.0), squares * cell);
        (whole, Self { board: whole.shrink(f32::from(games::of(plan.kind).beyond) * cell), cell })
    }

    fn middle(&self, square: Square) -> Pos2 {
        let (column, row) = (f32::from(square.column) + 0.5, f32::from(square.row) + 0.5);
        self.board.left_bottom() + vec2(column, -row) * self.cell
    }

    fn square(&self, square: Square) -> Rect {
        Rect::from_center_size(self.middle(square), Vec2::splat(self.cell))
    }

    /// Everything on the board.
    fn contents(&self, painter: &Painter, plan: &Plan) {
        for &square in &plan.winning {
            painter.rect_filled(self.square(square), CornerRadius::ZERO, WON);
        }
        for &square in &plan.marks {
            let frame = self.square(square).shrink(0.5);
            let corner = CornerRadius::same(3);
            painter.rect_stroke(frame, corner, Stroke::new(4.0, theme::LIGHT), StrokeKind::Inside);
            painter.rect_stroke(frame.shrink(0.75), corner, Stroke::new(2.5, theme::RED), StrokeKind::Inside);
        }
        for link in plan.board.links() {
            self.link(painter, plan, *link);
        }
        for square in plan.board.squares() {
            self.stack(painter, plan.kind, square, plan.board.stack(square));
        }
        for arrow in &plan.arrows {
            self.arrow(painter, plan, *arrow);
        }
    }

    /// A link, which may go over an edge: it is drawn from both of its ends.
    fn link(&self, painter: &Painter, plan: &Plan, link: Link) {
        let (from, to) = (self.middle(link.from), self.middle(link.to));
        let way = |from: u8, to: u8| match i16::from(to) - i16::from(from) {
            way @ -1..=1 => f32::from(way),
            far => -f32::from(far.signum()),
        };
        let step = vec2(way(link.from.column, link.to.column), -way(link.from.row, link.to.row)) * self.cell;
        let [fill, outline] = drawings::colours(painter, plan.kind, link.player);
        for ends in [[from, from + step], [to, to - step]] {
            painter.line_segment(ends, Stroke::new(self.cell * 0.3 + 2.0, outline));
            painter.line_segment(ends, Stroke::new(self.cell * 0.3, fill));
        }
    }

    /// The pieces on a square from bottom to top, each a little to the right of the one below and higher.
    fn stack(&self, painter: &Painter, kind: Kind, square: Square, stack: &[Piece]) {
        let middle = self.middle(square);
        let above = stack.len().saturating_sub(1) as f32;
        // A stack fills the square, and the gap between it and its neighbours.
        let whole = if above > 0.0 { 1.06 } else { 0.92 };
        let side = whole * self.cell / (1.0 + STEP * above);
        for (level, &piece) in stack.iter().enumerate() {
            let offset = (level as f32 - above / 2.0) * STEP * side;
            let at = Rect::from_center_size(middle + vec2(offset, -offset), Vec2::splat(side));
            drawings::any_piece(painter, at, kind, piece);
        }
    }

    fn arrow(&self, painter: &Painter, plan: &Plan, arrow: Arrow) {
        let from = self.middle(arrow.from);
        let to = arrow.to.map_or_else(
            || {
                let is_upper = 2 * arrow.from.row >= plan.board.rows();
                from + vec2(0.0, if is_upper { -1.0 } else { 1.0 }) * self.cell
            },
            |to| self.middle(to),
        );
        let way = (to - from).normalized();
        // The pieces at both ends can still be seen.
        let is_occupied = |square: Square| plan.board.top(square).is_some();
        let begin = from + way * self.cell * if is_occupied(arrow.from) { 0.38 } else { 0.15 };
        let tip = to - way * self.cell * if arrow.to.is_some_and(is_occupied) { 0.3 } else { 0.12 };
        let head = (self.cell * 0.42).clamp(8.0, 15.0).min(0.8 * begin.distance(tip));
        let neck = tip - way * head;
        let corners = |grow: f32| {
            let side = way.rot90() * (head * 0.45 + grow);
            vec![tip + way * grow * 1.6, neck - way * grow + side, neck - way * grow - side]
        };
        painter.line_segment([begin, neck], Stroke::new(5.5, theme::LIGHT));
        painter.add(Shape::convex_polygon(corners(1.5), theme::LIGHT, Stroke::NONE));
        painter.line_segment([begin, neck + way], Stroke::new(2.5, theme::RED));
        painter.add(Shape::convex_polygon(corners(0.0), theme::RED, Stroke::NONE));
    }
}

/// How far a piece of a stack lies from the one below, as a part of its side.
const STEP: f32 = 0.5;

/// What lies under the pieces that show why the game is won.
const WON: Color32 = Color32::from_rgb(0xf2, 0xd2, 0x3c);

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
