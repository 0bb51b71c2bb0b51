//! The tray of pieces and the plan of the board on which a position is set up, by clicks or by dragging.

use super::state::PositionEditor;
use crate::app::input::device::Device;
use crate::app::ui::games as game_ui;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets;
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, diagram, drawings};
use crate::games::{Kind, Piece, Square};
use crate::texts::Text;
use crate::texts::figure::Plan;
use crate::texts::games::piece_name;
use bevy_egui::egui::{
    Align2, CornerRadius, DragAndDrop, Id, LayerId, Order, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

/// A piece while it is dragged, from a square or from the tray.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Dragged {
    piece: Piece,
    from: Option<Square>,
}

/// What a piece reacts to: fingers scroll the sheet instead of dragging pieces.
fn sense(ui: &Ui) -> Sense {
    if controls::device(ui.ctx()) == Device::Touch { Sense::click() } else { Sense::click_and_drag() }
}

/// The side of a piece in the tray, in points.
pub(super) const TILE: f32 = 44.0;

/// A piece in the tray, with the number that can still be put on the board; returns whether it was clicked.
///
/// With a mouse it can also be dragged to the board.
pub(super) fn tile(ui: &mut Ui, kind: Kind, piece: Piece, left: Option<u32>, is_chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TILE), sense(ui));
    response.dnd_set_drag_payload(Dragged { piece, from: None });
    let name = piece_name(kind, piece);
    let (enabled, label) = (ui.is_enabled(), ui.localise(name.clone()));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, is_chosen, &label));
    let (line, colour) = match (is_chosen, response.hovered()) {
        (true, _) => (3.0, theme::RED),
        (false, true) => (1.5, ACCENT),
        (false, false) => (1.0, theme::SHEET_LINE),
    };
    let (corner, stroke) = (CornerRadius::same(CORNER_RADIUS), Stroke::new(line, colour));
    let painter = ui.painter();
    painter.rect(rect, corner, game_ui::of(kind).ground, stroke, StrokeKind::Inside);
    let mut piece_painter = painter.clone();
    let is_counted = !matches!(piece, Piece::Symbol(..) | Piece::Zen);
    if is_counted && left == Some(0) {
        piece_painter.multiply_opacity(0.5);
    }
    drawings::any_piece(&piece_painter, rect.shrink(5.0), kind, piece);
    if let Some(left) = left.filter(|_| is_counted) {
        let number = painter.layout_no_wrap(left.to_string(), theme::strong(13.0), theme::DARK);
        let place = Align2::RIGHT_BOTTOM.align_size_within_rect(number.size() + vec2(6.0, 0.0), rect.shrink(2.0));
        painter.rect_filled(place, corner, theme::LIGHT.gamma_multiply(0.85));
        painter.galley(place.min + vec2(3.0, 0.0), number, theme::DARK);
    }
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, name, &response);
    response.on_hover_text(label).clicked()
}

/// The board in this rectangle, each of whose squares can be clicked. With a mouse its pieces can be dragged, also off
/// the board.
pub(super) fn board(ui: &mut Ui, editor: &mut PositionEditor, plan: &Plan, rect: Rect) {
    if ui.is_rect_visible(rect) {
        diagram::draw(ui.painter(), rect, plan);
    }
    let mut clicked = None;
    let enabled = ui.is_enabled();
    for square in plan.board.squares() {
        let place = diagram::place(plan, rect, square);
        let id = ui.id().with(("square", square.column, square.row));
        let top = plan.board.top(square);
        let response = ui.interact(place, id, if top.is_some() { sense(ui) } else { Sense::click() });
        if let Some(piece) = top {
            response.dnd_set_drag_payload(Dragged { piece, from: Some(square) });
        }
        let name = editor.edited.square_name(square);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
        let is_first_end = editor.link_from == Some(square);
        let is_goal = response.dnd_hover_payload::<Dragged>().is_some();
        if is_first_end || is_goal || response.hovered() || response.has_focus() {
            frame(ui, place, if is_first_end { 3.0 } else { 2.0 });
        }
        controls::record(ui, Text::Plain(name), &response);
        if let Some(dragged) = response.dnd_release_payload::<Dragged>() {
            match dragged.from {
                Some(from) => editor.carry(from, Some(square)),
                None => editor.put(square, dragged.piece),
            }
        }
        if response.clicked() {
            clicked = Some(square);
        }
    }
    if let Some(square) = clicked {
        editor.point_at(square);
    }
    show_dragged(ui, editor, plan, rect);
}

/// Draws a frame around a square that is pointed at.
fn frame(ui: &Ui, place: Rect, width: f32) {
    let corner = CornerRadius::same(2);
    ui.painter().rect_stroke(place, corner, Stroke::new(width + 2.0, theme::LIGHT), StrokeKind::Middle);
    ui.painter().rect_stroke(place, corner, Stroke::new(width, theme::DARK), StrokeKind::Middle);
}

/// Draws the piece that is dragged at the pointer. Where it was let go beside the board, it is taken away.
fn show_dragged(ui: &Ui, editor: &mut PositionEditor, plan: &Plan, rect: Rect) {
    let Some(dragged) = DragAndDrop::payload::<Dragged>(ui.ctx()) else { return };
    if ui.input(|input| input.pointer.any_released()) {
        DragAndDrop::clear_payload(ui.ctx());
        if let Some(from) = dragged.from {
            editor.carry(from, None);
        }
        return;
    }
    let Some(at) = ui.input(|input| input.pointer.latest_pos()) else { return };
    let side = diagram::place(plan, rect, Square::new(0, 0)).width() * 1.1;
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::new("dragged-piece")));
    drawings::any_piece(&painter, Rect::from_center_size(at, Vec2::splat(side)), plan.kind, dragged.piece);
}
