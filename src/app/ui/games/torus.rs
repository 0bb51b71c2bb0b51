//! ZeN, the game on a torus, in the menus: its stones and its emblem.

use crate::app::ui::games::game_ui::{EditorTool, GameUi, PieceDrawing};
use crate::app::ui::theme::piece_colours::player_colours;
use crate::app::ui::theme::widgets::{self, Button, caption, remark};
use crate::app::ui::theme::{CORNER_RADIUS, LIGHT, MUTED};
use crate::games::torus::Size;
use crate::games::{EditedPosition, Kind, Player};
use crate::session::choices::GameChoices;
use crate::session::games::torus;
use crate::texts::Phrase;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};
use std::f32::consts::TAU;

pub(super) static UI: GameUi = GameUi {
    // Bamboo.
    ground: Color32::from_rgb(0xe2, 0xcc, 0xa0),
    beyond: 1,
    has_links: true,
    piece,
    emblem,
    aim: Some(aim),
    position_fields,
    options,
};

fn piece(painter: &Painter, drawing: &PieceDrawing) {
    drawing.stone(painter);
    if drawing.player == Player::Two {
        // A ring distinguishes the red stones from the black ones without their colour.
        let stroke = Stroke::new(drawing.outline.width, drawing.inlay);
        painter.circle_stroke(drawing.centre, drawing.side * 0.27, stroke);
    }
}

/// The emblem: a torus seen from above, with stones on a loop around its hole.
fn emblem(painter: &Painter, rect: Rect) {
    let (centre, side) = (rect.center(), rect.width().min(rect.height()));
    for radius in [0.44, 0.2] {
        painter.circle_stroke(centre, side * radius, Stroke::new(1.5, MUTED));
    }
    let [black, red] = Player::BOTH.map(|player| player_colours(painter, Kind::Torus, player)[0]);
    painter.circle_stroke(centre, side * 0.32, Stroke::new(3.0, red));
    for step in 0..8_u8 {
        let at = centre + Vec2::angled(TAU * f32::from(step) / 8.0) * side * 0.32;
        painter.circle(at, side * 0.055, black, Stroke::new(1.0, MUTED));
    }
}

/// The two letters: each is written with the directions in which its player wins. The Z has two strokes along the rows
/// and one that rises to the right, the N two along the columns and one that rises to the left.
fn aim(painter: &Painter, rect: Rect) {
    let side = rect.height().min(rect.width() / 3.0);
    // On the colour of the board both letters are as clear as the stones.
    let ground = Rect::from_min_size(rect.min, vec2(side * 2.95, side));
    painter.rect_filled(ground, CornerRadius::same(CORNER_RADIUS), UI.ground);
    let [black, red] = Player::BOTH.map(|player| player_colours(painter, Kind::Torus, player)[0]);
    let strokes = |corners: [(f32, f32); 4], centre: Pos2, colour: Color32| {
        let at = |(x, y): (f32, f32)| centre + vec2(x, y) * side * 0.29;
        for ends in corners.windows(2) {
            let [from, to] = [at(ends[0]), at(ends[1])];
            painter.line_segment([from, to], Stroke::new(side * 0.13 + 2.0, LIGHT));
            painter.line_segment([from, to], Stroke::new(side * 0.13, colour));
        }
        for [from, to] in [[corners[1], corners[0]], [corners[2], corners[3]]] {
            let along = (at(to) - at(from)).normalized();
            let across = along.rot90() * side * 0.13;
            let tip = at(to) + along * side * 0.2;
            let head = vec![tip, at(to) + across, at(to) - across];
            painter.add(Shape::convex_polygon(head, colour, Stroke::new(1.0, LIGHT)));
        }
    };
    let z = [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)];
    let n = [(-1.0, 1.0), (-1.0, -1.0), (1.0, 1.0), (1.0, -1.0)];
    strokes(z, rect.left_center() + vec2(side * 0.75, 0.0), black);
    strokes(n, rect.left_center() + vec2(side * 2.2, 0.0), red);
}

/// The size of the board.
fn position_fields(ui: &mut Ui, edited: &mut EditedPosition, _tool: &mut EditorTool) {
    caption(ui, Phrase::TorusOptionsBoard);
    let Some(size) = Size::new(edited.board().columns()) else { return };
    let (less, more) = (Phrase::TorusOptionsSmallerBoard, Phrase::TorusOptionsLargerBoard);
    let text = format!("{0} × {0}", size.get());
    if let Some(wanted) = widgets::step(ui, (less, torus::smaller(size)), text, (more, torus::larger(size))) {
        edited.set_size(wanted.get());
    }
}

/// The controls for the game's options in the form of a new match.
fn options(ui: &mut Ui, choices: &mut GameChoices) {
    caption(ui, Phrase::TorusOptionsBoard);
    board_size(ui, &mut choices.size);
    widgets::switch(ui, Phrase::TorusOptionsBalancedOpening, &mut choices.balanced_opening);
    remark(ui, Phrase::TorusOptionsBalancedOpeningHelp);
}

fn board_size(ui: &mut Ui, chosen: &mut Size) {
    ui.horizontal_wrapped(|ui| {
        let (smaller, larger) = (torus::smaller(*chosen), torus::larger(*chosen));
        let text = format!("{0} × {0}", chosen.get());
        let (less, more) = (Phrase::TorusOptionsSmallerBoard, Phrase::TorusOptionsLargerBoard);
        if let Some(wanted) = widgets::step(ui, (less, smaller), text, (more, larger)) {
            *chosen = wanted;
        }
        for (side, label) in [(9, Phrase::TorusOptionsForBeginners), (15, Phrase::TorusOptionsAsPublished)] {
            let wanted = Size::new(side);
            if ui.add(Button::new(label).selected(wanted == Some(*chosen))).clicked() {
                *chosen = wanted.unwrap_or(*chosen);
            }
        }
    });
}
